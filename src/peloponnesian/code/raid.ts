/** R 15, 11.3.1: raids: why actions are refused. */
export const RAID_CODES = {
  friendlyRegion: 'Units raid only in unfriendly regions.',
  notAshore: 'Only units on land raid.',
  raidsAlready: 'This unit is already raiding in this Campaign Turn.',
  cannotLeave: 'A unit inside a city or fort cannot raid while enemies stand outside.',
  notInside: 'Walls are pulled down only by a unit inside a city or fort that its player holds.',
} as const;
