import type { Deps } from '../../contract/deps.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { registerJob } from '../../jobs/index.ts'
import {
  allChannelsOut,
  findIntegration,
  noteIntegration,
  RENDER,
  sends,
} from '../integration/index.ts'
import { SETTLE, settleLoss } from './guard.ts'
import { nextHomes, removeRows } from './publication.repository.ts'
import { takeBackAhead } from './push/ahead.ts'
import { drive } from './push/drive.ts'
import { dueChannels, forgotten, wantRemoved } from './push/push.repository.ts'
import { beginTurn, PUSH, pushSoon } from './push/queue.ts'
import { renderHomes } from './render.ts'
import { writerOf } from './writers.ts'

const BATCH = 200
/** Milliseconds for which a channel is sent before it lets others have its place. */
const TURN = 5000

/** Says when a turn that begins now is over: also at once, where the process is told to end. */
function turn(isStopping: () => boolean = () => false): () => boolean {
  const end = performance.now() + TURN
  return () => performance.now() > end || isStopping()
}

/** Writes all homes of a channel anew, 200 a transaction, by the settings each batch finds. */
async function renderAll({ db, now }: Deps, id: string): Promise<void> {
  let after: string | null = null
  for (;;) {
    const last: string | null = await inTransaction(db, async (trx) => {
      const channel = await findIntegration(trx, id)
      if (!channel || channel.direction === 'in') return null
      if (channel.state === 'ended') {
        await removeRows(trx, id)
        await wantRemoved(trx, id, null, now())
        await pushSoon(trx, channel)
        return null
      }
      const ids = await nextHomes(trx, channel, after, BATCH)
      if (ids.length > 0) await renderHomes(trx, id, ids, { now: now() })
      return ids.at(-1) ?? null
    })
    if (last === null) break
    after = last
  }
  await settle({ db, now }, id)
  await noteMap(db, id)
  const channel = await findIntegration(db, id)
  if (channel && sends(channel.provider)) await pushSoon(db, channel)
}

/** All homes are written by this version of the format, unless a later one has been at it. */
async function noteMap(db: Db, id: string): Promise<void> {
  const channel = await findIntegration(db, id)
  const written = channel ? writerOf(channel.provider)?.mapVersion : undefined
  if (channel && written !== undefined && channel.map_version < written)
    await noteIntegration(db, id, { map_version: written })
}

/** Channels whose format is written otherwise by now than when their homes were. */
async function renderOld({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  for (const { id, agency_id: agencyId, provider, map_version: was } of await allChannelsOut(db))
    if (was < (writerOf(provider)?.mapVersion ?? 0))
      await jobs.add(db, RENDER, { id }, { key: id, agencyId })
}

const settle = ({ db, now }: Pick<Deps, 'db' | 'now'>, id: string): Promise<void> =>
  inTransaction(db, (trx) => settleLoss(trx, id, now()))

/** What this room does in the background. */
export const jobs = [
  registerJob<{ id: string }>(RENDER, ({ id }, deps) => renderAll(deps, id), { class: 'feed' }),
  registerJob<{ id: string }>(SETTLE, ({ id }, deps) => settle(deps, id), { class: 'feed' }),
  // What no save tells of: mandates that ended overnight, days that make an advert old.
  registerJob(
    'publication.sweep',
    async (_, deps) => {
      for (const { id, agency_id: agencyId } of await allChannelsOut(deps.db))
        await deps.jobs.add(deps.db, RENDER, { id }, { key: id, agencyId })
      for (const { id, property } of await forgotten(deps.db))
        await wantRemoved(deps.db, id, [property], deps.now())
    },
    { everyMinutes: 360 },
  ),
  registerJob('publication.maps', (_, deps) => renderOld(deps), { everyMinutes: 5 }),
  registerJob<{ id: string }>(
    PUSH,
    async ({ id }, deps, isStopping) => {
      await beginTurn(deps.db, id)
      await drive(deps, id, turn(isStopping))
    },
    { class: 'portals' },
  ),
  // What waits for its time (a pause after a failure, a portal left alone) is found by the clock:
  // the rows say when.
  registerJob(
    'publication.due',
    async (_, deps) => {
      await takeBackAhead(deps.db, deps.now())
      for (const { id, agency_id: agencyId } of await dueChannels(deps.db, deps.now()))
        await deps.jobs.add(deps.db, PUSH, { id }, { key: id, agencyId })
    },
    { everyMinutes: 1 },
  ),
]
