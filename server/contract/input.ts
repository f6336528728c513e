import { ALL_ERRORS_BYTES } from './body/body-limits.ts'
import type { Lang } from './context.ts'
import { fieldErrors } from './errors.ts'
import { fieldErrorMap, WHOLE } from './field-errors.ts'
import { findFault } from './guard.ts'
import { dropRefusedNulls } from './body/nulls.ts'
import type { JsonSchema } from './routes.ts'
import type { Check } from './validator.ts'
import { say } from './messages.ts'

/** Throws 400 when the value holds text or numbers that nothing can keep. */
function refuseFault(value: unknown, lang: Lang): void {
  const fault = findFault(value)
  if (fault) fieldErrors({ [fault.path.slice(0, 200) || WHOLE]: say(lang, fault.word) })
}

/**
 * Path or query, held to its schema; texts become numbers and booleans where it wants them. 400
 * otherwise.
 */
export function checkParams(
  value: Record<string, unknown>,
  check: Check,
  lang: Lang,
): Record<string, unknown> {
  refuseFault(value, lang)
  const errors = check(value, true)
  if (errors) fieldErrors(fieldErrorMap(errors, lang))
  return value
}

/**
 * A query as the schema means it: an empty value is no value, a list may be written with commas.
 */
export function queryValues(query: unknown, schema: JsonSchema): Record<string, unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, { type?: unknown }>
  const entries = Object.entries(query as Record<string, unknown>).flatMap(
    ([name, value]): [string, unknown][] => {
      if (value === '') return []
      const list = Object.hasOwn(properties, name) && properties[name]?.type === 'array'
      return [[name, list ? [value].flat().flatMap((item) => String(item).split(',')) : value]]
    },
  )
  return Object.fromEntries(entries)
}

/** The headers that a schema names; a repeated one counts once, an empty one not at all. */
export function namedHeaders(
  headers: Record<string, unknown>,
  schema: JsonSchema,
): Record<string, unknown> {
  const names = Object.keys((schema['properties'] ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = [headers[name]].flat()[0]
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
}

/**
 * A body, held to its schema; nulls that a nested object may not have are dropped (absent =
 * unknown).
 */
export function checkBody(value: unknown, bytes: number, check: Check, lang: Lang): unknown {
  refuseFault(value, lang)
  for (let round = 0; round < 40; round += 1) {
    const errors = check(value, bytes <= ALL_ERRORS_BYTES)
    if (!errors) return value
    if (!dropRefusedNulls(value, errors)) fieldErrors(fieldErrorMap(errors, lang))
  }
  return fieldErrors({ [WHOLE]: say(lang, 'invalid') })
}
