import type { Site, SitePage, SitePicture } from '../../generated/model/index.ts'
import type { Ctx, Logger } from '../../server/contract/context.ts'
import type { Deps } from '../../server/contract/deps.ts'
import { sql } from '../../server/db/index.ts'
import { handlers } from '../../server/modules/site/index.ts'

const nothing = { params: {}, query: {}, files: [], body: undefined }
const WHOSE = 'aina@portalvell.example'

const TITLE = {
  es: 'Casas de piedra, miradas despacio',
  en: 'Stone houses, seen without haste',
  ca: 'Cases de pedra, mirades a poc a poc',
  de: 'Häuser aus Stein, in Ruhe gesehen',
}

const STONE = {
  es: 'Finca de piedra',
  en: 'Stone country house',
  ca: 'Finca de pedra',
  de: 'Finca aus Naturstein',
}

/** The front of a country house of the agency: its opening speaks of stone. */
async function stoneFront({ db }: Deps, agencyId: string): Promise<SitePicture | null> {
  const { rows } = await sql<{ hash: string }>`
    select m.hash from property_media m join property p on p.id = m.property_id
    where p.agency_id = ${agencyId}::uuid and p.status = 'active'
      and p.subtype = 'finca_rustica' and m.label = 'facade'
      and p.doc #>> '{basics,condition}' <> 'reformar'
    order by p.ref, m.position limit 1`.execute(db)
  return rows[0] ? { hash: rows[0].hash, alt: STONE } : null
}

/** The front page with another title on its opening, and its picture. */
const titled = (
  page: SitePage,
  title: SitePage['title'],
  picture: SitePicture | null,
): SitePage => ({
  ...page,
  sections: page.sections.map((section) =>
    section.kind === 'hero' ? { ...section, title, ...(picture && { picture }) } : section,
  ),
})

/**
 * The website of the demo's first agency: published twice, with one change that is not out yet, so
 * that `/w/portal-vell/` and every screen of the desk have something to show.
 */
export async function seedWebsite({ deps, log }: { deps: Deps; log: Logger }): Promise<void> {
  const person = await deps.db
    .selectFrom('app_user')
    .select(['id', 'agency_id'])
    .where('email', '=', WHOSE)
    .executeTakeFirst()
  if (!person?.agency_id) return
  const session = {
    sessionId: person.id,
    userId: person.id,
    agencyId: person.agency_id,
    role: 'ADMIN' as const,
  }
  const ctx: Ctx = { session, lang: 'es', ip: '127.0.0.1', deps, log }
  if ((await handlers.listSites(nothing, ctx)).items.length > 0) return
  const made = await handlers.createSite({ ...nothing, body: { template: 'tramuntana' } }, ctx)
  const params = { id: made.id }
  const publish = ({ digest }: Site, note: string) =>
    handlers.publishSite({ ...nothing, params, body: { digest, note } }, ctx)
  const save = (site: Site, page: SitePage) => {
    const version = site.pages.find(({ id }) => id === page.id)?.version ?? 1
    const body = { version, page }
    return handlers.saveSitePage({ ...nothing, params: { ...params, pageId: page.id }, body }, ctx)
  }
  const [front] = made.draft.pages
  if (!front) return
  const stone = await stoneFront(deps, person.agency_id)
  await publish(made, 'La primera')
  const second = await save(made, titled(front, TITLE, stone))
  await publish(second, 'Otra apertura')
  const es = { ...TITLE, es: 'Casas de piedra de la Serra, miradas despacio' }
  await save(second, titled(front, es, stone))
}
