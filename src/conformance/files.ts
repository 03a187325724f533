// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- a declaration of modules cannot be imported
/// <reference path="./json.d.ts" />
/** The files of cases, section by section. A test holds this list to what is in `conformance/`. */
import successors03CoreConcepts from '../../conformance/successors/03-core-concepts.json' with { type: 'json' };
import alexandros01Components from '../../conformance/alexandros/01-components.json' with { type: 'json' };
import alexandros02Setup from '../../conformance/alexandros/02-setup.json' with { type: 'json' };
import alexandros03GamePlay from '../../conformance/alexandros/03-game-play.json' with { type: 'json' };
import alexandros04MovingAlexander from '../../conformance/alexandros/04-moving-alexander.json' with { type: 'json' };
import alexandros05SpecialMove from '../../conformance/alexandros/05-special-move.json' with { type: 'json' };
import alexandros06FurtherActions from '../../conformance/alexandros/06-further-actions.json' with { type: 'json' };
import alexandros07TakeACard from '../../conformance/alexandros/07-take-a-card.json' with { type: 'json' };
import alexandros08OccupyProvince from '../../conformance/alexandros/08-occupy-province.json' with { type: 'json' };
import alexandros09OccupyAnEmptyProvince from '../../conformance/alexandros/09-occupy-an-empty-province.json' with { type: 'json' };
import alexandros10TakeOverAnOccupiedProvince from '../../conformance/alexandros/10-take-over-an-occupied-province.json' with { type: 'json' };
import alexandros11LevyTaxes from '../../conformance/alexandros/11-levy-taxes.json' with { type: 'json' };
import alexandros12TakeBackAGuard from '../../conformance/alexandros/12-take-back-a-guard.json' with { type: 'json' };
import alexandros13EndOfTheGame from '../../conformance/alexandros/13-end-of-the-game.json' with { type: 'json' };
import alexandros14SpecialSituations from '../../conformance/alexandros/14-special-situations.json' with { type: 'json' };

export const FILES: readonly unknown[] = [
  successors03CoreConcepts,
  alexandros01Components,
  alexandros02Setup,
  alexandros03GamePlay,
  alexandros04MovingAlexander,
  alexandros05SpecialMove,
  alexandros06FurtherActions,
  alexandros07TakeACard,
  alexandros08OccupyProvince,
  alexandros09OccupyAnEmptyProvince,
  alexandros10TakeOverAnOccupiedProvince,
  alexandros11LevyTaxes,
  alexandros12TakeBackAGuard,
  alexandros13EndOfTheGame,
  alexandros14SpecialSituations,
];
