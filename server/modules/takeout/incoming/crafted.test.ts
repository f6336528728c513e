import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sql, uuidv7 } from '../../../db/index.ts'
import { PutBack } from '../../../jobs/index.ts'
import { dying } from '../../../testing/dying.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { makeWorld, type World } from '../../../walks/world.ts'
import { bring, brought, importOf, takenOut } from '../testing/bring.ts'
import { entriesOf } from '../testing/open-takeout.ts'
import { zipOf, type ZipFile } from '../testing/zip-of.ts'
import { lineOf } from './check.ts'
import { PASSES } from './passes.ts'
import { runImport } from './run.ts'
import { wholeOf } from './zip/content.ts'

/** Takeouts that somebody made by hand: whole, with digests and counts that are right, and lying. */

let server: TestServer
let theirs: World
let own: World
let files: ZipFile[]
beforeAll(async () => {
  server = await startTestServer()
  theirs = await makeWorld(server, 'Theirs')
  own = await makeWorld(server, 'Crafted')
  await server.runJobs()
  const { zip } = await takenOut(server, own.admin)
  files = [...(await entriesOf(zip))].map(([name, content]) => ({ name, content }))
})
afterAll(() => server.close())

interface Line {
  schema: string
  of?: string
  value: Record<string, unknown>
}

const textOf = (name: string) =>
  files.find((file) => file.name === name)?.content.toString() ?? '{}'

/** The takeout with each record as its maker wants it. */
function crafted(change: (line: Line) => Line): Buffer {
  const counts: Record<string, Record<string, number>> = {}
  const rest = files.flatMap((file) => {
    if (file.name === 'manifest.json') return []
    const tag = /^data\/([a-z]+)\.ndjson$/.exec(file.name)?.[1]
    if (tag === undefined) return file
    const lines = file.content.toString().split('\n').filter(Boolean)
    const made = lines.map((text) => change(JSON.parse(text) as Line))
    counts[tag] = {}
    for (const { schema } of made) counts[tag][schema] = (counts[tag][schema] ?? 0) + 1
    const content = Buffer.from(made.map((line) => `${JSON.stringify(line)}\n`).join(''))
    return { ...file, content }
  })
  const told = rest.map(({ name, content }) => ({
    name,
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }))
  const manifest = { ...JSON.parse(textOf('manifest.json')), counts, files: told }
  return zipOf([{ name: 'manifest.json', content: Buffer.from(JSON.stringify(manifest)) }, ...rest])
}

/** Rows of an agency, of every table that has such, that name a record of the other one. */
async function namedIn(who: Person): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name
    from information_schema.columns where table_schema = current_schema()
    and column_name = 'agency_id'`.execute(server.db)
  const mine = who.profile.agency_ids[0] ?? ''
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select to_jsonb(t)::text as text
      from ${sql.table(name)} t where agency_id = ${mine}`.execute(server.db)
    for (const id of theirs.ids)
      if (rows.some(({ text }) => text.includes(id) || text.includes(id.replaceAll('-', ''))))
        found.push(`${name} ${id}`)
  }
  return found
}

const SPELLINGS: Record<string, (id: string) => string> = {
  'as they are': (id) => id,
  'in capitals': (id) => id.toUpperCase(),
  'without hyphens': (id) => id.replaceAll('-', ''),
  'in braces': (id) => `{${id}}`,
  'as a urn': (id) => `urn:uuid:${id}`,
}

