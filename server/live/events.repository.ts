import type { AliasedRawBuilder } from 'kysely'
import { sql, type Db } from '../db/index.ts'

/** A stored event. */
export interface StoredEvent {
  seq: number
  type: string
  data: unknown
}

/** Number of a person's last event; 0 before the first. */
export async function headOf(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('live_head')
    .select('seq')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.seq ?? 0
}

/** Numbers of the last events of several people. */
export async function headsOf(db: Db, userIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('live_head')
    .select(['user_id', 'seq'])
    .where('user_id', 'in', userIds)
    .execute()
  return new Map(rows.map((row) => [row.user_id, row.seq]))
}

/** A person's events after a number, oldest first. */
export function eventsAfter(
  db: Db,
  userId: string,
  seq: number,
  limit: number,
): Promise<StoredEvent[]> {
  return db
    .selectFrom('live_event')
    .select(['seq', 'type', 'data'])
    .where('user_id', '=', userId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute()
}

type Owed = (now: Date) => AliasedRawBuilder<string | null | undefined, 'owes'>

let owed: Owed = () => sql<null>`null`.as('owes')

/** Who keeps sessions says of `session`, `app_user` and `agency_security` what one owes; null: none. */
export function owing(by: Owed): void {
  owed = by
}

/** Which of these sessions still stand, and may do all that their people do. */
export async function standing(db: Db, sessionIds: string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .leftJoin('agency_security', 'agency_security.agency_id', 'app_user.agency_id')
    .select('session.id')
    .select(owed(now))
    .where('session.id', 'in', sessionIds)
    .where('session.expires_at', '>', now)
    .where('app_user.active', '=', true)
    .execute()
  return new Set(rows.filter(({ owes }) => !owes).map(({ id }) => id))
}

/**
 * Forgets what these people were told: whoever lost a right is not told again what it gave. Their
 * numbers go on; they are told `lost`.
 */
export async function forgetTold(db: Db, userIds: string[]): Promise<void> {
  if (userIds.length > 0)
    await db.deleteFrom('live_event').where('user_id', 'in', userIds).execute()
}

/**
 * Which events stop saying what they said: of a type, with one of these values under a key; of
 * these people, or of anybody.
 */
export interface Unsaid {
  type: string
  key: string
  values: string[]
  userIds?: string[]
}

/**
 * Takes words that were withdrawn out of what is told again after a lost connection: its place
 * stays, as `gone`.
 */
export async function unsay(db: Db, { type, key, values, userIds }: Unsaid): Promise<void> {
  if (values.length === 0) return
  const whose = userIds ? sql`and user_id = any(${userIds}::uuid[])` : sql``
  await sql`
    update live_event set type = 'gone', data = '{}' where type = ${type}
    and data ->> ${key}::text = any(${values}::text[]) ${whose}`.execute(db)
}

/**
 * Forgets events that are over a day old; run by a job. The heads stay: numbers never come twice.
 */
export async function forgetEvents(db: Db, now: Date): Promise<void> {
  await sql`delete from live_event where at < ${now}::timestamptz - interval '1 day'`.execute(db)
}
