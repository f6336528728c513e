import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Operations } from '../../generated/server/operations.ts'
import { readRoutes, type Route } from '../contract/routes.ts'
import type { Person } from '../testing/people.ts'
import { readPdf } from '../testing/pdf.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { keepBack, KEPT, toldIn } from './kept.ts'
import { sample } from './sample.ts'
import { picture } from '../testing/home.ts'
import { makeWorld, type World } from './world.ts'

/**
 * A home whose address is hidden and whose price is on request: nothing anybody outside can ask or
 * receives tells either (docs/decisions/0064).
 */

const { routes, contract } = readRoutes()
let server: TestServer
let theirs: World
let other: World
let visitor: Person
let home = ''
let visitToken = ''

beforeAll(async () => {
  server = await startTestServer()
  theirs = await makeWorld(server, 'Theirs')
  other = await makeWorld(server, 'Other')
  home =
    theirs.paramsOf(routes.find(({ operationId }) => operationId === 'getListing') as Route)[
      'id'
    ] ?? ''
  const { token } = theirs.admin
  await keepBack(server, theirs.admin, home)
  await server.call('saveVisitHours', { token, body: { ...HOURS, autoConfirm: true } })
  visitToken = (
    await server.call('openVisitBooking', { token, body: { propertyId: home, public: true } })
  ).body.token
  visitor = await server.register({ role: 'USER' })
}, 300_000)
afterAll(() => server.close())

const HOURS = {
  windows: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '20:00' })),
  lengthMinutes: 45,
  bufferMinutes: 15,
  noticeHours: 1,
  maxPerDay: 20,
  horizonDays: 10,
  autoConfirm: false,
}
const isEndless = (route: Route): boolean =>
  route.replies['200']?.contentType === 'text/event-stream'

/** What an answer or a file says, whatever it is written as. */
async function words(content: unknown): Promise<string> {
  if (!Buffer.isBuffer(content)) return JSON.stringify(content)
  return content.subarray(0, 4).toString() === '%PDF'
    ? (await readPdf(content)).text
    : content.toString()
}

/** The visits' links of this home, everything else of the world. */
const paramsOf = (route: Route): Record<string, string> =>
  route.url.includes(':')
    ? { ...theirs.paramsOf(route), ...(route.url.includes(':visitToken') ? { visitToken } : {}) }
    : {}

async function ask(
  route: Route,
  token: string | null,
  more: { query?: Record<string, unknown>; body?: unknown } = {},
): Promise<string> {
  const body = more.body ?? (route.body ? sample(route.body.schema, contract.$defs) : undefined)
  const files = await Promise.all(
    (route.body?.files ?? [])
      .filter((file) => file.required)
      .map(async (file) => ({
        field: file.name,
        filename: 'a.jpg',
        mime: 'image/jpeg',
        content: await picture(),
      })),
  )
  return words(
    (
      await server.call(route.operationId as keyof Operations, {
        params: paramsOf(route),
        ...(more.query && { query: more.query }),
        ...(body !== undefined && { body }),
        files,
        token,
      })
    ).body,
  )
}

const leaks = async (all: Route[], token: string | null): Promise<string[]> => {
  const found: string[] = []
  for (const route of all)
    for (const mark of toldIn(await ask(route, token))) found.push(`${route.operationId}: ${mark}`)
  return found
}

it('is known to its own people, so that the marks are there to be found', async () => {
  const { body } = await server.call('getProperty', {
    token: theirs.admin.token,
    params: { id: home },
  })
  expect(toldIn(JSON.stringify(body)).toSorted()).toEqual(Object.keys(KEPT).toSorted())
})

it('is on the market, and no operation without a session tells what is kept back', async () => {
  const listing = (await server.call('getListing', { params: { id: home } })).body
  expect(listing).toMatchObject({
    location: { municipality: 'Sóller', precision: 'hidden', geo: null },
    prices: expect.arrayContaining([
      { operation: 'V', price: null, previousPrice: null, rentPeriod: null },
    ]) as unknown,
  })
  expect(
    await leaks(
      // The owner of the home knows what it costs: the page is theirs.
      routes.filter(({ security, operationId }) => !security && operationId !== 'openOwnerPage'),
      null,
    ),
  ).toEqual([])
})

it('nor does any operation a visitor, or another agency, may call', async () => {
  await server.call('keepSeen', { token: visitor.token, body: { listingId: home } })
  await server.call('saveHome', { token: visitor.token, body: { homeId: home } })
  const chat = await server.call('openChat', { token: visitor.token, body: { propertyId: home } })
  expect([chat.status, toldIn(JSON.stringify(chat.body))]).toEqual([200, []])
  const guarded = routes.filter(
    (route) =>
      route.security &&
      !isEndless(route) &&
      !['logoutUser', 'eraseMe', 'forgetAllSeen'].includes(route.operationId),
  )
  expect(
    await leaks(
      guarded.filter(({ roles }) => !roles || roles.includes('USER')),
      visitor.token,
    ),
  ).toEqual([])
  expect(
    await leaks(
      guarded.filter(
        ({ roles, method }) => method === 'GET' && (!roles || roles.includes('ADMIN')),
      ),
      other.admin.token,
    ),
  ).toEqual([])
})

