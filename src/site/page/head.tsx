import { PAIRS, fontAddress } from '../fonts'
import { asDataBlock } from '../../lib/data-block'
import { moneyShort } from '../../lib/format'
import { withoutMarks } from '../marks'
import { mainPrice, placeOf } from '../detail/facts'
import { translated } from '../parts/menu'
import { pictureAt } from '../parts/picture'
import { firstLang, say, type Site } from '../site'
import { indexed } from './coverage'
import { structured } from './structured'

const LONGEST = 155

/** At most so many characters, ended at a word. */
export function shortened(text: string, most = LONGEST): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 30)).trimEnd()}…`
}

/** What the page is called, without the agency. */
export function nameOf(site: Site, isMissing: boolean): string {
  const { found, page, t } = site
  if (isMissing) return t('missing.title')
  if (found.home?.kind === 'gone') return t('gone.title')
  if (found.home?.kind !== 'home') return say(site, page.title)?.text ?? ''
  const { listing } = found.home
  const kind = t(`listing:type.${listing.type}.one`)
  const place = placeOf(listing)
  const title = say(site, listing.title)?.text
  return title
    ? [title, place].filter(Boolean).join(', ')
    : t('listing:card.untitled', { type: kind, place })
}

function titleOf(site: Site, name: string): string {
  const pattern = say(site, site.doc.seo.titlePattern)?.text ?? '{title} | {name}'
  const agency = site.found.agency.name
  if (name === '' || name === agency) return agency
  return pattern.replaceAll(/\{(title|name)\}/g, (_, which: string) =>
    which === 'title' ? name : agency,
  )
}

function descriptionOf(site: Site): string {
  const { page, found } = site
  if (found.home?.kind === 'home') {
    const { listing } = found.home
    const price = mainPrice(listing)?.price
    const text = say(site, listing.metaDescription) ?? say(site, listing.description)
    return shortened(
      [price ? moneyShort(price) : '', withoutMarks(text?.text ?? '')].filter(Boolean).join('. '),
    )
  }
  const own = say(site, page.description)?.text
  if (own) return shortened(own)
  const texts = page.sections.flatMap((section) =>
    section.off
      ? []
      : section.kind === 'hero' && section.lead
        ? [section.lead]
        : section.kind === 'text'
          ? [section.text]
          : [],
  )
  const written = withoutMarks(say(site, texts[0])?.text ?? '')
  return shortened(written || standing(site))
}

/** What a page is where nobody wrote it: its name, the agency, how many homes, and where to find it. */
function standing(site: Site): string {
  const { found, page, t } = site
  const { agency, onMarket } = found
  const name = say(site, page.title)?.text ?? ''
  const homes = page.kind === 'homes' ? t('homes.found', { count: onMarket }) : ''
  const reach = [agency.address, agency.phone].filter(Boolean).join(', ')
  return [[name, agency.name].filter(Boolean).join(', '), homes, reach].filter(Boolean).join('. ')
}

/** The picture that a link to the page is shown with, 1200 by 630, drawn by `server/site/share`. */
const shareOf = ({ origin, base, path }: Site): string => `${origin}${base}/share${path}card.jpg`

/** Where search engines are to find the page: here, or for a home the portal where the agency says so. */
function canonicalOf(site: Site, path: string): string {
  const { found, doc, origin, portal, lang } = site
  if (doc.seo.canonical === 'portal' && found.home?.kind === 'home')
    return `${portal}${lang === 'es' ? '' : `/${lang}`}/inmueble/${found.home.listing.id}`
  return origin + path
}

/** Whether the page to be found is this one: only such a page has others in other languages. */
const isOwn = (site: Site, path: string): boolean => canonicalOf(site, path) === site.origin + path

/** Whether search engines may keep this page: whole, in its own language, and not narrowed by hand. */
const isKept = (site: Site): boolean =>
  indexed(site.page, site.doc.languages).includes(site.lang) &&
  Object.keys(site.query).length === 0 &&
  site.found.home?.kind !== 'gone'

/** Title, addresses in other languages, what is shared, and what search engines read. */
export function Head({
  site,
  path,
  style,
  isMissing,
  isDraft,
}: {
  site: Site
  path: string
  style: string
  isMissing: boolean
  isDraft: boolean
}) {
  // A file lies anywhere: it names no address of its own.
  const isPrivate = isMissing || isDraft || site.isFile
  const { origin, doc, page, template } = site
  const name = nameOf(site, isMissing)
  const title = titleOf(site, name)
  const description = descriptionOf(site)
  const { icon } = doc.brand
  const found = indexed(page, doc.languages)
  const showsOthers = !isPrivate && isKept(site) && isOwn(site, path) && found.length > 1
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {(isMissing || isDraft || !isKept(site)) && <meta name="robots" content="noindex" />}
      {!isPrivate && <link rel="canonical" href={canonicalOf(site, path)} />}
      {showsOthers &&
        found.map((lang) => (
          <link key={lang} rel="alternate" hrefLang={lang} href={origin + translated(site, lang)} />
        ))}
      {showsOthers && (
        <link
          rel="alternate"
          hrefLang="x-default"
          href={origin + translated(site, firstLang(site))}
        />
      )}
      <meta property="og:type" content={page.kind === 'post' ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {!site.isFile && <meta property="og:url" content={canonicalOf(site, path)} />}
      <meta property="og:site_name" content={site.found.agency.name} />
      <meta
        property="og:locale"
        content={{ es: 'es_ES', en: 'en_GB', ca: 'ca_ES', de: 'de_DE' }[site.lang]}
      />
      {!isMissing && !site.isFile && (
        <>
          <meta property="og:image" content={shareOf(site)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={name || title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <meta name="referrer" content="strict-origin-when-cross-origin" />
      <link rel="icon" href={icon ? pictureAt(icon.hash, 320) : 'data:,'} />
      <link
        rel="preload"
        as="font"
        type="font/woff2"
        crossOrigin=""
        href={fontAddress(PAIRS[template.fonts].first)}
      />
      <style dangerouslySetInnerHTML={{ __html: style }} />
      {!isPrivate && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: asDataBlock(structured(site, name, path)) }}
        />
      )}
    </head>
  )
}
