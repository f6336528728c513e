import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Agreement, Deal, DealConflict } from '../../../generated/model/index.ts'
import { sql, uuidv7 } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { introductions } from '../introduction/introduction.fixture.ts'
import { divide } from './money.ts'

let server: TestServer
let acts: ReturnType<typeof introductions>
let aina: Person
let joana: Person
let marc: Person
let circle: string
let agreement: Agreement
let home: string
let introduction: string

beforeAll(async () => {
  server = await startTestServer()
  acts = introductions(server)
  aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  joana = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
  marc = await server.register({ role: 'ADMIN', agencyName: 'Sal i Pins' })
  circle = await acts.circle(aina, [joana, marc])
  agreement = await acts.agreed(aina, joana, circle, { ...acts.TERMS, sellerSplitPct: 33.3 })
  home = await acts.publish(aina, acts.shareable('DE-1'))
}, 300_000)
afterAll(() => server.close())
beforeEach(async () => {
  await sql`delete from introduction_check`.execute(server.db)
  introduction = (await acts.introduce(joana, home, await acts.client(joana))).body.id
})

const propose = (who: Person, closePrice: number, introductionId = introduction) =>
  server.call('createDeal', { token: who.token, body: { introductionId, closePrice } })
const agree = (who: Person, { id, version }: Deal) =>
  server.call('acceptDeal', { token: who.token, params: { id }, body: { version } })
const invoice = (who: Person, { id, version }: Deal, number = 'F-2026-118') =>
  server.call('invoiceDeal', { token: who.token, params: { id }, body: { version, number } })
const pay = (who: Person, { id, version }: Deal) =>
  server.call('payDeal', { token: who.token, params: { id }, body: { version } })
const dispute = (who: Person, { id, version }: Deal, text = 'El precio fue otro') =>
  server.call('disputeDeal', { token: who.token, params: { id }, body: { version, text } })
const agreed = async (price = 48_500_000): Promise<Deal> =>
  (await agree(aina, (await propose(joana, price)).body)).body

/** The newest deal as it is now. */
const newest = async (): Promise<Deal> =>
  (await server.call('listDeals', { token: joana.token, query: { limit: 1 } })).body
    .items[0] as Deal

