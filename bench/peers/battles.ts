/** Random battles with the simulator of Pokémon Showdown, as @pkmn/sim packs it: first generation, teams made beforehand. */
import { TeamGenerators } from '@pkmn/randoms';
import { Battle, toID, Teams, type PokemonSet, type Side } from '@pkmn/sim';
import seedrandom from 'seedrandom';

const FORMAT = 'gen1randombattle';

/** Returns the choices of a side from its request; the simulator does not list them. */
function choicesOf(side: Side): readonly string[] {
  const request = side.activeRequest as {
    readonly active?: readonly {
      readonly moves: readonly { readonly disabled?: unknown }[];
      readonly trapped?: boolean;
    }[];
    readonly side?: { readonly pokemon: readonly { readonly condition: string }[] };
  } | null;
  const [active] = request?.active ?? [];
  const moves = (active?.moves ?? []).flatMap(({ disabled }, index) => (disabled ? [] : [`move ${index + 1}`]));
  const switches =
    active?.trapped === true
      ? []
      : (request?.side?.pokemon ?? []).flatMap(({ condition }, index) =>
          index === 0 || condition.endsWith(' fnt') ? [] : [`switch ${index + 1}`],
        );
  return [...moves, ...switches];
}

/** Returns battles that are ready to be fought, teams included. */
export function battlesReady(count: number, seed: string): readonly (() => Battle)[] {
  Teams.setGeneratorFactory(TeamGenerators);
  const generator = seedrandom.alea(seed);
  const number = () => (generator.int32() >>> 0) % 65_536;
  const team = (): PokemonSet[] => Teams.generate(FORMAT, { seed: `${number()},${number()},${number()},${number()}` });
  return Array.from({ length: count }, () => {
    const [one, two] = [team(), team()];
    const dice = `${number()},${number()},${number()},${number()}` as const;
    return () =>
      new Battle({
        formatid: toID(FORMAT),
        seed: dice,
        p1: { name: 'one', team: Teams.pack(one) },
        p2: { name: 'two', team: Teams.pack(two) },
      });
  });
}

/** Fights battles with random choices and returns the number of choices. */
export function fight(battles: readonly (() => Battle)[], seed: string): number {
  const generator = seedrandom.alea(seed);
  let choices = 0;
  for (const begin of battles) {
    const battle = begin();
    while (!battle.ended) {
      for (const side of battle.sides) {
        if (side.requestState === '' || side.isChoiceDone()) continue;
        const list = choicesOf(side);
        const choice = list[(generator.int32() >>> 0) % Math.max(1, list.length)];
        if (choice === undefined || !side.choose(choice)) side.choose('default');
        choices++;
      }
      battle.commitChoices();
    }
  }
  return choices;
}
