import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordSearch, SearchRecordsParams } from '../../../../generated/model/index.ts'
import { USUAL } from '../../../contract/permissions.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let admin: Person
let agent: Person
let other: Person
let stranger: Person
const ids = { home: '', shared: '', contact: '', demand: '', event: '', secret: '', thread: '' }

const DAY = 86_400_000
const at = (days: number, hours = 0): string =>
  new Date(Date.now() + days * DAY + hours * 3_600_000).toISOString()

const ask = (who: Person | null, query: SearchRecordsParams) =>
  server.call('searchRecords', { ...(who && { token: who.token }), query: { ...query } })
const find = async (who: Person, q: string, limit = 10): Promise<RecordSearch> => {
  const { status, body } = await ask(who, { q, limit })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
/** Which of the records of this world an answer holds. */
const named = (found: RecordSearch): string[] => {
  const groups: { items: { id: string }[] }[] = Object.values(found)
  const all = groups.flatMap(({ items }) => items.map(({ id }) => id))
  return Object.entries(ids).flatMap(([name, id]) => (all.includes(id) ? [name] : []))
}
const home = (title: string, more: { ref: string; shared?: boolean }) =>
  server.call('createProperty', {
    token: agent.token,
    body: {
      basics: { type: 'vivienda', ref: more.ref, offers: [{ operation: 'V', price: 94_500_000 }] },
      location: { municipalityIne: '07061', town: 'Sóller', streetName: 'sa Lluna', number: '12' },
      mandate: {
        owners: [{ name: 'Catalina Oliver', phone: '+34600111222' }],
        ...(more.shared && { shared: true }),
      },
      texts: { title: { es: title } },
    },
  })
const event = (title: string, startsAt: string, endsAt: string, more: object = {}) =>
  server.call('createAgendaEvent', {
    token: agent.token,
    body: { kind: 'visit', title, startsAt, endsAt, ...more },
  })

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portal Vell' })
  agent = await server.register({ role: 'STAFF', agency: admin })
  other = await server.register({ role: 'STAFF', agency: admin })
  stranger = await server.register({ agencyName: 'Nord' })
  ids.home = (await home('Casa de pueblo con patio', { ref: 'PV-2041' })).body.id
  ids.shared = (await home('Ático con terraza', { ref: 'PV-77', shared: true })).body.id
  const token = agent.token
  const contact = await server.call('createContact', {
    token,
    body: {
      person: { firstName: 'Klaus', lastName: 'Brändt' },
      reach: {
        phones: [{ number: '+4930901820' }],
        emails: [{ address: 'klaus@buyer.example' }],
      },
    },
  })
  ids.contact = contact.body.id
  const demand = await server.call('createDemand', {
    token,
    body: {
      contactId: ids.contact,
      what: { operations: ['V'], types: ['vivienda'] },
      where: { islands: ['MALLORCA'], places: ['deia'] },
      money: { priceMax: 100_000_000 },
      follow: { title: 'Finca tranquila' },
    },
  })
  ids.demand = demand.body.id
  const visit = await event('Segunda visita', at(1), at(1, 1), {
    attendees: [{ contactId: ids.contact }],
    propertyIds: [ids.home],
  })
  ids.event = visit.body.event.id
  const secret = await event('Médico', at(2), at(2, 1), { visibility: 'private' })
  ids.secret = secret.body.event.id
  const thread = await server.call('createInboxThread', {
    token,
    body: { contactId: ids.contact, subject: 'Horario de julio' },
  })
  ids.thread = thread.body.id
}, 300_000)
afterAll(() => server.close())

