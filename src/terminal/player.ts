/** The program of a worker thread: it plays games of tournaments. */
export { playTask } from '../tournament/play.js';
