import { useSyncExternalStore } from 'react'

/** What is shown as it was kept, by its address, and of when it is. */
let shown: ReadonlyMap<string, number> = new Map()
const listeners = new Set<() => void>()
let onBack: (paths: ReadonlySet<string>) => void = () => undefined

function set(next: typeof shown): void {
  shown = next
  for (const listener of listeners) listener()
}

export const markShown = (url: string, at: number): void => set(new Map(shown).set(url, at))

/** What it is, without what was asked of it. */
export const shownPaths = (): ReadonlySet<string> =>
  new Set([...shown.keys()].map((url) => url.split('?')[0] ?? url))

/** The server answers again: what is shown is asked for anew. */
export function serverIsBack(): void {
  if (shown.size === 0) return
  const paths = shownPaths()
  set(new Map())
  onBack(paths)
}

export const setOnBack = (next: typeof onBack): void => {
  onBack = next
}

/** Of when the oldest is that is shown as it was kept; null: nothing is. */
export const asOf = (): number | null => (shown.size > 0 ? Math.min(...shown.values()) : null)

export const useAsOf = (): number | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    asOf,
    () => null,
  )
