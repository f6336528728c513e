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
    from (select distinct property_id as id from introduction_entry where key is not null) o
    left join property p on p.id = o.id left join listing l on l.id = o.id
    where e.property_id = o.id and e.key is not null
      and case when p.id is null then e.at else coalesce(p.closed_at, p.deleted_at,
        case when l.state = 'gone' then l.withdrawn_at end) end < ${before}`.execute(db)
  await sql`delete from introduction_check where at < ${before}`.execute(db)
}
