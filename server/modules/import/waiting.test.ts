import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportItemPage, Integration } from '../../../generated/model/index.ts'
import { startFeeds, type Feeds } from './feed/feeds.fixture.ts'
import { feed } from './kyero/fixture.ts'

let feeds: Feeds
beforeAll(async () => {
  feeds = await startFeeds()
})
afterAll(() => feeds.close())

const AWAY = {
  town: 'Torrevieja',
  province: 'Alicante',
  location: '<latitude>37.97</latitude><longitude>-0.68</longitude>',
}
const gone = () => ({ images: `<image id="1"><url>${feeds.base}/gone.jpg</url></image>` })
const one = (tags: Record<string, string> = {}): string =>
  feed([feeds.home('a', tags), feeds.home('b')])
const waiting = async (token: string, id: string): Promise<ImportItemPage> =>
  (
    await feeds.server.call('listImportItems', {
      params: { id },
      query: { waiting: true },
      token,
      lang: 'en',
    })
  ).body as ImportItemPage

describe('a home that says too little waits as a draft, listed with what it lacks', () => {
  it.each([
    ['no photo', { images: '' }, ['a photo']],
    [
      'only a plan',
      {
        images:
          '<image id="1"><url>http://127.0.0.1:1/x.jpg</url><tags><tag>floorplan</tag></tags></image>',
      },
      ['a photo'],
    ],
    ['no area', { surface_area: '' }, ['the built area']],
    ['land without its area', { type: 'Land', surface_area: '' }, ['the plot area']],
    ['no municipality', { town: 'Nowhere', location: '' }, ['the municipality']],
    ['outside the islands', AWAY, ['a location on the islands']],
    [
      'nothing',
      { images: '', surface_area: '', town: 'Nowhere', location: '' },
      ['the municipality', 'the built area', 'a photo'],
    ],
  ])('%s', async (name, tags, lacks) => {
    const token = await feeds.agency()
    // A picture that is refused at once: an address that does not answer is asked again for
    // minutes.
    const done = await feeds.run(
      token,
      one(
        name === 'only a plan'
          ? { images: gone().images.replace('</url>', '</url><tags><tag>floorplan</tag></tags>') }
          : tags,
      ),
    )
    expect(done).toMatchObject({ status: 'done', waiting: 1, totals: { created: 2 } })
    expect(await feeds.states(token)).toEqual({ 'REF-a': 'draft', 'REF-b': 'active' })
    expect(
      (await waiting(token, done.id)).items.map((item) => [item.externalId, item.waitsFor]),
    ).toEqual([['a', lacks]])
    expect(
      (
        await feeds.server.call('getListing', {
          params: { id: (await feeds.open(token, 'REF-a')).id },
        })
      ).status,
    ).toBe(404)
  })

  it('also when none of its pictures could be had', async () => {
    const token = await feeds.agency()
    expect((await feeds.run(token, one(gone()))).waiting).toBe(1)
    expect(await feeds.states(token)).toMatchObject({ 'REF-a': 'draft' })
  })

  it('and says so in a trial, which fetches no picture', async () => {
    const token = await feeds.agency()
    const tried = await feeds.run(token, one({ surface_area: '' }), { dryRun: true })
    expect(tried.waiting).toBe(1)
    expect((await waiting(token, tried.id)).items.map((item) => item.waitsFor)).toEqual([
      ['the built area'],
    ])
  })
})

describe('it goes public', () => {
  it('by the next feed that has what was missing, which no longer lists it', async () => {
    const token = await feeds.agency()
    const first = await feeds.run(token, one({ surface_area: '' }))
    const second = await feeds.run(token, one())
    expect(second).toMatchObject({ waiting: 0, totals: { updated: 1, unchanged: 1 } })
    expect(await feeds.states(token)).toMatchObject({ 'REF-a': 'active' })
    expect(await feeds.read(token, first.id)).toMatchObject({ waiting: 0 })
    expect((await feeds.report(token, first.id)).map((item) => item.waitsFor)).toEqual([[], []])
  })

  it('by the next feed when an agent has added what was missing; until then its line says what is left', async () => {
    const token = await feeds.agency()
    const xml = one({ surface_area: '', images: '' })
    const first = await feeds.run(token, xml)
    const { id, version, layout } = await feeds.open(token, 'REF-a')
    await feeds.server.call('updateProperty', {
      params: { id },
      token,
      body: { version, layout: { ...layout, built: 80 } },
    })
    expect((await waiting(token, first.id)).items.map((item) => item.waitsFor)).toEqual([
      ['a photo'],
    ])
    await feeds.run(token, xml)
    expect(await feeds.states(token)).toMatchObject({ 'REF-a': 'draft' })
    await feeds.run(token, one({ surface_area: '' }))
    expect(await feeds.states(token)).toMatchObject({ 'REF-a': 'active' })
    expect((await feeds.open(token, 'REF-a')).layout).toMatchObject({ built: 80 })
  })

  it('at once where the agency says so for the source, and waiting ones with its next feed', async () => {
    const token = await feeds.agency()
    const xml = one({ ...AWAY, images: '', surface_area: '' })
    await feeds.run(token, xml, { sourceName: 'Palma' })
    const [palma] = (await feeds.sources(token)) as [Integration]
    await feeds.server.call('updateIntegration', {
      params: { id: palma.id },
      token,
      body: { version: palma.version, feed: { publishUnready: true } },
    })
    expect((await feeds.run(token, xml)).totals).toMatchObject({ updated: 1 })
    const found = await feeds.open(token, 'REF-a')
    expect(found).toMatchObject({ status: 'active', outsideArea: true })
    expect((await feeds.server.call('getListing', { params: { id: found.id } })).status).toBe(200)
    await feeds.run(token, one({ images: '' }), { sourceName: 'Sóller' })
    expect(Object.values(await feeds.states(token)).sort()).toEqual([
      'active',
      'active',
      'active',
      'draft',
    ])
  })

  it('and is put away when the feed no longer has it', async () => {
    const token = await feeds.agency()
    const rest = ['b', 'c', 'd', 'e'].map((id) => feeds.home(id))
    await feeds.run(token, feed([feeds.home('a', { images: '' }), ...rest]))
    expect((await feeds.run(token, feed(rest))).totals).toMatchObject({ missing: 1 })
    expect((await feeds.run(token, feed(rest.toReversed()))).totals).toMatchObject({ removed: 1 })
    expect(await feeds.states(token)).toMatchObject({ 'REF-a': 'withdrawn' })
  })
})
