/** Input that is no data, made of input that is sound: everything here must be refused, and none of its code may run. */
const fail = (): never => {
  throw new Error('code of the input was run');
};

const traps = { get: fail, ownKeys: fail, getOwnPropertyDescriptor: fail, getPrototypeOf: fail };

function revoked(sound: object): unknown {
  const { proxy, revoke } = Proxy.revocable(sound, {});
  revoke();
  return proxy;
}

function cyclic(sound: object): unknown {
  const copy: Record<string, unknown> = { ...sound };
  copy['itself'] = copy;
  return copy;
}

/** Returns what resembles a sound object and is none; `field` is one of its own. */
export const hostileForms = (sound: object, field: string): readonly (readonly [string, unknown])[] => [
  ['null', null],
  ['undefined', undefined],
  ['a number', 7],
  ['a text', 'text'],
  ['a list', [sound]],
  ['a function', Object.assign(() => undefined, sound)],
  ['an empty object', {}],
  ['an unknown field', { ...sound, extra: 1 }],
  ['a symbol', { ...sound, [Symbol('s')]: 1 }],
  ['a prototype', Object.create(sound)],
  ['a key __proto__', JSON.parse(`{"__proto__":{},${JSON.stringify(sound).slice(1)}`)],
  ['a getter', Object.defineProperty({ ...sound }, field, { get: fail, enumerable: true })],
  ['a missing field', Object.fromEntries(Object.entries(sound).filter(([key]) => key !== field))],
  ['a cycle', cyclic(sound)],
  ['a revoked proxy', revoked(sound)],
  ...Object.entries(traps).flatMap(([trap, handler]): readonly (readonly [string, unknown])[] =>
    // JavaScript does not tell a proxy with a trap for `get` alone: its fields are read by their descriptors.
    trap === 'get' ? [] : [[`a proxy that throws at ${trap}`, new Proxy(sound, { [trap]: handler })]],
  ),
];
