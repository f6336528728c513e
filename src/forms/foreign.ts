import type { GeneratedForm } from '../../generated/forms/form-type'
import { isRecord, type Data } from './rules'

type Schema = GeneratedForm['schema']

const asSchema = (part: unknown): Schema => (isRecord(part) ? (part as Schema) : {})

/** What a schema can hold of a value; undefined for another kind of thing altogether. */
function held(schema: Schema, value: unknown, at: string, left: string[]): unknown {
  const leave = (path: string, what: unknown): undefined => {
    const text = typeof what === 'string' ? what : JSON.stringify(what)
    left.push(`${path}: ${text.slice(0, 60)}`)
  }
  if (schema.type === 'array')
    return Array.isArray(value)
      ? value
          .map((one, index) => held(asSchema(schema.items), one, `${at}.${index}`, left))
          .filter((one) => one !== undefined)
      : leave(at, value)
  if (!schema.properties)
    return isRecord(value) && schema.type === 'string' ? leave(at, value) : value
  if (!isRecord(value)) return leave(at, value)
  const kept = Object.entries(value).map(([key, part]) => {
    const path = at ? `${at}.${key}` : key
    const own = schema.properties?.[key]
    if (part === null || part === undefined) return [key, undefined] as const
    if (own === undefined && schema.additionalProperties === false)
      return [key, leave(path, part)] as const
    return [key, held(asSchema(own), part, path, left)] as const
  })
  return Object.fromEntries(kept.filter(([, part]) => part !== undefined))
}

/**
 * What a browser kept, maybe by another version: the part that this form has fields for, and what of
 * it it has none for, as `path: text`.
 */
export function ownPart(form: GeneratedForm, data: unknown): { data: Data; left: string[] } {
  const left: string[] = []
  const own = held(form.schema, data, '', left)
  return { data: isRecord(own) ? own : {}, left }
}
