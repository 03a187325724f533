/** R 4-20: the charts and tables, put together. */
import type { Charts } from '../shape/charts.js';
import { adjustments, levels, peace, revolt, tribute } from './allegiance.js';
import { construction, movement, raid, supply } from './campaign.js';
import { combat, figures, morale, siege, wings } from './combat.js';

export const charts: Charts = {
  combat,
  morale,
  figures,
  siege,
  movement,
  supply,
  construction,
  levels,
  tribute,
  revolt,
  adjustments,
  raid,
  peace,
  wings,
};
