import { asJson, asList, isJson } from '../json.ts'
import type { Problem } from '../problem.ts'
import { follow, problemAt, type Sources } from './source.ts'
import { withKeyword } from './walk.ts'

/**
 * `discriminator`: a union by a kind of which each branch says its own. Server and forms choose the
 * branch by it; a branch without its kind, or null among them (`anyOf` around the union says that),
 * would fail at the first request.
 */
export function unionFaults(sources: Sources): Problem[] {
  return [...sources.files.values()].flatMap((source) =>
    withKeyword(source, 'discriminator').flatMap(({ path, node }) => {
      const says = (what: string) =>
        problemAt(source, [...path, 'discriminator'], `discriminator: ${what}`)
      const { propertyName, mapping } = asJson(node['discriminator'])
      if (typeof propertyName !== 'string') return [says('name its field: {propertyName: kind}')]
      if (mapping !== undefined)
        return [says('no mapping: each branch says its own kind as a const')]
      const branches = asList(node['oneOf']).filter(isJson)
      if (branches.length === 0) return [says('it stands beside a oneOf')]
      const seen = new Set<unknown>()
      return branches.flatMap((branch, index) => {
        const shape = asJson(follow(sources, { file: source.file, node: branch })?.node)
        const tag = asJson(asJson(shape['properties'])[propertyName])
        const kinds = 'const' in tag ? [tag['const']] : asList(tag['enum'])
        const required = [...asList(shape['required']), ...asList(node['required'])].includes(
          propertyName,
        )
        const twice = kinds.find((kind) => seen.has(kind))
        for (const kind of kinds) seen.add(kind)
        if (kinds.length === 0 || kinds.some((kind) => typeof kind !== 'string'))
          return [
            says(`branch ${index + 1} of its oneOf has no ${propertyName} of its own (a const)`),
          ]
        if (twice !== undefined)
          return [says(`two branches are of ${propertyName} ${String(twice)}`)]
        return required
          ? []
          : [says(`branch ${index + 1} of its oneOf does not require ${propertyName}`)]
      })
    }),
  )
}
