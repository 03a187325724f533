/** Where a symbol stands in the API reference: what a user does with it first, what it is made of after that. */

/** In this order on every page. */
export const CATEGORIES = [
  'Play',
  'State',
  'View',
  'Show',
  'Records',
  'Bots',
  'Environments',
  'Query',
  'Positions',
  'Refusals',
  'Words',
  'Chance',
  'Data',
  'Vocabulary',
  'Actions',
  'Events',
  'Frames',
  'Codecs',
  'Games',
  'Conformance',
  'boardgame.io',
  'Pictures',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** What is known by its name, whichever game it is of. */
const BY_NAME: Readonly<Partial<Record<Category, readonly string[]>>> = {
  Play: ['createMatch', 'createMatchAt', 'isUndoBarrier', 'Match', 'play', 'undo'],
  Show: [
    'autoAction',
    'decodeStandingOrders',
    'destinations',
    'groupActions',
    'history',
    'nextTurn',
    'obey',
    'playWithOrders',
    'subjectOf',
    'Episode',
    'Obeyed',
  ],
  State: [
    'actors',
    'applyAction',
    'chanceOutcomes',
    'createGame',
    'explainAction',
    'legalActions',
    'outcome',
    'settle',
    'Outcome',
    'Transition',
    'Applied',
  ],
  View: ['eventFor', 'legalActionsFromView', 'viewFor', 'SPECTATOR', 'Viewer'],
  Records: ['createRecord', 'GameRecord', 'load', 'recordOf', 'OtherVersion', 'replay', 'save', 'SavedMatch'],
  Bots: ['outcomeIn', 'parseAction', 'returnsOf', 'sampleState', 'simulate', 'viewIn', 'Simulation'],
  Positions: ['fromPosition', 'Position', 'toPosition'],
  Refusals: ['Either', 'isLeft', 'isRight', 'match', 'GameRefusal', 'NothingToUndo', 'PlayRefusal', 'UndoRefusal'],
  Data: ['checkDeck', 'decodeBoard', 'decodeDeck'],
  Codecs: ['decode'],
};

const named: ReadonlyMap<string, string> = new Map(
  Object.entries(BY_NAME).flatMap(([category, names]) => names.map((name) => [name, category] as const)),
);

/** What is known by where it is declared, below `src/<game>/`. */
const BY_PLACE: readonly (readonly [place: RegExp, category: Category])[] = [
  [/^svg\b/, 'Pictures'],
  [/^(?:bot|budget|flat-monte-carlo|greedy|heuristics|mcts|named|random|rollout|value)\.ts/, 'Bots'],
  [/^(?:action-index|observation|observe|environment|interface|settings|vector|values)\b/, 'Environments'],
  [/^(?:extension\/)?action\b/, 'Actions'],
  [/^(?:extension\/)?event\b/, 'Events'],
  [/^(?:extension\/)?frame\b/, 'Frames'],
  [/^(?:codec|data\/codec)\b/, 'Codecs'],
  [/^text\/card-text\b/, 'Data'],
  [/^text\b/, 'Words'],
  [/^(?:data|geometry)\b/, 'Data'],
  [/^(?:vocabulary|units)\b/, 'Vocabulary'],
  [/^query\b/, 'Query'],
  [/^position\b/, 'Positions'],
  [/^(?:pieces|guide|subjects|destinations|standing-orders)\b/, 'Show'],
  [/^view\b/, 'View'],
  [/^(?:sample|bots)\b/, 'Bots'],
  [/^(?:code|failure|rule|result|either)\b/, 'Refusals'],
  [/^chance\b/, 'Chance'],
  [/^(?:match|checkpoint|retrace)\b/, 'Play'],
  [/^(record|beginning)\b/, 'Records'],
  [/^(?:state|options|board)\b/, 'State'],
  [/^hex\//, 'Data'],
  [/^hidden\//, 'State'],
  [/^(?:conformance|case|cases|names|report|run)\b/, 'Conformance'],
  [/^(?:as-boardgame|shape|table|moves)\.ts$/, 'boardgame.io'],
  [/^(?:game|family|types|version|machine|live|simulation|plain-border|json|foreign-text|index)\b/, 'Games'],
];

/** The category of a symbol, by its name and the file below `src/<game>/` that declares it. */
export const categoryOf = (name: string, place: string): string | undefined =>
  named.get(name) ?? BY_PLACE.find(([where]) => where.test(place))?.[1];

/** The heading for what a file of a folder declares: `query/victory-points.ts` is about victory points. */
export function subjectOf(place: string): string {
  const words = (place.split('/').at(-1) ?? place).replace(/\.ts$/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
