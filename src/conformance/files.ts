// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- a declaration of modules cannot be imported
/// <reference path="./json.d.ts" />
/** The files of cases, section by section. Written by `npm run conformance:files` from the files in `conformance/`. */
import successors03CoreConcepts from '../../conformance/successors/03-core-concepts.json' with { type: 'json' };
import successors04Terms from '../../conformance/successors/04-terms.json' with { type: 'json' };
import successors05Setup from '../../conformance/successors/05-setup.json' with { type: 'json' };
import successors061TurnEvents from '../../conformance/successors/06-1-turn-events.json' with { type: 'json' };
import successors062TurnOrder from '../../conformance/successors/06-2-turn-order.json' with { type: 'json' };
import successors063Usurper from '../../conformance/successors/06-3-usurper.json' with { type: 'json' };
import successors064Reinforcements from '../../conformance/successors/06-4-reinforcements.json' with { type: 'json' };
import successors065TycheCards from '../../conformance/successors/06-5-tyche-cards.json' with { type: 'json' };
import successors066Strategy from '../../conformance/successors/06-6-strategy.json' with { type: 'json' };
import successors067Isolation from '../../conformance/successors/06-7-isolation.json' with { type: 'json' };
import successors068End from '../../conformance/successors/06-8-end.json' with { type: 'json' };
import successors07Victory from '../../conformance/successors/07-victory.json' with { type: 'json' };
import successors081MovementPoints from '../../conformance/successors/08-1-movement-points.json' with { type: 'json' };
import successors083LandMovement from '../../conformance/successors/08-3-land-movement.json' with { type: 'json' };
import successors084NavalMovement from '../../conformance/successors/08-4-naval-movement.json' with { type: 'json' };
import successors085NavalInterception from '../../conformance/successors/08-5-naval-interception.json' with { type: 'json' };
import successors086NavalBattles from '../../conformance/successors/08-6-naval-battles.json' with { type: 'json' };
import successors09ReactionStep from '../../conformance/successors/09-reaction-step.json' with { type: 'json' };
import successors10AvoidBattle from '../../conformance/successors/10-avoid-battle.json' with { type: 'json' };
import successors11LandInterception from '../../conformance/successors/11-land-interception.json' with { type: 'json' };
import successors12LandBattle from '../../conformance/successors/12-land-battle.json' with { type: 'json' };
import successors13Sieges from '../../conformance/successors/13-sieges.json' with { type: 'json' };
import successors14IndependentArmies from '../../conformance/successors/14-independent-armies.json' with { type: 'json' };
import successors15Legitimacy from '../../conformance/successors/15-legitimacy.json' with { type: 'json' };
import successors16Prestige from '../../conformance/successors/16-prestige.json' with { type: 'json' };
import successors17Champions from '../../conformance/successors/17-champions.json' with { type: 'json' };
import successors18RoyalFamily from '../../conformance/successors/18-royal-family.json' with { type: 'json' };
import successors1901Prestige from '../../conformance/successors/19-01-prestige.json' with { type: 'json' };
import successors1902SpecialAbilities from '../../conformance/successors/19-02-special-abilities.json' with { type: 'json' };
import successors1903Reactions from '../../conformance/successors/19-03-reactions.json' with { type: 'json' };
import successors1906ForagingAttrition from '../../conformance/successors/19-06-foraging-attrition.json' with { type: 'json' };
import successors1907DispersedFleets from '../../conformance/successors/19-07-dispersed-fleets.json' with { type: 'json' };
import successors1908Capitals from '../../conformance/successors/19-08-capitals.json' with { type: 'json' };
import successors1909Cavalry from '../../conformance/successors/19-09-cavalry.json' with { type: 'json' };
import successors1910ElephantsOutside from '../../conformance/successors/19-10-elephants-outside.json' with { type: 'json' };
import successors1911FasterCart from '../../conformance/successors/19-11-faster-cart.json' with { type: 'json' };
import successors1912IllegitimateSon from '../../conformance/successors/19-12-illegitimate-son.json' with { type: 'json' };
import successors20Cards01To20 from '../../conformance/successors/20-cards-01-to-20.json' with { type: 'json' };
import successors20Cards21To40 from '../../conformance/successors/20-cards-21-to-40.json' with { type: 'json' };
import successors20Cards41To59 from '../../conformance/successors/20-cards-41-to-59.json' with { type: 'json' };
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
import conquest03SetUp from '../../conformance/conquest/03-set-up.json' with { type: 'json' };
import conquest04TurnSequence from '../../conformance/conquest/04-turn-sequence.json' with { type: 'json' };
import conquest05ProvinceControl from '../../conformance/conquest/05-province-control.json' with { type: 'json' };
import conquest06Stacking from '../../conformance/conquest/06-stacking.json' with { type: 'json' };
import conquest07Supply from '../../conformance/conquest/07-supply.json' with { type: 'json' };
import conquest08Movement from '../../conformance/conquest/08-movement.json' with { type: 'json' };
import conquest09Combat from '../../conformance/conquest/09-combat.json' with { type: 'json' };
import conquest10TacticalDisplay from '../../conformance/conquest/10-tactical-display.json' with { type: 'json' };
import conquest11SiegeCombat from '../../conformance/conquest/11-siege-combat.json' with { type: 'json' };
import conquest12Replacements from '../../conformance/conquest/12-replacements.json' with { type: 'json' };
import conquest13ReinforcementsAndWithdrawals from '../../conformance/conquest/13-reinforcements-and-withdrawals.json' with { type: 'json' };
import conquest14RandomEvents from '../../conformance/conquest/14-random-events.json' with { type: 'json' };
import conquest15MacedonianObjectives from '../../conformance/conquest/15-macedonian-objectives.json' with { type: 'json' };
import conquest16HowToWin from '../../conformance/conquest/16-how-to-win.json' with { type: 'json' };
import conquest17OptionalRules from '../../conformance/conquest/17-optional-rules.json' with { type: 'json' };
import xenophon01Introduction from '../../conformance/xenophon/01-introduction.json' with { type: 'json' };
import xenophon02NewUnits from '../../conformance/xenophon/02-new-units.json' with { type: 'json' };
import xenophon03SetUp from '../../conformance/xenophon/03-set-up.json' with { type: 'json' };
import xenophon04Sequence from '../../conformance/xenophon/04-sequence.json' with { type: 'json' };
import xenophon05Movement from '../../conformance/xenophon/05-movement.json' with { type: 'json' };
import xenophon06Fleet from '../../conformance/xenophon/06-fleet.json' with { type: 'json' };
import xenophon07Combat from '../../conformance/xenophon/07-combat.json' with { type: 'json' };
import xenophon08Reinforcements from '../../conformance/xenophon/08-reinforcements.json' with { type: 'json' };
import xenophon09Victory from '../../conformance/xenophon/09-victory.json' with { type: 'json' };
import xenophon10OptionalRules from '../../conformance/xenophon/10-optional-rules.json' with { type: 'json' };
import clash01Introduction from '../../conformance/clash/01-introduction.json' with { type: 'json' };
import clash02NewUnits from '../../conformance/clash/02-new-units.json' with { type: 'json' };
import clash03Disintegration from '../../conformance/clash/03-disintegration.json' with { type: 'json' };
import clash04SetUpForTwo from '../../conformance/clash/04-set-up-for-two.json' with { type: 'json' };
import clash05SetUpForMore from '../../conformance/clash/05-set-up-for-more.json' with { type: 'json' };
import clash06Sequence from '../../conformance/clash/06-sequence.json' with { type: 'json' };
import clash07Movement from '../../conformance/clash/07-movement.json' with { type: 'json' };
import clash08Fleets from '../../conformance/clash/08-fleets.json' with { type: 'json' };
import clash09Combat from '../../conformance/clash/09-combat.json' with { type: 'json' };
import clash10Stacking from '../../conformance/clash/10-stacking.json' with { type: 'json' };
import clash11Replacements from '../../conformance/clash/11-replacements.json' with { type: 'json' };
import clash12Objectives from '../../conformance/clash/12-objectives.json' with { type: 'json' };
import clash13Victory from '../../conformance/clash/13-victory.json' with { type: 'json' };
import clash14OptionalRules from '../../conformance/clash/14-optional-rules.json' with { type: 'json' };
import peloponnesian01Components from '../../conformance/peloponnesian/01-components.json' with { type: 'json' };
import peloponnesian02SetUp from '../../conformance/peloponnesian/02-set-up.json' with { type: 'json' };
import peloponnesian03TurnSequence from '../../conformance/peloponnesian/03-turn-sequence.json' with { type: 'json' };
import peloponnesian04Control from '../../conformance/peloponnesian/04-control.json' with { type: 'json' };
import peloponnesian05Tribute from '../../conformance/peloponnesian/05-tribute.json' with { type: 'json' };
import peloponnesian06Revolts from '../../conformance/peloponnesian/06-revolts.json' with { type: 'json' };
import peloponnesian07Units from '../../conformance/peloponnesian/07-units.json' with { type: 'json' };
import peloponnesian08Areas from '../../conformance/peloponnesian/08-areas.json' with { type: 'json' };
import peloponnesian09Supply from '../../conformance/peloponnesian/09-supply.json' with { type: 'json' };
import peloponnesian10Sieges from '../../conformance/peloponnesian/10-sieges.json' with { type: 'json' };
import peloponnesian11Destroying from '../../conformance/peloponnesian/11-destroying.json' with { type: 'json' };
import peloponnesian12EventCards from '../../conformance/peloponnesian/12-event-cards.json' with { type: 'json' };
import peloponnesian13Adjustments from '../../conformance/peloponnesian/13-adjustments.json' with { type: 'json' };
import peloponnesian14CampaignTurns from '../../conformance/peloponnesian/14-campaign-turns.json' with { type: 'json' };
import peloponnesian15Raiding from '../../conformance/peloponnesian/15-raiding.json' with { type: 'json' };
import peloponnesian16Movement from '../../conformance/peloponnesian/16-movement.json' with { type: 'json' };
import peloponnesian17Combat from '../../conformance/peloponnesian/17-combat.json' with { type: 'json' };
import peloponnesian18CitiesAndForts from '../../conformance/peloponnesian/18-cities-and-forts.json' with { type: 'json' };
import peloponnesian19Sicily from '../../conformance/peloponnesian/19-sicily.json' with { type: 'json' };
import peloponnesian20Peace from '../../conformance/peloponnesian/20-peace.json' with { type: 'json' };
import peloponnesian21Victory from '../../conformance/peloponnesian/21-victory.json' with { type: 'json' };
import peloponnesian22ArgiveLeague from '../../conformance/peloponnesian/22-argive-league.json' with { type: 'json' };
import peloponnesian23Campaign from '../../conformance/peloponnesian/23-campaign.json' with { type: 'json' };
import peloponnesian24ThreePlayers from '../../conformance/peloponnesian/24-three-players.json' with { type: 'json' };
import peloponnesian25FourPlayers from '../../conformance/peloponnesian/25-four-players.json' with { type: 'json' };
import peloponnesian26ArchidamianWar from '../../conformance/peloponnesian/26-archidamian-war.json' with { type: 'json' };
import peloponnesian27IonianWar from '../../conformance/peloponnesian/27-ionian-war.json' with { type: 'json' };
import peloponnesian28SpartanFantasy from '../../conformance/peloponnesian/28-spartan-fantasy.json' with { type: 'json' };
import peloponnesian29AthenianFantasy from '../../conformance/peloponnesian/29-athenian-fantasy.json' with { type: 'json' };
import peloponnesianCEventCards from '../../conformance/peloponnesian/C-event-cards.json' with { type: 'json' };
import peloponnesianDCombatInWings from '../../conformance/peloponnesian/D-combat-in-wings.json' with { type: 'json' };

