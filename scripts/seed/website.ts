import type { Site, SitePage } from '../../generated/model/index.ts'
import type { Ctx, Logger } from '../../server/contract/context.ts'
import type { Deps } from '../../server/contract/deps.ts'
import { handlers } from '../../server/modules/site/index.ts'

const nothing = { params: {}, query: {}, files: [], body: undefined }
const WHOSE = 'aina@portalvell.example'

const TITLE = {
  es: 'Casas de piedra, miradas despacio',
  en: 'Stone houses, seen without haste',
  ca: 'Cases de pedra, mirades a poc a poc',
  de: 'Häuser aus Stein, in Ruhe gesehen',
}

/** The front page with another title on its opening. */
const titled = (page: SitePage, title: SitePage['title']): SitePage => ({
  ...page,
  sections: page.sections.map((section) =>
    section.kind === 'hero' ? { ...section, title } : section,
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
  await publish(made, 'La primera')
  const second = await save(made, titled(front, TITLE))
  await publish(second, 'Otra apertura')
  const es = { ...TITLE, es: 'Casas de piedra de la Serra, miradas despacio' }
  await save(second, titled(front, es))
}
