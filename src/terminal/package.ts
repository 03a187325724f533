/** The files of the package. */

/**
 * Returns the URL of a file of the package. The program is two folders deep, both in the repository and in the package.
 */
export const inPackage = (path: string): URL => new URL(`../../${path}`, import.meta.url);
