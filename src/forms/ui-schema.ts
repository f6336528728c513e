import type { UiSchema } from '@rjsf/utils'
import type { GeneratedForm } from '../../generated/forms/form-type'

/** Widgets that rjsf treats as fields, because they edit an object or a list of them. */
export const FIELDS: Record<string, string> = {
  localized: 'LocalizedField',
  localizedLong: 'LocalizedField',
  map: 'MapField',
  week: 'WeekField',
  moments: 'MomentsField',
}

type Schema = GeneratedForm['schema']
const asSchema = (schema: unknown): Schema =>
  schema && typeof schema === 'object' ? (schema as Schema) : {}

/** A widget by kind of value where the contract names none. */
function widgetOf(form: GeneratedForm, path: string, schema: Schema): string | null {
  const ui = form.ui[path] ?? {}
  if (ui.hidden) return 'hidden'
  if (ui.widget) return ui.widget
  if (schema.type === 'array') return asSchema(schema.items).enum ? 'chips' : null
  if (schema.type === 'boolean') return 'switch'
  if (schema.enum) return 'select'
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  return schema.type === 'string' ? 'text' : null
}

/** rjsf's uiSchema of a form: widgets and order only. Words are found where they are drawn. */
export function uiSchemaOf(form: GeneratedForm): UiSchema {
  const walk = (schema: Schema, path: string): UiSchema => {
    const ui: UiSchema = {}
    const widget = path ? widgetOf(form, path, schema) : null
    if (widget && widget in FIELDS) return { 'ui:field': FIELDS[widget] }
    if (widget) return { 'ui:widget': widget }
    if (schema.type === 'array') ui.items = walk(asSchema(schema.items), `${path}.*`)
    for (const [key, part] of Object.entries(schema.properties ?? {}))
      ui[key] = walk(asSchema(part), path ? `${path}.${key}` : key)
    return ui
  }
  return { ...walk(form.schema, ''), 'ui:order': [...form.order, '*'] }
}
