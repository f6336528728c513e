import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type {
  Site,
  SiteBrandReading,
  SitePage,
  SitePictureOffer,
  SiteVersion,
} from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { homeOf } from '../visit/visit.fixture.ts'
import { openPreview } from './index.ts'
import { jobs } from './jobs.ts'
import { fillCompany, siteOf } from './site.fixture.ts'

const DAY = 86_400_000
let server: TestServer
let admin: Person
let colleague: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portvell Immobles' })
  colleague = await server.register({ role: 'STAFF', agency: admin })
  stranger = await server.register({ agencyName: 'Otra' })
  await homeOf(server, admin)
  await siteOf(server, admin)
  await siteOf(server, stranger, 'mares')
}, 300_000)
afterAll(() => server.close())

const current = async (who = admin): Promise<Site> =>
  (await server.call('listSites', { token: who.token })).body.items[0] as Site
const front = ({ draft }: Site): SitePage => draft.pages[0] as SitePage
const save = async (site: Site, page: SitePage, more: object = {}): Promise<Site> => {
  const version = site.pages.find(({ id }) => id === page.id)?.version ?? 0
  const { status, body } = await server.call('saveSitePage', {
    token: admin.token,
    params: { id: site.id, pageId: page.id },
    body: { version, page, ...more },
  })
  expect([status, body]).toMatchObject([200, {}])
  return body as Site
}
const patch = (site: Site, body: object, who = admin) =>
  server.call('updateSite', {
    token: who.token,
    params: { id: site.id },
    body: { version: site.version, ...body },
  })
const publish = async (site: Site): Promise<Site> =>
  (
    await server.call('publishSite', {
      token: admin.token,
      params: { id: site.id },
      body: { digest: site.digest },
    })
  ).body as Site

async function upload(who: Person, site: Site, content: Buffer): Promise<SitePictureOffer> {
  const { status, body } = await server.call('addSitePicture', {
    token: who.token,
    params: { id: site.id },
    body: { picture_extra: 'site' },
    files: [{ field: 'picture', filename: 'logo.png', mime: 'image/png', content }],
  })
  expect(status).toBe(201)
  return body as SitePictureOffer
}

/** A logo: a field of one colour on white, with a bar of a second one. */
const logoOf = (color: string, second: string): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#ffffff' } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="400" height="200"><rect x="40" y="40" width="200" height="120" ' +
            `fill="${color}"/><rect x="270" y="40" width="60" height="120" ` +
            `fill="${second}"/></svg>`,
        ),
      },
    ])
    .png()
    .toBuffer()

/** The same in other colours, its edges washed out as a small picture's are. */
const softLogo = (color: string, second: string): Promise<Buffer> =>
  logoOf(color, second).then((sharpEdged) => sharp(sharpEdged).blur(4).png().toBuffer())

describe('undo', () => {
  it('takes a blank at an end and an emptied language for no change', async () => {
    const site = await current()
    const page = front(site)
    const title = { ...page.title, es: ` ${page.title.es} `, 'pt-BR': '' }
    const same = await save(site, { ...page, title })
    expect([same.digest, same.undo]).toEqual([site.digest, site.undo])
    const contact = { ...site.draft.contact, hours: { es: ' De 9 a 14\n' } }
    const { body } = await patch(same, { contact })
    expect((body as Site).draft.contact.hours).toEqual({ es: 'De 9 a 14' })
  })

  it('says what it takes back and on which page, also the next day and for another person', async () => {
    const site = await current()
    const page = front(site)
    const start = site.digest
    const wrong = await save(site, { ...page, title: { ...page.title, es: 'Portda' } })
    expect(wrong.undo).toMatchObject({
      count: 1,
      change: { what: 'pageChanged', pageId: page.id, field: 'title', after: 'Portda' },
    })
    // A day later: another process, another device, another person.
    await server.db
      .updateTable('site_step')
      .set({ at: new Date(Date.now() - DAY) })
      .where('site_id', '=', site.id)
      .execute()
    await server.call('updateUser', {
      token: admin.token,
      params: { id: colleague.profile.id },
      body: { permissions: { ...colleague.profile.permissions, editWeb: true } },
    })
    const { body } = await server.call('undoSite', {
      token: colleague.token,
      params: { id: site.id },
    })
    expect(body).toMatchObject({
      digest: start,
      redo: { change: { field: 'title', page: 'Inicio', before: 'Inicio', after: 'Portda' } },
    })
  })
})

