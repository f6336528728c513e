import type { Site, SitePage } from '../../../generated/model/index.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { homeOf } from '../visit/visit.fixture.ts'

export function pageOf(site: Site, kind: SitePage['kind']): SitePage {
  const page = site.draft.pages.find((one) => one.kind === kind)
  if (!page) throw new Error(`No page ${kind}`)
  return page
}

/** A page with another title in its first section. */
export const titled = (page: SitePage, es: string): SitePage => ({
  ...page,
  sections: page.sections.map((section, at) =>
    at === 0 && section.kind === 'hero' ? { ...section, title: { ...section.title, es } } : section,
  ),
})

/** An agency with a home and people who change its website, and another agency. */
export async function editing() {
  const server = await startTestServer()
  const admin = await server.register({ agencyName: 'Portvell Immobles' })
  const staff = await server.register({ role: 'STAFF', agency: admin })
  const stranger = await server.register({ agencyName: 'Otra' })
  const homeId = await homeOf(server, admin)
  const versionOf = (site: Site, id: string) =>
    site.pages.find((page) => page.id === id)?.version ?? 0
  return {
    server,
    admin,
    staff,
    stranger,
    homeId,
    current: async (who = admin): Promise<Site> =>
      (await server.call('listSites', { token: who.token })).body.items[0] as Site,
    save: (site: Site, page: SitePage, who = admin) =>
      server.call('saveSitePage', {
        token: who.token,
        params: { id: site.id, pageId: page.id },
        body: { version: versionOf(site, page.id), page },
      }),
    patch: (site: Site, body: object, who = admin) =>
      server.call('updateSite', {
        token: who.token,
        params: { id: site.id },
        body: { version: site.version, ...body },
      }),
    publish: (site: Site, who = admin) =>
      server.call('publishSite', {
        token: who.token,
        params: { id: site.id },
        body: { digest: site.digest },
      }),
  }
}
