/** R 20: actions of peace. */
import type { PlayerId } from '../vocabulary.js';

export type PeaceAction = DemandPeace | ProposePeace | AcceptPeace | RefusePeace | AirGrievances | EndEmbassies;

/** R C: a player makes an enemy roll for peace. */
export interface DemandPeace {
  readonly type: 'demandPeace';
  readonly player: PlayerId;
  readonly on: PlayerId;
}
/** R 20.1 b: a player proposes peace to all others. */
export interface ProposePeace {
  readonly type: 'proposePeace';
  readonly player: PlayerId;
}
/** R 20.1 b: a player accepts the peace that was proposed. */
export interface AcceptPeace {
  readonly type: 'acceptPeace';
  readonly player: PlayerId;
}
/** R 20.1 b: a player refuses the peace that was proposed. */
export interface RefusePeace {
  readonly type: 'refusePeace';
  readonly player: PlayerId;
}
/** R 20.3: a player rolls for the other side's offences against the peace. */
export interface AirGrievances {
  readonly type: 'airGrievances';
  readonly player: PlayerId;
}
/** A player ends their embassies for this season. */
export interface EndEmbassies {
  readonly type: 'endEmbassies';
  readonly player: PlayerId;
}
