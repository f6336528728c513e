import type {
  FileField,
  HttpMethod,
  Route,
  RouteBody,
  RouteReply,
  RoutesFile,
} from '../../generated/server/route-type.ts'
import type { Contract } from './contract.ts'
import { isQueued } from './house-answers.ts'
import { asJson, asList, type Json } from './json.ts'
import { contractSchema, isFile, resolve, serverSchema, typesOf } from './server-schema.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** One operation of the bundle with what it inherits from its path. */
export interface Operation {
  id: string
  tag: string
  path: string
  method: (typeof METHODS)[number]
  node: Json
  parameters: Json[]
}

/** Every operation of the contract, by path and then method as the contract orders them. */
export function operationsOf({ document }: Contract): Operation[] {
  const operations: Operation[] = []
  for (const [path, item] of Object.entries(asJson(document['paths']))) {
    for (const method of METHODS) {
      const node = asJson(item)[method]
      if (node === undefined) continue
      const { operationId, tags, parameters } = asJson(node)
      if (typeof operationId !== 'string')
        throw new Error(`openapi/openapi.yaml: ${method.toUpperCase()} ${path} has no operationId`)
      const inherited = [...asList(asJson(item)['parameters']), ...asList(parameters)].map(
        (parameter) => resolve(document, parameter),
      )
      operations.push({
        id: operationId,
        tag: String(asList(tags)[0]),
        path,
        method,
        node: asJson(node),
        parameters: inherited,
      })
    }
  }
  return operations
}

/** `generated/server/routes.json`: see `generated/README.md` for its shape. */
export function routesFile(contract: Contract): RoutesFile {
  const { document } = contract
  return {
    contract: contractSchema(contract.schemas) as RoutesFile['contract'],
    routes: operationsOf(contract).map((operation) => ({
      operationId: operation.id,
      tag: operation.tag,
      method: operation.method.toUpperCase() as HttpMethod,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      path: operation.path,
      security: asList(operation.node['security'] ?? document['security']).length > 0,
      roles:
        operation.node['x-roles'] === undefined
          ? null
          : asList(operation.node['x-roles']).map(String),
      operator: operation.node['x-operator'] === true,
      switch: (operation.node['x-switch'] ?? null) as Route['switch'],
      scope: String(operation.node['x-scope']),
      stepUp: (operation.node['x-step-up'] ?? false) as Route['stepUp'],
      beforeSecond: (operation.node['x-before-second'] ?? null) as Route['beforeSecond'],
      read: (operation.node['x-read'] ?? null) as Route['read'],
      audit: (operation.node['x-audit'] ?? null) as Route['audit'],
      offline: isQueued(operation.node) ? (operation.node['x-offline'] as Route['offline']) : null,
      rate: (operation.node['x-rate'] ?? null) as Route['rate'],
      maxBytes: (operation.node['x-max-bytes'] ?? null) as Route['maxBytes'],
      params: parametersSchema(operation, 'path'),
      query: parametersSchema(operation, 'query'),
      headers: parametersSchema(operation, 'header'),
      body: bodyOf(document, operation),
      success: Number(successOf(operation)),
      deprecated: (operation.node['x-deprecated'] ?? null) as Route['deprecated'],
      replies: repliesOf(document, operation),
    })),
  }
}

/** The first 2xx status of an operation. */
export function successOf(operation: Operation): string {
  const status = Object.keys(asJson(operation.node['responses']))
    .toSorted()
    .find((code) => code.startsWith('2'))
  if (status === undefined) throw new Error(`${operation.id} has no 2xx reply`)
  return status
}

/** Node gives the names of headers in lower case. */
export const parameterName = (parameter: Json, place: 'path' | 'query' | 'header'): string =>
  place === 'header' ? String(parameter['name']).toLowerCase() : String(parameter['name'])

