import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import type { ShareCard } from './card.ts'
import { drawCard } from './draw.ts'
import { sharedPath, shareDrawer } from './index.ts'
import { linesOf, outlines } from './words.ts'

const TEMPLATES = ['tramuntana', 'llevant', 'mares', 'placa', 'quadern'] as const
const card = (more: Partial<ShareCard> = {}): ShareCard => ({
  template: 'llevant',
  title: 'Casas de piedra',
  line: '945.000 €  ·  Sóller',
  agency: 'Portal Vell',
  picture: null,
  focus: { x: 0.5, y: 0.5 },
  colors: {
    ground: '#ffffff',
    panel: '#eef4fb',
    ink: '#0b1f33',
    soft: '#4a6078',
    accent: '#0b5bd3',
    strong: '#0b1f33',
    onStrong: '#ffffff',
  },
  ...more,
})
const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#cc2200' } })
    .webp()
    .toBuffer()

describe('the picture of a link', () => {
  it.each(TEMPLATES)(
    'is 1200 by 630 in %s, with a photo and without, below 300 kB',
    async (template) => {
      for (const picture of [null, await photo()]) {
        const drawn = await drawCard(card({ template }), picture)
        expect(await sharp(drawn).metadata()).toMatchObject({
          format: 'jpeg',
          width: 1200,
          height: 630,
        })
        expect(drawn.length).toBeLessThan(300_000)
        const { channels } = await sharp(drawn).stats()
        // Words are there: the ground is not all there is.
        expect(channels.some(({ stdev }) => stdev > 5)).toBe(true)
      }
    },
  )

  it('never takes what was typed for markup, and ends what is too long', async () => {
    const title = `</svg><script>alert(1)</script> & "x" ${'larguísima '.repeat(60)}💥`
    expect((await drawCard(card({ title }), null)).length).toBeGreaterThan(1000)
    const { lines, isCut } = linesOf('dm-sans-600', title, { size: 40, width: 500, most: 3 })
    expect([lines.length, isCut, lines.at(-1)?.endsWith('…')]).toEqual([3, true, true])
    const drawn = outlines(['<script>'], {
      font: 'dm-sans-600',
      color: '#000000',
      x: 0,
      y: 0,
      size: 20,
    })
    expect(drawn).not.toContain('script')
    expect(drawn.match(/<path /g)).toHaveLength('<script>'.length)
  })
})

it.each([
  ['/share/card.jpg', '/'],
  ['/share/en/sell/card.jpg', '/en/sell/'],
  ['/share/../card.jpg', null],
  ['/share/card.png', null],
  ['/en/share/card.jpg', null],
])('%s is of %s', (path, page) => expect(sharedPath(path)).toBe(page))

describe('a picture that was drawn', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  it('is drawn once for what the page hangs on, anew when that changes, and each time for a preview', async () => {
    const draw = shareDrawer(server.deps)
    let asked = 0
    const ask = async () => {
      asked += 1
      return card({ title: `Número ${asked}` })
    }
    const first = await draw('site 1 /', ask)
    expect((await draw('site 1 /', ask))?.etag).toBe(first?.etag)
    expect(asked).toBe(1)
    expect((await draw('site 2 /', ask))?.etag).not.toBe(first?.etag)
    await draw(null, ask)
    await draw(null, ask)
    expect(asked).toBe(4)
    expect(await draw('gone', async () => null)).toBeNull()
    // Many at once wait for one drawing.
    const many = await Promise.all(Array.from({ length: 5 }, () => draw('site 3 /', ask)))
    expect(asked).toBe(5)
    expect(new Set(many.map((one) => one?.etag)).size).toBe(1)
  })
})
