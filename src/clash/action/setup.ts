/** R S4.4, S5.3: the choices of the set-up. */
import type { Decision } from '../../conquest/action/base.js';
import type { CityId, PieceId, ProvinceId } from '../../conquest/vocabulary.js';

export type SetupAction = DeployPiece | DeployRest | DeployWall | Disengage;

/** R S5.3: the piece that is next begins in this province. */
export interface DeployPiece extends Decision<'deployPiece'> {
  readonly piece: PieceId;
  readonly province: ProvinceId;
}

/** R S5.3: all pieces that are left begin in this province. */
export interface DeployRest extends Decision<'deployRest'> {
  readonly province: ProvinceId;
}

/** R S5.3: the city has one of the side's walls more. */
export interface DeployWall extends Decision<'deployWall'> {
  readonly city: CityId;
}

/** R S4.4: the side leaves the province for this one. */
export interface Disengage extends Decision<'disengage'> {
  readonly province: ProvinceId;
}
