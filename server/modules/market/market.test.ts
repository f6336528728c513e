import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MarketPublication, Property } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import { picture } from '../../testing/home.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { PHOTOS, shop } from '../../testing/shop.ts'
import { homeHere } from './catalogue/home.ts'
import { commands } from './index.ts'
import { isTaxId, shownTaxId } from './seller/tax-id.ts'
import { priceHere, sumOf } from './sum/sum.ts'
import { freeTimes } from './sum/times.ts'

let server: TestServer
let acts: ReturnType<typeof shop>
let admin: Person
let tomeu: Person
let homeId: string

beforeAll(async () => {
  server = await startTestServer()
  acts = shop(server)
  admin = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  tomeu = await server.register({ role: 'SERVICE' })
  homeId = await acts.homeOf(admin, 'MA-1')
}, 300_000)
beforeEach(() => void server.deps.config.operators.splice(0))
afterAll(() => server.close())

const list = (who: Person, query: object = {}) =>
  server.call('listMarket', { token: who.token, query: { limit: 100, ...query } })
const say = (words: string, args: string[]) =>
  commands.find((one) => one.words === words)?.run(args, server.deps)

describe('who sells', () => {
  it('fills in what buyers need; a wrong digit is refused at its field and nothing is lost', async () => {
    const token = tomeu.token
    const { body: empty } = await server.call('getSeller', { token })
    expect(empty).toMatchObject({ version: 0, ibanEnd: null })
    expect(empty.missing).toContain('iban')
    const wrong = await server.call('updateSeller', {
      token,
      body: { version: 0, taxId: '12345678A', iban: 'ES9121000418450200051333' },
    })
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['taxId']])
    const iban = await server.call('updateSeller', {
      token,
      body: { version: 0, iban: 'DE89370400440532013000' },
    })
    expect([iban.status, Object.keys(iban.body)]).toEqual([400, ['iban']])
    await acts.seller(tomeu)
    const { body: whole } = await server.call('getSeller', { token })
    expect(whole).toMatchObject({ missing: [], ibanEnd: '1332', isReviewed: false })
    expect(JSON.stringify(whole)).not.toContain('ES91')
    const stale = await server.call('updateSeller', { token, body: { version: 0, insurer: 'X' } })
    expect(stale.status).toBe(409)
  })

  it('whose number another account issues under changes what is not the number', async () => {
    const honest = await server.register({ role: 'SERVICE' })
    await acts.seller(honest, { issueForMe: true, taxId: '87654321X' })
    await sql`insert into invoice_chain (tax_id, agency_id)
      values ('87654321X', ${admin.profile.agency_ids[0]}::uuid)`.execute(server.db)
    const change = async (body: object) => {
      const { token } = honest
      const { version } = (await server.call('getSeller', { token })).body
      const answer = await server.call('updateSeller', { token, body: { version, ...body } })
      return [answer.status, answer.status === 400 ? Object.keys(answer.body) : []]
    }
    for (const body of [
      { phone: '+34 971 111 111' },
      { iban: 'ES79 2100 0813 6101 2345 6789' },
      // A form sends what it shows.
      { phone: '+34 971 222 222', taxId: '87654321-x', issueForMe: true },
      { issueForMe: false },
    ])
      expect(await change(body)).toEqual([200, []])
    expect(await change({ issueForMe: true })).toEqual([400, ['taxId']])
    expect(await change({ issueForMe: true, taxId: '12345678Z' })).toEqual([200, []])
    expect(await change({ taxId: '87654321X' })).toEqual([400, ['taxId']])
  })

  it('keeps what is needed by what they have on offer: paid by nobody, found by nobody', async () => {
    const firm = await server.register({ role: 'SERVICE' })
    await acts.seller(firm)
    const { token } = firm
    const clear = async (body: object) => {
      const { version } = (await server.call('getSeller', { token })).body
      return server.call('updateSeller', { token, body: { version, ...body } })
    }
    expect((await clear({ hours: null })).status).toBe(200)
    await acts.seller(firm)
    const { id, version } = await acts.publish(firm, { ...PHOTOS, needsHome: true, minutes: 60 })
    const less = { iban: null, address: null, hours: null, professionalNumber: null }
    const refused = await clear(less)
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body).toSorted()).toEqual(['address', 'hours', 'iban'])
    expect((await clear({ insurer: 'Axa' })).body.ibanEnd).toBe('1332')
    await server.call('setMarketPublicationState', {
      token,
      params: { id },
      body: { version, state: 'paused' },
    })
    expect((await clear(less)).status).toBe(200)
  })

  it('knows Spanish tax numbers by their check digits, and shows a person’s without its middle', () => {
    for (const good of ['12345678Z', 'X1234567L', 'B12345674', 'A58818501'])
      expect([good, isTaxId(good)]).toEqual([good, true])
    for (const bad of ['12345678A', 'B12345678', '1234567', 'FR12345678', ''])
      expect([bad, isTaxId(bad)]).toEqual([bad, false])
    expect(shownTaxId('12345678Z', true)).toBe('12•••678Z')
  })
})

