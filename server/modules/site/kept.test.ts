import { afterAll, beforeEach, beforeAll, expect, it } from 'vitest'
import type { Site, SitePage } from '../../../generated/model/index.ts'
import { json, sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { fillCompany, siteOf } from './site.fixture.ts'

/**
 * Another version of the server, on the same database, writes what this one cannot read: it is
 * still there after what people do here (docs/decisions/0058).
 */
let server: TestServer
let admin: Person
let site: Site
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.close())
beforeEach(async () => {
  admin = await server.register({ agencyName: 'Portvell Immobles' })
  await fillCompany(server, admin)
  site = await siteOf(server, admin)
})

/** A section and a key of a page that only a later version knows, and a key of the whole site. */
const LATER = { id: '01999999-0000-7000-8000-00000000000a', kind: 'orchestra', seats: 40 }
const laterPage = (page: SitePage): unknown => ({
  ...page,
  reader: 'dark',
  sections: [{ ...page.sections[0], loop: true }, LATER, ...page.sections.slice(1)],
})

type Docs = { id: string; doc: Record<string, unknown> }[]
/** Documents of pages as they are stored. */
const storedPages = async (): Promise<Docs> =>
  (
    await sql<Docs[number]>`select id, doc #> '{}' as doc from site_page
      where site_id = ${site.id} order by position, id`.execute(server.db)
  ).rows
const storedParts = async (): Promise<Record<string, unknown>> =>
  (
    await sql<{ doc: Record<string, unknown> }>`
      select doc #> '{}' as doc from site where id = ${site.id}`.execute(server.db)
  ).rows[0]?.doc ?? {}

/** What a later version saves of the page of this kind, and of the whole site. */
async function savedThere(kind: SitePage['kind']): Promise<SitePage> {
  const page = site.draft.pages.find((one) => one.kind === kind)
  if (!page) throw new Error(`There is no page ${kind}`)
  await sql`update site_page set doc = ${json(laterPage(page))} where id = ${page.id}`.execute(
    server.db,
  )
  await sql`update site set doc = doc || '{"motion": "slow"}' where id = ${site.id}`.execute(
    server.db,
  )
  return page
}

const call = async (operation: 'undoSite' | 'redoSite'): Promise<number> =>
  (await server.call(operation, { token: admin.token, params: { id: site.id } })).status
const shown = async (): Promise<Site> => {
  const { status, body } = await server.call('getSite', {
    token: admin.token,
    params: { id: site.id },
  })
  expect(status).toBe(200)
  return body as Site
}

it('a page that was taken away and brought back, and what was said of the whole site', async () => {
  const page = await savedThere('sell')
  const before = [await storedPages(), await storedParts()]
  const params = { id: site.id, pageId: page.id }
  const gone = await server.call('deleteSitePage', { token: admin.token, params })
  expect(gone.status).toBe(204)
  expect([await call('undoSite'), await storedPages(), await storedParts()]).toEqual([
    200,
    ...before,
  ])
  expect([await call('redoSite'), await call('undoSite'), await storedPages()]).toEqual([
    200,
    200,
    before[0],
  ])
})

it('a page that was changed, also when the change is taken back and done again', async () => {
  const page = await savedThere('sell')
  const before = await storedPages()
  const { pages, draft } = await shown()
  const version = pages.find(({ id }) => id === page.id)?.version ?? 0
  const mine = draft.pages.find(({ id }) => id === page.id) as SitePage
  const saved = await server.call('saveSitePage', {
    token: admin.token,
    params: { id: site.id, pageId: page.id },
    body: { version, page: { ...mine, title: { es: 'Vender bien' } } },
  })
  expect(saved.body).toMatchObject({ undo: { count: 1, change: { field: 'title' } } })
  const after = await storedPages()
  expect(after.find(({ id }) => id === page.id)?.doc).toMatchObject({
    reader: 'dark',
    title: { es: 'Vender bien' },
    sections: [{ loop: true }, LATER, {}],
  })
  expect([await call('undoSite'), await storedPages()]).toEqual([200, before])
  expect([await call('redoSite'), await storedPages()]).toEqual([200, after])
})

it('what goes out, and a version of it that comes back', async () => {
  await savedThere('sell')
  const before = await storedPages()
  const { digest } = await shown()
  const out = await server.call('publishSite', {
    token: admin.token,
    params: { id: site.id },
    body: { digest },
  })
  expect(out.body).toMatchObject({ published: { number: 1 }, changed: false })
  const { rows } = await sql<{ doc: { pages: unknown[]; motion: unknown } }>`
    select doc #> '{}' as doc from site_version where site_id = ${site.id}`.execute(server.db)
  expect(rows[0]?.doc.motion).toBe('slow')
  expect(rows[0]?.doc.pages).toEqual(before.map(({ doc }) => doc))

  // Another version takes what only it knows away; what was out brings it back.
  for (const { id, doc } of before)
    if (doc['reader'])
      await sql`update site_page set doc = ${json({ ...doc, reader: undefined, sections: [] })}
        where id = ${id}`.execute(server.db)
  const back = await server.call('restoreSiteVersion', {
    token: admin.token,
    params: { id: site.id, number: '1' },
    body: {},
  })
  expect([back.status, await storedPages()]).toEqual([200, before])
})

