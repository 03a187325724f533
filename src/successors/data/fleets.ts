// R 3.4: the fleets.
import type { FleetId, ProvinceId, Source, SpaceId } from '../vocabulary.js';

/** A fleet counter (R 3.4). */
export interface FleetFact {
  readonly id: FleetId;
  readonly name: string;
  /** What its owner must control; a fleet of a card comes by its event and stays. */
  readonly belongsTo: { readonly province: ProvinceId } | { readonly space: SpaceId } | 'card';
  /** Fleet Strength of its two sides (R 3.4.1). */
  readonly weak: number;
  readonly upgraded: number;
  readonly source: { readonly belongsTo: Source; readonly weak: Source; readonly upgraded: Source };
}

const proposed = { weak: 'reconstruction', upgraded: 'reconstruction' } as const satisfies Partial<FleetFact['source']>;

/** The eight fleets. */
export const fleets: Readonly<Record<FleetId, FleetFact>> = {
  makedonia: {
    id: 'makedonia', name: 'Fleet of Makedonia', belongsTo: { province: 'makedonia' }, weak: 1, upgraded: 2,
    source: { belongsTo: 'public: play by forum (3rd ed.)', ...proposed },
  },
  athenai: {
    id: 'athenai', name: 'Fleet of Athenai', belongsTo: { space: 'athenai' }, weak: 1, upgraded: 2,
    source: { belongsTo: 'R 3.4', ...proposed },
  },
  karia: {
    id: 'karia', name: 'Fleet of Karia', belongsTo: { province: 'karia' }, weak: 1, upgraded: 2,
    source: { belongsTo: 'public: session reports (1st ed.)', ...proposed },
  },
  rhodos: {
    id: 'rhodos', name: 'Fleet of Rhodos', belongsTo: { province: 'rhodos' }, weak: 2, upgraded: 3,
    source: { belongsTo: 'public: session report (1st ed.)', weak: 'inferred: the Largest Fleet in a session report (1st ed.)', upgraded: 'reconstruction' },
  },
  phoinike: {
    id: 'phoinike', name: 'Fleet of Phoinike', belongsTo: { province: 'phoinike' }, weak: 2, upgraded: 3,
    source: { belongsTo: 'public: session reports (1st ed.)', ...proposed },
  },
  kypros: {
    id: 'kypros', name: 'Fleet of Kypros', belongsTo: { province: 'kypros' }, weak: 1, upgraded: 2,
    source: { belongsTo: 'reconstruction: it completes the eight of R 2', ...proposed },
  },
  aigyptos: {
    id: 'aigyptos', name: 'Fleet of Aigyptos', belongsTo: { province: 'aigyptos' }, weak: 1, upgraded: 2,
    source: { belongsTo: 'reconstruction: it completes the eight of R 2', ...proposed },
  },
  kilikia: {
    id: 'kilikia', name: 'Pirates of Kilikia', belongsTo: 'card', weak: 1, upgraded: 2,
    source: { belongsTo: 'R 3.4', weak: 'R 6.6.3', upgraded: 'reconstruction' },
  },
};
