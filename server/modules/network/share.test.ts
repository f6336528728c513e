import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Agreement, AgreementHomePage } from '../../../generated/model/index.ts'
import { sql, uuidv7 } from '../../db/index.ts'
import { untilWaiting } from '../../testing/locks.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { refreshAll } from './share/refresh.ts'
import { network, shareable, TERMS } from './network.fixture.ts'

let server: TestServer
let acts: ReturnType<typeof network>
let aina: Person
let joana: Person
let marc: Person
let circle: string
let agreement: Agreement
let home: string

beforeAll(async () => {
  server = await startTestServer()
  acts = network(server)
  aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  joana = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
  marc = await server.register({ role: 'ADMIN', agencyName: 'Sal i Pins' })
  circle = await acts.circle(aina, [joana, marc])
  agreement = await acts.agreed(aina, joana, circle)
}, 120_000)
afterAll(() => server.close())
beforeEach(async () => {
  home = await acts.publish(aina, shareable(`SH-${uuidv7().slice(-6)}`))
})

const homes = async (who: Person, id = agreement.id): Promise<AgreementHomePage> =>
  (
    await server.call('listAgreementHomes', {
      token: who.token,
      params: { id },
      query: { limit: 100 },
    })
  ).body
/** Why a home stays at home, as `rule field`. */
const why = async (id: string): Promise<string[] | undefined> =>
  (await homes(aina)).items
    .find((one) => one.id === id)
    ?.reasons.map(({ rule, field }) => `${rule} ${field}`)
const texts = (description: string, title = 'Casa') => ({
  texts: { title: { es: title }, description: { es: description } },
})

describe('a home that fits the terms', () => {
  it('stands at the partner’s desk under its label, and at nobody else’s', async () => {
    const { items } = (await server.call('searchNetworkHomes', { token: joana.token })).body
    const found = items.find((one) => one.home.id === home)
    expect(found?.offer).toMatchObject({
      source: 'MICRO',
      agencyName: 'Portal Vell',
      commissionPct: 5,
      sellerPct: 50,
    })
    expect(await acts.seen(marc)).toEqual([])
    expect(await acts.seen(aina)).toEqual([])
    const status = async (who: Person) =>
      (await server.call('getNetworkHome', { token: who.token, params: { id: home } })).status
    expect([await status(joana), await status(marc), await status(aina)]).toEqual([200, 404, 404])
  })

  it('shows what the public sees, without owners, keys, notes, or a telephone', async () => {
    await acts.change(aina, home, {
      mandate: {
        ...shareable('x').mandate,
        keysHeld: true,
        keysNumber: 'C-17-secret',
        contactOnSite: 'Vecina Margalida',
        owners: [{ name: 'Catalina Oliver', phone: '+34611000111' }],
      },
      texts: {
        title: { es: 'Casa' },
        description: { es: 'Casa de prueba.' },
        internalNotes: 'Vende por divorcio',
        agentHook: 'Gancho',
      },
    })
    const { body } = await server.call('getNetworkHome', {
      token: joana.token,
      params: { id: home },
    })
    expect(JSON.stringify(body)).not.toMatch(/Catalina|C-17|Margalida|divorcio|Gancho|611000111/)
    expect(body.home).toMatchObject({
      agent: null,
      contactMethods: [],
      agency: { phone: null, email: null },
    })
  })

  it('is found by the filters of the public search, and refused as there', async () => {
    const find = (query: object) => acts.seen(joana, query)
    expect(await find({ place: 'soller', priceMax: 50_000_000, bedroomsMin: 3 })).toContain(home)
    expect(await find({ priceMax: 49_000_000 })).toEqual([])
    expect(await find({ place: 'palma' })).toEqual([])
    expect(await find({ q: 'prueba' })).toContain(home)
    expect(await find({ agreementId: agreement.id })).toContain(home)
    expect(await find({ agreementId: uuidv7() })).toEqual([])
    const wrong = await server.call('searchNetworkHomes', {
      token: joana.token,
      query: { priceMin: 2, priceMax: 1 },
    })
    expect(wrong.body).toHaveProperty('priceMin')
    const all = new Set(await find({ limit: 100 }))
    const paged: string[] = []
    let cursor: string | undefined
    do {
      const query = { limit: 2, sort: 'price' as const, ...(cursor && { cursor }) }
      const { body } = await server.call('searchNetworkHomes', { token: joana.token, query })
      paged.push(...body.items.map((one) => one.home.id))
      cursor = body.next ?? undefined
    } while (cursor)
    expect([paged.length, new Set(paged)]).toEqual([all.size, all])
  })

  it('leaves with the sale, the reservation leaves it there', async () => {
    const to = async (status: 'reserved' | 'closed') => {
      const { version } = (
        await server.call('getProperty', { token: aina.token, params: { id: home } })
      ).body
      return server.call('changePropertyStatus', {
        token: aina.token,
        params: { id: home },
        body: {
          version,
          status,
          ...(status === 'closed' ? { closePrice: 49_000_000 } : {}),
        } as never,
      })
    }
    expect((await to('reserved')).status).toBe(200)
    expect(await acts.seen(joana)).toContain(home)
    expect((await to('closed')).status).toBe(200)
    expect(await acts.seen(joana)).not.toContain(home)
    expect(await why(home)).toBeUndefined()
  })

  it('is not shown after the mandate’s last day, though nothing was saved', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    await sql`update network_share set until = ${yesterday}::date where property_id = ${home}`.execute(
      server.db,
    )
    expect(await acts.seen(joana)).not.toContain(home)
  })
})

