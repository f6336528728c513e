import { holds } from '../../../generated/fields/condition'
import type { GeneratedForm } from '../../../generated/forms/form-type'
import { centsOf } from './plain-money'

/**
 * What has been typed, by field. Money is what stands in the field, euros; a day is YYYY-MM-DD;
 * several of a list are a list, and one of a few numbers is its text. Other numbers are not among
 * the few kinds of field a plain form has.
 */
export type PlainValue = string | boolean | string[] | undefined
export type PlainValues = Record<string, PlainValue>

/** The schema of a field. */
export function schemaOf(form: GeneratedForm, field: string): GeneratedForm['schema'] {
  const schema = form.schema.properties?.[field]
  return typeof schema === 'object' ? schema : {}
}

/** More numbers than these are typed, not chosen. */
const FEW = 12

/** What a choice offers: the values of the contract, or a few numbers from the least to the most. */
export function choicesOf(form: GeneratedForm, field: string): readonly string[] {
  const { type, minimum, maximum } = schemaOf(form, field)
  const listed = form.ui[`${field}.*`]?.enum ?? form.ui[field]?.enum
  if (listed) return listed
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return []
  const count = maximum - minimum + 1
  return count > FEW ? [] : Array.from({ length: count }, (_, index) => String(minimum + index))
}

/** Field to sentence; the key '' speaks about the whole form. */
export type PlainErrors = Record<string, string>

/** Whether a field applies now: its x-when names a sibling and the values under which it does. */
export function applies(form: GeneratedForm, field: string, values: PlainValues): boolean {
  return holds(form.when[field], (sibling) => [values[sibling]])
}

/** Fields a person sees now, in the contract's order. */
export const shownFields = (form: GeneratedForm, values: PlainValues): string[] =>
  form.order.filter((field) => !form.ui[field]?.hidden && applies(form, field, values))

/**
 * Whether a field must be filled in: the contract says so, or it belongs to a choice that the
 * person has made (`x-optional` says otherwise).
 */
export const isRequired = (form: GeneratedForm, field: string): boolean =>
  (form.schema.required ?? []).includes(field) ||
  (field in form.when && form.ui[field]?.optional !== true)

/** What cannot be read as money stays as typed, and is refused with its field. */
function asSent(form: GeneratedForm, field: string, clean: string | true | string[]) {
  if (typeof clean !== 'string') return clean
  if (form.ui[field]?.widget === 'money') return centsOf(clean) ?? clean
  return schemaOf(form, field).type === 'integer' ? Number(clean) : clean
}

type PlainDocument = Record<string, string | number | boolean | string[]>

/**
 * The document to send: trimmed texts; what is empty or does not apply is left out (an absent key
 * is unknown).
 */
export function documentOf(form: GeneratedForm, values: PlainValues): PlainDocument {
  const document: PlainDocument = {}
  for (const field of form.order) {
    const value = values[field]
    const secret = /password/i.test(form.ui[field]?.widget ?? field)
    const clean = typeof value === 'string' && !secret ? value.trim() : value
    const isEmpty = clean === undefined || clean === '' || clean === false || String(clean) === ''
    if (isEmpty || !applies(form, field, values)) continue
    document[field] = asSent(form, field, clean)
  }
  return document
}
