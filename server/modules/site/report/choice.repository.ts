import type { Actor } from '../../../contract/rights/actor.ts'
import type { Db } from '../../../db/index.ts'

/** What people decided themselves, by person. */
export async function choicesOf(db: Db, siteId: string): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom('site_report_choice')
    .select(['user_id', 'mail'])
    .where('site_id', '=', siteId)
    .execute()
  return new Map(rows.map(({ user_id, mail }) => [user_id, mail]))
}

/** Whether somebody gets the figures of each month; unless they decided, those who lead do. */
export async function wantsReport(
  db: Db,
  siteId: string,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
): Promise<boolean> {
  return userId !== null && ((await choicesOf(db, siteId)).get(userId) ?? role === 'ADMIN')
}

/** Notes what somebody decided. */
export async function noteChoice(
  trx: Db,
  { siteId, userId, mail }: { siteId: string; userId: string; mail: boolean },
): Promise<void> {
  await trx
    .insertInto('site_report_choice')
    .values({ site_id: siteId, user_id: userId, mail })
    .onConflict((on) => on.columns(['site_id', 'user_id']).doUpdateSet({ mail }))
    .execute()
}