export const FILES: readonly unknown[] = [
  successors03CoreConcepts,
  successors04Terms,
  successors05Setup,
  successors061TurnEvents,
  successors062TurnOrder,
  successors063Usurper,
  successors064Reinforcements,
  successors065TycheCards,
  successors066Strategy,
  successors067Isolation,
  successors068End,
  successors07Victory,
  successors081MovementPoints,
  successors083LandMovement,
  successors084NavalMovement,
  successors085NavalInterception,
  successors086NavalBattles,
  successors09ReactionStep,
  successors10AvoidBattle,
  successors11LandInterception,
  successors12LandBattle,
  successors13Sieges,
  successors14IndependentArmies,
  successors15Legitimacy,
  successors16Prestige,
  successors17Champions,
  successors18RoyalFamily,
  successors1901Prestige,
  successors1902SpecialAbilities,
  successors1903Reactions,
  successors1906ForagingAttrition,
  successors1907DispersedFleets,
  successors1908Capitals,
  successors1909Cavalry,
  successors1910ElephantsOutside,
  successors1911FasterCart,
  successors1912IllegitimateSon,
  successors20Cards01To20,
  successors20Cards21To40,
  successors20Cards41To59,
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
  conquest03SetUp,
  conquest04TurnSequence,
  conquest05ProvinceControl,
  conquest06Stacking,
  conquest07Supply,
  conquest08Movement,
  conquest09Combat,
  conquest10TacticalDisplay,
  conquest11SiegeCombat,
  conquest12Replacements,
  conquest13ReinforcementsAndWithdrawals,
  conquest14RandomEvents,
  conquest15MacedonianObjectives,
  conquest16HowToWin,
  conquest17OptionalRules,
  xenophon01Introduction,
  xenophon02NewUnits,
  xenophon03SetUp,
  xenophon04Sequence,
  xenophon05Movement,
  xenophon06Fleet,
  xenophon07Combat,
  xenophon08Reinforcements,
  xenophon09Victory,
  xenophon10OptionalRules,
  clash01Introduction,
  clash02NewUnits,
  clash03Disintegration,
  clash04SetUpForTwo,
  clash05SetUpForMore,
  clash06Sequence,
  clash07Movement,
  clash08Fleets,
  clash09Combat,
  clash10Stacking,
  clash11Replacements,
  clash12Objectives,
  clash13Victory,
  clash14OptionalRules,
  peloponnesian01Components,
  peloponnesian02SetUp,
  peloponnesian03TurnSequence,
  peloponnesian04Control,
  peloponnesian05Tribute,
  peloponnesian06Revolts,
  peloponnesian07Units,
  peloponnesian08Areas,
  peloponnesian09Supply,
  peloponnesian10Sieges,
  peloponnesian11Destroying,
  peloponnesian12EventCards,
  peloponnesian13Adjustments,
  peloponnesian14CampaignTurns,
  peloponnesian15Raiding,
  peloponnesian16Movement,
  peloponnesian17Combat,
  peloponnesian18CitiesAndForts,
  peloponnesian19Sicily,
  peloponnesian20Peace,
  peloponnesian21Victory,
  peloponnesian22ArgiveLeague,
  peloponnesian23Campaign,
  peloponnesian24ThreePlayers,
  peloponnesian25FourPlayers,
  peloponnesian26ArchidamianWar,
  peloponnesian27IonianWar,
  peloponnesian28SpartanFantasy,
  peloponnesian29AthenianFantasy,
  peloponnesianCEventCards,
  peloponnesianDCombatInWings,
];
