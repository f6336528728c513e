import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgentPermissions } from '../../../../generated/model/index.ts'
import type { Operations } from '../../../../generated/server/operations.ts'
import { readRoutes, type Route } from '../../../contract/routes.ts'
import { USUAL } from '../../../contract/permissions.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { sample } from '../../../walks/sample.ts'
import { homeOf, visitOf } from '../../visit/visit.fixture.ts'

const { routes, contract } = readRoutes()
const NOBODY = '0190a1f0-7c1e-7a4e-9b1c-00000000dead'

let server: TestServer
let boss: Person
let joana: Person
let pere: Person
beforeAll(async () => {
  server = await startTestServer()
  boss = await server.register()
  joana = await server.register({ role: 'STAFF', agency: boss })
  pere = await server.register({ role: 'STAFF', agency: boss })
}, 300_000)
afterAll(() => server.close())

const set = (permissions: Partial<AgentPermissions>, by = boss) =>
  server.call('updateUser', {
    token: by.token,
    lang: 'es',
    params: { id: pere.profile.id },
    body: { permissions: { ...USUAL, ...permissions } },
  })

/**
 * A call of an operation about a record that is not there: 403 tells the switch apart from
 * everything else.
 */
async function statusOf(route: Route, by: Person): Promise<number> {
  const params = Object.fromEntries(
    [...route.url.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, NOBODY]),
  )
  const body = route.body ? sample(route.body.schema, contract.$defs) : undefined
  if (route.operationId === 'exportContacts')
    return (
      await server.inject({
        method: 'GET',
        url: '/api/v1/contact/export/?format=csv',
        headers: { authorization: `Token ${by.token}` },
      })
    ).statusCode
  return (
    await server.call(route.operationId as keyof Operations, {
      params,
      ...(body !== undefined && { body }),
      token: by.token,
    })
  ).status
}

describe('a switch that the contract names', () => {
  const named = routes.filter((route) => route.switch)
  it.each(named.map((route) => [route.operationId, route] as const))(
    'of %s is asked of a STAFF and never of an ADMIN',
    async (_name, route) => {
      const wanted = route.switch as keyof AgentPermissions
      expect(Object.keys(USUAL)).toContain(wanted)
      await set({ [wanted]: false })
      expect(await statusOf(route, pere)).toBe(403)
      await set({ [wanted]: true })
      expect(await statusOf(route, pere)).not.toBe(403)
      expect(await statusOf(route, boss)).not.toBe(403)
    },
  )
  it('is each of buy, publish, delete, export and editWeb', () => {
    expect([...new Set(named.map((route) => route.switch))].toSorted()).toEqual([
      'buy',
      'delete',
      'editWeb',
      'export',
      'publish',
    ])
  })
})

