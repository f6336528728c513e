import { isDeepStrictEqual } from 'node:util'
import type { JsonSchema } from '../routes.ts'
import { isValues, NOTHING, renamed, type Fit } from './fit.ts'

type Values = Record<string, unknown>

/**
 * What to store when `next` replaces what was read of `stored`: `next`, and beside it all that this
 * contract could not read, so that saving a form loses nothing that the form never showed. `stored`
 * is what the column holds, unread; what was not touched stays as it was written.
 */
export function keepUnread(fit: Fit, schema: JsonSchema, stored: unknown, next: unknown): unknown {
  const seen = fit.read(schema, structuredClone(stored))
  if (isDeepStrictEqual(plain(next), seen)) return stored
  const node = fit.shapeOf(schema, structuredClone(stored))
  const before = renamed(node, stored)
  if (isValues(before) && isValues(next)) return keepKeys(fit, node, before, next)
  if (Array.isArray(before) && Array.isArray(next)) return keepItems(fit, node, before, next)
  return next
}

/** Of an object as it is stored all that this contract cannot read, under the keys it has there. */
export function unreadOf(fit: Fit, schema: JsonSchema, stored: unknown): Values {
  const node = fit.shapeOf(schema, structuredClone(stored))
  const before = renamed(node, stored)
  return isValues(before) ? keepKeys(fit, node, before, {}) : {}
}

/** As JSON has it: a key that is undefined is no key. */
const plain = (value: unknown): unknown =>
  value === undefined ? NOTHING : JSON.parse(JSON.stringify(value))

function keepKeys(fit: Fit, node: JsonSchema, before: Values, next: Values): Values {
  const out: Values = { ...next }
  for (const [key, value] of Object.entries(before)) {
    const schema = fit.partOf(node, key)
    const kept =
      schema === null
        ? (next[key] ?? value)
        : next[key] === undefined
          ? remains(fit, schema, value)
          : keepUnread(fit, schema, value, next[key])
    if (kept !== undefined) out[key] = kept
  }
  return out
}

/** Of a value that the form no longer has: what it could not have shown. */
function remains(fit: Fit, schema: JsonSchema, value: unknown): unknown {
  if (fit.read(schema, structuredClone(value)) === NOTHING) return value
  const node = fit.shapeOf(schema, structuredClone(value))
  const rest = isValues(value)
    ? keepKeys(fit, node, value, {})
    : Array.isArray(value)
      ? keepItems(fit, node, value, [])
      : {}
  return Object.keys(rest).length > 0 ? rest : undefined
}

/**
 * Items are the same when nothing of them changed, else when they have the same values where their
 * shape needs them, as `operation` of an offer; without such a part, when they stand at the same
 * place of as many. Those that could not be read go back to where they stood.
 */
function keepItems(fit: Fit, node: JsonSchema, before: unknown[], next: unknown[]): unknown[] {
  const schema = (node['items'] ?? {}) as JsonSchema
  const read = readItems(fit, node, schema, before)
  const free = new Set(read.keys().filter((at) => read[at] !== NOTHING))
  const take = (find: (at: number) => boolean): unknown => {
    const at = [...free].find(find)
    if (at === undefined) return NOTHING
    free.delete(at)
    return before[at]
  }
  const same = next.map((item) => take((at) => isDeepStrictEqual(read[at], plain(item))))
  const out = next.map((item, place) => {
    const found =
      same[place] === NOTHING
        ? take((at) =>
            isSame(fit, schema, read[at], item, at === place && next.length === before.length),
          )
        : same[place]
    return found === NOTHING ? item : keepUnread(fit, schema, found, item)
  })
  for (const [at, item] of before.entries()) if (read[at] === NOTHING) out.splice(at, 0, item)
  return out
}

/** Each item as it was shown: `NOTHING` also of those past the limit of the list. */
function readItems(fit: Fit, node: JsonSchema, schema: JsonSchema, before: unknown[]): unknown[] {
  const shown: unknown[] = []
  return before.map((item) => {
    const read = fit.read(schema, structuredClone(item))
    if (
      read === NOTHING ||
      (node['uniqueItems'] === true && shown.some((one) => isDeepStrictEqual(one, read)))
    )
      return read
    return shown.length < Number(node['maxItems'] ?? Infinity) ? (shown.push(read), read) : NOTHING
  })
}

function isSame(
  fit: Fit,
  schema: JsonSchema,
  read: unknown,
  item: unknown,
  isInPlace: boolean,
): boolean {
  if (!isValues(read) || !isValues(item)) return false
  const needed = (fit.shapeOf(schema, item)['required'] ?? []) as string[]
  return needed.length === 0
    ? isInPlace
    : needed.every((key) => isDeepStrictEqual(read[key], item[key]))
}
