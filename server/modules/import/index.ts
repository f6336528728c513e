import { onAwayChange, onHomeChange } from '../property/index.ts'
import { dropSettled } from './conflict/settled.ts'
import './desk-count.ts'

export { readKyero } from './kyero/index.ts'
export { handlers } from './import.handlers.ts'
export { jobs } from './jobs.ts'
export { listItems, showRun, startImport } from './import.service.ts'
export { sweepFeeds } from './feed/files.ts'
export { runImport } from './run.ts'

// What the agency writes may be what a source says by now; property knows nothing of sources.
onHomeChange((trx, propertyId) => dropSettled(trx, propertyId))
onAwayChange(dropSettled)
