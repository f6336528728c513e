import type { Property } from '../../../../generated/model'
import { merged, same, type Clash, type Side } from './merge'
import { NEW_ID, STEP_KEYS, type StepKey } from './steps'

export type Value = Record<string, unknown>

/** A step changed here that the server has not got. */
export interface Edit {
  value: Value
  raw: Value
  valid: boolean
  /** The stored step it was begun on, and its version. */
  base: unknown
  version: number
}

export type SaveState =
  | { kind: 'idle' | 'waiting' | 'saving' | 'invalid' | 'conflict' }
  | { kind: 'saved'; at: number }
  | { kind: 'failed'; text: string }

export interface Conflict {
  current: Property
  steps: { key: StepKey; clashes: Clash[] }[]
}

export interface SessionState {
  /** `nueva` until the first saving. */
  id: string
  property: Property | null
  /** Status of the failed reading, 0 without an answer; null while reading or when it went well. */
  loadFailed: number | null
  edits: Partial<Record<StepKey, Edit>>
  save: SaveState
  /** Field errors of the server by step, without the step's name. */
  errors: Partial<Record<StepKey, Record<string, string>>>
  conflict: Conflict | null
  /** Steps as they were before the last saving. */
  undo: Partial<Record<StepKey, unknown>> | null
  /** Grows when forms must take their value anew. */
  revision: number
  /** Steps found in this browser, begun on another visit. */
  restored: StepKey[]
}

export const INITIAL: SessionState = { id: NEW_ID, property: null, loadFailed: null, edits: {}, save: { kind: 'idle' }, errors: {}, conflict: null, undo: null, revision: 0, restored: [] }

/** What is stored of a step. */
export const stepValue = (property: Property | null, key: StepKey): unknown => property?.[key]

/** Splits `{'layout.built': '…'}` by step. Errors of nothing in particular stay under the step's own name, ''. */
export function errorsByStep(errors: Record<string, string>): SessionState['errors'] {
  const found: SessionState['errors'] = {}
  for (const [path, text] of Object.entries(errors)) {
    const [head = '', ...rest] = path.split('.')
    const key = STEP_KEYS.find((step) => step === head)
    if (key) found[key] = { ...found[key], [rest.join('.')]: text }
  }
  return found
}

/** The edits after a conflict, each step as the person chose it field by field (`step.path`). */
export function chosen({ current, steps }: Conflict, edits: SessionState['edits'], choice: Readonly<Record<string, Side>>): SessionState['edits'] {
  const next = { ...edits }
  for (const { key, clashes } of steps) {
    const theirs = stepValue(current, key)
    const own = Object.fromEntries(Object.entries(choice).filter(([path]) => path.startsWith(`${key}.`)).map(([path, side]) => [path.slice(key.length + 1), side]))
    const value = merged(theirs ?? {}, clashes, own) as Value
    if (same(value, theirs ?? {})) delete next[key]
    else next[key] = { value, raw: value, valid: true, base: theirs, version: current.version }
  }
  return next
}