describe('a home that stays at home', () => {
  it.each([
    ['phone', 'Llama: 6OO 11 22 33'],
    ['phone', 'Llama al seiscientos once'],
    ['email', 'Escribe a info (arroba) correo punto com'],
    ['site', 'Más fotos en www.casas.example'],
    ['name', 'Visítela con Portal Vell'],
  ])('%s: "%s"', async (rule, text) => {
    await acts.change(aina, home, texts(text))
    expect(await why(home)).toEqual([`${rule} texts.description`])
    expect(await acts.seen(joana)).not.toContain(home)
    const { byRule, counts } = await homes(aina)
    expect(byRule).toContainEqual(expect.objectContaining({ rule, field: 'texts.description' }))
    expect(counts.withheld).toBeGreaterThan(0)
    await acts.change(aina, home, texts('Casa de prueba.'))
    expect(await acts.seen(joana)).toContain(home)
  })

  it('says the very words, in any language and in the title', async () => {
    await acts.change(aina, home, {
      texts: {
        title: { es: 'Casa', de: 'Haus' },
        description: { es: 'Casa.', de: 'Tel. 6OO 11 22 33' },
      },
    })
    const { items } = await homes(aina)
    expect(items.find(({ id }) => id === home)?.reasons).toMatchObject([
      { rule: 'phone', step: 7, value: expect.stringContaining('6oo 11 22 33') },
    ])
  })

  it('without a fee, without a mandate in force, or from a feed that is not its own', async () => {
    const { mandate } = shareable('x')
    await acts.change(aina, home, { mandate: { ...mandate, commissionPct: undefined } })
    expect(await why(home)).toEqual(['commission mandate.commissionPct'])
    const refresh = () => refreshAll(server.deps)
    // Overnight, with nothing saved.
    const written = (part: object) =>
      sql`update property set doc = jsonb_set(doc, '{mandate}', ${JSON.stringify({ ...mandate, ...part })}::jsonb)
        where id = ${home}`.execute(server.db)
    await written({ endsOn: '2021-01-01' })
    await refresh()
    expect(await why(home)).toEqual(['mandate mandate.endsOn'])
    await written({ endsOn: '2021-01-01', tacitExtension: true })
    await refresh()
    expect(await why(home)).toEqual([])
    // Entered by a program of the house, the demo's: nobody else's portfolio.
    await sql`update property set origin_system = 'demo', origin_id = '1'
      where id = ${home}`.execute(server.db)
    await refresh()
    expect(await why(home)).toEqual([])
    const source = uuidv7()
    await sql`insert into integration (id, agency_id, direction, provider, name, created_at, updated_at)
      values (${source}, ${aina.profile.agency_ids[0]}, 'in', 'kyero', ${source}, now(), now())`.execute(
      server.db,
    )
    await sql`update property set origin_system = ${`kyero:${source}`}, origin_id = '1'
      where id = ${home}`.execute(server.db)
    await refresh()
    expect(await why(home)).toEqual(['foreign basics.ref'])
    const { version } = (
      await server.call('getIntegration', { token: aina.token, params: { id: source } })
    ).body
    await server.call('updateIntegration', {
      token: aina.token,
      params: { id: source },
      body: { version, feed: { ownPortfolio: true } },
    })
    await refresh()
    expect(await why(home)).toEqual([])
  })

  it('is counted to the partner, who is not told which', async () => {
    await acts.change(aina, home, texts('Tel. 600 11 22 33'))
    const theirs = await homes(joana)
    expect(theirs.items).toEqual([])
    expect(theirs.counts.partnerWithheld).toBeGreaterThan(0)
    expect(JSON.stringify(theirs)).not.toContain(home)
  })
})

