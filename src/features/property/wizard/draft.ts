import { keptObject } from '../../../lib/kept'
import { STEP_KEYS, type StepKey } from './steps'

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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isKept = (step: unknown): step is KeptStep =>
  isObject(step) && isObject(step['raw']) && Number.isSafeInteger(step['version'])

const isStep = (name: string): name is StepKey => (STEP_KEYS as readonly string[]).includes(name)

const stored = (id: string): Record<string, unknown> => keptObject(() => localStorage, key(id))

/** What this browser keeps of a home; nothing when storage is closed or holds something else. */
export const keptOf = (id: string): Kept =>
  Object.fromEntries(
    Object.entries(stored(id)).filter(([name, step]) => isStep(name) && isKept(step)),
  )

/**
 * Keeps these steps, and beside them those that only another version has. False when the browser
 * would not (private mode, full).
 */
export function keep(id: string, steps: Kept): boolean {
  try {
    const others = Object.entries(stored(id)).filter(
      ([name, step]) => !isStep(name) && isKept(step),
    )
    const all = { ...Object.fromEntries(others), ...steps }
    if (Object.keys(all).length === 0) localStorage.removeItem(key(id))
    else localStorage.setItem(key(id), JSON.stringify(all))
    return true
  } catch {
    return false
  }
}
