import { useSyncExternalStore } from 'react'

const KEY = 'llar.compare'
/** More columns than this cannot be read side by side. */
export const MOST_COMPARED = 4
const ID = /^[\da-f-]{36}$/i

const NONE: readonly string[] = []
let known: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE }
const listeners = new Set<() => void>()

/**
 * Homes put aside to be compared, kept in this browser only. Broken or foreign contents are none.
 */
function read(): readonly string[] {
  let text: string | null = null
  try {
    text = localStorage.getItem(KEY)
  } catch {
    // A browser that keeps nothing compares within the page.
    return known.ids
  }
  if (text !== known.text)
    known = {
      text,
      ids: (text ?? '')
        .split('~')
        .filter((id) => ID.test(id))
        .slice(0, MOST_COMPARED),
    }
  return known.ids
}

function write(ids: readonly string[]): void {
  known = { text: ids.join('~'), ids }
  try {
    localStorage.setItem(KEY, ids.join('~'))
  } catch {
    // As above.
  }
  for (const listener of listeners) listener()
}

/** Puts a home in or takes it out; false when there are four already. */
export function toggleCompared(id: string): boolean {
  const ids = read()
  if (ids.includes(id)) write(ids.filter((one) => one !== id))
  else if (ids.length >= MOST_COMPARED) return false
  else write([...ids, id])
  return true
}

export const clearCompared = (): void => write(NONE)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The homes put aside; none on the server. */
export const useCompared = (): readonly string[] =>
  useSyncExternalStore(subscribe, read, () => NONE)
