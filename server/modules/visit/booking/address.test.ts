import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PropertyLocation, VisitHours, VisitPage } from '../../../../generated/model/index.ts'
import { inTransaction, sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { home } from '../../../testing/home.ts'
import { changeEvent } from '../../agenda/index.ts'
import { tellVisitors } from '../jobs.ts'
import { VISIT_MAIL } from '../mails.ts'
import { DEFAULT_HOURS } from './slots.ts'
import { homeOf } from '../visit.fixture.ts'

/** Where a visit is said to be, and by whose word (docs/decisions/0064). */

let server: TestServer
let admin: Person
let propertyId: string
let token: string
const EMAIL = 'made-up@rig.example'
const DOOR = { block: 'B', stair: '2', floor: '4', door: '3A' } as const
const PLACE: PropertyLocation = {
  municipalityIne: '07061',
  town: 'Sóller',
  postalCode: '07100',
  zoneName: 'Es Convent',
  streetType: 'carrer',
  streetName: 'sa Lluna',
  number: '12',
  ...DOOR,
  geo: { lat: 39.766, lon: 2.7152 },
}
const FULL = { addressVisibility: 'full', geoPrecision: 'exact' } as const
/** Every setting that keeps the house back. */
const KEPT_BACK = [
  { addressVisibility: 'hidden' },
  { addressVisibility: 'street', geoPrecision: 'exact' },
  { addressVisibility: 'street', geoPrecision: 'moved' },
  { addressVisibility: 'full', geoPrecision: 'moved' },
] as const
const WHOLE = 'Carrer sa Lluna 12, B 2 4 3A, 07100 Sóller'

const hours = (more: Partial<VisitHours> = {}) =>
  server.call('saveVisitHours', {
    token: admin.token,
    body: {
      ...DEFAULT_HOURS,
      windows: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '20:00' })),
      noticeHours: 1,
      horizonDays: 10,
      maxPerDay: 20,
      ...more,
    },
  })
const show = async (setting: Partial<PropertyLocation>, id = propertyId) => {
  const { version } = (await server.call('getProperty', { token: admin.token, params: { id } }))
    .body
  const saved = await server.call('updateProperty', {
    token: admin.token,
    params: { id },
    body: { version, location: { ...PLACE, ...setting } },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}
const page = async (visitToken = token): Promise<VisitPage> =>
  (await server.call('getVisitPage', { params: { visitToken } })).body
const freeTime = async (index: number) =>
  (await page()).days.flatMap(({ slots }) => slots)[index] ?? ''
const book = async (index = 5) =>
  (
    await server.call('bookVisit', {
      lang: 'es',
      params: { visitToken: token },
      body: {
        startsAt: await freeTime(index),
        name: 'Mallory',
        email: EMAIL,
        consent: true,
        language: 'es',
      },
    })
  ).body
const event = () =>
  server.db
    .selectFrom('agenda_event')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
const answer = async (body: object) => {
  const { id, version } = await event()
  expect(
    (
      await server.call('updateAgendaEvent', {
        token: admin.token,
        params: { id },
        body: { version, ...body },
      })
    ).status,
  ).toBe(200)
}
/** The newest mail to an address with its calendar file, unfolded. */
async function newest(to = EMAIL): Promise<string> {
  await server.db
    .updateTable('agenda_event')
    .set({ updated_at: new Date(Date.now() - 61_000) })
    .execute()
  await tellVisitors(server.deps)
  await server.runJobs()
  const mail = (await server.mails()).filter((one) => one.to === to).at(-1)
  return `${mail?.subject}\n${mail?.text}\n${Buffer.from(mail?.files?.[0]?.base64 ?? '', 'base64').toString()}`
    .replaceAll('\r\n ', '')
    .replaceAll('\\,', ',')
}
/** A link's token may hold any signs, `3A` among them. */
const SECRETS = /Lluna|\b12,|\b3A\b|Convent/

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portal Vell' })
  propertyId = await homeOf(server, admin)
  token = (
    await server.call('openVisitBooking', {
      token: admin.token,
      body: { propertyId, public: true },
    })
  ).body.token
}, 300_000)
beforeEach(async () => {
  await server.db.deleteFrom('visit_request').execute()
  await server.db.updateTable('agenda_event').set({ deleted_at: new Date() }).execute()
  await hours({ autoConfirm: true })
})
afterAll(() => server.close())

