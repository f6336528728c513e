import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { makeWorld } from '../../walks/world.ts'

let server: TestServer
let listingId: string
beforeAll(async () => {
  server = await startTestServer()
  const world = await makeWorld(server, 'Cost')
  const { items } = (await server.call('listProperties', { token: world.admin.token })).body
  listingId = items.find(({ ref }) => ref === 'Cost-1')?.id ?? ''
}, 300_000)
afterAll(() => server.close())

const ask = (query: Record<string, unknown>) => server.call('getCost', { query })

it('counts a published home by its price, island and terms', async () => {
  const { status, body } = await ask({ listingId, date: '2026-11-21', buyer: 'general' })
  expect([
    status,
    body.price,
    body.island,
    body.lines.find(({ id }) => id === 'itp')?.amount,
  ]).toEqual([200, 50_000_000, 'MALLORCA', 4_100_000])
  expect(body.ruleVersion).toMatch(/^\d{4}-\d\d-\d\d/)
  expect((await ask({ listingId, date: '2026-11-21', buyer: 'general' })).body).toEqual(body)
  expect(
    (await ask({ listingId, price: 40_000_000 })).body.lines.find(({ id }) => id === 'itp')?.amount,
  ).toBe(3_200_000)
})

it('counts a price without a home, and asks for one of the two', async () => {
  expect(
    (await ask({ price: 40_000_000, island: 'MENORCA' })).body.lines.find(({ id }) => id === 'itp')
      ?.amount,
  ).toBe(3_200_000)
  expect((await ask({})).body).toHaveProperty('price')
  expect(
    (await ask({ price: 40_000_000, island: 'MENORCA', years: 30, rate: 2.5, downPayment: 20 }))
      .body.mortgage,
  ).toEqual({ years: 30, rate: 2.5, downPayment: 20 })
})

it.each([
  [{ price: 0 }, 400],
  [{ price: -1 }, 400],
  [{ price: 100_000_000_000 }, 400],
  [{ price: 99_999_999_999, island: 'IBIZA' }, 200],
  [{ price: 1.5 }, 400],
  [{ price: 1, date: '2023-07-17' }, 400],
  [{ price: 1, date: '2199-01-01' }, 400],
  [{ price: 1, date: 'ayer' }, 400],
  [{ price: 1, buyer: 'king' }, 400],
  [{ price: 1, island: 'CABRERA' }, 400],
  [{ price: 1, years: 0 }, 400],
  [{ price: 1, downPayment: 101 }, 400],
  [{ listingId: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b' }, 404],
])('%o answers %i', async (query, status) => expect((await ask(query)).status).toBe(status))

it('does not count an operation a home is not offered for', async () =>
  expect((await ask({ listingId, operation: 'A' })).body).toHaveProperty('operation'))
