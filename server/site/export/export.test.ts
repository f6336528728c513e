import { describe, expect, it } from 'vitest'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import type { SiteDoc } from '../../../generated/model/index.ts'
import { unescapeHtml } from '../../formats/html.ts'
import { filesOf, type Source } from './files.ts'
import { fileOf, placeOf, relative } from './places.ts'
import { rewrite } from './rewrite.ts'
import { zipped, type ExportFile } from './zip.ts'

const ORIGIN = 'https://llar.example'
const BASE = '/w/portal-vell'
const HASH = '5f1c0a9e7b3d4c2a8e6f1d2b3c4a5e6f'
/** Everything that comes, one after the other. */
async function all<T>(coming: AsyncIterable<T>): Promise<T[]> {
  const come: T[] = []
  for await (const one of coming) come.push(one)
  return come
}
const at = (page: string) => new URL(BASE + page, ORIGIN)

describe('an address among files', () => {
  it.each([
    ['/', 'index.html'],
    ['/en/sell/', 'en/sell/index.html'],
  ])('the page %s is %s', (page, file) => expect(fileOf(page)).toBe(file))

  it('pages of a list are files of their own, a search is the list', () => {
    const list = at('/casas/')
    const next = placeOf('?cursor=abc', list, BASE)
    expect(next).toMatchObject({ kind: 'page', page: '/casas/?cursor=abc' })
    expect(next.kind === 'page' && next.file).toMatch(/^casas\/index-[0-9a-f]{8}\.html$/)
    expect(placeOf(`${BASE}/casas/?place=palma&priceMax=3`, list, BASE)).toMatchObject({
      page: '/casas/',
    })
  })

  it('pictures come in at most 640, what is elsewhere stays there', () => {
    expect(placeOf(`/media/${HASH}/1440.webp`, at('/'), BASE)).toEqual({
      kind: 'asset',
      url: `/media/${HASH}/640.webp`,
      file: `media/${HASH}-640.webp`,
    })
    expect(placeOf('/agencias', at('/'), BASE)).toEqual({
      kind: 'other',
      href: `${ORIGIN}/agencias`,
    })
    expect(placeOf('#s-1', at('/'), BASE)).toEqual({ kind: 'other', href: '#s-1' })
    expect(placeOf('mailto:a@b.example', at('/'), BASE).kind).toBe('other')
    // Another agency's site, whose name begins alike.
    expect(placeOf('/w/portal-vell-2/', at('/'), BASE).kind).toBe('other')
  })

  it('is relative, with its place on the page', () => {
    expect(relative('en/sell/index.html', 'casas/index.html#a')).toBe('../../casas/index.html#a')
    expect(relative('index.html', 'index.html')).toBe('index.html')
  })
})

it('a page is rewritten with its style, type and pictures', () => {
  const html = `<head><link rel="preload" as="font" href="/fonts/site/a.woff2"/><style>@font-face{src:url(/fonts/site/a.woff2)}</style></head>
    <a href="${BASE}/en/?utm_source=x&amp;a=b">En</a><img src="/media/${HASH}/640.webp" srcSet="/media/${HASH}/960.webp 960w" sizes="100vw" alt=""/>`
  const made = rewrite(html, { url: at('/de/kontakt/'), file: 'de/kontakt/index.html', base: BASE })
  expect(made.html).toContain('href="../../en/index.html"')
  expect(made.html).toContain(`src="../../media/${HASH}-640.webp"`)
  expect(made.html).toMatch(/href="\.\.\/\.\.\/style-[0-9a-f]{12}\.css"/)
  expect(made.html).not.toMatch(/preload|srcset|"\/[a-z]/i)
  expect(made.style?.css).toBe('@font-face{src:url(fonts/site/a.woff2)}')
  expect([...made.assets.values()]).toEqual(['fonts/site/a.woff2', `media/${HASH}-640.webp`])
})

it('a link elsewhere leads where it led, whatever signs it has', () => {
  const html = '<a href="https://x.example/l&#x27;aigua?a=1&amp;b=%22">L’aigua</a>'
  const made = rewrite(html, { url: at('/'), file: 'index.html', base: BASE })
  const [, href = ''] = /href="([^"]*)"/.exec(made.html) ?? []
  expect(unescapeHtml(href)).toBe("https://x.example/l'aigua?a=1&b=%22")
})

const PAGES: Record<string, string> = {
  '/': `<style>p{}</style><a href="${BASE}/casas/">Casas</a><a href="${BASE}/en/">En</a>`,
  '/en/': `<style>p{}</style><a href="${BASE}/">Es</a><a href="${BASE}/en/casas/">Homes</a>`,
  '/casas/': `<a href="?cursor=2">2</a><img src="/media/${HASH}/640.webp" alt="">`,
  '/casas/?cursor=2': `<a href="${BASE}/#x">Inicio</a>`,
  '/en/homes/': `<a href="${BASE}/casas/">Casas</a>`,
}
const source: Source = {
  doc: { schemaVersion: 1 } as SiteDoc,
  base: BASE,
  origin: ORIGIN,
  first: ['/'],
  draw: (page) =>
    Promise.resolve(
      page === '/en/casas/'
        ? { moved: '/en/homes/' }
        : PAGES[page] === undefined
          ? null
          : { html: PAGES[page] },
    ),
  fetch: (url) => Promise.resolve(Buffer.from(url)),
}

describe('a site as files (acceptance 17)', () => {
  it('has every page that is linked, once, and no link that leads nowhere', async () => {
    const files: ExportFile[] = await all(filesOf(source))
    const names = files.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(
      expect.arrayContaining(['index.html', 'en/homes/index.html', 'site.json']),
    )
    const links = files
      .filter(({ name }) => name.endsWith('.html'))
      .flatMap(({ name, data }) =>
        [...String(data).matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to = '']) =>
          path.posix.join(path.posix.dirname(name), to.replace(/#.*/, '')),
        ),
      )
    expect(links.length).toBeGreaterThan(8)
    expect(links.filter((to) => !names.includes(to))).toEqual([])
  })

  it('is a zip that others read', async () => {
    const bytes = Buffer.concat(await all(zipped(filesOf(source), new Date())))
    const zip = await fromBufferPromise(bytes)
    const names: string[] = []
    for await (const entry of zip.eachEntry()) {
      names.push(entry.fileName)
      // Throws where size or checksum are not those that were promised.
      const content = await buffer(await zip.openReadStreamPromise(entry))
      expect(content.length).toBe(entry.uncompressedSize)
    }
    expect(names).toEqual((await all(filesOf(source))).map(({ name }) => name))
  })
})