describe('a publication', () => {
  it('is a draft until it has all it needs, then on offer at once, paused and back', async () => {
    const token = tomeu.token
    const { body: draft } = await server.call('createMarketPublication', {
      token,
      body: { category: 'photo' },
    })
    const params = { id: draft.id }
    const early = await server.call('setMarketPublicationState', {
      token,
      params,
      body: { version: draft.version, state: 'published' },
    })
    expect(early.status).toBe(406)
    expect(draft.missing).toEqual(['title', 'picture', 'price', 'vat', 'place'])
    expect((await list(admin)).body.items.map(({ id }) => id)).not.toContain(draft.id)
    expect((await server.call('getMarketItem', { token: admin.token, params })).status).toBe(404)
    const out = await acts.publish(tomeu)
    expect(out.state).toBe('published')
    expect((await list(admin)).body.items.map(({ id }) => id)).toContain(out.id)
    const { body: paused } = await server.call('setMarketPublicationState', {
      token,
      params: { id: out.id },
      body: { version: out.version, state: 'paused' },
    })
    expect((await list(admin)).body.items.map(({ id }) => id)).not.toContain(out.id)
    const back = await server.call('setMarketPublicationState', {
      token,
      params: { id: out.id },
      body: { version: paused.version, state: 'published' },
    })
    expect(back.body.state).toBe('published')
    expect((await server.call('removeMarketPublication', { token, params })).status).toBe(204)
  })

  it('says which step of its price ends before the one before it', async () => {
    const { status, body } = await server.call('createMarketPublication', {
      token: tomeu.token,
      body: {
        ...PHOTOS,
        price: {
          kind: 'tiers',
          tiers: [
            { upToM2: 120, amount: 1 },
            { upToM2: 90, amount: 2 },
          ],
        },
      },
    })
    expect([status, Object.keys(body)]).toEqual([400, ['price.tiers.1.upToM2']])
  })

  it('on offer stays whole: what takes a needed field away is refused there', async () => {
    const out = await acts.publish(tomeu)
    const token = tomeu.token
    const params = { id: out.id }
    const { islands: _, ...rest } = PHOTOS
    const half = await server.call('updateMarketPublication', {
      token,
      params,
      body: { ...rest, version: out.version },
    })
    expect([half.status, Object.keys(half.body)]).toEqual([400, ['islands']])
    const hash = out.pictures[0]?.hash ?? ''
    expect(
      (await server.call('removeMarketPicture', { token, params: { ...params, hash } })).status,
    ).toBe(406)
  })

  it('with operators waits for their look; refused it says why, and the seller is told', async () => {
    server.deps.config.operators.push('ops@rig.example')
    const waiting = await acts.publish(tomeu)
    expect(waiting.state).toBe('review')
    expect((await list(admin)).body.items.map(({ id }) => id)).not.toContain(waiting.id)
    expect((await say('publication no', [waiting.id, 'corto']))?.code).toBe(2)
    expect(
      (await say('publication no', [waiting.id, 'Fotos', 'de', 'otra', 'empresa']))?.code,
    ).toBe(0)
    const shown = async () =>
      (
        await server.call('getMarketPublication', {
          token: tomeu.token,
          params: { id: waiting.id },
        })
      ).body as MarketPublication
    expect(await shown()).toMatchObject({
      state: 'rejected',
      rejectReason: 'Fotos de otra empresa',
    })
    const news = await server.call('listNotifications', { token: tomeu.token })
    expect(JSON.stringify(news.body)).toContain('Fotos de otra empresa')
    const again = await server.call('setMarketPublicationState', {
      token: tomeu.token,
      params: { id: waiting.id },
      body: { version: (await shown()).version, state: 'published' },
    })
    expect(again.body.state).toBe('review')
    expect((await say('publication ok', [waiting.id]))?.code).toBe(0)
    expect((await shown()).state).toBe('published')
  })

  it('of a suspended seller is not shown, and one that is reported is listed with its words', async () => {
    const out = await acts.publish(tomeu)
    const params = { id: out.id }
    expect(
      (
        await server.call('reportMarketItem', {
          token: admin.token,
          params,
          body: { text: 'Son de otro' },
        })
      ).status,
    ).toBe(204)
    expect((await say('publication list', []))?.lines.join()).toContain('Son de otro')
    await say('publication suspend', [out.id, 'Varias', 'quejas', 'seguidas'])
    expect((await list(admin)).body.total).toBe(0)
    expect((await server.call('getMarketItem', { token: admin.token, params })).status).toBe(404)
    await say('publication restore', [out.id])
    expect((await list(admin)).body.total).toBeGreaterThan(0)
  })
})

