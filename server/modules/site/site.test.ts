import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { Site, SitePage, SiteSection } from '../../../generated/model/index.ts'
import { uuidv7 } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { picture } from '../../testing/home.ts'
import { homeOf } from '../visit/visit.fixture.ts'
import { openPreview, siteHead, siteVersionDoc } from './index.ts'
import { fillCompany, siteOf } from './site.fixture.ts'

let server: TestServer
let admin: Person
let staff: Person
let stranger: Person
let homeId: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portvell Immobles' })
  staff = await server.register({ role: 'STAFF', agency: admin })
  stranger = await server.register({ agencyName: 'Otra' })
  homeId = await homeOf(server, admin)
}, 120_000)
afterAll(() => server.close())

const current = async (who = admin): Promise<Site> =>
  (await server.call('listSites', { token: who.token })).body.items[0] as Site
const pageOf = (site: Site, kind: SitePage['kind']): SitePage => {
  const page = site.draft.pages.find((one) => one.kind === kind)
  if (!page) throw new Error(`No page ${kind}`)
  return page
}
const versionOf = (site: Site, id: string) =>
  site.pages.find((page) => page.id === id)?.version ?? 0
const save = (site: Site, page: SitePage, who = admin) =>
  server.call('saveSitePage', {
    token: who.token,
    params: { id: site.id, pageId: page.id },
    body: { version: versionOf(site, page.id), page },
  })
const patch = (site: Site, body: object, who = admin) =>
  server.call('updateSite', {
    token: who.token,
    params: { id: site.id },
    body: { version: site.version, ...body },
  })
const publish = (site: Site, who = admin) =>
  server.call('publishSite', {
    token: who.token,
    params: { id: site.id },
    body: { digest: site.digest },
  })
/** What strangers read, and the number of its version. */
const publicDoc = async (slug: string) => {
  const head = await siteHead(server.db, { slug })
  const doc = head && (await siteVersionDoc(server.db, head.siteId, head.number))
  return doc && { number: head.number, doc }
}
const titled = (page: SitePage, es: string): SitePage => ({
  ...page,
  sections: page.sections.map((section, at) =>
    at === 0 && section.kind === 'hero' ? { ...section, title: { ...section.title, es } } : section,
  ),
})

test('an agency without a site is offered a free name, and makes a whole one in one call', async () => {
  const none = await server.call('listSites', { token: admin.token })
  expect(none.body).toEqual({ items: [], slug: 'portvell-immobles' })
  const site = await siteOf(server, admin)
  expect(site).toMatchObject({ slug: 'portvell-immobles', state: 'draft', published: null })
  expect(site.draft.pages.map(({ kind }) => kind)).toEqual([
    'home',
    'homes',
    'detail',
    'sell',
    'about',
    'contact',
    'legal',
  ])
  const [hero, homes] = pageOf(site, 'home').sections
  expect(hero).toMatchObject({
    kind: 'hero',
    title: { es: 'Casas en Mallorca' },
    picture: { hash: expect.stringMatching(/^[0-9a-f]{32}$/), alt: { es: 'Casa' } },
  })
  expect(homes).toMatchObject({ kind: 'homes', filter: { operation: 'V' } })
  expect(
    (await server.call('createSite', { token: admin.token, body: { template: 'mares' } })).status,
  ).toBe(406)
})

describe('rights', () => {
  it('lets a STAFF read, and change with the switch alone; a stranger finds nothing', async () => {
    const site = await current()
    expect(await current(staff)).toMatchObject({ id: site.id, canEdit: false })
    const brand = { ...site.draft.brand, scheme: 'dark' }
    expect((await patch(site, { brand }, staff)).status).toBe(403)
    await server.call('updateUser', {
      token: admin.token,
      params: { id: staff.profile.id },
      body: { permissions: { ...staff.profile.permissions, editWeb: true } },
    })
    expect((await patch(site, { brand }, staff)).status).toBe(200)
    expect((await current(staff)).canEdit).toBe(true)
    expect((await patch(site, { brand }, stranger)).status).toBe(404)
    for (const operation of [
      'getSite',
      'listSiteVersions',
      'previewSite',
      'listSitePictures',
    ] as const)
      expect(
        (await server.call(operation, { token: stranger.token, params: { id: site.id } })).status,
      ).toBe(404)
  })
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

  it('refuses a name that is reserved or taken, with three that are free', async () => {
    const other = await siteOf(server, stranger, 'quadern')
    for (const slug of ['admin', 'www', 'portvell-immobles']) {
      const { status, body } = await patch(other, { slug }, stranger)
      expect([slug, status]).toEqual([slug, 400])
      expect(String(body['slug']).split(': ')[1]?.split(', ')).toHaveLength(3)
    }
    expect((await patch(other, { slug: '🏠' }, stranger)).status).toBe(400)
    expect((await patch(other, { slug: 'otra-casa' }, stranger)).body).toMatchObject({
      slug: 'otra-casa',
    })
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
})

test('acceptance 10: two people on two pages never collide; on one page once, and nothing is lost', async () => {
  const [mine, theirs] = [await current(), await current(staff)]
  const [home, about] = [pageOf(mine, 'home'), pageOf(theirs, 'about')]
  expect((await save(mine, titled(home, 'Uno'))).status).toBe(200)
  expect((await save(theirs, { ...about, title: { es: 'Dos' } }, staff)).status).toBe(200)
  const refused = await save(theirs, titled(home, 'Tres'), staff)
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.body)).toContain('"es":"Uno"')
  const after = await current()
  expect(pageOf(after, 'home').sections[0]).toMatchObject({ title: { es: 'Uno' } })
  expect(pageOf(after, 'about').title.es).toBe('Dos')
})

