import type { Property } from '../../../../generated/model'
import type { KeptStep } from './draft'
import { clashes, merged, type Clash, type Side } from './merge'
import { NEW_ID, STEP_KEYS, type StepKey } from './steps'
import { isSame } from '../../../lib/same'

export type Value = Record<string, unknown>

/** A step changed here that the server has not got. */
export interface Edit {
  value: Value
  raw: Value
  valid: boolean
  /** Kept from another visit, and no form has looked at it yet: nobody knows whether it is valid. */
  unseen?: true
  /** The stored step it was begun on, and its version. */
  base: unknown
  version: number
}

/** `price`: a published price waits for its reason. */
export type SaveState =
  | { kind: 'idle' | 'waiting' | 'saving' | 'invalid' | 'conflict' | 'price' }
  | { kind: 'saved'; at: number }
  | { kind: 'failed'; error: unknown }

export interface Conflict {
  current: Property
  steps: { key: StepKey; clashes: Clash[] }[]
}

export interface SessionState {
  /** `nueva` until the first saving. */
  id: string
  property: Property | null
  /** Why the reading failed; null while reading or when it went well. */
  loadFailed: Error | null
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

export const INITIAL: SessionState = {
  id: NEW_ID,
  property: null,
  loadFailed: null,
  edits: {},
  save: { kind: 'idle' },
  errors: {},
  conflict: null,
  undo: null,
  revision: 0,
  restored: [],
}

/** What is stored of a step. */
export const stepValue = (property: Property | null, key: StepKey): unknown => property?.[key]

/** Where the work stands after an edit, while nothing is on its way. */
export function standing(
  edits: SessionState['edits'],
  held: boolean,
  before: SaveState,
): SaveState {
  const open = Object.entries(edits)
  if (open.some(([key, { valid }]) => valid && !(held && key === 'basics')))
    return { kind: 'waiting' }
  if (held) return { kind: 'price' }
  return open.length > 0 ? { kind: 'invalid' } : before.kind === 'saved' ? before : { kind: 'idle' }
}

/** The edits that put steps back as they were. */
export function backTo(
  was: NonNullable<SessionState['undo']>,
  property: Property,
  edits: SessionState['edits'],
): SessionState['edits'] {
  const back = Object.entries(was).map(
    ([key, value]) =>
      [
        key,
        {
          value: value ?? {},
          raw: value ?? {},
          valid: true,
          base: stepValue(property, key as StepKey),
          version: property.version,
        },
      ] as const,
  )
  return { ...edits, ...Object.fromEntries(back) }
}

/**
 * Splits `{'layout.built': '…'}` by step. Errors of nothing in particular stay under the step's own
 * name, ''.
 */
export function errorsByStep(errors: Record<string, string>): SessionState['errors'] {
  const found: SessionState['errors'] = {}
  for (const [path, text] of Object.entries(errors)) {
    const [head = '', ...rest] = path.split('.')
    const key = STEP_KEYS.find((step) => step === head)
    if (key) found[key] = { ...found[key], [rest.join('.')]: text }
  }
  return found
}

/**
 * What is left to send once these were saved. Typed on while they were under way: what was sent is
 * the new base.
 */
export function left(
  edits: SessionState['edits'],
  sent: readonly [StepKey, Edit][],
  property: Property,
): SessionState['edits'] {
  const next = { ...edits }
  for (const [key, edit] of sent) {
    const now = edits[key]
    if (now && now !== edit && now.value !== edit.value)
      next[key] = { ...now, base: stepValue(property, key), version: property.version }
    else delete next[key]
  }
  return next
}

/** The edits when these were refused: not sent again until they change. */
export function refused(
  edits: SessionState['edits'],
  sent: readonly [StepKey, Edit][],
): SessionState['edits'] {
  const next = { ...edits }
  for (const [key, edit] of sent) if (edits[key] === edit) next[key] = { ...edit, valid: false }
  return next
}

/** Steps that both sides changed, and how. */
export const clashing = (current: Property, edits: SessionState['edits']): Conflict['steps'] =>
  (Object.entries(edits) as [StepKey, Edit][])
    .filter(([key, edit]) => !isSame(stepValue(current, key) ?? {}, edit.base ?? {}))
    .map(([key, edit]) => ({
      key,
      clashes: clashes(edit.base, edit.value, stepValue(current, key)),
    }))
    .filter((step) => step.clashes.length > 0)

/**
 * The edits going on from what is stored now; a step with the same content on both sides has
 * nothing left to send.
 */
export function goingOn(current: Property, edits: SessionState['edits']): SessionState['edits'] {
  const next = Object.entries(edits).map(
    ([key, edit]) =>
      [
        key,
        { ...edit, base: stepValue(current, key as StepKey), version: current.version },
      ] as const,
  )
  return Object.fromEntries(next.filter(([, edit]) => !isSame(edit.value, edit.base ?? {})))
}

/**
 * Steps this browser kept that differ from what is stored. Whether one is valid its form tells when
 * it is shown; until then it is not sent.
 */
export function found(
  kept: Partial<Record<StepKey, KeptStep>>,
  property: Property | null,
  edits: SessionState['edits'],
): SessionState['edits'] {
  const differing = (Object.entries(kept) as [StepKey, KeptStep][]).filter(
    ([key, { raw }]) => !edits[key] && !isSame(raw, stepValue(property, key) ?? {}),
  )
  return Object.fromEntries(
    differing.map(([key, { raw, version }]) => [
      key,
      { value: raw, raw, valid: false, unseen: true, base: stepValue(property, key), version },
    ]),
  )
}

/** The edits after a conflict, each step as the person chose it field by field (`step.path`). */
export function chosen(
  { current, steps }: Conflict,
  edits: SessionState['edits'],
  choice: Readonly<Record<string, Side>>,
): SessionState['edits'] {
  const next = { ...edits }
  for (const { key, clashes } of steps) {
    const theirs = stepValue(current, key)
    const own = Object.fromEntries(
      Object.entries(choice)
        .filter(([path]) => path.startsWith(`${key}.`))
        .map(([path, side]) => [path.slice(key.length + 1), side]),
    )
    const value = merged(theirs ?? {}, clashes, own) as Value
    if (isSame(value, theirs ?? {})) delete next[key]
    else next[key] = { value, raw: value, valid: true, base: theirs, version: current.version }
  }
  return next
}
