import { json, sql, type Db } from '../../db/index.ts'
import type { Cursor } from '../../contract/cursor.ts'
import type { SeenTables } from '../../db/tables/seen.ts'

type SeenRow = SeenTables['seen_home']

/** One line per home; another occasion is one at least an hour after the last. */
export async function keep(db: Db, row: Omit<SeenRow, 'times'>): Promise<void> {
  const { id, title, price, seen_at } = row
  await db
    .insertInto('seen_home')
    .values({ ...row, title: json(title), times: 1 })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'listing_id']).doUpdateSet({
        id,
        title: json(title),
        price,
        seen_at,
        times: sql<number>`
          seen_home.times + case
          when seen_home.seen_at <= ${new Date(seen_at.getTime() - 3_600_000)} then 1 else 0 end`,
      }),
    )
    .execute()
}

/** Up to `limit + 1` lines from the cursor, in its direction. */
export function listOf(
  db: Db,
  userId: string,
  limit: number,
  cursor: Cursor | null,
): Promise<SeenRow[]> {
  const backwards = cursor?.back ?? false
  return db
    .selectFrom('seen_home')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(cursor !== null, (query) => query.where('id', backwards ? '>' : '<', cursor?.id ?? ''))
    .orderBy('id', backwards ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
}

export async function isPaused(db: Db, userId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('seen_pause')
      .select('user_id')
      .where('user_id', '=', userId)
      .executeTakeFirst()) !== undefined
  )
}

export async function setPaused(db: Db, userId: string, paused: boolean): Promise<void> {
  if (paused)
    await db
      .insertInto('seen_pause')
      .values({ user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await db.deleteFrom('seen_pause').where('user_id', '=', userId).execute()
}

export async function forgetAll(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('seen_home').where('user_id', '=', userId).execute()
}

/** False when the person has no such line. */
export async function forgetOne(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('seen_home')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function forgetBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('seen_home').where('seen_at', '<', moment).execute()
}
