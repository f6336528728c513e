import type { CalendarFeed, CalendarFeedAddress } from '../../../generated/model/index.ts'
import type { Ctx, Lang, Session } from '../../contract/context.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { getUser, hashToken, lockAsker, lockingAsker, newToken } from '../user/index.ts'

const HOUR = 3_600_000

/** Whether a person's diary has an address. */
export async function feedOf(db: Db, userId: string): Promise<CalendarFeed> {
  const row = await db
    .selectFrom('calendar_feed')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    active: row !== undefined,
    createdAt: row?.created_at.toISOString() ?? null,
    readAt: row?.read_at?.toISOString() ?? null,
  }
}

/** Makes the address; one that was there before ends. */
export async function renewFeed(ctx: Ctx, session: Session): Promise<CalendarFeedAddress> {
  const { db, config, now } = ctx.deps
  const token = newToken()
  const made = { token_hash: hashToken(token), created_at: now(), read_at: null }
  await inTransaction(
    db,
    async (trx) => {
      await lockAsker(trx, session, ctx)
      await trx
        .insertInto('calendar_feed')
        .values({ user_id: session.userId, ...made })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
        .execute()
    },
    lockingAsker(ctx),
  )
  return {
    url: `${config.siteUrl}/calendar/${token}.ics`,
    createdAt: made.created_at.toISOString(),
  }
}

export async function endFeed(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('calendar_feed').where('user_id', '=', userId).execute()
}

/** Whose diary an address opens, if they may still sign in and belong to an agency. */
export async function personOfToken(
  db: Db,
  token: string,
  now: Date,
): Promise<{ userId: string; agencyId: string; name: string; lang: Lang } | null> {
  const row = await db
    .selectFrom('calendar_feed')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  const person = row ? await getUser(db, row.user_id) : null
  const [agencyId] = person?.agency_ids ?? []
  if (!row || !person?.active || !agencyId || (person.role !== 'ADMIN' && person.role !== 'STAFF'))
    return null
  if (!row.read_at || now.getTime() - row.read_at.getTime() > HOUR)
    await db
      .updateTable('calendar_feed')
      .set({ read_at: now })
      .where('user_id', '=', row.user_id)
      .execute()
  return { userId: person.id, agencyId, name: person.first_name, lang: person.language }
}
