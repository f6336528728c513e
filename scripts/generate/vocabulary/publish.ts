import { NEEDED_FIELDS } from '../../../server/modules/property/lifecycle/gate-fields.ts'
import { asJson, isJson } from '../json.ts'
import type { Problem } from '../problem.ts'
import { component, follow, problemAt, type Path, type Place, type Sources } from './source.ts'
import { withKeyword } from './walk.ts'

const GATED = new Set<string>(Object.values(NEEDED_FIELDS))

/**
 * `x-publish`: a line of the gate asks for this field of a home, else the mark would promise a rule
 * that is none.
 */
export function publishFaults(sources: Sources): Problem[] {
  const places = placesOf(sources, component(sources, 'property/Property.yaml'))
  return [...sources.files.values()].flatMap((source) =>
    withKeyword(source, 'x-publish').flatMap(({ path }) => {
      const at = places.get(keyOf(source.file, path)) ?? []
      if (at.some((field) => GATED.has(field))) return []
      const what =
        at.length > 0
          ? `no line of the gate asks for ${at.join(', ')}`
          : 'this is no field of a home'
      return [
        problemAt(
          source,
          [...path, 'x-publish'],
          `x-publish of ${String(path.at(-1) ?? 'the component')}: ${what} ` +
            '(server/modules/property/lifecycle/gate-fields.ts)',
        ),
      ]
    }),
  )
}

const keyOf = (file: string, path: Path): string => `${file} ${path.join('.')}`

/**
 * Where each written node stands in a home: `<file> <path in it>` → dotted paths, `*` for the items
 * of a list.
 */
function placesOf(sources: Sources, home: Place): Map<string, string[]> {
  const places = new Map<string, string[]>()
  const visit = (file: string, node: unknown, path: Path, field: readonly string[]): void => {
    if (!isJson(node) || field.length > 12) return
    const key = keyOf(file, path)
    places.set(key, [...(places.get(key) ?? []), field.join('.')])
    if (typeof node['$ref'] === 'string') {
      const target = follow(sources, { file, node: { $ref: node['$ref'] } })
      if (target) visit(target.file, target.node, [], field)
    }
    for (const [name, value] of Object.entries(asJson(node['properties'])))
      visit(file, value, [...path, 'properties', name], [...field, name])
    visit(file, node['items'], [...path, 'items'], [...field, '*'])
  }
  visit(home.file, home.node, [], [])
  return places
}
