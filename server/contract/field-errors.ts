import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Lang } from './context.ts'
import { say, type MessageKey } from './messages.ts'

/** Path of a fault that concerns the body as a whole. */
export const WHOLE = '_'

// Consequences of other errors, or of branches that nobody meant.
const SILENT = new Set(['if', 'anyOf', 'oneOf', 'allOf', 'not'])
const TYPES: Record<string, MessageKey> = {
  string: 'typeString',
  number: 'typeNumber',
  integer: 'typeInteger',
  boolean: 'typeBoolean',
  array: 'typeArray',
  object: 'typeObject',
}
const LIMITS = new Set<string>([
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
])
const PLAIN = new Set<string>(['required', 'enum', 'const', 'multipleOf', 'uniqueItems', 'pattern'])
const FORMATS: Record<string, MessageKey> = {
  email: 'email',
  date: 'date',
  uri: 'uri',
  uuid: 'uuid',
}

/** Flat map of dotted field path to one sentence; the first error of a field wins. */
export function fieldErrorMap(errors: ErrorObject[], lang: Lang): Record<string, string> {
  const loud = errors.filter((error) => !SILENT.has(error.keyword))
  const map = new Map<string, string>()
  for (const error of loud.length > 0 ? loud : errors) {
    const path = pathOf(error)
    if (!map.has(path)) map.set(path, sentence(error, lang))
  }
  return Object.fromEntries(map)
}

function pathOf(error: ErrorObject): string {
  const parts = pointerParts(error.instancePath)
  const { missingProperty, additionalProperty, unevaluatedProperty, propertyName } =
    error.params as Record<string, unknown>
  // Of a kind that there is not, the field that names the kind speaks.
  const kind = error.keyword === 'discriminator' ? (error.params as { tag: string }).tag : undefined
  const last =
    kind ??
    missingProperty ??
    additionalProperty ??
    unevaluatedProperty ??
    propertyName ??
    error.propertyName
  if (typeof last === 'string') parts.push(last.slice(0, 100))
  return parts.length === 0 ? WHOLE : parts.join('.')
}

/** The names and indexes of a JSON pointer. */
export function pointerParts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function sentence(error: ErrorObject, lang: Lang): string {
  const { keyword, params } = error
  if (keyword === 'type') {
    if (error.data === null) return say(lang, 'notNull')
    const type = [params['type']].flat().find((name) => name !== 'null') as string | undefined
    return say(lang, TYPES[type ?? ''] ?? 'type')
  }
  if (keyword === 'format') return say(lang, FORMATS[String(params['format'])] ?? 'format')
  if (
    keyword === 'additionalProperties' ||
    keyword === 'unevaluatedProperties' ||
    error.propertyName !== undefined
  ) {
    return say(lang, 'unknownField')
  }
  if (keyword === 'discriminator') return say(lang, 'unknownKind')
  if (keyword === 'exclusiveMinimum')
    return say(lang, 'minimum', { limit: String(params['limit']) })
  if (keyword === 'exclusiveMaximum')
    return say(lang, 'maximum', { limit: String(params['limit']) })
  if (LIMITS.has(keyword))
    return say(lang, keyword as MessageKey, {
      limit: String(params['limit']),
      count: Number(params['limit']),
    })
  const example = keyword === 'pattern' ? exampleOf(error) : undefined
  if (example !== undefined) return say(lang, 'patternLike', { example })
  return say(lang, PLAIN.has(keyword) ? (keyword as MessageKey) : 'invalid')
}

/** What the contract shows as good where a text has not the form it wants; short ones alone. */
function exampleOf({ parentSchema }: ErrorObject): string | undefined {
  const [first] = (parentSchema?.['examples'] as unknown[] | undefined) ?? []
  return typeof first === 'string' && first.length <= LONGEST_EXAMPLE ? first : undefined
}
const LONGEST_EXAMPLE = 60
