import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  FeeInput,
  InvoiceBuyer,
  InvoiceDraftInput,
  Operation,
} from '../../../generated/model/index.ts'
import { json, sql } from '../../db/index.ts'
import { home } from '../../testing/home.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { withCompany } from '../subscription/subscription.fixture.ts'

let server: TestServer
let admin: Person
let lena: Person
let other: Person
let made = 0

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-11-26T10:00:00Z') })
  admin = await server.register({ agencyName: 'Port Vell' })
  lena = await server.register({ role: 'STAFF', agency: admin })
  other = await server.register({ agencyName: 'Sal i Pins' })
  await withCompany(server, admin)
})
afterAll(() => server.close())

const mine = () => ({ token: admin.token })

/** A home with a closed deal of it at 412,000 €, or a rent of 1,350 €. */
async function closed(operation: Operation = 'V'): Promise<string> {
  made += 1
  const { body: property } = await server.call('createProperty', {
    ...mine(),
    body: home(`fee-${made}`) as never,
  })
  const { body: contact } = await server.call('createContact', {
    ...mine(),
    body: { person: { kind: 'person', firstName: 'Catalina', lastName: `Oliver ${made}` } },
  })
  const { rows } = await sql<{ id: string }>`
    insert into offer (id, agency_id, property_id, contact_id, operation, state, stage, amount,
      close_price, created_at, updated_at)
    values (gen_random_uuid(), ${admin.profile.agency_ids[0]}::uuid, ${property.id}::uuid,
      ${contact.id}::uuid, ${operation}, 'accepted', 'closed', 40000000,
      ${operation === 'A' ? 135_000 : 41_200_000}, now(), '2026-11-19T10:00:00Z')
    returning id`.execute(server.db)
  return rows[0]?.id ?? ''
}

const INPUT: FeeInput = { payer: 'owner', basis: 'percent', pct: 3, of: 'gross', parts: [] }
const create = (offerId: string, part: Partial<FeeInput> = {}, who = admin) =>
  server.call('createFee', { token: who.token, query: { offerId }, body: { ...INPUT, ...part } })

describe('a fee', () => {
  it('is divided to the cent, and an agent reads their own share alone', async () => {
    const fee = await create(await closed(), {
      of: 'afterPartners',
      parts: [
        { who: 'agent', agentId: lena.profile.id, basis: 'percent', pct: 40 },
        { who: 'partnerAgency', name: 'Nord Properties', basis: 'percent', pct: 50 },
      ],
    })
    expect(fee.body).toMatchObject({ amount: 1_236_000, toInvoice: 1_236_000, state: 'open' })
    expect(fee.body.shares.map(({ who, amount }) => [who, amount])).toEqual([
      ['partnerAgency', 618_000],
      ['agent', 247_200],
      ['agency', 370_800],
    ])
    const { body } = await server.call('listFees', { token: lena.token })
    expect(body.items).toMatchObject([
      {
        amount: null,
        data: null,
        deal: { price: null },
        shares: [{ who: 'agent', amount: 247_200 }],
      },
    ])
    expect(body.items[0]?.shares).toHaveLength(1)
    const strange = await server.call('getFee', {
      token: other.token,
      params: { id: fee.body.id },
    })
    expect(strange.status).toBe(404)
    expect((await create(await closed(), {}, lena)).status).toBe(403)
  })

  it('of a dwelling that is let is never the tenant’s (LAU, art. 20.1)', async () => {
    const offerId = await closed('A')
    for (const payer of ['buyer', 'both'] as const) {
      const refused = await create(offerId, { payer, basis: 'fixed', amount: 135_000 })
      expect([refused.status, refused.body]).toMatchObject([406, { detail: /LAU, art\. 20\.1/ }])
    }
    expect((await create(offerId, { basis: 'fixed', amount: 135_000 })).status).toBe(201)
    expect((await create(await closed('TDA'), { payer: 'buyer' })).status).toBe(201)
  })

  it('is no tenant’s while it is unread what is let, and on no draft while it is unread that it is', async () => {
    const offerId = await closed('A')
    const odd = (type: string, operation: string) =>
      sql`with home as (update property set type = ${type} where id =
        (select property_id from offer where id = ${offerId}::uuid) returning id)
        update offer set operation = ${operation} where id = ${offerId}::uuid`.execute(server.db)
    const rent = { basis: 'fixed', amount: 135_000 } as const
    for (const [type, operation] of [
      ['later', 'A'],
      ['vivienda', 'later'],
    ] as const) {
      await odd(type, operation)
      expect((await create(offerId, { ...rent, payer: 'buyer' })).status).toBe(503)
    }
    await odd('later', 'V')
    const { status, body: fee } = await create(offerId, { ...rent, payer: 'buyer' })
    expect(status).toBe(201)
    await odd('vivienda', 'later')
    const draft = { ...mine(), params: { id: fee.id } }
    expect((await server.call('draftFee', draft)).status).toBe(503)
    await odd('vivienda', 'V')
    expect((await server.call('draftFee', draft)).status).toBe(201)
  })

  it('says what a part lacks, and that parts are more than it', async () => {
    const offerId = await closed()
    const faults = await create(offerId, {
      parts: [{ who: 'agent', agentId: other.profile.id, basis: 'percent' }],
    })
    expect(Object.keys(faults.body)).toEqual(['parts.0.agentId', 'parts.0.pct'])
    const more = await create(offerId, {
      parts: [{ who: 'referrer', name: 'Pep', basis: 'fixed', amount: 1_236_001 }],
    })
    expect([more.status, Object.keys(more.body)]).toEqual([400, ['parts']])
  })
})

