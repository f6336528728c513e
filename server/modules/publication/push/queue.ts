import type { Db } from '../../../db/index.ts'
import { jobQueue } from '../../../jobs/queue.ts'
import type { IntegrationRow } from '../../integration/index.ts'
import { writerOf } from '../writers.ts'
import { wantedOf, wantGone, wantRemoved, wantSent } from './push.repository.ts'

/** Kind of the job that sends what is due on a channel. */
export const PUSH = 'publication.push'

/** Removals go before these: changed prices, then the rest. */
const [PRICE, REST] = [1, 2]

/**
 * Says in the transaction that wrote homes what a portal shall have of them from now on; nothing is
 * sent here. A channel that is read needs none of it.
 */
export async function queueHomes(
  trx: Db,
  channel: IntegrationRow,
  ids: string[],
  now: Date,
): Promise<void> {
  const portal = writerOf(channel.provider)?.portal
  if (!portal || ids.length === 0) return
  const wanted = await wantedOf(trx, channel.id, ids)
  const gone = wanted.filter(({ hash }) => hash === null).map(({ id }) => id)
  if (gone.length > 0) await wantRemoved(trx, channel.id, gone, now)
  for (const { id, hash, text, price } of wanted) {
    if (hash === null || text === null) continue
    const rank = price !== null && price !== portal.price(text) ? PRICE : REST
    await wantSent(trx, channel.id, { id, hash, rank }, now)
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

/** Has what is due sent, once this is committed. */
export const pushSoon = (
  trx: Db,
  { id, agency_id: agencyId }: Pick<IntegrationRow, 'id' | 'agency_id'>,
): Promise<void> => jobQueue().add(trx, PUSH, { id }, { key: id, agencyId })
