import { asJson, asList, type Json } from './json.ts'

const SCALARS: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

/**
 * The TypeScript type of a schema that stands in an operation itself; components are named and
 * collected in `used`.
 */
export function tsType(schema: unknown, used: Set<string>): string {
  const node = asJson(schema)
  if (typeof node['$ref'] === 'string') {
    const name = node['$ref'].slice(node['$ref'].lastIndexOf('/') + 1)
    used.add(name)
    return name
  }
  if ('const' in node) return JSON.stringify(node['const'])
  if (Array.isArray(node['enum']))
    return node['enum'].map((value) => JSON.stringify(value)).join(' | ')
  const branches = node['anyOf'] ?? node['oneOf']
  if (Array.isArray(branches)) return branches.map((branch) => tsType(branch, used)).join(' | ')
  const types = Array.isArray(node['type'])
    ? node['type'].map(String)
    : [String(node['type'] ?? 'unknown')]
  return types.map((type) => SCALARS[type] ?? structure(type, node, used)).join(' | ')
}

function structure(type: string, node: Json, used: Set<string>): string {
  if (type === 'array') return `Array<${tsType(node['items'], used)}>`
  if (type !== 'object') return 'unknown'
  const fields = objectType(
    asJson(node['properties']),
    new Set(asList(node['required']).map(String)),
    used,
  )
  const rest = node['additionalProperties']
  if (fields === null)
    return `Record<string, ${rest === undefined || typeof rest === 'boolean' ? 'unknown' : tsType(rest, used)}>`
  return fields
}

/** `{ a: string; b?: number }`, or null when there are no fields. */
export function objectType(
  properties: Json,
  required: ReadonlySet<string>,
  used: Set<string>,
): string | null {
  const fields = Object.entries(properties).map(
    ([name, property]) =>
      `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${required.has(name) ? '' : '?'}: ${tsType(property, used)}`,
  )
  return fields.length === 0 ? null : `{ ${fields.join('; ')} }`
}
