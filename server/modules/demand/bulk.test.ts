import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Demand, DemandBulkResult } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Person
let agent: Person
let other: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portal Vell' })
  agent = await server.register({ role: 'STAFF', agency: admin })
  other = await server.register({ role: 'STAFF', agency: admin })
  stranger = await server.register()
})
afterAll(() => server.close())

let people = 0
const make = async (who: Person, body: object = {}) => {
  people += 1
  return (
    await server.call('createDemand', {
      token: who.token,
      body: {
        contact: { firstName: 'Klaus', email: `klaus${people}@buyer.example` },
        what: { operations: ['V'] },
        ...body,
      },
    })
  ).body as Demand
}
const get = async (id: string) =>
  (await server.call('getDemand', { token: admin.token, params: { id } })).body as Demand
const change = async (who: Person, ids: string[], body: object) =>
  (await server.call('changeDemands', { token: who.token, body: { ids, ...body } }))
    .body as DemandBulkResult
const undo = (who: Person, bulkId: string | null) =>
  server.call('undoDemandBulk', { token: who.token, params: { bulkId: bulkId ?? '' } })
const told = ({ items }: DemandBulkResult) =>
  items.map(({ ref, outcome, text }) => [ref, outcome, text])

test('each is changed or refused by itself, in words', async () => {
  const [mine, shared, hidden] = [
    await make(agent),
    await make(other, { follow: { shared: true } }),
    await make(other),
  ]
  const done = await change(agent, [mine.id, shared.id, hidden.id], {
    addTags: [' Inversores ', 'Villa'],
  })
  expect(told(done)).toEqual([
    [mine.ref, 'changed', 'Etiquetas: Inversores, Villa'],
    [shared.ref, 'refused', 'Es de un compañero: puedes verla, no cambiarla'],
    [null, 'refused', 'Ya no existe o no es tuya'],
  ])
  expect(told(await change(agent, [mine.id], { addTags: ['Villa'] }))).toEqual([
    [mine.ref, 'same', 'Ya estaba así'],
  ])
  expect(
    (
      await server.call('listDemands', {
        token: agent.token,
        query: { tag: ['Villa', 'Inversores'] },
      })
    ).body.items.map(({ id }) => id),
  ).toEqual([mine.id])
  expect((await server.call('listDemandTags', { token: agent.token })).body.tags).toEqual([
    'Inversores',
    'Villa',
  ])
  expect((await server.call('listDemandTags', { token: stranger.token })).body.tags).toEqual([])
  expect(
    (await server.call('changeDemands', { token: agent.token, body: { ids: [mine.id] } })).body,
  ).toEqual({ status: 'Elige qué quieres cambiar' })
})

test('status, agent and putting away are taken back once, by who did it; what changed since stays', async () => {
  const [one, two] = [await make(agent), await make(agent, { tags: ['Villa'] })]
  const done = await change(admin, [one.id, two.id], {
    status: 'CANCEL',
    reason: 'postponed',
    note: 'Vuelven en mayo',
    agentId: other.profile.id,
    removeTags: ['Villa'],
  })
  expect(done.items.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^De «Buscando» a «Cancelada»\. La lleva /),
    expect.stringMatching(/Sin etiquetas$/),
  ])
  expect(await get(two.id)).toMatchObject({
    status: 'CANCEL',
    reason: 'postponed',
    agentId: other.profile.id,
    tags: [],
    closedAt: expect.any(String),
  })
  await server.call('updateDemand', {
    token: admin.token,
    params: { id: one.id },
    body: { version: (await get(one.id)).version, money: { priceMax: 1 } },
  })
  expect((await undo(agent, done.undoId)).status).toBe(404)
  expect(told((await undo(admin, done.undoId)).body)).toEqual([
    [one.ref, 'refused', 'Ha cambiado después: se queda como está'],
    [two.ref, 'changed', 'Vuelve a como estaba'],
  ])
  expect(await get(two.id)).toMatchObject({
    status: 'SEARCH',
    reason: null,
    agentId: agent.profile.id,
    tags: ['Villa'],
    closedAt: null,
  })
  expect((await undo(admin, done.undoId)).body).toEqual({
    bulkId: 'Este cambio ya no se puede deshacer',
  })
  const away = await change(agent, [two.id], { archive: true })
  expect([told(away), (await get(two.id)).archivedAt]).toEqual([
    [[two.ref, 'changed', 'Archivada']],
    expect.any(String),
  ])
  await undo(agent, away.undoId)
  expect((await get(two.id)).archivedAt).toBeNull()
  const history = (
    await server.call('listDemandHistory', { token: agent.token, params: { id: two.id } })
  ).body.items
  expect(history.slice(0, 2).map(({ field, old, new: now }) => [field, old, now])).toEqual([
    ['archived', true, false],
    ['archived', false, true],
  ])
})

test('a switch and a reason that are missing refuse', async () => {
  const demand = await make(agent)
  expect(told(await change(agent, [demand.id], { status: 'WON' }))).toEqual([
    [demand.ref, 'refused', 'Este motivo no explica el cambio'],
  ])
  expect(told(await change(agent, [demand.id], { agentId: other.profile.id }))).toEqual([
    [demand.ref, 'refused', 'Solo la agencia puede darla a otra persona'],
  ])
  await server.call('updateUser', {
    token: admin.token,
    params: { id: agent.profile.id },
    body: {
      permissions: {
        publish: true,
        delete: false,
        export: false,
        seeAllAgenda: true,
        seeAllContacts: false,
      },
    } as never,
  })
  expect(told(await change(agent, [demand.id], { archive: true }))).toEqual([
    [
      demand.ref,
      'refused',
      'Quien dirige tu inmobiliaria no te ha dado permiso para retirar demandas',
    ],
  ])
})
