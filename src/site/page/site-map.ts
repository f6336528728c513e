import type { SiteDoc } from '../document'
import { homeSegment, pagePath } from '../site'
import { indexed } from './coverage'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Pages in the languages they are whole in, and the homes on offer. */
export function siteMap(doc: SiteDoc, address: string, ids: readonly string[]): string {
  const site = { doc }
  const [first = 'es'] = doc.languages
  const prefix = (lang: string): string => (lang === first ? '' : `/${lang}`)
  const pages = doc.pages
    .filter(({ kind, hidden }) => kind !== 'detail' && !hidden)
    .flatMap((page) =>
      indexed(page, doc.languages).map((lang) => prefix(lang) + pagePath(site, page, lang)),
    )
  // Where the portal's page of a home is the one to find, this one is not offered beside it.
  const own = doc.seo.canonical === 'portal' ? [] : ids
  const homes = own.map((id) => `/${homeSegment(site, first)}/${id}/`)
  const urls = [...pages, ...homes].map(
    (path) => `<url><loc>${escaped(address + path)}</loc></url>`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
  )
}
