import type { Deps } from '../../../contract/deps.ts'
import { sql, type Db } from '../../../db/index.ts'

/** For how long an entry says who it was, after its home has left the market. */
const MONTHS = 24

/** Takes key and nonce out of the entries of introductions: they point to nobody any more. */
export async function forgetKeys(trx: Db, introductionIds: string[]): Promise<void> {
  await sql`update introduction_entry set key = null, nonce = null
    where introduction_id = any(${introductionIds}::uuid[])`.execute(trx)
}

/**
 * The same for all homes that were sold, let, withdrawn or removed 24 months ago, with what was
 * asked about their clients by then.
 */
export async function forgetOld({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = sql`${now()}::timestamptz - make_interval(months => ${MONTHS})`
  await sql`update introduction_entry e set key = null, nonce = null
    where e.key is not null and e.at < ${before} and not exists (
      select from property p left join listing l on l.id = p.id
      where p.id = e.property_id and p.deleted_at is null
        and coalesce(p.closed_at, case when l.state = 'gone' then l.withdrawn_at end) is null)
    and coalesce((select greatest(p.closed_at, p.deleted_at, l.withdrawn_at)
      from property p left join listing l on l.id = p.id where p.id = e.property_id), e.at)
      < ${before}`.execute(db)
  await sql`delete from introduction_check where at < ${before}`.execute(db)
}
