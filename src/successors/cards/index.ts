/** R 20: the module of each effect. Reach a module only through this table. */
import type { CardEffectKind } from '../data/shape.js';
import type { CardModule } from './module.js';

export type CardModules = { readonly [K in CardEffectKind]: CardModule<K> };
