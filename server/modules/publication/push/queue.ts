import type { Db } from '../../../db/index.ts'
import { takeTwins } from '../../../jobs/index.ts'
import { jobQueue } from '../../../jobs/queue.ts'
import { findIntegration, type IntegrationRow } from '../../integration/index.ts'
import { writerOf } from '../writers.ts'
import { wantedOf, wantGone, wantRemoved, wantSent } from './push.repository.ts'

/** Kind of the job that sends what is due on a channel. */
export const PUSH = 'publication.push'

/** Removals, and what keeps more back, go before these: changed prices, then the rest. */
const [FIRST, PRICE, REST] = [0, 1, 2]

/**
 * Says in the transaction that wrote homes what a portal shall have of them from now on; nothing is
 * sent here; `narrower` are those that tell less than what was sent. A channel that is read needs none of it.
 */
export async function queueHomes(
  trx: Db,
  channel: IntegrationRow,
  { ids, narrower }: { ids: string[]; narrower: ReadonlySet<string> },
  now: Date,
): Promise<void> {
  const portal = writerOf(channel.provider)?.portal
  if (!portal || ids.length === 0) return
  const wanted = await wantedOf(trx, channel.id, ids)
  const gone = wanted.filter(({ hash }) => hash === null).map(({ id }) => id)
  if (gone.length > 0) await wantRemoved(trx, channel.id, gone, now)
  for (const { id, hash, text, price } of wanted) {
    if (hash === null || text === null) continue
    const less = narrower.has(id)
    const rank = less ? FIRST : price !== null && price !== portal.price(text) ? PRICE : REST
    await wantSent(trx, channel.id, { id, hash, rank, narrower: less }, now)
  }
  await pushSoon(trx, channel)
}

/** The same of all that the guard has let go of. */
export async function queueGone(
  trx: Db,
  channel: Pick<IntegrationRow, 'id' | 'agency_id' | 'provider'>,
  now: Date,
): Promise<void> {
  if (!writerOf(channel.provider)?.portal) return
  await wantGone(trx, channel.id, now)
  await pushSoon(trx, channel)
}

/**
 * Has what is due sent, once this is committed. Without a key: a job of one that another transaction
 * has just added would be waited for by who decides of the channel's loss, for whom that one waits.
 */
export const pushSoon = (
  trx: Db,
  { id, agency_id: agencyId }: Pick<IntegrationRow, 'id' | 'agency_id'>,
): Promise<void> => jobQueue().add(trx, PUSH, { id }, { agencyId })

/**
 * Each changed home has added a job: the first that runs sends all that is due, so that the agency's
 * other channels wait for one turn of this one and not for as many.
 */
export async function beginTurn(db: Db, id: string): Promise<void> {
  const channel = await findIntegration(db, id)
  if (channel) await takeTwins(db, PUSH, { id }, channel.agency_id)
}
