import type { GeneratedForm } from '../../../generated/forms/form-type'
import { splitPath } from '../../i18n/language'
import { keptObject } from '../../lib/kept'
import { getSession } from '../../lib/session'
import type { PlainValues } from './plain-values'

const KEY = 'llar.typed'
const store = () => sessionStorage
/** The page whatever its language: another one comes as a whole new document. */
const page = (): string => splitPath(location.pathname).path

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const formsHere = (): Record<string, unknown> => {
  const kept = keptObject(store, KEY)
  const isOurs = !kept['by'] || kept['by'] === getSession().id
  return isOurs && kept['page'] === page() && isObject(kept['forms']) ? kept['forms'] : {}
}

function write(forms: Record<string, unknown>): void {
  try {
    if (Object.keys(forms).length === 0) store().removeItem(KEY)
    else store().setItem(KEY, JSON.stringify({ page: page(), by: getSession().id, forms }))
  } catch {
    // A browser that keeps nothing forgets with the page.
  }
}

const SECRET = /password|^(?:code|totp)$/i

/** What differs from how the form began; a password or a code is kept nowhere. */
export const changedFrom = (defaults: PlainValues, values: PlainValues): PlainValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        !SECRET.test(field) && JSON.stringify(value) !== JSON.stringify(defaults[field]),
    ),
  )

/**
 * Keeps what was typed for this tab while the page is left: for another language, or by mistake.
 * `by`: who was signed in as it was typed; who signs out leaves nothing.
 */
export function keepTyped({ name }: GeneratedForm, typed: PlainValues, by: string): void {
  if (by && by !== getSession().id) return
  if (Object.keys(typed).length > 0) write({ ...formsHere(), [name]: typed })
}

/** What was typed into this form of this page before, once. */
export function takeTyped({ name, order }: GeneratedForm): PlainValues {
  const { [name]: typed, ...others } = formsHere()
  if (!isObject(typed)) return {}
  write(others)
  return Object.fromEntries(
    Object.entries(typed).filter(([field]) => order.includes(field)),
  ) as PlainValues
}
