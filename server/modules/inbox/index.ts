/**
 * The door of module inbox; loading it makes the agencies' rules decide and threads follow what
 * happens (rules.ts, sync.ts).
 */
import './own-texts.ts'
import './rules.ts'

export { handlers } from './inbox.handlers.ts'
export { inboundPlugin } from './inbound.plugin.ts'
export { jobs } from './jobs.ts'
