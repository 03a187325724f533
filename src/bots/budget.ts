/** How long a bot may think about a decision. */

/** The budget of a search: a number of iterations, or a time. With a time, the move depends on the machine. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** Returns the budget in the name of a bot: `200`, `1000ms`. */
export const budgetName = (budget: Budget): string =>
  'iterations' in budget ? String(budget.iterations) : `${budget.milliseconds}ms`;

/** Returns the time in milliseconds. A budget in milliseconds is the only thing in the library that reads a clock. */
const now = (): number => globalThis.performance.now();

/** Calls a function with 0, 1, 2 … until the budget is spent or the function returns `false`: at least once. */
export function spend(budget: Budget, iterate: (iteration: number) => boolean): void {
  const [most, end] = 'iterations' in budget ? [budget.iterations, Infinity] : [Infinity, now() + budget.milliseconds];
  for (let iteration = 0; iterate(iteration); iteration++) {
    if (iteration + 1 >= most || now() >= end) return;
  }
}
