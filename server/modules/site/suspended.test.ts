import { afterAll, beforeAll, expect, it, test } from 'vitest'
import type { Site } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { picture } from '../../testing/home.ts'
import { siteOf } from './site.fixture.ts'

let server: TestServer
let admin: Person
let site: Site
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portvell Immobles' })
  site = await siteOf(server, admin)
}, 300_000)
afterAll(() => server.close())

const current = async (): Promise<Site> =>
  (await server.call('listSites', { token: admin.token })).body.items[0] as Site

test('pages take another order, each named once', async () => {
  const { id, version, draft } = await current()
  const pages = draft.pages.map((page) => page.id).toReversed()
  const order = (named: string[]) =>
    server.call('moveSitePages', {
      token: admin.token,
      params: { id },
      body: { version, pages: named },
    })
  expect(await order(pages.slice(1))).toMatchObject({ status: 400, body: { pages: /.+/ } })
  const moved = await order(pages)
  expect(moved.status).toBe(200)
  expect(moved.body.draft.pages.map((page: { id: string }) => page.id)).toEqual(pages)
})

/** What changes a site, by whoever may. */
const WRITES: Record<string, () => Promise<{ status: number }>> = {
  saveSitePage: async () => {
    const { id, draft, pages } = await current()
    const [page] = draft.pages
    if (!page) throw new Error('a site without pages')
    const version = pages.find((one) => one.id === page.id)?.version ?? 0
    return server.call('saveSitePage', {
      token: admin.token,
      params: { id, pageId: page.id },
      body: { version, page },
    })
  },
  deleteSitePage: async () => {
    const { id, draft } = await current()
    const pageId = draft.pages.find(({ kind }) => kind === 'sell')?.id ?? ''
    return server.call('deleteSitePage', { token: admin.token, params: { id, pageId } })
  },
  moveSitePages: async () => {
    const { id, version, draft } = await current()
    return server.call('moveSitePages', {
      token: admin.token,
      params: { id },
      body: { version, pages: draft.pages.map((page) => page.id) },
    })
  },
  addSitePicture: async () =>
    server.call('addSitePicture', {
      token: admin.token,
      params: { id: site.id },
      body: { picture_extra: 'site' },
      files: [
        { field: 'picture', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() },
      ],
    }),
  undoSite: () => server.call('undoSite', { token: admin.token, params: { id: site.id } }),
  publishSite: async () =>
    server.call('publishSite', {
      token: admin.token,
      params: { id: site.id },
      body: { digest: (await current()).digest },
    }),
  restoreSiteVersion: () =>
    server.call('restoreSiteVersion', {
      token: admin.token,
      params: { id: site.id, number: '1' },
      body: {},
    }),
}

it.each(Object.keys(WRITES))('%s is refused on a site that is suspended', async (operation) => {
  await sql`update site set state = 'suspended' where id = ${site.id}`.execute(server.db)
  const before = await current()
  expect(await WRITES[operation]?.()).toMatchObject({ status: 406 })
  expect((await current()).digest).toBe(before.digest)
})

it('in a state of a later version it is neither changed nor published', async () => {
  const set = (state: string) =>
    sql`update site set state = ${state} where id = ${site.id}`.execute(server.db)
  await set('draft')
  const { digest, version, draft } = await current()
  await set('withheld')
  const own = { token: admin.token, params: { id: site.id } }
  const published = await server.call('publishSite', { ...own, body: { digest } })
  const back = await server.call('setSiteState', { ...own, body: { state: 'published' } })
  const pages = draft.pages.map(({ id }) => id)
  const moved = await server.call('moveSitePages', { ...own, body: { version, pages } })
  expect([published.status, back.status, moved.status]).toEqual([503, 503, 503])
  const { rows } = await sql`select state from site where id = ${site.id}`.execute(server.db)
  expect(rows).toEqual([{ state: 'withheld' }])
})