test('acceptance 9: thirty steps undone after a reload are the start, digest for digest', async () => {
  const start = await current()
  let site = start
  for (let at = 0; at < 27; at += 1)
    site = (await save(site, titled(pageOf(site, 'home'), `Título ${at}`))).body as Site
  site = (await patch(site, { brand: { template: 'mares', scheme: 'dark' } })).body as Site
  const params = { id: site.id }
  site = (
    await server.call('createSitePage', {
      token: admin.token,
      params,
      body: { kind: 'custom', title: { es: 'Nosotros' } },
    })
  ).body as Site
  const added = pageOf(site, 'custom')
  expect(added.slug.es).toBe('nosotros-2')
  await server.call('deleteSitePage', {
    token: admin.token,
    params: { ...params, pageId: added.id },
  })
  const end = await current()
  for (let at = 0; at < 30; at += 1) {
    const undone = await server.call('undoSite', { token: (at % 2 ? staff : admin).token, params })
    expect([at, undone.status]).toEqual([at, 200])
  }
  expect((await current()).digest).toBe(start.digest)
  for (let at = 0; at < 30; at += 1) await server.call('redoSite', { token: admin.token, params })
  expect((await current()).digest).toBe(end.digest)
  expect((await server.call('redoSite', { token: admin.token, params })).status).toBe(406)
})

test('what was saved more than thirty days ago leaves with the next save', async () => {
  const site = await current()
  const old = new Date(Date.now() - 31 * 86_400_000)
  const steps = () =>
    server.db.selectFrom('site_step').select('at').where('site_id', '=', site.id).execute()
  await server.db.updateTable('site_step').set({ at: old }).where('site_id', '=', site.id).execute()
  expect((await steps()).length).toBeGreaterThan(1)
  expect((await save(site, titled(pageOf(site, 'home'), 'Hoy'))).status).toBe(200)
  expect(await steps()).toHaveLength(1)
})

test('acceptance 2: a template switched five times and back is the same document', async () => {
  const start = await current()
  let site = start
  for (const template of ['tramuntana', 'llevant', 'placa', 'quadern', start.draft.brand.template])
    site = (await patch(site, { brand: { ...site.draft.brand, template } })).body as Site
  expect(site.digest).toBe(start.digest)
})

test('publishing waits for what the law asks, and says the same draft only once', async () => {
  const site = await current()
  const refused = await publish(site)
  expect([refused.status, refused.body]).toEqual([400, { legal: expect.stringContaining('NIF') }])
  expect(await siteHead(server.db, { slug: site.slug })).toBeNull()
  await fillCompany(server, admin)
  const first = (await publish(await current())).body as Site
  expect(first).toMatchObject({
    state: 'published',
    published: { number: 1 },
    changed: false,
    changes: [],
  })
  expect((await publish(first)).body).toMatchObject({ published: { number: 1 } })
  expect((await publish({ ...first, digest: '0'.repeat(64) })).status).toBe(409)
  expect((await patch(first, { slug: 'otro-nombre' })).status).toBe(406)
})

test('what is not published yet is told in words', async () => {
  const site = await current()
  const page = titled(pageOf(site, 'home'), 'Casas con vistas')
  const sections = page.sections.filter(({ kind }) => kind !== 'contact')
  const { body } = await save(site, { ...page, sections })
  expect(body).toMatchObject({ changed: true })
  expect((body as Site).changes).toEqual([
    expect.objectContaining({ what: 'sectionRemoved', page: 'Inicio', section: 'contact' }),
    expect.objectContaining({
      what: 'sectionChanged',
      section: 'hero',
      field: 'title',
      after: 'Casas con vistas',
    }),
  ])
})

