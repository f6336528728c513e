import './desk-count.ts'
import { onMoved } from '../user/index.ts'
import { dropLinksOf } from './link.ts'

export { foundBefore, lastHour } from './hours.ts'
export { countSearches } from './spread.ts'
export { jobs } from './jobs.ts'
export { handlers } from './search.handlers.ts'
export { alertPlugin } from './alert-page/alert.plugin.ts'
export { unsubscribePlugin } from './unsubscribe.plugin.ts'
export { registerRecords } from './records/registry.ts'

onMoved(dropLinksOf)
