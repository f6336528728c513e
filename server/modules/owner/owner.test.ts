import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnerAnswer, OwnerLinkMade, OwnerPage } from '../../../generated/model/index.ts'
import { buildApp } from '../../app.ts'
import { inTransaction, sql } from '../../db/index.ts'
import { untilWaiting } from '../../testing/locks.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { homeOf, visitOf } from '../visit/visit.fixture.ts'
import { setOwners } from './owner.fixture.ts'

let server: TestServer
let aina: Person
let colleague: Person
let stranger: Person
let propertyId: string
let margalida: string
let joan: string

const PARTS = ['figures', 'opinions', 'prices', 'visits'] as const
const contact = async (firstName: string, language: 'es' | 'de') =>
  (
    await server.call('createContact', {
      token: aina.token,
      body: {
        person: { firstName, lastName: 'Oliver', language },
        reach: {
          emails: [{ address: `${firstName.toLowerCase()}@rig.example` }],
          phones: [{ number: firstName === 'Joan' ? '+34 600 111 223' : '+34 600 111 222' }],
        },
      },
    })
  ).body.id
const owners = (contactIds: string[]) => setOwners(server, aina, { propertyId, contactIds })
beforeAll(async () => {
  server = await startTestServer()
  aina = await server.register({ agencyName: 'Portal Vell' })
  colleague = await server.register({ role: 'STAFF', agency: aina })
  stranger = await server.register()
  propertyId = await homeOf(server, aina)
  margalida = await contact('Margalida', 'es')
  joan = await contact('Joan', 'de')
  await owners([margalida, joan])
}, 300_000)
afterAll(() => server.close())

const give = (contactId: string, who = aina, body: object = {}) =>
  server.call('createOwnerLink', {
    token: who.token,
    params: { id: propertyId },
    body: { contactId, parts: [...PARTS], ...body },
  })
const tokenOf = ({ url }: OwnerLinkMade) => url.slice(-43)
const linked = async (contactId: string) => tokenOf((await give(contactId)).body as OwnerLinkMade)
const open = (ownerPageToken: string) =>
  server.call('openOwnerPage', { params: { ownerPageToken } })
const desk = async (who = aina) =>
  server.call('getOwnerDesk', { token: who.token, params: { id: propertyId } })
const propose = (price: number, body: object = {}) =>
  server.call('proposePrice', {
    token: aina.token,
    params: { id: propertyId },
    body: { operation: 'V', price, ...body } as never,
  })
const answer = (ownerPageToken: string, proposalId: string, said: OwnerAnswer) =>
  server.call('answerProposal', {
    params: { ownerPageToken },
    body: { proposalId, answer: said },
    lang: 'es',
  })
