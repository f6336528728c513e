import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql, uuidv7 } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { makeWorld, type World } from '../../../walks/world.ts'
import type { Line } from '../records/lines.ts'
import { ROOMS } from '../records/rooms.ts'
import { bring, brought, importOf, rowsOf, takenOut } from '../testing/bring.ts'
import type { Opened } from '../testing/open-takeout.ts'
import { ABSENT } from './absent.ts'
import { Ids } from './ids.ts'
import { BROUGHT } from './passes.ts'

let there: TestServer
let here: TestServer
let world: World
let boss: Person
let out: Opened
beforeAll(async () => {
  there = await startTestServer()
  here = await startTestServer()
  world = await makeWorld(there, 'Viatja')
  await series()
  await namesakes()
  await there.call('setTarget', {
    token: world.admin.token,
    params: { id: world.admin.profile.id },
    body: { captures: 4, visits: null, matches: 12 },
  })
  await there.runJobs()
  out = await takenOut(there, world.admin)
  boss = await here.register({ role: 'ADMIN', agencyName: 'Arriba' })
  await here.runJobs()
})
afterAll(async () => {
  await there.close()
  await here.close()
})

/** Two files of one name in a mail, as pictures of mails often are. */
async function namesakes() {
  const id = uuidv7()
  const content = Buffer.from('%PDF-1.4 the other one')
  const { key, size } = await there.deps.files.put(content, `inbox/${id.slice(-2)}/${id}`)
  const { rows } = await sql`
    insert into inbox_file (id, message_id, thread_id, position, file_key, filename, mime, size)
    select ${id}, message_id, thread_id, 1, ${key}, filename, mime, ${size} from inbox_file
    where position = 0 limit 1 returning id`.execute(there.db)
  expect(rows).toHaveLength(1)
}

/**
 * A weekly meeting of which the first is moved and one does not happen; whole days of which the first
 * is not, and the second has 23 hours.
 */
async function series() {
  const { token } = world.admin
  const days = await there.call('createAgendaEvent', {
    token,
    body: {
      kind: 'reminder',
      title: 'Domingo',
      allDay: true,
      startsAt: '2027-03-20T23:00:00Z',
      endsAt: '2027-03-21T23:00:00Z',
      rrule: 'FREQ=WEEKLY;COUNT=3',
    },
  })
  const none = await there.call('deleteAgendaEvent', {
    token,
    params: { id: days.body.event.id },
    query: { scope: 'this', occurrence: '2027-03-20T23:00:00.000Z' },
  })
  expect(none.status).toBe(200)
  const { body } = await there.call('createAgendaEvent', {
    token,
    body: {
      kind: 'meeting',
      title: 'Reunión',
      startsAt: '2027-01-04T09:00:00Z',
      endsAt: '2027-01-04T10:00:00Z',
      rrule: 'FREQ=WEEKLY;COUNT=6',
    },
  })
  const moved = await there.call('updateAgendaEvent', {
    token,
    params: { id: body.event.id },
    body: {
      version: body.event.version,
      scope: 'this',
      occurrence: '2027-01-04T09:00:00.000Z',
      startsAt: '2027-01-05T09:00:00Z',
      endsAt: '2027-01-05T10:00:00Z',
    },
  })
  expect(moved.status).toBe(200)
  const gone = await there.call('deleteAgendaEvent', {
    token,
    params: { id: body.event.id },
    query: { scope: 'this', occurrence: '2027-01-11T09:00:00.000Z' },
  })
  expect(gone.status).toBe(200)
}

/** What an instance says of its own and no other can, by schema: where it lies, who is here. */
const OF_THE_INSTANCE: Record<string, string[]> = {
  Agency: ['slug', 'tradeName', 'version', 'createdAt', 'updatedAt', 'publicPage', 'logo', 'cover'],
  User: [
    'agency_ids',
    'active',
    'email_verified',
    'version',
    'avatar',
    'is_onboarding',
    'role',
    'favourites',
    'imported_contacts',
    'imported_properties',
    'permissions',
  ],
  Property: ['media.src'],
  Lead: ['property.thumb'],
  DemandMatch: ['home.thumb'],
  Selection: ['homes.card.photo.src', 'homes.card.agencyName'],
  Offer: ['home.thumb'],
  AgendaEvent: ['homes.thumb'],
  Visit: ['homes.thumb', 'sheets'],
  InboxThread: ['home.thumb', 'unread', 'lastAt', 'lastText', 'lastSide', 'ways'],
  // Where a source is fetched is set anew: its secret stays, and two instances would read it twice.
  Integration: ['state', 'health', 'homes', 'lastRunAt', 'counts', 'addressHint', 'fetch'],
  Target: [],
  AnalysisCost: [],
  // Balances are of statements; what seems to pay what is reckoned anew.
  BankAccount: ['closing', 'closingOn'],
  BankEntry: ['proposals'],
}

