import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asJson, isJson } from './json.ts'
import { ROOT } from './paths.ts'

/** What orval makes of an operation beside its plain function: a hook, its key and its options. */
const NAMES = [
  (operation: string) => `use${operation}`,
  (operation: string) => `get${operation}QueryKey`,
  (operation: string) => `get${operation}QueryOptions`,
]

/** Each of those names that occurs in the code of the browser. */
function namesInUse(root: string): Set<string> {
  const names = globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap(
    (file) => readFileSync(join(root, file), 'utf8').match(/\b(?:use|get)[A-Z]\w*/g) ?? [],
  )
  return new Set(names)
}

/** Names of all operations of the contract. */
function operationsOf(document: object): string[] {
  const items = Object.values(asJson(asJson(document)['paths']))
  return items
    .flatMap((item) => Object.values(asJson(item)))
    .filter(isJson)
    .flatMap(({ operationId }) => (typeof operationId === 'string' ? [operationId] : []))
}

/**
 * What stays unused is not generated: an operation whose hook, key and options nobody in `src/`
 * names is a plain function only. Orval's settings for those, by operation.
 */
export function withoutHooks(document: object, root = ROOT): Record<string, object> {
  const inUse = namesInUse(root)
  const unused = operationsOf(document).filter((operation) => {
    const pascal = operation.charAt(0).toUpperCase() + operation.slice(1)
    return !NAMES.some((name) => inUse.has(name(pascal)))
  })
  const plain = { query: { useQuery: false, useMutation: false } }
  return Object.fromEntries(unused.map((operation) => [operation, plain]))
}
