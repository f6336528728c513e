import { hashOf } from '../../server/redraw/hash.ts'
import type { Contract } from './contract.ts'
import { asJson } from './json.ts'
import { operationsOf, type Operation } from './server-routes.ts'
import { resolve } from './server-schema.ts'
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
    `export const READ = {\n${marked('read')}} as const\n\n` +
    '/** Short for the shapes of these answers: another one tells that they have changed since. */\n' +
    `export const SHAPES = '${shapesOf(contract)}'\n`
  )
}

/** Of all together: a build that has changed one asks for all of them anew. */
function shapesOf(contract: Contract): string {
  const rooms = markedAs(contract, 'read').map(({ id, node }) => {
    const reply = JSON.stringify(resolve(contract.document, asJson(node['responses'])['200']))
    const from = [...reply.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name)
    return { name: id, from, drawing: 1 }
  })
  return hashOf(contract.schemas, rooms).slice(0, 12)
}

const markedAs = (contract: Contract, kind: 'queue' | 'read'): Operation[] =>
  operationsOf(contract).filter(({ node }) => asJson(node['x-offline'] ?? {})[kind] !== undefined)

const linesOf = (contract: Contract, kind: 'queue' | 'read'): string[] =>
  markedAs(contract, kind)
    .map(
      ({ id, tag, method, path }) =>
        `  ${id}: { tag: '${tag}', method: '${method.toUpperCase()}', path: '${path}' },\n`,
    )
    .toSorted()
