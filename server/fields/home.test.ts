import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../db/index.ts'
import { complete, published } from '../modules/property/testing/homes.fixture.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { deskWords, rowFields } from './home.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
})
afterAll(() => server.close())

it('a fact that was stored while the contract called it public is not told any more', async () => {
  const { id } = await published(server, admin)
  await sql`
    update listing set public = public || '{"facts": {"oncePublic": "secreto"}}'
    where id = ${id}`.execute(server.deps.db)
  const { status, body } = await server.call('getListing', { params: { id } })
  expect([status, JSON.stringify(body).includes('secreto')]).toEqual([200, false])
})

it('a row tells the fields of the list by name, nothing that is unknown', () => {
  expect(
    rowFields({ basics: { type: 'local' }, location: { town: 'Inca' }, layout: {} }, 'es'),
  ).toEqual({ type: 'local', town: 'Inca' })
})

it('the desk finds a home by owners, address and titles in every language', () => {
  const words = deskWords({ ...complete, texts: { title: { es: 'Casa', de: 'Haus' } } })
  expect(words).toEqual(
    expect.arrayContaining(['Catalina Oliver', '+34600111222', 'sa Lluna', '12', 'Casa', 'Haus']),
  )
  expect(words).not.toContain('Casa de piedra reformada en el centro.')
})
