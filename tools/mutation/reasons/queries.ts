/** What no test of the queries can notice. */
import type { Reason } from './shape.js';

export const QUERY_REASONS: readonly Reason[] = [
  // Whatever is asked of a faction or a space that has no code is empty.
  {
    where: 'successors/query/',
    was: /^(mover|who|victor) [!=]== 'independent'$|^'independent'$|^victor !== 'independent' && plays\(situation, 'cavalry'\)$/,
    because: 'Types demand it: Independent Armies have no seat, and so no CUs are counted of them anyway.',
  },
  {
    where: 'successors/query/',
    was: /^(controller !== null|controller === null|general !== 'minor'|'minor'|space === undefined|fact\.province === null|region !== undefined|province !== null|(situation\.)?body\.space === null|holder === undefined|code === undefined|commander !== undefined|general !== undefined|owner !== null|first !== undefined)$/,
    because: 'Types demand it: whatever is asked of nobody, or of nowhere, is empty or false by itself.',
  },
  {
    where: 'successors/query/',
    was: /^geometry\.(provinces\.get\(fact\.province\)\?\.region|spacesOf\.get\(province\)\?\.length|spaces\.get\(space\)\?\.province)$/,
    because: 'Types demand it: what a board names it has.',
  },
  { where: 'successors/query/', was: "''", because: 'Types demand it: every code has a name.' },
  {
    where: 'successors/query/',
    was: '[]',
    became: '["Stryker was here"]',
    because: 'Where types demand a list, or a work list begins: a word that is the code of no space leads nowhere.',
  },
  {
    where: 'successors/query/',
    was: 'situation.spaces + 1',
    became: 'situation.spaces - 1',
    because: 'Marks are kept in words of 32 bits: the last of them has room on every board that is shipped.',
  },
  {
    where: 'successors/query/',
    was: /^(seat < situation\.players\.length|general < GENERALS\.length|code < situation\.spaces)$/,
    became: /<=/,
    because: 'One too many is empty: no seat, general or space has that code.',
  },
  // Looked at for speed alone.
  {
    where: 'successors/query/interception',
    was: /^\(\(situation\.seatsOutside\(code\) \| situation\.seatsInside\(code\)\) & seat\) !== 0$|^places\.length > 0$/,
    because: 'Speed only: whoever is not there has no Army there, and no places remain none.',
  },
  {
    where: 'successors/query/cards',
    was: 'index === undefined',
    became: 'true',
    because: 'Speed only: the index is made anew each time.',
  },
  {
    where: 'successors/query/fleets',
    was: 'owner === undefined',
    became: 'true',
    because: 'Speed only: the answer is found anew each time.',
  },
  {
    where: 'successors/query/',
    was: "!plays(situation, 'specialAbilities')",
    became: 'false',
    because: 'Speed only: without the rule every figure is left as it is.',
  },
  {
    where: 'successors/query/battle',
    was: 'units.mercenary * COMBAT_STRENGTH.mercenary',
    became: /\//,
    because: 'A Mercenary has Combat Strength 1.',
  },
  {
    where: 'successors/query/presence',
    was: /^(situation\.count\(post\) === 0|situation\.movedCount\(post\) === 0|officers === 0|situation\.minorsInPlay\(seat\) === 0|armies === 0)$/,
    became: 'false',
    because: 'Speed only: of nothing, nothing is found.',
  },
  {
    where: 'successors/query/royals',
    was: /^(holder === NONE( (\|\||&&) holder === INDEPENDENT)?|holder === INDEPENDENT|foreign === 0|seats === 0|situation\.wards\(situation\.spaceCode\(place\.space\)\) === 0)$/,
    because:
      'Speed only, and nothing is looked up below 0: no player has such a seat, and where nobody is nobody is found.',
  },
  {
    where: 'successors/query/movement',
    was: /^(cost >= \(distance\.get\(to\) \?\? Infinity\)|spent < points|distance\.get\(space\) !== spent|!bySea && !transMediterranean)$/,
    because: 'Speed only: a way that is no shorter, too long, or not counted changes no distance.',
  },
  {
    where: 'successors/query/markers',
    was: 'cost === points',
    became: 'false',
    because: 'Speed only: without points left no path is followed.',
  },
  {
    where: 'successors/query/victory-points',
    was: 'situation.capitals === undefined',
    became: 'false',
    because: 'Speed only: where no capitals may be built they bring nothing.',
  },
  {
    where: 'successors/query/legitimacy',
    was: /^(known !== undefined && stillHolds\(situation, known\.grounds\)|situation\.generals === grounds\.generals && .*|\(situation: Situation, grounds: Grounds\): boolean => .*|\{ champions, generals, royals, .*)$/,
    because: 'Speed only: Legitimacy is counted anew each time.',
  },
  {
    where: 'successors/query/legitimacy',
    was: /^royalFacts\[heir\]\.legitimacy > royalFacts\[best\]\.legitimacy$/,
    became: />=/,
    because: 'No two Heirs are worth the same.',
  },
  {
    where: 'successors/query/',
    was: /^(strategos|province) === NONE$/,
    became: 'false',
    because: 'Nothing is looked up below 0: nobody controls a province that the board does not have.',
  },
];
