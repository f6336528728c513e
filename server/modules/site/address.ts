import type { Language, SiteDoc, SitePage } from '../../../generated/model/index.ts'

/** Where a site stands below the portal. */
export const siteAddress = (siteUrl: string, slug: string): string => `${siteUrl}/w/${slug}/`

/**
 * A page's address below that of its site: the site's first language without a prefix, the others
 * with theirs; `` is the front page.
 */
export function pageAddress(
  { languages }: Pick<SiteDoc, 'languages'>,
  page: Pick<SitePage, 'kind' | 'slug' | 'id'>,
  language: Language,
): string {
  const prefix = language === languages[0] ? '' : `${language}/`
  if (page.kind === 'home') return prefix
  const slug = [language, ...languages, ...(Object.keys(page.slug) as Language[])]
    .map((each) => page.slug[each])
    .find((each) => each !== undefined)
  return `${prefix}${slug ?? page.id}/`
}
