import type { Json } from '../json.ts'
import type { Problem } from '../problem.ts'
import { problemAt, type Sources } from './source.ts'
import { isOpen, withKeyword } from './walk.ts'

const KEYWORD = 'x-before-second'

function faultOf(node: Json): string | null {
  if (isOpen(node)) return 'nobody signs in for it'
  if (node['x-operator'] !== undefined) return 'the operator’s desk waits for the second step'
  if (node['x-scope'] !== 'never') return 'a key owes nothing: its scope is never'
  if (node['x-roles'] !== undefined) return 'it is about oneself, whatever the role'
  return null
}

/**
 * `x-before-second` (docs/how-to/before-the-second-step.md) stands on what somebody does about
 * themself to get at a second step, and on nothing of the agency's.
 */
export const beforeSecondFaults = ({ files }: Sources): Problem[] =>
  [...files.values()].flatMap((source) =>
    withKeyword(source, KEYWORD).flatMap(({ path, node }) => {
      const fault = faultOf(node)
      return fault === null ? [] : problemAt(source, [...path, KEYWORD], `${KEYWORD}: ${fault}`)
    }),
  )
