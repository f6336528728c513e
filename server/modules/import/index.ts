export { handlers } from './import.handlers.ts'
export { jobs } from './jobs.ts'
export { listItems, showRun, startImport } from './import.service.ts'
export { runImport } from './run.ts'
