import type { Given } from '../../../generated/mcp/tool-type.ts'
import { asJson, asList, type Json } from '../json.ts'
import { resolve, typesOf } from '../server-schema.ts'
import { faultOf } from './fault.ts'
import { isMoney } from './money.ts'

const MOST_DEEP = 6

/** A value as it is when it is not null. */
function whole(document: Json, node: unknown): Json {
  const { anyOf, oneOf, ...own } = resolve(document, node)
  const branches = [...asList(anyOf), ...asList(oneOf)]
  const value = branches.find((branch) => !typesOf(document, branch).has('null'))
  return value === undefined ? own : { ...own, ...resolve(document, value) }
}

/** A text that may say anything: sixty signs are enough to talk somebody into something. */
const isFree = (document: Json, schema: Json): boolean =>
  typesOf(document, schema).has('string') &&
  !['enum', 'const', 'format', 'pattern'].some((key) => schema[key] !== undefined)

const isPerson = (node: unknown, schema: Json): boolean =>
  asJson(node)['x-person'] === true || schema['x-person'] === true

/** A value without parts, as it is told. */
function leafOf(document: Json, at: string, node: unknown, schema: Json): Given {
  const isWords = schema['additionalProperties'] !== undefined && schema['properties'] === undefined
  const isHome = String(asJson(node)['$ref']).endsWith('/HomeId')
  // Of which nobody says that it is ours, somebody may have typed it.
  const typed = isWords || isFree(document, schema) ? 'form' : undefined
  const from = asJson(node)['x-untrusted'] ?? schema['x-untrusted'] ?? typed
  const said = typeof from === 'string' ? { from } : {}
  if (isMoney(node) || isMoney(schema)) return { at, as: 'euros', ...said }
  if (isPerson(node, schema)) return { at, as: 'person', from: said.from ?? 'form' }
  return { at, as: isWords ? 'words' : isHome ? 'home' : 'plain', ...said }
}

/** The values that stand in an answer at the pointers of `give`, each as it is told. */
export function givesOf(
  document: Json,
  answer: unknown,
  pointers: readonly string[],
  id: string,
): Given[] {
  const found: Given[] = []
  const fail = (at: string, what: string): never => {
    throw faultOf(id, `${at} ${what}`)
  }
  const all = (at: string, node: unknown, depth: number): void => {
    const schema = whole(document, node)
    const properties = Object.entries(asJson(schema['properties'] ?? {}))
    if (depth > MOST_DEEP) return fail(at, 'lies too deep')
    if (properties.length > 0)
      return properties.forEach(([name, one]) => all(`${at}/${name}`, one, depth + 1))
    if (typesOf(document, schema).has('array')) {
      const item = whole(document, schema['items'])
      if (item['properties'] !== undefined) return all(`${at}/*`, schema['items'], depth + 1)
      const from = schema['x-untrusted'] ?? item['x-untrusted']
      const person = schema['x-person'] ?? item['x-person']
      found.push(leafOf(document, at, node, { ...item, 'x-untrusted': from, 'x-person': person }))
      return
    }
    found.push(leafOf(document, at, node, schema))
  }
  for (const pointer of pointers) {
    let node: unknown = answer
    for (const part of pointer.split('/').slice(1)) {
      const schema = whole(document, node)
      node = part === '*' ? schema['items'] : asJson(schema['properties'] ?? {})[part]
      if (node === undefined) fail(pointer, 'is no part of its answer')
    }
    all(pointer, node, 0)
  }
  return found
}

/** Where names, phones and mails of people stand in an answer, given or not. */
export function peopleOf(document: Json, answer: unknown): string[] {
  const found: string[] = []
  const all = (at: string, node: unknown, depth: number): void => {
    const schema = whole(document, node)
    if (isPerson(node, schema)) found.push(at)
    if (depth > MOST_DEEP) return
    if (schema['items'] !== undefined) all(`${at}/*`, schema['items'], depth + 1)
    for (const [name, one] of Object.entries(asJson(schema['properties'] ?? {})))
      all(`${at}/${name}`, one, depth + 1)
  }
  all('', answer, 0)
  return found
}