it('a fee changes by its version, and is taken back', async () => {
  const offerId = await closed()
  const { body: fee } = await create(offerId)
  const params = { id: fee.id }
  const body = { ...INPUT, pct: 4, version: fee.version }
  const save = () => server.call('saveFee', { ...mine(), params, body })
  const saved = await save()
  expect([saved.status, saved.body]).toMatchObject([200, { amount: 1_648_000, version: 2 }])
  const stale = await save()
  expect([stale.status, stale.body]).toMatchObject([409, { current: { data: { pct: 4 } } }])
  expect((await server.call('deleteFee', { ...mine(), params })).status).toBe(204)
  expect((await server.call('getFee', { ...mine(), params })).status).toBe(404)
  expect((await create(offerId)).status).toBe(201)
})

it('whose payer only another version knows is on nobody’s draft, and keeps its shares', async () => {
  const { body: fee } = await create(await closed())
  const odd = { payer: 'seller' }
  await sql`update fee set doc = doc || ${json(odd)} where id = ${fee.id}::uuid`.execute(server.db)
  const params = { id: fee.id }
  expect((await server.call('draftFee', { ...mine(), params })).status).toBe(503)
  const body = { ...INPUT, version: fee.version }
  expect((await server.call('saveFee', { ...mine(), params, body })).status).toBe(503)
  await server.call('deleteFee', { ...mine(), params })
})

it('is drafted to nobody while its payer is read by half', async () => {
  const { body: fee } = await create(await closed(), { payer: 'both', ownerPct: 50 })
  const params = { id: fee.id }
  const put = (owners: object) =>
    sql`update property set doc = jsonb_set(doc, '{mandate}',
    (doc -> 'mandate') - 'owners' || ${json(owners)}) where id =
    (select o.property_id from fee join offer o on o.id = offer_id where fee.id = ${fee.id}::uuid)`.execute(
      server.db,
    )
  const draft = async () => (await server.call('draftFee', { ...mine(), params })).status
  const second = { name: 'Maria', sharePct: 10 }
  await put({ owners: [{ legalName: 'Sol i Mar SL', sharePct: 90 }, second] })
  expect(await draft()).toBe(503)
  await put({ titulars: [{ name: 'Sol i Mar SL' }] })
  expect(await draft()).toBe(503)
  await put({ owners: [{ name: 'Sol i Mar SL', sharePct: 90 }, second], signedWith: 'pen' })
  const person = (value: object) =>
    sql`update contact set doc = jsonb_set(doc, '{person}',
    (doc -> 'person') || ${json(value)}) where id =
    (select o.contact_id from fee join offer o on o.id = offer_id where fee.id = ${fee.id}::uuid)`.execute(
      server.db,
    )
  await person({ kind: 'foundation' })
  expect(await draft()).toBe(503)
  await person({ kind: 'person' })
  const { status, body } = await server.call('draftFee', { ...mine(), params })
  expect([status, body.items[0]?.data.buyer.name]).toEqual([201, 'Sol i Mar SL'])
})

