import { createHash } from 'node:crypto'
import type { Ctx } from '../../../contract/context.ts'
import { HttpError } from '../../../contract/errors.ts'
import { addressKey, countTry } from '../../../contract/rate-limit/rate-limit.ts'
import type { Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
import type { UserRow } from '../user.repository.ts'

const WINDOW = 900
/**
 * Tries with one e-mail from everywhere together, but for places where its person has signed in
 * before.
 */
const STRANGE = { max: 20, window: WINDOW }
/** Tries with one e-mail from one such place. */
const KNOWN = { max: 20, window: WINDOW }
/** How long a place is remembered. */
const MEMORY = 90 * 86_400_000
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * An address as we keep it: a digest with the person in it, so that two people's places cannot be
 * compared.
 */
const placeOf = (userId: string, ip: string): Buffer =>
  createHash('sha256')
    .update(`${userId} ${addressKey(ip)}`)
    .digest()

/**
 * Whether somebody who has signed in before does so from where they never did, or not for three
 * months. Asked before the place is remembered.
 */
export async function isStrange(
  trx: Db,
  { id, created_at }: Pick<UserRow, 'id' | 'created_at'>,
  ctx: Ctx,
): Promise<boolean> {
  const places = await trx
    .selectFrom('sign_in_place')
    .select('place')
    .where('user_id', '=', id)
    .execute()
  const here = placeOf(id, ctx.ip)
  if (places.some(({ place }) => place.equals(here))) return false
  // A young account without any place is one that signs in for the first time.
  return places.length > 0 || ctx.deps.now().getTime() - created_at.getTime() > MEMORY
}

/** Remembers from where the person signed in. */
export async function rememberPlace(trx: Db, userId: string, ctx: Ctx): Promise<void> {
  const seen_at = ctx.deps.now()
  const query = trx
    .insertInto('sign_in_place')
    .values({ user_id: userId, place: placeOf(userId, ctx.ip), seen_at })
  await query
    .onConflict((on) => on.columns(['user_id', 'place']).doUpdateSet({ seen_at }))
    .execute()
}

/** Has the person signed in from where the caller is? */
export async function isKnownPlace(userId: string, { deps, ip }: Ctx): Promise<boolean> {
  const row = await deps.db
    .selectFrom('sign_in_place')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('place', '=', placeOf(userId, ip))
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets places that nobody has signed in from for three months; run by a job. */
export async function forgetPlaces(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_place')
    .where('seen_at', '<=', new Date(now.getTime() - MEMORY))
    .execute()
}

/**
 * Counts a try to sign in. Many addresses guessing at one e-mail close the password only where its
 * person has never been; there, the mailed link remains (docs/decisions/0013). A known and an
 * unknown e-mail cost the same look and count.
 */
export async function countSignIn(
  email: string,
  userId: string | undefined,
  ctx: Ctx,
): Promise<void> {
  const { db, config } = ctx.deps
  if (!config.rateLimits) return
  if (await isKnownPlace(userId ?? NOBODY, ctx))
    return countTry(db, 'loginUser.known', `${email} ${addressKey(ctx.ip)}`, KNOWN, ctx.lang)
  await countTry(db, 'loginUser.strange', email, STRANGE, ctx.lang).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error
    throw new HttpError(429, { message: say(ctx.lang, 'guessed') }, error.headers)
  })
}
