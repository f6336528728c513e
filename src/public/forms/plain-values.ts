import { holds } from '../../../generated/fields/condition'
import type { GeneratedForm } from '../../../generated/forms/form-type'
import { centsOf } from './plain-money'

/**
 * What has been typed, by field. Money is what stands in the field, euros; a day is YYYY-MM-DD.
 * Other numbers are not among the few kinds of field a plain form has.
 */
export type PlainValues = Record<string, string | boolean | undefined>

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

/**
 * The document to send: trimmed texts; what is empty or does not apply is left out (an absent key
 * is unknown).
 */
export function documentOf(
  form: GeneratedForm,
  values: PlainValues,
): Record<string, string | number | boolean> {
  const document: Record<string, string | number | boolean> = {}
  for (const field of form.order) {
    const value = values[field]
    const secret = /password/i.test(form.ui[field]?.widget ?? field)
    const clean = typeof value === 'string' && !secret ? value.trim() : value
    if (clean === undefined || clean === '' || clean === false || !applies(form, field, values))
      continue
    // What cannot be read as money stays as typed, and is refused with its field.
    document[field] = form.ui[field]?.widget === 'money' ? (centsOf(clean) ?? clean) : clean
  }
  return document
}
