import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Site, SitePage, SiteSection } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import { uuidv7 } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { homeOf } from '../../visit/visit.fixture.ts'
import { fillCompany, siteOf } from '../site.fixture.ts'

let server: TestServer
let admin: Person
let homeId: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portvell Immobles' })
  homeId = await homeOf(server, admin)
  await siteOf(server, admin)
}, 300_000)
afterAll(() => server.close())

const current = async (lang: Lang = 'es'): Promise<Site> =>
  (await server.call('listSites', { token: admin.token, lang })).body.items[0] as Site
const pageOf = (site: Site, kind: SitePage['kind']): SitePage => {
  const page = site.draft.pages.find((one) => one.kind === kind)
  if (!page) throw new Error(`No page ${kind}`)
  return page
}
const save = async (page: SitePage) => {
  const { id, pages } = await current()
  const version = pages.find((one) => one.id === page.id)?.version ?? 0
  return server.call('saveSitePage', {
    token: admin.token,
    params: { id, pageId: page.id },
    body: { version, page },
  })
}
const text = (anchor?: string): SiteSection => ({
  id: uuidv7(),
  kind: 'text',
  text: { es: 'Hola' },
  ...(anchor && { anchor }),
})

it('the check of the company names what is missing, in the reader’s language', async () => {
  const said = async (lang: Lang) =>
    (await current(lang)).checks.find(({ key }) => key === 'company')?.text
  expect(await said('es')).toMatch(/Faltan: .*NIF.*código postal/)
  expect(await said('de')).toMatch(/Es fehlen: .*Steuernummer/)
  await fillCompany(server, admin)
  expect(await said('es')).toBeUndefined()
})

it('a legal text stands on the legal page alone', async () => {
  const about = pageOf(await current(), 'about')
  const legal: SiteSection = { id: uuidv7(), kind: 'legal', part: 'privacy' }
  const answer = await save({ ...about, sections: [...about.sections, legal] })
  const path = `page.sections.${about.sections.length}.kind`
  expect(answer).toMatchObject({ status: 400, body: { [path]: /Aviso legal/ } })
})

it('a name leads to one section, and to none of the page’s own places', async () => {
  const about = pageOf(await current(), 'about')
  const twice = await save({ ...about, sections: [text('equipo'), text('equipo')] })
  expect(twice).toMatchObject({ status: 400, body: { 'page.sections.1.anchor': /este nombre/ } })
  for (const anchor of ['main', 'homes', 's-1', 'form-1'])
    expect(await save({ ...about, sections: [text(anchor)] })).toMatchObject({
      status: 400,
      body: { 'page.sections.0.anchor': /.+/ },
    })
  expect((await save({ ...about, sections: [text('equipo'), text('otro')] })).status).toBe(200)
  const legal = pageOf(await current(), 'legal')
  const taken = await save({ ...legal, sections: [text('privacy'), ...legal.sections] })
  expect(taken).toMatchObject({ status: 400, body: { 'page.sections.0.anchor': /.+/ } })
})

it('the front page is not hidden, since it is what stands at the address', async () => {
  const front = pageOf(await current(), 'home')
  const answer = await save({ ...front, hidden: true })
  expect(answer).toMatchObject({ status: 400, body: { 'page.hidden': /portada/i } })
  expect(pageOf(await current(), 'home').hidden).not.toBe(true)
})

it('a photo of a home that does not show it any more is told of, and offered no longer', async () => {
  const site = await current()
  const pictures = async () =>
    (
      await server.call('listSitePictures', { token: admin.token, params: { id: site.id } })
    ).body.items.map(({ hash }: { hash: string }) => hash)
  const [hash] = await pictures()
  const about = pageOf(site, 'about')
  const shows: SiteSection = {
    ...(text() as Extract<SiteSection, { kind: 'text' }>),
    picture: { hash: hash ?? '', alt: { es: 'La casa' } },
  }
  expect((await save({ ...about, sections: [shows] })).status).toBe(200)
  const lost = async () => (await current()).checks.filter(({ key }) => key === 'pictureLost')
  expect(await lost()).toEqual([])
  await server.db.updateTable('listing').set({ state: 'gone' }).where('id', '=', homeId).execute()
  const front = pageOf(site, 'home')
  expect(await lost()).toMatchObject([
    { level: 'warn', pageId: front.id },
    { level: 'warn', pageId: about.id },
  ])
  expect(await pictures()).not.toContain(hash)
  // What stands there stays, so that the page can be saved.
  expect((await save({ ...about, sections: [shows] })).status).toBe(200)
})

it('a link that says no more than “here” is told of, in each language, and no other', async () => {
  const about = pageOf(await current(), 'about')
  const written = (es: string, more: object = {}): SiteSection => ({
    ...(text() as Extract<SiteSection, { kind: 'text' }>),
    text: { es, ...more },
  })
  const found = async (...sections: SiteSection[]) => {
    expect((await save({ ...about, sections })).status).toBe(200)
    const { checks } = await current()
    return checks.filter(({ key }) => key === 'linkWords')
  }
  const at = (await current()).draft.pages.findIndex(({ id }) => id === about.id)
  for (const words of ['aquí', '«Aquí»', 'Haz clic aquí.', 'here', 'hier', 'Click here →'])
    expect(await found(written(`Mira [${words}](https://a.example/)`)), words).toMatchObject([
      { level: 'warn', pageId: about.id, path: `pages.${at}.sections.0.text.es` },
    ])
  const german = written('Hola', { de: 'Mehr [hier](https://a.example/)' })
  expect(await found(german)).toMatchObject([{ path: `pages.${at}.sections.0.text.de` }])
  const hero: SiteSection = {
    id: uuidv7(),
    kind: 'hero',
    title: { es: 'Hola' },
    button: { label: { es: 'Aquí' }, to: `page:${about.id}` },
  }
  expect(await found(hero)).toMatchObject([
    { path: `pages.${at}.sections.0.button.label`, text: expect.stringContaining('«aquí»') },
  ])
  expect(await found({ ...hero, off: true })).toEqual([])
  const fine = written('Aquí, [las casas de aquí](https://a.example/) y [aquí] (sin enlace)')
  expect(await found(fine)).toEqual([])
})
