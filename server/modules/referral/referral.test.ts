import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Referral } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import { picture } from '../../testing/home.ts'
import { readPdf } from '../../testing/pdf.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { agencyOf, HOME, PAYEE, referrals, TERMS } from './referral.fixture.ts'

let server: TestServer
let acts: ReturnType<typeof referrals>
let aina: Person
let joana: Person
let pep: Person

beforeAll(async () => {
  server = await startTestServer()
  acts = referrals(server)
  aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  joana = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
  await acts.offer(aina)
}, 300_000)
// Ten drafts a day: each test has somebody of its own.
beforeEach(async () => {
  pep = await acts.referrer('REFERRED')
})
afterAll(() => server.close())

const create = (who: Person, change = {}) =>
  server.call('createReferral', { token: who.token, body: { ...acts.ownerOf(), ...change } })

describe('terms', () => {
  it('are versioned; who sent before keeps theirs', async () => {
    const one = await acts.sent(pep, aina)
    await acts.offer(aina, { percent: 20 })
    expect((await acts.read(pep, one.id)).terms).toMatchObject({ number: 1, percent: 10 })
    const offers = acts.ok(await server.call('listReferralOffers', { token: pep.token })).items
    expect(offers).toMatchObject([{ name: 'Portal Vell', terms: { number: 2, percent: 20 } }])
    await acts.offer(aina)
  })

  it('are the ADMIN’s alone, and need the part they are counted by', async () => {
    const agent = await server.register({ role: 'STAFF', agency: aina })
    for (const who of [agent, pep])
      expect((await server.call('getReferralTerms', { token: who.token })).status).toBe(403)
    const save = (body: object) =>
      server.call('saveReferralTerms', { token: joana.token, body: { ...TERMS, ...body } })
    expect((await save({ percent: undefined })).body).toHaveProperty('percent')
    expect((await save({ kind: 'fixed', amount: undefined })).body).toHaveProperty('amount')
    expect((await save({ percent: 31 })).status).toBe(400)
    expect((await save({ months: 3 })).status).toBe(400)
    expect((await server.call('getReferralTerms', { token: joana.token })).body.terms).toBeNull()
  })
})

describe('step 1', () => {
  it('needs a way to reach the owner, terms that were read, and an agency that takes them', async () => {
    const termsId = (await acts.draft(pep, aina)).terms?.id
    const to = { agencyId: agencyOf(aina), termsId }
    expect((await create(pep, { ...to, ownerEmail: undefined })).body).toHaveProperty('ownerEmail')
    expect((await create(pep, { ...to, ownerPhone: '12' })).body).toHaveProperty('ownerPhone')
    expect((await create(pep, { ...to, termsId: undefined })).body).toHaveProperty('termsId')
    expect((await create(pep, { agencyId: agencyOf(joana) })).body).toHaveProperty('agencyId')
    expect((await create(pep, { ...to, consent: false })).status).toBe(400)
    expect((await create(pep, { ...to, ownerName: '   ' })).body).toHaveProperty('ownerName')
  })

  it('takes the own data only from who says that they are the owner', async () => {
    const own = { ownerEmail: pep.email.toUpperCase() }
    expect((await create(pep, own)).body).toHaveProperty('relation')
    expect((await create(pep, { ...own, relation: 'self' })).status).toBe(201)
  })

  it('is taken ten times a day of one person, from wherever', async () => {
    const keen = await acts.referrer()
    const answers: number[] = []
    for (let i = 0; i < 11; i += 1) answers.push((await create(keen)).status)
    expect(answers).toEqual([...Array<number>(10).fill(201), 429])
  })

  it('is nobody else’s to read, change or send', async () => {
    const { id, version } = await acts.draft(pep, aina)
    for (const who of [await acts.referrer(), aina]) {
      const { token } = who
      expect((await server.call('getReferral', { token, params: { id } })).status).toBe(404)
    }
    const { token } = await acts.referrer()
    const body = { ...acts.ownerOf(), version }
    for (const answer of [
      await server.call('updateReferral', { token, params: { id }, body }),
      await server.call('saveReferralHome', { token, params: { id }, body: HOME }),
      await server.call('sendReferral', { token, params: { id }, body: { version } }),
      await server.call('deleteReferral', { token, params: { id } }),
    ])
      expect(answer.status).toBe(404)
  })
})

