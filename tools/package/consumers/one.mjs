// A page that needs one small function.
export { orThrow } from 'diadochi';
