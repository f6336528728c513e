import { sql } from '../db/index.ts'
import { picture } from '../testing/home.ts'
import type { TestServer } from '../testing/test-server.ts'

/** A website with a logo, a change that can be undone, a version that is out, and a domain. */
export async function siteOf(server: TestServer, token: string) {
  const site = await server.call('createSite', { token, body: { template: 'llevant' } })
  const logo = await server.call('addSitePicture', {
    token,
    params: { id: site.body.id },
    body: { picture_extra: 'site' },
    files: [{ field: 'picture', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }],
  })
  // A change, which can be undone.
  await server.call('updateSite', {
    token,
    params: { id: site.body.id },
    body: {
      version: 1,
      contact: { phone: '+34971000111' },
      brand: {
        ...site.body.draft.brand,
        logo: { hash: logo.body.hash, alt: { es: 'Logo' } },
      },
    },
  })
  // A version as if it had been published: what the law asks of a company is tried in the room itself.
  await sql`with draft as (select jsonb_set(s.doc, '{schemaVersion}', '1') || jsonb_build_object('pages',
      (select jsonb_agg(p.doc order by p.position) from site_page p where p.site_id = s.id)) as doc
      from site s where s.id = ${site.body.id})
    insert into site_version (site_id, number, doc, digest, at)
    select ${site.body.id}, 1, doc, sha256(convert_to(doc::text, 'UTF8')), now() from draft`.execute(
    server.db,
  )
  await sql`update site set published = 1, state = 'published' where id = ${site.body.id}`.execute(
    server.db,
  )
  Object.assign(server.deps.config.sites, { target: 'sites.webs.example' })
  const domain = await server.call('createSiteDomain', {
    token,
    params: { id: site.body.id },
    body: { host: 'www.portvell.com' },
  })
  return {
    siteId: site.body.id,
    pageId: site.body.draft.pages[3]?.id,
    domainId: domain.body.items[0]?.id,
    hash: logo.body.hash,
  }
}