describe('a deal', () => {
  it('goes from the proposal of one side over both, the invoice and the payment', async () => {
    const made = await propose(joana, 48_500_000)
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        role: 'seller',
        state: 'proposed',
        turn: false,
        fee: 2_425_000,
        listerShare: 1_617_475,
        sellerShare: 807_525,
        partnerName: 'Portal Vell',
        clientName: 'Klaus Brandt',
        termsNumber: 1,
      },
    ])
    const theirs = (await server.call('listDeals', { token: aina.token })).body.items[0]
    expect(theirs).toMatchObject({ role: 'lister', turn: true, clientName: null })
    expect(JSON.stringify(theirs)).not.toContain('Klaus')
    expect((await agree(joana, made.body)).status).toBe(406)
    expect((await invoice(joana, made.body)).status).toBe(406)
    const both = (await agree(aina, made.body)).body
    expect(both).toMatchObject({ state: 'agreed', turn: false, version: 2 })
    expect((await agree(aina, made.body)).status).toBe(409)
    expect((await invoice(aina, both)).status).toBe(406)
    expect((await pay(joana, both)).status).toBe(406)
    expect((await invoice(joana, both, '  ')).body).toHaveProperty('number')
    const billed = (await invoice(joana, both)).body
    expect(billed).toMatchObject({ state: 'invoiced', invoiceNumber: 'F-2026-118' })
    expect((await pay(aina, billed)).status).toBe(406)
    const paid = (await pay(joana, billed)).body
    expect(paid.state).toBe('paid')
    expect((await dispute(aina, paid)).status).toBe(406)
    expect((await propose(aina, 1)).status).toBe(406)
    const news = (await server.call('listNotifications', { token: aina.token })).body.items
    expect(news.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Illa de Vent confirma el pago']),
    )
    const listed = (await server.call('listDeals', { token: aina.token, query: { state: 'paid' } }))
      .body
    expect([listed.total, listed.items[0]?.id]).toEqual([1, paid.id])
  })

  it('tells both sides their names in the register', async () => {
    const of = async () =>
      (await acts.register(aina, { role: 'lister' })).items.find(({ id }) => id === introduction)
    expect(await of()).toMatchObject({ agencyName: null, dealId: null })
    const { body } = await propose(aina, 40_000_000)
    expect(body).toMatchObject({ role: 'lister', partnerName: 'Illa de Vent' })
    expect(await of()).toMatchObject({ agencyName: 'Illa de Vent', dealId: body.id })
  })

  it('is proposed anew with another price until both agree, and agreed to only as it was read', async () => {
    const first = (await propose(joana, 48_500_000)).body
    expect((await propose(joana, 48_500_000)).body).toHaveProperty('closePrice')
    expect((await propose(aina, 48_500_000)).body).toHaveProperty('closePrice')
    const second = (await propose(aina, 47_000_000)).body
    expect(second).toMatchObject({ id: first.id, state: 'proposed', turn: false, fee: 2_350_000 })
    const stale = await agree(joana, first)
    expect(stale.status).toBe(409)
    expect((stale.body as unknown as DealConflict).current).toMatchObject({
      turn: true,
      closePrice: 47_000_000,
    })
    const both = await agree(joana, second)
    expect(both.body.state).toBe('agreed')
    expect((await propose(joana, 1_000)).status).toBe(406)
  })

  it('is disputed by either side, and goes on where it stood once both agree anew', async () => {
    const billed = (await invoice(joana, await agreed())).body
    expect((await dispute(aina, billed, ' ')).body).toHaveProperty('text')
    const open = (await dispute(aina, billed)).body
    expect(open).toMatchObject({
      state: 'disputed',
      turn: true,
      dispute: { own: true, text: 'El precio fue otro' },
      sellerAgreedAt: null,
    })
    expect((await dispute(joana, open)).status).toBe(406)
    expect((await pay(joana, open)).status).toBe(406)
    const one = (await agree(aina, open)).body
    expect(one).toMatchObject({ state: 'disputed', turn: false })
    expect((await agree(joana, one)).body).toMatchObject({ state: 'invoiced', dispute: null })
    const again = (await dispute(joana, await newest())).body
    expect((await propose(aina, 40_000_000)).body).toMatchObject({
      id: again.id,
      state: 'proposed',
      dispute: null,
      invoiceNumber: null,
    })
  })

  it('in a state of a later version is left as it is', async () => {
    const billed = (await invoice(joana, await agreed())).body
    await sql`update deal set state = 'settled' where id = ${billed.id}::uuid`.execute(server.db)
    for (const act of [dispute(aina, billed), agree(joana, billed), pay(joana, billed)])
      expect((await act).status).toBe(503)
    await sql`update deal set state = 'invoiced' where id = ${billed.id}::uuid`.execute(server.db)
    expect((await pay(joana, billed)).status).toBe(200)
  })

  it('two at once: one is counted, nothing is done twice', async () => {
    const [a, b] = await Promise.all([propose(joana, 40_000_000), propose(aina, 41_000_000)])
    expect([a.status, b.status]).toEqual([201, 201])
    expect(a.body.id).toBe(b.body.id)
    const now = await newest()
    const who = now.turn ? joana : aina
    const both = await Promise.all([agree(who, now), agree(who, now)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const deal = both.find(({ status }) => status === 200)?.body as Deal
    const bills = await Promise.all([invoice(joana, deal, 'A'), invoice(joana, deal, 'B')])
    expect(bills.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('keeps its terms when the agreement changes, ends, or one blocks the other', async () => {
    const before = (await propose(joana, 10_000_000)).body
    const { body: newer } = await server.call('proposeAgreement', {
      token: aina.token,
      params: { id: agreement.id },
      body: {
        hash: agreement.versions[0]?.hash ?? '',
        terms: { ...acts.TERMS, commissionPct: 3, sellerSplitPct: 10 },
      },
    })
    await acts.accept(joana, newer)
    expect((await propose(aina, 20_000_000)).body).toMatchObject({
      termsNumber: 1,
      commissionPct: 5,
      sellerSplitPct: 33.3,
      fee: 1_000_000,
    })
    const later = (await acts.introduce(joana, home, await acts.client(joana))).body.id
    expect((await propose(joana, 20_000_000, later)).body).toMatchObject({
      termsNumber: 2,
      fee: 600_000,
      sellerShare: 60_000,
    })
    await server.call('revokeAgreement', { token: aina.token, params: { id: agreement.id } })
    await server.call('setNetworkBlock', {
      token: aina.token,
      params: { id: circle },
      body: { agencyId: joana.profile.agency_ids[0] ?? '', blocked: true },
    })
    expect((await acts.introduce(joana, home, await acts.client(joana))).status).toBe(404)
    const now = (await server.call('listDeals', { token: joana.token, query: { limit: 100 } })).body
      .items
    const running = now.find(({ id }) => id === before.id)
    expect(running).toMatchObject({ turn: true, sellerSplitPct: 33.3, partnerName: 'Portal Vell' })
    expect((await agree(joana, running as Deal)).body.state).toBe('agreed')
  })

  it('is shown before it is proposed, with a remark on a price far from the home’s', async () => {
    const far = await acts.publish(aina, acts.shareable('DE-P'))
    const own = await server.register({ role: 'ADMIN', agencyName: 'Mirada' })
    await acts.agreed(aina, own, await acts.circle(aina, [own]))
    const id = (await acts.introduce(own, far, await acts.client(own))).body.id
    const preview = async (who: Person, closePrice?: number) =>
      server.call('previewDeal', {
        token: who.token,
        query: { introductionId: id, ...(closePrice && { closePrice }) },
      })
    const usual = (await preview(own)).body
    const homePrice = usual.homePrice ?? 0
    expect(usual).toMatchObject({ propertyId: far, role: 'seller', dealId: null, remark: null })
    expect(homePrice).toBeGreaterThan(0)
    expect([usual.fee, usual.listerShare, usual.sellerShare]).toEqual(
      Object.values(divide(homePrice, { commissionPct: 5, sellerSplitPct: 50 })),
    )
    expect((await preview(own, 500)).body).toMatchObject({ remark: 'far_below', fee: 25 })
    expect((await preview(aina, homePrice * 2)).body).toMatchObject({
      role: 'lister',
      remark: 'far_above',
    })
    expect((await preview(own, Math.round(homePrice * 0.8))).body.remark).toBeNull()
    // A remark only: five euros are proposed all the same, by who means it.
    expect((await propose(own, 500, id)).body).toMatchObject({ closePrice: 500, fee: 25 })
    expect((await preview(marc)).status).toBe(404)
    const staff = await server.register({ role: 'STAFF', agency: own })
    expect((await preview(staff)).status).toBe(403)
    // Half of the terms may be what changes the rest: neither shown nor divided by.
    const half = (change: string) =>
      sql`update agreement_version v set terms = ${sql.raw(change)} from introduction i
        where i.id = ${id} and v.agreement_id = i.agreement_id
          and v.number = i.terms_number`.execute(server.db)
    await half(`terms || '{"minFee": 500000}'`)
    expect([(await preview(own)).status, (await propose(own, 500, id)).status]).toEqual([503, 503])
    await half(`terms - 'minFee'`)
    // Terms that this version cannot read divide nothing.
    const terms = await sql<{ id: string; terms: string }>`
      update agreement_version v set terms = v.terms - 'commissionPct'
      from introduction i, agreement_version old where i.id = ${id}
        and v.agreement_id = i.agreement_id and v.number = i.terms_number
        and old.agreement_id = v.agreement_id and old.number = v.number
      returning v.agreement_id as id, old.terms::text as terms`.execute(server.db)
    expect(terms.rows).toHaveLength(1)
    expect((await preview(own)).status).toBe(406)
  })

  describe('of two contacts who turn out to be one person', () => {
    let seller: Person
    let contacts: [string, string]
    let made: [string, string]

    const versionOf = async (id: string) =>
      (await server.call('getContact', { token: seller.token, params: { id } })).body.version
    const merge = async () => {
      const [id, otherId] = contacts
      const body = {
        version: await versionOf(id),
        otherId,
        otherVersion: await versionOf(otherId),
      }
      const done = await server.call('mergeContact', { token: seller.token, params: { id }, body })
      expect(done.status).toBe(200)
    }
    const deals = async (who: Person) =>
      (await server.call('listDeals', { token: who.token })).body.items

    beforeEach(async () => {
      seller = await server.register({ role: 'ADMIN', agencyName: 'Doble' })
      await acts.agreed(aina, seller, await acts.circle(aina, [seller]))
      contacts = [await acts.client(seller), await acts.client(seller)]
      made = [
        (await acts.introduce(seller, home, contacts[0])).body.id,
        (await acts.introduce(seller, home, contacts[1])).body.id,
      ]
    })

    it('there is one: of the earliest introduction, from whichever it is proposed', async () => {
      await merge()
      const first = (await propose(seller, 40_000_000, made[1])).body
      expect(first.introductionId).toBe(made[0])
      const again = await propose(aina, 41_000_000, made[1])
      expect(again.body.id).toBe(first.id)
      expect(await deals(seller)).toHaveLength(1)
      // Both introductions lead to it.
      const { items } = await acts.register(seller)
      expect(items.map(({ dealId }) => dealId)).toEqual([first.id, first.id])
    })

    it('with a deal each, the one that is further counts, else the earlier; the other rests', async () => {
      const [first, second] = [
        (await propose(seller, 40_000_000, made[0])).body,
        (await propose(seller, 40_000_000, made[1])).body,
      ]
      await merge()
      const counts = async (who: Person) =>
        new Map((await deals(who)).map((one) => [one.id, one.sameClientDealId]))
      for (const who of [seller, aina]) {
        const told = await counts(who)
        expect([told.get(first.id), told.get(second.id)]).toEqual([null, first.id])
      }
      expect((await agree(aina, second)).status).toBe(406)
      expect((await propose(aina, 1_000, made[1])).status).toBe(406)
      const both = (await agree(aina, first)).body
      expect(both.state).toBe('agreed')
      expect((await invoice(seller, both)).status).toBe(200)
    })

    it('that which a later version led on counts before all that is known', async () => {
      const first = (await propose(seller, 40_000_000, made[0])).body
      const second = (await propose(seller, 40_000_000, made[1])).body
      await merge()
      await sql`update deal set state = 'settled' where id = ${second.id}::uuid`.execute(server.db)
      expect((await agree(aina, first)).status).toBe(406)
      await sql`update deal set state = 'proposed' where id = ${second.id}::uuid`.execute(server.db)
      expect((await agree(aina, first)).status).toBe(200)
    })

    it('that which both agreed on counts before an earlier proposal', async () => {
      const first = (await propose(seller, 40_000_000, made[0])).body
      const second = (await propose(seller, 40_000_000, made[1])).body
      const both = (await agree(aina, second)).body
      await merge()
      expect((await agree(aina, first)).status).toBe(406)
      expect((await invoice(seller, both)).body.state).toBe('invoiced')
      expect((await deals(aina)).find(({ id }) => id === first.id)?.sameClientDealId).toBe(
        second.id,
      )
    })
  })

  it('is nobody’s who is no party of it', async () => {
    const deal = await server.call('listDeals', { token: joana.token })
    const one = deal.body.items[0] as Deal
    const staff = await server.register({ role: 'STAFF', agency: joana })
    for (const [who, status] of [
      [marc, 404],
      [staff, 403],
    ] as const) {
      const all = [
        await propose(who, 1_000, one.introductionId),
        await agree(who, one),
        await invoice(who, one),
        await pay(who, one),
        await dispute(who, one),
      ]
      expect(all.map((answer) => answer.status)).toEqual([status, status, status, status, status])
    }
    expect((await server.call('listDeals', { token: marc.token })).body.items).toEqual([])
    expect((await propose(joana, 1_000, uuidv7())).status).toBe(404)
    expect((await propose(joana, 0)).body).toHaveProperty('closePrice')
  })
})
