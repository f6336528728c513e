import { registerJob } from '../../jobs/index.ts'
import { removeAll } from '../../ports/files/index.ts'
import { sweepFiles } from './files.ts'
import { INBOX_FILE, INBOX_MAIL, INBOX_SWEEP, type InboxFileGone } from './job-kinds.ts'
import { giveUpInboxMail, sendInboxMail } from './mail/mails.ts'

export const jobs = [
  registerJob(INBOX_MAIL, sendInboxMail, { class: 'mail', whenDead: giveUpInboxMail }),
  registerJob<InboxFileGone>(INBOX_FILE, ({ keys }, { files }) => removeAll(files, keys), {
    class: 'files',
  }),
  registerJob(INBOX_SWEEP, async (_payload, deps) => void (await sweepFiles(deps)), {
    everyMinutes: 24 * 60,
  }),
]
