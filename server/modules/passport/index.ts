/** The door of module passport. */
export { handlers } from './passport.handlers.ts'
export { jobs } from './jobs.ts'
export { proofPlugin } from './proof/proof.plugin.ts'
export { endingPapers } from './papers.ts'
export { refuseDeal } from './deal.ts'
export { statesOf } from './states.ts'
