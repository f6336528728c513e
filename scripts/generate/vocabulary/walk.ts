import { asList, isJson, type Json } from '../json.ts'
import type { Path, Source } from './source.ts'

/** A node that says something with a keyword of ours, and what it stands among. */
export interface Keyworded {
  source: Source
  path: Path
  node: Json
  /** The fields beside it, itself among them; null where it is no field. */
  siblings: Json | null
}

/** Which nodes of a file have which keyword: most rules look for one in all files. */
const known = new WeakMap<Source, Map<string, Keyworded[]>>()

/** Every node of a file that has the keyword. Examples are values, not shapes. */
export function withKeyword(source: Source, keyword: string): Keyworded[] {
  const ofFile = known.get(source) ?? new Map<string, Keyworded[]>()
  const found = ofFile.get(keyword) ?? nodesWith(source, keyword)
  known.set(source, ofFile.set(keyword, found))
  return found
}

function nodesWith(source: Source, keyword: string): Keyworded[] {
  const found: Keyworded[] = []
  const walk = (node: unknown, path: Path, siblings: Json | null): void => {
    if (Array.isArray(node)) return node.forEach((one, at) => walk(one, [...path, at], null))
    if (!isJson(node)) return
    if (keyword in node) found.push({ source, path, node, siblings })
    for (const [key, value] of Object.entries(node)) {
      if (key === 'example' || key === 'examples') continue
      if (key !== 'properties' || !isJson(value)) walk(value, [...path, key], null)
      else
        for (const [name, field] of Object.entries(value)) walk(field, [...path, key, name], value)
    }
  }
  walk(source.node, [], null)
  return found
}

/** Does nobody sign in for an operation? */
export const isOpen = ({ security }: Json): boolean =>
  security !== undefined && asList(security).length === 0
