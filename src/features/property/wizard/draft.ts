import type { StepKey } from './steps'

/** A step that the server has not got yet, kept in this browser. */
export interface KeptStep {
  /** As it stands in the form, half-typed values included. */
  raw: Record<string, unknown>
  /** Version of the home it was begun on. */
  version: number
  at: string
}

export type Kept = Partial<Record<StepKey, KeptStep>>

const key = (id: string): string => `llar.draft.${id}`

/** What this browser keeps of a home; nothing when storage is closed or holds something else. */
export function keptOf(id: string): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(id)) ?? '{}')
    return found && typeof found === 'object' ? (found as Kept) : {}
  } catch {
    return {}
  }
}

/** Keeps these steps and no others. False when the browser would not (private mode, full). */
export function keep(id: string, steps: Kept): boolean {
  try {
    if (Object.keys(steps).length === 0) localStorage.removeItem(key(id))
    else localStorage.setItem(key(id), JSON.stringify(steps))
    return true
  } catch {
    return false
  }
}
