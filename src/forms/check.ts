import type { ValidatorType } from '@rjsf/utils'
import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import type { GeneratedForm } from '../../generated/forms/form-type'
import type { Data } from './rules'

/**
 * One broken rule: JSON Schema keyword and its parameters, to be worded by
 * `forms:invalid.<keyword>`.
 */
export interface Broken {
  keyword: string
  params: Record<string, unknown>
}

interface RawError {
  instancePath: string
  keyword: string
  params: Record<string, unknown>
}

const validators = new WeakMap<GeneratedForm, ValidatorType>()

/** The compiled validator of a generated form; no code is built in the browser. */
export function validatorOf(form: GeneratedForm): ValidatorType {
  const known = validators.get(form)
  if (known) return known
  const validator = createPrecompiledValidator(form.validator, form.schema)
  validators.set(form, validator)
  return validator
}

/**
 * The field an error belongs to; a missing property, or the kind of a part, speaks for itself, not
 * for its parent.
 */
function pathOf(error: RawError): string {
  const parts = error.instancePath.split('/').slice(1)
  const missing =
    error.keyword === 'discriminator' ? error.params.tag : error.params.missingProperty
  return [...parts, ...(typeof missing === 'string' ? [missing] : [])].join('.')
}

/**
 * First broken rule of each field by dotted path. What the form has no field for is not its to
 * judge: a page that was open while the server became a newer one is given such, and sends it back.
 */
export function check(form: GeneratedForm, data: Data): Record<string, Broken> {
  const { errors = [] } = validatorOf(form).rawValidation<RawError>(form.schema, data)
  const broken: Record<string, Broken> = {}
  for (const error of errors.filter(({ keyword }) => keyword !== 'additionalProperties'))
    broken[pathOf(error)] ??= { keyword: error.keyword, params: error.params }
  return broken
}
