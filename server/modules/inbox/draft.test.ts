import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PropertyStatusInput } from '../../../generated/model/index.ts'
import { json, sql } from '../../db/index.ts'
import { newClientId, office, type Office } from '../chat/chat.fixture.ts'

let all: Office
beforeAll(async () => {
  all = await office()
})
afterAll(() => all.server.close())

let asked = 0
const ask = async (change: object = {}) => {
  const { body } = await all.server.call('createLead', {
    body: {
      propertyId: all.home,
      firstName: 'Klaus',
      email: `klaus-${(asked += 1)}@drafts.example`,
      message: 'Ist das Haus noch frei?',
      language: 'de',
      consent: true,
      ...change,
    },
  })
  return body.id
}
const offered = async (id: string, { token } = all.admin) =>
  all.server.call('listInboxDrafts', { token, params: { id } })

it('offers what may be sent as it is: in the person’s language, for what was asked', async () => {
  // Nothing kept yet: the one to begin with.
  const first = await offered(await ask())
  expect(first.body.items).toMatchObject([
    { templateId: null, name: 'Primera respuesta', language: 'de', wanted: 'de' },
  ])
  expect(first.body.items[0]?.text).toMatch(/^Guten Tag Klaus,/)
  expect(first.body.items[0]?.text).not.toMatch(/[{}]/)
  const visit = await offered(await ask({ kind: 'visit_request' }))
  expect(visit.body.items.map(({ name }) => name)).toEqual(['Proponer visita'])
  // Asked of the agency alone: no home fills its places, so nothing is put in.
  const general = await ask({ propertyId: undefined, agencyId: all.admin.profile.agency_ids[0] })
  expect((await offered(general)).body.items).toEqual([])
})

it('offers the agency’s own texts, never one that is for something else', async () => {
  const token = all.admin.token
  await all.server.call('adoptTemplates', { token })
  await all.server.call('createTemplate', {
    token,
    body: { name: 'Aquí estamos', text: { es: 'Hola, {nombre}' } },
  })
  const { body } = await offered(await ask())
  expect(body.items.map(({ name, language }) => [name, language])).toEqual([
    ['Primera respuesta', 'de'],
    ['Aquí estamos', 'es'],
  ])
  expect(body.items[0]?.templateId).toEqual(expect.any(String))
})

it('neither offers nor sends a text with a place, or a length, that nobody here knows', async () => {
  const { token } = all.admin
  const { body: kept } = await all.server.call('createTemplate', {
    token,
    body: { name: 'Del barrio', text: { de: 'Guten Tag {nombre}' } },
  })
  const write = (text: object) =>
    sql`update template set text = ${json(text)} where id = ${kept.id}`.execute(all.server.db)
  const id = await ask()
  const names = async () => (await offered(id)).body.items.map(({ name }) => name)
  expect(await names()).toContain('Del barrio')
  await write({ de: 'Guten Tag {nombre}, {barrio}' })
  expect(await names()).not.toContain('Del barrio')
  const say = (text: string) =>
    all.server.call('createInboxMessage', {
      token,
      params: { id },
      body: { clientId: newClientId(), kind: 'mail', text },
    })
  const open = await say('Guten Tag Klaus, {barrio}')
  expect([open.status, open.body]).toMatchObject([
    400,
    { text: expect.stringContaining('{barrio}') as string },
  ])
  // What a person puts in braces is no place.
  expect((await say('Guten Tag Klaus, {nicht} vergessen')).status).toBe(201)
  await write({ de: 'Guten Tag! '.repeat(3_000) })
  expect(await names()).not.toContain('Del barrio')
  await all.server.call('deleteTemplate', { token, params: { id: kept.id } })
})

it('is for who may read the thread', async () => {
  const id = await ask()
  expect((await offered(id, all.stranger)).status).toBe(404)
  expect((await offered(id, all.agent)).status).toBe(200)
})

it('offers nothing that is not so of a home that is reserved, or gone', async () => {
  const ids = [await ask(), await ask({ kind: 'visit_request' })]
  const names = async () =>
    (await Promise.all(ids.map((id) => offered(id)))).map(({ body }) =>
      body.items.map(({ name }) => name),
    )
  const params = { id: all.home }
  const { token } = all.admin
  const put = async (change: PropertyStatusInput['status'], more: object = {}) => {
    const { version } = (await all.server.call('getProperty', { token, params })).body
    const body = { version, status: change, ...more }
    const { status } = await all.server.call('changePropertyStatus', { token, params, body })
    expect(status).toBe(200)
  }
  // Beside a text of one's own, which says what it says.
  expect(await names()).toEqual([
    ['Primera respuesta', 'Aquí estamos'],
    ['Proponer visita', 'Primera respuesta', 'Aquí estamos'],
  ])
  await put('reserved', { substatus: 'ARRAS_CONTRACT' })
  expect(await names()).toEqual([['Aquí estamos'], ['Aquí estamos']])
  await put('closed', { substatus: 'RENTED_OR_SOLD' })
  expect(await names()).toEqual([
    ['Ya no está disponible', 'Aquí estamos'],
    ['Ya no está disponible', 'Aquí estamos'],
  ])
})
