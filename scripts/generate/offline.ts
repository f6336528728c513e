import type { Contract } from './contract.ts'
import { operationsOf } from './server-routes.ts'
import { BANNER } from './server-types.ts'

/**
 * `generated/offline/table.ts`: the operations that wait on a device while there is no connection
 * (`x-offline`), and how each is sent then. A screen that words them does not compile without a
 * word for each.
 */
export function offlineFile(contract: Contract): string {
  const lines = operationsOf(contract)
    .filter(({ node }) => node['x-offline'] !== undefined)
    .map(
      ({ id, tag, method, path }) =>
        `  ${id}: { tag: '${tag}', method: '${method.toUpperCase()}', path: '${path}' },\n`,
    )
    .toSorted()
  return (
    `${BANNER}\n/** Operations that wait on a device without a connection → how each is sent. */\n` +
    `export const QUEUED = {\n${lines.join('')}} as const\n\n` +
    'export type QueuedOperation = keyof typeof QUEUED\n'
  )
}
