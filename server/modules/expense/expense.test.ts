import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  stranger = await server.register({ role: 'ADMIN', agencyName: 'Es Born' })
})
afterAll(() => server.close())

it('is kept, listed newest first, saved with its version and removed', async () => {
  const { token } = admin
  const first = (await server.call('createExpense', { token, body: { name: 'Uno' } })).body
  const second = (await server.call('createExpense', { token, body: { name: 'Dos' } })).body
  expect(
    (await server.call('listExpenses', { token })).body.items.map(({ data }) => data.name),
  ).toEqual(['Dos', 'Uno'])
  expect((await server.call('listExpenses', { token, query: { limit: 1 } })).body).toMatchObject({
    items: [{ id: second.id }],
    previous: null,
  })
  const params = { id: first.id }
  expect(
    (
      await server.call('saveExpense', {
        token,
        params,
        body: { version: 1, data: { name: 'Tres' } },
      })
    ).body,
  ).toMatchObject({ version: 2, data: { name: 'Tres' } })
  const stale = await server.call('saveExpense', {
    token,
    params,
    body: { version: 1, data: { name: 'Cuatro' } },
  })
  expect([stale.status, stale.body]).toEqual([
    409,
    expect.objectContaining({ current: expect.objectContaining({ data: { name: 'Tres' } }) }),
  ])
  expect((await server.call('deleteExpense', { token, params })).status).toBe(204)
  expect((await server.call('getExpense', { token, params })).status).toBe(404)
})

it('does not exist for another agency, and says what is wrong at its field', async () => {
  const { id } = (await server.call('createExpense', { token: admin.token, body: { name: 'Uno' } }))
    .body
  expect((await server.call('getExpense', { token: stranger.token, params: { id } })).status).toBe(
    404,
  )
  expect((await server.call('listExpenses', { token: stranger.token })).body.items).toEqual([])
  const bad = await server.call('createExpense', { token: admin.token, body: { name: '' } })
  expect([bad.status, Object.keys(bad.body)]).toEqual([400, ['name']])
})
