import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Offer, OfferInput, OfferStep, Property } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import { refuseFirst } from '../../testing/first-refused.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { home, picture } from '../../testing/home.ts'
import { expireOffers } from './expire.ts'
import { after, allowed } from './transitions.ts'

let server: TestServer
let admin: Person
let staff: Person
let buyer: string
let count = 0
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
  staff = await server.register({ role: 'STAFF', agency: admin })
  buyer = await person('Klaus')
}, 300_000)
afterAll(() => server.close())

const person = async (firstName: string): Promise<string> =>
  (
    await server.call('createContact', {
      token: admin.token,
      body: { person: { firstName }, shared: true },
    })
  ).body.id
const read = async (id: string): Promise<Property> =>
  (await server.call('getProperty', { token: admin.token, params: { id } })).body

/** A home on the market, the ADMIN's unless told, shared with colleagues. */
async function onMarket(who: Person = admin, { bare = false } = {}): Promise<string> {
  count += 1
  const doc = home(`OF-${count}`)
  const { body } = await server.call('createProperty', {
    token: who.token,
    body: {
      ...doc,
      legal: { ...doc.legal, ...(bare ? {} : { cedula: { state: 'absent' } }) },
      mandate: { ...doc.mandate, shared: true },
    },
  })
  await server.call('uploadPropertyMedia', {
    token: who.token,
    params: { id: body.id },
    files: [{ field: 'files', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }],
  })
  await server.runJobs()
  const published = await server.call('publishProperty', {
    token: who.token,
    params: { id: body.id },
    body: { version: (await read(body.id)).version },
  })
  expect(published.status).toBe(200)
  return body.id
}

