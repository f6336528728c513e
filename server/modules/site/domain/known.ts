import type { Config } from '../../../config/env.ts'
import { sql, type Db } from '../../../db/index.ts'
import { READ_STATES, holderOf } from './domain.repository.ts'

/** The claim that a host is held by; null: nobody's. */
export async function claimAt(db: Db, host: string): Promise<string | null> {
  return (await holderOf(db, host))?.id ?? null
}

/**
 * Every host at which a published site is read, or is about to be once it has its certificate;
 * those of suspended sites are none.
 */
export async function knownHosts(db: Db, { sites }: Pick<Config, 'sites'>): Promise<string[]> {
  const { rows } = await sql<{ host: string }>`
    select h.host from site_host h join site s on s.id = h.site_id
    where h.state in (${READ_STATES}) and s.state <> 'suspended'
      and ${sites.target !== null}
    union all
    select s.slug || '.' || ${sites.domain}::text from site s
    where s.published is not null and s.state <> 'suspended' and ${sites.domain}::text is not null
    order by 1`.execute(db)
  return rows.map(({ host }) => host)
}
