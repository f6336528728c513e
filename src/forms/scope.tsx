import { createContext, useContext, useSyncExternalStore } from 'react'
import type { AfterPress } from './after-press'
import type { FormServices } from './services'
import type { Broken } from './check'
import type { FilledFrom, FormStore } from './store'
import type { FormWords } from './words'

/**
 * What every template and widget of one form shares. The object stays the same while the form
 * lives.
 */
export interface FormScope {
  store: FormStore
  words: FormWords
  formId: string
  services: FormServices
  disabled: boolean
  /** Paths that publishing needs, as the server says; null when nobody has said. */
  published: ReadonlySet<string> | null
  /**
   * Sets fields beside the one being edited, as a chosen place does with island and postal code;
   * `from`: they say what they were filled in from.
   */
  patch: (values: Record<string, unknown>, from?: FilledFrom) => void
  /** For what leaving a field does: not while a button is being pressed. */
  afterPress: AfterPress
}

export const ScopeContext = createContext<FormScope | null>(null)

/** The form a template or widget stands in. */
export function useScope(): FormScope {
  const scope = useContext(ScopeContext)
  if (!scope) throw new Error('a widget of src/forms stands outside SchemaForm')
  return scope
}

/**
 * Something read from the live form; draws again only when it changes. `read` must answer a text,
 * number, boolean or a kept object.
 */
export function useLive<Value>(read: (store: FormStore) => Value): Value {
  const { store } = useScope()
  return useSyncExternalStore(
    store.subscribe,
    () => read(store),
    () => read(store),
  )
}

/**
 * The message under a field, worded; null when there is none. `within`: those of its parts, too.
 */
export function useProblem(path: string, within = false): string | null {
  const { words } = useScope()
  const problem = useLive((store) => {
    const own = store.problem(path)
    if (own !== null || !within) return own
    const part = store.problems().find((key) => key.startsWith(`${path}.`))
    return part === undefined ? null : store.problem(part)
  })
  return problem === null ? null : sayProblem(problem, words)
}

/** Words of a broken rule; what the server said stays as it is. */
export const sayProblem = (problem: Broken | string, words: FormWords): string =>
  typeof problem === 'string' ? problem : words.broken(problem)
