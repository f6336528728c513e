import type { Given } from '../../../generated/mcp/tool-type.ts'
import { asJson, asList, type Json } from '../json.ts'
import { resolve, typesOf } from '../server-schema.ts'
import { isMoney } from './money.ts'

const MOST_DEEP = 6

/** What branches of a value that may be null have in common with the value itself. */
function whole(document: Json, node: unknown): Json {
  const schema = resolve(document, node)
  const branches = [...asList(schema['anyOf']), ...asList(schema['oneOf'])]
  const other = branches.find((branch) => !typesOf(document, branch).has('null'))
  return other === undefined
    ? schema
    : {
        ...asJson(other),
        ...schema,
        anyOf: undefined,
        oneOf: undefined,
        ...resolve(document, other),
      }
}

/** A text that may say anything: sixty signs are enough to talk somebody into something. */
const isFree = (document: Json, schema: Json): boolean =>
  typesOf(document, schema).has('string') &&
  !['enum', 'const', 'format', 'pattern'].some((key) => schema[key] !== undefined)

/** The values that stand in an answer at the pointers of `give`, each as it is told. */
export function givesOf(
  document: Json,
  answer: unknown,
  pointers: readonly string[],
  id: string,
): Given[] {
  const found: Given[] = []
  const fail = (at: string, what: string): never => {
    throw new Error(`x-tool of ${id}: ${at} ${what}`)
  }
  const leaf = (at: string, node: unknown, schema: Json, from: unknown): void => {
    const isWords =
      schema['additionalProperties'] !== undefined && schema['properties'] === undefined
    // Of which nobody says that it is ours, somebody may have typed it.
    const typed = isWords || isFree(document, schema) ? 'form' : undefined
    const written = asJson(node)['x-untrusted'] ?? schema['x-untrusted'] ?? from ?? typed
    const ref = JSON.stringify(node)
    found.push({
      at,
      as:
        isMoney(node) || isMoney(schema)
          ? 'euros'
          : isWords
            ? 'words'
            : ref.includes('/HomeId"')
              ? 'home'
              : 'plain',
      ...(typeof written === 'string' && { from: written }),
    })
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
      return leaf(
        at,
        node,
        { ...item, 'x-untrusted': schema['x-untrusted'] ?? item['x-untrusted'] },
        undefined,
      )
    }
    leaf(at, node, schema, undefined)
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
