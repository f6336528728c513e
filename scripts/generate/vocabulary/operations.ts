import { join, relative } from 'node:path'
import { asJson, asList } from '../json.ts'
import { ROOT } from '../paths.ts'
import type { Problem } from '../problem.ts'
import { component, problemAt, valuesOf, type Sources } from './source.ts'
import { isOpen, withKeyword } from './walk.ts'

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

/** What is the operator's is nobody's by role or switch, and no key opens it. */
export const operatorFaults = ({ files }: Sources): Problem[] =>
  [...files.values()].flatMap((source) =>
    withKeyword(source, 'x-operator')
      .filter(
        ({ node }) =>
          node['x-roles'] !== undefined ||
          node['x-switch'] !== undefined ||
          node['x-scope'] !== 'never' ||
          isOpen(node),
      )
      .map(({ path }) =>
        problemAt(
          source,
          [...path, 'x-operator'],
          'x-operator: stands with x-scope: never, without x-roles, x-switch and empty security',
        ),
      ),
  )

/** Operations that no key may ask, and those where a key is nobody. */
const BESIDE = ['never', 'public']

/**
 * Every operation says in `x-scope` what a key needs for it. A scope that reads belongs to GET
 * alone, so that no key that only reads can write.
 */
export function scopeFaults(sources: Sources): Problem[] {
  const scopes = valuesOf(sources, component(sources, 'key/KeyScope.yaml')) ?? []
  const words = [...scopes, ...BESIDE]
  const paths = join(sources.folder, 'paths')
  return [...sources.files.values()]
    .filter(({ file }) => file.startsWith(paths))
    .flatMap((source) =>
      withKeyword(source, 'operationId').flatMap(({ path, node }) => {
        const scope = node['x-scope']
        const name = String(node['operationId'])
        if (scope === undefined)
          return problemAt(
            source,
            [...path, 'operationId'],
            `x-scope: say what a key needs for ${name} (${words.join(', ')})`,
          )
        const fault = scopeFault(String(scope), {
          words,
          isRead: path.at(-1) === 'get',
          isPublic: isOpen(node),
        })
        return fault ? problemAt(source, [...path, 'x-scope'], `x-scope: ${fault}`) : []
      }),
    )
}

function scopeFault(
  scope: string,
  { words, isRead, isPublic }: { words: unknown[]; isRead: boolean; isPublic: boolean },
): string | null {
  if (!words.includes(scope)) return `there is no scope ${scope} (${words.join(', ')})`
  if (isPublic !== (scope === 'public'))
    return isPublic ? 'without `security` it is public' : 'public is what has `security: []`'
  if (scope.startsWith(isRead ? 'write:' : 'read:'))
    return isRead ? 'GET needs a scope that reads' : 'what writes needs a scope that writes'
  return null
}
