/** How many altered states a proof tries: about a minute's worth, or as many as `ALTERATIONS` says. */
export const ALTERATIONS = Number(process.env.ALTERATIONS ?? 600);