it.each(Object.keys(SPELLINGS))('ids of another agency name nothing of it, %s', async (how) => {
  const boss = await server.register({ role: 'ADMIN' })
  const spelled = (id: string): string => {
    const foreign = theirs.ids[own.ids.indexOf(id)]
    return foreign === undefined ? id : (SPELLINGS[how]?.(foreign) ?? id)
  }
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return spelled(value)
    if (Array.isArray(value)) return value.map(named)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, key === 'agencyId' ? one : named(one)]),
    )
  }
  const report = await brought(
    server,
    boss,
    crafted(({ schema, of, value }) => ({
      schema,
      value: schema === 'Agency' ? value : (named(value) as Line['value']),
      ...(of !== undefined && { of: spelled(of) }),
    })),
  )
  expect([report.state, await namedIn(boss)]).toEqual(['done', []])
  // Whoever only reads a contact reads lines about nothing: what was about a record still says so.
  const { rows } = await sql`
    select 1 from contact_entry where agency_id = ${boss.profile.agency_ids[0] ?? ''}
      and text = 'Nueva demanda' and ref_type is null`.execute(server.db)
  expect(rows).toEqual([])
})

it('a small file with a hole behind it is read without the hole', async () => {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x0403_4b50, 0)
  const zip = Buffer.concat([head, Buffer.from('{}'), Buffer.alloc(5_000_000)])
  let most = 0
  const source = {
    size: zip.length,
    etag: null,
    read: (start: number, end: number) => {
      most = Math.max(most, end - start)
      return Promise.resolve(Readable.from([zip.subarray(start, end + 1)]))
    },
  }
  const sha256 = createHash('sha256').update('{}').digest('hex')
  const content = { name: 'x', size: 2, sha256, headerAt: 0, endsAt: zip.length }
  expect((await wholeOf(source, content)).toString()).toBe('{}')
  expect(most).toBeLessThan(100)
})

it('brackets without an end are refused before they become anything', () => {
  const bomb = `{"schema": "Contact", "value": ${'['.repeat(3_900_000)}${']'.repeat(3_900_000)}}`
  const become = vi.spyOn(JSON, 'parse')
  expect(lineOf(bomb)).toBeNull()
  expect(become).not.toHaveBeenCalled()
  become.mockRestore()
})

it('a consent that nobody can read costs its enquiry, and nothing else', async () => {
  const boss = await server.register({ role: 'ADMIN' })
  for (const text of ['{', 'null', '[]', '{"text": 7}']) {
    const same = files
    files = files.map((file) =>
      file.name.startsWith('consents/') ? { ...file, content: Buffer.from(text) } : file,
    )
    const { state, counts } = await brought(
      server,
      boss,
      crafted((line) => line),
    )
    files = same
    const of = (name: string) => counts.find(({ schema }) => schema === name)
    expect([text, state, of('Lead')?.made, of('Lead')?.left]).toEqual([text, 'done', 0, 1])
  }
})

it('a step ends where its lines are large, however few they are', async () => {
  const boss = await server.register({ role: 'ADMIN' })
  const [sample] = textOf('data/contact.ndjson')
    .split('\n')
    .filter(Boolean)
    .map((text) => JSON.parse(text) as Line)
    .filter(({ schema }) => schema === 'Contact')
  if (!sample) throw new Error('there is no contact')
  const value = { ...sample.value, more: '[],'.repeat(1_000_000) }
  const line = `${JSON.stringify({ ...sample, value })}\n`
  const same = files
  files = files.map((file) =>
    file.name === 'data/contact.ndjson' ? { ...file, content: Buffer.from(line.repeat(5)) } : file,
  )
  const { id } = await bring(
    server,
    boss,
    crafted((one) => one),
  )
  files = same
  const aStep = () => expect(runImport(server.deps, id, 0)).rejects.toThrow(PutBack)
  await aStep()
  const pass = PASSES.findIndex(({ ways }) => 'Contact' in ways)
  await sql`update takeout_import set pass = ${pass}, line_at = 0 where id = ${id}`.execute(
    server.db,
  )
  await aStep()
  const { rows } = await sql<{ pass: number; line_at: number }>`
    select pass, line_at from takeout_import where id = ${id}`.execute(server.db)
  expect(rows).toEqual([{ pass, line_at: 2 * Buffer.byteLength(line) }])
})

