import { afterAll, beforeAll, expect, it } from 'vitest'
import { uuidv7 } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { published } from '../property/testing/homes.fixture.ts'
import { MOST_FOLDERS, MOST_HOMES } from './saved.policy.ts'

let server: TestServer
let person: Person
let homes: string[]
beforeAll(async () => {
  server = await startTestServer()
  const admin = await server.register()
  homes = []
  for (let i = 0; i < 5; i += 1) homes.push((await published(server, admin)).id)
}, 300_000)
afterAll(() => server.close())

const save = (homeId: string, more: object = {}) =>
  server.call('saveHome', { token: person.token, body: { homeId, ...more } })
const remove = (id: string) =>
  server.call('removeSavedHome', { token: person.token, params: { id } })
const favourites = async () =>
  (await server.call('getUser', { token: person.token, params: { id: person.profile.id } })).body
    .favourites

/** Rows as if so many homes had been saved before. */
const savedBefore = (count: number) => {
  const row = {
    user_id: person.profile.id,
    operation: 'V' as const,
    price_saved: 1,
    told_price: 1,
    saved_at: new Date(),
  }
  return server.db
    .insertInto('saved_home')
    .values(Array.from({ length: count }, () => ({ ...row, listing_id: uuidv7() })))
    .execute()
}

it('homes saved and removed at once all count in the profile', async () => {
  person = await server.register({ role: 'USER' })
  await Promise.all(homes.map((id) => save(id)))
  expect((await favourites()).toSorted()).toEqual(homes.toSorted())
  await Promise.all(homes.slice(1).map(remove))
  expect(await favourites()).toEqual(homes.slice(0, 1))
})

it('no more homes than one may keep, neither at once nor by taking removals back', async () => {
  person = await server.register({ role: 'USER' })
  await save(homes[0] ?? '')
  await remove(homes[0] ?? '')
  await savedBefore(MOST_HOMES - 1)
  const statuses = (await Promise.all(homes.slice(1).map((id) => save(id)))).map(
    ({ status }) => status,
  )
  expect(statuses.toSorted()).toEqual([201, 400, 400, 400])
  expect((await save(homes[0] ?? '', { restore: true })).status).toBe(400)
  expect((await favourites()).length).toBe(MOST_HOMES)
})

it('no more folders and links than one may have, and one of a name', async () => {
  person = await server.register({ role: 'USER' })
  const folder = (name: string) =>
    server.call('createSavedFolder', { token: person.token, body: { name } })
  const names = Array.from({ length: MOST_FOLDERS - 2 }, (_, i) => ({
    id: uuidv7(),
    user_id: person.profile.id,
    name: `Carpeta ${i}`,
  }))
  await server.db.insertInto('saved_folder').values(names).execute()
  const made = await Promise.all(['Uno', 'Dos', 'Tres', 'Cuatro'].map(folder))
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 201, 400, 400])
  const renamed = await Promise.all(
    names.slice(0, 4).map(({ id }) =>
      server.call('renameSavedFolder', {
        token: person.token,
        params: { folderId: id },
        body: { name: 'Padres' },
      }),
    ),
  )
  expect(renamed.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  const links = await Promise.all(
    Array.from({ length: MOST_FOLDERS + 5 }, () =>
      server.call('createSavedShare', { token: person.token, body: {} }),
    ),
  )
  expect(links.filter(({ status }) => status === 201)).toHaveLength(MOST_FOLDERS)
})