const post = (token: string, fields: Record<string, string>) =>
  server.inject({
    method: 'POST',
    url: `/propietario/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

describe('the link', () => {
  it('is for an owner, told once, in their language, and the last one is the only one', async () => {
    expect((await give(margalida, stranger)).status).toBe(404)
    expect((await give(margalida, colleague)).status).toBe(403)
    const { id } = (
      await server.call('createContact', {
        token: aina.token,
        body: { person: { firstName: 'Otro' } },
      })
    ).body
    expect((await give(id)).body).toEqual({ contactId: expect.stringContaining('propietario') })
    const first = (await give(joan)).body as OwnerLinkMade
    expect(first.url).toMatch(/\/de\/propietario\/[\w-]{43}$/)
    expect(decodeURIComponent(first.whatsapp ?? '')).toContain(first.url)
    expect((await open(tokenOf(first))).status).toBe(200)
    const second = (await give(joan, aina, { language: 'ca' })).body as OwnerLinkMade
    expect((await open(tokenOf(first))).status).toBe(404)
    expect((await open(tokenOf(second))).status).toBe(200)
    const { links } = (await desk()).body
    expect(links).toHaveLength(1)
    expect(links[0]).toMatchObject({
      contactId: joan,
      language: 'ca',
      openedAt: expect.any(String),
    })
    expect(JSON.stringify(links)).not.toContain(tokenOf(second))
  })

  it('of before is ended for all records that are one person by now', async () => {
    const plain = async (firstName: string) =>
      (
        await server.call('createContact', {
          token: aina.token,
          body: { person: { firstName } },
        })
      ).body.id
    const [kept, other] = [await plain('Rosa'), await plain('Roser')]
    await owners([margalida, joan, kept, other])
    const [first, second] = [await linked(kept), await linked(other)]
    const { version } = (
      await server.call('getContact', { token: aina.token, params: { id: kept } })
    ).body
    const one = await server.call('mergeContact', {
      token: aina.token,
      params: { id: kept },
      body: { version, otherId: other, otherVersion: version },
    })
    expect(one.status).toBe(200)
    const third = await linked(kept)
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 404])
    expect((await open(third)).status).toBe(200)
    await owners([margalida, joan])
  })

  it('bears no number of a contact that its maker may not read', async () => {
    const own = await homeOf(server, colleague)
    const body = (await server.call('getProperty', { token: aina.token, params: { id: own } })).body
    const saved = await server.call('updateProperty', {
      token: aina.token,
      params: { id: own },
      body: {
        version: body.version,
        mandate: { ...body.mandate, owners: [{ name: 'Oliver', contactId: margalida }] },
      },
    })
    expect(saved.status).toBe(200)
    const made = async (who: Person) =>
      (
        await server.call('createOwnerLink', {
          token: who.token,
          params: { id: own },
          body: { contactId: margalida, parts: ['figures'] },
        })
      ).body as OwnerLinkMade
    expect((await made(aina)).whatsapp).toContain('34600111222')
    expect(await made(colleague)).toMatchObject({ url: expect.any(String), whatsapp: null })
  })

  it('opens nothing once it is ended, has run out, or its person is no owner any more', async () => {
    const token = await linked(margalida)
    await owners([joan])
    expect((await open(token)).status).toBe(404)
    expect((await server.inject({ url: `/propietario/${token}` })).statusCode).toBe(404)
    await owners([margalida, joan])
    expect((await open(token)).status).toBe(200)
    const link = (await desk()).body.links.find(({ contactId }) => contactId === margalida)
    const end = (who: Person) =>
      server.call('revokeOwnerLink', { token: who.token, params: { id: link?.id ?? '' } })
    expect((await end(stranger)).status).toBe(404)
    expect((await end(aina)).status).toBe(204)
    expect((await open(token)).status).toBe(404)
    const other = await linked(margalida)
    await sql`update owner_link set expires_at = now() - interval '1 second'
      where contact_id = ${margalida}`.execute(server.db)
    expect((await open(other)).status).toBe(404)
  })

  it('is ended at once, on another server, too', async () => {
    const token = await linked(margalida)
    const other = await buildApp(server.deps, { withPages: false })
    const there = () => other.inject({ method: 'GET', url: `/api/v1/owner/open/${token}/` })
    expect((await there()).statusCode).toBe(200)
    const link = (await desk()).body.links.find(({ contactId }) => contactId === margalida)
    const params = { id: link?.id ?? '' }
    await server.call('revokeOwnerLink', { token: aina.token, params })
    expect([(await there()).statusCode, (await open(token)).status]).toEqual([404, 404])
    await other.close()
  })

  it('is not found by guessing: after 120 tries of a minute none is answered', async () => {
    const token = await linked(margalida)
    const guess = (ownerPageToken: string) =>
      server.call('openOwnerPage', { params: { ownerPageToken }, ip: '203.0.113.9' })
    const tries: number[] = []
    for (let i = 0; i < 121; i += 1) tries.push((await guess(`${i}`.padStart(43, 'A'))).status)
    expect([tries[0], tries[119], tries[120]]).toEqual([404, 404, 429])
    expect((await guess(token)).status).toBe(429)
    expect((await open(token)).status).toBe(200)
  })
})

describe('the page', () => {
  it('holds no string of any contact but the owner’s own, nor what the agency earns', async () => {
    const { id } = await visitOf(server, aina, propertyId)
    await visitOf(server, aina, propertyId, { startsAt: new Date(Date.now() + 86_400_000) })
    await server.call('saveVisitFeedback', {
      token: aina.token,
      params: { id },
      body: {
        propertyId,
        interest: 4,
        likes: ['light'],
        dislikes: ['price'],
        comment: 'Mucha luz <b>',
        shareWithOwner: true,
      },
    })
    await server.call('createLead', {
      body: {
        propertyId,
        name: 'Ingrid Möller',
        email: 'ingrid@rig.example',
        message: 'Ist es noch frei?',
        consent: true,
      } as never,
    })
    const token = await linked(margalida)
    const page = (await open(token)).body as OwnerPage
    // A visit of a few hours ago is of last week in the first hours of a Monday.
    const visits = page.weeks?.slice(-2).map((week) => week.visits ?? 0) ?? []
    expect(visits.reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(page.opinions).toMatchObject({
      shared: 1,
      likes: [{ aspect: 'light', count: 1 }],
      dislikes: [{ aspect: 'price', count: 1 }],
    })
    expect(page.nextVisits).toHaveLength(1)
    // Of one that is kept private even the hour would tell where somebody is.
    const secret = await visitOf(server, aina, propertyId, {
      startsAt: new Date(Date.now() + 2 * 86_400_000),
    })
    const call = { token: aina.token, params: { id: secret.id } }
    const { version } = (await server.call('getAgendaEvent', call)).body
    const hidden = { version, visibility: 'private' as const }
    const kept = await server.call('updateAgendaEvent', { ...call, body: hidden })
    expect(kept.status).toBe(200)
    expect(((await open(token)).body as OwnerPage).nextVisits).toEqual(page.nextVisits)
    const html = (await server.inject({ url: `/propietario/${token}` })).payload
    for (const text of [JSON.stringify(page), html])
      expect(text).not.toMatch(/Klaus|Brandt|klaus@|Ingrid|Möller|ingrid@|Joan|commission/i)
    expect(html).toContain('Mucha luz &lt;b&gt;')
    expect(html).not.toContain('<script')
  })

  it('shows the parts that were chosen alone', async () => {
    const { url } = (await give(margalida, aina, { parts: ['prices'] })).body as OwnerLinkMade
    const page = (await open(url.slice(-43))).body as OwnerPage
    expect(page).toMatchObject({ weeks: null, opinions: null, nextVisits: null })
    expect(page.priceHistory).toHaveLength(1)
  })

  it('names the home in the language it is read in, not in that of the link', async () => {
    const params = { id: propertyId }
    const { version, texts } = (await server.call('getProperty', { token: aina.token, params }))
      .body
    const title = { ...texts?.title, es: 'Casa con patio', de: 'Haus mit Innenhof' }
    await server.call('updateProperty', {
      token: aina.token,
      params,
      body: { version, texts: { ...texts, title } },
    })
    const token = await linked(margalida)
    const titled = async (path: string) =>
      (await server.inject({ url: `${path}/${token}` })).payload
    expect(await titled('/propietario')).toContain('Casa con patio')
    expect(await titled('/de/propietario')).toContain('Haus mit Innenhof')
  })

  it('is read in four languages, is kept nowhere and found by no search engine', async () => {
    const token = await linked(margalida)
    for (const [lang, words] of [
      ['es', 'Esta semana'],
      ['en', 'This week'],
      ['ca', 'Aquesta setmana'],
      ['de', 'Diese Woche'],
    ] as const) {
      const reply = await server.inject({ url: `/propietario/${token}?lang=${lang}` })
      expect(reply.payload).toContain(words)
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(reply.payload).toContain('name="robots" content="noindex"')
    }
  })
})

describe('a proposed price', () => {
  const proposed = async (price: number) => (await propose(price, { text: 'Por metro' })).body.id
  const price = async () =>
    (await server.call('getProperty', { token: aina.token, params: { id: propertyId } })).body
      .basics.offers[0]?.price

  it('is refused where it says nothing new', async () => {
    await linked(margalida)
    expect((await propose(0)).body).toHaveProperty('price')
    expect((await propose(50_000_000)).body).toHaveProperty('price')
    expect((await propose(1, { operation: 'A' })).body).toHaveProperty('operation')
  })

  it('changes the ad by a yes at once, in the name of who proposed it, and tells them', async () => {
    const token = await linked(margalida)
    const id = await proposed(49_000_000)
    expect((await open(token)).body).toMatchObject({ proposal: { id, from: 50_000_000 } })
    expect(await price()).toBe(50_000_000)
    const reply = await post(token, { proposalId: id, answer: 'yes', language: 'es' })
    expect(reply.statusCode).toBe(200)
    expect(reply.payload).toContain('El precio se ha cambiado')
    expect(await price()).toBe(49_000_000)
    const { items } = (
      await server.call('listPropertyHistory', { token: aina.token, params: { id: propertyId } })
    ).body
    expect(items.find(({ kind }) => kind === 'PRICE')).toMatchObject({ reason: 'owner' })
    expect(items.some(({ text }) => text?.includes('Margalida'))).toBe(true)
    // A colleague who may read the home is told neither who owns it nor what they bargain.
    const shares = (shared: boolean) =>
      server.db.updateTable('property').set({ shared }).where('id', '=', propertyId).execute()
    await server.db
      .insertInto('property_history')
      .values({
        id: crypto.randomUUID(),
        property_id: propertyId,
        kind: 'NOTE',
        at: new Date(),
        text: 'Margalida no quiere pasar a 1 €',
        by_user: null,
        field: null,
        old: null,
        new: null,
      })
      .execute()
    await shares(true)
    const seen = await server.call('listPropertyHistory', {
      token: colleague.token,
      params: { id: propertyId },
    })
    await shares(false)
    expect(seen.status).toBe(200)
    expect(seen.body.items.length).toBeGreaterThan(0)
    expect(JSON.stringify(seen.body)).not.toContain('Margalida')
    const news = (await server.call('listNotifications', { token: aina.token })).body.items
    expect(news[0]?.title).toContain('precio propuesto')
    expect((await desk()).body.proposals[0]).toMatchObject({
      state: 'accepted',
      answeredBy: expect.stringContaining('Margalida'),
    })
    expect((await answer(token, id, 'yes')).status).toBe(406)
  })

  it('is answered once by whichever owner is first, and not after the price has changed', async () => {
    const [one, two] = [await linked(margalida), await linked(joan)]
    const id = await proposed(48_000_000)
    const said = await Promise.all([answer(one, id, 'no'), answer(two, id, 'yes')])
    expect(said.map(({ status }) => status).sort()).toEqual([200, 406])
    const next = await proposed(47_000_000)
    const { version } = (
      await server.call('getProperty', { token: aina.token, params: { id: propertyId } })
    ).body
    await server.call('changePrice', {
      token: aina.token,
      params: { id: propertyId },
      body: { version, operation: 'V', price: 46_000_000, reason: 'market' },
    })
    expect((await open(one)).body).toMatchObject({ proposal: null })
    expect((await answer(one, next, 'yes')).status).toBe(406)
    expect(await price()).toBe(46_000_000)
  })

  it.each(['closed', 'archived', 'expired'])(
    'is asked of nobody, and answered by nobody, once the home is %s',
    async (over) => {
      const token = await linked(margalida)
      const [before, id] = [await price(), await proposed(46_100_000)]
      const status = (to: string) =>
        sql`update property set status = ${to} where id = ${propertyId}`.execute(server.db)
      await status(over)
      expect((await open(token)).body).toMatchObject({ proposal: null })
      for (const said of ['yes', 'no', 'talk'] as const)
        expect((await answer(token, id, said)).status).toBe(406)
      expect((await propose(46_200_000)).status).toBe(406)
      await status('active')
      expect(await price()).toBe(before)
      expect((await answer(token, id, 'no')).status).toBe(200)
    },
  )

  it('that the owner agrees to while the home is being sold changes no price', async () => {
    const token = await linked(margalida)
    const [before, id] = [await price(), await proposed(46_300_000)]
    const [begun, sold] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const sale = inTransaction(server.db, async (trx) => {
      await sql`update property set status = 'closed', version = version + 1
        where id = ${propertyId}`.execute(trx)
      begun.resolve()
      await sold.promise
    })
    await begun.promise
    const said = answer(token, id, 'yes')
    await untilWaiting(server.db, 1)
    sold.resolve()
    await sale
    expect((await said).status).toBe(406)
    await sql`update property set status = 'active' where id = ${propertyId}`.execute(server.db)
    expect(await price()).toBe(before)
    expect((await answer(token, id, 'no')).status).toBe(200)
  })

  it('tells its answer who proposed it only while the home is theirs', async () => {
    const params = { id: propertyId }
    const lookedAfterBy = async ({ profile }: Person) => {
      const { version } = (await server.call('getProperty', { token: aina.token, params })).body
      const body = { version, agentId: profile.id }
      expect(
        (await server.call('updateProperty', { token: aina.token, params, body })).status,
      ).toBe(200)
    }
    const news = async ({ token }: Person) =>
      (await server.call('listNotifications', { token })).body.items.filter(({ body }) =>
        body.includes('Margalida'),
      ).length
    const token = await linked(margalida)
    await lookedAfterBy(colleague)
    const asked = { operation: 'V' as const, price: 45_500_000 }
    const { body } = await server.call('proposePrice', {
      token: colleague.token,
      params,
      body: asked,
    })
    await lookedAfterBy(aina)
    const before = [await news(colleague), await news(aina)]
    expect((await answer(token, body.id, 'no')).status).toBe(200)
    expect([await news(colleague), await news(aina)]).toEqual([before[0], (before[1] ?? 0) + 1])
  })

  it('is withdrawn by a newer one or by hand, and asked of nobody without a page', async () => {
    const token = await linked(margalida)
    const [old, newer] = [await proposed(45_000_000), await proposed(44_000_000)]
    expect((await answer(token, old, 'yes')).status).toBe(406)
    const withdraw = () =>
      server.call('withdrawOwnerProposal', { token: aina.token, params: { id: newer } })
    expect((await withdraw()).status).toBe(204)
    expect((await withdraw()).status).toBe(406)
    // So is one in a state that only a later version knows: one price is asked at a time.
    const later = await proposed(43_500_000)
    await sql`update owner_proposal set state = 'countered' where id = ${later}`.execute(server.db)
    await proposed(43_400_000)
    const { rows } = await sql<{ state: string }>`select state from owner_proposal
      where property_id = ${propertyId} order by id desc limit 2`.execute(server.db)
    expect(rows.map(({ state }) => state)).toEqual(['open', 'withdrawn'])
    const asLater = sql`update owner_proposal set state = 'countered' where id = ${later}`
    await expect(asLater.execute(server.db)).rejects.toThrow('owner_proposal_open')
    await sql`delete from owner_link where property_id = ${propertyId}`.execute(server.db)
    expect((await propose(43_000_000)).status).toBe(406)
  })
})
