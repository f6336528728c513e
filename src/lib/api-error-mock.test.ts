import { expect, test } from 'vitest'
import routesFile from '../../generated/server/routes.json' with { type: 'json' }
import type { RoutesFile } from '../../generated/server/route-type.ts'
import { scenarios } from '../../mocks/scenarios/index.ts'
import { explain } from './api-error.ts'

const contract = routesFile as unknown as RoutesFile
const rows = scenarios(contract).filter(({ name }) => name.startsWith('row-'))

// What a tester chooses by the number of its row must be told by that row of the catalogue, and by
// no earlier one.
test('the mock has every row of the catalogue', () => {
  expect(rows.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6, 7].map((row) => `row-${row}`))
})

test.each(rows.map((scenario) => [scenario.name, scenario] as const))(
  'the mock’s %s is that row, for reads and writes',
  (name, { failure, on }) => {
    for (const operationId of ['searchListings', 'updateProperty']) {
      const route = contract.routes.find((one) => one.operationId === operationId)
      if (!route || !(on?.(route) ?? true)) continue
      const answer = failure?.(route)
      if (!answer || answer === 'cut') throw new Error(`${name} answers nothing`)
      expect([
        operationId,
        explain({ status: answer.status, body: answer.body, write: route.method !== 'GET' }).row,
      ]).toEqual([operationId, Number(name.slice(4))])
    }
  },
)
