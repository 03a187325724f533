/** The only generator of seedrandom that we use; its main module would also import Node's `crypto`. */
declare module 'seedrandom/lib/alea.js' {
  /** The state of the generator. */
  interface AleaState {
    readonly c: number;
    readonly s0: number;
    readonly s1: number;
    readonly s2: number;
  }

  /** Returns a generator that starts from a seed or continues from a state. */
  function alea(seed: string, options: { readonly state: true | AleaState }): { int32(): number; state(): AleaState };

  // eslint-disable-next-line no-restricted-syntax -- what a module of CommonJS gives
  export default alea;
}
