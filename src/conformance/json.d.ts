/** Files of JSON, of which only reading them with a codec tells what is in them. */
declare module '*.json' {
  const content: unknown;
  // eslint-disable-next-line no-restricted-syntax -- a file of JSON has this export and no other
  export default content;
}
