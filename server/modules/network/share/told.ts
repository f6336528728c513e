import { recordEvent, sql, type Db } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { isOpen } from '../agreement/agreement.repository.ts'
import { ALL_SOURCES, partnerHomes } from './partner-homes.ts'
import { takeTurns } from './turns.ts'

/** Homes that begin to be shared with an agency, or end: by id, as it has not been told yet. */
async function differences(
  trx: Db,
  { agencyId, ids }: { agencyId: string; ids: string[] | null },
  now: Date,
): Promise<{ begun: string[]; ended: string[] }> {
  const wanted = { agencyId, today: dayOf(now), sources: ALL_SOURCES, ids }
  const shown = [...(await partnerHomes(trx, wanted)).keys()]
  const { rows: begun } = await sql<{ id: string }>`
    insert into network_told (agency_id, property_id)
    select ${agencyId}::uuid, unnest(${shown}::uuid[])
    on conflict do nothing returning property_id as id`.execute(trx)
  const { rows: ended } = await sql<{ id: string }>`
    delete from network_told where agency_id = ${agencyId}::uuid
      and (${ids === null} or property_id = any(${ids ?? []}::uuid[]))
      and property_id <> all(${shown}::uuid[]) returning property_id as id`.execute(trx)
  return { begun: begun.map(({ id }) => id), ended: ended.map(({ id }) => id) }
}

/**
 * Records which partners' homes began to be shared with these agencies and which ended, of some
 * homes or all, in the transaction that made it so: whatever ends it, it is the one condition
 * (`partner-homes.ts`) that says so, before and after.
 */
export async function recordShared(
  trx: Db,
  agencyIds: readonly string[],
  now: Date,
  ids: string[] | null = null,
): Promise<void> {
  for (const agencyId of [...new Set(agencyIds)].sort()) {
    const { begun, ended } = await differences(trx, { agencyId, ids }, now)
    for (const subject of begun)
      await recordEvent(trx, { kind: 'network.home_shared', agencyId, subject })
    for (const subject of ended)
      await recordEvent(trx, { kind: 'network.home_ended', agencyId, subject })
  }
}

/**
 * The same of all homes, where what two agencies have agreed on begins or ends: nobody judges a home
 * of theirs meanwhile, whose news would not be seen here.
 */
export async function recordAgreed(
  trx: Db,
  agencyIds: readonly string[],
  now: Date,
): Promise<void> {
  await takeTurns(trx, agencyIds)
  await recordShared(trx, agencyIds, now)
}

/** Agencies that were told of homes and have nothing open with anybody. */
export async function toldWithoutAgreement(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct t.agency_id as id from network_told t where not exists (
      select from agreement g where ${isOpen('g.state')}
        and t.agency_id in (g.from_agency, g.to_agency)) order by 1`.execute(db)
  return rows.map(({ id }) => id)
}
