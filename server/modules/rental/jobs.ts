import type { Deps } from '../../contract/deps.ts'
import { inTransaction } from '../../db/index.ts'
import { eachOne, registerJob } from '../../jobs/index.ts'
import { REJECTED_MS, UNTOUCHED_MS } from './keeping.ts'
import { RENTAL_MAIL, sendRentalMail } from './mails.ts'
import { expireOffers, tellEnds } from './offers/jobs.ts'
import { eraseFile } from './papers/erase.ts'
import { FORGET, forget, sweepContents } from './papers/jobs.ts'
import { lockOverdue, overdueFiles } from './rental.repository.ts'

/**
 * Erases what has been kept as long as its applicant was told. A file that was taken up meanwhile
 * stays; one that cannot be erased holds up no other.
 */
export async function eraseOverdue({ db, jobs: queue, now }: Deps): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms)
  const kept = { rejectedBefore: before(REJECTED_MS), untouchedSince: before(UNTOUCHED_MS) }
  await eachOne(await overdueFiles(db, kept), (id) =>
    inTransaction(db, async (trx) => {
      if (await lockOverdue(trx, id, kept)) await eraseFile(trx, id, { jobs: queue, at: now() })
    }),
  )
}

export const jobs = [
  registerJob(RENTAL_MAIL, sendRentalMail, { class: 'mail' }),
  registerJob(FORGET, forget, { class: 'files' }),
  registerJob('rental.erase', (_payload, deps) => eraseOverdue(deps), { everyMinutes: 1440 }),
  registerJob(
    'rental.offers',
    (_payload, deps) => eachOne([expireOffers, tellEnds], (bring) => bring(deps)),
    { everyMinutes: 1440 },
  ),
  registerJob(
    'rental.sweep',
    async (_payload, deps) => {
      await sweepContents(deps)
    },
    { everyMinutes: 1440 },
  ),
]
