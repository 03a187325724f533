// R 4: the default board; see board/ for its provinces, spaces and paths.
export { board } from './board/index.js';
export type { KnownPath, KnownProvinceId, KnownSpaceId } from './board/index.js';