it('homes that the terms do not take stand nowhere', async () => {
  const rest = await server.register({ role: 'ADMIN', agencyName: 'Tercera' })
  const id = await acts.circle(rest, [joana])
  const own = await acts.publish(rest, shareable('TK-1'))
  const under = async (filter: object, more = {}) => {
    const terms = { ...TERMS, ...more, filter }
    const made = await acts.agreed(rest, joana, id, terms)
    const shown = await acts.seen(joana, { agreementId: made.id })
    await server.call('revokeAgreement', { token: rest.token, params: { id: made.id } })
    return shown
  }
  expect(await under({ places: ['soller'], types: ['vivienda'], priceMax: 50_000_000 })).toEqual([
    own,
  ])
  expect(await under({ places: ['mallorca'] })).toEqual([own])
  for (const filter of [
    { places: ['menorca'] },
    { operations: ['A'] },
    { types: ['hotel'] },
    { priceMin: 50_000_001 },
    { tags: ['Red'] },
  ])
    expect(await under(filter)).toEqual([])
  expect(await under({}, { onlyExclusive: true })).toEqual([])
}, 30_000)

it('terms find out nothing that is kept back: a hidden postal code, and tags before anybody agreed', async () => {
  const rest = await server.register({ role: 'ADMIN', agencyName: 'Discreta' })
  const id = await acts.circle(rest, [joana])
  const own = shareable('PC-1')
  const hidden = { ...own.location, postalCode: '07101', addressVisibility: 'hidden' }
  const kept = await acts.publish(rest, { ...own, location: hidden })
  await server.call('changeProperties', {
    token: rest.token,
    body: { ids: [kept], addTags: ['Divorci'] },
  })
  const asked = async (filter: object) => {
    const made = await acts.propose(joana, rest, id, { ...TERMS, filter })
    const [agreement] = made.body.items
    const hash = agreement?.versions[0]?.hash ?? ''
    const refuse = { token: rest.token, params: { id: agreement?.id ?? '' }, body: { hash } }
    await server.call('refuseAgreement', refuse)
    const { partnerShared, partnerWithheld } = agreement?.counts ?? {}
    return [partnerShared, partnerWithheld]
  }
  for (const tag of ['Divorci', 'Res'])
    expect([tag, await asked({ tags: [tag] })]).toEqual([tag, [null, null]])
  const under = async (filter: object) => {
    const made = await acts.agreed(rest, joana, id, { ...TERMS, filter })
    const shown = await acts.seen(joana, { agreementId: made.id })
    await server.call('revokeAgreement', { token: rest.token, params: { id: made.id } })
    return [shown, made.counts.partnerShared]
  }
  expect(await under({ places: ['07101'] })).toEqual([[], 0])
  expect(await under({ places: ['soller'] })).toEqual([[kept], 1])
  await acts.change(rest, kept, { location: { ...hidden, addressVisibility: 'street' } })
  expect(await under({ places: ['07101'] })).toEqual([[kept], 1])
}, 30_000)

it('networks of kind OTHER are searched only when they are named', async () => {
  const rest = await server.register({ role: 'ADMIN', agencyName: 'Quarta' })
  const id = await acts.circle(rest, [marc], 'OTHER')
  const own = await acts.publish(rest, shareable('OT-1'))
  await acts.agreed(rest, marc, id)
  expect(await acts.seen(marc)).toEqual([])
  expect(await acts.seen(marc, { sources: ['OTHER'] })).toEqual([own])
  const { bySource } = (await server.call('searchNetworkHomes', { token: marc.token })).body
  expect(bySource).toEqual([{ source: 'OTHER', count: 1 }])
})

it('a home that comes by two agreements stands once, with the better share', async () => {
  const second = await acts.circle(aina, [joana])
  await acts.agreed(aina, joana, second, { ...TERMS, sellerSplitPct: 60 })
  const { items } = (
    await server.call('searchNetworkHomes', { token: joana.token, query: { limit: 100 } })
  ).body
  const found = items.filter((one) => one.home.id === home)
  expect(found.map(({ offer }) => offer.sellerPct)).toEqual([60])
})

