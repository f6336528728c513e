import { expect, test } from 'vitest'
import { createSiteRenderer, type Request } from './entry-site'
import type { SiteSection } from './site/document'
import { sampleCard, sampleDoc, sampleFound } from './site/sample.fixture'

/** A renderer whose questions are answered by `reply`, and what it asked. */
async function rendererOf(reply: (url: string) => { status: number; data: unknown }) {
  const asked: string[] = []
  const renderer = await createSiteRenderer({
    ask: async (url) => {
      asked.push(url)
      return reply(url)
    },
    portal: 'https://llar.example',
  })
  const { agency, people, onMarket, offers, company } = sampleFound()
  const doc = sampleDoc('llevant')
  const request: Request = {
    doc: { ...doc, pages: doc.pages.map((page) => ({ ...page, sections: [] })) },
    origin: 'https://llar.example',
    base: '/w/portal-vell',
    path: '/',
    search: new URLSearchParams(),
    known: { agency, people, onMarket, offers, company },
    stockKey: 'site 1 1',
    isPrivate: false,
    homes: {
      owns: async () => true,
      offersAt: () => new Map(),
      sold: async () => ({ homes: [], total: 0 }),
    },
    onceAt: async () => null,
    sent: null,
    thanks: null,
  }
  return {
    asked,
    doc: request.doc,
    draw: (other: Partial<Request> = {}) => renderer.render({ ...request, ...other }),
  }
}

const noCounts = { status: 200, data: { place: [], type: [], feature: [] } }
const none = { status: 200, data: { items: [], total: 0, next: null, previous: null } }

test('a fault of a moment makes no agency without homes: the page says so, and all is asked again', async () => {
  let broken = true
  const { asked, draw, doc } = await rendererOf((url) =>
    broken ? { status: 500, data: {} } : url.includes('/facet/') ? noCounts : none,
  )
  const homes = doc.pages.find(({ kind }) => kind === 'homes')
  const path = `/${homes?.slug.es ?? homes?.id}/`
  const counts = (): string[] => asked.splice(0).filter((url) => url.includes('/facet/'))
  expect(await draw({ path })).toMatchObject({ status: 200, isWhole: false })
  broken = false
  counts()
  expect(await draw({ path })).toMatchObject({ status: 200, isWhole: true })
  expect(counts()).toHaveLength(1)
  await draw({ path })
  expect(counts()).toEqual([])
  // A page that shows nothing of it asks nothing.
  await draw({ stockKey: 'site 1 2' })
  expect(asked).toEqual([])
})

const HOME = '0192c0de-0000-7000-8000-000000000001'
const THEIRS = '0192c0de-0000-7000-8000-000000000002'
const GONE = { status: 410, data: { message: 'gone', similar: [] } }
const htmlOf = (answer: unknown): string => (answer as { page: { html: string } }).page.html

test('a home that left the market is told of by the site of its agency, and by no other', async () => {
  const { draw } = await rendererOf((url) => (url.includes(HOME) ? GONE : none))
  const path = `/casa/${HOME}/`
  const answer = await draw({ path })
  // Where the sample calls the page of a home otherwise, its address moves there.
  const at = answer.kind === 'moved' ? answer.path : path
  expect(await draw({ path: at })).toMatchObject({ status: 410 })
  expect(
    await draw({
      path: at,
      homes: {
        owns: async () => false,
        offersAt: () => new Map(),
        sold: async () => ({ homes: [], total: 0 }),
      },
    }),
  ).toMatchObject({ status: 404 })
})

test('what was written stands above the page where its form is gone', async () => {
  const { draw } = await rendererOf((url) => (url.includes(HOME) ? GONE : none))
  const sent = {
    section: 'home',
    kind: 'visit_request',
    values: { firstName: 'Greta', email: 'greta@', visit: 'El martes por la tarde' },
    errors: { email: 'No es un correo' },
  }
  for (const path of ['/', '/no-hay-nada/', `/casa/${HOME}/`]) {
    const answer = await draw({ path, sent })
    const html = htmlOf(answer.kind === 'moved' ? await draw({ path: answer.path, sent }) : answer)
    expect(html, path).toContain('El martes por la tarde')
    expect(html, path).toContain('value="Greta"')
    expect(html, path).toContain('No es un correo')
  }
})

test('a chosen home that left the market is dropped; where none is found the section hides or says so', async () => {
  const [card, agency] = [sampleCard(1), sampleFound().agency]
  const listing = {
    ...card,
    agency,
    layout: {},
    prices: [{ operation: 'V', price: card.price }],
    location: { town: 'Santanyí', municipality: 'Santanyí', island: 'MALLORCA', geo: card.geo },
    photos: [],
  }
  const theirs = { ...listing, id: THEIRS, agency: { ...agency, id: HOME } }
  const { draw, doc } = await rendererOf((url) => {
    if (url.includes(HOME)) return GONE
    if (url.includes(THEIRS)) return { status: 200, data: theirs }
    return url.includes(card.id) ? { status: 200, data: listing } : none
  })
  const homesIn = async (section: object): Promise<string> => {
    const sections = [{ id: card.id, kind: 'homes', title: { es: 'Escogidas' }, ...section }]
    const [front, ...others] = doc.pages
    const pages = [{ ...front, sections }, ...others] as Request['doc']['pages']
    return htmlOf(await draw({ doc: { ...doc, pages }, stockKey: JSON.stringify(section) }))
  }
  const some = await homesIn({ pick: [HOME, card.id, THEIRS] })
  expect(some).toContain(`/${card.id}/`)
  expect(some).not.toMatch(new RegExp(`${HOME}|${THEIRS}`))
  for (const finds of [{ pick: [HOME, THEIRS] }, { filter: { priceMin: 99_000_000_000 } }]) {
    expect(await homesIn(finds)).not.toContain('Escogidas')
    expect(await homesIn({ ...finds, empty: 'hide' })).not.toContain('Escogidas')
    const said = await homesIn({ ...finds, empty: 'text' })
    expect(said).toContain('Escogidas')
    expect(said).toContain('Ahora mismo no hay ningún inmueble así')
  }
})

