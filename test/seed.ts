/** The seed of this run, as the configuration of the tests has chosen it. */
export const SEED = Number(process.env.SEED);