it('an account with a number that no bank knows is left out, with its entries', async () => {
  const boss = await server.register({ role: 'ADMIN' })
  const iban = 'ES91</IBAN></Id><x/>'
  const { state, counts } = await brought(
    server,
    boss,
    crafted((line) =>
      line.schema === 'BankAccount' ? { ...line, value: { ...line.value, iban } } : line,
    ),
  )
  const of = (name: string) => counts.find(({ schema }) => schema === name)
  expect([state, of('BankAccount')?.made, of('BankEntry')?.made]).toEqual(['done', 0, 0])
})

it('entries of the bank that are alike all come, each by a few looks', async () => {
  const boss = await server.register({ role: 'ADMIN' })
  const lines = textOf('data/bank.ndjson').split('\n').filter(Boolean)
  const read = lines.map((text) => JSON.parse(text) as Line)
  const account = read.find(({ schema }) => schema === 'BankAccount')
  const entry = read.find(({ schema }) => schema === 'BankEntry')
  if (!account || !entry) throw new Error('there are no books')
  const alike = Array.from({ length: 300 }, () => ({
    ...entry,
    value: { ...entry.value, id: uuidv7(), matches: [] },
  }))
  const content = Buffer.from(
    [account, ...alike].map((line) => `${JSON.stringify(line)}\n`).join(''),
  )
  const same = files
  files = files.map((file) => (file.name === 'data/bank.ndjson' ? { ...file, content } : file))
  const { id } = await bring(
    server,
    boss,
    crafted((one) => one),
  )
  files = same
  await expect(runImport(server.deps, id, 0)).rejects.toThrow(PutBack)
  const pass = PASSES.findIndex(({ ways }) => 'BankAccount' in ways)
  await sql`update takeout_import set pass = ${pass}, line_at = 0 where id = ${id}`.execute(
    server.db,
  )
  await runImport(dying(server.deps, 9_000), id)
  const { counts } = await importOf(server, boss, id)
  const of = (name: string) => counts.find(({ schema }) => schema === name)
  expect(of('BankEntry')).toMatchObject({ made: 300, left: 0 })
})

