import { asJson, isJson } from '../generate/json.ts'

/**
 * Writes the meaning of each value of an enumeration into its description, where the reference
 * page shows it: it knows no `x-enum-descriptions`. Changes the contract it is given.
 */
export function describeValues(node: unknown): void {
  if (Array.isArray(node)) return node.forEach(describeValues)
  if (!isJson(node)) return
  const meanings = Object.entries(asJson(node['x-enum-descriptions']))
  if (meanings.length > 0 && Array.isArray(node['enum'])) {
    const lines = meanings.map(([value, text]) => `- \`${value}\`: ${String(text)}`)
    const before = typeof node['description'] === 'string' ? [node['description'], ''] : []
    node['description'] = [...before, ...lines].join('\n')
  }
  Object.values(node).forEach(describeValues)
}
