/** JSON files, whose content only a codec can type. */
declare module '*.json' {
  const content: unknown;
  // eslint-disable-next-line no-restricted-syntax -- a file of JSON has this export and no other
  export default content;
}
