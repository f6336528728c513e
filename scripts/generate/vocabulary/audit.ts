import { asJson, asList, type Json } from '../json.ts'
import type { Problem } from '../problem.ts'
import { problemAt, type Sources } from './source.ts'
import { withKeyword } from './walk.ts'

/** The names of an operation's parameters that stand in its path. */
const inPath = (node: Json): string[] =>
  asList(node['parameters']).flatMap((parameter) => {
    const { name, in: place, $ref } = asJson(parameter)
    if (typeof $ref === 'string') return $ref.endsWith('/Id.yaml') ? 'id' : []
    return place === 'path' ? String(name) : []
  })

function faultOf(node: Json, isRead: boolean): string | null {
  if (isRead && !String(node['operationId']).startsWith('export'))
    return 'stands on what writes, and on a GET that exports'
  if (node['x-operator'] !== undefined) return 'the operator acts for no agency'
  const name = /\{(.+)\}/.exec(String(node['x-audit']))?.[1]
  if (name === undefined || name.startsWith('reply.')) return null
  const known = inPath(node)
  return known.includes(name) ? null : `there is no {${name}} in the path (${known.join(', ')})`
}

/** `x-audit` stands where something is done for an agency, and names what there is. */
export const auditFaults = ({ files }: Sources): Problem[] =>
  [...files.values()].flatMap((source) =>
    withKeyword(source, 'x-audit').flatMap(({ path, node }) => {
      const fault = faultOf(node, path.at(-1) === 'get')
      return fault === null ? [] : problemAt(source, [...path, 'x-audit'], `x-audit: ${fault}`)
    }),
  )