const make = async (
  propertyId: string,
  more: Partial<OfferInput> = {},
  who: Person = admin,
): Promise<Offer> => {
  const made = await server.call('createOffer', {
    token: who.token,
    body: { propertyId, contactId: buyer, amount: 48_000_000, ...more },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body
}
const step = (
  offer: Offer,
  act: OfferStep['act'],
  more: Partial<OfferStep> = {},
  who: Person = admin,
) =>
  server.call('stepOffer', {
    token: who.token,
    lang: 'es',
    params: { id: offer.id },
    body: { version: offer.version, act, ...more },
  })
const done = async (...input: Parameters<typeof step>): Promise<Offer> => {
  const { status, body } = await step(...input)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

describe('transitions', () => {
  it('stand in one table: what is over goes nowhere, and a deal only forward or apart', () => {
    for (const over of ['rejected', 'expired', 'withdrawn', 'closed', 'fallen'] as const)
      expect(allowed(over, true)).toEqual([])
    expect(allowed('sent', true)).toEqual(['counter', 'accept', 'reject', 'withdraw'])
    expect(allowed('sent', false)).toEqual(['counter', 'withdraw'])
    expect([after('arras', 'arras'), after('notary', 'arras'), after('draft', 'accept')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('that are refused answer in words', async () => {
    const offer = await make(await onMarket())
    const { status, body } = await step(offer, 'accept')
    expect([status, body]).toEqual([
      406,
      { detail: 'La oferta está en borrador: ahora no se puede aceptar' },
    ])
    expect((await step(offer, 'counter')).status).toBe(406)
    const sent = await done(offer, 'send')
    expect((await step(sent, 'counter')).body).toEqual({ amount: 'Este campo es obligatorio' })
    expect((await step(offer, 'withdraw')).status).toBe(409)
  })
})

it('the way of a deal: countered, accepted, reserved, earnest money, notary, sold; demand won, timelines told', async () => {
  const id = await onMarket()
  const demand = (
    await server.call('createDemand', {
      token: admin.token,
      body: { contactId: buyer, what: { operations: ['V'] } },
    })
  ).body
  const owner = await person('Catalina')
  const { version, mandate } = await read(id)
  expect(
    (
      await server.call('updateProperty', {
        token: admin.token,
        params: { id },
        body: {
          version,
          mandate: { ...mandate, owners: [{ name: 'Catalina Oliver', contactId: owner }] },
        },
      })
    ).status,
  ).toBe(200)
  let offer = await make(id, { demandId: demand.id, deposit: 300_000, financing: 'mortgage' })
  expect(offer.next).toEqual(['send', 'withdraw'])
  offer = await done(offer, 'send')
  offer = await done(offer, 'counter', {
    side: 'owner',
    amount: 49_000_000,
    text: 'Con los muebles',
  })
  expect(offer).toMatchObject({ state: 'countered', amount: 49_000_000, lastSide: 'owner' })
  offer = await done(offer, 'accept')
  expect(offer).toMatchObject({
    state: 'accepted',
    stage: 'reservation',
    home: { status: 'reserved', substatus: 'SIGNED' },
  })
  offer = await done(offer, 'arras', {
    arrasKind: 'penitenciales',
    arrasAmount: 4_900_000,
    deedBy: '2099-01-01',
  })
  expect([offer.arras, (await read(id)).substatus]).toEqual([
    { kind: 'penitenciales', amount: 4_900_000, deedBy: '2099-01-01' },
    'ARRAS_CONTRACT',
  ])
  offer = await done(offer, 'notary')
  expect((await read(id)).substatus).toBe('SIGNATURE_PENDING')
  offer = await done(offer, 'close', { closePrice: 48_900_000 })
  expect(offer).toMatchObject({
    stage: 'closed',
    closePrice: 48_900_000,
    next: [],
    home: { status: 'closed', substatus: 'RENTED_OR_SOLD' },
  })
  expect(offer.thread.map(({ act, side }) => `${act} ${side}`)).toEqual([
    'create buyer',
    'send buyer',
    'counter owner',
    'accept buyer',
    'arras null',
    'notary null',
    'close null',
  ])
  expect(
    (
      await server.db
        .selectFrom('property')
        .select('close_price')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).close_price,
  ).toBe(48_900_000)
  expect(
    (await server.call('getDemand', { token: admin.token, params: { id: demand.id } })).body,
  ).toMatchObject({ status: 'WON', reason: 'bought_with_us' })
  const history = (
    await server.call('listPropertyHistory', {
      token: admin.token,
      params: { id },
      query: { limit: 50 },
    })
  ).body.items
  expect(history.filter(({ field }) => field === 'mandate.offer')).toHaveLength(7)
  expect(JSON.stringify(history)).not.toContain('Klaus')
  const timeline = (
    await server.call('listContactEntries', { token: admin.token, params: { id: buyer } })
  ).body.items
  expect(timeline.filter(({ ref }) => ref?.id === offer.id)).toHaveLength(7)
  const owners = (
    await server.call('listContactEntries', { token: admin.token, params: { id: owner } })
  ).body.items.filter(({ ref }) => ref?.id === offer.id)
  expect([owners.length, JSON.stringify(owners).includes('Klaus')]).toEqual([6, false])
})

it('a deal that falls puts the home back on the market, and another may be accepted', async () => {
  const id = await onMarket()
  const [one, two] = [await done(await make(id), 'send'), await done(await make(id), 'send')]
  const accepted = await done(one, 'accept')
  expect((await read(id)).substatus).toBeNull()
  expect((await step(two, 'accept')).body).toEqual({
    detail: 'El inmueble ya tiene una oferta aceptada. Deshaz antes esa operación',
  })
  await done(accepted, 'fall')
  expect((await read(id)).status).toBe('active')
  const rival = (await server.call('getOffer', { token: admin.token, params: { id: two.id } })).body
  expect(rival.thread.map(({ act }) => act)).toContain('rival')
  await done(rival, 'accept')
})

it('no offer is accepted for a home of which nothing is said about its certificate of occupancy', async () => {
  const id = await onMarket(admin, { bare: true })
  const sent = await done(await make(id), 'send')
  const refused = await step(sent, 'accept')
  expect([refused.status, (refused.body as unknown as { detail: string }).detail]).toEqual([
    406,
    expect.stringContaining('Ley 5/2018'),
  ])
  const { version, legal } = await read(id)
  await server.call('updateProperty', {
    token: admin.token,
    params: { id },
    body: { version, legal: { ...legal, cedula: { state: 'applied' } } },
  })
  expect((await done(sent, 'accept')).state).toBe('accepted')
})

it('no offer is accepted while it is unread whether its home needs such a certificate', async () => {
  const id = await onMarket(admin, { bare: true })
  const sent = await done(await make(id), 'send')
  await sql`update property set doc = jsonb_set(doc, '{basics,type}', '"later"')
    where id = ${id}`.execute(server.db)
  expect((await step(sent, 'accept')).status).toBe(503)
  await sql`update property set doc = jsonb_set(doc, '{basics,type}', '"parking"')
    where id = ${id}`.execute(server.db)
  expect((await done(sent, 'accept')).state).toBe('accepted')
})

it('two accepted at once: one is, the other is told', async () => {
  const id = await onMarket()
  const offers = [await done(await make(id), 'send'), await done(await make(id), 'send')]
  const answers = await Promise.all(offers.map((offer) => step(offer, 'accept')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 406])
})

it('a deal at a stage that only a later version knows is a deal: no second one is accepted', async () => {
  const id = await onMarket()
  const [first, second] = [await done(await make(id), 'send'), await done(await make(id), 'send')]
  await done(first, 'accept')
  await sql`update offer set stage = 'mortgage' where id = ${first.id}`.execute(server.db)
  expect(await step(second, 'accept')).toMatchObject({
    status: 406,
    body: { detail: expect.stringMatching(/^El inmueble ya tiene una oferta aceptada/) as string },
  })
  const asOlder = sql`update offer set state = 'accepted', stage = 'reservation'
    where id = ${second.id}`
  await expect(asOlder.execute(server.db)).rejects.toThrow('offer_deal')
})

describe('rights', () => {
  it('a colleague brings an offer for a shared home, sees only their own, and does not accept', async () => {
    const id = await onMarket()
    const theirs = await make(id)
    const own = await done(await make(id, {}, staff), 'send', {}, staff)
    expect(own.next).toEqual(['counter', 'withdraw'])
    const list = (
      await server.call('listOffers', { token: staff.token, query: { propertyId: id } })
    ).body.items
    expect(list.map((offer) => offer.id)).toEqual([own.id])
    expect(
      (await server.call('getOffer', { token: staff.token, params: { id: theirs.id } })).status,
    ).toBe(404)
    expect((await step(own, 'accept', {}, staff)).status).toBe(403)
    await server.runJobs()
    const news = (await server.call('listNotifications', { token: admin.token })).body.items
    expect(
      news.some(
        ({ topic, href }) =>
          topic === `offer:${own.id}` && href === `/auth/cartera/inmueble/${id}#ofertas`,
      ),
    ).toBe(true)
  })

  it('nothing of another agency is taken: home, person, demand', async () => {
    const [id, stranger] = [await onMarket(), await server.register()]
    const foreign = (
      await server.call('createContact', {
        token: stranger.token,
        body: { person: { firstName: 'X' } },
      })
    ).body.id
    expect(
      (
        await server.call('createOffer', {
          token: stranger.token,
          body: { propertyId: id, contactId: foreign, amount: 1 },
        })
      ).status,
    ).toBe(404)
    expect(
      (
        await server.call('createOffer', {
          token: admin.token,
          body: { propertyId: id, contactId: foreign, amount: 1 },
        })
      ).status,
    ).toBe(404)
    const demand = (
      await server.call('createDemand', {
        token: admin.token,
        body: { contactId: await person('Anna'), what: { operations: ['V'] } },
      })
    ).body
    expect(
      (
        await server.call('createOffer', {
          token: admin.token,
          lang: 'es',
          body: { propertyId: id, contactId: buyer, amount: 1, demandId: demand.id },
        })
      ).body,
    ).toEqual({ demandId: 'La demanda es de otra persona' })
    expect(
      (
        await server.call('createOffer', {
          token: admin.token,
          lang: 'es',
          body: { propertyId: id, contactId: buyer, amount: 1, operation: 'A' },
        })
      ).body,
    ).toEqual({ operation: 'El inmueble no está en esa operación' })
  })
})

it('comes from the only demand its person has open, and from none where that is not clear', async () => {
  const [id, contactId] = [await onMarket(), await person('Berta')]
  const demand = () =>
    server.call('createDemand', {
      token: admin.token,
      body: { contactId, what: { operations: ['V'] } },
    })
  expect((await make(id, { contactId })).demandId).toBeNull()
  const { id: only } = (await demand()).body
  expect((await make(id, { contactId })).demandId).toBe(only)
  await demand()
  expect((await make(id, { contactId })).demandId).toBeNull()
})

it('a draft is changed, an offer that was sent is countered', async () => {
  const offer = await make(await onMarket(), { conditions: 'Sujeta a hipoteca' })
  const changed = await server.call('updateOffer', {
    token: admin.token,
    params: { id: offer.id },
    body: { version: 1, amount: 47_000_000 },
  })
  expect(changed.body).toMatchObject({ amount: 47_000_000, conditions: null, version: 2 })
  const sent = await done(changed.body, 'send')
  expect(
    (
      await server.call('updateOffer', {
        token: admin.token,
        params: { id: offer.id },
        body: { version: sent.version, amount: 1 },
      })
    ).status,
  ).toBe(406)
  expect(
    (
      await server.call('createOffer', {
        token: admin.token,
        lang: 'es',
        body: { propertyId: offer.home.id, contactId: buyer, amount: 1, validUntil: '2020-01-01' },
      })
    ).body,
  ).toEqual({ validUntil: 'La fecha ya ha pasado' })
})

it('past its last day an offer expires, and until the job has run nobody accepts it', async () => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(
    server.deps.now(),
  )
  const offer = await done(await make(await onMarket(), { validUntil: day }), 'send')
  await expireOffers(server.deps)
  expect(
    (await server.call('getOffer', { token: admin.token, params: { id: offer.id } })).body.state,
  ).toBe('sent')
  await server.db
    .updateTable('offer')
    .set({ valid_until: '2020-01-01' })
    .where('id', '=', offer.id)
    .execute()
  expect((await step(offer, 'accept')).body).toEqual({
    detail: 'La oferta caducó el 01/01/2020. Contesta con una nueva fecha o escribe otra',
  })
  await Promise.all([expireOffers(server.deps), expireOffers(server.deps)])
  const over = (await server.call('getOffer', { token: admin.token, params: { id: offer.id } }))
    .body
  expect([
    over.state,
    over.thread.filter(({ act }) => act === 'expire').length,
    over.thread.at(-1)?.byName,
  ]).toEqual(['expired', 1, null])
})

it('one offer that cannot expire keeps no other open', async () => {
  const offers = [
    await done(await make(await onMarket(), { validUntil: '2099-01-01' }), 'send'),
    await done(await make(await onMarket(), { validUntil: '2099-01-01' }), 'send'),
  ]
  await server.db
    .updateTable('offer')
    .set({ valid_until: '2020-01-01' })
    .where(
      'id',
      'in',
      offers.map(({ id }) => id),
    )
    .execute()
  const states = async () =>
    (
      await server.db
        .selectFrom('offer')
        .select('state')
        .where(
          'id',
          'in',
          offers.map(({ id }) => id),
        )
        .execute()
    ).map(({ state }) => state)
  const end = await refuseFirst(server.db, 'offer')
  await expect(expireOffers(server.deps)).rejects.toThrow('refused')
  await end()
  expect((await states()).toSorted()).toEqual(['expired', 'sent'])
  await expireOffers(server.deps)
  expect(await states()).toEqual(['expired', 'expired'])
})