it('the words of a step of a later version, which is taken back and done again whole', async () => {
  const page = await savedThere('sell')
  const [there, was] = [await storedPages(), site.draft.pages.find(({ id }) => id === page.id)]
  await sql`insert into site_step (id, site_id, at, by_user, before, after)
    values (gen_random_uuid(), ${site.id}, now(), null,
      ${json({ pages: [{ id: page.id, doc: was }] })},
      ${json({ pages: [{ id: page.id, doc: laterPage(page) }] })})`.execute(server.db)
  expect((await shown()).undo).toMatchObject({ count: 0, change: null })
  expect(await call('undoSite')).toBe(200)
  expect([await call('redoSite'), await storedPages()]).toEqual([200, there])
})

/** The only step, as another version would note it: the page before and after it. */
async function stepOf(page: SitePage, before: object, after: object): Promise<void> {
  await sql`delete from site_step where site_id = ${site.id}`.execute(server.db)
  await sql`insert into site_step (id, site_id, at, by_user, before, after)
    values (gen_random_uuid(), ${site.id}, now(), null,
      ${json({ pages: [{ id: page.id, ...before }] })},
      ${json({ pages: [{ id: page.id, ...after }] })})`.execute(server.db)
}

it('a step is told and walked where only a later version reads the page it is of', async () => {
  const [page] = site.draft.pages.slice(1)
  if (!page) throw new Error('There is one page only')
  const later = { doc: { ...page, kind: 'calculator' } }
  const NOTHING = { count: 0, change: null }
  const told = async () => {
    const { undo } = await shown()
    return undo && { count: undo.count, change: undo.change }
  }
  await stepOf(page, later, { doc: page })
  expect(await told()).toEqual(NOTHING)
  await stepOf(page, { doc: page }, later)
  expect(await told()).toEqual(NOTHING)
  await stepOf(page, later, { doc: null })
  expect((await told())?.change?.what).toBe('pageRemoved')
  await stepOf(page, { doc: null }, later)
  expect((await told())?.change).toMatchObject({ what: 'pageAdded', pageId: page.id })
  const list = await server.call('listSites', { token: admin.token })
  expect(list.status).toBe(200)
})

it('a step that says in another way what a page was takes no page away', async () => {
  const [page] = site.draft.pages.slice(1)
  if (!page) throw new Error('There is one page only')
  const before = await storedPages()
  await stepOf(page, { patch: [] }, { doc: page })
  expect((await shown()).undo).toMatchObject({ count: 0, change: null })
  expect([await call('undoSite'), await storedPages()]).toEqual([503, before])
})

it('a step of which only a later version knows how it says an order is told, and walked', async () => {
  const [page] = site.draft.pages.slice(1)
  if (!page) throw new Error('There is one page only')
  const before = await storedPages()
  for (const order of [{ first: page.id }, 7, [null]]) {
    await sql`delete from site_step where site_id = ${site.id}`.execute(server.db)
    await sql`insert into site_step (id, site_id, at, by_user, before, after)
      values (gen_random_uuid(), ${site.id}, now(), null, ${json({ order })},
        ${json({ order: before.map(({ id }) => id) })})`.execute(server.db)
    expect((await shown()).undo).toMatchObject({ count: 0 })
    expect([await call('undoSite'), await storedPages()]).toEqual([503, before])
  }
})

it('a page that nobody here can read does not go out without its visitors', async () => {
  const post = await server.call('createSitePage', {
    token: admin.token,
    params: { id: site.id },
    body: { kind: 'post', title: { es: 'Otoño' } },
  })
  const page = post.body.draft.pages.at(-1) as SitePage
  await sql`update site_page set doc = jsonb_set(doc, '{kind}', '"later"')
    where id = ${page.id}`.execute(server.db)
  const { digest, draft } = await shown()
  expect(draft.pages).toHaveLength(site.draft.pages.length)
  const publish = async (): Promise<number> =>
    (
      await server.call('publishSite', {
        token: admin.token,
        params: { id: site.id },
        body: { digest },
      })
    ).status
  expect([await publish(), (await shown()).published]).toEqual([503, null])
  await sql`delete from site_page where id = ${page.id}`.execute(server.db)
  expect(await publish()).toBe(200)
})
