/** Returns the address of the page, without a game. */
export const pageAddress = (): string => location.href.replace(/[?#].*$/, '');
