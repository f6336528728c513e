import { afterAll, describe, expect, it, test } from 'vitest'
import type { Site } from '../../../generated/model/index.ts'
import { siteOf } from './site.fixture.ts'
import { editing, pageOf, titled } from './editing.fixture.ts'

const { server, admin, staff, stranger, current, save, patch } = await editing()
afterAll(() => server.close())

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
    title: { es: 'Inmuebles en Mallorca' },
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
