import { LANGS } from '../contract/language.ts'
/**
 * XML of the sitemap protocol (sitemaps.org), with the same page in each language as Google reads
 * it.
 */

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Addresses a single page takes up: one per language. */
export const ADDRESSES_PER_PAGE = LANGS.length
/** Most addresses in one part, as the protocol asks. */
export const MOST_ADDRESSES = 50_000

export const PART_HEAD = `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const PART_FOOT = '</urlset>\n'

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)

/**
 * The address of a page in a language; `path` is the Spanish one. Must agree with
 * src/i18n/language.ts (prefixPath).
 */
const addressIn = (site: string, path: string, lang: string): string =>
  escaped(site + (lang === 'es' ? path : path === '/' ? `/${lang}` : `/${lang}${path}`))

/**
 * A page in its four languages, each naming the others; `changed` is when it last changed, if
 * known.
 */
export function pageXml(site: string, path: string, changed?: Date): string {
  const links = [...LANGS.map((lang) => [lang, lang] as const), ['x-default', 'es'] as const]
    .map(
      ([name, lang]) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${addressIn(site, path, lang)}"/>`,
    )
    .join('')
  const when = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  return LANGS.map(
    (lang) => `<url><loc>${addressIn(site, path, lang)}</loc>${when}${links}</url>\n`,
  ).join('')
}

/** The index that names the parts by their paths. */
export const indexXml = (site: string, parts: readonly string[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n` +
  `${parts.map((part) => `<sitemap><loc>${escaped(site + part)}</loc></sitemap>\n`).join('')}` +
  '</sitemapindex>\n'
