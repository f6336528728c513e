import type { Schema, Shapes } from './shapes.ts'

type Row = Record<string, unknown>

const stateOf = (row: unknown): unknown =>
  (row as Row | null)?.['status'] ?? (row as Row | null)?.['state']

/**
 * What a list says of itself per tab, in accord with its rows: counted by their state where the
 * tabs are states, the whole where a tab has all, and elsewhere never more than there is. An empty
 * list counts nothing.
 * @param given schema of `counts`
 * @param rows rows of this page
 * @param total rows of the whole list
 */
export function countsOf(
  counts: Row,
  given: unknown,
  shapes: Shapes,
  rows: readonly unknown[],
  total: number,
): Row {
  const { properties = {} } = shapes.settled(given).schema as { properties?: Schema }
  const states = new Map<string, number>()
  for (const row of rows) {
    const state = stateOf(row)
    if (typeof state === 'string') states.set(state, (states.get(state) ?? 0) + total / rows.length)
  }
  const names = Object.keys(properties)
  // Tabs that the contract does not name are the states themselves.
  if (names.length === 0) return Object.fromEntries(states)
  const number = (name: string, value: unknown): unknown =>
    name === 'all'
      ? total
      : names.some((one) => states.has(one))
        ? (states.get(name) ?? 0)
        : Math.min(Number(value), total)
  return Object.fromEntries(
    Object.entries(counts).map(([name, value]) => [
      name,
      typeof value === 'number' ? number(name, value) : value,
    ]),
  )
}