describe('each kind is found', () => {
  it.each([
    ['a reference', 'PV-2041', ['home', 'event']],
    ['a reference begun', 'pv-20', ['home', 'event']],
    ['a title', 'patio', ['home', 'event']],
    ['a street without its accents', 'SA LLUNA 12', ['home', 'shared', 'event']],
    ['a town without its accent', 'soller', ['home', 'shared', 'event']],
    ['an owner', 'catalina oliv', ['home', 'shared', 'event']],
    ['a person', 'brandt', ['contact', 'demand', 'event', 'thread']],
    ['a phone', '+49 30 901', ['contact', 'demand', 'event', 'thread']],
    ['an e-mail', 'klaus@buyer.example', ['contact', 'demand', 'event', 'thread']],
    ['the words of a demand', 'finca tran', ['demand']],
    ['a place of a demand', 'Deià', ['demand']],
    ['an event', 'segunda', ['event']],
    ['private time of one’s own', 'medico', ['secret']],
    ['the subject of a thread', 'horario julio', ['thread']],
    ['words of two records', 'patio brandt', []],
    ['the middle of a word', 'atio', []],
  ])('by %s', async (_what, q, expected) => {
    expect(named(await find(agent, q))).toEqual(expected)
  })

  it('as one line of what a reader needs, and with how many there are', async () => {
    const { homes, contacts, demands, events, threads } = await find(agent, 'oliver', 1)
    expect(homes).toMatchObject({
      total: 2,
      items: [{ street: 'sa Lluna 12', town: 'Sóller', price: 94_500_000, status: 'draft' }],
    })
    expect([contacts.total, demands.total, threads.total]).toEqual([0, 0, 0])
    expect(events.items).toMatchObject([
      { title: 'Segunda visita', people: ['Klaus Brändt'], home: 'Casa de pueblo con patio' },
    ])
    const klaus = await find(agent, 'klaus')
    expect(klaus.demands.items).toMatchObject([
      { title: 'Finca tranquila', contactName: 'Klaus Brändt', status: 'SEARCH' },
    ])
    expect(klaus.threads.items).toMatchObject([
      { name: 'Klaus Brändt', about: 'Horario de julio', kind: 'mail' },
    ])
  })

  it('with its picture in its small size', async () => {
    const change = (thumb: string | null) =>
      server.db.updateTable('property').set({ thumb }).where('id', '=', ids.home).execute()
    for (const [kept, shown] of [
      ['/media/ab12', '/media/ab12/320.webp'],
      ['/media/ab12/480.webp', '/media/ab12/480.webp'],
      [null, null],
    ] as const) {
      await change(kept)
      expect((await find(agent, 'pv-2041')).homes.items[0]?.thumb).toBe(shown)
    }
  })

  it('the very reference before what was changed later, the next event before the past', async () => {
    await home('Otra', { ref: 'PV-771' })
    expect((await find(agent, 'pv-77')).homes.items.map(({ ref }) => ref)).toEqual([
      'PV-77',
      'PV-771',
    ])
    const told = { kind: 'meeting' }
    await event('Reunión ayer', at(-1), at(-1, 1), told)
    await event('Reunión lejana', at(20), at(20, 1), told)
    await event('Reunión semanal', at(-30), at(-30, 1), { ...told, rrule: 'FREQ=WEEKLY' })
    await event('Reunión mañana', at(1), at(1, 1), told)
    const { events } = await find(agent, 'reunion')
    expect(events.items.map(({ title }) => title)).toEqual([
      'Reunión semanal',
      'Reunión mañana',
      'Reunión lejana',
      'Reunión ayer',
    ])
    expect(Date.parse(events.items[0]?.startsAt ?? '')).toBeGreaterThan(Date.now())
  })

  it('by its id, in use or put away, and what is not there is left out', async () => {
    await server.call('archiveContact', { token: agent.token, params: { id: ids.contact } })
    expect(named(await find(agent, 'brandt'))).not.toContain('contact')
    const { body } = await ask(agent, { id: [ids.contact, ids.home, crypto.randomUUID()] })
    expect(named(body)).toEqual(['home', 'contact'])
    await server.call('restoreContact', { token: agent.token, params: { id: ids.contact } })
  })
})

describe('rights', () => {
  const everything = ['patio', 'atico', 'brandt', 'segunda', 'medico', 'horario']
  const seenBy = async (who: Person) => [
    ...new Set((await Promise.all(everything.map((q) => find(who, q)))).flatMap(named)),
  ]
  const readBy = async (who: Person) => named((await ask(who, { id: Object.values(ids) })).body)

  it('are those of each list: an ADMIN’s, a colleague’s, another agency’s', async () => {
    const most = ['home', 'shared', 'contact', 'demand', 'event', 'thread']
    expect((await seenBy(admin)).toSorted()).toEqual(most.toSorted())
    expect(await readBy(admin)).toEqual(most)
    expect(await seenBy(other)).toEqual(['shared', 'event'])
    expect(await readBy(other)).toEqual(['shared', 'event'])
    expect([await seenBy(stranger), await readBy(stranger)]).toEqual([[], []])
  })

  it('keep the owners of a colleague’s shared home', async () => {
    expect((await find(other, 'atico')).homes.items).toMatchObject([{ owners: [] }])
    expect((await find(agent, 'atico')).homes.items).toMatchObject([
      { owners: ['Catalina Oliver'] },
    ])
  })

  it('follow the switch of the agenda, without private time', async () => {
    const give = (seeAllAgenda: boolean) =>
      server.call('updateUser', {
        token: admin.token,
        params: { id: other.profile.id },
        body: { permissions: { ...USUAL, seeAllAgenda } },
      })
    await give(false)
    expect(named(await find(other, 'segunda'))).toEqual([])
    expect(await readBy(other)).toEqual(['shared'])
    await give(true)
    expect(named(await find(other, 'segunda'))).toEqual(['event'])
    expect(named(await find(other, 'medico'))).toEqual([])
  })

  it('end for who was let go, and are none of a visitor', async () => {
    const gone = await server.register({ role: 'STAFF', agency: admin })
    expect((await ask(gone, { q: 'patio' })).status).toBe(200)
    await server.call('updateUser', {
      token: admin.token,
      params: { id: gone.profile.id },
      body: { active: false },
    })
    expect((await ask(gone, { q: 'patio' })).status).toBe(401)
    const visitor = await server.register({ role: 'USER' })
    expect((await ask(visitor, { q: 'patio' })).status).toBe(403)
    expect((await ask(null, { q: 'patio' })).status).toBe(401)
  })
})

describe('what is asked', () => {
  it.each([
    "'; drop table property; --",
    '%%',
    '\\\\',
    "a':* | 'b",
    '(((',
    '&|!<->',
    '💥💥',
    ' \t ',
  ])('may be %j and finds nothing', async (q) => expect(named(await find(admin, q))).toEqual([]))

  it('may be a word without an end', async () =>
    expect(named(await find(admin, 'x'.repeat(100)))).toEqual([]))

  it('has two letters at least, a hundred at most, and is something', async () => {
    for (const query of [{}, { q: 'a' }, { q: 'x'.repeat(101) }, { id: ['no-id'] }])
      expect((await ask(admin, query as SearchRecordsParams)).status).toBe(400)
    expect((await ask(admin, {})).body).toEqual({ q: 'Di qué buscas' })
  })
})
