import type { RJSFSchema } from '@rjsf/utils'
import type { FieldUi } from '../../../generated/forms/form-type'

const itemsOf = (schema: RJSFSchema): RJSFSchema =>
  schema.items && typeof schema.items === 'object' && !Array.isArray(schema.items)
    ? (schema.items as RJSFSchema)
    : {}

/** An object or list drawn part by part, not by one widget. */
export const isComposite = (schema: RJSFSchema, ui: FieldUi | undefined): boolean =>
  !ui?.widget && (schema.type === 'object' || (schema.type === 'array' && !itemsOf(schema).enum))

/** Fields that fit twice beside each other on a phone: numbers, money, steppers, dates. */
export const isNarrow = (schema: RJSFSchema, ui: FieldUi): boolean =>
  (ui.span ?? 1) === 1 &&
  ui.widget !== 'money' &&
  (schema.type === 'integer' || schema.type === 'number') &&
  !ui.enum
