/** `diadochi`: Successors. The other games have entry points of their own. @module diadochi */
export * from './successors/index.js';
