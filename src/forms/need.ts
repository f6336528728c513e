import type { GeneratedForm } from '../../generated/forms/form-type'
import { generic, valueAt } from './rules'

/**
 * Why a field is not optional: nothing is saved without it, or the home is not published without
 * it.
 */
export type Need = 'required' | 'publish'

type Schema = GeneratedForm['schema']
const asSchema = (schema: unknown): Schema =>
  schema && typeof schema === 'object' && !Array.isArray(schema) ? (schema as Schema) : {}

/** Whether anything was typed or chosen in a value. */
const isGiven = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isGiven)
    : value !== undefined && value !== null && value !== ''

/**
 * Whether the schema asks for the field where it stands; a list that may be empty asks nothing, a
 * switch has an answer already, unless it must be yes, and a part that may be left out (a logo)
 * asks nothing while nothing is in it.
 */
function isRequired(form: GeneratedForm, path: string, data: unknown): boolean {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let schema: Schema = form.schema
  let value = data
  for (const key of keys) {
    const isOptional = schema.type !== 'array' && !schema.required?.includes(key)
    schema = asSchema(schema.type === 'array' ? schema.items : schema.properties?.[key])
    value = valueAt(value, key)
    if (isOptional && schema.type === 'object' && !isGiven(value)) return false
  }
  const { type, minItems, const: must } = asSchema(schema.properties?.[last])
  const asks = !(type === 'array' && !minItems) && !(type === 'boolean' && must === undefined)
  return asks && (schema.required?.includes(last) ?? false)
}

/**
 * What asks for a field. `published` are the paths that publishing needs, as the server says of
 * this home; unknown, those the contract names. `data`: what the form holds.
 */
export function needOf(
  form: GeneratedForm,
  path: string,
  published: ReadonlySet<string> | null,
  data: unknown,
): Need | null {
  if (isRequired(form, path, data)) return 'required'
  return (published ? published.has(path) : form.ui[generic(path)]?.publish === true)
    ? 'publish'
    : null
}
