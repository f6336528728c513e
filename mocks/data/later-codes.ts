import { follow } from '../../server/contract/refs.ts'
import { share } from './seed.ts'

type Node = Record<string, unknown>
/** The components of the contract by name. */
export type Components = Readonly<Record<string, Node | undefined>>

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** A code that no contract knows, written as its neighbours are. */
const laterThan = (known: readonly unknown[]): string =>
  known.every((one) => /^[A-Z0-9_]+$/.test(String(one))) ? 'LATER_CODE' : 'laterCode'

/** Languages and roles: a page without words or rights for them is no page. */
const SETTLED = ['ca', 'ADMIN']

/** A value without others says which shape it stands in. */
const isOpen = (known: unknown): known is unknown[] =>
  Array.isArray(known) && known.length > 1 && !SETTLED.some((one) => known.includes(one))

/** Could the value be of this shape? Of several the first that has its keys. */
function fits(node: Node, value: unknown): boolean {
  if (Array.isArray(value)) return node['type'] === 'array'
  if (!isNode(value)) return node['type'] !== 'array' && node['type'] !== 'object'
  const known = node['properties']
  return isNode(known) && Object.keys(value).every((key) => key in known)
}

/**
 * An answer as a server of a later version might give it: every code of an enumeration, or as many of
 * them as `part` says, is one that this version does not know. `key`: the same codes each time.
 */
export function withLaterCodes(
  value: unknown,
  schema: unknown,
  components: Components,
  { key, part = 0.5 }: { key: string; part?: number },
): unknown {
  if (value === null || !isNode(schema)) return value
  const node = follow(schema, (name) => components[name])
  const walk = (one: unknown, of: unknown, at: string | number): unknown =>
    withLaterCodes(one, of, components, { key: `${key}/${at}`, part })
  const { enum: known, items, properties, additionalProperties } = node
  if (isOpen(known) && typeof value === 'string')
    return share(key) < part ? laterThan(known) : value
  for (const several of ['anyOf', 'oneOf', 'allOf']) {
    const shapes = Array.isArray(node[several]) ? node[several].filter(isNode) : []
    const shape = shapes.find((one) =>
      fits(
        follow(one, (name) => components[name]),
        value,
      ),
    )
    if (shape) return withLaterCodes(value, shape, components, { key, part })
  }
  if (Array.isArray(value)) return value.map((one, at) => walk(one, items, at))
  if (!isNode(value)) return value
  const shapes = isNode(properties) ? properties : {}
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      walk(one, shapes[name] ?? additionalProperties, name),
    ]),
  )
}
