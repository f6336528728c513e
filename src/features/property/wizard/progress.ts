import type { PropertyQualityItem } from '../../../../generated/model'
import type { SessionState } from './session-state'
import { STEPS, type Step } from './steps'

export type StepState = { tone: 'done' | 'missing' | 'error' | 'open'; count: number }

/** How a step stands: what keeps it from publishing, and what is wrong in it here. */
export function stateOf(step: Step, { property, edits, errors }: SessionState): StepState {
  const items = property?.quality.items.filter((item) => item.step === step.number) ?? []
  const edit = edits[step.key]
  // A new home is nothing yet: what its first step still needs is no error of whoever has only
  // begun it.
  const half = property !== null && edit !== undefined && !edit.valid && !edit.unseen
  const told = Object.keys(errors[step.key] ?? {}).length
  const wrong =
    items.filter(({ state }) => state === 'error').length + told + (half && told === 0 ? 1 : 0)
  if (wrong > 0) return { tone: 'error', count: wrong }
  const missing = items.filter(({ state }) => state === 'missing').length
  if (missing > 0) return { tone: 'missing', count: missing }
  // The last step is done when the home is on the market, even with nothing written in it.
  if (step.number === 8 && property?.publishedAt) return { tone: 'done', count: 0 }
  return {
    tone:
      property?.[step.key] && Object.keys(property[step.key] ?? {}).length > 0 ? 'done' : 'open',
    count: 0,
  }
}

/**
 * Fields of a step that publishing this home needs, filled or not, in one line; null while nothing
 * is stored of it.
 */
export const neededOf = (
  step: Step,
  items: readonly PropertyQualityItem[] | undefined,
): string | null =>
  items
    ? items
        .filter((item) => item.step === step.number && item.needed)
        .map(fieldOf)
        .join(' ')
    : null

const RANK = { error: 0, missing: 1, advice: 2, done: 3 }

/** What to have: errors first, done last, otherwise in the order of the steps. */
export const ranked = (items: readonly PropertyQualityItem[]): PropertyQualityItem[] =>
  [...items].sort((a, b) => RANK[a.state] - RANK[b.state] || a.step - b.step)

/** The field of an item without its step's name: `layout.built` → `built`. */
export const fieldOf = (item: PropertyQualityItem): string =>
  item.field.split('.').slice(1).join('.')

export const stepAt = (number: number): Step => STEPS[number - 1] ?? (STEPS[0] as Step)
