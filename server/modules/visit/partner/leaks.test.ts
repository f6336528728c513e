import { afterAll, beforeAll, expect, it } from 'vitest'
import { readRoutes } from '../../../contract/routes.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { sample } from '../../../walks/sample.ts'
import { inDays, NAMED, partners } from './partner.fixture.ts'

const { contract } = readRoutes()
const TAGS = new Set(['network', 'visit', 'introduction', 'deal', 'selection', 'match', 'agenda'])
/** What the owner of the home told its agency alone. */
const CONFIDED = 'Margalida Confident'

let server: TestServer
let there: Awaited<ReturnType<typeof partners>>
let people: { name: string; who: Person; forbidden: RegExp }[]
/** Records of the two agencies, any of which a path may be asked with. */
let ids: string[]

beforeAll(async () => {
  server = await startTestServer()
  there = await partners(server)
  const { lister, asker, agreement, circle, home, contactId, ask, answer, acts } = there
  const { mandate } = (
    await server.call('getProperty', { token: lister.token, params: { id: home } })
  ).body
  await acts.change(lister, home, {
    mandate: { ...mandate, shared: true, owners: [{ name: CONFIDED, phone: '+34611000111' }] },
  })
  const asked = await ask(asker, {})
  const startsAt = asked.body.slots[0] ?? ''
  const done = await answer(lister, asked.body.id, { answer: 'confirm', startsAt })
  const open = await ask(asker, {
    contactId: await there.contactOf(asker),
    slots: [inDays(server, 9)],
  })
  const mine = (await there.list(asker)).find(({ id }) => id === asked.body.id)
  ids = [circle, agreement.id, home, contactId, asked.body.id, open.body.id].concat(
    done.body.eventId ?? [],
    mine?.eventId ?? [],
  )
  const third = await server.register({ role: 'ADMIN', agencyName: 'Sal i Pins' })
  const both = new RegExp(`${NAMED.source}|Illa de Vent|${CONFIDED}|611000111`, 'i')
  const owner = new RegExp(`${CONFIDED}|611000111`)
  people = [
    { name: 'ADMIN who lists', who: lister, forbidden: NAMED },
    {
      name: 'STAFF who lists',
      who: await server.register({ role: 'STAFF', agency: lister }),
      forbidden: NAMED,
    },
    { name: 'ADMIN who asks', who: asker, forbidden: owner },
    {
      name: 'STAFF who asks',
      who: await server.register({ role: 'STAFF', agency: asker }),
      forbidden: owner,
    },
    { name: 'ADMIN of a third', who: third, forbidden: both },
    {
      name: 'STAFF of a third',
      who: await server.register({ role: 'STAFF', agency: third }),
      forbidden: both,
    },
    { name: 'USER', who: await server.register({ role: 'USER' }), forbidden: both },
  ]
}, 300_000)
afterAll(() => server.close())

it('all operations × 3 agencies × roles: 0 leaks', async () => {
  const routes = server.routes.filter(
    ({ security, tag, method }) => security && TAGS.has(tag) && method === 'GET',
  )
  let answered = 0
  for (const { name, who, forbidden } of people)
    for (const route of routes)
      for (const id of route.url.includes(':') ? ids : [''])
        for (const query of ['', `?propertyId=${there.home}`]) {
          const reply = await server.app.inject({
            method: 'GET',
            url: route.url.replaceAll(/:\w+/g, id) + query,
            headers: { authorization: `Bearer ${who.token}` },
          })
          if (reply.statusCode === 200) answered += 1
          expect(reply.body, `${route.operationId} for ${name}`).not.toMatch(forbidden)
        }
  expect(answered).toBeGreaterThan(100)
}, 300_000)

it('no act of a third agency, in any role, does or tells anything with the ids of two others', async () => {
  const acts = server.routes.filter(
    ({ security, tag, method, url }) =>
      security && TAGS.has(tag) && method !== 'GET' && url.includes(':'),
  )
  const before = await there.list(there.asker)
  for (const { name, who, forbidden } of people.slice(4))
    for (const route of acts)
      for (const id of ids) {
        const reply = await server.app.inject({
          method: route.method as 'POST',
          url: route.url.replaceAll(/:\w+/g, id),
          headers: { authorization: `Bearer ${who.token}` },
          payload: (route.body ? sample(route.body.schema, contract.$defs) : {}) as object,
        })
        expect(reply.statusCode, `${route.operationId} for ${name}`).toBeGreaterThanOrEqual(400)
        expect(reply.statusCode, `${route.operationId} for ${name}`).toBeLessThan(500)
        expect(reply.body).not.toMatch(forbidden)
      }
  expect(await there.list(there.asker)).toEqual(before)
}, 300_000)
