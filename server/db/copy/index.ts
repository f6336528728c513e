export { hasDatabase, reach, type Place } from './ground.ts'
export { load, migrationsOf, type Load } from './load.ts'
export {
  AtWork,
  NothingThere,
  withSnapshot,
  type CopiedSequence,
  type Snapshot,
} from './snapshot.ts'
export type { CopiedTable } from './tables.ts'
