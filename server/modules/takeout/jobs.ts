import { registerJob } from '../../jobs/index.ts'
import { collect } from './collect/collect.ts'
import { removeEnded, sweep } from './collect/remove.ts'
import { COLLECT, MAIL, REMOVE } from './job-kinds.ts'
import { sendMails, type TakeoutMail } from './mails.ts'

/** What this room does in the background. */
export const jobs = [
  registerJob<{ id: string }>(COLLECT, ({ id }, deps) => collect(id, deps), { class: 'feed' }),
  registerJob<{ id: string }>(REMOVE, ({ id }, deps) => removeEnded(id, deps)),
  registerJob<TakeoutMail>(MAIL, sendMails, { class: 'mail' }),
  registerJob('takeout.sweep', (_, deps) => sweep(deps), { everyMinutes: 60 }),
]
