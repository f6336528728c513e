import type { TFunction } from '../../i18n'
import type { ErrorObject } from 'ajv'
import type { GeneratedForm } from '../../../generated/forms/form-type'
import {
  documentOf,
  isRequired,
  shownFields,
  type PlainErrors,
  type PlainValues,
} from './plain-values'

/** The field an error is about: the missing one, or the first part of its path. */
const fieldOf = (error: ErrorObject): string =>
  error.keyword === 'required'
    ? String(error.params.missingProperty)
    : (error.instancePath.split('/')[1] ?? '')

/** Key and places of the sentence for a failed keyword, in the namespace `public-forms`. */
function wordFor({ keyword, params }: ErrorObject): [string, Record<string, unknown>] {
  if (keyword === 'required') return ['required', {}]
  if (keyword === 'const') return ['accept', {}]
  if (keyword === 'format' && params.format === 'email') return ['email', {}]
  if (keyword === 'minLength')
    return params.limit === 1 ? ['required', {}] : ['minLength', { count: params.limit }]
  if (keyword === 'maxLength') return ['maxLength', { count: params.limit }]
  return ['invalid', {}]
}

/**
 * Checks the values with the validator compiled from the contract; one sentence per field, the
 * first that fails.
 */
export function validatePlain(
  form: GeneratedForm,
  values: PlainValues,
  t: TFunction,
  given: Readonly<Record<string, unknown>> = {},
): PlainErrors {
  const errors: PlainErrors = {}
  const check = form.validator[form.name]
  const document = { ...given, ...documentOf(form, values) }
  if (check && !check(document)) {
    for (const error of check.errors ?? []) {
      const [key, places] = wordFor(error)
      errors[fieldOf(error)] ??= t(`validation.${key}`, { ns: 'public-forms', ...places })
    }
  }
  for (const field of shownFields(form, values)) {
    if (!isRequired(form, field) || field in document) continue
    const isSwitch = form.ui[field]?.widget === 'switch'
    errors[field] = t(isSwitch ? 'validation.accept' : 'validation.required', {
      ns: 'public-forms',
    })
  }
  return errors
}