it('nor do searches of any kind: the price cannot be found by halving, nor the place by narrowing', async () => {
  const searches: Operations['searchListings']['query'][] = []
  const agencyId = theirs.admin.profile.agency_ids[0] ?? ''
  for (const operation of ['V', 'A', 'TDA', 'NP'] as const)
    for (const sort of ['newest', 'price', 'priceDesc', 'pricePerM2', 'size'] as const)
      searches.push({ operation, sort, agencyId })
  const asking = { agencyId, operation: 'V' as const }
  const found = async (query: Operations['searchListings']['query']) =>
    (await server.call('searchListings', { query: { ...asking, ...query } })).body.items.some(
      ({ id }) => id === home,
    )
  for (const query of searches) {
    for (const operation of ['searchListings', 'getListingFacets', 'getListingClusters'] as const) {
      const { sort, ...rest } = query
      const { body } = await server.call(operation, {
        query: operation === 'searchListings' ? { ...rest, sort } : rest,
      })
      expect([operation, query, toldIn(JSON.stringify(body))]).toEqual([operation, query, []])
    }
  }
  expect(await found({})).toBe(true)
  const { price } = KEPT
  for (const cents of [price - 1, price, price + 1, 1, 900_000_000]) {
    expect(await found({ priceMax: cents })).toBe(false)
    expect(await found({ priceMin: cents })).toBe(false)
  }
  expect(await found({ priceLowered: true })).toBe(false)
  for (const q of ['Xaloc', 'Amagat', 'Secreta', KEPT.postal, KEPT.cadastre])
    expect([q, await found({ q })]).toEqual([q, false])
  expect(await found({ place: 'soller' })).toBe(true)
  for (const more of [
    { bbox: '2.6,39.7,2.8,39.9' },
    { near: '39.78417,2.73391,2km' },
    { seaMax: 10_000 as const },
  ])
    expect([more, await found(more)]).toEqual([more, false])
})

it('nor does what is sent: enquiry, alert, selection, and a visit confirmed by no one but a program', async () => {
  const email = 'stranger@rig.example'
  const { body: page } = await server.call('getVisitPage', { params: { visitToken } })
  expect([page.home.address, page.home.addressFollows, toldIn(JSON.stringify(page))]).toEqual([
    null,
    true,
    [],
  ])
  const startsAt = page.days[1]?.slots[0] ?? ''
  const booked = await server.call('bookVisit', {
    params: { visitToken },
    body: { startsAt, name: 'Klaus Brandt', email, consent: true },
  })
  expect([booked.status, booked.body.status]).toEqual([201, 'requested'])
  const mine = { visitToken: booked.body.token }
  for (const kind of ['getVisitPage', 'moveVisit'] as const) {
    const answer = await server.call(kind, {
      params: mine,
      ...(kind === 'moveVisit' ? { body: { startsAt: page.days[2]?.slots[0] } } : {}),
    })
    expect([kind, answer.status, toldIn(JSON.stringify(answer.body))]).toEqual([kind, 200, []])
  }
  await server.call('createLead', {
    body: {
      propertyId: home,
      firstName: 'Klaus',
      email,
      message: 'Hallo',
      consent: true,
      kind: 'visit_request',
    },
  })
  await server.call('createReport', { body: { propertyId: home, reason: 'already_sold', email } })
  await server.call('createAlert', {
    body: {
      email,
      name: 'Sóller',
      query: { place: 'soller' },
      frequency: 'instant',
      consent: true,
    },
  })
  const { body: demand } = await server.call('createDemand', {
    token: theirs.admin.token,
    body: { contact: { firstName: 'Klaus', email }, what: { operations: ['V'] } },
  })
  const sent = await server.call('createSelection', {
    token: theirs.admin.token,
    body: { demandId: demand.id, homes: [home], channel: 'EMAIL' },
  })
  expect([
    sent.status,
    toldIn(
      await words(
        (
          await server.call('openSelection', {
            params: { selectionToken: sent.body.url.slice(-43) },
          })
        ).body,
      ),
    ),
  ]).toEqual([201, []])
  await server.runJobs()
  const ours = [theirs.admin.email, theirs.staff.email]
  const outside = (await server.mails()).filter(({ to }) => !ours.includes(to))
  expect(outside.filter(({ to }) => to === email).length).toBeGreaterThan(4)
  for (const mail of outside) {
    const files = (mail.files ?? []).map(({ base64 }) => Buffer.from(base64, 'base64'))
    const all = [
      JSON.stringify({ ...mail, files: [] }),
      ...(await Promise.all(files.map(words))),
    ].join('\n')
    expect([mail.to, mail.subject, toldIn(all)]).toEqual([mail.to, mail.subject, []])
  }
  for (const url of ['/sitemap.xml', '/sitemap/homes-1.xml', '/sitemap/searches.xml'])
    expect(toldIn((await server.inject({ url })).payload)).toEqual([])

  // In person it is told: on the page, and nowhere before.
  const event = await server.db
    .selectFrom('agenda_event')
    .innerJoin('visit_request', 'visit_request.event_id', 'agenda_event.id')
    .select(['id', 'version'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(
    (
      await server.call('updateAgendaEvent', {
        token: theirs.admin.token,
        params: { id: event.id },
        body: { version: event.version, status: 'confirmed' },
      })
    ).status,
  ).toBe(200)
  const told = (await server.call('getVisitPage', { params: mine })).body.home
  expect([told.address?.includes(KEPT.street), told.addressFollows]).toEqual([true, false])
})
