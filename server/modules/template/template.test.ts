import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { homeOf, office, type Office } from '../chat/chat.fixture.ts'

let all: Office
beforeAll(async () => {
  all = await office()
})
afterAll(() => all.server.close())

let asked = 0
const text = {
  es: 'Hola, {nombre}: {titulo} cuesta {precio}. {enlace}\n{agente}, {agencia}',
  de: 'Guten Tag {nombre}: {referencia}',
}

it('the agency’s is written by its ADMIN and read by all; one’s own by nobody else', async () => {
  const { server, admin, agent, other } = all
  const shared = (
    await server.call('createTemplate', { token: admin.token, body: { name: 'Primera', text } })
  ).body
  const own = (
    await server.call('createTemplate', {
      token: agent.token,
      body: { name: 'Mía', text: { es: 'Hola' } },
    })
  ).body
  expect([shared.own, shared.canEdit, own.own]).toEqual([false, true, true])
  expect(
    (await server.call('listTemplates', { token: agent.token })).body.items.map(
      ({ name, canEdit }) => [name, canEdit],
    ),
  ).toEqual([
    ['Mía', true],
    ['Primera', false],
  ])
  expect(
    (await server.call('listTemplates', { token: other.token })).body.items.map(({ name }) => name),
  ).toEqual(['Primera'])
  expect(
    (
      await server.call('updateTemplate', {
        token: agent.token,
        params: { id: shared.id },
        body: { version: 1, name: 'x' },
      })
    ).status,
  ).toBe(403)
  expect(
    (await server.call('deleteTemplate', { token: admin.token, params: { id: own.id } })).status,
  ).toBe(404)
  expect(
    (
      await server.call('createTemplate', {
        token: agent.token,
        body: { name: 'x', own: false, text },
      })
    ).body,
  ).toEqual({ own: 'Los textos de la inmobiliaria los escribe quien la administra' })
  expect(
    (
      await server.call('updateTemplate', {
        token: admin.token,
        params: { id: shared.id },
        body: { version: 1, name: 'Segunda', subject: { es: 'Sobre {titulo}' } },
      })
    ).body,
  ).toMatchObject({ name: 'Segunda', version: 2 })
  expect(
    (
      await server.call('updateTemplate', {
        token: admin.token,
        params: { id: shared.id },
        body: { version: 1, name: 'x' },
      })
    ).status,
  ).toBe(409)
})

it('a place that is none is refused at its language', async () => {
  const { body } = await all.server.call('createTemplate', {
    token: all.admin.token,
    body: { name: 'x', text: { es: 'Hola', en: 'Hello {nmbre} and {precoi}' } },
  })
  expect(body).toEqual({
    'text.en':
      'No conocemos {nmbre}, {precoi}. Puedes usar {nombre}, {titulo}, {referencia}, ' +
      '{precio}, {enlace}, {agente}, {agencia}',
  })
})

it('six to begin with, once, in four languages', async () => {
  const stranger = all.stranger.token
  const adopted = (await all.server.call('adoptTemplates', { token: stranger })).body.items
  expect(adopted.map((one) => Object.keys(one.text).length)).toEqual([4, 4, 4, 4, 4, 4])
  expect((await all.server.call('adoptTemplates', { token: stranger })).body.items).toHaveLength(6)
  expect((await all.server.call('adoptTemplates', { token: all.agent.token })).status).toBe(403)
})

it('finds room for the six or adds none of them', async () => {
  const { server } = all
  const { token } = await server.register({ role: 'ADMIN' })
  const add = (name: string) =>
    server.call('createTemplate', { token, body: { name, text: { es: 'Hola' } } })
  const { id } = (await add('1')).body
  // The other 294 as copies of it, without 294 calls.
  await sql`
    insert into template select (jsonb_populate_record(t, jsonb_build_object('id',
      gen_random_uuid(), 'name', n::text))).*
    from template t, generate_series(2, 295) n where t.id = ${id}`.execute(server.db)
  expect((await server.call('adoptTemplates', { token })).status).toBe(406)
  expect((await server.call('listTemplates', { token })).body.items).toHaveLength(295)
  await server.call('deleteTemplate', { token, params: { id } })
  expect((await server.call('adoptTemplates', { token })).body.items).toHaveLength(300)
  expect((await server.call('adoptTemplates', { token })).status).toBe(200)
  expect((await add('301')).status).toBe(406)
})

it('is filled in the language of the person; what is not known is named and stays', async () => {
  const { server, admin, agent } = all
  const home = await homeOf(server, admin, agent.profile.id)
  const { id: templateId } = (
    await server.call('createTemplate', {
      token: admin.token,
      body: { name: 'Llena', subject: { es: 'Sobre {titulo}' }, text },
    })
  ).body
  const ask = async (change: object) =>
    (
      await server.call('createLead', {
        body: {
          propertyId: home,
          firstName: 'Klaus',
          email: `t-${(asked += 1)}@rig.example`,
          message: 'Hallo',
          consent: true,
          ...change,
        },
      })
    ).body.id
  const draft = async (id: string) =>
    (await server.call('draftInboxAnswer', { token: admin.token, params: { id, templateId } })).body
  expect(await draft(await ask({ language: 'de' }))).toMatchObject({
    language: 'de',
    wanted: 'de',
    subject: '',
    text: expect.stringMatching(/^Guten Tag Klaus: \S+$/),
    missing: [],
  })
  const spanish = await draft(await ask({ language: 'es' }))
  expect(spanish).toMatchObject({ language: 'es', subject: 'Sobre Casa con patio', missing: [] })
  expect(spanish.text.replaceAll('\u00a0', ' ')).toContain(
    'Hola, Klaus: Casa con patio cuesta 945.000 €. http://llar.test/inmueble/',
  )
  expect(spanish.text).toMatch(/Aina \d+ Ferrer, Portal Vell$/)
  const catalan = await draft(await ask({ language: 'ca' }))
  expect([catalan.language, catalan.wanted]).toEqual(['es', 'ca'])
  expect(
    (
      await draft(
        await ask({ language: 'es', propertyId: undefined, agencyId: admin.profile.agency_ids[0] }),
      )
    ).missing,
  ).toEqual(['titulo', 'precio', 'enlace'])
})
