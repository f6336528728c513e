import { useSyncExternalStore } from 'react'

/** Something that acts of the person wait for, asked once for all of them. */
export interface Question<Kind> {
  /** Asks; resolves with whether it was done. False at once where no page is there to ask. */
  ask: (kind: Kind) => Promise<boolean>
  /** Ends the asking: the acts go on, or are refused. */
  answer: (done: boolean) => void
  /** What the page has to ask now; null: nothing. */
  useAsked: () => Kind | null
}

/** A question that a page shows while anything waits for its answer. */
export function makeQuestion<Kind>(): Question<Kind> {
  let asked: { kind: Kind; done: Promise<boolean>; answer: (done: boolean) => void } | null = null
  const listeners = new Set<() => void>()
  const set = (next: typeof asked): void => {
    asked = next
    for (const listener of listeners) listener()
  }
  return {
    ask: (kind) => {
      if (listeners.size === 0) return Promise.resolve(false)
      if (!asked) {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        set({ kind, done: promise, answer: resolve })
      }
      return asked?.done ?? Promise.resolve(false)
    },
    answer: (done) => {
      asked?.answer(done)
      if (asked) set(null)
    },
    useAsked: () =>
      useSyncExternalStore(
        (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        () => asked?.kind ?? null,
        () => null,
      ),
  }
}
