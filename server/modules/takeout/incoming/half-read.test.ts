import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Listing } from '../../../../generated/model/index.ts'
import { json, sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { complete, published } from '../../property/testing/homes.fixture.ts'
import { brought, takenOut } from '../testing/bring.ts'
import { entriesOf } from '../testing/open-takeout.ts'
import { zipOf } from '../testing/zip-of.ts'

/** What another version wrote keeps back at the next instance what it kept back at the first. */
let server: TestServer
let there: Person
let homeId: string
let zip: Buffer
beforeAll(async () => {
  server = await startTestServer()
  there = await server.register({ role: 'ADMIN', agencyName: 'Parteix' })
  const location = { ...complete.location, addressVisibility: 'full', geoPrecision: 'exact' }
  homeId = (await published(server, there, { ...complete, location } as never)).id
  await sql`update property set doc = jsonb_set(
    jsonb_set(doc, '{basics,offers,0,priceHidden}', 'true'), '{location,discreet}', 'true'),
    version = version + 1 where id = ${homeId}`.execute(server.db)
  await contact()
  await demand()
  await reckoned()
  zip = (await takenOut(server, there)).zip
}, 300_000)
afterAll(() => server.close())

const call = { lang: 'es' } as const
const inside = (column: string, id: string, part: string, value: object) =>
  sql`update ${sql.table(column)} set doc = jsonb_set(doc, ${`{${part}}`}::text[],
    coalesce(doc -> ${part}, '{}') || ${json(value)}) where id = ${id}`.execute(server.db)

/** Somebody who agreed to letters, said something since, and asked not to be written to. */
async function contact() {
  const { token } = there
  const body = { person: { firstName: 'Jaume', lastName: 'Oliver' } }
  const { id } = (await server.call('createContact', { ...call, token, body })).body
  const params = { id }
  for (const at of ['2026-01-01T10:00:00Z', '2026-02-01T10:00:00Z']) {
    const asked = { purpose: 'newsletter', state: 'granted', basis: 'consent' } as const
    const said = await server.call('addContactConsent', {
      token,
      params,
      body: { ...asked, channel: 'IN_PERSON', text: 'Sí', at },
    })
    expect(said.status).toBe(201)
  }
  await sql`update contact_consent set state = 'paused'
    where at = '2026-02-01T10:00:00Z'`.execute(server.db)
  await inside('contact', id, 'reach', { noWriting: true })
}

async function demand() {
  const body = {
    contact: { firstName: 'Marga', phone: '+34600333444' },
    what: { operations: ['V'], types: ['vivienda'] },
    money: { priceMax: 90_000_000 },
  }
  const { token } = there
  const made = await server.call('createDemand', { token, body: body as never })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  await inside('demand', made.body.id, 'home', { lift: 'needed' })
  await inside('demand', made.body.id, 'follow', { lastDay: '2020-01-01' })
}

/** What is summed or run by as a whole, and a registration with a last day under another name. */
async function reckoned() {
  const { token, profile } = there
  const data = {
    supplierName: 'Endesa',
    supplierTaxId: 'A81948077',
    number: 'P-1',
    issuedOn: '2025-11-01',
    lines: [{ vatPct: 21, base: 7000 }],
  }
  const paper = await server.call('createExpense', { token, body: data as never })
  expect(paper.status, JSON.stringify(paper.body)).toBe(201)
  const agency = profile.agency_ids[0] ?? ''
  const channel = await server.call('createIntegration', {
    token,
    body: { provider: 'kyero', name: 'Kyero' } as never,
  })
  expect(channel.status, JSON.stringify(channel.body)).toBe(201)
  const mine = sql`agency_id = ${agency}`
  const registrations = [{ kind: 'API', number: '1', lastDay: '2021-01-01' }]
  await sql`update expense set data = jsonb_set(data, '{lines,0,borne}', '100')
    where ${mine}`.execute(server.db)
  await sql`update integration set settings = jsonb_set(settings, '{kyero}',
    coalesce(settings -> 'kyero', '{}') || '{"atMost": 5}') where ${mine}`.execute(server.db)
  await sql`update agency set doc = doc || ${json({ registrations })}
    where id = ${agency}`.execute(server.db)
}

/** Documents of an agency as they are stored. */
const docsOf = async (what: string, agency: string): Promise<unknown[]> =>
  (
    await sql<{ doc: unknown }>`select doc #> '{}' as doc from ${sql.table(what)}
      where agency_id = ${agency}`.execute(server.db)
  ).rows.map(({ doc }) => doc)

/** The file as a server would have written it that knows what was unread. */
async function ofLater(): Promise<Buffer> {
  const entries = await entriesOf(zip)
  const text = entries.get('data/property.ndjson')?.toString() ?? ''
  const lines = text.split('\n').filter(Boolean)
  const knowing = lines.map((line) => {
    const { stored, ...rest } = JSON.parse(line) as { stored?: object; value: object }
    return JSON.stringify(stored ? { ...rest, value: { ...rest.value, ...stored } } : rest)
  })
  entries.set('data/property.ndjson', Buffer.from(`${knowing.join('\n')}\n`))
  const manifest = JSON.parse(entries.get('manifest.json')?.toString() ?? '{}') as object
  const files = [...entries]
    .filter(([name]) => name !== 'manifest.json')
    .map(([name, content]) => ({
      name,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    }))
  entries.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, files })))
  return zipOf([...entries].map(([name, content]) => ({ name, content })))
}

