import { getUser, onLeft, onTaken } from '../user/index.ts'
import { endKeys } from './key.repository.ts'

// Whoever leads no longer, or has handed everything over, may still work here: their keys then do
// what they may. Coming back gives no key back.
onLeft(async (trx, userId, ctx) => {
  const person = await getUser(trx, userId)
  if (!person?.active) await endKeys(trx, { userId }, ctx.deps.now())
})
onTaken((trx, userId, ctx) => endKeys(trx, { userId }, ctx.deps.now()))
