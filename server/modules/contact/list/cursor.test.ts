import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeCursor } from '../../../contract/cursor.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let boss: Person
let joana: Person
let pere: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer()
  boss = await server.register({ role: 'ADMIN' })
  joana = await server.register({ role: 'STAFF', agency: boss })
  pere = await server.register({ role: 'STAFF', agency: boss })
  stranger = await server.register({ role: 'ADMIN' })
}, 300_000)
afterAll(() => server.close())

async function add({ token }: Person, lastName: string): Promise<string> {
  const body = { person: { firstName: 'Margalida', lastName } }
  return (await server.call('createContact', { token, body })).body.id
}

/** Names after a place, as a cursor made up by hand asks for them. */
async function after({ token }: Person, value: string, id: string): Promise<string[]> {
  const cursor = writeCursor({ value, id, back: false }, 'listContacts name')
  const { status, body } = await server.call('listContacts', {
    token,
    query: { sort: 'name', cursor },
  })
  expect(status).toBe(200)
  return body.items.map(({ name }) => name)
}

it('a cursor with the id of somebody one may not see tells nothing of their name', async () => {
  const secret = await add(joana, 'Mercadal')
  const foreign = await add(stranger, 'Mercadal')
  const own = await add(pere, 'Melis')
  await add(pere, 'Mestre')
  expect(await after(pere, 'melis margalida', own)).toEqual(['Margalida Mestre'])
  for (const id of [secret, foreign]) {
    expect(await after(pere, 'melis', id)).toEqual(['Margalida Melis', 'Margalida Mestre'])
    expect(await after(pere, 'z', id)).toEqual([])
  }
})