/** A value without what is of its instance, `a.b` also in lists. */
function without(value: unknown, paths: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, paths))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'agencyId' && !paths.includes(key))
      .map(([key, one]) => [
        key,
        without(
          one,
          paths.flatMap((path) => (path.startsWith(`${key}.`) ? [path.slice(key.length + 1)] : [])),
        ),
      ]),
  )
}

/** Parts of the agency itself. */
const OF_THE_AGENCY = ['ListView', 'Target', 'AnalysisCost', 'BankAccount', 'BankEntry']
const idOf = (value: unknown) => (value as { id?: string }).id ?? JSON.stringify(value)
const plain = ({ schema, of, value }: Line) => ({
  schema,
  of: OF_THE_AGENCY.includes(schema) ? '' : (of ?? ''),
  value: without(value, OF_THE_INSTANCE[schema] ?? []),
})
const sorted = (lines: ReturnType<typeof plain>[]) =>
  lines.toSorted((a, b) =>
    `${a.schema} ${a.of} ${idOf(a.value)}` < `${b.schema} ${b.of} ${idOf(b.value)}` ? -1 : 1,
  )

/** Who aims at nothing has no target, but a line in the list of all who work there. */
const isNoTarget = (schema: string, value: unknown): boolean =>
  schema === 'Target' && (value as { captures: number | null }).captures === null

/** Lines of what was brought, as they are to be here: but for a conversation, which stays there. */
async function expected(tag: string): Promise<Line[]> {
  const ids = new Ids(boss.profile.agency_ids[0] ?? '', world.admin.profile.agency_ids[0] ?? '')
  const lines = out
    .lines(tag)
    .filter(({ schema, value }) => !(schema in ABSENT) && !isNoTarget(schema, value))
  await ids.load(here.db, lines)
  const chats = new Set(
    lines
      .filter(
        ({ schema, value }) =>
          schema === 'InboxThread' && (value as { kind: string }).kind === 'chat',
      )
      .map(({ value }) => idOf(value)),
  )
  return lines
    .filter(({ of, value }) => !chats.has(of ?? '') && !chats.has(idOf(value)))
    .map(({ schema, of, value }) => ({
      schema,
      value: ids.in(value),
      ...(of !== undefined && { of: ids.of(of) }),
    }))
}

describe('a takeout that comes in', () => {
  it('brings every kind of record, or it is said why not', () => {
    const all = ROOMS.flatMap(({ schema, parts = [] }) => [
      ...(schema === null ? [] : [schema]),
      ...parts.map((part) => part.schema),
    ])
    const said = new Set([...BROUGHT, ...Object.keys(ABSENT)])
    expect([...new Set(all)].filter((schema) => !said.has(schema))).toEqual([])
  })

  it('is equal out, in, out, but for ids and what is of each instance; nobody is told', async () => {
    const mails = (await here.mails()).length
    const taken = await bring(here, boss, out.zip)
    expect(taken).toMatchObject({ state: 'checking', source: 'llar.zip', counts: [], from: null })
    await here.runJobs()
    const done = await importOf(here, boss, taken.id)
    expect(done).toMatchObject({
      state: 'done',
      progress: 100,
      canUndo: true,
      from: { agencyName: 'Viatja', bytes: out.zip.length },
    })
    expect((await here.mails()).length).toBe(mails)
    expect((await sql`select 1 from listing_news`.execute(here.db)).rows).toEqual([])
    expect((await sql`select 1 from notification`.execute(here.db)).rows).toEqual([])
    expect((await sql`select 1 from webhook_delivery`.execute(here.db)).rows).toEqual([])
    const again = await takenOut(here, boss)
    for (const { tag } of ROOMS.filter(({ tag: one }) => one !== 'agency')) {
      const now = again.lines(tag).filter(({ schema }) => !(schema in ABSENT))
      const want = (await expected(tag)).map(plain)
      const ids = new Set(want.map(({ schema, of, value }) => `${schema} ${of} ${idOf(value)}`))
      const found = now
        .map(plain)
        .filter(({ schema, of, value }) => ids.has(`${schema} ${of} ${idOf(value)}`))
      expect({ tag, lines: sorted(found) }).toEqual({ tag, lines: sorted(want) })
    }
    const documents = (one: Opened) =>
      one.names
        .filter((name) => /^documents\/(home|mail|expense)\//.test(name))
        .map((name) => one.bytes(name).toString('base64'))
        .toSorted()
    expect(documents(again)).toEqual(documents(out))
    expect(again.names.filter((name) => name.startsWith('media/')).length).toBeGreaterThan(0)
  })

  it('comes no second time, whoever asks and however often', async () => {
    const before = await rowsOf(here, boss)
    const { counts } = await brought(here, boss, out.zip)
    expect(counts.filter(({ made }) => made > 0)).toEqual([])
    expect(counts.find(({ schema }) => schema === 'Property')?.known).toBeGreaterThan(0)
    expect(await rowsOf(here, boss)).toEqual(before)
  })
})
