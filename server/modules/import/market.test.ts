import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFeeds, type Feeds } from './feed/feeds.fixture.ts'
import { feed } from './kyero/fixture.ts'

let feeds: Feeds
beforeAll(async () => {
  feeds = await startFeeds()
})
afterAll(() => feeds.close())

const of = (ids: string[], tags: Record<string, Record<string, string>> = {}): string =>
  feed(ids.map((id) => feeds.home(id, tags[id])))
const five = ['a', 'b', 'c', 'd', 'e']
const state = async (token: string): Promise<string | undefined> =>
  (await feeds.states(token))['REF-a']

describe('homes that are gone from the feed', () => {
  it('are booked as missing, withdrawn only after two different good files, and come back with the feed', async () => {
    const token = await feeds.agency()
    await feeds.run(token, of(five))
    const lacking = of(five.slice(1))
    for (const _again of [1, 2]) {
      const once = await feeds.run(token, lacking)
      expect(once.totals).toMatchObject({ received: 4, unchanged: 4, missing: 1, removed: 0 })
      expect(
        (await feeds.report(token, once.id)).find((item) => item.externalId === 'a')?.action,
      ).toBe('missing')
    }
    expect((await feeds.run(token, of(five.slice(1).reverse()))).totals).toMatchObject({
      received: 4,
      missing: 0,
      removed: 1,
    })
    expect(await state(token)).toBe('withdrawn')
    expect((await feeds.run(token, of(five))).totals).toMatchObject({ updated: 1, unchanged: 4 })
    expect(await state(token)).toBe('active')
  })

  it('do not count as received: a file of the usual size is good after one that lacked some', async () => {
    const token = await feeds.agency()
    await feeds.run(token, of(five))
    const more = ['b', 'c', 'd', 'f', 'g', 'h']
    expect((await feeds.run(token, of(more))).totals).toMatchObject({ received: 6, missing: 2 })
    expect((await feeds.run(token, of(['b', 'c', 'd', 'f', 'g']))).status).toBe('done')
  })
})

describe('a home that a person has taken off the market stays off it', () => {
  it('while the feed has it', async () => {
    const token = await feeds.agency()
    await feeds.run(token, of(five))
    await feeds.put(token, 'REF-a', 'withdrawn')
    await feeds.run(token, of(five, { a: { price: '1' } }))
    expect(await state(token)).toBe('withdrawn')
  })

  it('when the feed lacked it in between', async () => {
    const token = await feeds.agency()
    await feeds.run(token, of(five))
    await feeds.run(token, of(five.slice(1)))
    await feeds.put(token, 'REF-a', 'withdrawn')
    await feeds.run(token, of(five))
    expect(await state(token)).toBe('withdrawn')
  })

  it('when the feed had withdrawn it first', async () => {
    const token = await feeds.agency()
    await feeds.run(token, of(five))
    await feeds.run(token, of(five.slice(1)))
    await feeds.run(token, of(five.slice(1).reverse()))
    await feeds.put(token, 'REF-a', 'draft')
    await feeds.put(token, 'REF-a', 'withdrawn')
    await feeds.run(token, of(five))
    expect(await state(token)).toBe('withdrawn')
  })

  it('as a draft, also one that had waited for the feed', async () => {
    const token = await feeds.agency()
    await feeds.run(token, of(five, { a: { images: '' } }))
    await feeds.put(token, 'REF-a', 'prospect')
    await feeds.put(token, 'REF-a', 'draft')
    await feeds.run(token, of(five))
    expect(await state(token)).toBe('draft')
  })

  it('but one that only got a note comes back with the feed', async () => {
    const token = await feeds.agency()
    await feeds.run(token, of(five))
    await feeds.run(token, of(five.slice(1)))
    await feeds.run(token, of(five.slice(1).reverse()))
    const { id, version, layout } = await feeds.open(token, 'REF-a')
    await feeds.server.call('updateProperty', {
      params: { id },
      token,
      body: { version, layout: { ...layout, usable: 100 } },
    })
    await feeds.run(token, of(five))
    expect(await state(token)).toBe('active')
  })
})

describe('a file of other ids', () => {
  const renamed = five.map((id) => `new-${id}`)

  it('is asked about, taken on a person’s word, and is the usual from then on', async () => {
    const token = await feeds.agency()
    await feeds.run(token, of([...five, 'f', 'g', 'h']))
    const asked = await feeds.run(token, of(['a', ...renamed]))
    expect(asked).toMatchObject({
      status: 'rejected',
      question: { homes: 6, known: 1, missing: 7 },
    })
    expect(asked.rejectedReason).toContain('1 de los 8 inmuebles')
    const taken = await feeds.again(token, asked.id, { confirmed: true })
    expect(taken).toMatchObject({
      status: 'done',
      confirmed: true,
      totals: { received: 6, created: 5, unchanged: 1, missing: 0, removed: 7 },
    })
    const states = await feeds.states(token)
    expect([states['REF-a'], states['REF-b'], states['REF-new-b']]).toEqual([
      'active',
      'withdrawn',
      'active',
    ])
    for (const _later of [1, 2])
      expect((await feeds.run(token, of(['a', ...renamed]))).status).toBe('done')
    expect((await feeds.run(token, of(renamed))).totals).toMatchObject({ missing: 1 })
  })

  it('taken in error is undone: the old homes are on the market again, the new ones gone', async () => {
    const token = await feeds.agency()
    await feeds.run(token, of(five))
    const before = await feeds.states(token)
    const taken = await feeds.again(token, (await feeds.run(token, of(renamed))).id, {
      confirmed: true,
    })
    expect(taken.totals).toMatchObject({ created: 5, removed: 5 })
    await feeds.undo(token, taken.id)
    expect(await feeds.states(token)).toEqual(before)
    expect((await feeds.run(token, of(five))).totals).toMatchObject({ unchanged: 5, updated: 0 })
  })

  it('of a source that has halved is usual once it was confirmed', async () => {
    const token = await feeds.agency()
    for (const price of ['1', '2', '3']) await feeds.run(token, of(five, { a: { price } }))
    const half = await feeds.run(token, of(['a', 'b', 'c']))
    expect(half).toMatchObject({ status: 'rejected', question: { homes: 3, known: 3, missing: 2 } })
    expect((await feeds.again(token, half.id, { confirmed: true })).totals).toMatchObject({
      removed: 2,
    })
    expect((await feeds.run(token, of(['a', 'b', 'c'], { a: { price: '4' } }))).status).toBe('done')
  })

  it('is taken again only while there is a question', async () => {
    const token = await feeds.agency()
    const done = await feeds.run(token, of(five))
    const broken = await feeds.run(token, 'no feed')
    for (const { id, question } of [done, broken]) {
      expect(question).toBeNull()
      expect(
        (
          await feeds.server.call('repeatImport', {
            params: { id },
            body: { confirmed: true },
            token,
          })
        ).status,
      ).toBe(406)
    }
  })
})
