/** Optional rules, which players agree on before a game. */

/** Returns whether a game is played with an optional rule. */
export const isPlayedWith = (
  { options }: { readonly options: { readonly optionalRules?: readonly string[] } },
  rule: string,
): boolean => options.optionalRules?.includes(rule) ?? false;
