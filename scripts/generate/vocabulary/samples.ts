import { asJson, asList } from '../json.ts'
import type { Problem } from '../problem.ts'
import { follow, problemAt, type Place, type Sources } from './source.ts'
import { withKeyword } from './walk.ts'

const KEYWORD = 'x-sample'

/** Samples that are no text. A line or text in languages holds texts. */
const KIND_OF: [string, RegExp][] = [
  ['array', /^home\.photos$|^place\.box$/],
  ['number', /^home\.(?:price|previousP|usableA|area|bed|bath)|^place\.l(?:at|on)$|^demand\.price/],
  ['null', /^none$/],
]

const kindOf = (sample: string): string =>
  KIND_OF.find(([, pattern]) => pattern.test(sample))?.[0] ?? 'string'

/** A made-up value is one that the field may have: no price for a name, no null where none may be. */
export function sampleFaults(sources: Sources): Problem[] {
  return [...sources.files.values()].flatMap((source) =>
    withKeyword(source, KEYWORD).flatMap(({ path, node }) => {
      const sample = String(node[KEYWORD])
      const kinds = kindsOf(sources, { file: source.file, node })
      if (kinds.size === 0 || kinds.has(kindOf(sample))) return []
      const field = String(path.findLast((part) => part !== 'items') ?? 'component')
      const what = `${sample} is ${kindOf(sample)}, the field is ${[...kinds].join(' or ')}`
      return [problemAt(source, [...path, KEYWORD], `${KEYWORD} of ${field}: ${what}`)]
    }),
  )
}

/** The kinds of value that a schema takes, references followed. */
function kindsOf(sources: Sources, place: Place): Set<string> {
  const found = follow(sources, place)
  if (!found) return new Set()
  const { node, file } = found
  const types = asList([node['type'] ?? []].flat()).map((type) =>
    type === 'integer' ? 'number' : type === 'object' && node['propertyNames'] ? 'string' : type,
  )
  const branches = [...asList(node['anyOf'] ?? []), ...asList(node['oneOf'] ?? [])].flatMap(
    (branch) => [...kindsOf(sources, { file, node: asJson(branch) })],
  )
  return new Set([...types, ...branches].map(String))
}
