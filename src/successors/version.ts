/** The version of the data format of states, actions and positions; records and positions of another one are refused. */
export const SUCCESSORS_VERSION = 1;