describe('what agencies find', () => {
  it('for a home: what comes there, at its price; categories are counted whatever is chosen', async () => {
    const menorca = await acts.publish(tomeu, {
      ...PHOTOS,
      category: 'drone',
      islands: ['MENORCA'],
    })
    const plan = await acts.publish(tomeu, {
      ...PHOTOS,
      category: 'floor_plan',
      price: { kind: 'per_m2', amount: 110, min: 9_000 },
    })
    const { body } = await list(admin, { propertyId: homeId, category: 'floor_plan' })
    expect(body.items.find(({ id }) => id === plan.id)?.price).toMatchObject({
      amount: 13_200,
      m2: 120,
    })
    expect(body.items.map(({ id }) => id)).not.toContain(menorca.id)
    expect(body.categories.map(({ category }) => category)).toContain('photo')
    expect(body.home).toMatchObject({ id: homeId, m2: 120 })
    expect(body.home?.lacks).toContain('energy_certificate')
    const other = await server.register({ role: 'ADMIN', agencyName: 'Otra' })
    expect((await list(other, { propertyId: homeId })).status).toBe(404)
    expect((await list(tomeu, { propertyId: homeId })).status).toBe(404)
    expect((await list(tomeu)).status).toBe(200)
  })

  it('near before far, then soon, then well rated; pages do not repeat', async () => {
    const far = await server.register({ role: 'SERVICE' })
    await acts.seller(far, { displayName: 'Lejos', municipalityIne: '07014' })
    const near = await server.register({ role: 'SERVICE' })
    await acts.seller(near, { displayName: 'Cerca', municipalityIne: '07061' })
    const [a, b, c] = [
      await acts.publish(far, { ...PHOTOS, category: 'video' }),
      await acts.publish(near, { ...PHOTOS, category: 'video', leadDays: 5 }),
      await acts.publish(near, { ...PHOTOS, category: 'video', leadDays: 1 }),
    ]
    const ids: string[] = []
    let cursor: string | null = null
    do {
      const { body } = await list(admin, {
        propertyId: homeId,
        category: 'video',
        limit: 1,
        ...(cursor && { cursor }),
      })
      ids.push(...body.items.map(({ id }) => id))
      cursor = body.next
    } while (cursor)
    expect(ids).toEqual([c.id, b.id, a.id])
  })

  it('on page after page, also when the last one that was read is deleted', async () => {
    const category = 'tour_360'
    for (const leadDays of [1, 2, 3]) await acts.publish(tomeu, { ...PHOTOS, category, leadDays })
    for (const sort of ['near', 'price', 'rating'] as const) {
      const ids = (all: { items: { id: string }[] }) => all.items.map(({ id }) => id)
      const every = ids((await list(admin, { category, sort })).body)
      const first = (await list(admin, { category, sort, limit: 1 })).body
      const gone = server.db.deleteFrom('market_item').where('id', '=', first.items[0]?.id ?? '')
      await gone.execute()
      const next = (await list(admin, { category, sort, cursor: String(first.next) })).body
      expect([sort, ids(next)]).toEqual([sort, every.slice(1)])
      await acts.publish(tomeu, { ...PHOTOS, category })
    }
  })

  it('no more than the law has buyers be told: the tax number of a person is shortened', async () => {
    const out = await acts.publish(tomeu)
    const { body } = await server.call('getMarketItem', {
      token: admin.token,
      params: { id: out.id },
    })
    expect(body.sellerFacts).toMatchObject({
      legalName: 'Tomeu Sastre Llull',
      taxId: '12•••678Z',
      retentionPct: 15,
    })
    expect(JSON.stringify(body)).not.toContain('ES91')
    expect(
      (
        await server.call('getMarketItem', {
          token: (await server.register({ role: 'USER' })).token,
          params: { id: out.id },
        })
      ).status,
    ).toBe(403)
  })

  it('no picture that is none, and none of another’s', async () => {
    const out = await acts.publish(tomeu)
    const send = (who: Person, content: Buffer | string) =>
      server.call('addMarketPicture', {
        token: who.token,
        params: { id: out.id },
        files: [{ field: 'picture', filename: 'a.jpg', mime: 'image/jpeg', content }],
      })
    expect((await send(tomeu, 'MZ')).status).toBe(415)
    expect((await send(admin, await picture())).status).toBe(404)
  })
})

