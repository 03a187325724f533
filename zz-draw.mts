import { writeFileSync } from 'node:fs';
const [game, players, seed, every, out, extra] = process.argv.slice(2);
const G: any = await import(`./src/${game}/index.ts`);
const { boardSvg } = await import(`./src/${game}/svg/index.ts`);
const { seededChance } = await import('./src/core/index.ts');
const chance = seededChance(seed);
let state = G.orThrow(G.createGame({ players: Number(players), ...JSON.parse(extra ?? '{}') }));
let events: any[] = [];
let shots = 0;
writeFileSync(`${out}-0.svg`, boardSvg(state));
let battle = false;
for (let i = 1; G.actors(state).length > 0; i++) {
  const list = G.legalActions(state);
  const rather = list.filter((a: any) => ['takeAll', 'offerBattle', 'stand', 'attack', 'engage'].includes(a.type));
  const from = rather.length && chance.draw(3) ? rather : list;
  const step: any = G.orThrow(G.applyAction(state, from[chance.draw(from.length)]));
  state = step.state; events = step.events;
  if (i % Number(every) === 0) { shots++; writeFileSync(`${out}-${shots}.svg`, boardSvg(state, { locale: shots % 2 ? 'de' : 'en', theme: shots % 3 === 2 ? 'dark' : 'light', lastEvents: events })); console.log(shots, i, state.turn); }
  const b = G.query.battleOf(state);
  if (!battle && b && b.round >= 2) { battle = true; writeFileSync(`${out}-battle.svg`, boardSvg(state, { part: 'battle' })); writeFileSync(`${out}-narrow.svg`, boardSvg(state, { part: 'players', locale: 'de' }));console.log('battle', i); }
}
writeFileSync(`${out}-end.svg`, boardSvg(state));
console.log('end', state.turn, JSON.stringify(state.ended));