/** Rows of a home once more under so many ids, in one of the tables a search reads. */
async function copy(table: string, id: string, times: number) {
  const { rows } = await sql<{ name: string }>`select column_name as name
    from information_schema.columns where table_schema = current_schema()
    and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(
    server.db,
  )
  const values = rows.map(({ name }) =>
    name === 'id'
      ? sql`('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
      : name === 'ref'
        ? sql`t.ref || '-' || n`
        : sql`t.${sql.ref(name)}`,
  )
  await sql`insert into ${sql.table(table)} (${sql.join(rows.map(({ name }) => sql.ref(name)))})
    select ${sql.join(values)} from ${sql.table(table)} t cross join generate_series(1, ${times}) n
    where t.id = ${id}`.execute(server.db)
}

it('1,000 shares begin and end within 60 s, at once in fact', async () => {
  const rest = await server.register({ role: 'ADMIN', agencyName: 'Mil' })
  const id = await acts.circle(rest, [joana])
  const first = await acts.publish(rest, shareable('MIL-0'))
  for (const table of ['property', 'listing', 'listing_search']) await copy(table, first, 999)
  const count = async () =>
    (await server.call('searchNetworkHomes', { token: joana.token, query: {} })).body.total
  const before = await count()
  const start = Date.now()
  const made = await acts.agreed(rest, joana, id)
  expect(made.counts.partnerShared).toBe(1000)
  expect(await count()).toBe(before + 1000)
  const began = Date.now()
  await server.call('revokeAgreement', { token: rest.token, params: { id: made.id } })
  expect(await count()).toBe(before)
  expect(Math.max(began - start, Date.now() - began)).toBeLessThan(60_000)
}, 120_000)

describe('terms of which this version cannot read all', () => {
  const writeTerms = (id: string, terms: unknown) =>
    sql`update agreement_version set terms = ${JSON.stringify(terms)}::jsonb
      where agreement_id = ${id}`.execute(server.db)
  let nuria: Person
  let open: Agreement
  beforeAll(async () => {
    nuria = await server.register({ role: 'ADMIN', agencyName: 'Es Pujol' })
    open = await acts.agreed(aina, nuria, await acts.circle(aina, [nuria]))
  })

  it.each([
    { ...TERMS, filter: { ...TERMS.filter, types: ['palafito'] } },
    { ...TERMS, filter: { ...TERMS.filter, condition: ['new'] } },
    { ...TERMS, filter: { ...TERMS.filter, priceMax: 'low' } },
    { ...TERMS, filter: null },
    { ...TERMS, onlyNew: true },
    null,
  ])('share no home that nobody has agreed on: %j', async (terms) => {
    expect(await acts.seen(nuria)).toContain(home)
    await writeTerms(open.id, terms)
    expect((await acts.change(aina, home, texts('Otra vez.'))).status).toBe(200)
    expect(await acts.seen(nuria)).not.toContain(home)
    await writeTerms(open.id, TERMS)
    await refreshAll(server.deps)
    expect(await acts.seen(nuria)).toContain(home)
  })

  it('are accepted by nobody who did not see them', async () => {
    const proposed = (await acts.propose(aina, marc, circle)).body.items[0] as Agreement
    await writeTerms(proposed.id, { ...TERMS, onlyNew: true })
    expect((await acts.accept(marc, proposed)).status).toBe(503)
    await writeTerms(proposed.id, TERMS)
    expect((await acts.accept(marc, proposed)).status).toBe(200)
  })
})

it('the clock judges by the terms of its moment, not of when it began', async () => {
  const [biel, rosa] = [
    await server.register({ role: 'ADMIN', agencyName: 'Na Foradada' }),
    await server.register({ role: 'ADMIN', agencyName: 'Es Trenc' }),
  ]
  const both = await acts.circle(aina, [biel, rosa])
  const first = await acts.agreed(aina, biel, both)
  const other = await acts.agreed(aina, rosa, both)
  expect(await acts.seen(rosa)).toContain(home)
  const busy = await server.db.startTransaction().execute()
  await sql`select from network_share where agreement_id = ${first.id} for update`.execute(busy)
  const refreshed = refreshAll(server.deps)
  await untilWaiting(server.db, 1)
  const { body } = await server.call('proposeAgreement', {
    token: aina.token,
    params: { id: other.id },
    body: {
      hash: other.versions[0]?.hash ?? '',
      terms: { ...TERMS, filter: { operations: ['A'] } },
    },
  })
  expect((await acts.accept(rosa, body)).status).toBe(200)
  await busy.commit().execute()
  await refreshed
  expect(await acts.seen(rosa)).not.toContain(home)
})
