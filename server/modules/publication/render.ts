import type { Db } from '../../db/index.ts'
import { jobQueue } from '../../jobs/queue.ts'
import { dayOf } from '../../time/madrid.ts'
import { channelsOf, RENDER, type IntegrationRow } from '../integration/index.ts'
import { candidates, type Candidate } from './candidate.ts'
import { settleLoss } from './guard.ts'
import { outcomeOf } from './outcome.ts'
import {
  leavesAtOnce,
  lockRows,
  saveOutcome,
  type PublicationRow,
} from './publication.repository.ts'
import { queueHomes } from './push/queue.ts'

/** Before it goes out the first time, a channel has nothing to lose. */
const guards = ({ state }: IntegrationRow): boolean => state === 'active' || state === 'paused'

/**
 * Writes homes anew on a channel; true when some of them wait to leave. Rows are locked before the
 * homes are read: whoever saves a home meanwhile writes after us, what they saved.
 */
export async function renderHomes(
  trx: Db,
  channel: IntegrationRow,
  ids: string[],
  now: Date,
): Promise<boolean> {
  const rows = await lockRows(trx, channel.id, ids)
  return writeRows(trx, channel, rows, await candidates(trx, ids, dayOf(now)), now)
}

async function writeRows(
  trx: Db,
  channel: IntegrationRow,
  rows: PublicationRow[],
  found: Candidate[],
  now: Date,
): Promise<boolean> {
  const homes = new Map(found.map((home) => [home.id, home]))
  let waits = false
  for (const row of rows) {
    const home = homes.get(row.property_id) ?? goneHome(row.property_id)
    const outcome = outcomeOf(channel, home, row.wanted, now)
    // A held channel keeps what it has, but for what is sold or withdrawn.
    if (channel.held_since !== null && !leavesAtOnce(outcome?.reason ?? null)) continue
    if (outcome && (await saveOutcome(trx, row, outcome, { now, guarded: guards(channel) })))
      waits = true
  }
  const ids = rows.map(({ property_id: id }) => id)
  await queueHomes(trx, channel, ids, now)
  return waits
}

const goneHome = (id: string): Candidate => ({
  id,
  agencyId: '',
  agentId: null,
  status: 'archived',
  exclusive: null,
  mandateOver: false,
  listing: null,
})

/** A home was changed: it is written anew on every channel of its agency, in its own transaction. */
export async function homeChanged(trx: Db, propertyId: string): Promise<void> {
  const home = await trx
    .selectFrom('property')
    .select('agency_id')
    .where('id', '=', propertyId)
    .executeTakeFirst()
  if (!home) return
  const now = new Date()
  const channels = await channelsOf(trx, home.agency_id, 'out')
  if (channels.length === 0) return
  const rows = new Map<string, PublicationRow[]>()
  for (const { id } of channels) rows.set(id, await lockRows(trx, id, [propertyId]))
  const found = await candidates(trx, [propertyId], dayOf(now))
  for (const channel of channels) {
    const waits = await writeRows(trx, channel, rows.get(channel.id) ?? [], found, now)
    if (waits || channel.shrink_since !== null) await settleLoss(trx, channel.id, now)
  }
}

/** Asks for all homes of an agency's channels to be written anew. */
export async function renderSoon(trx: Db, agencyId: string): Promise<void> {
  for (const { id } of await channelsOf(trx, agencyId, 'out'))
    await jobQueue().add(trx, RENDER, { id }, { key: id, agencyId })
}
