import { isDeepStrictEqual } from 'node:util'
import { laterVersion } from '../errors.ts'
import type { JsonSchema } from '../routes.ts'
import { isValues, NOTHING, renamed, type Fit } from './fit.ts'
import { sameItems } from './same-items.ts'

type Values = Record<string, unknown>

/**
 * What to store when `next` replaces what was read of `stored`: `next`, and beside it all that this
 * contract could not read, so that saving a form loses nothing that the form never showed. `stored`
 * is what the column holds, unread; what was not touched stays as it was written. Forms are given
 * `Fit.frame`: what it puts in place of a needed value of another type is no change, either.
 * `inDoubt` is called where nobody can tell whether an item of which something is unread was changed
 * or taken out; by itself it throws 503 (docs/decisions/0303).
 */
export function keepUnread(
  fit: Fit,
  schema: JsonSchema,
  stored: unknown,
  next: unknown,
  inDoubt: () => void = laterVersion,
): unknown {
  const shown = fit.frame(schema, structuredClone(stored))
  if (isDeepStrictEqual(plain(next), shown)) return stored
  const node = fit.shapeOf(schema, structuredClone(stored))
  const before = renamed(node, stored)
  if (isValues(before) && isValues(next)) return keepKeys(fit, node, before, next, inDoubt)
  if (Array.isArray(before) && Array.isArray(next))
    return keepItems(fit, node, before, next, inDoubt)
  return next
}

/**
 * Of an object as it is stored all that this contract cannot read, under the keys it has there; of
 * a list the items of which something is unread, each with that alone.
 */
export function unreadOf(fit: Fit, schema: JsonSchema, stored: unknown): Values {
  const node = fit.shapeOf(schema, structuredClone(stored))
  const before = renamed(node, stored)
  return isValues(before) ? unreadKeys(fit, node, before) : {}
}

function unreadKeys(fit: Fit, node: JsonSchema, value: Values): Values {
  const left = Object.entries(value).map(([key, part]): [string, unknown] => {
    const schema = fit.partOf(node, key)
    return [key, schema === null ? part : unreadPart(fit, schema, part)]
  })
  return Object.fromEntries(left.filter(([, part]) => part !== undefined))
}

/** Undefined when all of it is read. */
function unreadPart(fit: Fit, schema: JsonSchema, value: unknown): unknown {
  if (fit.read(schema, structuredClone(value)) === NOTHING) return value
  const node = fit.shapeOf(schema, structuredClone(value))
  const before = renamed(node, value)
  const rest = isValues(before)
    ? unreadKeys(fit, node, before)
    : Array.isArray(before)
      ? unreadItems(fit, node, before)
      : {}
  return Object.keys(rest).length > 0 ? rest : undefined
}

function unreadItems(fit: Fit, node: JsonSchema, before: unknown[]): unknown[] {
  const schema = (node['items'] ?? {}) as JsonSchema
  const read = readItems(fit, node, schema, before)
  return before
    .map((item, at) => (read[at] === NOTHING ? item : unreadPart(fit, schema, item)))
    .filter((item) => item !== undefined)
}

/** Items of the list at `path` of a stored object that this contract cannot read whole, as it does. */
export function halfReadOf(
  fit: Fit,
  schema: JsonSchema,
  stored: unknown,
  path: readonly string[],
): unknown[] {
  let [shape, value] = [schema, stored]
  for (const key of path) {
    const node = fit.shapeOf(shape, structuredClone(value))
    const before = renamed(node, value)
    if (!isValues(before)) return []
    shape = fit.partOf(node, key) ?? {}
    value = before[key]
  }
  if (!Array.isArray(value)) return []
  const items = (fit.shapeOf(shape, structuredClone(value))['items'] ?? {}) as JsonSchema
  return value
    .filter((item) => !fit.fits(items, structuredClone(item)))
    .map((item) => fit.read(items, structuredClone(item)))
    .filter((item) => item !== NOTHING)
}

/** As JSON has it: a key that is undefined is no key. */
const plain = (value: unknown): unknown =>
  value === undefined ? NOTHING : JSON.parse(JSON.stringify(value))

function keepKeys(
  fit: Fit,
  node: JsonSchema,
  before: Values,
  next: Values,
  inDoubt?: () => void,
): Values {
  const out: Values = { ...next }
  for (const [key, value] of Object.entries(before)) {
    const schema = fit.partOf(node, key)
    const kept =
      schema === null
        ? (next[key] ?? value)
        : next[key] === undefined
          ? remains(fit, schema, value)
          : isStandIn(fit, node, key, value, next[key])
            ? value
            : keepUnread(fit, schema, value, next[key], inDoubt)
    if (kept !== undefined) out[key] = kept
  }
  return out
}

/** Was this put in place of a needed value that could not be read? */
function isStandIn(
  fit: Fit,
  node: JsonSchema,
  key: string,
  stored: unknown,
  next: unknown,
): boolean {
  const needed = (node['required'] ?? []) as string[]
  const schema = fit.partOf(node, key) ?? {}
  return (
    needed.includes(key) &&
    fit.read(schema, structuredClone(stored)) === NOTHING &&
    isDeepStrictEqual(plain(next), fit.standIn(schema))
  )
}

/** Of a value that the form no longer has: what it could not have shown. */
function remains(fit: Fit, schema: JsonSchema, value: unknown): unknown {
  if (fit.read(schema, structuredClone(value)) === NOTHING) return value
  const node = fit.shapeOf(schema, structuredClone(value))
  // Under its old name a value was shown, too.
  const before = renamed(node, value)
  const rest = isValues(before)
    ? keepKeys(fit, node, before, {})
    : Array.isArray(before)
      ? keepItems(fit, node, before, [])
      : {}
  return Object.keys(rest).length > 0 ? rest : undefined
}

/** Items keep what is unread of them (`sameItems`); those not read go back to where they stood. */
function keepItems(
  fit: Fit,
  node: JsonSchema,
  before: unknown[],
  next: unknown[],
  inDoubt?: () => void,
): unknown[] {
  const schema = (node['items'] ?? {}) as JsonSchema
  const read = readItems(fit, node, schema, before)
  const shapeOf = (item: unknown): JsonSchema => fit.shapeOf(schema, item)
  const { same, doubtful } = sameItems({ before, read, next: next.map(plain), shapeOf })
  if (doubtful.some((at) => unreadPart(fit, schema, before[at]) !== undefined)) inDoubt?.()
  const out = next.map((item, place) => {
    const at = same[place] ?? -1
    return at < 0 ? item : keepUnread(fit, schema, before[at], item, inDoubt)
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