describe('an automatic confirmation', () => {
  it('tells what the public page tells, and never the door', async () => {
    await show(FULL)
    const booked = await book()
    expect([booked.status, booked.message]).toEqual(['confirmed', 'Visita confirmada'])
    const events = await server.db
      .selectFrom('event')
      .select('kind')
      .where('kind', 'like', 'visit.%')
      .orderBy('id')
      .execute()
    expect(events.slice(-2)).toEqual([{ kind: 'visit.requested' }, { kind: 'visit.confirmed' }])
    const { home } = await page(booked.token)
    expect([home.address, home.addressFollows]).toEqual([
      'Carrer sa Lluna, 12, 4, 07100 Sóller',
      false,
    ])
    const mail = await newest()
    expect(mail).toContain('STATUS:CONFIRMED')
    expect(mail).toContain('LOCATION:Carrer sa Lluna, 12, 4, 07100 Sóller')
    expect(mail).not.toMatch(/\b3A\b/)
  })

  it.each(KEPT_BACK)(
    'is none where the house is kept back (%o): the agent answers, and both sides are told why',
    async (setting) => {
      await show(setting)
      const before = (await page()).home
      expect([before.address, before.addressFollows]).toEqual([null, true])
      if (setting.addressVisibility === 'hidden') expect(before.place).toBe('Sóller')
      const booked = await book()
      expect(booked.status).toBe('requested')
      expect((await page(booked.token)).home).toMatchObject({ address: null, addressFollows: true })
      const mail = await newest()
      expect(mail).toContain(
        'La dirección exacta te la dirá Portal Vell cuando haya confirmado la visita.',
      )
      expect(mail).not.toMatch(SECRETS)
      const told = await newest(admin.email)
      expect(told).toContain('quien la pide sabrá la dirección cuando la confirmes')
      expect(told).toContain(WHOLE)
    },
  )

  it('of before anybody noted who said yes tells nothing, also in a mail that was waiting', async () => {
    await show({ addressVisibility: 'hidden' })
    const booked = await book()
    const { id } = await event()
    // As it stood then: confirmed by a program, the whole address in the diary, the mail in the
    // queue.
    await server.db
      .updateTable('agenda_event')
      .set({ status: 'confirmed', location: WHOLE, confirmed_by_hand: true })
      .where('id', '=', id)
      .execute()
    await server.deps.jobs.add(server.db, VISIT_MAIL, { kind: 'confirmed', eventId: id })
    await server.db.updateTable('agenda_event').set({ confirmed_by_hand: false }).execute()
    const path = new URL('../../../db/migrations/0076_addresses_kept_back.sql', import.meta.url)
    const [update] = (await readFile(path, 'utf8'))
      .replace(/^--.*$/gm, '')
      .split(';')
      .filter((part) => part.includes('update agenda_event'))
    await sql.raw(update ?? '').execute(server.db)
    await server.runJobs()
    const mails = (await server.mails()).filter(({ to, subject }) => to === EMAIL && subject !== '')
    const last = mails.at(-1)
    const text = `${last?.subject}\n${last?.text}\n${Buffer.from(last?.files?.[0]?.base64 ?? '', 'base64').toString()}`
    expect(text).toContain('STATUS:CONFIRMED')
    expect(text).not.toMatch(SECRETS)
    const shown = await page(booked.token)
    expect([shown.visit?.status, shown.home.address]).toEqual(['confirmed', null])
    expect(JSON.stringify(shown)).not.toMatch(SECRETS)
  })

  it('of before tells nothing any more once the agency hides the address', async () => {
    await show(FULL)
    const booked = await book()
    await show({ addressVisibility: 'hidden' })
    const { home, visit } = await page(booked.token)
    expect([visit?.status, home.address, home.place, home.addressFollows]).toEqual([
      'confirmed',
      null,
      'Sóller',
      true,
    ])
    expect(await newest()).not.toMatch(SECRETS)
  })

  it('answers a program that fills in what people do not see as it answers people', async () => {
    await show({ addressVisibility: 'hidden' })
    const answered = await server.call('bookVisit', {
      params: { visitToken: token },
      body: {
        startsAt: await freeTime(3),
        name: 'Mallory',
        email: EMAIL,
        consent: true,
        website: 'https://spam.example',
      },
    })
    expect(answered.body.status).toBe('requested')
  })
})

