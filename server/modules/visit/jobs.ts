import { inTransaction, type Db } from '../../db/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { eachOne, registerJob } from '../../jobs/index.ts'
import { loadEvent } from '../agenda/index.ts'
import { sendVisitMail, VISIT_MAIL, type VisitMail } from './mails.ts'
import { tellUndelivered } from './undelivered.ts'
import { runClock } from './partner/clock.ts'
import { followDiaries } from './partner/follow.ts'
import { noteHeld } from './partner/held.ts'
import { sweepSheets } from './sheet/sweep.ts'
import { lockUntold, markTold, recordConfirmed, untold } from './visit.repository.ts'

/** An agent may take a change back for so long before anybody is told. */
const GRACE_MS = 60_000
const AT_ONCE = 100

/**
 * Tells visitors what became of their visits in the agenda: confirmed, moved, cancelled, whoever
 * did it and how. One that cannot be told holds up no other.
 */
export async function tellVisitors(deps: Telling): Promise<void> {
  const settled = new Date(deps.now().getTime() - GRACE_MS)
  await eachOne(await untold(deps.db, settled, AT_ONCE), (id) =>
    inTransaction(deps.db, async (trx) => {
      if (await lockUntold(trx, id, settled)) await tellVisitor(trx, deps, id)
    }),
  )
}

type Telling = Pick<Deps, 'db' | 'jobs' | 'now'>

async function tellVisitor(trx: Db, { jobs }: Telling, id: string): Promise<void> {
  const event = await loadEvent(trx, id)
  if (
    !event ||
    (event.status !== 'requested' && event.status !== 'confirmed' && event.status !== 'cancelled')
  )
    return
  await markTold(trx, event)
  if (event.status === 'confirmed') await recordConfirmed(trx, event)
  await jobs.add(trx, VISIT_MAIL, { kind: event.status, eventId: id } satisfies VisitMail)
}

export const jobs = [
  registerJob(VISIT_MAIL, sendVisitMail, { class: 'mail', whenDead: tellUndelivered }),
  registerJob('visit.tell', async (_payload, deps) => tellVisitors(deps), { everyMinutes: 1 }),
  registerJob('visit.partnerClock', async (_payload, deps) => runClock(deps), { everyMinutes: 5 }),
  registerJob('visit.partnerDiaries', async (_payload, deps) => followDiaries(deps), {
    everyMinutes: 1,
  }),
  registerJob('visit.partnerHeld', async (_payload, deps) => noteHeld(deps), { everyMinutes: 10 }),
  registerJob('visit.sweep', async (_payload, deps) => void (await sweepSheets(deps)), {
    everyMinutes: 24 * 60,
  }),
]