describe('the switch', () => {
  it('is the ADMIN’s to set, for a new session and the present one', async () => {
    expect((await set({ export: true }, pere)).body).toEqual({
      permissions: 'Solo puede cambiarlo quien dirige la inmobiliaria',
    })
    expect((await set({ export: true })).body.permissions).toMatchObject({
      export: true,
      publish: true,
    })
    expect(
      (await server.call('loginUser', { body: { email: pere.email, password: pere.password } }))
        .body.permissions,
    ).toMatchObject({ export: true })
    expect(
      (await server.call('getUser', { token: boss.token, params: { id: boss.profile.id } })).body
        .permissions,
    ).toEqual({
      publish: true,
      delete: true,
      export: true,
      seeAllAgenda: true,
      seeAllContacts: true,
      editWeb: true,
      buy: true,
    })
  })

  it('publish: no way leads to the market without it', async () => {
    await set({})
    const id = await homeOf(server, pere)
    await set({ publish: false })
    const { version } = (await server.call('getProperty', { token: pere.token, params: { id } }))
      .body
    expect(
      (
        await server.call('changePropertyStatus', {
          token: pere.token,
          params: { id },
          body: { version, status: 'withdrawn' },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await server.call('publishProperty', {
          token: pere.token,
          params: { id },
          body: { version: version + 1 },
        })
      ).status,
    ).toBe(403)
    const several = await server.call('changeProperties', {
      token: pere.token,
      lang: 'es',
      body: { ids: [id], status: 'active' },
    })
    expect(several.body.items[0]).toMatchObject({
      outcome: 'refused',
      text: 'Quien dirige tu inmobiliaria no te ha dado permiso para publicar',
    })
    await server.call('publishProperty', {
      token: boss.token,
      params: { id },
      body: { version: version + 1 },
    })
    await server.call('archiveProperty', { token: pere.token, params: { id } })
    expect(
      (await server.call('restoreProperty', { token: pere.token, params: { id } })).body.status,
    ).toBe('draft')
  })

  it('delete: nothing is put away without it, one by one or several at once', async () => {
    await set({ delete: false })
    const contact = (
      await server.call('createContact', {
        token: pere.token,
        body: { person: { firstName: 'Rosa' } },
      })
    ).body
    const home = (
      await server.call('createProperty', {
        token: pere.token,
        body: { basics: { type: 'vivienda', offers: [{ operation: 'V' }] } },
      })
    ).body
    expect(
      (
        await server.call('changeContacts', {
          token: pere.token,
          body: { ids: [contact.id], archived: true },
        })
      ).status,
    ).toBe(403)
    expect(
      (
        await server.call('changeContacts', {
          token: pere.token,
          body: { ids: [contact.id], addTags: ['Feria'] },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await server.call('changePropertyStatus', {
          token: pere.token,
          params: { id: home.id },
          body: { version: home.version, status: 'archived' },
        })
      ).status,
    ).toBe(403)
    expect(
      (
        await server.call('changeProperties', {
          token: pere.token,
          body: { ids: [home.id], status: 'archived' },
        })
      ).body.items[0]?.outcome,
    ).toBe('refused')
  })

  it('seeAllContacts: reads the agency’s contacts, changes none of them', async () => {
    const { id, version } = (
      await server.call('createContact', {
        token: joana.token,
        body: { person: { firstName: 'Catalina', lastName: 'Riu' } },
      })
    ).body
    const seen = async () => [
      (await server.call('getContact', { token: pere.token, params: { id } })).status,
      (await server.call('listContacts', { token: pere.token, query: { q: 'Catalina' } })).body
        .items.length,
    ]
    await set({ seeAllContacts: false })
    expect(await seen()).toEqual([404, 0])
    const mine = (
      await server.call('createContact', {
        token: pere.token,
        body: { person: { firstName: 'Tomeu' }, reach: { phones: [{ number: '600700800' }] } },
      })
    ).body
    const link = () =>
      server.call('addContactLink', {
        token: pere.token,
        params: { id: mine.id },
        body: { contactId: id, relation: 'spouse' },
      })
    expect((await link()).status).toBe(400)
    await set({ seeAllContacts: true })
    expect(await seen()).toEqual([200, 1])
    expect((await link()).body).toMatchObject({ items: [{ contactId: id, readable: true }] })
    // She has neither phone nor e-mail: who may read her is told so, nobody else that she is there.
    const write = () =>
      server.call('createInboxThread', { token: pere.token, body: { contactId: id } })
    expect((await write()).status).toBe(406)
    await set({ seeAllContacts: false })
    expect((await write()).status).toBe(404)
    const links = await server.call('listContactLinks', {
      token: pere.token,
      params: { id: mine.id },
    })
    expect(links.body.items).toMatchObject([{ contactId: id, readable: false }])
    await set({ seeAllContacts: true })
    expect(
      (
        await server.call('updateContact', {
          token: pere.token,
          params: { id },
          body: { version, shared: true },
        })
      ).status,
    ).toBe(403)
  })

  it('seeAllAgenda: without it colleagues’ time is only taken, but for visits at one’s own homes', async () => {
    const theirs = await homeOf(server, joana)
    const startsAt = new Date(Date.now() + 3 * 86_400_000)
    const { id } = await visitOf(server, joana, theirs, { startsAt })
    const mine = await homeOf(server, pere)
    const atMine = await visitOf(server, joana, mine, {
      startsAt: new Date(startsAt.getTime() + 7_200_000),
    })
    const query = {
      from: startsAt.toISOString(),
      to: new Date(startsAt.getTime() + 60_000).toISOString(),
      agentId: [joana.profile.id],
    }
    const line = async () =>
      (await server.call('listAgenda', { token: pere.token, query })).body.items[0]
    await set({ seeAllAgenda: true })
    expect([
      (await line())?.busy,
      (await server.call('getAgendaEvent', { token: pere.token, params: { id } })).status,
    ]).toEqual([false, 200])
    await set({ seeAllAgenda: false })
    expect([
      (await line())?.busy,
      (await server.call('getAgendaEvent', { token: pere.token, params: { id } })).status,
    ]).toEqual([true, 404])
    const visits = async (propertyId: string) =>
      (await server.call('listVisits', { token: pere.token, query: { propertyId } })).body.items[0]
    expect([(await visits(theirs))?.busy, (await visits(mine))?.busy]).toEqual([true, false])
    expect(
      (await server.call('getVisit', { token: pere.token, params: { id: atMine.id } })).status,
    ).toBe(200)
  })
})