describe('sums and times', () => {
  const ordered = {
    title: 'x',
    m2: 156,
    kilometres: 42,
    options: [],
    quantity: 1,
    retentionPct: 15 as const,
  }
  it('steps, m² with a least price, and the way beyond the free kilometres', () => {
    const tiers = {
      kind: 'tiers' as const,
      tiers: [{ upToM2: 120, amount: 14_000 }, { upToM2: 180, amount: 18_000 }, { amount: 24_000 }],
    }
    expect([100, 120, 121, 156, 200].map((m2) => priceHere(tiers, m2).amount)).toEqual([
      14_000, 14_000, 18_000, 18_000, 24_000,
    ])
    expect(priceHere({ kind: 'per_m2', amount: 110, min: 9_000 }, 50).amount).toBe(9_000)
    const sum = sumOf(
      {
        category: 'photo',
        price: { kind: 'fixed', amount: 10_000 },
        vat: '21',
        needsHome: true,
        travel: { freeKm: 30, perKm: 40 },
      },
      ordered,
    )
    expect(sum).toMatchObject({ net: 10_480, vat: 2_201, retention: 1_572, total: 11_109 })
    expect(sumOf({ category: 'photo', price: { kind: 'quote' } }, ordered).total).toBeNull()
  })

  it('of a home that hides its address are counted from its municipality: a seller reads them before the yes', () => {
    const placed = (lat: number, addressVisibility?: 'hidden' | 'street') =>
      homeHere(
        {
          basics: { type: 'vivienda', offers: [] },
          location: { municipalityIne: '07061', geo: { lat, lon: 2.7152 }, addressVisibility },
          media: [],
        } as unknown as Property,
        'es',
      ).geo
    expect(placed(39.766, 'hidden')).toEqual(placed(39.796, 'hidden'))
    expect(placed(39.766)).toEqual(placed(39.796, 'hidden'))
    expect(placed(39.766, 'street')).toEqual({ lat: 39.766, lon: 2.7152 })
  })

  it('are within the hours, after the notice, and a way apart from what is promised', () => {
    const asked = {
      hours: [{ weekday: 1, from: '09:00', to: '14:00' }],
      minutes: 60,
      bufferMinutes: 0,
      leadDays: 1,
      busy: [],
      home: { geo: { lat: 39.766, lon: 2.7152 }, island: 'MALLORCA' as const },
      now: new Date('2026-11-27T10:00:00Z'),
      from: '2026-11-27',
      days: 7,
    }
    const free = freeTimes({ ...asked, promised: [] }).map(({ startsAt }) => startsAt)
    expect([free[0], free.length]).toEqual(['2026-11-30T08:00:00.000Z', 9])
    const palma = {
      start: new Date('2026-11-30T10:00:00Z'),
      end: new Date('2026-11-30T11:00:00Z'),
      geo: { lat: 39.5696, lon: 2.6502 },
    }
    const rest = freeTimes({ ...asked, promised: [palma] }).map(({ startsAt }) => startsAt)
    expect(rest).toEqual(['2026-11-30T08:00:00.000Z', '2026-11-30T12:00:00.000Z'])
  })
})