describe('what is to be invoiced', () => {
  it('goes from the deal by fee and drafts to invoices, and back when one is taken back', async () => {
    const offerId = await closed()
    const pending = async () => (await server.call('getPendingFees', mine())).body
    expect((await pending()).deals.map((deal) => deal.offerId)).toContain(offerId)
    const { body: fee } = await create(offerId, { payer: 'both', ownerPct: 60 })
    const params = { id: fee.id }
    const { body: drafts } = await server.call('draftFee', { ...mine(), params })
    expect(drafts.items.map(({ base }) => base)).toEqual([741_600, 494_400])
    expect((await server.call('draftFee', { ...mine(), params })).status).toBe(406)
    const changed = { ...INPUT, version: fee.version }
    expect((await server.call('saveFee', { ...mine(), params, body: changed })).status).toBe(406)
    const ids: string[] = []
    for (const { id, data, version } of drafts.items) {
      const buyer = { name: 'Catalina Oliver', taxId: '12345678Z', address: 'Lluna 12, Sóller' }
      const body = { ...data, buyer, version }
      await server.call('saveInvoiceDraft', { ...mine(), params: { id }, body })
      ids.push((await server.call('issueInvoiceDraft', { ...mine(), params: { id } })).body.id)
    }
    const state = async () => (await server.call('getFee', { ...mine(), params })).body
    expect(await state()).toMatchObject({ state: 'invoiced', toInvoice: 0 })
    const id = ids[1] ?? ''
    await server.call('rectifyInvoice', {
      ...mine(),
      params: { id },
      body: { kind: 'R1', cause: 'Se deshace' },
    })
    expect(await state()).toMatchObject({ state: 'open', toInvoice: 494_400 })
    const { body: again } = await server.call('draftFee', { ...mine(), params })
    expect(again.items.map(({ base }) => base)).toEqual([494_400])
    expect(again.items[0]?.data.buyer.name).toBe(drafts.items[1]?.data.buyer.name)
  })

  it('goes to a name that is to be typed where an invoice does not say which side it charges', async () => {
    const { body: fee } = await create(await closed(), { payer: 'both', ownerPct: 60 })
    const params = { id: fee.id }
    const draft = async () => (await server.call('draftFee', { ...mine(), params })).body.items
    const [first, second] = await draft()
    const issue = { id: first?.id ?? '' }
    const buyer = { name: 'Catalina Oliver', taxId: '12345678Z', address: 'Lluna 12, Sóller' }
    const body = { ...first?.data, buyer, version: first?.version } as InvoiceDraftInput
    await server.call('saveInvoiceDraft', { ...mine(), params: issue, body })
    expect((await server.call('issueInvoiceDraft', { ...mine(), params: issue })).status).toBe(201)
    await server.call('deleteInvoiceDraft', { ...mine(), params: { id: second?.id ?? '' } })
    // As it was issued before it said so.
    await sql`update invoice set about_side = null where about_id = ${fee.id}`.execute(server.db)
    expect((await draft()).map(({ base, data }) => [base, data.buyer.name])).toEqual([
      [494_400, '?'],
    ])
  })
})

it('who is erased is taken out of drafts; what was issued to them is kept, and it is said', async () => {
  const { body: contact } = await server.call('createContact', {
    ...mine(),
    body: {
      person: { kind: 'person', firstName: 'Klaus', lastName: 'Brandt' },
      reach: { emails: [{ address: 'klaus@brandt.example', label: 'personal' }] },
      legal: { idDocType: 'NIE', idDocNumber: 'x-1234567-l' },
    },
  })
  const draft = async (buyer: InvoiceBuyer) =>
    (
      await server.call('createInvoiceDraft', {
        ...mine(),
        body: {
          buyer,
          kind: 'F1',
          language: 'es',
          lines: [{ text: 'Honorarios', quantity: 1, price: 1000, vatPct: 21 }],
        },
      })
    ).body.id
  const address = 'Lluna 12, 07100 Sóller'
  const theirs = [
    await draft({ name: 'K. Brandt', taxId: 'X1234567L', address }),
    await draft({ name: 'Klaus', email: 'Klaus@brandt.example' }),
    await draft({ name: 'klaus brandt' }),
  ]
  const others = await draft({ name: 'Klaus Brandt', taxId: '12345678Z', address })
  const issued = await draft({ name: 'Klaus Brandt', taxId: 'X1234567L', address })
  const { body: invoice } = await server.call('issueInvoiceDraft', {
    ...mine(),
    params: { id: issued },
  })
  const erased = await server.call('eraseContact', {
    ...mine(),
    params: { id: contact.id },
    body: { version: contact.version, confirm: true },
  })
  expect(erased.body.kept).toContainEqual({
    what: 'Facturas emitidas a su nombre',
    why: expect.stringContaining('Código de Comercio'),
    until: '2032-11-26',
  })
  const buyerOf = async (id: string) =>
    (await server.call('getInvoiceDraft', { ...mine(), params: { id } })).body.data.buyer
  for (const id of theirs) expect(await buyerOf(id)).toEqual({ name: 'Persona borrada' })
  expect((await buyerOf(others)).name).toBe('Klaus Brandt')
  const kept = await server.call('getInvoice', { ...mine(), params: { id: invoice.id } })
  expect(kept.body.receiver.name).toBe('Klaus Brandt')
})
