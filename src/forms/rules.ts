import { factsOf, holds } from '../../generated/fields/condition'
import type { GeneratedForm } from '../../generated/forms/form-type'

/** Facts outside the form that decide which fields apply: the home's type and its operations. */
export interface FormContext {
  type?: string
  operations?: readonly string[]
  /**
   * Options that are not offered to this person, by field, since the server would refuse them; an
   * empty list: the field itself.
   */
  withheld?: Readonly<Record<string, readonly string[]>>
  /**
   * Fields of the form's first level that are asked here; what the value has besides is sent as it
   * is. Left out: all of them.
   */
  asked?: readonly string[]
}

/** Whether a form leaves the field and what is below it as they are. */
const isBeside = (path: string, { asked }: FormContext): boolean =>
  path !== '' && asked?.includes(path.split('.', 1)[0] ?? '') === false

export type Data = Record<string, unknown>
export type Path = readonly (string | number)[]

export const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `['offers', 0, 'price']` → `offers.0.price`. */
export const dotted = (path: Path): string => path.join('.')

/** `offers.0.price` → `offers.*.price`, the key of a field in a generated form. */
export const generic = (path: string): string => path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')

/** Value at a dotted path, or undefined. */
export function valueAt(data: unknown, path: string): unknown {
  let value = data
  if (path === '') return value
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.')
const operationOf = (offer: unknown): unknown => (isRecord(offer) ? offer.operation : undefined)

/** What a condition reads: a field beside it, else the type or the operations of the home. */
function facts(
  key: string,
  path: string,
  data: Data,
  context: FormContext,
  form: GeneratedForm,
): readonly unknown[] {
  const parent = parentOf(path)
  const besides = (name: string): string => (parent ? `${parent}.${name}` : name)
  const values = valueAt(data, parent)
  return factsOf(key, (name) => generic(besides(name)) in form.ui, isRecord(values) ? values : {}, {
    type: typeof data.type === 'string' ? data.type : context.type,
    operations: Array.isArray(data.offers) ? data.offers.map(operationOf) : context.operations,
  })
}

/**
 * Whether a field applies now: its own `when` and those of what it stands in. All keys must hold.
 */
export function applies(
  form: GeneratedForm,
  path: string,
  data: Data,
  context: FormContext,
): boolean {
  if (isBeside(path, context)) return false
  const keys = path.split('.')
  return keys.every((_, index) => {
    const here = keys.slice(0, index + 1).join('.')
    if (context.withheld?.[generic(here)]?.length === 0) return false
    return holds(form.when[generic(here)], (key) => facts(key, here, data, context, form))
  })
}

/**
 * Options a field offers: those of the value of `optionsBy` when it has a list for it, else all.
 */
export function optionsOf(
  form: GeneratedForm,
  path: string,
  data: Data,
  context: FormContext,
): readonly string[] {
  const key = generic(path)
  const ui = form.ui[key]
  const own = form.ui[`${key}.*`] ?? ui
  const all = (own?.enum ?? []).filter((option) => !context.withheld?.[key]?.includes(option))
  if (!ui?.optionsBy) return all
  const [chosen] = facts(ui.optionsBy, path, data, context, form)
  const lists = (own?.options ?? ui.options) as Record<string, readonly string[]> | undefined
  return (typeof chosen === 'string' && lists?.[chosen]) || all
}

/** A few whole numbers to choose among, where a schema names the least and the most. */
export const numbersOf = ({ type, minimum, maximum }: GeneratedForm['schema']): string[] =>
  type === 'integer' && minimum !== undefined && maximum !== undefined
    ? Array.from({ length: maximum - minimum + 1 }, (_, index) => String(minimum + index))
    : []

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  isBlank(value) ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0)

/**
 * Without null, text of nothing but spaces, empty lists and empty objects: absent means unknown.
 * Zero and false stay.
 */
export function prune(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(prune).filter((item) => item !== undefined && item !== null && !isBlank(item))
  if (!isRecord(value)) return value
  const kept = Object.entries(value).map(([key, item]) => [key, prune(item)] as const)
  return Object.fromEntries(kept.filter(([, item]) => !isEmpty(item)))
}

/** Lists that are needed and may be empty, or say something by it (`x-empty`). */
function emptyLists({ schema, ui }: GeneratedForm, data: Data): Data {
  const mayBeEmpty = (key: string): boolean => {
    const part = schema.properties?.[key]
    return typeof part === 'object' && part.type === 'array' && !part.minItems
  }
  const telling = Object.keys(data).filter((key) => ui[key]?.['empty'] === true)
  const kept = [...(schema.required ?? []), ...telling].filter(
    (key) => Array.isArray(data[key]) && mayBeEmpty(key),
  )
  return Object.fromEntries(kept.map((key) => [key, []]))
}

/** What a form begins with: as it is sent, but for what applies. */
export const beginning = (form: GeneratedForm, data: Data): Data => ({
  ...emptyLists(form, data),
  ...(prune(data) as Data),
})

/**
 * What a form holds as it is sent: fields that do not apply and options that are not offered left
 * out, then pruned.
 */
export function outgoing(form: GeneratedForm, data: Data, context: FormContext): Data {
  const walk = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) {
      const offered = form.ui[generic(path)]?.optionsBy
        ? new Set(optionsOf(form, path, data, context))
        : null
      return value
        .filter((item) => !offered || offered.has(String(item)))
        .map((item, index) => walk(item, `${path}.${index}`))
    }
    if (!isRecord(value)) {
      const ui = form.ui[generic(path)]
      return ui?.optionsBy &&
        typeof value === 'string' &&
        !optionsOf(form, path, data, context).includes(value)
        ? undefined
        : value
    }
    const entries = Object.entries(value).map(([key, item]) => {
      const here = path ? `${path}.${key}` : key
      if (isBeside(here, context)) return [key, item] as const
      return [key, applies(form, here, data, context) ? walk(item, here) : undefined] as const
    })
    return Object.fromEntries(entries)
  }
  return { ...emptyLists(form, data), ...(prune(walk(data, '')) as Data) }
}