test('a translation whose source changed is told until it is typed or confirmed', async () => {
  let site = (await patch(await current(), { languages: ['es', 'en', 'de'] })).body as Site
  const titled = (title: SitePage['title']): SitePage => ({ ...front(site), title })
  const outdated = () => site.pages[0]?.outdated
  site = await save(site, titled({ es: 'Inicio', en: 'Home', de: 'Start' }))
  expect(outdated()).toEqual([])
  site = await save(site, titled({ es: 'Portada', en: 'Home', de: 'Start' }))
  expect(outdated()).toEqual([
    { path: 'title', language: 'en' },
    { path: 'title', language: 'de' },
  ])
  site = await save(site, titled({ es: 'Portada', en: 'Front page', de: 'Start' }))
  expect(outdated()).toEqual([{ path: 'title', language: 'de' }])
  site = await save(site, front(site), { confirmed: [{ path: 'title', language: 'de' }] })
  expect(outdated()).toEqual([])
  site = (await patch(site, { languages: ['en', 'es', 'de'] })).body as Site
  expect(outdated()).toEqual([])
  site = (await patch(site, { languages: ['es', 'en', 'de'] })).body as Site
})

describe('the colours of a logo', () => {
  const read = (site: Site, hash: string, who = admin) =>
    server.call('readSiteBrand', { token: who.token, params: { id: site.id }, query: { hash } })

  it('are found, proposed where they are read, shown before and after, and undone in one', async () => {
    const site = await current()
    const { hash } = await upload(admin, site, await logoOf('#0b4f6c', '#e0a458'))
    const { status, body } = await read(site, hash)
    expect(status).toBe(200)
    const reading = body as SiteBrandReading
    expect(reading.palette[0]?.color).toBe('#ffffff')
    expect(reading.proposal).toMatchObject({
      primary: expect.stringMatching(/^#0[9a-d]4[d-f]6[a-e]$/),
      accent: expect.stringMatching(/^#[de]/),
    })
    expect(reading.pairs.every(({ ratio }) => ratio >= 4.5)).toBe(true)
    expect((await current()).digest).toBe(site.digest)
    const token = /~([^/]+)\//.exec(reading.preview.url)?.[1] ?? ''
    expect((await openPreview(server.deps, token))?.doc.brand.colors).toEqual(reading.proposal)
    const logo = { hash, alt: { es: 'Logo' } }
    const brand = { ...site.draft.brand, logo, colors: reading.proposal }
    const taken = (await patch(site, { brand })).body as Site
    expect(taken.checks.filter(({ key }) => key === 'contrast')).toEqual([])
    const { body: undone } = await server.call('undoSite', {
      token: admin.token,
      params: { id: site.id },
    })
    expect((undone as Site).digest).toBe(site.digest)
  })

  it('stand beside what is saved, each with its figure, read or not', async () => {
    const site = await current()
    const pairs = ({ pairs: told }: Site) => told.map(({ field, ratio }) => [field, ratio >= 4.5])
    expect(pairs(site)).toEqual([
      ['primary', true],
      ['ground', true],
    ])
    const brand = { ...site.draft.brand, colors: { primary: '#ffe06b', accent: '#0b4f6c' } }
    const pale = (await patch(site, { brand })).body as Site
    expect(pairs(pale)).toEqual([
      ['primary', false],
      ['accent', true],
      ['ground', true],
    ])
    const told = pale.checks.find(({ key }) => key === 'contrast')?.text
    expect(told).toMatch(/\(1,\d+, hacen falta 4,5\)/)
    await server.call('undoSite', { token: admin.token, params: { id: site.id } })
  })

  it('that cannot be read are moved to a shade that can, and a grey logo has none but its dark', async () => {
    const site = await current()
    const pale = await upload(admin, site, await logoOf('#ffe06b', '#ffe06b'))
    const { pairs } = (await read(site, pale.hash)).body as SiteBrandReading
    expect(pairs).toMatchObject([{ field: 'primary', moved: true }])
    expect(pairs[0]?.ratio).toBeGreaterThanOrEqual(4.5)
    const grey = await upload(admin, site, await logoOf('#333333', '#bbbbbb'))
    const { proposal } = (await read(site, grey.hash)).body as SiteBrandReading
    expect(proposal).toEqual({ primary: '#333333' })
    const white = await upload(admin, site, await logoOf('#ffffff', '#ffffff'))
    expect(((await read(site, white.hash)).body as SiteBrandReading).pairs).toEqual([])
  })

  it('are those of its areas, not of the blur between them, and its words are the agency’s name', async () => {
    const site = await current()
    const { hash } = await upload(admin, site, await softLogo('#0b4f6c', '#e0a458'))
    const { palette, alt } = (await read(site, hash)).body as SiteBrandReading
    expect(palette.map(({ color }) => color[1])).toEqual(['f', '0', 'e'])
    expect(alt.de).toBe('Portvell Immobles')
  })

  it('of another site are nobody else’s, and without a logo there are none', async () => {
    const [site, other] = [await current(), await current(stranger)]
    const { hash } = await upload(admin, site, await logoOf('#7c2d12', '#7c2d12'))
    expect((await read(other, hash, stranger)).status).toBe(404)
    expect((await read(site, hash, stranger)).status).toBe(404)
    const none = await server.call('readSiteBrand', {
      token: stranger.token,
      params: { id: other.id },
    })
    expect(none.status).toBe(406)
  })
})

describe('pictures', () => {
  const offers = async (site: Site): Promise<Map<string, string>> => {
    const { body } = await server.call('listSitePictures', {
      token: admin.token,
      params: { id: site.id },
    })
    return new Map((body.items as SitePictureOffer[]).map(({ hash, use }) => [hash, use]))
  }
  const remove = (site: Site, hash: string, who = admin) =>
    server.call('deleteSitePicture', { token: who.token, params: { id: site.id, hash } })

  it('are removed by hand once nothing shows them, and go by themselves after thirty days', async () => {
    let site = await current()
    const shown = await upload(admin, site, await logoOf('#115e59', '#f59e0b'))
    const spare = await upload(admin, site, await logoOf('#1e3a8a', '#f59e0b'))
    const page = front(site)
    site = await save(site, { ...page, picture: { hash: shown.hash, alt: { es: 'Vista' } } })
    expect((await offers(site)).get(shown.hash)).toBe('shown')
    expect((await remove(site, shown.hash)).status).toBe(406)
    expect((await remove(site, spare.hash, stranger)).status).toBe(404)
    expect((await remove(site, spare.hash)).status).toBe(204)
    expect((await remove(site, spare.hash)).status).toBe(404)
    site = await save(site, page)
    // The step that put it there can still be undone.
    expect((await offers(site)).get(shown.hash)).toBe('kept')
    expect((await remove(site, shown.hash)).status).toBe(406)
    const sweep = jobs.find(({ kind }) => kind === 'site.sweep')
    const run = (days: number) =>
      sweep?.handler({}, { ...server.deps, now: () => new Date(Date.now() + days * DAY) })
    await run(29)
    expect((await offers(site)).has(shown.hash)).toBe(true)
    await run(31)
    expect((await offers(site)).has(shown.hash)).toBe(false)
  })
})

test('a version says in words what it changed, and old ones go while the public one stays', async () => {
  await fillCompany(server, admin)
  let site = await publish(await current())
  const page = front(site)
  site = await save(site, { ...page, title: { ...page.title, es: 'Bienvenidos' } })
  site = await publish(site)
  const versions = async () =>
    (await server.call('listSiteVersions', { token: admin.token, params: { id: site.id } })).body
      .items as SiteVersion[]
  expect((await versions())[0]?.changes).toMatchObject([
    { what: 'pageChanged', field: 'title', before: 'Portada', after: 'Bienvenidos' },
  ])
  const [row] = await server.db
    .selectFrom('site_version')
    .selectAll()
    .where('site_id', '=', site.id)
    .where('number', '=', 1)
    .execute()
  if (!row) throw new Error('no version')
  for (let number = 3; number <= 320; number += 1)
    await server.db
      .insertInto('site_version')
      .values({ ...row, number, doc: JSON.stringify(row.doc) as never })
      .execute()
  await publish(await save(site, { ...front(site), title: { es: 'Otra' } }))
  const kept = await server.db
    .selectFrom('site_version')
    .select('number')
    .where('site_id', '=', site.id)
    .execute()
  expect(kept.length).toBeLessThanOrEqual(300)
  expect((await current()).published?.number).toBe(321)
})

test('a draft of more than half a megabyte is refused, and what was there stays', async () => {
  const site = await current()
  const long = 'palabra '.repeat(480)
  const filled = (page: SitePage): SitePage => ({
    ...page,
    sections: Array.from({ length: 30 }, (_, at) => ({
      id: `0193a1f0-7c1e-7a4e-9b1c-${String(at).padStart(12, '0')}`,
      kind: 'text' as const,
      text: { es: long, en: long, ca: long, de: long },
    })),
  })
  let now = site
  const statuses = []
  for (const kind of ['home', 'homes', 'detail', 'sell', 'about'] as const) {
    const page = now.draft.pages.find((one) => one.kind === kind) as SitePage
    const version = now.pages.find(({ id }) => id === page.id)?.version ?? 0
    const { status, body } = await server.call('saveSitePage', {
      token: admin.token,
      params: { id: site.id, pageId: page.id },
      body: { version, page: filled(page) },
    })
    statuses.push(status)
    if (status === 200) now = body as Site
  }
  expect(statuses).toContain(200)
  expect(statuses.at(-1)).toBe(413)
  expect((await current()).digest).toBe(now.digest)
})
