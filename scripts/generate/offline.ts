import type { Contract } from './contract.ts'
import { asJson } from './json.ts'
import { operationsOf } from './server-routes.ts'
import { BANNER } from './server-types.ts'

/**
 * `generated/offline/table.ts`: the operations that wait on a device while there is no connection
 * (`x-offline`) or are kept to be read, and how each is sent. A screen that words the first does not
 * compile without a word for each.
 */
export function offlineFile(contract: Contract): string {
  const marked = (kind: 'queue' | 'read') => linesOf(contract, kind).join('')
  return (
    `${BANNER}\n/** Operations that wait on a device without a connection → how each is sent. */\n` +
    `export const QUEUED = {\n${marked('queue')}} as const\n\n` +
    'export type QueuedOperation = keyof typeof QUEUED\n\n' +
    "/** Operations whose last answer a device of one's own keeps → how each is asked. */\n" +
    `export const READ = {\n${marked('read')}} as const\n`
  )
}

const linesOf = (contract: Contract, kind: 'queue' | 'read'): string[] =>
  operationsOf(contract)
    .filter(({ node }) => asJson(node['x-offline'] ?? {})[kind] !== undefined)
    .map(
      ({ id, tag, method, path }) =>
        `  ${id}: { tag: '${tag}', method: '${method.toUpperCase()}', path: '${path}' },\n`,
    )
    .toSorted()
