/** R 15, 11.3.1: raids: reasons why actions are refused. */
export const RAID_CODES = {
  friendlyRegion: 'Units can raid only in unfriendly regions.',
  notAshore: 'Only units on land can raid.',
  raidsAlready: 'This unit is already raiding in this Campaign Turn.',
  cannotLeave: 'A unit inside a city or fort cannot raid while enemies stand outside.',
  notInside: 'Only a unit inside a friendly city or fort can pull down its walls.',
} as const;
