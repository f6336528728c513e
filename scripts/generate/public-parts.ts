import type { Contract } from './contract-type.ts'
import { asJson, asList, isJson, type Json } from './json.ts'

const PREFIX = '#/components/schemas/'
/** What speaks of the whole component: its examples may show what is private. */
const OF_THE_WHOLE = new Set(['x-form', 'x-shows', 'examples', 'example', 'description'])

/** A field without where it shows: that is said once, by the whole component. */
const shapeOf = (field: unknown): Json =>
  Object.fromEntries(Object.entries(asJson(field)).filter(([key]) => key !== 'x-shows'))

/** Name of the component that holds the public fields of another. */
export const publicName = (name: string): string => `Public${name}`

/**
 * Where a shape asks for the public part of a component (`x-public-part` beside a `$ref`), a
 * component of its own with the fields marked `x-public` alone: what is private is not even a shape
 * on that side, so nothing private fits a reply.
 */
export function withPublicParts({
  document,
  folders,
}: Pick<Contract, 'document' | 'folders'>): Pick<Contract, 'document' | 'folders'> {
  const stated = asJson(asJson(document['components'])['schemas'])
  const made: Json = {}
  const part = (name: string): string => {
    const schema = asJson(stated[name])
    // A text, a number, an enumeration or a dictionary has no fields to choose from.
    if (!isJson(schema['properties'])) return name
    const own = publicName(name)
    made[own] ??= {}
    const properties = Object.fromEntries(
      Object.entries(schema['properties']).flatMap(([key, field]) =>
        asJson(field)['x-public'] === true ? [[key, inside(shapeOf(field))] as const] : [],
      ),
    )
    const required = asList(schema['required']).filter((key) => String(key) in properties)
    const rest = Object.fromEntries(
      Object.entries(schema).filter(([key]) => !OF_THE_WHOLE.has(key)),
    )
    made[own] = {
      ...rest,
      description: `What the public sees of ${name}.`,
      ...(schema['required'] !== undefined && { required }),
      properties,
    }
    return own
  }
  /** A field of the public part: what it refers to is public only in part, too. */
  const inside = (node: unknown): unknown => walk(node, () => true)
  const walk = (node: unknown, asks: (node: Json) => boolean): unknown => {
    if (Array.isArray(node)) return node.map((each) => walk(each, asks))
    if (!isJson(node)) return node
    const { 'x-public-part': _asked, ...kept } = node
    const ref =
      typeof node['$ref'] === 'string' && asks(node)
        ? { $ref: PREFIX + part(node['$ref'].slice(PREFIX.length)) }
        : {}
    return Object.fromEntries(
      Object.entries({ ...kept, ...ref }).map(([key, value]) => [key, walk(value, asks)]),
    )
  }
  const changed = asJson(walk(document, (node) => node['x-public-part'] === true))
  const components = asJson(changed['components'])
  const names = Object.keys(made)
  return {
    document: {
      ...changed,
      components: { ...components, schemas: { ...asJson(components['schemas']), ...made } },
    },
    folders: {
      ...folders,
      ...Object.fromEntries(
        names.map((name) => [name, folders[name.slice('Public'.length)] ?? 'shared']),
      ),
    },
  }
}
