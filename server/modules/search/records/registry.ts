import type { RecordSearch } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'

export type RecordKind = keyof RecordSearch

/** How a room finds its own records, within the rights of its list. */
export interface RecordFinder<K extends RecordKind = RecordKind> {
  /** The first `limit` that a question finds, and how many there are. */
  find(ctx: Ctx, question: string, limit: number): Promise<RecordSearch[K]>
  /** Those of these ids that the caller may read, put away ones, too. */
  read(ctx: Ctx, ids: string[]): Promise<RecordSearch[K]['items']>
}

type Finders = { [K in RecordKind]?: RecordFinder<K> }

const finders: Finders = {}

/** A room says, once and when it is loaded, how its records are found. */
export function registerRecords<K extends RecordKind>(kind: K, finder: RecordFinder<K>): void {
  finders[kind] = finder as Finders[K]
}

/** The finder of a kind; a server without that room finds none. */
export const finderOf = <K extends RecordKind>(kind: K): Finders[K] => finders[kind]