test('an address in the first language moves to the one without a prefix', async () => {
  const { draw } = await rendererOf(() => none)
  expect(await draw({ path: '/es/' })).toEqual({ kind: 'moved', path: '/' })
  expect(await draw({ path: '/es/no-hay/' })).toEqual({ kind: 'moved', path: '/no-hay/' })
  expect(await draw({ path: '/es/no-hay' })).toEqual({ kind: 'moved', path: '/no-hay' })
  // Never to another host.
  for (const path of ['/es//evil.example/', '//es/evil.example/', '/es///evil.example/'])
    expect(await draw({ path })).toEqual({ kind: 'moved', path: '/evil.example/' })
  expect(await draw({ path: '/es/\\evil.example' })).toEqual({
    kind: 'moved',
    path: '/%5Cevil.example',
  })
})

test('an address that the search does not know shows what there is', async () => {
  const { draw, doc, asked } = await rendererOf((url) =>
    url.includes('cursor=') || url.includes('/facet/') ? { status: 400, data: {} } : none,
  )
  const homes = doc.pages.find(({ kind }) => kind === 'homes')
  const path = `/${homes?.slug.es ?? homes?.id}/`
  expect(await draw({ path, search: new URLSearchParams('cursor=abc') })).toMatchObject({
    status: 200,
  })
  expect(asked.some((url) => url.includes('cursor='))).toBe(true)
  const last = asked.filter((url) => url.startsWith('/api/v1/listing/?')).at(-1)
  expect(last).not.toContain('cursor=')
})

test('an old name of a page leads to what it is called now, unless a page is called so again', async () => {
  const { draw, doc } = await rendererOf(() => none)
  const pageOf = (kind: string) => doc.pages.find((page) => page.kind === kind)
  const [contact, detail, [, second]] = [pageOf('contact'), pageOf('detail'), doc.languages]
  const asked: string[] = []
  const once = (id?: string) => async (slug: string, lang: string) => {
    asked.push(`${lang} ${slug}`)
    return id ?? null
  }
  const now = `/${contact?.slug.es}/`
  const onceAt = once(contact?.id)
  expect(await draw({ path: '/escribenos/', onceAt })).toEqual({ kind: 'moved', path: now })
  expect(await draw({ path: '/escribenos', onceAt })).toEqual({ kind: 'moved', path: now })
  const there = await draw({ path: `/${second}/escribenos/`, onceAt })
  expect(there).toMatchObject({ kind: 'moved', path: expect.stringMatching(`^/${second}/`) })
  const home = await draw({ path: `/vivienda/${HOME}/`, onceAt: once(detail?.id) })
  const segment = detail?.slug.es ?? detail?.id ?? 'casa'
  expect(home).toEqual({ kind: 'moved', path: `/${segment}/${HOME}/` })
  expect(asked).toEqual(['es escribenos', 'es escribenos', `${second} escribenos`, 'es vivienda'])
  asked.length = 0
  // A page that is there is not asked about, nor what no page can be called.
  expect(await draw({ path: now, onceAt })).toMatchObject({ status: 200 })
  for (const path of ['/wp-login.php/', '/a/b/', `/${'a'.repeat(61)}/`, '/%00/'])
    expect(await draw({ path, onceAt }), path).toMatchObject({ status: 404 })
  expect(asked).toEqual([])
  // Nor does it lead to a page that is gone, or to a home's.
  for (const id of [HOME, detail?.id, pageOf('home')?.id])
    expect(await draw({ path: '/escribenos/', onceAt: once(id) })).toMatchObject({ status: 404 })
})

test('what was sold is asked for by pages that show or count it, and by no other', async () => {
  const { draw, doc } = await rendererOf(() => none)
  const [front, ...pages] = doc.pages
  if (!front) throw new Error('a site without pages')
  const asks = async (section: SiteSection): Promise<number> => {
    let asked = 0
    const sold = async () => {
      asked += 1
      return { homes: [], total: 0 }
    }
    const homes = { owns: async () => true, offersAt: () => new Map(), sold }
    await draw({ doc: { ...doc, pages: [{ ...front, sections: [section] }, ...pages] }, homes })
    return asked
  }
  expect(await asks({ id: 'a', kind: 'sold' })).toBe(1)
  expect(await asks({ id: 'a', kind: 'figures', items: [{ from: 'sold' }] })).toBe(1)
  expect(await asks({ id: 'a', kind: 'figures', items: [{ from: 'homes' }] })).toBe(0)
  expect(await asks({ id: 'a', kind: 'sold', off: true })).toBe(0)
})