describe('step 2', () => {
  it('keeps the home, pictures and a proof; 409 when it was saved in between', async () => {
    const { token } = pep
    const one = await acts.draft(pep, aina, { ownerEmail: undefined, ownerPhone: '600 111 222' })
    const params = { id: one.id }
    const saved = await acts.withHome(pep, one)
    expect(saved).toMatchObject({ place: 'Sóller', home: HOME, owner: { phone: '+34600111222' } })
    const stale = await server.call('saveReferralHome', {
      token,
      params,
      body: { ...HOME, version: one.version },
    })
    expect([stale.status, stale.body]).toMatchObject([409, { current: { version: saved.version } }])
    const far = { ...HOME, municipalityIne: '28079', version: saved.version }
    expect(
      (await server.call('saveReferralHome', { token, params, body: far })).body,
    ).toHaveProperty('municipalityIne')
    const file = { filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }
    const withPhoto = acts.ok(
      await server.call('addReferralPhoto', {
        token,
        params,
        files: [{ field: 'picture', ...file }],
      }),
    )
    expect(withPhoto.photos).toHaveLength(1)
    const bad = [{ field: 'proof', filename: 'a.exe', mime: 'image/jpeg', content: 'MZ' }]
    expect((await server.call('uploadReferralProof', { token, params, files: bad })).status).toBe(
      415,
    )
    expect((await acts.send(pep, withPhoto)).status).toBe(406)
    const proved = acts.ok(
      await server.call('uploadReferralProof', {
        token,
        params,
        files: [{ field: 'proof', ...file }],
      }),
    )
    const sent = acts.ok(await acts.send(pep, proved))
    expect(sent).toMatchObject({ state: 'sent', hasProof: true })
    expect(sent.ownerLink).toMatch(/^http:\/\/llar\.test\/referido\//)
    expect((await server.call('getReferralProof', { token, params })).status).toBe(200)
    expect((await server.call('getReferralProof', { token: aina.token, params })).status).toBe(404)
    const [hash = ''] = sent.photos
    const again = await server.call('deleteReferralPhoto', { token, params: { ...params, hash } })
    expect(again.status).toBe(406)
  })

  it('comes before sending, and a proved e-mail, too', async () => {
    const one = await acts.draft(pep, aina)
    expect((await acts.send(pep, one)).status).toBe(406)
    const stranger = await server.register({ role: 'USER' })
    const theirs = await acts.withHome(stranger, await acts.draft(stranger, aina))
    expect((await acts.send(stranger, theirs)).status).toBe(406)
    expect((await acts.read(stranger, theirs.id)).state).toBe('draft')
  })
})

describe('from the yes to the payment', () => {
  it('goes its whole way, and each side reads what is theirs', async () => {
    const one = await acts.confirmed(pep, aina)
    expect(one).toMatchObject({ state: 'confirmed', side: 'referrer', contactId: null })
    const own = await acts.read(aina, one.id)
    expect(own).toMatchObject({
      side: 'agency',
      owner: { name: 'Francesca Mas' },
      referrerName: expect.stringContaining('Ferrer') as string,
    })
    const contact = await server.call('getContact', {
      token: aina.token,
      params: { id: own.contactId ?? '' },
    })
    expect(contact.body).toMatchObject({ profile: { source: 'referral', roles: ['owner'] } })
    expect((await acts.step(pep, one, { act: 'contact' })).status).toBe(403)
    expect((await acts.step(joana, one, { act: 'contact' })).status).toBe(404)
    const called = acts.ok(await acts.step(aina, own, { act: 'contact' }))
    expect((await acts.step(aina, own, { act: 'visit' })).status).toBe(409)
    const seen = acts.ok(await acts.step(aina, called, { act: 'visit' }))
    expect((await acts.step(aina, seen, { act: 'pay' })).status).toBe(406)

    const propertyId = await acts.publish(aina, 'RE-1')
    const theirs = await acts.publish(joana, 'RE-2')
    const link = (id: string) => acts.step(aina, seen, { act: 'mandate', propertyId: id })
    expect((await link(theirs)).body).toHaveProperty('propertyId')
    acts.ok(await link(propertyId))
    const offered = await acts.read(pep, one.id)
    expect(offered).toMatchObject({
      state: 'mandate',
      linked: { id: propertyId, price: 50_000_000, onMarket: true },
      payout: { fee: 1_500_000, gross: 150_000, retention: 28_500, net: 121_500 },
      isFinal: false,
    })
    await acts.close(aina, propertyId, 105_000_000)
    const sold = await acts.read(pep, one.id)
    expect(sold).toMatchObject({ state: 'sold', payout: { net: 255_150 }, isFinal: true })
    await acts.ago(one.id, 6)
    await acts.tick()
    expect((await acts.read(pep, one.id)).state).toBe('sold')
    await acts.ago(one.id, 2)
    await acts.tick()
    await pay(one.id)
  })

  async function pay(id: string) {
    const unknown = await acts.read(aina, id)
    expect(unknown).toMatchObject({ state: 'due', transfer: null })
    expect((await acts.step(aina, unknown, { act: 'pay' })).status).toBe(406)
    const save = (change: object) =>
      server.call('saveReferralPayee', { token: pep.token, body: { ...PAYEE, ...change } })
    expect((await save({ iban: 'ES9121000418450200051333' })).body).toHaveProperty('iban')
    expect((await save({ taxId: '12345678A' })).body).toHaveProperty('taxId')
    acts.ok(await save({}))
    const due = await acts.read(aina, id)
    expect(due.transfer).toMatchObject({
      name: 'Pep Coll',
      iban: 'ES9121000418450200051332',
      amount: 255_150,
      reference: expect.stringMatching(/^RF\d\dR/) as string,
    })
    const receipt = (who: Person) =>
      server.call('downloadReferralReceipt', { token: who.token, params: { id } })
    expect((await receipt(pep)).status).toBe(406)
    const paid = acts.ok(await acts.step(aina, due, { act: 'pay' }))
    expect(paid).toMatchObject({ state: 'paid', transfer: null, payout: { net: 255_150 } })
    const { text } = await readPdf((await receipt(pep)).body as unknown as Buffer)
    expect(text).toContain('12345678Z')
    expect((await receipt(joana)).status).toBe(404)
    const mine = await acts.read(pep, id)
    const closed = acts.ok(await acts.step(pep, mine, { act: 'received' }))
    expect(closed.receivedAt).not.toBeNull()
    expect((await acts.step(pep, closed, { act: 'received' })).status).toBe(406)
    expect(closed.steps.map(({ state }) => state)).toEqual([
      'sent',
      'confirmed',
      'contacted',
      'visited',
      'mandate',
      'sold',
      'due',
      'paid',
    ])
    const { body } = await server.call('getReferralSummary', { token: pep.token })
    expect(body).toMatchObject({ paidThisYear: 1, most: 1, years: [{ paid: 255_150 }] })
  }

  it('is the STAFF’s who looks after the contact, and nobody else’s of the agency', async () => {
    const other = await acts.referrer()
    const one = await acts.confirmed(other, aina)
    const agent = await server.register({ role: 'STAFF', agency: aina })
    const mine = async () =>
      (await server.call('listReferrals', { token: agent.token })).body.items.map(({ id }) => id)
    expect(await mine()).toEqual([])
    const { contactId } = await acts.read(aina, one.id)
    await sql`update contact set agent_id = ${agent.profile.id} where id = ${contactId}`.execute(
      server.db,
    )
    expect(await mine()).toEqual([one.id])
    expect((await acts.step(agent, one, { act: 'pay' })).status).toBe(403)
    for (const paper of ['getReferralProof', 'downloadReferralReceipt'] as const) {
      const asked = await server.call(paper, { token: agent.token, params: { id: one.id } })
      expect([paper, asked.status]).toEqual([paper, 403])
    }
    acts.ok(await acts.step(agent, one, { act: 'contact' }))
  })

  it('ends where the agency says why, and where a sale comes too late', async () => {
    const other = await acts.referrer()
    const one = await acts.confirmed(other, aina)
    expect((await acts.step(aina, one, { act: 'reject' })).body).toHaveProperty('reason')
    acts.ok(await acts.step(aina, one, { act: 'reject', reason: 'No está en venta' }))
    expect(await acts.read(other, one.id)).toMatchObject({
      state: 'rejected',
      reason: 'No está en venta',
    })
    const late = await acts.confirmed(other, aina)
    await acts.ago(late.id, 400)
    const propertyId = await acts.publish(aina, 'RE-9')
    acts.ok(await acts.step(aina, late, { act: 'mandate', propertyId }))
    await acts.close(aina, propertyId, 50_000_000)
    expect(await acts.read(other, late.id)).toMatchObject({ state: 'expired', payout: null })
  })

  it('proposes homes of the same cadastral reference or owner, and goes back with the sale', async () => {
    const other = await acts.referrer()
    const cadastralRef = '9872023VH5797S0001WX'
    const propertyId = await acts.publish(aina, 'RE-5', {
      location: {
        municipalityIne: '07061',
        geo: { lat: 39.766, lon: 2.7152 },
        addressVisibility: 'street',
        geoPrecision: 'moved',
        cadastralRef,
      },
    })
    const one: Referral = await acts.confirmed(other, aina, {}, { cadastralRef })
    const own = await acts.read(aina, one.id)
    expect(own.suggested).toMatchObject([{ id: propertyId, ref: 'RE-5' }])
    expect((await acts.read(other, one.id)).suggested).toEqual([])
    acts.ok(await acts.step(aina, own, { act: 'mandate', propertyId }))
    await acts.close(aina, propertyId, 40_000_000)
    expect((await acts.read(other, one.id)).state).toBe('sold')
    const { token } = aina
    const { version } = acts.ok(
      await server.call('getProperty', { token, params: { id: propertyId } }),
    )
    acts.ok(
      await server.call('changePropertyStatus', {
        token,
        params: { id: propertyId },
        body: { version, status: 'draft' },
      }),
    )
    expect((await acts.read(other, one.id)).state).toBe('mandate')
  })
})
