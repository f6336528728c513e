import { withAdvisoryLock, type Db } from '../../db/index.ts'
import { jobQueue } from '../../jobs/queue.ts'
import {
  findIntegration,
  note,
  noteIntegration,
  type IntegrationRow,
} from '../integration/index.ts'
import { logMoves, tellsAtOnce } from './log-moves.ts'
import { queueGone } from './push/queue.ts'
import { letGo, lossOf } from './publication.repository.ts'

/** Kind of the job that looks at what waits to leave a channel. */
export const SETTLE = 'publication.settle'

/** Fewer homes than this may leave whatever the channel has. */
const FEWEST = 5

/** Would this be more than half within a day? */
export const isTooMuch = ({
  out,
  waiting,
  left,
}: {
  out: number
  waiting: number
  left: number
}): boolean => waiting + left >= FEWEST && (waiting + left) * 2 > out + left

/** Whoever decides of a channel's loss waits for whoever does. */
export const lockLoss = (trx: Db, id: string): Promise<void> =>
  withAdvisoryLock(trx, `publication loss ${id}`)

/**
 * Decides of the homes that wait to leave a channel: they go, or, where it would lose more than
 * half of its homes within a day, all of them stay out there until a person confirms, or none waits
 * any more. What is sold meanwhile does not let the others go.
 */
export async function settleLoss(trx: Db, id: string, now: Date): Promise<void> {
  await lockLoss(trx, id)
  const channel = await findIntegration(trx, id)
  if (!channel) return
  const loss = await lossOf(trx, id, now)
  const { shrink_ok_until: until, shrink_since: since } = channel
  const allowed = until !== null && until > now
  const held = loss.waiting > 0 && !allowed && (since !== null || isTooMuch(loss))
  if (held) {
    if (since === null) await hold(trx, id, loss, now)
    return
  }
  if (loss.waiting > 0) {
    await release(trx, channel, loss.waiting, now)
  }
  if (since !== null) await noteIntegration(trx, id, { shrink_since: null })
}

/**
 * Lets go of what waits. Homes that somebody is saving are looked at once that is done: who decides
 * waits for nobody who saves, since they wait for who decides.
 */
export async function release(
  trx: Db,
  channel: Pick<IntegrationRow, 'id' | 'agency_id' | 'provider' | 'state'>,
  waiting: number,
  now: Date,
): Promise<void> {
  const { id, agency_id: agencyId } = channel
  const gone = await letGo(trx, id, now)
  if (tellsAtOnce(channel)) await logMoves(trx, id, 'left', gone, now)
  if (gone.length < waiting) await jobQueue().add(trx, SETTLE, { id }, { agencyId })
  await queueGone(trx, channel, now)
}

async function hold(
  trx: Db,
  id: string,
  { out, waiting }: { out: number; waiting: number },
  now: Date,
): Promise<void> {
  await noteIntegration(trx, id, { shrink_since: now })
  await note(trx, id, [{ kind: 'shrink_held', by: null, at: now, old: out, new: waiting }])
}
