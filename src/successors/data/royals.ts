// R 5.3, 15.2, 18: the royal family and Alexander's body.
import type { RoyalId, SpaceId } from '../vocabulary.js';

/** A member of the royal family (R 4.24). */
export interface RoyalFact {
  readonly id: RoyalId;
  readonly name: string;
  readonly kind: 'heir' | 'woman';
  /** The Legitimacy for the player who controls him or her (R 15.2). */
  readonly legitimacy: number;
  /** Where he or she is when play begins (R 5.3). */
  readonly start: SpaceId | 'box';
  /** Whether Active when play begins: Heirs always are, women never (R 18.2, 18.4.1). */
  readonly active: boolean;
}

/** The royal family. */
export const royals: Readonly<Record<RoyalId, RoyalFact>> = {
  philippos: { id: 'philippos', name: 'Philippos', kind: 'heir', legitimacy: 4, start: 'box', active: true },
  herakles: { id: 'herakles', name: 'Herakles', kind: 'heir', legitimacy: 2, start: 'damaskos', active: true },
  alexandros: { id: 'alexandros', name: 'Alexandros', kind: 'heir', legitimacy: 5, start: 'babylon', active: true },
  olympias: { id: 'olympias', name: 'Olympias', kind: 'woman', legitimacy: 3, start: 'molossia', active: false },
  kleopatra: { id: 'kleopatra', name: 'Kleopatra', kind: 'woman', legitimacy: 2, start: 'sardeis', active: false },
  thessalonike: { id: 'thessalonike', name: 'Thessalonike', kind: 'woman', legitimacy: 2, start: 'pella', active: false },
};

/** Where the Funeral Cart stands when play begins (R 5.3). */
export const FUNERAL_CART_START = 'babylon' satisfies SpaceId;

/** Who is illegitimate under the optional rule (R 19.12). */
export const ILLEGITIMATE_SON = 'herakles' satisfies RoyalId;

/** Where Herakles starts under the optional rule of the illegitimate son (R 19.12). */
export const ILLEGITIMATE_SON_START = 'halikarnassos' satisfies SpaceId;
