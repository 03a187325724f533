/** The one generator of seedrandom that is used: the whole of it asks a page for Node's `crypto`. */
declare module 'seedrandom/lib/alea.js' {
  import type seedrandom from 'seedrandom';
  const alea: seedrandom['alea'];
  // eslint-disable-next-line no-restricted-syntax -- what a module of CommonJS gives
  export default alea;
}