test('acceptance 8: published, broken and restored in one act', async () => {
  const good = (await publish(await current())).body as Site
  const live = await publicDoc(good.slug)
  const broken = await save(good, { ...pageOf(good, 'home'), sections: [] })
  await publish(broken.body as Site)
  expect((await publicDoc(good.slug))?.doc.pages[0]?.sections).toEqual([])
  const params = { id: good.id, number: String(live?.number) }
  const restored = await server.call('restoreSiteVersion', {
    token: admin.token,
    params,
    body: { live: true },
  })
  expect([restored.status, restored.body]).toMatchObject([
    200,
    { digest: good.digest, changed: false },
  ])
  expect((await publicDoc(good.slug))?.doc).toEqual(live?.doc)
  const { items } = (
    await server.call('listSiteVersions', { token: admin.token, params: { id: good.id } })
  ).body
  expect(items[0]).toMatchObject({ restoredFrom: live?.number })
})

test('a preview opens the draft, a version or another template, and nothing after its time', async () => {
  const site = await current()
  const params = { id: site.id }
  const tokenOf = (url: string) => /~([^/]+)\//.exec(url)?.[1] ?? ''
  const ask = async (query: Record<string, unknown>) =>
    (await server.call('previewSite', { token: admin.token, params, query })).body.url as string
  const url = await ask({ page: pageOf(site, 'contact').id })
  expect(url).toMatch(/\/w\/~[\w.-]+\/contacto\/$/)
  expect((await openPreview(server.deps, tokenOf(url)))?.doc).toEqual(site.draft)
  const first = await openPreview(server.deps, tokenOf(await ask({ number: '1' })))
  expect(first?.doc).not.toEqual(site.draft)
  const templates = (await server.call('listSiteTemplates', { token: admin.token })).body.items
  expect(templates).toHaveLength(5)
  const shown = await openPreview(server.deps, tokenOf(templates[4]?.preview.url ?? ''))
  expect(shown?.doc.brand.template).toBe('quadern')
  const later = { ...server.deps, now: () => new Date(Date.now() + 31 * 60_000) }
  expect(await openPreview(later, tokenOf(url))).toBeNull()
  expect(await openPreview(server.deps, `${tokenOf(url)}x`)).toBeNull()
})

test('what the operator suspended is read by no link that was sent before', async () => {
  const site = await current()
  const { body } = await server.call('previewSite', {
    token: admin.token,
    params: { id: site.id },
    query: { send: 'true' },
  })
  const token = /~([^/]+)\//.exec(body.url as string)?.[1] ?? ''
  const set = (state: Site['state']) =>
    server.db.updateTable('site').set({ state }).where('id', '=', site.id).execute()
  await set('suspended')
  expect(await openPreview(server.deps, token)).toBeNull()
  await set(site.state)
  expect(await openPreview(server.deps, token)).toMatchObject({ siteId: site.id })
})

test('a change of a public home raises the epoch of its agency once, and nobody else’s', async () => {
  const site = await current()
  const other = await current(stranger)
  const epoch = async (slug: string) => (await siteHead(server.db, { slug }))?.stamp.split('.')[0]
  const before = Number(await epoch(site.slug))
  const { body: home } = await server.call('getProperty', {
    token: admin.token,
    params: { id: homeId },
  })
  const changed = await server.call('updateProperty', {
    token: admin.token,
    params: { id: homeId },
    body: { version: home.version, texts: { ...home.texts, title: { es: 'Otra casa' } } },
  })
  expect(changed.status).toBe(200)
  expect(Number(await epoch(site.slug))).toBe(before + 1)
  expect(await epoch(other.slug)).toBeUndefined()
})

test('a site is paused and back; one that was never published cannot be', async () => {
  const site = await current()
  const set = (id: string, state: string, who = admin) =>
    server.call('setSiteState', { token: who.token, params: { id }, body: { state } })
  expect((await set(site.id, 'paused')).body).toMatchObject({ state: 'paused' })
  expect((await siteHead(server.db, { slug: site.slug }))?.state).toBe('paused')
  expect((await set(site.id, 'published')).body).toMatchObject({ state: 'published' })
  const { id } = await current(stranger)
  expect((await set(id, 'paused', stranger)).status).toBe(406)
  const files = await server.call('exportSite', { token: stranger.token, params: { id } })
  expect([files.status, Object.keys(files.body)]).toEqual([406, ['detail']])
})
