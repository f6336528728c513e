import type { Db } from '../db/index.ts'

/** How a job is added. */
export interface JobOptions {
  /** A waiting job of the same kind and key is kept instead of a second one. */
  key?: string
  /** Not before this time. */
  runAt?: Date
  /** Whose work it is: agencies take turns within a class; pushes have 256 of them. */
  agencyId?: string | null
}

/** Waiting jobs of one kind and agency: all of them, or those that wait for the same. */
export interface Waiting {
  count: number
  /** Name of the host that is left alone for now; null: their turn. */
  waitsFor: string | null
  /** When the first of them goes on at the earliest. */
  until: Date
}

/** The queue, as handlers and services see it. */
export interface Jobs {
  /**
   * Adds a job; it exists if and only if `trx` commits. `payload` is JSON, ids rather than
   * documents.
   */
  add(trx: Db, kind: string, payload: unknown, options?: JobOptions): Promise<void>
  /**
   * What an agency still has waiting of a kind (by key), by what it waits for, most first; what is
   * under way counts, too.
   */
  waiting(db: Db, kind: string, agencyId: string): Promise<Waiting[]>
}
