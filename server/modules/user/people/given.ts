import { sql, type Db } from '../../../db/index.ts'

/**
 * The rights that were set while they were awaited, as they are stored: another version may have set
 * one that this one does not know. What the account says of its person itself stays.
 */
export async function takeGiven(
  trx: Db,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    update app_user me set
      permissions = given.permissions,
      job_titles = case when me.job_titles = '{}' then given.job_titles else me.job_titles end,
      spoken = case when me.spoken = '{}' then given.spoken else me.spoken end,
      avatar = coalesce(me.avatar, given.avatar)
    from app_user given where given.id = ${from} and me.id = ${to}`.execute(trx)
}

/**
 * Takes every switch back to the usual, also one that only another version knows: the ADMIN who
 * invites says anew what they may.
 */
export async function dropGiven(trx: Db, id: string): Promise<void> {
  await sql`update app_user set permissions = '{}' where id = ${id}`.execute(trx)
}
