export { hasDatabase, reach, type Place } from './ground.ts'
export { load, migrationsOf, type Load } from './load.ts'
export { withSnapshot, type CopiedSequence, type Snapshot } from './snapshot.ts'
export type { CopiedTable } from './tables.ts'
