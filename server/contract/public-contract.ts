import { readOpenapi } from './routes.ts'

type Json = Record<string, unknown>
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** An operation that anybody may ask. */
export interface PublicOperation {
  method: string
  path: string
  summary: string
}

/** Asked without signing in, and without the link that somebody was sent. */
const isForAnybody = (path: string, operation: unknown): boolean =>
  isJson(operation) && operation['x-scope'] === 'public' && !/[tT]oken\}/.test(path)

const pathsOf = (document: Json): Json => (document['paths'] ?? {}) as Json

/**
 * The part of the contract that needs no sign-in and no secret link, with what it names and nothing
 * else; keywords of ours (`x-…`) are left out.
 */
export function publicContract(): Json {
  const document = JSON.parse(readOpenapi()) as Json
  const paths: Json = {}
  for (const [path, item] of Object.entries(pathsOf(document))) {
    const kept = Object.entries(item as Json).filter(
      ([key, value]) => !METHODS.has(key) || isForAnybody(path, value),
    )
    if (kept.some(([key]) => METHODS.has(key))) paths[path] = plain(Object.fromEntries(kept))
  }
  const components: Record<string, Json> = {}
  const open = [paths as unknown]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const ref of refsOf(node)) {
      const [kind = '', name = ''] = ref.replace('#/components/', '').split('/')
      const group = (components[kind] ??= {})
      if (group[name] !== undefined) continue
      const source = ((document['components'] as Json)[kind] as Json)[name]
      group[name] = plain(source)
      open.push(group[name])
    }
  }
  const { openapi, info } = document
  const tags = new Set(JSON.stringify(paths).match(/(?<="tags":\[")[^"]+/g))
  const named = (document['tags'] as Json[]).filter(({ name }) => tags.has(String(name)))
  return {
    openapi,
    info: plain(info),
    tags: plain(named),
    paths,
    components,
  }
}

/** The reads among them, in the contract's order. */
export const publicReads = (contract: Json): PublicOperation[] =>
  Object.entries(pathsOf(contract)).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Json>).flatMap(([method, { summary }]) =>
      method === 'get' ? [{ method: 'GET', path, summary: String(summary) }] : [],
    ),
  )

function plain(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(plain)
  if (!isJson(node)) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !key.startsWith('x-'))
      .map(([key, value]) => [key, plain(value)]),
  )
}

function refsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(refsOf)
  if (!isJson(node)) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : refsOf(value),
  )
}
