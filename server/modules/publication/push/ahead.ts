import { sql, type Db } from '../../../db/index.ts'

/** Longer than anything here is ever put off: a day, and a fifth more by chance. */
const LONGEST_MS = 2 * 86_400_000

/**
 * What was put off, or taken, while the clock ran ahead would wait for that time, and a sold home
 * stay on a portal for a year: it is due now.
 */
export async function takeBackAhead(db: Db, now: Date): Promise<void> {
  const ahead = new Date(now.getTime() + LONGEST_MS)
  await sql`
    update publication_push set next_at = case when next_at > ${ahead} then ${now} else next_at end,
      taken_until = case when taken_until > ${ahead} then null else taken_until end
    where next_at > ${ahead} or taken_until > ${ahead}`.execute(db)
  await sql`update integration set rests_until = null where rests_until > ${ahead}`.execute(db)
}
