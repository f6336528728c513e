import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketReviewInput } from '../../../../generated/model/index.ts'
import { operatorOf } from '../../../testing/operator.ts'
import type { Person } from '../../../testing/people.ts'
import { PHOTOS, shop } from '../../../testing/shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let acts: ReturnType<typeof shop>
let operator: Person
let tomeu: Person
let buyer: Person

beforeAll(async () => {
  server = await startTestServer()
  acts = shop(server)
  operator = await operatorOf(server)
  tomeu = await server.register({ role: 'SERVICE' })
  buyer = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  await acts.seller(tomeu)
}, 300_000)
afterAll(() => server.close())

const waiting = async () => (await server.call('listMarketReviews', { token: operator.token })).body
const say = (id: string, body: MarketReviewInput) =>
  server.call('reviewMarketPublication', { token: operator.token, params: { id }, body })
const offered = async () =>
  (await server.call('listMarket', { token: buyer.token })).body.items.map(({ id }) => id)
const noted = async () =>
  (await server.call('listOperatorActs', { token: operator.token })).body.items[0]

describe('the operator’s look at publications', () => {
  it('shows what waits with all that buyers would see, the longest waiting first', async () => {
    const [first, second] = [await acts.publish(tomeu), await acts.publish(tomeu)]
    const { items, total } = await waiting()
    expect(items.map(({ publication }) => publication.id)).toEqual([first.id, second.id])
    expect(total).toBe(2)
    expect(items[0]).toMatchObject({
      sellerName: 'Llum i Traç',
      sellerFacts: { legalName: 'Tomeu Sastre Llull', taxId: '12•••678Z' },
      isSuspended: false,
      reports: [],
    })
    expect(items[0]?.publication.pictures).toHaveLength(1)
  })

  it('publishes one, which needs no password and stays in the list of acts', async () => {
    const [first] = (await waiting()).items
    const { id, version } = first?.publication ?? { id: '', version: 0 }
    const { status, body } = await say(id, { act: 'approve', version })
    expect([status, body.publication.state]).toEqual([200, 'published'])
    expect(await offered()).toContain(id)
    expect(await noted()).toMatchObject({
      act: 'market.approve',
      subject: `Fotos de interior y exterior · ${id}`,
      by: operator.email,
    })
    expect((await say(id, { act: 'approve', version: body.publication.version })).status).toBe(406)
  })

  it('refuses one with a reason, at the field without, and 409 when somebody saved in between', async () => {
    const [one] = (await waiting()).items
    const { id, version } = one?.publication ?? { id: '', version: 0 }
    expect((await say(id, { act: 'reject', version, reason: '   corta   ' })).body).toHaveProperty(
      'reason',
    )
    const reason = 'Las fotos son de otra empresa'
    expect((await say(id, { act: 'reject', version: version + 1, reason })).status).toBe(409)
    const { body } = await say(id, { act: 'reject', version, reason })
    expect(body.publication).toMatchObject({ state: 'rejected', rejectReason: reason })
    expect((await waiting()).items).toEqual([])
    const news = await server.call('listNotifications', { token: tomeu.token })
    expect(JSON.stringify(news.body)).toContain(reason)
  })

  it('stops a seller and all they offer, and lets them sell again', async () => {
    const { items } = (
      await server.call('listMarketReviews', {
        token: operator.token,
        query: { state: 'published' },
      })
    ).body
    const { id, version } = items[0]?.publication ?? { id: '', version: 0 }
    const reason = 'No se presenta a las citas'
    const stopped = await say(id, { act: 'suspend', version, reason })
    expect(stopped.body.isSuspended).toBe(true)
    expect(await offered()).not.toContain(id)
    const back = await say(id, { act: 'restore', version })
    expect(back.body.isSuspended).toBe(false)
    expect(await offered()).toContain(id)
  })

  it('a draft is its seller’s alone', async () => {
    const { body: draft } = await server.call('createMarketPublication', {
      token: tomeu.token,
      body: PHOTOS,
    })
    const reason = 'Las fotos son de otra empresa'
    expect((await say(draft.id, { act: 'reject', version: draft.version, reason })).status).toBe(
      404,
    )
  })
})

describe('two who look at once', () => {
  const reason = 'No se presenta a las citas'

  it('the second is told that the seller stands so already, and nobody is told twice', async () => {
    const { id } = await acts.publish(tomeu)
    const { version } = (await waiting()).items[0]?.publication ?? { version: 0 }
    expect((await say(id, { act: 'restore', version })).status).toBe(406)
    const both = await Promise.all([
      say(id, { act: 'suspend', version, reason }),
      say(id, { act: 'suspend', version, reason }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 406])
    expect((await say(id, { act: 'restore', version })).status).toBe(200)
    await say(id, { act: 'approve', version })
  })

  it('the next page is there also when the last of this one has been looked at meanwhile', async () => {
    const [first, second] = [await acts.publish(tomeu), await acts.publish(tomeu)]
    const page = async (cursor?: string) =>
      (
        await server.call('listMarketReviews', {
          token: operator.token,
          query: { limit: 1, ...(cursor && { cursor }) },
        })
      ).body
    const { items, next } = await page()
    expect(items[0]?.publication.id).toBe(first.id)
    await say(first.id, { act: 'approve', version: items[0]?.publication.version ?? 0 })
    const { items: rest } = await page(next ?? '')
    expect(rest.map(({ publication }) => publication.id)).toEqual([second.id])
  })
})
