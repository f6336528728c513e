import type {
  Language,
  Site,
  SiteOrderInput,
  SitePage,
  SitePageInput,
  SitePageKind,
  SitePagePatch,
} from '../../../../generated/model/index.ts'
import { conflict, fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import type { SiteMoment, SiteParts } from '../../../db/tables/site.ts'
import { dayOf } from '../../../time/madrid.ts'
import { slugOf } from '../../place/index.ts'
import { isLanguageName, slugIn } from '../address.ts'
import { newPage } from '../draft/fill.ts'
import { knownOf } from '../draft/known.ts'
import { say } from '../messages.ts'
import { writable } from '../site.policy.ts'
import { findSite, pagesOf, type PageRow } from '../site.repository.ts'
import { showSite } from '../view.ts'
import { confirmTexts } from './confirm.ts'
import { claimPictures, refuseLarge, refuseLinks, refusePage } from './refuse.ts'
import { step } from './step.ts'
import { trimmed } from './trim.ts'

const MOST_PAGES = 30
/** There once, and never away. */
const FIXED: ReadonlySet<SitePageKind> = new Set(['home', 'homes', 'detail', 'contact', 'legal'])
/** There at most once. */
const ONCE: ReadonlySet<SitePageKind> = new Set([...FIXED, 'blog', 'team', 'sell', 'about'])

/** Saves a page under its own version; 409 with the stored one when somebody saved in between. */
export async function savePage(
  work: Work,
  siteId: string,
  pageId: string,
  { version, page: sent, confirmed = [] }: SitePagePatch,
): Promise<Site> {
  const { trx, actor } = work
  const row = writable(await findSite(trx, siteId, true), actor)
  const pages = await pagesOf(trx, siteId)
  const stored = pages.find(({ id }) => id === pageId) ?? notFound(actor.lang)
  if (stored.version !== version)
    conflict(await showSite(work, siteId), say(actor.lang, 'conflict'))
  // What a page is and whose id it has is not for who saves it.
  const page: SitePage = { ...trimmed(sent), id: stored.id, kind: stored.doc.kind }
  if (page.kind === 'home') page.slug = {}
  refuseLarge(page, work)
  refusePage(page, { pages, languages: row.doc.languages }, work)
  refuseLinks(page, pages, work, 'page.')
  await claimPictures(page, siteId, work, 'page.')
  const moment = (doc: SitePage): SiteMoment => ({ pages: [{ id: pageId, doc }] })
  await step(work, siteId, moment(stored.doc), moment(page))
  if (confirmed.length > 0)
    await confirmTexts(trx, pageId, { confirmed, languages: row.doc.languages })
  return showSite(work, siteId)
}

/** Adds a page with the sections of its kind, behind the others. */
export async function addPage(
  work: Work,
  siteId: string,
  { kind, title }: SitePageInput,
): Promise<Site> {
  const { trx, deps, actor } = work
  const row = writable(await findSite(trx, siteId, true), actor)
  const pages = await pagesOf(trx, siteId)
  if (pages.length >= MOST_PAGES) fieldErrors({ pages: say(actor.lang, 'tooManyPages') })
  if (ONCE.has(kind) && pages.some(({ doc }) => doc.kind === kind))
    notAcceptable(say(actor.lang, 'pageOnce'))
  const { known } = await knownOf(trx, deps, row.agency_id)
  const filled = newPage(kind, { ...known, languages: row.doc.languages })
  const page: SitePage = {
    ...filled,
    title: { ...filled.title, ...title },
    slug: freePageSlugs({ ...filled.title, ...title }, row.doc.languages, pages),
    ...(kind === 'post' && { date: dayOf(deps.now()) }),
  }
  const order = pages.map(({ id }) => id)
  await step(
    work,
    siteId,
    { pages: [{ id: page.id, doc: null }], order },
    { pages: [{ id: page.id, doc: page }], order: [...order, page.id] },
  )
  return showSite(work, siteId)
}

/** Addresses from a title that no page has yet. */
function freePageSlugs(
  title: SitePage['title'],
  languages: readonly Language[],
  pages: PageRow[],
): SitePage['slug'] {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const base = slugOf(title[language] ?? '')
        .slice(0, 55)
        .replace(/-+$/, '')
      if (base === '') return []
      const isFree = (slug: string): boolean =>
        !isLanguageName(slug) &&
        !pages.some(({ doc }) => slugIn({ languages: [...languages] }, doc, language) === slug)
      const ends = ['', ...Array.from({ length: MOST_PAGES }, (_, at) => `-${at + 2}`)]
      const free = ends.map((end) => base + end).find(isFree)
      return free === undefined ? [] : [[language, free]]
    }),
  )
}

/** Takes a page away, and the links to it at head and foot. */
export async function removePage(work: Work, siteId: string, pageId: string): Promise<void> {
  const { trx, actor } = work
  const row = writable(await findSite(trx, siteId, true), actor)
  const pages = await pagesOf(trx, siteId)
  const stored = pages.find(({ id }) => id === pageId) ?? notFound(actor.lang)
  if (FIXED.has(stored.doc.kind)) notAcceptable(say(actor.lang, 'pageStays'))
  const order = pages.map(({ id }) => id)
  await step(
    work,
    siteId,
    { pages: [{ id: pageId, doc: stored.doc }], order, parts: row.doc },
    {
      pages: [{ id: pageId, doc: null }],
      order: order.filter((id) => id !== pageId),
      parts: withoutLinks(row.doc, pageId),
    },
  )
}

function withoutLinks(parts: SiteParts, pageId: string): SiteParts {
  const others = ({ to }: { to: string }): boolean => to !== `page:${pageId}`
  const { footer } = parts
  return {
    ...parts,
    nav: parts.nav.filter(others),
    footer: footer.links ? { ...footer, links: footer.links.filter(others) } : footer,
  }
}

/** Puts the pages into another order; each has to be named once. */
export async function orderPages(
  work: Work,
  siteId: string,
  { version, pages: wanted }: SiteOrderInput,
): Promise<Site> {
  const { trx, actor } = work
  const row = writable(await findSite(trx, siteId, true), actor)
  if (row.version !== version) conflict(await showSite(work, siteId), say(actor.lang, 'conflict'))
  const order = (await pagesOf(trx, siteId)).map(({ id }) => id)
  if (order.toSorted().join() !== wanted.toSorted().join())
    fieldErrors({ pages: say(actor.lang, 'eachPageOnce') })
  await step(work, siteId, { order }, { order: wanted })
  return showSite(work, siteId)
}
