// R 3.4: the fleets.
import type { FleetId, ProvinceId, SpaceId } from '../vocabulary.js';

/** A fleet counter (R 3.4). */
export interface FleetFact {
  readonly id: FleetId;
  readonly name: string;
  /** What its owner must control. The fleet of a card comes with its event and stays. */
  readonly belongsTo: { readonly province: ProvinceId } | { readonly space: SpaceId } | 'card';
  /** The Fleet Strength of its two sides (R 3.4.1). */
  readonly weak: number;
  readonly upgraded: number;
}

/** The eight fleets. */
export const fleets: Readonly<Record<FleetId, FleetFact>> = {
  makedonia: { id: 'makedonia', name: 'Fleet of Makedonia', belongsTo: { province: 'makedonia' }, weak: 1, upgraded: 2 },
  athenai: { id: 'athenai', name: 'Fleet of Athenai', belongsTo: { space: 'athenai' }, weak: 1, upgraded: 2 },
  karia: { id: 'karia', name: 'Fleet of Karia', belongsTo: { province: 'karia' }, weak: 1, upgraded: 2 },
  rhodos: { id: 'rhodos', name: 'Fleet of Rhodos', belongsTo: { province: 'rhodos' }, weak: 2, upgraded: 3 },
  phoinike: { id: 'phoinike', name: 'Fleet of Phoinike', belongsTo: { province: 'phoinike' }, weak: 2, upgraded: 3 },
  kypros: { id: 'kypros', name: 'Fleet of Kypros', belongsTo: { province: 'kypros' }, weak: 1, upgraded: 2 },
  aigyptos: { id: 'aigyptos', name: 'Fleet of Aigyptos', belongsTo: { province: 'aigyptos' }, weak: 1, upgraded: 2 },
  kilikia: { id: 'kilikia', name: 'Pirates of Kilikia', belongsTo: 'card', weak: 1, upgraded: 2 },
};
