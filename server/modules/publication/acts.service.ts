import type { ChannelRetry, Integration } from '../../../generated/model/index.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { sql, type Db } from '../../db/index.ts'
import {
  note,
  noteIntegration,
  RENDER,
  sends,
  showIntegration,
  visible,
  type IntegrationRow,
} from '../integration/index.ts'
import { settleLoss } from './guard.ts'
import { failedHomes } from './list.repository.ts'
import { nextHomes } from './publication.repository.ts'
import { refuseEnded } from './publication.service.ts'
import { hurry } from './push/push.repository.ts'
import { pushSoon } from './push/queue.ts'
import { renderHomes } from './render.ts'

/** A channel out of the agency that has not ended; 404 for any other, 406 for one that has. */
async function open({ trx, actor }: Work, id: string): Promise<IntegrationRow> {
  const channel = await visible(trx, actor, id, 'out')
  refuseEnded(channel, actor)
  return channel
}

const known = async (trx: Db, { id }: IntegrationRow): Promise<number> => {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from publication where integration_id = ${id}`.execute(trx)
  return Number(rows[0]?.count ?? 0)
}

/** Writes all homes anew in the background; what waits for its time is sent at once. */
export async function runChannel(work: Work, id: string): Promise<ChannelRetry> {
  const { trx, deps, actor } = work
  const channel = await open(work, id)
  const at = deps.now()
  await note(trx, id, [{ kind: 'run', by: actor.userId, at }])
  await deps.jobs.add(trx, RENDER, { id }, { key: id, agencyId: actor.agencyId })
  if (sends(channel.provider)) {
    // Homes before their channel, as everybody holds them.
    await hurry(trx, id, { ids: null, refused: false }, at)
    if (channel.refusal !== 'key')
      await noteIntegration(trx, id, { rests_until: null, refusal: null, refusal_since: null })
    await pushSoon(trx, channel)
  }
  const homes = (await known(trx, channel)) || (await nextHomes(trx, channel, null, 200)).length
  return { homes }
}

/** Tries homes again that failed: all of them for an ADMIN, of a STAFF their own. */
export async function repeatFailed(work: Work, id: string): Promise<ChannelRetry> {
  const { trx, deps, actor } = work
  const channel = await open(work, id)
  const ids = await failedHomes(trx, channel, actor)
  if (ids.length === 0) return { homes: 0 }
  const at = deps.now()
  let waits = false
  for (let from = 0; from < ids.length; from += 200)
    if (await renderHomes(trx, id, ids.slice(from, from + 200), { now: at })) waits = true
  if (sends(channel.provider)) {
    await hurry(trx, id, { ids, refused: true }, at)
    await pushSoon(trx, channel)
  }
  if (waits) await settleLoss(trx, id, at)
  return { homes: ids.length }
}

/** Keeps what is out as it is, but for what is sold or withdrawn; `held` false lets it go on. */
export async function holdChannel(work: Work, id: string, held: boolean): Promise<Integration> {
  const { trx, deps, actor } = work
  const channel = await open(work, id)
  if ((channel.held_since !== null) === held) return showIntegration(trx, actor, id)
  const at = deps.now()
  await noteIntegration(trx, id, { held_since: held ? at : null })
  await note(trx, id, [{ kind: held ? 'held' : 'released', by: actor.userId, at }])
  if (!held) await deps.jobs.add(trx, RENDER, { id }, { key: id, agencyId: actor.agencyId })
  return showIntegration(trx, actor, id)
}
