import { useSyncExternalStore } from 'react'
import { useDevice } from '../../../lib/device'
import { keptObject } from '../../../lib/kept'
import type { GroupName } from '../room'

/** How somebody keeps their rail: in this browser, for every page. */
interface RailState {
  narrow: boolean
  folded: readonly GroupName[]
}

const KEY = 'llar.rail'
const USUAL: RailState = { narrow: false, folded: [] }
/** Under it the rail is narrow for everybody. */
const BROAD_FROM = 1180

let state: RailState | null = null
const listeners = new Set<() => void>()

function read(): RailState {
  const { narrow, folded } = keptObject(() => localStorage, KEY) as Partial<RailState>
  return { narrow: narrow === true, folded: Array.isArray(folded) ? folded : [] }
}

const current = (): RailState => (state ??= read())

function keep(next: RailState): void {
  state = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A browser that keeps nothing: until the page is left.
  }
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Folds the rail to its pictures, or unfolds it. */
export const foldRail = (): void => keep({ ...current(), narrow: !current().narrow })

/** Folds one group, or unfolds it. */
export function foldGroup(name: GroupName): void {
  const { folded, ...rest } = current()
  keep({
    ...rest,
    folded: folded.includes(name) ? folded.filter((one) => one !== name) : [...folded, name],
  })
}

/** The rail as it is kept; `isNarrow`: or as the window leaves no choice. */
export function useRail(): RailState & { isNarrow: boolean } {
  const kept = useSyncExternalStore(listen, current, () => USUAL)
  const { width } = useDevice()
  return { ...kept, isNarrow: kept.narrow || width < BROAD_FROM }
}

/** Another person's browser, for tests. */
export function forgetRail(): void {
  state = null
}
