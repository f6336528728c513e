export { siteKey, SURROGATE_KEY } from './keys.ts'
export { purgeSoon, tellEdge } from './purge.ts'
