/** The door of module calendar; README.md says what each does. */
export { handlers } from './calendar.handlers.ts'
export { feedPlugin } from './feed.plugin.ts'
export { jobs } from './jobs.ts'
