/** The steps of card events at which a player or chance decides (R 6.6.3 A). */

/**
 * The steps by effect. The module of each effect implements exactly these steps, and each language has a question for
 * each.
 */
export interface EventSteps {
  readonly hemlock: 'target';
  readonly diplomacy: 'target';
  readonly disease: 'target';
  readonly levy: 'target' | 'leader';
  readonly minorRaid: 'target';
  readonly ponticFleet: never;
  readonly pirates: never;
  readonly condemnation: 'target';
  readonly treachery: 'target' | 'receiver';
  readonly unrest: 'province' | 'space';
  readonly unrestSpreads: 'target';
  readonly plansOfTheirOwn: 'target' | 'city';
  readonly independentArmy: 'target';
  readonly desertions: 'target' | 'receiver' | 'unit';
  readonly popularSupport: never;
  readonly treasury: 'target';
  readonly marriage: never;
  readonly philippos: 'target';
  readonly peukestas: never;
  readonly helepolis: 'target';
  readonly olympias: never;
  readonly campaign: never;
  readonly traitor: 'target';
  readonly veterans: never;
  readonly stormAtSea: never;
  readonly shipbuilding: 'target';
  readonly satrapalLevy: 'target';
  readonly templeGold: never;
  readonly eleventhHour: 'target';
  readonly alwaysLiars: never;
  readonly ambush: never;
  readonly foragingFailure: 'target';
  readonly guides: never;
  readonly secondWind: never;
  readonly omens: 'target';
  readonly mutiny: 'target' | 'unit';
  readonly brokenOath: never;
  readonly silverShields: 'target';
  readonly oratorsGift: 'target';
  readonly ahuraMazda: 'target' | 'theft';
  readonly repercussions: never;
}
