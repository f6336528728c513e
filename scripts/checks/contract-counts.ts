import { asJson, asList, isJson, type Json } from '../generate/json.ts'
import { explained } from '../generate/vocabulary/enums.ts'

/** How far the contract explains itself: what there is, and what still says nothing. */
export interface Told {
  values: number
  unexplained: number
  /** Texts of which the name does not say how they are written: a pattern, an address. */
  written: number
  withoutExample: number
}

/** Counts over a bundled contract. */
export function toldBy(contract: unknown): Told {
  const told: Told = { values: 0, unexplained: 0, written: 0, withoutExample: 0 }
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (!isJson(node)) return
    const values = asList(node['enum']).filter((value) => typeof value === 'string')
    told.values += values.length
    told.unexplained += explained(node).missing.length + placeholders(node)
    for (const field of Object.values(asJson(node['properties'])).filter(isJson)) {
      if (!isWritten(field)) continue
      told.written += 1
      if (!('examples' in field) && !('example' in field)) told.withoutExample += 1
    }
    for (const [key, value] of Object.entries(node))
      if (key !== 'example' && key !== 'examples') walk(value)
  }
  walk(contract)
  return told
}

const isWritten = (field: Json): boolean =>
  [field['type']].flat().includes('string') &&
  !('enum' in field) &&
  ('pattern' in field || ['uri', 'email'].includes(String(field['format'])))

/** What `npm run new -- field` writes until somebody says it. */
const placeholders = (node: Json): number =>
  Object.values(asJson(node['x-enum-descriptions'])).filter((text) =>
    String(text).endsWith(', to be explained'),
  ).length
