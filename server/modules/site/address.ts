import type { Language, SiteDoc, SitePage } from '../../../generated/model/index.ts'
import { LANGS } from '../../contract/language.ts'

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
  return page.kind === 'home' ? prefix : `${prefix}${slugIn({ languages }, page, language)}/`
}

/** What a page is called in a language: its own name, else that of the site's first, else any. */
export const slugIn = (
  { languages: [first = 'es'] }: Pick<SiteDoc, 'languages'>,
  { id, slug }: Pick<SitePage, 'slug' | 'id'>,
  language: Language,
): string => slug[language] ?? slug[first] ?? Object.values(slug)[0] ?? id

/** Names that no page can have: the front pages of the languages stand there. */
export const isLanguageName = (slug: string): boolean => LANGS.some((lang) => lang === slug)

/**
 * Languages in which two pages would stand at one address, whether by their own name there or by one
 * that is borrowed. The front page and that of one home stand elsewhere.
 */
export function sharedIn(
  site: Pick<SiteDoc, 'languages'>,
  one: Pick<SitePage, 'kind' | 'slug' | 'id'>,
  other: Pick<SitePage, 'kind' | 'slug' | 'id'>,
): Language[] {
  const isApart = ({ kind }: Pick<SitePage, 'kind'>): boolean =>
    kind === 'home' || kind === 'detail'
  if (isApart(one) || isApart(other)) return []
  return site.languages.filter(
    (language) => slugIn(site, one, language) === slugIn(site, other, language),
  )
}
