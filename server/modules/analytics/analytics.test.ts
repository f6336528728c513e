import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FigureKind } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { complete, made, published } from '../property/testing/homes.fixture.ts'
import { dayOf, lastMondays, mondayOf } from '../../time/madrid.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
})
afterAll(() => server.close())

const count = (kind: FigureKind, listingId: string) =>
  server.call('countEvent', { body: { kind, listingId } })
const figures = (who: Person, id: string, weeks = 2) =>
  server.call('getPropertyFigures', { token: who.token, params: { id }, query: { weeks } })

it('counts what happens at a home on the site, by week, enquiries beside it', async () => {
  const { id } = await published(server, admin)
  expect(
    (
      await Promise.all([
        count('view', id),
        count('view', id),
        count('view', id),
        count('phone', id),
        count('share', id),
      ])
    ).map(({ status }) => status),
  ).toEqual([204, 204, 204, 204, 204])
  await server.call('createLead', {
    body: {
      propertyId: id,
      firstName: 'Klaus',
      email: 'klaus@rig.example',
      message: 'Hallo',
      consent: true,
    },
  })
  await server.db
    .insertInto('listing_figure')
    .values({ listing_id: id, day: '2001-01-01', kind: 'view', count: 7 })
    .execute()
  const { status, body } = await figures(admin, id)
  expect([status, body.weeks.length]).toEqual([200, 2])
  expect(body.weeks[0]).toMatchObject({
    views: 0,
    calls: 0,
    shares: 0,
    prints: 0,
    scans: 0,
    enquiries: 0,
  })
  expect(body.weeks[1]).toEqual({
    from: mondayOf(dayOf(new Date())),
    views: 3,
    calls: 1,
    shares: 1,
    prints: 0,
    scans: 0,
    enquiries: 1,
  })
})

it('counts no home that is not on the site, and tells nobody which those are', async () => {
  const draft = await made(server, admin)
  expect((await count('view', draft.id)).status).toBe(204)
  expect((await figures(admin, draft.id)).body.weeks.every((week) => week.views === 0)).toBe(true)
  expect(
    (await server.call('countEvent', { body: { kind: 'login', listingId: draft.id } as never }))
      .status,
  ).toBe(400)
})

it('shows figures to who may read the home, and to nobody else', async () => {
  const { id } = await made(server, admin, complete)
  const stranger = await server.register()
  const visitor = await server.register({ role: 'USER' })
  expect([(await figures(stranger, id)).status, (await figures(visitor, id)).status]).toEqual([
    404, 403,
  ])
})

it('keeps nothing that says who', async () => {
  const columns = await server.db.introspection
    .getTables()
    .then((tables) =>
      tables.find(({ name }) => name === 'listing_figure')?.columns.map(({ name }) => name),
    )
  expect(columns).toEqual(['listing_id', 'day', 'kind', 'count'])
})

it('weeks begin on Monday in the islands', () => {
  expect([mondayOf('2026-11-21'), mondayOf('2026-11-23'), mondayOf('2026-11-22')]).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-16',
  ])
  // Half past midnight on Monday there is still Sunday in UTC; the clock changes on 25 October.
  expect(lastMondays(2, new Date('2026-10-25T23:30:00Z'))).toEqual(['2026-10-19', '2026-10-26'])
})