function parametersSchema(operation: Operation, place: 'path' | 'query' | 'header'): Json | null {
  const found = operation.parameters.filter((parameter) => parameter['in'] === place)
  if (found.length === 0) return null
  return {
    type: 'object',
    ...(place === 'header' ? {} : { additionalProperties: false }),
    required: found
      .filter((parameter) => parameter['required'] === true)
      .map((parameter) => parameterName(parameter, place)),
    properties: Object.fromEntries(
      found.map((parameter) => [
        parameterName(parameter, place),
        serverSchema(parameter['schema']),
      ]),
    ),
  }
}

/**
 * The schema of a body: that of `multipart/form-data` when there is one, since only it knows the
 * files.
 */
export function bodySchemaOf(
  document: Json,
  operation: Operation,
): { schema: Json; content: Json; required: boolean } | null {
  if (operation.node['requestBody'] === undefined) return null
  const body = resolve(document, operation.node['requestBody'])
  const content = asJson(body['content'])
  const media = asJson(
    content['multipart/form-data'] ?? content['application/json'] ?? Object.values(content)[0],
  )
  return { schema: asJson(media['schema']), content, required: body['required'] === true }
}

/** The file fields among the properties of a multipart body. */
export function filesOf(document: Json, schema: Json, encoding: Json = {}): FileField[] {
  const object = resolve(document, schema)
  const required = asList(object['required'])
  return Object.entries(asJson(object['properties'])).flatMap(([name, property]) => {
    const field = resolve(document, property)
    const many = field['type'] === 'array'
    const item = many ? field['items'] : field
    if (!isFile(document, item)) return []
    const types =
      asJson(encoding[name])['contentType'] ?? resolve(document, item)['contentMediaType'] ?? ''
    return [
      {
        name,
        many,
        minItems: many ? Number(field['minItems'] ?? 0) : 0,
        maxItems: many ? Number(field['maxItems'] ?? 100) : 1,
        required: required.includes(name),
        types: String(types)
          .split(',')
          .map((type) => type.trim())
          .filter((type) => type !== '' && type !== 'application/octet-stream'),
      },
    ]
  })
}

function bodyOf(document: Json, operation: Operation): RouteBody | null {
  const body = bodySchemaOf(document, operation)
  if (body === null) return null
  const files = filesOf(
    document,
    body.schema,
    asJson(asJson(body.content['multipart/form-data'])['encoding']),
  )
  const names = new Set(files.map((file) => file.name))
  const object = resolve(document, body.schema)
  const fields = Object.entries(asJson(object['properties'])).filter(([name]) => !names.has(name))
  const schema =
    names.size === 0
      ? serverSchema(body.schema)
      : serverSchema({
          ...object,
          required: asList(object['required']).filter((name) => !names.has(String(name))),
          properties: Object.fromEntries(fields),
        })
  return {
    required: body.required,
    contentTypes: Object.keys(body.content),
    schema,
    files,
    parts: Object.fromEntries(fields.map(([name, property]) => [name, partOf(document, property)])),
  }
}

function partOf(document: Json, property: unknown): { kind: 'text' | 'json'; nullable: boolean } {
  const types = typesOf(document, property)
  const nullable = types.delete('null')
  return {
    kind: types.size > 0 && [...types].every((type) => type === 'string') ? 'text' : 'json',
    nullable,
  }
}

function repliesOf(document: Json, operation: Operation): Record<string, RouteReply> {
  const replies = Object.entries(asJson(operation.node['responses'])).map(([status, node]) => {
    const response = resolve(document, node)
    const contents = Object.entries(asJson(response['content']))
    const [contentType = null, media = null] = contents[0] ?? []
    const schema = media === null ? null : asJson(asJson(media)['schema'])
    const binary =
      schema !== null && (isFile(document, schema) || !String(contentType).includes('json'))
    return [
      status,
      {
        description: String(response['description'] ?? ''),
        contentType,
        ...(contents.length > 1 && { orTypes: contents.slice(1).map(([type]) => type) }),
        schema: schema === null || binary ? null : serverSchema(schema),
        binary,
      },
    ]
  })
  return Object.fromEntries(replies) as Record<string, RouteReply>
}
