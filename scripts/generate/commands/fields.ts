import type { Field } from '../../../generated/cli/command-type.ts'
import { asJson, asList, isJson, type Json } from '../json.ts'
import { isFile, resolve, typesOf } from '../server-schema.ts'

/** What fields refer to by name, collected while they are read. */
export interface Named {
  objects: Map<string, Field[]>
  values: Map<string, Record<string, string>>
}

const PLAIN = { string: 'text', integer: 'integer', number: 'number', boolean: 'boolean' } as const
type Plain = keyof typeof PLAIN

const nameOf = (ref: unknown): string | undefined =>
  typeof ref === 'string' ? ref.split('/').at(-1) : undefined

/** A schema without its null, and the name of the component it is; the words beside it stay. */
function bare(document: Json, node: Json): { schema: Json; name: string | undefined } {
  const branches = asList(node['anyOf']).filter((one) => asJson(one)['type'] !== 'null')
  if (branches.length === 1) return bare(document, asJson(branches[0]))
  return { schema: resolve(document, node), name: nameOf(node['$ref']) }
}

/** How a value of this schema is written on a command line. */
export function fieldOf(
  document: Json,
  name: string,
  node: Json,
  { required, named }: { required: boolean; named: Named },
): Field {
  const outer = bare(document, node)
  const isMany = asJson(outer.schema)['type'] === 'array'
  const { schema, name: component } = isMany ? bare(document, asJson(outer.schema['items'])) : outer
  const about = node['description'] ?? outer.schema['description'] ?? schema['description']
  const example = asList(node['examples'] ?? schema['examples'])[0]
  return {
    name,
    ...typeOf(document, schema, component ?? name, named),
    ...(isMany ? { many: true } : {}),
    ...(required ? { required: true } : {}),
    ...(typesOf(document, node).has('null') ? { nullable: true } : {}),
    ...(typeof about === 'string' ? { about: about.trim() } : {}),
    ...(example === undefined
      ? {}
      : { example: typeof example === 'string' ? example : JSON.stringify(example) }),
  }
}

function typeOf(
  document: Json,
  schema: Json,
  component: string,
  named: Named,
): Pick<Field, 'type' | 'object' | 'values'> {
  if (isFile(document, schema)) return { type: 'file' }
  const [type, ...others] = [...typesOf(document, schema)].filter((one) => one !== 'null')
  if (isJson(schema['properties']))
    return { type: 'json', object: objectOf(document, schema, component, named) }
  if (others.length > 0 || type === undefined || !(type in PLAIN)) return { type: 'json' }
  const values = asList(schema['enum'])
    .filter((one) => one !== null)
    .map(String)
  return {
    type: PLAIN[type as Plain],
    ...(values.length > 0 ? { values: valuesOf(schema, values, component, named) } : {}),
  }
}

/** Values by the name of their component where each is explained, else themselves. */
function valuesOf(schema: Json, values: string[], component: string, named: Named) {
  const meanings = asJson(schema['x-enum-descriptions'])
  if (Object.keys(meanings).length === 0) return values
  const words = Object.fromEntries(values.map((one) => [one, String(meanings[one] ?? '')]))
  const known = named.values.get(component)
  if (known && JSON.stringify(known) !== JSON.stringify(words)) return values
  named.values.set(component, words)
  return component
}

/** Reads the fields of an object once, under its component's name; returns the name. */
export function objectOf(document: Json, schema: Json, component: string, named: Named): string {
  const known = named.objects.get(component)
  if (known) return component
  // Named before its fields are read: an object may hold its like.
  const fields: Field[] = []
  named.objects.set(component, fields)
  const required = asList(schema['required'])
  for (const [name, node] of Object.entries(asJson(schema['properties'])))
    fields.push(fieldOf(document, name, asJson(node), { required: required.includes(name), named }))
  return component
}
