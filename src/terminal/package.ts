/** Where the files of the package are. */

/** A file of the package, by its path in it: the program lies two folders deep, in the repository and in the package. */
export const inPackage = (path: string): URL => new URL(`../../${path}`, import.meta.url);
