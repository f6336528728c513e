import type { Deps } from '../../contract/deps.ts'

/** Who reads: an agency by one of its keys. */
export interface Reader {
  agencyId: string
  /** What requests are counted by. */
  keyId: string
}

/**
 * Whose key a bearer is: null where it opens nothing, from this address at least; 'forbidden' where
 * it opens other things than this.
 */
export type ReaderOf = (
  bearer: string,
  deps: Deps,
  ip: string,
) => Promise<Reader | 'forbidden' | null>
