import { LANG_LABELS } from '../../i18n/language'
import { href as portalHref } from '../../lib/href'
import { WEB_QUERY } from '../../lib/web-query'
import type { LegalPart } from '../found'
import { homeHref, hrefOf, pageHref, pageOf, useSite, type Site } from '../site'
import { Line } from './text'
import { pictureAt } from './picture'
import { sectionId } from './section'

interface Entry {
  key: string
  href: string
  label: Record<string, string>
  isCurrent: boolean
}

/** Entries of the menu; one that leads nowhere is left out. */
export const entries = (site: Site, links = site.doc.nav): Entry[] =>
  links.flatMap(({ label, to }, at) => {
    const href = hrefOf(site, to)
    return href === null
      ? []
      : [{ key: `${at}`, href, label, isCurrent: to === `page:${site.page.id}` }]
  })

export function Entries({ of }: { of: readonly Entry[] }) {
  return of.map(({ key, href, label, isCurrent }) => (
    <a key={key} href={href} aria-current={isCurrent ? 'page' : undefined}>
      <Line of={label} />
    </a>
  ))
}

/** The menu; without entries no landmark. */
export function Menu({ of, label }: { of: readonly Entry[]; label: string }) {
  if (of.length === 0) return null
  return (
    <nav aria-label={label}>
      <Entries of={of} />
    </nav>
  )
}

/** This page in another language; of a home, that home. */
export function translated(site: Site, lang: Site['lang']): string {
  const { page, found } = site
  if (page.kind === 'detail' && found.home?.kind === 'home')
    return homeHref(site, found.home.listing.id, lang)
  return pageHref(site, page, lang)
}

/** The page in the site's other languages, each by its own name. */
export function Languages({ className = 'tongues' }: { className?: string }) {
  const site = useSite()
  const others = site.doc.languages.filter((lang) => lang !== site.lang)
  if (others.length === 0) return null
  return (
    <span className={className}>
      {others.map((lang) => (
        <a key={lang} href={translated(site, lang)} lang={lang} hrefLang={lang}>
          {LANG_LABELS[lang]}
        </a>
      ))}
    </span>
  )
}

/** The agency's mark: its logo, else its name; leads home. */
export function Brand({ className, sub }: { className: string; sub?: string | null }) {
  const site = useSite()
  const { doc, found } = site
  const { logo, logoDark } = doc.brand
  const home = pageOf(site, 'home')
  return (
    <a className={className} href={home ? pageHref(site, home) : `${site.base}/`}>
      {logo ? (
        <picture>
          {logoDark && doc.brand.scheme === 'system' && (
            <source srcSet={pictureAt(logoDark.hash, 320)} media="(prefers-color-scheme: dark)" />
          )}
          <img
            className="logo"
            src={pictureAt((doc.brand.scheme === 'dark' && logoDark ? logoDark : logo).hash, 320)}
            alt={found.agency.name}
          />
        </picture>
      ) : (
        found.agency.name
      )}
      {sub && <small>{sub}</small>}
    </a>
  )
}

/** The legal page's texts that are shown, each with its address on that page. */
export function legalTexts(site: Site): { part: LegalPart; href: string }[] {
  const page = pageOf(site, 'legal')
  return (page?.sections ?? []).flatMap((section) =>
    page && section.kind === 'legal' && !section.off
      ? [{ part: section.part, href: `${pageHref(site, page)}#${sectionId(section)}` }]
      : [],
  )
}

/** Where a reader tells the portal that something is wrong with this site. */
export function reportHref({ portal, origin, base, lang }: Site): string {
  // The address of a preview is the key to it.
  const web = base.includes('~') ? undefined : `${origin}${base}/`
  return portal + portalHref('contacto', {}, { [WEB_QUERY]: web }, lang)
}

/** Who answers for the site, with the numbers by which anybody can look the agency up. */
function CompanyLine() {
  const { t, found } = useSite()
  const { legalName, taxId, roaiib } = found.company
  const line = [
    legalName ?? found.agency.name,
    taxId && t('foot.taxId', { value: taxId }),
    roaiib && t('foot.roaiib', { value: roaiib }),
  ]
  return <span>{line.filter(Boolean).join(' · ')}</span>
}

/**
 * What the foot of every page says of the law: the legal page's parts, where to report the site, and
 * whose it is. Nobody's template or text takes that away: sites of others look like this one, too.
 */
export function LegalLinks() {
  const site = useSite()
  return (
    <>
      {legalTexts(site).map(({ part, href }) => (
        <a key={part} href={href}>
          {site.t(`legal.${part}`)}
        </a>
      ))}
      <a href={reportHref(site)} rel="nofollow">
        {site.t('foot.report')}
      </a>
      <CompanyLine />
    </>
  )
}

/** Links of the foot beside those to the parts of the legal page. */
export function footLinks(site: Site): Entry[] {
  const legal = pageOf(site, 'legal')
  const links = (site.doc.footer.links ?? []).filter(({ to }) => to !== `page:${legal?.id ?? ''}`)
  return entries(site, links)
}
