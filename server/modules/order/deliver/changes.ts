import type { OrderChange, Property, PropertyPatch } from '../../../../generated/model/index.ts'
import type { StoredDelivery } from '../../../db/tables/order.ts'

type Value = string | number | boolean

/** What a delivery says of the home, by the home's own paths. */
export function deliveredValues(delivery: StoredDelivery): Map<string, Value> {
  const found = new Map<string, Value>()
  const put = (path: string, part: object | undefined): void => {
    for (const [key, value] of Object.entries(part ?? {}) as [string, unknown][])
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        found.set(`${path}.${key}`, value)
  }
  if (delivery.energy) put('legal.energy', { status: 'provided', ...delivery.energy })
  if (delivery.cedula) put('legal.cedula', { state: 'has', ...delivery.cedula })
  if (delivery.areas && Object.keys(delivery.areas).length > 0)
    put('layout', { ...delivery.areas, areaSource: 'measured' })
  put('texts.title', delivery.texts?.title)
  put('texts.description', delivery.texts?.description)
  return found
}

const valueAt = (home: Property, path: string): Value | null => {
  const found = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], home)
  return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean'
    ? found
    : null
}

/**
 * Each field that a delivery would change, now and then. A field that says something else already
 * clashes: written only where the buyer does not keep it.
 */
export function changesOf(home: Property, delivery: StoredDelivery | null): OrderChange[] {
  return [...deliveredValues(delivery ?? {})]
    .map(([field, after]) => ({ field, before: valueAt(home, field), after }))
    .filter(({ before, after }) => before !== after)
    .map((change) => ({ ...change, clashes: change.before !== null }))
}

/** The steps of the home as they are saved: those changes that are not kept back. */
export function patchOf(
  home: Property,
  changes: readonly OrderChange[],
  keep: readonly string[],
): Omit<PropertyPatch, 'version'> {
  const taken = changes.filter(({ field }) => !keep.includes(field))
  const patch: Record<string, Record<string, unknown>> = {}
  for (const { field, after } of taken) {
    const [step = '', ...path] = field.split('.')
    patch[step] ??= structuredClone(
      (home as unknown as Record<string, object>)[step] ?? {},
    ) as Record<string, unknown>
    let part = patch[step]
    for (const key of path.slice(0, -1)) {
      part[key] = { ...(part[key] as object | undefined) }
      part = part[key] as Record<string, unknown>
    }
    part[path.at(-1) ?? ''] = after
  }
  return patch as Omit<PropertyPatch, 'version'>
}
