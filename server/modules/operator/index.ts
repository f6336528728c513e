/** The door of module operator; README.md says what stands behind it. */
export { handlers } from './operator.handlers.ts'
export { asOperator, recordAct, type Act } from './act.ts'
export { jobs } from './jobs.ts'
export { CLI, runOperator, type Command, type Said } from './command.ts'
