import { useSyncExternalStore } from 'react'

/** A write that is kept on this device: no answer came to it, or it was refused. */
export interface Waiting {
  n: number
  operation: string
  url: string
  data: unknown
  base?: unknown
  at: string
  /** Why the server did not take it; null: it waits for a connection. */
  refusal: unknown
}

const NONE: readonly Waiting[] = []
let waiting = NONE
const listeners = new Set<() => void>()

/** The desk says what it keeps of who is signed in (src/app/workspace/later). */
export function setWaiting(next: readonly Waiting[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

/**
 * What is kept of some operations, in the order in which it was written: a record shows it on top of
 * what was read. `url`: of one record alone.
 */
export function useWaiting<Kept extends Waiting>(
  operations: readonly string[],
  url?: string,
): Kept[] {
  const all = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waiting,
    () => NONE,
  )
  return all.filter(
    (one): one is Kept =>
      operations.includes(one.operation) && (url === undefined || one.url === url),
  )
}
