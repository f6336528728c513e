import './desk-count.ts'

export { readKyero } from './kyero/index.ts'
export { handlers } from './import.handlers.ts'
export { jobs } from './jobs.ts'
export { listItems, showRun, startImport } from './import.service.ts'
export { sweepFeeds } from './feed/files.ts'
export { runImport } from './run.ts'
