import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What can be asked of a running server or mock. */
export interface Addresses {
  /** Screens and operations, with `:name` for what varies. */
  patterns: string[][]
  /** First parts of what plugins serve beside the contract. */
  served: Set<string>
}

const partsOf = (address: string): string[] => address.split('/').filter((part) => part !== '')

/**
 * Screens of src/lib/paths.ts, operations of the contract, and what plugins of the server and the
 * mock serve.
 */
export function addressesOf(root: string): Addresses {
  const screens = [
    ...readFileSync(join(root, 'src', 'lib', 'paths.ts'), 'utf8').matchAll(/^ {2}'(\/[^']*)',$/gm),
  ].map(([, path = '']) => path)
  const { routes } = JSON.parse(
    readFileSync(join(root, 'generated', 'server', 'routes.json'), 'utf8'),
  ) as { routes: { url: string }[] }
  const sources = globSync(
    [
      'server/**/*.plugin.ts',
      'server/*.ts',
      'server/http/*.ts',
      'server/pages/*.ts',
      'server/modules/**/*.ts',
      'server/ssr/**/*.ts',
      'server/site/**/*.ts',
      'mocks/server/*.ts',
      'vite.config.ts',
    ],
    { cwd: root },
  )
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const beside = [...sources.matchAll(/'(\/api\/[\w./-]+)'/g)].map(([, path = '']) => path)
  const first = [...sources.matchAll(/['"`]\/([\w.-]+)[/'"`?]/g)].map(([, part = '']) => part)
  return {
    patterns: [...screens, ...routes.map(({ url }) => url), ...beside].map(partsOf),
    served: new Set(first.filter((part) => part !== 'api' && part !== 'auth')),
  }
}

/** What varies in a page: `{id}`, `<token>`, `CODE`, `…`. */
const isOpen = (part: string): boolean => /^[{<:]|^[A-Z]+$|…/.test(part)

/**
 * Whether an address, or the beginning of one, exists. The query, a language before it and what
 * varies are left aside.
 */
export function knowsAddress({ patterns, served }: Addresses, address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  const all = partsOf(path)
  const parts = /^(?:es|en|ca|de)$/.test(all[0] ?? '') ? all.slice(1) : all
  const fits = (pattern: string[]): boolean =>
    parts.length <= pattern.length &&
    parts.every(
      (part, at) => isOpen(part) || pattern[at] === part || pattern[at]?.startsWith(':') === true,
    )
  // Operations are often named without what all of them begin with.
  return (
    parts.length === 0 ||
    served.has(parts[0] ?? '') ||
    patterns.some((pattern) => fits(pattern) || (pattern[0] === 'api' && fits(pattern.slice(2))))
  )
}
