import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql, uuidv7 } from '../../db/index.ts'
import { refreshAll } from './share/refresh.ts'
import { agreedPartners, shareable, TERMS, texts } from './network.fixture.ts'

const { server, acts, aina, joana, homes, another, why } = await agreedPartners()
afterAll(() => server.close())
let home: string
beforeEach(async () => {
  home = await another()
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
}, 300_000)
