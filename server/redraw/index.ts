/** What is made of stored documents follows the contract; README.md says how a room joins. */
export { redrawJob } from './job.ts'
export { differing, ownHash, registerRedraw } from './rooms.ts'
export { look, startLooking, type Instance } from './watch.ts'
