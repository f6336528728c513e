import { runMarket } from '../server/modules/market/index.ts'
import { judgeOrder } from '../server/modules/order/index.ts'
import { operatorSays } from './operator.ts'

// The word of the site's operator on the marketplace: looks at services that wait, refuses, stops who
// sells, settles disputes (`judge`); without arguments it says how.
await operatorSays(([act, ...rest], deps) =>
  act === 'judge' ? judgeOrder(rest, deps) : runMarket(act === undefined ? [] : [act, ...rest], deps),
)
