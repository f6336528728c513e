import { follow } from '../../server/contract/refs.ts'
import { asJson, asList, isJson, type Json } from './json.ts'

const CONTRACT_ID = 'http://llar/contract'
/**
 * Words for people; the server needs none of them to check a value. An example of a text that has to
 * have a form is kept: who sends another is shown it.
 */
const PROSE = new Set([
  'description',
  'summary',
  'title',
  'examples',
  'example',
  'deprecated',
  'externalDocs',
  'xml',
])
/** Keywords that hold names, not schemas: `description` may well be a field. */
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas'])
/** `x-aliases` changes what a value is taken for (server/contract/validator.ts). */
const VALUES = new Set(['enum', 'const', 'default', 'required', 'type', 'x-aliases'])

/**
 * A schema of the bundle as the server checks it: no prose, no extensions, `$ref` into the shared
 * contract schema.
 */
export function serverSchema(schema: unknown): Json {
  const rest: Json = {}
  for (const [key, value] of Object.entries(asJson(schema))) {
    if (key === 'examples' && typeof asJson(schema)['pattern'] === 'string') rest[key] = value
    if (PROSE.has(key) || (key.startsWith('x-') && !VALUES.has(key))) continue
    if (key === 'discriminator') rest[key] = unionTag(value)
    else if (key === '$ref')
      rest['$ref'] = String(value).replace('#/components/schemas/', `${CONTRACT_ID}#/$defs/`)
    else if (VALUES.has(key)) rest[key] = value
    else if (NAMED.has(key)) rest[key] = mapValues(asJson(value), serverSchema)
    else if (Array.isArray(value))
      rest[key] = value.map((item) => (isJson(item) ? serverSchema(item) : item))
    else rest[key] = isJson(value) ? serverSchema(value) : value
  }
  return rest
}

/**
 * The field whose value chooses the branch of a `oneOf`, so that one fault is told once and not by
 * every branch. Ajv reads the values from the branches; a `mapping` of names it refuses.
 */
export function unionTag(discriminator: unknown): Json {
  return { propertyName: asJson(discriminator)['propertyName'] }
}

/** Every component under one `$id`, so that nothing is written twice and recursion is harmless. */
export function contractSchema(schemas: Record<string, Json>) {
  return {
    $id: CONTRACT_ID,
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $defs: mapValues(schemas, serverSchema),
  }
}

export function mapValues<V, R>(
  record: Record<string, V>,
  change: (value: V) => R,
): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

/**
 * Follows `$ref` inside the bundle until something else stands there; siblings of the reference
 * win.
 */
export function resolve(document: Json, node: unknown): Json {
  return follow(asJson(node), (_name, ref) => {
    const target = ref
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (at, part) => asJson(at)[part.replaceAll('~1', '/').replaceAll('~0', '~')],
        document,
      )
    if (!isJson(target)) throw new Error(`Nothing stands at ${ref}`)
    return target
  })
}

/** Types a schema allows, with `null` when it does. Looks through references and `anyOf`. */
export function typesOf(document: Json, node: unknown): Set<string> {
  const schema = resolve(document, node)
  const types = new Set(asList(schema['type'] ?? []).map(String))
  if (typeof schema['type'] === 'string') types.add(schema['type'])
  for (const branch of [...asList(schema['anyOf']), ...asList(schema['oneOf'])])
    for (const type of typesOf(document, branch)) types.add(type)
  for (const value of [...asList(schema['enum']), ...('const' in schema ? [schema['const']] : [])])
    if (types.size === 0 || value === null) types.add(value === null ? 'null' : typeof value)
  return types
}

export function isFile(document: Json, node: unknown): boolean {
  const schema = resolve(document, node)
  return (
    schema['format'] === 'binary' ||
    (schema['contentMediaType'] !== undefined && schema['contentEncoding'] === undefined)
  )
}
