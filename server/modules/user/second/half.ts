import { uuidv7, type Db } from '../../../db/index.ts'
import { hashToken, newToken } from '../sign-in/token.ts'

/** How long the second step may take. */
const LIFE = 600_000

/**
 * Keeps that somebody's first step was right; returns the token that says so. It is no session:
 * whatever looks for one finds none, so that it opens nothing but the second step.
 */
export async function openHalf(trx: Db, userId: string, now: Date): Promise<string> {
  const token = newToken()
  const value = hashToken(token)
  const expires_at = new Date(now.getTime() + LIFE)
  await trx
    .insertInto('challenge')
    .values({ id: uuidv7(), kind: 'second', user_id: userId, value, expires_at })
    .execute()
  return token
}

const half = (token: string) => ({ kind: 'second' as const, value: hashToken(token) })

/** Whose first step this is; null when it is none, or over. */
export async function personOfHalf(db: Db, token: string, now: Date): Promise<string | null> {
  const { kind, value } = half(token)
  const row = await db
    .selectFrom('challenge')
    .select('user_id')
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Uses it up; false when somebody has meanwhile, or the sessions were ended. */
export async function spendHalf(trx: Db, token: string): Promise<boolean> {
  const { kind, value } = half(token)
  const row = await trx
    .deleteFrom('challenge')
    .where('kind', '=', kind)
    .where('value', '=', value)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** No first step of before counts any more. */
export async function dropHalves(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('challenge')
    .where('kind', '=', 'second')
    .where('user_id', '=', userId)
    .execute()
}
