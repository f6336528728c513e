import type { Transport, WireReply, WireRequest } from './transport'

/** A write to which no answer came, as it is sent again. */
export interface KeptWrite {
  /** The `Idempotency-Key` it was sent with. */
  key: string
  /** Who wrote it, whoever is signed in by the time that no answer has come. */
  person: string
  method: string
  url: string
  data: unknown
  /** The stored record that it changes, as it was on the screen. */
  base?: unknown
  /** Whose record it belongs to, in words. */
  about?: string | undefined
}

/**
 * Keeps writes on this device until there is a connection (src/app/workspace/later), and what was
 * read last (src/app/workspace/mine).
 */
export interface Keeper {
  /** The key that a write is sent with; null: it is not kept. */
  keyOf: (method: string, url: string) => string | null
  /** Resolves once it is on the disk and told; false when the browser would not. */
  keep: (write: KeptWrite) => Promise<boolean>
  /**
   * Sends a call that reads, and answers it as it was kept where no answer comes, unless it is only
   * asked ahead; null: it is not kept.
   */
  through?: (request: WireRequest, send: Transport, isAhead: boolean) => Promise<WireReply> | null
  /** What is said of a read that failed since it is not on this device; null: of another failure. */
  away?: (error: unknown) => { title: string; text: string } | null
  /** Asks who signs out with something left; not asked where there is no page to ask. */
  mayLeave?: () => Promise<boolean>
  /** Takes away all that is kept of who is signed in. */
  forget: () => Promise<void>
}

let keeper: Keeper | null = null

/** Only the desk has one: a public page keeps nothing. */
export const setKeeper = (next: Keeper | null): void => {
  keeper = next
}

export const getKeeper = (): Keeper | null => keeper

/** Thrown in place of a failed call: the write is kept, which was told, and is sent later. */
export const KEPT = new Error('kept')
