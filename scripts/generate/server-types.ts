import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from './contract.ts'
import { asJson, asList, type Json } from './json.ts'
import { isFile, resolve } from './server-schema.ts'
import {
  bodySchemaOf,
  filesOf,
  operationsOf,
  parameterName,
  successOf,
  type Operation,
} from './server-routes.ts'
import { objectType, tsType } from './ts-type.ts'

export const BANNER = '// Written by `npm run generate`. Do not edit.\n'

/**
 * `generated/server/operations.ts`: types only, so that the server may import it at run time for
 * nothing.
 */
export function operationsFile(contract: Contract): string {
  const used = new Set<string>()
  const entries = operationsOf(contract).map((operation) =>
    operationType(contract.document, operation, used),
  )
  const imports = [...used]
    .toSorted()
    .map((name) => `  ${name},`)
    .join('\n')
  return (
    `${BANNER}import type {\n${imports}\n} from '../model/index.ts'\n` +
    `${template('handlers.txt')}\nexport interface Operations {\n${entries.join('\n')}\n}\n`
  )
}

/** `generated/server/route-type.ts`. */
export function routeTypeFile(): string {
  return `${BANNER}${template('route-type.txt')}`
}

/** Hand-written text of a generated file. */
export function template(name: string): string {
  return `\n${readFileSync(join(import.meta.dirname, 'templates', name), 'utf8')}`
}

function operationType(document: Json, operation: Operation, used: Set<string>): string {
  const body = bodyType(document, operation, used)
  return [
    `  /** ${operation.method.toUpperCase()} ${operation.path} · ` +
      `${String(operation.node['summary'] ?? operation.tag)} */`,
    `  ${operation.id}: {`,
    `    params: ${parametersType(operation, 'path', used)}`,
    `    query: ${parametersType(operation, 'query', used)}`,
    `    headers: ${parametersType(operation, 'header', used)}`,
    `    body: ${body.type}`,
    `    files: ${body.files}`,
    `    reply: ${replyType(document, operation, used)}`,
    '  }',
  ].join('\n')
}

function parametersType(
  operation: Operation,
  place: 'path' | 'query' | 'header',
  used: Set<string>,
): string {
  const found = operation.parameters.filter((parameter) => parameter['in'] === place)
  const nameOf = (parameter: Json): string => parameterName(parameter, place)
  const required = new Set(found.filter((parameter) => parameter['required'] === true).map(nameOf))
  const properties = Object.fromEntries(
    found.map((parameter) => [nameOf(parameter), parameter['schema']]),
  )
  return objectType(properties, required, used) ?? 'Record<never, never>'
}

function bodyType(
  document: Json,
  operation: Operation,
  used: Set<string>,
): { type: string; files: string } {
  const body = bodySchemaOf(document, operation)
  if (body === null) return { type: 'undefined', files: 'never' }
  const names = filesOf(document, body.schema).map((file) => JSON.stringify(file.name))
  const whole = tsType(body.schema, used)
  const type = names.length === 0 ? whole : `Omit<${whole}, ${names.join(' | ')}>`
  return { type: body.required ? type : `${type} | undefined`, files: names.join(' | ') || 'never' }
}

function replyType(document: Json, operation: Operation, used: Set<string>): string {
  const response = resolve(document, asJson(operation.node['responses'])[successOf(operation)])
  const [contentType, media] = Object.entries(asJson(response['content']))[0] ?? []
  if (contentType === undefined) return 'void'
  const schema = asJson(asJson(media)['schema'])
  return isFile(document, schema) || !contentType.includes('json')
    ? 'FileReply'
    : tsType(schema, used)
}

/** Tags in the order of the contract. */
export function tagsOf({ document }: Contract): string[] {
  return asList(document['tags']).map((tag) => String(asJson(tag)['name']))
}
