/** The door of module proposal; README.md says what stands behind it. */
export { handlers } from './proposal.handlers.ts'
export { jobs } from './jobs.ts'
export { propose, type ProposalInput } from './propose.service.ts'
import './desk-count.ts'
import './person-part.ts'
