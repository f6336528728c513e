import { inTransaction } from '../../db/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { registerJob } from '../../jobs/index.ts'
import { loadEvent } from '../agenda/index.ts'
import { sendVisitMail, VISIT_MAIL, type VisitMail } from './mails.ts'
import { runClock } from './partner/clock.ts'
import { followDiaries } from './partner/follow.ts'
import { noteHeld } from './partner/held.ts'
import { sweepSheets } from './sheet/sweep.ts'
import { markTold, recordConfirmed, untold } from './visit.repository.ts'

/** An agent may take a change back for so long before anybody is told. */
const GRACE_MS = 60_000
const AT_ONCE = 100

/**
 * Tells visitors what became of their visits in the agenda: confirmed, moved, cancelled, whoever
 * did it and how.
 */
export async function tellVisitors({
  db,
  jobs,
  now,
}: Pick<Deps, 'db' | 'jobs' | 'now'>): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const id of await untold(trx, new Date(now().getTime() - GRACE_MS), AT_ONCE)) {
      const event = await loadEvent(trx, id)
      if (
        !event ||
        (event.status !== 'requested' &&
          event.status !== 'confirmed' &&
          event.status !== 'cancelled')
      )
        continue
      await markTold(trx, event)
      if (event.status === 'confirmed') await recordConfirmed(trx, event)
      await jobs.add(trx, VISIT_MAIL, { kind: event.status, eventId: id } satisfies VisitMail)
    }
  })
}

export const jobs = [
  registerJob(VISIT_MAIL, sendVisitMail, { class: 'mail' }),
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
