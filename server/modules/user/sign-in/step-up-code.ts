import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'

const LIFE = 600_000
const TRIES = 5

/** A code as it is kept: with its session in it, so that it counts for that one alone. */
const hashCode = (sessionId: string, code: string): Buffer =>
  createHash('sha256').update(`${sessionId} ${code}`).digest()

/**
 * A new code for a session, as it is written in its mail; null when the session has ended. Called
 * by the mail's job, so no queue ever holds it.
 */
export async function makeCode(
  sessionId: string,
  userId: string,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<string | null> {
  const code = String(randomInt(10 ** 8)).padStart(8, '0')
  const row = await db
    .updateTable('session')
    .set({
      code_hash: hashCode(sessionId, code),
      code_until: new Date(now().getTime() + LIFE),
      code_tries: 0,
    })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row ? `${code.slice(0, 4)} ${code.slice(4)}` : null
}

/** What a typed code is: the one that was mailed, another, or too late for either. */
export async function tryCode(
  trx: Db,
  sessionId: string,
  typed: string,
  now: Date,
): Promise<'right' | 'wrong' | 'over'> {
  const row = await trx
    .selectFrom('session')
    .select(['code_hash', 'code_until', 'code_tries'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (!row?.code_hash || !row.code_until || row.code_until <= now || row.code_tries >= TRIES)
    return 'over'
  const fits = timingSafeEqual(row.code_hash, hashCode(sessionId, typed.replace(/\s/g, '')))
  await trx
    .updateTable('session')
    .set(
      fits
        ? { code_hash: null, code_until: null, code_tries: 0 }
        : { code_tries: row.code_tries + 1 },
    )
    .where('id', '=', sessionId)
    .execute()
  return fits ? 'right' : 'wrong'
}
