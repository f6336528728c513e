/**
 * The door of module inbox; loading it makes the agencies' rules decide and threads follow what
 * happens (rules.ts, sync.ts).
 */
import './desk-count.ts'
import './found.ts'
import './own-texts.ts'
import './assignment/rules.ts'

export { handlers } from './inbox.handlers.ts'
export { inboundPlugin } from './mail/inbound.plugin.ts'
export { jobs } from './jobs.ts'
export type { KeptFile } from './files.ts'
export { keepMessageFiles, restoreMessage, restoreThread, settleThread } from './restore.ts'
export { clockOf } from './assignment/rules.repository.ts'
