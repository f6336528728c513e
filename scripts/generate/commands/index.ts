import type { Command, CommandTable, Field } from '../../../generated/cli/command-type.ts'
import type { Contract } from '../contract.ts'
import { asJson, asList, type Json } from '../json.ts'
import { operationsOf, type Operation } from '../server-routes.ts'
import { BANNER, template } from '../server-types.ts'
import { isFile, resolve } from '../server-schema.ts'
import { fieldOf, objectOf, type Named } from './fields.ts'
import { verbsOf } from './names.ts'

/** `generated/cli/command-type.ts`. */
export const commandTypeFile = (): string => `${BANNER}${template('command-type.txt')}`

/** `generated/cli/commands.json`: every operation of the contract as a command of `llar`. */
export function commandsFile(contract: Contract): string {
  const { document } = contract
  const named: Named = { objects: new Map(), values: new Map() }
  const operations = operationsOf(contract)
  const verbs = verbsOf(operations)
  const commands = operations.map((one) =>
    commandOf(document, one, {
      verb: String(verbs.get(one.id)),
      record: recordOf(document, one, operations),
      named,
    }),
  )
  const table: CommandTable = {
    version: String(asJson(document['info'])['version']),
    commands: commands.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
    objects: sorted(named.objects),
    values: sorted(named.values),
  }
  return `${JSON.stringify(table, null, 1)}\n`
}

const keyOf = ({ tag, verb }: Command): string => `${tag} ${verb}`
const sorted = <Value>(map: Map<string, Value>): Record<string, Value> =>
  Object.fromEntries([...map].toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Verbs after which something is gone, or somebody is out. */
const GRAVE = new Set(
  (
    'annul archive cancel close delete disconnect erase forget hand leave merge remove revoke ' +
    'undo withdraw'
  ).split(' '),
)

/** What takes away or changes many at once is asked before it is sent. */
const isGrave = ({ id, method, path }: Operation): boolean =>
  method !== 'get' && (GRAVE.has(/^[a-z]+/.exec(id)?.[0] ?? '') || path.includes('/bulk/'))

/**
 * Who answers the record that an operation changes, with its version: the longest path of one record
 * that its own begins with, of as many words.
 */
function recordOf(document: Json, of: Operation, all: readonly Operation[]): string | null {
  const words = (path: string): number => path.split('{').length
  const found = all
    .filter(
      ({ method, path, node }) =>
        method === 'get' &&
        of.path.startsWith(path) &&
        words(path) === words(of.path) &&
        answerOf(document, node).hasVersion,
    )
    .toSorted((a, b) => b.path.length - a.path.length)
  return found[0]?.id ?? null
}

function commandOf(
  document: Json,
  operation: Operation,
  { verb, record, named }: { verb: string; record: string | null; named: Named },
): Command {
  const { id, tag, method, path, node, parameters } = operation
  const at = (place: string): Field[] =>
    parameters
      .filter((one) => one['in'] === place)
      .map((one) =>
        fieldOf(
          document,
          String(one['name']),
          {
            ...asJson(one['schema']),
            ...(one['description'] ? { description: one['description'] } : {}),
          },
          { required: one['required'] === true, named },
        ),
      )
  const query = at('query')
  const answer = answerOf(document, node)
  return {
    id,
    tag,
    verb,
    method: method.toUpperCase(),
    path,
    summary: String(node['summary'] ?? ''),
    about: String(node['description'] ?? '').trim(),
    roles: node['x-roles'] === undefined ? null : asList(node['x-roles']).map(String),
    scope: String(node['x-scope']),
    asks: isGrave(operation),
    params: at('path'),
    query,
    headers: at('header'),
    body: bodyOf(document, node, named),
    record: method === 'get' ? null : record,
    answer: answer.kind,
    goesOn: answer.hasNext && query.some(({ name }) => name === 'cursor'),
  }
}

function bodyOf(document: Json, node: Json, named: Named): string | null {
  const content = asJson(resolve(document, node['requestBody'])['content'])
  const media = asJson(content['multipart/form-data'] ?? content['application/json'])
  if (media['schema'] === undefined) return null
  const name = String(asJson(media['schema'])['$ref']).split('/').at(-1) ?? ''
  return objectOf(document, resolve(document, media['schema']), name, named)
}

interface Answer {
  kind: Command['answer']
  hasNext: boolean
  hasVersion: boolean
}
const NONE = { hasNext: false, hasVersion: false }

function answerOf(document: Json, node: Json): Answer {
  const [, reply] =
    Object.entries(asJson(node['responses'])).find(([status]) => status.startsWith('2')) ?? []
  const content = asJson(resolve(document, reply)['content'])
  const [[type, media] = []] = Object.entries(content)
  if (type === undefined) return { kind: 'nothing', ...NONE }
  if (type === 'text/event-stream') return { kind: 'lines', ...NONE }
  const schema = resolve(document, asJson(media)['schema'])
  if (!type.includes('json') || isFile(document, schema)) return { kind: 'file', ...NONE }
  const properties = asJson(schema['properties'])
  const isList = asJson(resolve(document, properties['items'] ?? {}))['type'] === 'array'
  return {
    kind: isList ? 'list' : 'record',
    hasNext: 'next' in properties,
    hasVersion: !isList && 'version' in properties,
  }
}
