import { asJson, isJson, type Json } from '../generate/json.ts'

/** Keys whose value is a table by name: its keys are nobody's keywords. */
const TABLES = new Set(['properties', 'schemas', 'paths', 'responses', 'headers', 'callbacks'])
/** Keys whose value is data, and no part of the description. */
const DATA = new Set(['example', 'default', 'enum'])

/** The operation that asks to be sent webhooks, and where it says the address. */
const ASKS = { operation: 'createWebhook', at: '{$request.body#/url}' }

/** One member of a choice may be null: in 3.0 the schema says so itself. */
function withoutNull(schema: Json): void {
  for (const key of ['oneOf', 'anyOf']) {
    const all = schema[key]
    if (!Array.isArray(all)) continue
    const rest = all.filter((one) => asJson(one)['type'] !== 'null')
    if (rest.length < all.length) schema['nullable'] = true
    schema[key] = rest
  }
  if (!Array.isArray(schema['type'])) return
  const types = schema['type'].filter((type) => type !== 'null')
  if (types.length < schema['type'].length) schema['nullable'] = true
  schema['type'] = types[0]
  if (types.length < 2) return
  delete schema['type']
  schema['anyOf'] ??= types.map((type) => ({ type }))
}

/** Keywords that 3.0 has under another name, or not beside a reference. */
function renamed(schema: Json): void {
  if ('const' in schema) {
    schema['enum'] = [schema['const']]
    delete schema['const']
  }
  if (Array.isArray(schema['examples'])) {
    schema['example'] ??= schema['examples'][0]
    delete schema['examples']
  }
  for (const [key, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const)
    if (typeof schema[key] === 'number') {
      schema[bound] = schema[key]
      schema[key] = true
    }
  if (typeof schema['$ref'] === 'string' && Object.keys(schema).length > 1) {
    schema['allOf'] = [{ $ref: schema['$ref'] }]
    delete schema['$ref']
  }
}

function rewrite(node: unknown, isTable = false): void {
  if (Array.isArray(node)) return node.forEach((one) => rewrite(one))
  if (!isJson(node)) return
  if (!isTable) {
    withoutNull(node)
    renamed(node)
  }
  for (const [key, value] of Object.entries(node))
    if (isTable || !DATA.has(key)) rewrite(value, !isTable && TABLES.has(key))
}

/**
 * The contract as OpenAPI 3.0, for the reference page alone: its viewer reads a whole 3.1 document
 * into objects before it opens one operation, which blocks a browser for most of a minute
 * (docs/decisions/0235). Webhooks, which 3.0 does not have, become a callback of the operation that
 * asks for them. Changes the contract it is given.
 */
export function asThreeZero(document: Json): Json {
  const webhooks = Object.entries(asJson(document['webhooks']))
  const asks = Object.values(asJson(document['paths']))
    .flatMap((path) => Object.values(asJson(path)).map(asJson))
    .find(({ operationId }) => operationId === ASKS.operation)
  if (asks)
    asks['callbacks'] = Object.fromEntries(
      webhooks.map(([name, path]) => [name, { [ASKS.at]: path }]),
    )
  delete document['webhooks']
  rewrite(document)
  document['openapi'] = '3.0.3'
  return document
}
