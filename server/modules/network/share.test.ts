import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql, uuidv7 } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { agreedPartners, shareable, TERMS, texts } from './network.fixture.ts'

const { server, acts, aina, joana, marc, agreement, another, why } = await agreedPartners()
afterAll(() => server.close())
let home: string
beforeEach(async () => {
  home = await another()
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

  it('kept at home by a later version is shared by no change of it', async () => {
    await sql`update network_share set state = 'kept' where property_id = ${home}::uuid`.execute(
      server.db,
    )
    const changed = await acts.change(aina, home, texts('Casa junto al mar.'))
    expect(changed.status).toBe(200)
    await server.runJobs()
    expect(await acts.seen(joana)).not.toContain(home)
    const { rows } = await sql`select distinct state from network_share
      where property_id = ${home}::uuid`.execute(server.db)
    expect(rows).toEqual([{ state: 'kept' }])
    // The servers of tests hold every reply to the contract: no list of another test may have it.
    await sql`update network_share set state = 'shared' where property_id = ${home}::uuid`.execute(
      server.db,
    )
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
}, 300_000)

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
