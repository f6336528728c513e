import { sql, type Db } from '../../../db/index.ts'

/**
 * Writes which Google account somebody's diary is kept the same as (`google_calendar_email` of the
 * specification).
 */
export async function setGoogleCalendarEmail(
  trx: Db,
  userId: string,
  email: string,
): Promise<void> {
  await sql`
    update app_user set doc = doc || jsonb_build_object('google_calendar_email', ${email}::text)
    where id = ${userId}`.execute(trx)
}

/** What a stranger connected is not offered as one's own again. */
export async function dropGoogleCalendarEmail(trx: Db, userId: string): Promise<void> {
  await sql`update app_user set doc = doc - 'google_calendar_email' where id = ${userId}`.execute(
    trx,
  )
}
