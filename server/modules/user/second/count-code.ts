import type { Ctx } from '../../../contract/context.ts'
import { addressKey, countTry } from '../../../contract/rate-limit/rate-limit.ts'
import { isKnownPlace } from '../sign-in/sign-in-place.ts'
import { stepAt } from './totp.ts'

/** Codes of one account in one half minute, from everywhere its person has not signed in. */
const STEP = { max: 5, window: 60 }
/** The same in a day: of those that were looked at, a guess is right once in five thousand days. */
const DAY = { max: 60, window: 86_400 }
/** From one place where they have. */
const KNOWN = { max: 20, window: 900 }

/**
 * Counts a try of a code before it is looked at. Who guesses from elsewhere closes the half minute,
 * not the places where the account's person has signed in (docs/decisions/0378).
 */
export async function countCode(userId: string, ctx: Ctx): Promise<void> {
  const { db, config, now } = ctx.deps
  if (!config.rateLimits) return
  if (await isKnownPlace(userId, ctx))
    return countTry(db, 'second.known', `${userId} ${addressKey(ctx.ip)}`, KNOWN, ctx.lang)
  await countTry(db, 'second.step', `${userId} ${stepAt(now())}`, STEP, ctx.lang)
  await countTry(db, 'second.day', userId, DAY, ctx.lang)
}
