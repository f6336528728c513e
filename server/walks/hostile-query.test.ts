import { describe, it } from 'vitest'
import type { Operations } from '../../generated/server/operations.ts'
import { expectCatalogue, hostile, naughtyFor, paramsOf, routes } from './hostile.ts'

const here = hostile()
const reads = routes.filter((route) => route.method === 'GET' && route.query)

/**
 * Each string in `q` and `cursor` where the operation has them, and in one of its other parameters
 * in turn.
 */
function queriesOf(names: string[], text: string, at: number): Record<string, string>[] {
  const others = names.filter((name) => name !== 'q' && name !== 'cursor')
  const inTurn = others[at % others.length]
  return [
    ...['q', 'cursor'].filter((name) => names.includes(name)),
    ...(inTurn ? [inTurn] : []),
  ].map((name) => ({ [name]: text }))
}

describe('naughty strings in the query', () => {
  it.each(reads.map((route) => [route.operationId, route] as const))('%s', async (_name, route) => {
    const names = Object.keys((route.query?.['properties'] ?? {}) as object)
    const ask = (query: Record<string, string>) =>
      here.server.call(route.operationId as keyof Operations, {
        params: paramsOf(here.world, route),
        query,
        token: here.token,
      })
    for (const [turn, text] of naughtyFor(route).entries()) {
      for (const query of queriesOf(names, text, turn)) {
        const { status, body } = await ask(query)
        expectCatalogue(status, body, JSON.stringify(query))
      }
    }
    const { status, body } = await ask({ unheardOf: '1', q: 'x' })
    expectCatalogue(status, body, 'a parameter that is none')
  })
})