describe('the agent’s word', () => {
  it('tells all of it, on the page, in the mail and its calendar file; a visit moved by its visitor waits for it again', async () => {
    await show({ addressVisibility: 'hidden' })
    const booked = await book()
    await answer({ status: 'confirmed' })
    expect((await page(booked.token)).home).toMatchObject({ address: WHOLE, addressFollows: false })
    const mail = await newest()
    expect(mail).toContain(`LOCATION:${WHOLE}`)
    expect(mail).toContain(`(${WHOLE})`)
    const moved = await server.call('moveVisit', {
      params: { visitToken: booked.token },
      body: { startsAt: await freeTime(12) },
    })
    expect(moved.body.status).toBe('requested')
    expect((await page(booked.token)).home).toMatchObject({ address: null, addressFollows: true })
    await answer({ status: 'confirmed', location: 'En la plaza' })
    expect((await page(booked.token)).home.address).toBe('En la plaza')
    await answer({ status: 'cancelled' })
    expect((await page(booked.token)).home).toMatchObject({ address: null, addressFollows: false })
  })

  it('is taken back with the act, and is nobody else’s: not another calendar’s, not a program’s, not an edit’s', async () => {
    await show({ addressVisibility: 'hidden' })
    const booked = await book()
    const address = async () => (await page(booked.token)).home.address
    const { id, version } = await event()
    const confirmed = await server.call('updateAgendaEvent', {
      token: admin.token,
      params: { id },
      body: { version, status: 'confirmed' },
    })
    expect(await address()).toBe(WHOLE)
    expect(
      (await server.call('undoAgenda', { token: admin.token, body: { undo: confirmed.body.undo } }))
        .status,
    ).toBe(204)
    expect([(await event()).status, await address()]).toEqual(['requested', null])
    const sync = {
      userId: admin.profile.id,
      agencyId: admin.profile.agency_ids[0] ?? '',
      role: 'ADMIN',
      lang: 'es',
    } as const
    await inTransaction(server.db, async (trx) =>
      changeEvent({ trx, deps: server.deps, actor: sync }, id, {
        version: (await event()).version,
        status: 'confirmed',
      }),
    )
    expect([(await event()).status, await address()]).toEqual(['confirmed', null])
    await answer({ notes: 'Trae las llaves', location: 'Carrer sa Lluna 12', status: 'confirmed' })
    expect(await address()).toBeNull()
  })

  it('is of the home it was given for: another one in its place waits for it again', async () => {
    await show({ addressVisibility: 'hidden' })
    const booked = await book()
    const place = async () => (await page(booked.token)).home
    await answer({ status: 'confirmed' })
    expect((await place()).address).toBe(WHOLE)
    const other = await homeOf(server, admin)
    await show({ addressVisibility: 'hidden', number: '77' }, other)
    await answer({ propertyIds: [other], status: 'confirmed' })
    expect(await place()).toMatchObject({ id: other, address: null, addressFollows: true })
    expect(await newest()).not.toContain('sa Lluna')
    await answer({ status: 'requested' })
    await answer({ status: 'confirmed' })
    expect((await place()).address).toContain('sa Lluna 77')
  })
})

