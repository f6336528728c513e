import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListView } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Person
let staff: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
  staff = await server.register({ role: 'STAFF', agency: admin })
  stranger = await server.register({ agencyName: 'Otra' })
}, 300_000)
afterAll(() => server.close())

const add = (who: Person, body: object) => server.call('createView', { token: who.token, body })
const list = async (who: Person, of = 'property') =>
  (await server.call('listViews', { token: who.token, query: { list: of } })).body
    .items as ListView[]
const patch = (who: Person, id: string, body: object) =>
  server.call('updateView', { token: who.token, params: { id }, body })

test('a view is one’s own, or the agency’s once shared; who it is not shared with sees none', async () => {
  const { status, body } = await add(staff, {
    list: 'property',
    name: '  Menorca  en venta ',
    query: { island: ['MENORCA'], status: ['active', 'reserved'], priceMax: ['40000000'] },
    columns: ['price', 'status'],
  })
  expect([status, body]).toMatchObject([
    201,
    {
      name: 'Menorca en venta',
      mine: true,
      shared: false,
      ownerName: null,
      columns: ['price', 'status'],
    },
  ])
  expect(await list(admin)).toEqual([])
  expect((await patch(admin, body.id, { name: 'x' })).status).toBe(404)
  await patch(staff, body.id, { shared: true })
  expect(await list(admin)).toMatchObject([
    {
      id: body.id,
      shared: true,
      ownerName: `${staff.profile.first_name} ${staff.profile.last_name}`,
    },
  ])
  expect(await list(stranger)).toEqual([])
  expect((await patch(stranger, body.id, { isDefault: true })).status).toBe(404)
  const other = await server.register({ role: 'STAFF', agency: admin })
  expect((await patch(other, body.id, { name: 'x' })).status).toBe(403)
  expect(
    (await server.call('removeView', { token: other.token, params: { id: body.id } })).status,
  ).toBe(403)
  expect(
    (await server.call('removeView', { token: admin.token, params: { id: body.id } })).status,
  ).toBe(204)
  expect(await list(staff)).toEqual([])
})

test('a person’s list opens with one view, also a colleague’s, as long as they see it', async () => {
  const one = (
    await add(admin, {
      list: 'contact',
      name: 'Compradores',
      query: { view: ['buyers'] },
      shared: true,
    })
  ).body
  const two = (
    await add(staff, { list: 'contact', name: 'Míos', query: { view: ['mine'] }, isDefault: true })
  ).body
  const opens = async (who: Person) =>
    (await list(who, 'contact')).filter(({ isDefault }) => isDefault).map(({ id }) => id)
  expect(await opens(staff)).toEqual([two.id])
  await patch(staff, one.id, { isDefault: true })
  expect([await opens(staff), await opens(admin)]).toEqual([[one.id], []])
  await patch(admin, one.id, { shared: false })
  expect(await opens(staff)).toEqual([])
})

test('it holds nothing the list could not be asked, and its name is one’s own once', async () => {
  const asked = (query: object, of = 'property') => add(staff, { list: of, name: 'X', query })
  expect((await asked({ status: ['gone'] })).body).toHaveProperty(['query.status'])
  expect((await asked({ urgency: ['hot'] })).body).toHaveProperty(['query.urgency'])
  expect((await asked({ sort: ['price', 'ref'] })).body).toHaveProperty(['query.sort'])
  expect((await asked({ cursor: ['x'] })).status).toBe(400)
  expect(
    (await add(staff, { list: 'property', name: 'X', query: {}, columns: ['phone'] })).body,
  ).toHaveProperty(['columns.0'])
  expect((await asked({ urgency: ['hot'], status: ['SEARCH'] }, 'demand')).status).toBe(201)
  expect((await add(staff, { list: 'demand', name: ' x ', query: {} })).body).toEqual({
    name: 'Ya tienes una vista con este nombre',
  })
  expect((await add(staff, { list: 'property', name: '   ', query: {} })).body).toHaveProperty(
    'name',
  )
})

test('renamed, removed and made again by two at once it is there once or not, and nobody is told that something broke', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const { id } = (
      await add(staff, { list: 'demand', name: `De ${turn}`, query: {}, shared: true })
    ).body
    const answers = await Promise.all([
      patch(admin, id, { name: `A ${turn}` }),
      patch(staff, id, { isDefault: true }),
      add(staff, { list: 'demand', name: `A ${turn}`, query: {} }),
      patch(admin, id, { isDefault: true }),
      server.call('removeView', { token: staff.token, params: { id } }),
      patch(staff, id, { name: `a ${turn}` }),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status >= 405)).toEqual([])
    const names = (await list(staff, 'demand')).map(({ name }) => name.toLowerCase())
    expect(new Set(names).size).toBe(names.length)
  }
})
