import { relative } from 'node:path'
import { asJson, asList } from '../json.ts'
import { ROOT } from '../paths.ts'
import type { Problem } from '../problem.ts'
import { component, problemAt, valuesOf, type Sources } from './source.ts'
import { withKeyword } from './walk.ts'

/** Two operations of one name: each would be written over the other. Names both places. */
export function nameFaults({ files }: Sources): Problem[] {
  const first = new Map<string, string>()
  return [...files.values()].flatMap((source) =>
    withKeyword(source, 'operationId').flatMap(({ path, node }) => {
      const name = String(node['operationId'])
      const at = [...path, 'operationId']
      const taken = first.get(name)
      if (taken === undefined)
        first.set(name, `${relative(ROOT, source.file)}:${source.lineOf(at)}`)
      return taken === undefined
        ? []
        : [problemAt(source, at, `operationId: ${name} is the name of ${taken}, too`)]
    }),
  )
}

/** `x-roles` and `x-switch` name what there is in schemas/user. */
export function rightFaults(sources: Sources): Problem[] {
  const roles = valuesOf(sources, component(sources, 'user/Role.yaml')) ?? []
  const switches = Object.keys(
    asJson(component(sources, 'user/AgentPermissions.yaml').node['properties']),
  )
  return [...sources.files.values()].flatMap((source) => [
    ...withKeyword(source, 'x-roles').flatMap(({ path, node }) =>
      asList(node['x-roles'])
        .filter((role) => !roles.includes(role))
        .map((role) =>
          problemAt(
            source,
            [...path, 'x-roles'],
            `x-roles: there is no role ${String(role)} (${roles.join(', ')})`,
          ),
        ),
    ),
    ...withKeyword(source, 'x-switch')
      .filter(({ node }) => !switches.includes(String(node['x-switch'])))
      .map(({ path, node }) =>
        problemAt(
          source,
          [...path, 'x-switch'],
          `x-switch: there is no right ${String(node['x-switch'])} (${switches.join(', ')})`,
        ),
      ),
  ])
}
