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
