// Written by `npm run generate`. Do not edit.

import type { RJSFSchema } from '@rjsf/utils'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'

/** How a field looks: its `x-…` keywords in camelCase without the `x-`. Unknown here: read it as its own type. */
export interface FieldUi {
  group?: string
  unit?: string
  widget?: string
  /** Columns of three. */
  span?: number
  /** false: never leaves the agency. */
  public?: boolean
  /** true: needed to publish. */
  publish?: boolean
  hidden?: boolean
  /** Where it shows besides the form. */
  shows?: readonly string[]
  /** The field whose value decides which options are offered. */
  optionsBy?: string
  /** Values of the enumeration, as texts. */
  enum?: readonly string[]
  [keyword: string]: unknown
}

export interface GeneratedForm {
  name: string
  tag: string
  /** First part of its words: `fields.<prefix>.…`. */
  prefix: string
  /** Give it to rjsf unchanged: the validator is bound to it. */
  schema: RJSFSchema
  validator: ValidatorFunctions
  /** By path; `*` stands for the items of an array: `offers.*.price`. */
  ui: Readonly<Record<string, FieldUi>>
  /** By path: field or `type` or `operation` → the values under which the field applies. */
  when: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>
  order: readonly string[]
}
