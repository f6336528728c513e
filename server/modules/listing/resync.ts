import { asObject, json, sql, type Db, type RawBuilder } from '../../db/index.ts'
import { purgeSoon } from '../../edge/index.ts'
import { getAgency } from '../agency/index.ts'
import { getUser } from '../user/index.ts'
import { BY_PHONE, toListingAgency, toListingAgent } from './projection/contact.ts'

type Watcher = (trx: Db, agencyId: string) => Promise<void>

const watchers: Watcher[] = []

/** Another room asks to be told, in the same transaction, when all homes of an agency were rewritten. */
export function onAgencyResynced(watcher: Watcher): void {
  watchers.push(watcher)
}

const PUBLIC = asObject(sql`public`)

/** Of each home what its ways of contact allow: with a number, or without. */
const byContact = (shown: (called: boolean) => unknown): RawBuilder<unknown> =>
  sql`
    case when public -> 'contactMethods' ?| ${BY_PHONE}::text[] then ${json(shown(true))}::jsonb
    else ${json(shown(false))}::jsonb end`

/** Writes the agency as it is now into all its homes; search rows hold nothing of it. */
export async function resyncAgency(trx: Db, agencyId: string): Promise<void> {
  const agency = await getAgency(trx, agencyId)
  if (!agency) return
  const shown = byContact((called) => toListingAgency(agency, called))
  await sql`update listing set
      public = jsonb_set(${PUBLIC}, '{agency}', ${shown}),
      cards = (select coalesce(jsonb_object_agg(key,
        jsonb_set(${asObject(sql`value`)}, '{agencyName}', ${json(agency.tradeName)})), '{}')
        from jsonb_each(${asObject(sql`cards`)})),
      updated_at = now()
    where agency_id = ${agencyId}`.execute(trx)
  await purgeSoon(trx, { agencies: [agencyId] })
  for (const watcher of watchers) await watcher(trx, agencyId)
}

/** Writes the agent as they are now into the homes they look after. */
export async function resyncAgent(trx: Db, userId: string): Promise<void> {
  const user = await getUser(trx, userId)
  if (!user) return
  const shown = byContact((called) => toListingAgent(user, called))
  const { rows } = await sql<{
    id: string
    agency_id: string
  }>`update listing set public = jsonb_set(${PUBLIC}, '{agent}', ${shown}), updated_at = now()
    where agent_id = ${userId} returning id, agency_id`.execute(trx)
  await purgeSoon(trx, { homes: rows.map(({ id }) => id) })
  for (const agencyId of new Set(rows.map((row) => row.agency_id)))
    for (const watcher of watchers) await watcher(trx, agencyId)
}

/**
 * Pages of an agency's website tell of it otherwise from now on, though none of its homes on the
 * market changed.
 */
export async function pagesChanged(trx: Db, agencyId: string): Promise<void> {
  await sql`insert into listing_epoch (agency_id, n) values (${agencyId}, 1)
    on conflict (agency_id) do update set n = listing_epoch.n + 1`.execute(trx)
  await purgeSoon(trx, { sites: [agencyId] })
}
