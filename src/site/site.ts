import { createContext, use } from 'react'
import type { Lang, TFunction } from '../i18n'
import type { Campaign } from './campaign'
import type { SiteDoc, SitePage } from './document'
import type { Found } from './found'
import type { Template } from './template'
import { textIn, type Said, type Texts } from './texts'
import { targetOf } from './link'

/** What somebody sent by a form that could not be taken, to be shown again. */
export interface Sent {
  section: string
  kind: string
  values: Readonly<Record<string, string>>
  /** Sentences by field; the one of `''` is about all of it. */
  errors: Readonly<Record<string, string>>
  /** How it was refused; 400 unless told. */
  status?: number
}

/** All that a view may read: the document, where it lies, what was found, and the words. */
export interface Site {
  doc: SiteDoc
  page: SitePage
  /** Language of this page; the site's first one is borrowed from. */
  lang: Lang
  /** Of this page, below the site: `/en/sell/`. */
  path: string
  /** Before every address of the site: `/w/portal-vell`, or nothing on a host of its own. */
  base: string
  /** Scheme and host. */
  origin: string
  /** Those of the portal. */
  portal: string
  template: Template
  found: Found
  t: TFunction
  /** What was asked for in the address, already held to what the search knows. */
  query: Readonly<Record<string, string>>
  /** What the address said of the advert that led here. */
  campaign: Campaign
  /** A file on a disk: nothing answers forms and searches there. */
  isFile: boolean
  sent: Sent | null
  /** Id of the section whose form was received. */
  thanks: string | null
  /** Classes for the point of a picture that must stay in view, collected while drawing. */
  focus: Map<string, string>
}

export const SiteContext = createContext<Site | null>(null)

/** The site that is being drawn. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('A view of a website is drawn inside SiteContext')
  return site
}

export const firstLang = ({ doc }: Site): Lang => doc.languages[0] ?? 'es'

/** A text of the document in the page's language or the next best. */
export const say = (site: Site, texts: Texts | null | undefined): Said | null =>
  textIn(texts ?? undefined, site.lang, firstLang(site))

/** Address of a path of the site in a language: the first one has no prefix. */
export const pathIn = (site: Site, lang: string, path: string): string =>
  `${site.base}${lang === firstLang(site) ? '' : `/${lang}`}${path}`

/** Path of a page below its language. */
export function pagePath(site: Pick<Site, 'doc'>, page: SitePage, lang: string): string {
  if (page.kind === 'home') return '/'
  const { slug } = page
  const [any] = Object.values(slug)
  return `/${slug[lang as Lang] ?? slug[site.doc.languages[0] ?? 'es'] ?? any ?? page.id}/`
}

export const pageHref = (site: Site, page: SitePage, lang = site.lang): string =>
  pathIn(site, lang, pagePath(site, page, lang))

export const pageOf = (site: Pick<Site, 'doc'>, kind: string): SitePage | undefined =>
  site.doc.pages.find((page) => page.kind === kind)

/** Segment that homes lie under: the slug of the page of one home, `casa` without one. */
export function homeSegment(site: Pick<Site, 'doc'>, lang: string): string {
  const page = pageOf(site, 'detail')
  return page ? pagePath(site, page, lang).slice(1, -1) : 'casa'
}

export const homeHref = (site: Site, id: string, lang = site.lang): string =>
  pathIn(site, lang, `/${homeSegment(site, lang)}/${id}/`)

/** What a button, a link of a text or an entry of the menu leads to; null: nowhere that is allowed. */
export function hrefOf(site: Site, to: string): string | null {
  if (to.startsWith('page:')) {
    const page = site.doc.pages.find(({ id, hidden }) => id === to.slice(5) && !hidden)
    return page ? pageHref(site, page) : null
  }
  return targetOf(to)
}
