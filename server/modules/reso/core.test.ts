import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SaxesParser } from 'saxes'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { asker, fill, keyOf } from './reso.fixture.ts'

interface Home extends Record<string, unknown> {
  ListingKey: string
  BedroomsTotal: number | null
  ListPrice: number | null
  ListingContractDate: string
  ModificationTimestamp: string
  StandardStatus: string
  View: string[]
  City: string | null
}

let server: TestServer
let boss: Person
let ask: ReturnType<typeof asker>

beforeAll(async () => {
  server = await startTestServer()
  server.deps.config.rateLimits = false
  boss = await server.register({ role: 'ADMIN', agencyName: 'Reso' })
  await fill(server, boss, 170)
  ask = asker(server, (await keyOf(server, boss)).secret)
}, 300_000)
afterAll(() => server.close())

const homes = async (query: string) => {
  const { status, body, headers, text } = await ask(`/Property?${encodeURI(query)}`)
  expect([status, text.slice(0, status === 200 ? 0 : 300)]).toEqual([200, ''])
  expect(headers['odata-version']).toBe('4.01')
  expect(body['@odata.context']).toMatch(/\/reso\/odata\/\$metadata#Property$/)
  return body.value as unknown as Home[]
}

/** Every home, of whatever page. */
async function everyHome(): Promise<Home[]> {
  const first = await ask('/Property')
  const rows = first.body.value as unknown as Home[]
  const link = first.body['@odata.nextLink']
  if (!link) return rows
  const second = await ask(link.slice(link.indexOf('/Property')))
  return [...rows, ...(second.body.value as unknown as Home[])]
}

const DAY = '2026-01-31'
const AT = '2026-01-31T12:00:00Z'
const less = (a: number | string | null, b: number | string) => a !== null && a < b
const more = (a: number | string | null, b: number | string) => a !== null && a > b
type Check = (home: Home, day: string, at: string) => boolean

/** What a core server is asked in filters: name, filter, what each row fulfils. */
const FILTERS: [string, string, Check][] = [
  [
    'int-and',
    'BedroomsTotal gt 1 and BedroomsTotal lt 4',
    (h) => more(h.BedroomsTotal, 1) && less(h.BedroomsTotal, 4),
  ],
  [
    'int-or',
    'BedroomsTotal gt 3 or BedroomsTotal lt 2',
    (h) => more(h.BedroomsTotal, 3) || less(h.BedroomsTotal, 2),
  ],
  [
    'int-not',
    'not(BedroomsTotal le -1)',
    (h) => !(h.BedroomsTotal !== null && h.BedroomsTotal <= -1),
  ],
  ['int-eq', 'BedroomsTotal eq 3', (h) => h.BedroomsTotal === 3],
  ['int-ne', 'BedroomsTotal ne 3', (h) => h.BedroomsTotal !== 3],
  ['int-gt', 'BedroomsTotal gt 3', (h) => more(h.BedroomsTotal, 3)],
  ['int-ge', 'BedroomsTotal ge 3', (h) => h.BedroomsTotal === 3 || more(h.BedroomsTotal, 3)],
  ['int-lt', 'BedroomsTotal lt 3', (h) => less(h.BedroomsTotal, 3)],
  ['int-le', 'BedroomsTotal le 3', (h) => h.BedroomsTotal === 3 || less(h.BedroomsTotal, 3)],
  ['decimal-ne', 'ListPrice ne 300000', (h) => h.ListPrice !== 300_000],
  ['decimal-gt', 'ListPrice gt 300000.5', (h) => more(h.ListPrice, 300_000.5)],
  [
    'decimal-ge',
    'ListPrice ge 300000',
    (h) => h.ListPrice === 300_000 || more(h.ListPrice, 300_000),
  ],
  ['decimal-lt', 'ListPrice lt 300000', (h) => less(h.ListPrice, 300_000)],
  [
    'decimal-le',
    'ListPrice le 300000',
    (h) => h.ListPrice === 300_000 || less(h.ListPrice, 300_000),
  ],
  ['date-eq', 'ListingContractDate eq DAY', (h, day) => h.ListingContractDate === day],
  ['date-ne', 'ListingContractDate ne DAY', (h, day) => h.ListingContractDate !== day],
  ['date-gt', 'ListingContractDate gt DAY', (h, day) => h.ListingContractDate > day],
  ['date-ge', 'ListingContractDate ge DAY', (h, day) => h.ListingContractDate >= day],
  ['date-lt', 'ListingContractDate lt DAY', (h, day) => h.ListingContractDate < day],
  ['date-le', 'ListingContractDate le DAY', (h, day) => h.ListingContractDate <= day],
  ['datetime-gt', 'ModificationTimestamp gt AT', (h, _, at) => h.ModificationTimestamp > at],
  ['datetime-ge', 'ModificationTimestamp ge AT', (h, _, at) => h.ModificationTimestamp >= at],
  ['datetime-ne', 'ModificationTimestamp ne AT', (h, _, at) => h.ModificationTimestamp !== at],
  ['datetime-lt', 'ModificationTimestamp lt AT', (h, _, at) => h.ModificationTimestamp < at],
  ['datetime-le', 'ModificationTimestamp le AT', (h, _, at) => h.ModificationTimestamp <= at],
  ['datetime-lt-now', 'ModificationTimestamp lt now()', () => true],
  ['datetime-le-now', 'ModificationTimestamp le now()', () => true],
  ['datetime-ne-now', 'ModificationTimestamp ne now()', () => true],
  ['enum-single-eq', "StandardStatus eq 'Active'", (h) => h.StandardStatus === 'Active'],
  ['enum-ne', "StandardStatus ne 'Active'", (h) => h.StandardStatus !== 'Active'],
  ['coll-enum-any', "View/any(x:x eq 'Water')", (h) => h.View.includes('Water')],
  [
    'coll-enum-all',
    "View/all(x:x eq 'Water' or x eq 'Ocean')",
    (h) => h.View.every((v) => v === 'Water' || v === 'Ocean'),
  ],
  [
    'string-enum-multi-any',
    "View/any(x:x eq 'Water' or x eq 'Mountains')",
    (h) => h.View.includes('Water') || h.View.includes('Mountains'),
  ],
  [
    'string-enum-multi-all',
    "View/all(x:x eq 'Water' or x eq 'Mountains')",
    (h) => h.View.every((v) => v === 'Water' || v === 'Mountains'),
  ],
  ['string-contains', "contains(City,'alma')", (h) => h.City?.includes('alma') ?? false],
  ['string-startswith', "startswith(City,'Pal')", (h) => h.City?.startsWith('Pal') ?? false],
  ['string-endswith', "endswith(City,'ma')", (h) => h.City?.endsWith('ma') ?? false],
  [
    'string-enum-single-in',
    "StandardStatus in ('Active','Pending','Closed')",
    (h) => ['Active', 'Pending', 'Closed'].includes(h.StandardStatus),
  ],
]

describe('filters of a core server', () => {
  it.each(FILTERS)('%s: every row fulfils it, and none is left out', async (_, filter, check) => {
    const all = await everyHome()
    expect(all.length).toBeGreaterThanOrEqual(150)
    const [day, at] = [all[40]?.ListingContractDate ?? '', all[80]?.ModificationTimestamp ?? '']
    for (const [one, moment] of [
      [day, at],
      [DAY, AT],
    ] as const) {
      const asked = filter.replace('DAY', one).replace('AT', moment)
      const wanted = all.filter((home) => check(home, one, moment)).map((h) => h.ListingKey)
      const { body } = await ask(`/Property?$count=true&$filter=${encodeURIComponent(asked)}`)
      expect(body['@odata.count']).toBe(wanted.length)
      const found = body.value as unknown as Home[]
      expect(found.every((home) => check(home, one, moment))).toBe(true)
      if (wanted.length <= 200)
        expect(found.map((h) => h.ListingKey).toSorted()).toEqual(wanted.toSorted())
    }
  })

  it('of numbers and times they are never empty', async () => {
    for (const [, filter] of FILTERS.filter(([name]) =>
      /^(?:int|decimal|datetime-..-now)/.test(name),
    ))
      expect([filter, (await homes(`$filter=${filter}`)).length > 0]).toEqual([filter, true])
  })
})

describe('the rest a core server answers', () => {
  it('metadata-validation: EDMX with container, keys and types, whatever is accepted', async () => {
    for (const accept of ['application/xml', 'application/json', '*/*']) {
      const { status, headers, text } = await ask('/$metadata', { accept })
      expect([status, headers['odata-version']]).toEqual([200, '4.01'])
      expect(headers['content-type']).toContain('application/xml')
      const seen: Record<string, string[]> = {}
      const parser = new SaxesParser()
      parser.on('opentag', ({ name, attributes }) =>
        (seen[name] ??= []).push(String(attributes['Type'] ?? attributes['Name'] ?? '')),
      )
      parser.write(text).close()
      expect(seen['EntityContainer']).toHaveLength(1)
      expect(seen['EntitySet']).toEqual(['Property', 'Media', 'Member', 'Office', 'Lookup'])
      expect(seen['Key']).toHaveLength(5)
      expect(seen['Property']?.every((type) => /^(Collection\()?Edm\.\w+\)?$/.test(type))).toBe(
        true,
      )
    }
  })

  it('service-document: names the sets', async () => {
    for (const path of ['', '/']) {
      const { status, body } = await ask(path)
      expect(status).toBe(200)
      expect(body.value.map(({ name }) => name)).toContain('Property')
    }
  })

  it('fetch-by-key, select, top, skip, count', async () => {
    const [first] = await homes('$top=1')
    const key = first?.ListingKey ?? ''
    const one = await ask(`/Property('${key}')`)
    expect([one.status, (one.body as unknown as Home).ListingKey]).toEqual([200, key])
    const fields = [
      'ListingKey',
      'BedroomsTotal',
      'ListPrice',
      'StandardStatus',
      'ModificationTimestamp',
    ]
    for (const row of await homes(`$select=${fields.join(',')}`))
      expect(Object.keys(row).toSorted()).toEqual(fields.toSorted())
    const five = await homes('$top=5')
    const next = await homes('$top=5&$skip=5')
    expect([five.length, next.length]).toEqual([5, 5])
    expect(new Set([...five, ...next].map((h) => h.ListingKey)).size).toBe(10)
    expect(await homes('$top=0')).toEqual([])
    const { body } = await ask('/Property?$count=true')
    expect(body['@odata.count']).toBe((await everyHome()).length)
  })

  it.each(['asc', 'desc'])('orderby-timestamp-%s, filtered too', async (way) => {
    for (const filter of ['', '&$filter=BedroomsTotal gt 2']) {
      const rows = await homes(`$orderby=ModificationTimestamp ${way}${filter}`)
      const times = rows.map((h) => h.ModificationTimestamp)
      expect(times.length).toBeGreaterThan(10)
      expect(way === 'asc' ? times : times.toReversed()).toEqual(times.toSorted())
      if (filter) expect(rows.every((h) => more(h.BedroomsTotal, 2))).toBe(true)
    }
  })

  it('enum-has of every kind is for enumerations, which lookups of text are not', async () => {
    for (const filter of [
      "StandardStatus has 'Active'",
      "View has 'Water'",
      "View has 'Water' and View has 'Mountains'",
    ])
      expect((await ask(`/Property?$filter=${encodeURIComponent(filter)}`)).status).toBe(400)
  })

  it('response-code-400 and -404 with code and message', async () => {
    const bad = await ask('/Property?$filter=NoSuchField%20eq%201')
    expect([bad.status, bad.body.error?.code]).toEqual([400, 'UnknownField'])
    expect(bad.body.error?.message).toContain('NoSuchField')
    for (const path of ['/NoSuchResource', "/Property('none')", '/property', '/Property/x'])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
  })

  it('lookup-resource-validation: every value that is told has its line', async () => {
    const { body } = await ask(
      `/Lookup?$filter=${encodeURIComponent("LookupName eq 'StandardStatus'")}`,
    )
    expect(body.value.find((one) => one['LookupValue'] === 'Active Under Contract')).toMatchObject({
      LookupKey: 'StandardStatus.ActiveUnderContract',
      StandardLookupValue: 'Active Under Contract',
      LegacyODataValue: 'ActiveUnderContract',
      ModificationTimestamp: expect.stringMatching(/Z$/),
    })
    const listed = (await ask('/Lookup')).body.value
    const all = await everyHome()
    for (const name of ['StandardStatus', 'PropertyType', 'PropertySubType', 'View', 'Cooling']) {
      const known = listed.filter((one) => one.LookupName === name).map((one) => one.LookupValue)
      const told = all.flatMap((home) => home[name] ?? []).flat()
      expect(told.filter((value) => !known.includes(value as string))).toEqual([])
      expect(told.length).toBeGreaterThan(0)
    }
  })

  it.each([
    '',
    '$orderby=ListPrice desc',
    '$orderby=City,BedroomsTotal desc',
    '$filter=BedroomsTotal ge 2&$orderby=PropertySubType',
    '$top=90&$skip=7',
  ])('server-driven-paging: %s to the end, none twice, none missing', async (query) => {
    const whole = query.includes('$top')
      ? await homes(query)
      : (await Promise.all([homes(query), homes(`${query}&$skip=200`)])).flat()
    const seen: string[] = []
    let path: string | undefined = `/Property?${encodeURI(query)}`
    for (let turn = 0; path !== undefined && turn < 40; turn += 1) {
      const { status, body } = await ask(path, { prefer: 'odata.maxpagesize=25' })
      expect(status).toBe(200)
      expect(body.value.length).toBeLessThanOrEqual(25)
      seen.push(...body.value.map(({ ListingKey }) => ListingKey as string))
      const link: string | undefined = body['@odata.nextLink']
      path = link?.slice(link.indexOf('/Property'))
    }
    expect(seen).toEqual(whole.map((h) => h.ListingKey))
    expect(new Set(seen).size).toBe(seen.length)
  })
})
