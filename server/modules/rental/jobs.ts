import { registerJob } from '../../jobs/index.ts'
import { REJECTED_MS, UNTOUCHED_MS } from './keeping.ts'
import { RENTAL_MAIL, sendRentalMail } from './mails.ts'
import { eraseFiles } from './rental.repository.ts'

export const jobs = [
  registerJob(RENTAL_MAIL, sendRentalMail, { class: 'mail' }),
  registerJob(
    'rental.erase',
    async (_payload, { db, now }) =>
      eraseFiles(
        db,
        new Date(now().getTime() - REJECTED_MS),
        new Date(now().getTime() - UNTOUCHED_MS),
      ),
    { everyMinutes: 1440 },
  ),
]
