/** The looks of the sides (R X1.1). */
import { saffron, seated, type Liveries } from '../../conquest/svg/liveries.js';

export const liveries: Liveries = { rebel: /* @__PURE__ */ seated('blue'), royal: saffron };
