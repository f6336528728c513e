import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgendaEvent, Route, RouteInput } from '../../../../generated/model/index.ts'
import { home } from '../../../testing/home.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const PALMA = { lat: 39.57, lon: 2.65 }
const SOLLER = { lat: 39.767, lon: 2.714 }

let server: TestServer
let admin: Person
let staff: Person
let stranger: Person
let houses: { palma: string; soller: string; unknown: string }

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2032-05-01T08:00:00Z') })
  admin = await server.register({ role: 'ADMIN', agencyName: 'Ruta' })
  staff = await server.register({ role: 'STAFF', agency: admin })
  stranger = await server.register({ role: 'ADMIN', agencyName: 'Otra' })
  const house = async (ref: string, geo: typeof PALMA | null) => {
    const doc = home(ref)
    const { geo: _geo, ...location } = doc.location
    const mandate = { ...doc.mandate, shared: true }
    const body = { ...doc, mandate, location: { ...location, ...(geo && { geo }) } }
    return (await server.call('createProperty', { token: admin.token, body })).body.id
  }
  houses = {
    palma: await house('RU-1', PALMA),
    soller: await house('RU-2', SOLLER),
    unknown: await house('RU-3', null),
  }
})
afterAll(() => server.close())

/** A visit of 45 minutes at a clock of a day in Madrid's summer. */
async function visit(
  who: Person,
  at: string,
  { status = 'requested', ...more }: { home?: string; status?: 'requested' | 'confirmed' } = {},
): Promise<AgendaEvent> {
  const start = new Date(`${at}+02:00`)
  const body = {
    kind: 'visit' as const,
    title: `Visita ${at.slice(-5)}`,
    startsAt: start.toISOString(),
    endsAt: new Date(start.getTime() + 45 * 60_000).toISOString(),
    propertyIds: [more.home ?? houses.palma],
    status,
  }
  return (await server.call('createAgendaEvent', { token: who.token, body })).body.event
}

const plan = (who: Person, body: RouteInput) =>
  server.call('proposeRoute', { token: who.token, body })
const apply = (who: Person, { stops }: Route) =>
  server.call('adoptRoute', {
    token: who.token,
    body: {
      moves: stops
        .filter(({ startsAt, proposedAt }) => startsAt !== proposedAt)
        .map(({ eventId, version, proposedAt }) => ({ eventId, version, startsAt: proposedAt })),
    },
  })

/** Palma, Sóller, Palma, Sóller on a day: the way is driven three times where once is enough. */
async function zigzag(who: Person, day: string): Promise<void> {
  for (const [hour, home] of [
    ['09:00', houses.palma],
    ['10:30', houses.soller],
    ['12:00', houses.palma],
    ['16:00', houses.soller],
  ] as const)
    await visit(who, `${day}T${hour}`, { home })
}

describe('a day of zigzags', () => {
  const day = '2032-05-10'

  it('is planned with a third of the road, moved as one act, and taken back as one', async () => {
    await zigzag(staff, day)
    const { body: route } = await plan(staff, { day })
    expect(route.minutesBefore).toBe(route.minutesAfter * 3)
    expect(route).toMatchObject({ saved: route.minutesAfter * 2, impossible: [] })
    expect(route.stops.map(({ way }) => way)).toEqual([0, 0, route.minutesAfter, 0])
    const { body: applied } = await apply(staff, route)
    expect(applied.moved).toBeGreaterThan(0)
    const { body: after } = await plan(staff, { day })
    expect(after.saved).toBe(0)
    expect(after.stops.map(({ startsAt }) => startsAt)).toEqual(
      route.stops.map(({ proposedAt }) => proposedAt),
    )
    const undo = { undo: applied.undo }
    const undone = await server.call('undoAgenda', { token: staff.token, body: undo })
    expect(undone.status).toBe(204)
    expect((await plan(staff, { day })).body.minutesBefore).toBe(route.minutesBefore)
  })

  it('moves all or nothing: a stale version, a call confirmed since, one named twice', async () => {
    const { body: route } = await plan(staff, { day })
    const moved = route.stops.filter(({ startsAt, proposedAt }) => startsAt !== proposedAt)
    const [first, last] = [moved[0], moved.at(-1)]
    if (!first || !last) throw new Error('Something moves')
    const stale = { ...route, stops: [...moved.slice(0, -1), { ...last, version: 99 }] }
    expect((await apply(staff, stale)).status).toBe(409)
    const twice = await apply(staff, { ...route, stops: [first, first] })
    expect(twice.status).toBe(400)
    await server.call('updateAgendaEvent', {
      token: staff.token,
      params: { id: last.eventId },
      body: { version: last.version, status: 'confirmed' },
    })
    const agreed = await apply(staff, route)
    expect(agreed).toMatchObject({
      status: 406,
      body: { detail: expect.stringContaining('ya está confirmada') },
    })
    expect((await plan(staff, { day })).body.minutesBefore).toBe(route.minutesBefore)
  })

  it('is an ADMIN’s to put in order, nobody’s of another agency', async () => {
    const { body: route } = await plan(admin, { day, agentId: staff.profile.id })
    expect(route.stops).toHaveLength(4)
    expect((await plan(stranger, { day, agentId: staff.profile.id })).status).toBe(404)
    expect((await apply(stranger, route)).status).toBe(404)
    expect((await plan(stranger, { day })).body.stops).toEqual([])
  })
})

it('keeps to the hours of visits, says what has no place or no hour, and refuses wrong hours', async () => {
  // 11 May 2032 is a Tuesday; the usual hours of visits begin at ten.
  const day = '2032-05-11'
  await visit(admin, `${day}T09:00`, { status: 'confirmed' })
  await visit(admin, `${day}T08:00`, { home: houses.soller })
  await visit(admin, `${day}T12:00`, { home: houses.unknown })
  const { body } = await plan(admin, { day })
  expect(body.stops).toMatchObject([
    { title: 'Visita 09:00', fixed: true, proposedAt: `${day}T07:00:00.000Z` },
    { title: 'Visita 08:00', fixed: false, proposedAt: `${day}T08:30:00.000Z` },
  ])
  expect(body.impossible).toMatchObject([{ title: 'Visita 12:00', reason: 'no_place' }])
  const short = await plan(admin, { day, start: '10:00', end: '10:30' })
  expect(short.body.impossible).toContainEqual(
    expect.objectContaining({ title: 'Visita 08:00', reason: 'no_time' }),
  )
  for (const wrong of [
    { end: '08:00' },
    { lunchFrom: '15:00', lunchTo: '14:00' },
    { day: '2032-02-31' },
  ])
    expect((await plan(admin, { day, ...wrong })).status, JSON.stringify(wrong)).toBe(400)
})

it('says so when a day has more calls than it can put in order', async () => {
  for (let hour = 8; hour < 21; hour += 1)
    await visit(admin, `2032-05-12T${String(hour).padStart(2, '0')}:00`)
  expect(await plan(admin, { day: '2032-05-12' })).toMatchObject({ status: 406 })
})
