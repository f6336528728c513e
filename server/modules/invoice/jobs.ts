import { registerJob } from '../../jobs/index.ts'
import { giveUpInvoice, mailInvoice, SEND_JOB } from './agency/send.ts'

/** Jobs of this room. */
export const jobs = [
  registerJob<{ sentId: string }>(SEND_JOB, mailInvoice, {
    class: 'mail',
    whenDead: giveUpInvoice,
  }),
]