describe('a visit whose visitor the agent replaced, or took off,', () => {
  const contact = async (firstName: string) =>
    (
      await server.call('createContact', {
        token: admin.token,
        body: {
          person: { firstName },
          reach: { emails: [{ address: `${firstName.toLowerCase()}-${Date.now()}@rig.example` }] },
        },
      })
    ).body

  it.each([true, false])(
    'is told no more to who had booked it (somebody else comes: %s)',
    async (replaced) => {
      await show({ addressVisibility: 'hidden' })
      const booked = await book()
      await newest()
      const before = (await server.mails()).filter(({ to }) => to === EMAIL).length
      await answer({
        status: 'confirmed',
        attendees: replaced ? [{ contactId: (await contact('Klaus')).id }] : [],
      })
      const params = { visitToken: booked.token }
      expect((await server.call('getVisitPage', { params })).status).toBe(404)
      expect((await server.call('cancelVisit', { params })).status).toBe(404)
      await newest()
      expect((await server.mails()).filter(({ to }) => to === EMAIL)).toHaveLength(before)
    },
  )

  it('is still theirs when the agent brought two records of them together', async () => {
    await show({ addressVisibility: 'hidden' })
    const booked = await book()
    const known = await contact('Mallory')
    const { contact_id } = await server.db
      .selectFrom('visit_request')
      .select('contact_id')
      .executeTakeFirstOrThrow()
    const other = (
      await server.call('getContact', { token: admin.token, params: { id: contact_id } })
    ).body
    expect(
      (
        await server.call('mergeContact', {
          token: admin.token,
          params: { id: known.id },
          body: { version: known.version, otherId: other.id, otherVersion: other.version },
        })
      ).status,
    ).toBe(200)
    await answer({ status: 'confirmed', attendees: [{ contactId: known.id }] })
    expect((await page(booked.token)).home.address).toBe(WHOLE)
  })
})

it('free times tell nothing of a house that is kept back: they are the same wherever in its municipality it lies', async () => {
  await show({ addressVisibility: 'hidden' })
  const far = await homeOf(server, admin)
  await show(
    { ...FULL, municipalityIne: '07040', town: 'Palma', geo: { lat: 39.5696, lon: 2.6502 } },
    far,
  )
  const startsAt = await freeTime(30)
  const visit = await server.call('createAgendaEvent', {
    token: admin.token,
    body: {
      kind: 'visit',
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + 2_700_000).toISOString(),
      propertyIds: [far],
    },
  })
  expect(visit.status).toBe(201)
  await hours({ bufferMinutes: 0, lengthMinutes: 15 })
  const times: string[][] = []
  // The first free times go by while the test runs.
  const from = new Date(Date.now() + 4 * 3_600_000).toISOString()
  const later = ({ days }: VisitPage) =>
    days.flatMap(({ slots }) => slots).filter((slot) => slot > from)
  // Nothing chosen is hidden, too: a home that is not on the market yet may be shown by link.
  const draft = (
    await server.call('createProperty', { token: admin.token, body: home('VI-DRAFT') })
  ).body.id
  const { token: link } = (
    await server.call('openVisitBooking', {
      token: admin.token,
      body: { propertyId: draft, public: false },
    })
  ).body
  for (const geo of [
    { lat: 39.766, lon: 2.7152 },
    { lat: 39.9, lon: 3.1 },
    { lat: 39.571, lon: 2.651 },
  ]) {
    await show({ addressVisibility: 'hidden', geo })
    times.push(later(await page()))
    await show({ geo }, draft)
    times.push(later(await page(link)))
  }
  expect(times[0]).not.toContain(startsAt)
  expect(times).toEqual(times.map(() => times[0]))
})
