import { asJson, asList } from '../json.ts'
import { problemAt, type Sources } from './source.ts'
import type { Problem } from '../problem.ts'
import { withKeyword, type Keyworded } from './walk.ts'

const KEYWORD = 'x-enum-descriptions'

/**
 * Every text of an enumeration is explained beside it, and nothing else is. Numbers say themselves
 * what they are.
 */
export function enumFaults({ files }: Sources): Problem[] {
  return [...files.values()].flatMap((source) => [
    ...withKeyword(source, 'enum').flatMap((here) => {
      const { missing, surplus } = explained(here.node)
      return [
        ...missing.map((value) => fault(here, 'enum', `say what ${value} means in ${KEYWORD}`)),
        ...surplus.map((value) => fault(here, KEYWORD, `${value} is no value of it`)),
      ]
    }),
    ...withKeyword(source, KEYWORD)
      .filter(({ node }) => !Array.isArray(node['enum']))
      .map((here) => fault(here, KEYWORD, 'stands beside `enum` only')),
  ])
}

/** Values of an enumeration that are not explained, and explanations of what is no value. */
export function explained(node: Record<string, unknown>): { missing: string[]; surplus: string[] } {
  const values = asList(node['enum']).filter((value) => typeof value === 'string')
  const texts = asJson(node[KEYWORD] ?? {})
  return {
    missing: values.filter((value) => !Object.hasOwn(texts, value)),
    surplus: Object.keys(texts).filter((value) => !values.includes(value)),
  }
}

function fault({ source, path }: Keyworded, keyword: string, what: string): Problem {
  const name = String(path.findLast((part) => part !== 'items' && part !== 'schema') ?? 'component')
  return problemAt(source, [...path, keyword], `${keyword} of ${name}: ${what}`)
}
