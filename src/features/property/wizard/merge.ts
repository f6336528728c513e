import { isSame } from '../../../lib/same'

/**
 * Field by field comparison of two readings of a step. A unit is a leaf, or a list whose items
 * cannot be paired.
 */
type Node = unknown
type Dict = Record<string, unknown>

const isDict = (value: Node): value is Dict =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Dotted paths at which two values differ. */
export function differences(a: Node, b: Node, path = ''): string[] {
  if (isSame(a, b)) return []
  const at = (key: string | number): string => (path ? `${path}.${key}` : String(key))
  if ((isDict(a) || a === undefined) && (isDict(b) || b === undefined)) {
    const [left, right] = [a ?? {}, b ?? {}]
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((key) =>
      differences(left[key], right[key], at(key)),
    )
  }
  const paired =
    Array.isArray(a) && Array.isArray(b) && a.length === b.length && [...a, ...b].every(isDict)
  if (paired)
    return (a as Node[]).flatMap((item, index) =>
      differences(item, (b as Node[])[index], at(index)),
    )
  return [path]
}

/** Value at a dotted path. */
export const at = (value: Node, path: string): Node =>
  path
    .split('.')
    .reduce<Node>(
      (inside, key) =>
        typeof inside === 'object' && inside !== null ? (inside as Dict)[key] : undefined,
      value,
    )

/** A copy with the value at a dotted path replaced; undefined takes the key out. */
export function withAt(value: Node, path: string, next: Node): Node {
  const [key = '', ...rest] = path.split('.')
  const inner = rest.length > 0 ? withAt(at(value, key), rest.join('.'), next) : next
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? inner : (item as Node)))
  const { [key]: _before, ...others } = isDict(value) ? value : {}
  return inner === undefined ? others : { ...others, [key]: inner }
}

export type Side = 'mine' | 'theirs'

/** One field on which two savings of a step differ. */
export interface Clash {
  path: string
  base: Node
  mine: Node
  theirs: Node
  /** Changed on one side only: that side; on both: mine, until the person says otherwise. */
  suggested: Side
}

/** What differs between my step and the stored one; `base` is what both started from. */
export function clashes(base: Node, mine: Node, theirs: Node): Clash[] {
  return differences(mine, theirs).map((path) => {
    const [was, my, their] = [at(base, path), at(mine, path), at(theirs, path)]
    return {
      path,
      base: was,
      mine: my,
      theirs: their,
      suggested: isSame(was, my) && !isSame(was, their) ? 'theirs' : 'mine',
    }
  })
}

/** The stored step with my choice of each field. */
export const merged = (
  theirs: Node,
  found: readonly Clash[],
  choice: Readonly<Record<string, Side>>,
): Node =>
  found.reduce(
    (value, clash) =>
      (choice[clash.path] ?? clash.suggested) === 'mine'
        ? withAt(value, clash.path, clash.mine)
        : value,
    theirs,
  )
