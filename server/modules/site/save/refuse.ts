import type { Language, SitePage } from '../../../../generated/model/index.ts'
import { fieldErrors, tooLarge } from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { shownAmong } from '../../listing/index.ts'
import { isTaken, sharedAnchors } from '../check/anchors.ts'
import { takenIn } from '../address.ts'
import { pageLinksIn, picturesIn } from '../check/walk.ts'
import { say } from '../messages.ts'
import type { PageRow } from '../site.repository.ts'

/** Of a page, and of a draft with all its pages (docs/decisions/0436). */
export const LARGEST = 512_000

/** 413 for a part of a site that no person typed. */
export function refuseLarge(part: unknown, { actor }: Work): void {
  if (Buffer.byteLength(JSON.stringify(part)) > LARGEST) tooLarge(actor.lang)
}

/** 400 at a link to a page that is not there. `prefix`: where the part stands in what was sent. */
export function refuseLinks(part: unknown, pages: PageRow[], { actor }: Work, prefix = ''): void {
  const known = new Set(pages.map(({ id }) => id))
  const lost = pageLinksIn(part).filter(({ value }) => !known.has(value))
  if (lost.length > 0)
    fieldErrors(
      Object.fromEntries(lost.map(({ path }) => [prefix + path, say(actor.lang, 'noSuchPage')])),
    )
}

/**
 * 400 at a picture that is neither of the site nor of a home of the agency on the market; those of
 * a home are noted, so that they stay when the home goes.
 */
export async function claimPictures(
  part: unknown,
  siteId: string,
  { trx, deps, actor }: Work,
  prefix = '',
): Promise<void> {
  const pictures = picturesIn(part)
  if (pictures.length === 0) return
  const rows = await trx
    .selectFrom('site_picture')
    .select('hash')
    .where('site_id', '=', siteId)
    .execute()
  const own = new Set(rows.map(({ hash }) => hash))
  const others = pictures.filter(({ value }) => !own.has(value.hash))
  if (others.length === 0) return
  const hashes = others.map(({ value }) => value.hash)
  const ofHomes = await shownAmong(trx, actor.agencyId, hashes)
  const strange = others.filter(({ value }) => !ofHomes.has(value.hash))
  if (strange.length > 0)
    fieldErrors(
      Object.fromEntries(
        strange.map(({ path }) => [`${prefix}${path}.hash`, say(actor.lang, 'noSuchPicture')]),
      ),
    )
  for (const hash of new Set(hashes))
    await trx
      .insertInto('site_picture')
      .values({ site_id: siteId, hash, uploaded: false, at: deps.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

const LEGAL = ['notice', 'privacy', 'cookies', 'accessibility'] as const

/**
 * The legal page is there for all to read, with its four texts (LSSI, article 10); they stand
 * nowhere else, where nobody would look for them and their address would lead elsewhere.
 */
function legalFaults(page: SitePage, { actor }: Work): Record<string, string> {
  if (page.kind !== 'legal')
    return Object.fromEntries(
      page.sections.flatMap(({ kind }, at) =>
        kind === 'legal' ? [[`page.sections.${at}.kind`, say(actor.lang, 'legalElsewhere')]] : [],
      ),
    )
  const isShown = (part: (typeof LEGAL)[number]): boolean =>
    page.sections.some((one) => one.kind === 'legal' && one.part === part && !one.off)
  return {
    ...(page.hidden && { 'page.hidden': say(actor.lang, 'legalStays') }),
    ...(!LEGAL.every(isShown) && { 'page.sections': say(actor.lang, 'legalStays') }),
  }
}

/** A name leads to one section. */
function anchorFaults(page: SitePage, { actor }: Work): Record<string, string> {
  const shared = sharedAnchors(page).map(
    (at) => [`page.sections.${at}.anchor`, say(actor.lang, 'anchorTwice')] as const,
  )
  const taken = page.sections.flatMap(({ anchor }, at) =>
    anchor && isTaken(anchor, page)
      ? [[`page.sections.${at}.anchor`, say(actor.lang, 'anchorTaken')] as const]
      : [],
  )
  return Object.fromEntries([...taken, ...shared])
}

/**
 * 400 at what no page of the site can be: another page's address, a section twice, a legal page
 * without its texts.
 */
export function refusePage(
  page: SitePage,
  { pages, languages }: { pages: PageRow[]; languages: Language[] },
  work: Work,
): void {
  const { actor } = work
  const faults = { ...legalFaults(page, work), ...anchorFaults(page, work) }
  // What stands at the site's own address is read by whoever asks for it.
  if (page.kind === 'home' && page.hidden) faults['page.hidden'] = say(actor.lang, 'frontStays')
  const others = pages.filter(({ id }) => id !== page.id).map(({ doc }) => doc)
  for (const language of takenIn({ languages }, page, others))
    faults[`page.slug.${language}`] = say(actor.lang, 'slugTwice')
  const seen = new Set<string>()
  for (const [at, { id }] of page.sections.entries()) {
    if (seen.has(id)) faults[`page.sections.${at}.id`] = say(actor.lang, 'sectionTwice')
    seen.add(id)
  }
  if (Object.keys(faults).length > 0) fieldErrors(faults)
}
