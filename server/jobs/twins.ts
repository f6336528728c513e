import { json, sql, type Db } from '../db/index.ts'

/**
 * Takes away what waits to do the same for an agency as the job that begins: it does all of it, and
 * each would cost the others a turn. Not what runs elsewhere, is for later, or is held by who counts
 * on it. For kinds that look anew at what there is to do.
 */
export async function takeTwins(
  db: Db,
  kind: string,
  payload: unknown,
  agencyId: string,
): Promise<void> {
  await sql`delete from job where id in (
    select id from job where state = 'ready' and kind = ${kind} and owner = ${agencyId}
      and run_at <= now() and payload = ${json(payload)} for update skip locked)`.execute(db)
}
