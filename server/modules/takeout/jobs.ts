import { registerJob } from '../../jobs/index.ts'
import { collect } from './collect/collect.ts'
import { removeEnded, sweep } from './collect/remove.ts'
import { runImport, standStill } from './incoming/run.ts'
import { sweepImports } from './incoming/sweep.ts'
import { COLLECT, IMPORT, MAIL, REMOVE } from './job-kinds.ts'
import { sendMails, type TakeoutMail } from './mails.ts'

/** Milliseconds after which an import lets another agency's have its place. */
const TURN = 20_000

/** What this room does in the background. */
export const jobs = [
  registerJob<{ id: string }>(COLLECT, ({ id }, deps) => collect(id, deps), { class: 'feed' }),
  registerJob<{ id: string }>(REMOVE, ({ id }, deps) => removeEnded(id, deps), { class: 'files' }),
  registerJob<TakeoutMail>(MAIL, sendMails, { class: 'mail' }),
  registerJob<{ id: string }>(IMPORT, ({ id }, deps) => runImport(deps, id, TURN), {
    class: 'takeouts',
    whenDead: ({ id }, deps) => standStill(deps, id),
  }),
  registerJob('takeout.sweep', (_, deps) => sweep(deps), { everyMinutes: 60 }),
  registerJob('takeout.sweep-imports', (_, deps) => sweepImports(deps), { everyMinutes: 60 }),
]
