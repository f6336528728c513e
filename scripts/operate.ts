import { declareCommand } from '../server/modules/fiscal/index.ts'
import { commands as market } from '../server/modules/market/index.ts'
import { commands as order } from '../server/modules/order/index.ts'
import { commands as payment } from '../server/modules/payment/index.ts'
import { runOperator } from '../server/modules/operator/index.ts'
import { PLANS_USAGE, runPlans } from '../server/modules/subscription/index.ts'
import { operatorSays } from './operator.ts'

// The word of the site's operator where a shell is the proof of who says it. `ledger check` looks
// at every movement and every invoice and names what differs; `paid` notes that the money of an
// invoice came; `plans apply` writes plans from a file; `declare` keeps who answers
// for the program (RD 1007/2023). Rooms with commands of their own hand them
// over here.
const plans = { words: 'plans apply', usage: PLANS_USAGE, run: runPlans }
await operatorSays((args, deps) =>
  runOperator(args, deps, [plans, declareCommand, ...market, ...order, ...payment]),
)