const EVENTS: Record<string, object> = {
  'a zone that is none': { timeZone: 'Mars/Phobos' },
  'a zone that is none, again and again': { timeZone: 'Mars/Phobos', rrule: 'FREQ=DAILY' },
  'a rule that is none': { rrule: 'FREQ=NEVER' },
  'a rule that never comes true': { rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' },
  'a rule of seconds': { rrule: 'FREQ=SECONDLY' },
  'a length of centuries': { endsAt: '2999-01-01T00:00:00Z', rrule: 'FREQ=DAILY' },
  'the year 1': { startsAt: '0001-01-01T00:00:00Z', endsAt: '0001-01-01T01:00:00Z' },
}

it.each(Object.keys(EVENTS))('an event with %s is left out, and nothing else', async (how) => {
  const boss = await server.register({ role: 'ADMIN' })
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const odd = { startsAt: soon(20), endsAt: soon(60), reminders: [15], ...EVENTS[how] }
  const { state, counts } = await brought(
    server,
    boss,
    crafted((line) =>
      line.schema === 'AgendaEvent' ? { ...line, value: { ...line.value, ...odd } } : line,
    ),
  )
  const of = (name: string) => counts.find(({ schema }) => schema === name)
  expect([state, of('AgendaEvent')?.made, of('AgendaEvent')?.left]).toEqual(['done', 0, 1])
  expect(of('Property')?.made).toBeGreaterThan(0)
  const query = { from: soon(-60), to: soon(600) }
  expect((await server.call('listAgenda', { token: boss.token, query })).status).toBe(200)
})

it('a home publishes nothing that an agent could not publish here, and says so', async () => {
  const boss = await server.register({ role: 'ADMIN' })
  type Home = { basics: object; mandate?: object; media: object[]; externalIds: object[] }
  const without: Record<string, (home: Home) => object> = {
    'LESS-1': ({ mandate: _, ...home }) => home,
    'LESS-2': (home) => ({ ...home, mandate: { startsOn: '2020-01-01', endsOn: '2020-02-01' } }),
    'LESS-3': (home) => ({ ...home, status: 'reserved', substatus: 'SIGNED', legal: {} }),
    'LESS-4': (home) => ({ ...home, media: [] }),
    'WHOLE-1': (home) => home,
    // By a feed, which has no such fields: what it must have is there.
    'FEED-1': ({ mandate: _, ...home }) => ({ ...home, externalIds: [{ system: 'x', id: '1' }] }),
    'FEED-2': (home) => ({ ...home, media: [], externalIds: [{ system: 'x', id: '2' }] }),
  }
  const sample = textOf('data/property.ndjson')
    .split('\n')
    .filter(Boolean)
    .map((text) => JSON.parse(text) as Line)
    .find(({ schema, value }) => schema === 'Property' && value['status'] === 'active')
  if (!sample) throw new Error('no home is on the market')
  const homes = Object.entries(without).map(([ref, change]): Line => {
    const whole = structuredClone(sample.value) as unknown as Home
    const basics = { ...whole.basics, ref }
    const media = whole.media.map((one) => ({ ...one, id: uuidv7() }))
    const value = change({ ...whole, externalIds: [], basics, media })
    return { ...sample, value: { ...value, ref, id: uuidv7() } }
  })
  const rest = files
  files = files.map((file) =>
    file.name === 'data/property.ndjson'
      ? { ...file, content: Buffer.from(homes.map((one) => `${JSON.stringify(one)}\n`).join('')) }
      : file,
  )
  const report = await brought(
    server,
    boss,
    crafted((line) => line),
  )
  files = rest
  const { rows } = await sql<{ ref: string; status: string; shown: boolean }>`
    select ref, status, exists (select 1 from listing l where l.id = p.id) as shown
    from property p where agency_id = ${boss.profile.agency_ids[0] ?? ''} order by ref`.execute(
    server.db,
  )
  const stands = Object.fromEntries(rows.map(({ ref, status, shown }) => [ref, [status, shown]]))
  const [held, shown] = [
    ['draft', false],
    ['active', true],
  ]
  expect(stands).toEqual({
    'FEED-1': shown,
    'FEED-2': held,
    'LESS-1': held,
    'LESS-2': held,
    'LESS-3': held,
    'LESS-4': held,
    'WHOLE-1': shown,
  })
  const told = report.issues.filter(({ message }) => message.includes('borrador'))
  expect(told.map((one) => one.name).toSorted()).toEqual([
    'FEED-2',
    'LESS-1',
    'LESS-2',
    'LESS-3',
    'LESS-4',
  ])
})

it('an agency is filled with what its own door takes, as that keeps it', async () => {
  const filledBy = async (more: Record<string, unknown>) => {
    const boss = await server.register({ role: 'ADMIN' })
    await brought(
      server,
      boss,
      crafted((line) =>
        line.schema === 'Agency' ? { ...line, value: { ...line.value, ...more } } : line,
      ),
    )
    const params = { id: boss.profile.agency_ids[0] ?? '' }
    const { body } = await server.call('getAgency', { token: boss.token, params })
    return [body.taxId ?? null, body.publicPhone ?? null, body.invoice?.iban ?? null]
  }
  const iban = 'es91 2100 0418 4502 0005 1332'
  expect(
    await filledBy({ taxId: 'b-57123457', publicPhone: '971 000 111', invoice: { iban } }),
  ).toEqual(['B57123457', '+34971000111', 'ES9121000418450200051332'])
  const wrong = { taxId: 'B00000001', publicPhone: 'no', invoice: { iban: 'ES00' } }
  expect(await filledBy(wrong)).toEqual([null, null, null])
})
