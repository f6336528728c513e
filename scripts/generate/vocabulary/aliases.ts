import { asJson, asList, type Json } from '../json.ts'
import type { Problem } from '../problem.ts'
import { problemAt, type Sources } from './source.ts'
import { withKeyword } from './walk.ts'

const KEYWORD = 'x-aliases'

/**
 * An old name leads to a value or a field of today and is none itself: a chain, or a name that means
 * two things, would lose what is stored under it.
 */
export function aliasFaults({ files }: Sources): Problem[] {
  return [...files.values()].flatMap((source) =>
    withKeyword(source, KEYWORD).flatMap(({ node, path }) => {
      const says = (what: string, ...at: string[]) =>
        problemAt(source, [...path, KEYWORD, ...at], `${KEYWORD}: ${what}`)
      const aliases = asJson(node[KEYWORD])
      const named = namesOf(node)
      if (!named) return [says('stands beside `enum`, `properties` or `propertyNames` only')]
      const { kind, known } = named
      return Object.entries(aliases).flatMap(([old, name]) => [
        ...(known && !known.includes(name) ? [says(`${String(name)} is no ${kind}`, old)] : []),
        ...(known?.includes(old) ? [says(`${old} is a ${kind} of today`, old)] : []),
        ...(Object.hasOwn(aliases, String(name)) ? [says(`${String(name)} is old, too`, old)] : []),
      ])
    }),
  )
}

/** What may be named at a node; a dictionary takes any key. Undefined: nothing. */
function namesOf(node: Json): { kind: string; known?: unknown[] } | undefined {
  if (Array.isArray(node['enum'])) return { kind: 'value', known: asList(node['enum']) }
  if (node['properties'] !== undefined)
    return { kind: 'field', known: Object.keys(asJson(node['properties'])) }
  return node['propertyNames'] === undefined ? undefined : { kind: 'key' }
}