it.each(['with what is stored', 'of a later version'])(
  'a home keeps back its price and place, by a file %s',
  async (kind) => {
    const boss = await server.register({ role: 'ADMIN' })
    const agency = boss.profile.agency_ids[0] ?? ''
    const report = await brought(
      server,
      boss,
      kind === 'of a later version' ? await ofLater() : zip,
    )
    expect(report.state).toBe('done')
    const { rows } = await sql<{ id: string; status: string }>`select id, status from property
      where agency_id = ${agency}`.execute(server.db)
    expect(rows).toMatchObject([{ status: 'active' }])
    const params = { id: rows[0]?.id ?? '' }
    const shown = (await server.call('getListing', { params })).body as Listing
    expect(shown.prices.map(({ price }) => price)).toEqual([null])
    expect(shown.location.geo).toBeNull()
    expect(JSON.stringify(shown)).not.toContain('sa Lluna')
    expect(await docsOf('property', agency)).toMatchObject([
      {
        basics: { offers: [{ priceHidden: true, price: 94_500_000 }] },
        location: { discreet: true },
      },
    ])
  },
)

it('so do people and demands; a word that is unread takes back the one before', async () => {
  const boss = await server.register({ role: 'ADMIN' })
  const agency = boss.profile.agency_ids[0] ?? ''
  const report = await brought(server, boss, zip)
  const left = report.issues.map(({ schema }) => schema).filter((schema) => schema !== 'User')
  expect(left.toSorted()).toEqual(['Expense', 'Integration'])
  expect(await docsOf('contact', agency)).toContainEqual(
    expect.objectContaining({ reach: { noWriting: true } }),
  )
  expect(await docsOf('demand', agency)).toMatchObject([
    { home: { lift: 'needed' }, follow: { lastDay: '2020-01-01' } },
  ])
  const mine = sql`agency_id = ${agency}`
  const { rows } = await sql<Record<string, unknown>>`select
    (select do_not_contact from contact where ${mine} and name = 'Jaume Oliver') as "saidNo",
    (select expires_at <= now() from demand where ${mine}) as "isOver",
    (select doc -> 'registrations' from agency where id = ${agency}) as registered,
    (select array_agg(state order by at) from contact_consent where ${mine}) as states`.execute(
    server.db,
  )
  expect(rows).toEqual([
    { saidNo: true, isOver: true, registered: null, states: ['granted', 'paused'] },
  ])
})
