import { useEffect, useSyncExternalStore } from 'react'

export type ShortcutGroup = 'go' | 'new' | 'desk'

/** Something of the desk that keys do. */
export interface Shortcut {
  id: string
  group: ShortcutGroup
  /** What it does, in the page's words. */
  label: string
  /**
   * Pressed one after the other, as they stand on the keyboard: `['N', 'C']`, `['[']`. A chord
   * (`['Ctrl K']`) is only told here: whoever owns it listens to it.
   */
  keys: readonly string[]
  run: () => void
}

let shortcuts: readonly Shortcut[] = []
const listeners = new Set<() => void>()

function put(next: readonly Shortcut[]): void {
  shortcuts = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** All shortcuts there are just now. */
export const allShortcuts = (): readonly Shortcut[] => shortcuts

/** The same in a component: the list of keys, the palette, hints beside entries. */
export const useShortcuts = (): readonly Shortcut[] =>
  useSyncExternalStore(listen, allShortcuts, () => NONE)

const NONE: readonly Shortcut[] = []

/** Adds shortcuts while a component stands. Remember them (`useMemo`), or they are added anew. */
export function useShortcutsOf(own: readonly Shortcut[]): void {
  useEffect(() => {
    put([...shortcuts, ...own])
    return () => put(shortcuts.filter((one) => !own.includes(one)))
  }, [own])
}

/** Does what a shortcut does, for a button that says the same; nothing where it is not there. */
export const runShortcut = (id: string): void => shortcuts.find((one) => one.id === id)?.run()
