import { afterAll, beforeAll, expect, it } from 'vitest'
import { homeOf, office, type Office } from '../chat/chat.fixture.ts'

let all: Office
beforeAll(async () => {
  all = await office()
})
afterAll(() => all.rig.close())

let asked = 0
const text = {
  es: 'Hola, {nombre}: {titulo} cuesta {precio}. {enlace}\n{agente}, {agencia}',
  de: 'Guten Tag {nombre}: {referencia}',
}

it('the agency’s is written by its ADMIN and read by all; one’s own by nobody else', async () => {
  const { rig, admin, agent, other } = all
  const shared = (
    await rig.call('createTemplate', { token: admin.token, body: { name: 'Primera', text } })
  ).body
  const own = (
    await rig.call('createTemplate', {
      token: agent.token,
      body: { name: 'Mía', text: { es: 'Hola' } },
    })
  ).body
  expect([shared.own, shared.canEdit, own.own]).toEqual([false, true, true])
  expect(
    (await rig.call('listTemplates', { token: agent.token })).body.items.map(
      ({ name, canEdit }) => [name, canEdit],
    ),
  ).toEqual([
    ['Mía', true],
    ['Primera', false],
  ])
  expect(
    (await rig.call('listTemplates', { token: other.token })).body.items.map(({ name }) => name),
  ).toEqual(['Primera'])
  expect(
    (
      await rig.call('updateTemplate', {
        token: agent.token,
        params: { id: shared.id },
        body: { version: 1, name: 'x' },
      })
    ).status,
  ).toBe(403)
  expect(
    (await rig.call('deleteTemplate', { token: admin.token, params: { id: own.id } })).status,
  ).toBe(404)
  expect(
    (
      await rig.call('createTemplate', {
        token: agent.token,
        body: { name: 'x', own: false, text },
      })
    ).body,
  ).toEqual({ own: 'Los textos de la inmobiliaria los escribe quien la administra' })
  expect(
    (
      await rig.call('updateTemplate', {
        token: admin.token,
        params: { id: shared.id },
        body: { version: 1, name: 'Segunda', subject: { es: 'Sobre {titulo}' } },
      })
    ).body,
  ).toMatchObject({ name: 'Segunda', version: 2 })
  expect(
    (
      await rig.call('updateTemplate', {
        token: admin.token,
        params: { id: shared.id },
        body: { version: 1, name: 'x' },
      })
    ).status,
  ).toBe(409)
})

it('a place that is none is refused at its language', async () => {
  const { body } = await all.rig.call('createTemplate', {
    token: all.admin.token,
    body: { name: 'x', text: { es: 'Hola', en: 'Hello {nmbre} and {precoi}' } },
  })
  expect(body).toEqual({
    'text.en':
      'No conocemos {nmbre}, {precoi}. Puedes usar {nombre}, {titulo}, {referencia}, {precio}, {enlace}, {agente}, {agencia}',
  })
})

it('six to begin with, once, in four languages', async () => {
  const stranger = all.stranger.token
  const adopted = (await all.rig.call('adoptTemplates', { token: stranger })).body.items
  expect(adopted.map((one) => Object.keys(one.text).length)).toEqual([4, 4, 4, 4, 4, 4])
  expect((await all.rig.call('adoptTemplates', { token: stranger })).body.items).toHaveLength(6)
  expect((await all.rig.call('adoptTemplates', { token: all.agent.token })).status).toBe(403)
})

it('is filled in the language of the person; what is not known is named and stays', async () => {
  const { rig, admin, agent } = all
  const home = await homeOf(rig, admin, agent.profile.id)
  const { id: templateId } = (
    await rig.call('createTemplate', {
      token: admin.token,
      body: { name: 'Llena', subject: { es: 'Sobre {titulo}' }, text },
    })
  ).body
  const ask = async (change: object) =>
    (
      await rig.call('createLead', {
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
    (await rig.call('draftInboxAnswer', { token: admin.token, params: { id, templateId } })).body
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
