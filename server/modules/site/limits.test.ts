import { afterAll, expect, it } from 'vitest'
import type { Site, SitePage } from '../../../generated/model/index.ts'
import { uuidv7 } from '../../db/index.ts'
import { editing, pageOf } from './editing.fixture.ts'
import { siteOf } from './site.fixture.ts'

const { server, current, save } = await editing()
afterAll(() => server.close())

it('takes thirty pages, and refuses the next at `pages`', async () => {
  const who = await server.register({ agencyName: 'Moltes Pàgines' })
  let site = await siteOf(server, who)
  const add = (n: number) =>
    server.call('createSitePage', {
      token: who.token,
      params: { id: site.id },
      body: { kind: 'custom', title: { es: `Página ${n}` } },
    })
  while (site.draft.pages.length < 30) site = (await add(site.draft.pages.length)).body as Site
  expect(site.draft.pages).toHaveLength(30)
  expect(await add(31)).toMatchObject({ status: 400, body: { pages: 'Caben 30 páginas.' } })
  expect((await current(who)).draft.pages).toHaveLength(30)
})

it('refuses a page and a draft of more than 512 kB, and lets a larger one of before shrink', async () => {
  const who = await server.register({ agencyName: 'Molt Llarga' })
  const site = await siteOf(server, who)
  const words = 'palabra '.repeat(480)
  const text = { es: words, en: words, ca: words, de: words }
  /** So many bytes of text, and a little more around it. */
  const long = (kind: SitePage['kind'], sections: number): SitePage => ({
    ...pageOf(site, kind),
    sections: Array.from({ length: sections }, () => ({ id: uuidv7(), kind: 'text', text })),
  })
  const send = async (kind: SitePage['kind'], sections: number) =>
    (await save(await current(who), long(kind, sections), who)).status
  const [whole, half] = [34, 17]
  expect(JSON.stringify(long('about', whole)).length).toBeGreaterThan(520_000)
  expect(await send('about', whole)).toBe(413)
  expect([await send('about', half), await send('sell', half)]).toEqual([200, 413])

  // One that was allowed once: it goes out and comes back, and what is taken from it is saved.
  const large = JSON.stringify(long('sell', half))
  await server.db
    .updateTable('site_page')
    .set({ doc: large as never })
    .where('id', '=', pageOf(site, 'sell').id)
    .execute()
  expect(await send('home', 1)).toBe(413)
  expect(await send('sell', half - 1)).toBe(200)
  expect(await send('sell', half)).toBe(413)
  const undone = await server.call('undoSite', { token: who.token, params: { id: site.id } })
  expect([undone.status, pageOf(await current(who), 'sell').sections.length]).toEqual([200, half])
})
