import type { Language, SiteDoc, SitePage } from '../../../generated/model/index.ts'
import type { Config } from '../../config/env.ts'
import { LANGS } from '../../contract/language.ts'
import { sql, type Db } from '../../db/index.ts'

/** Where a site is found: scheme and host, and what stands before every path. */
export interface SitePlace {
  origin: string
  base: string
}

/** Where a name stands below the portal, be it the token of a preview. */
export const belowPortal = ({ siteUrl }: Pick<Config, 'siteUrl'>, name: string): string =>
  `${siteUrl}/w/${name}/`

/** A host as an address, with the scheme and port of the portal. */
export function originAt({ siteUrl }: Pick<Config, 'siteUrl'>, host: string): string {
  const { protocol, port } = new URL(siteUrl)
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`
}

/**
 * Where a site is found: at its agency's own domain, else at its name below the domain of all
 * sites, else below the portal. Its other addresses lead there.
 */
export function placeOfSite(
  config: Pick<Config, 'siteUrl' | 'sites'>,
  { slug, ownHost }: { slug: string; ownHost: string | null },
): SitePlace {
  const { domain, target } = config.sites
  const host = (target === null ? null : ownHost) ?? (domain && `${slug}.${domain}`)
  return host === null
    ? { origin: config.siteUrl, base: `/w/${slug}` }
    : { origin: originAt(config, host), base: '' }
}

/** The domain that site `s` is found at: the chosen one, as long as it leads here. */
export const OWN_HOST = sql<string | null>`(select h.host from site_host h where h.site_id = s.id
  and h.state in ('active', 'failing') and h.reaches
  order by h.main desc, h.active_at, h.id limit 1)`

/** The address of a site's front page. */
export async function addressOfSite(
  db: Db,
  config: Pick<Config, 'siteUrl' | 'sites'>,
  { id, slug }: { id: string; slug: string },
): Promise<string> {
  const { rows } = await sql<{ ownHost: string | null }>`
    select ${OWN_HOST} as "ownHost" from site s where s.id = ${id}`.execute(db)
  const { origin, base } = placeOfSite(config, { slug, ownHost: rows[0]?.ownHost ?? null })
  return `${origin}${base}/`
}

/** Where a host says which claim it serves. */
export const WELL_KNOWN = '/.well-known/llar-site'
export const wellKnown = (config: Pick<Config, 'siteUrl'>, host: string): string =>
  originAt(config, host) + WELL_KNOWN

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
 * Languages in which a page can not be called what it is: one of its own names is that of another
 * page or of a front page, or it would stand at another's address by a name that is borrowed.
 */
export function takenIn(
  site: Pick<SiteDoc, 'languages'>,
  page: Pick<SitePage, 'kind' | 'slug' | 'id'>,
  others: readonly Pick<SitePage, 'kind' | 'slug' | 'id'>[],
): Language[] {
  const own = (Object.entries(page.slug) as [Language, string][]).filter(
    ([language, name]) =>
      isLanguageName(name) || others.some(({ slug }) => slug[language] === name),
  )
  const shared = others.flatMap((other) => sharedIn(site, page, other))
  return [...new Set([...own.map(([language]) => language), ...shared])]
}

/** Languages in which two pages would stand at one address; front page and that of one home stand apart. */
function sharedIn(
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
