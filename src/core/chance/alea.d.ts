/** The one generator of seedrandom that is used: its main module asks for Node's `crypto` beside it. */
declare module 'seedrandom/lib/alea.js' {
  /** Where the generator stands. */
  interface AleaState {
    readonly c: number;
    readonly s0: number;
    readonly s1: number;
    readonly s2: number;
  }

  /** A generator that begins with a seed, or goes on from a state. */
  function alea(seed: string, options: { readonly state: true | AleaState }): { int32(): number; state(): AleaState };

  // eslint-disable-next-line no-restricted-syntax -- what a module of CommonJS gives
  export default alea;
}
