import { afterAll, beforeAll, expect, it, test } from 'vitest'
import type { Site, SitePage } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { homeOf } from '../visit/visit.fixture.ts'
import { siteOf } from './site.fixture.ts'

let server: TestServer
let admin: Person
let site: Site
let home: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portvell Immobles' })
  home = await homeOf(server, admin)
  site = await siteOf(server, admin)
  const languages = ['es', 'en', 'ca', 'de']
  const more = await server.call('updateSite', {
    token: admin.token,
    params: { id: site.id },
    body: { version: site.version, languages },
  })
  if (more.status !== 200) throw new Error(JSON.stringify(more.body))
}, 300_000)
afterAll(() => server.close())

const current = async (): Promise<Site> =>
  (await server.call('listSites', { token: admin.token })).body.items[0] as Site

/** Saves a new page under other names. */
async function named(slug: SitePage['slug'], title = 'Sin igual') {
  const made = await server.call('createSitePage', {
    token: admin.token,
    params: { id: site.id },
    body: { kind: 'custom', title: { es: title } },
  })
  const page = (made.body as Site).draft.pages.at(-1)
  if (!page) throw new Error(JSON.stringify(made.body))
  const version = (made.body as Site).pages.at(-1)?.version ?? 0
  return server.call('saveSitePage', {
    token: admin.token,
    params: { id: site.id, pageId: page.id },
    body: { version, page: { ...page, slug } },
  })
}

it.each([
  ['the name of a page in another language, which it would borrow', { en: 'casas' }],
  ['the front page of a language', { es: 'en' }],
])('%s is refused as an address', async (_what, slug) => {
  const { status, body } = await named(slug)
  expect(status).toBe(400)
  expect(Object.keys(body as object).every((field) => field.startsWith('page.slug.'))).toBe(true)
})

test('a name that would be lent to a language where another page has it is refused there', async () => {
  expect((await named({ es: 'alfa', en: 'zeta' })).status).toBe(200)
  const { status, body } = await named({ es: 'zeta' })
  expect([status, Object.keys(body as object)]).toEqual([400, ['page.slug.en']])
})

test('a page that is called as a language is called gets another name by itself', async () => {
  const { status, body } = await named({ es: 'libre' }, 'En')
  expect(status).toBe(200)
  const made = (body as Site).draft.pages.at(-1)
  expect(made?.slug).toEqual({ es: 'libre' })
  const again = await server.call('createSitePage', {
    token: admin.token,
    params: { id: site.id },
    body: { kind: 'custom', title: { es: 'En' } },
  })
  expect((again.body as Site).draft.pages.at(-1)?.slug.es).toBe('en-2')
})

test('two names for a site at once: the second is told of the first', async () => {
  const { id, version } = await current()
  const call = (slug: string) =>
    server.call('updateSite', { token: admin.token, params: { id }, body: { version, slug } })
  expect((await call('portvell-uno')).status).toBe(200)
  expect((await call('portvell-dos')).status).toBe(409)
})

test('the page of one home is previewed with one', async () => {
  const { id, draft } = await current()
  const page = draft.pages.find(({ kind }) => kind === 'detail')?.id ?? ''
  const { body } = await server.call('previewSite', {
    token: admin.token,
    params: { id },
    query: { page },
  })
  expect(body.url).toContain(`/casa/${home}/`)
})
