import type { GeneratedForm } from '../../generated/forms/form-type'
import { generic } from './rules'

/**
 * Why a field is not optional: nothing is saved without it, or the home is not published without
 * it.
 */
export type Need = 'required' | 'publish'

type Schema = GeneratedForm['schema']
const asSchema = (schema: unknown): Schema =>
  schema && typeof schema === 'object' && !Array.isArray(schema) ? (schema as Schema) : {}

/**
 * Whether the schema asks for the field where it stands; a list that may be empty asks nothing, and
 * a switch has an answer already, unless it must be yes.
 */
function isRequired(form: GeneratedForm, path: string): boolean {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let schema: Schema = form.schema
  for (const key of keys)
    schema = asSchema(schema.type === 'array' ? schema.items : schema.properties?.[key])
  const { type, minItems, const: must } = asSchema(schema.properties?.[last])
  const asks = !(type === 'array' && !minItems) && !(type === 'boolean' && must === undefined)
  return asks && (schema.required?.includes(last) ?? false)
}

/**
 * What asks for a field. `published` are the paths that publishing needs, as the server says of
 * this home; unknown, those the contract names.
 */
export function needOf(
  form: GeneratedForm,
  path: string,
  published: ReadonlySet<string> | null,
): Need | null {
  if (isRequired(form, path)) return 'required'
  return (published ? published.has(path) : form.ui[generic(path)]?.publish === true)
    ? 'publish'
    : null
}
