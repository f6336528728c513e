import { isSame } from '../../../lib/same'

/** A field that both changed, and differently. */
export interface Clash {
  /** Keys from the page down; a section by its id. */
  path: readonly string[]
  mine: unknown
  theirs: unknown
}

export type Whose = 'mine' | 'theirs'
type Values = Record<string, unknown>
type Row = { id: string }

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.every((row) => isValues(row) && typeof row['id'] === 'string')

/** Names a clash in `Choices`. */
export const clashKey = (path: readonly string[]): string => path.join('.')

/**
 * What two people made of one document, as one: what one of them changed is taken, down to a text in
 * one language; where both changed the same field it is a clash, decided by `choose` (mine unless
 * told). Rows with ids are told apart by them, and keep the order that somebody gave them.
 */
export function merged<T>(
  base: T,
  { mine, theirs }: { mine: T; theirs: T },
  choose: Readonly<Record<string, Whose>> = {},
): { value: T; clashes: Clash[] } {
  const clashes: Clash[] = []

  function join(old: unknown, one: unknown, other: unknown, path: readonly string[]): unknown {
    if (isSame(one, other) || isSame(old, other)) return one
    if (isSame(old, one)) return other
    if (isValues(one) && isValues(other)) {
      const keys = new Set([...Object.keys(other), ...Object.keys(one)])
      const before = isValues(old) ? old : {}
      const all = [...keys].map(
        (key) => [key, join(before[key], one[key], other[key], [...path, key])] as const,
      )
      return Object.fromEntries(all.filter(([, value]) => value !== undefined))
    }
    if (isRows(one) && isRows(other)) return rows(isRows(old) ? old : [], one, other, path)
    clashes.push({ path, mine: one, theirs: other })
    return choose[clashKey(path)] === 'theirs' ? other : one
  }

  function rows(old: Row[], one: Row[], other: Row[], path: readonly string[]): Row[] {
    const ids = (list: Row[]): string[] => list.map(({ id }) => id)
    const at = (list: Row[], id: string): Row | undefined => list.find((row) => row.id === id)
    const known = ids(old)
    const isMoved = !isSame(
      ids(one).filter((id) => known.includes(id)),
      known.filter((id) => ids(one).includes(id)),
    )
    // Who moved rows says where they stand; the other's new ones come behind what they stood behind.
    const [lead, rest] = isMoved ? [one, other] : [other, one]
    const order = ids(lead)
    for (const [place, id] of ids(rest).entries())
      if (!order.includes(id)) {
        const before = ids(rest)
          .slice(0, place)
          .findLast((each) => order.includes(each))
        order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
      }
    return order.flatMap((id) => {
      const joined = join(at(old, id), at(one, id), at(other, id), [...path, id])
      return joined === undefined ? [] : [joined as Row]
    })
  }

  const value = join(base, mine, theirs, []) as T
  return { value, clashes }
}
