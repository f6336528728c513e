import { withAdvisoryLock, type Db } from '../../../db/index.ts'
import { freeAt, LIMITS, REMEMBERED_MS, type Bucket, type Rest } from './limits.ts'

const MINUTE = 60_000
/** Longer than anything here is ever put off: four hours after the last failure but one. */
const LONGEST_MS = 300 * MINUTE

/** What the other program last said of a key; null: nothing. */
export async function restOf(db: Db, hash: Buffer): Promise<Rest | null> {
  const row = await db
    .selectFrom('move_token')
    .select(['rests_until', 'slow_until'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return row ? { restsUntil: row.rests_until, slowUntil: row.slow_until } : null
}

/** When calls of a bucket left, newest first. */
export async function callsOf(db: Db, hash: Buffer, bucket: Bucket, since: Date): Promise<Date[]> {
  const most = Math.max(...LIMITS[bucket].map((limit) => limit.most))
  const rows = await db
    .selectFrom('move_call')
    .select('at')
    .where('token_hash', '=', hash)
    .where('bucket', '=', bucket)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ at }) => at)
}

/** When the next call of a bucket may leave. */
export async function nextTurn(db: Db, hash: Buffer, bucket: Bucket, now: Date): Promise<Date> {
  const since = new Date(now.getTime() - REMEMBERED_MS)
  const rest = bucket === 'photos' ? null : await restOf(db, hash)
  return freeAt(await callsOf(db, hash, bucket, since), bucket, now, rest)
}

/**
 * Takes the turn for one call; null: it may leave now, and counts from now on whatever becomes of
 * it. Else when to come again. Over all instances and restarts, since it is written before the call.
 */
export async function takeTurn(
  trx: Db,
  hash: Buffer,
  bucket: Bucket,
  now: Date,
): Promise<Date | null> {
  await withAdvisoryLock(trx, `move ${hash.toString('hex')} ${bucket}`)
  const free = await nextTurn(trx, hash, bucket, now)
  if (free > now) return free
  await trx.insertInto('move_call').values({ token_hash: hash, bucket, at: now }).execute()
  return null
}

/** Ten minutes without a call, then half as many for an hour: it has answered 408. */
export async function noteTooMany(db: Db, hash: Buffer, now: Date): Promise<void> {
  const rests_until = new Date(now.getTime() + 10 * MINUTE)
  const slow_until = new Date(now.getTime() + 70 * MINUTE)
  await db
    .insertInto('move_token')
    .values({ token_hash: hash, rests_until, slow_until })
    .onConflict((at) => at.column('token_hash').doUpdateSet({ rests_until, slow_until }))
    .execute()
}

/** Forgets calls that no window reaches any more. */
export async function forgetCalls(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 2 * REMEMBERED_MS)
  await db.deleteFrom('move_call').where('at', '<', before).execute()
  await db.deleteFrom('move_token').where('slow_until', '<', before).execute()
}

/**
 * Calls, rests and pauses that were noted while the clock ran ahead count as of now: else a move
 * would wait for that time.
 */
export async function takeBackAhead(db: Db, now: Date): Promise<void> {
  const ahead = new Date(now.getTime() + LONGEST_MS)
  await db.updateTable('move_call').set({ at: now }).where('at', '>', ahead).execute()
  await db
    .deleteFrom('move_token')
    .where(({ or, eb }) => or([eb('rests_until', '>', ahead), eb('slow_until', '>', ahead)]))
    .execute()
  await db.updateTable('move_item').set({ next_at: null }).where('next_at', '>', ahead).execute()
}
