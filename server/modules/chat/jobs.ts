import { registerJob } from '../../jobs/index.ts'
import { removeAll } from '../../ports/files/index.ts'
import { sweepFiles } from './message/files.ts'
import {
  CHAT_FILE,
  CHAT_FORGET,
  CHAT_LEFT,
  CHAT_MAIL,
  CHAT_MIRROR,
  CHAT_REPORT,
  CHAT_SWEEP,
  type ChatFileGone,
} from './job-kinds.ts'
import { sendChatMail, sendReport } from './mails.ts'
import { forgetMirrored, leaveMirror, mirrorMessage } from './mirror.ts'

export const jobs = [
  registerJob(CHAT_MAIL, sendChatMail, { class: 'mail' }),
  registerJob(CHAT_MIRROR, mirrorMessage, { class: 'mirror' }),
  registerJob(CHAT_LEFT, leaveMirror, { class: 'mirror' }),
  registerJob(CHAT_FORGET, forgetMirrored, { class: 'mirror' }),
  registerJob(CHAT_REPORT, sendReport, { class: 'mail' }),
  registerJob<ChatFileGone>(CHAT_FILE, ({ keys }, { files }) => removeAll(files, keys), {
    class: 'files',
  }),
  registerJob(CHAT_SWEEP, async (_payload, deps) => void (await sweepFiles(deps)), {
    everyMinutes: 24 * 60,
  }),
]
