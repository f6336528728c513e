import type { Db } from '../../db/index.ts'
import { jobQueue } from '../../jobs/queue.ts'
import { dayOf } from '../../time/madrid.ts'
import {
  channelsOf,
  channelsWith,
  findIntegration,
  isHalfRead,
  RENDER,
  type IntegrationRow,
} from '../integration/index.ts'
import type { HomeAct } from '../property/index.ts'
import { announce } from './announce.ts'
import { candidates, type Candidate } from './candidate.ts'
import { SETTLE, settleLoss } from './guard.ts'
import { logMoves, tellsAtOnce } from './log-moves.ts'
import { checkedOnly, heldBack, outcomeOf } from './outcome.ts'
import {
  lockHome,
  lockRows,
  saveHeld,
  saveOutcome,
  waitingOn,
  type PublicationRow,
} from './publication.repository.ts'
import { queueHomes } from './push/queue.ts'
import { NO_FACTS } from './writer.ts'

/**
 * Before it goes out the first time, a channel has nothing to lose, and once it has ended all leaves;
 * in a state of a later version it may well have.
 */
const guards = ({ state }: IntegrationRow): boolean => state !== 'draft' && state !== 'ended'

/**
 * Writes homes anew on a channel; true when some of them wait to leave. Rows are locked before the
 * homes and the channel's settings are read: whoever saves one or the other meanwhile writes after
 * us, what they saved.
 */
export async function renderHomes(
  trx: Db,
  channelId: string,
  ids: string[],
  { now, several = false }: { now: Date; several?: boolean },
): Promise<boolean> {
  const rows = await lockRows(trx, channelId, ids)
  const channel = await findIntegration(trx, channelId)
  return (
    channel !== null &&
    writeRows(trx, channel, rows, await candidates(trx, ids, dayOf(now)), { now, several })
  )
}

/**
 * Where another version wrote settings that this one cannot read, no home goes out that is not out
 * there yet: they may keep it back. What is out is written anew, and leaves as ever.
 */
async function writeRows(
  trx: Db,
  channel: IntegrationRow,
  rows: PublicationRow[],
  found: Candidate[],
  { now, several }: { now: Date; several: boolean },
): Promise<boolean> {
  const homes = new Map(found.map((home) => [home.id, home]))
  const guarded = guards(channel)
  const news: Parameters<typeof announce>[2] = []
  const narrower = new Set<string>()
  const moved: { out: string[]; left: string[] } = { out: [], left: [] }
  let waits = false
  let half: boolean | undefined
  for (const row of rows) {
    const home = homes.get(row.property_id) ?? goneHome(row.property_id)
    const decided = outcomeOf(channel, home, row.wanted, now)
    if (!decided) continue
    const outcome = channel.state === 'draft' ? checkedOnly(decided) : decided
    // A held channel keeps what it has, but for what is sold or withdrawn, and for what is kept back
    // by now; what was to leave and is on the market again stays, too.
    const stays = row.state === 'removing' && outcome.hash !== null
    const { shown } = home
    if (channel.held_since !== null && outcome.leaving === 'channel' && !stays) {
      const held = await saveHeld(trx, row, outcome, { shown, now })
      if (held) narrower.add(row.property_id)
      if (held === 'left') moved.left.push(row.property_id)
      continue
    }
    const goesOut = row.fragment === null && outcome.hash !== null
    const holds = goesOut && (half ??= await isHalfRead(trx, channel))
    const saved = holds ? heldBack(outcome) : outcome
    const came = await saveOutcome(trx, row, saved, { channel, shown, now, guarded, several })
    if (came.waits) waits = true
    if (goesOut && !holds) moved.out.push(row.property_id)
    if (row.fragment !== null && saved.hash === null && !came.waits)
      moved.left.push(row.property_id)
    if (came.narrower) narrower.add(row.property_id)
    if (came.news) news.push({ propertyId: row.property_id, announced: came.news })
  }
  await announce(trx, channel, news)
  if (tellsAtOnce(channel)) {
    await logMoves(trx, channel.id, 'out', moved.out, now)
    await logMoves(trx, channel.id, 'left', moved.left, now)
  }
  const ids = rows.map(({ property_id: id }) => id)
  await queueHomes(trx, channel, { ids, narrower }, now)
  return waits
}

const goneHome = (id: string): Candidate => ({
  id,
  agencyId: '',
  agentId: null,
  status: 'deleted',
  exclusive: null,
  mandateOver: false,
  listing: null,
  shown: null,
  own: NO_FACTS,
})

/** So long after one of several homes was to leave, all of them are looked at. */
const ALL_SAID_MS = 60_000

/**
 * A home was changed: it is written anew on every channel of its agency, in its own transaction.
 * What is said of several is one act: whether it takes too much is asked when all is said.
 */
export async function homeChanged(
  trx: Db,
  propertyId: string,
  _doc: unknown,
  { several }: HomeAct,
): Promise<void> {
  const now = new Date()
  const rows = new Map((await lockHome(trx, propertyId)).map((row) => [row.integration_id, row]))
  if (rows.size === 0) return
  const found = await candidates(trx, [propertyId], dayOf(now))
  // Read after the locks: what was set while a row was waited for counts.
  for (const channel of await channelsWith(trx, [...rows.keys()])) {
    const { id, agency_id: agencyId, shrink_since: held } = channel
    const row = rows.get(id)
    const waits = row && (await writeRows(trx, channel, [row], found, { now, several }))
    if (waits && several) {
      const runAt = new Date(now.getTime() + ALL_SAID_MS)
      await jobQueue().add(trx, SETTLE, { id }, { key: id, agencyId, runAt })
    } else if (waits || held !== null) await settleLoss(trx, id, now)
  }
}

/** A home off the market was changed: where it waits to leave it is written anew, or leaves. */
export async function awayChanged(trx: Db, propertyId: string): Promise<void> {
  const now = new Date()
  for (const id of await waitingOn(trx, propertyId)) {
    await renderHomes(trx, id, [propertyId], { now })
    await settleLoss(trx, id, now)
  }
}

/** Asks for all homes of an agency's channels to be written anew. */
export async function renderSoon(trx: Db, agencyId: string): Promise<void> {
  for (const { id } of await channelsOf(trx, agencyId, 'out'))
    await jobQueue().add(trx, RENDER, { id }, { key: id, agencyId })
}
