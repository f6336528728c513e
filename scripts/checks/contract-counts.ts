import { asJson, asList, isJson, type Json } from '../generate/json.ts'
import { explained } from '../generate/vocabulary/enums.ts'

/** How far the contract explains itself: what there is, and what still says nothing. */
export interface Told {
  values: number
  /** Where they are: `BoatInput.kind: sail`. */
  unexplained: string[]
  /** Texts of which the name does not say how they are written: a pattern, an address. */
  written: number
  withoutExample: string[]
}

/** Counts over a bundled contract. */
export function toldBy(contract: unknown): Told {
  const told: Told = { values: 0, unexplained: [], written: 0, withoutExample: [] }
  const walk = (node: unknown, path: readonly string[]): void => {
    if (Array.isArray(node)) return node.forEach((one, index) => walk(one, [...path, `${index}`]))
    if (!isJson(node)) return
    const values = asList(node['enum']).filter((value) => typeof value === 'string')
    told.values += values.length
    for (const value of [...explained(node).missing, ...placeholders(node)])
      told.unexplained.push(`${placeOf(path)}: ${value}`)
    for (const [name, field] of Object.entries(asJson(node['properties']))) {
      if (!isJson(field) || !isWritten(field)) continue
      told.written += 1
      if (!('examples' in field) && !('example' in field))
        told.withoutExample.push(placeOf([...path, name]))
    }
    for (const [key, value] of Object.entries(node))
      if (key !== 'example' && key !== 'examples') walk(value, [...path, key])
  }
  walk(contract, [])
  return told
}

/** `BoatInput.kind` for a field of a component. */
const placeOf = (path: readonly string[]): string =>
  path.filter((part) => !['components', 'schemas', 'properties'].includes(part)).join('.')

const isWritten = (field: Json): boolean =>
  [field['type']].flat().includes('string') &&
  !('enum' in field) &&
  ('pattern' in field || ['uri', 'email'].includes(String(field['format'])))

/** What `npm run new -- field` writes until somebody says it. */
const placeholders = (node: Json): string[] =>
  Object.entries(asJson(node['x-enum-descriptions'])).flatMap(([value, text]) =>
    String(text).endsWith(', to be explained') ? [value] : [],
  )
