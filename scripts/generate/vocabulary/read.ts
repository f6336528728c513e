import { asList, type Json } from '../json.ts'
import type { Problem } from '../problem.ts'
import { problemAt, type Sources } from './source.ts'
import { isOpen, withKeyword } from './walk.ts'

/** Rooms of money, of who somebody is and of what opens what: never some seconds behind. */
const EXACT = new Set(
  (
    'audit bank chat deal expense fee fiscal handover invoice key live operator order plan ' +
    'publication referral subscription takeout tax user webhook'
  ).split(' '),
)

function faultOf(node: Json, path: readonly (string | number)[]): string | null {
  const { tags } = node
  const address = JSON.stringify(node['parameters'] ?? [])
  const tag = String(asList(tags)[0])
  if (path.at(-1) !== 'get') return 'stands on GET'
  if (EXACT.has(tag)) return `what ${tag} answers is never some seconds behind`
  if (node['x-operator'] !== undefined) return "the operator's desk is read from the primary"
  if (/"name":"\w*token"/i.test(address)) return 'what opens by a link is read from the primary'
  const isPublic = isOpen(node)
  if (isPublic === (node['x-read'] === 'replica')) return null
  return isPublic ? 'strangers write nothing here: replica' : 'who signs in writes: after-write'
}

/** `x-read` stands where it does no harm to hear what was true two seconds ago. */
export const readFaults = ({ files }: Sources): Problem[] =>
  [...files.values()].flatMap((source) =>
    withKeyword(source, 'x-read').flatMap(({ path, node }) => {
      const fault = faultOf(node, path)
      return fault === null ? [] : problemAt(source, [...path, 'x-read'], `x-read: ${fault}`)
    }),
  )
