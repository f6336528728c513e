import { moneyShort } from '../../lib/format'
import { mainPrice, placeOf } from '../detail/facts'
import type { SitePage, SiteTemplate } from '../document'
import { branded, type Palette } from '../palette'
import { say, type Site } from '../site'
import { nameOf } from './head'

/** What the picture shows that a link to a page is shared with. */
export interface ShareCard {
  template: SiteTemplate
  /** Of the page; the agency's name alone where the page has none of its own. */
  title: string
  /** Below it: price and place of a home, else what the page says of itself. */
  line: string
  agency: string
  /** A picture of the site, by hash; null: none. */
  picture: string | null
  /** The point of it that must stay in view, 0 to 1. */
  focus: { x: number; y: number }
  colors: Pick<Palette, 'ground' | 'panel' | 'ink' | 'soft' | 'accent' | 'strong' | 'onStrong'>
}

const HASH = /[0-9a-f]{32}/

/** The card of a page, in the colours it is drawn in by day, or by night where it always is dark. */
export function shareCard(site: Site): ShareCard {
  const { page, found, template, doc } = site
  const { brand } = doc
  const scheme = (brand.scheme ?? template.scheme) === 'dark' ? 'dark' : 'light'
  const colors = branded(template.palettes[scheme], brand.colors)
  const agency = found.agency.name
  const front = doc.pages.find(({ kind }) => kind === 'home')
  // A page without a picture is shared with that of the front page.
  const own = page.picture ?? heroOf(page)?.picture ?? (front && heroOf(front)?.picture)
  const base = { template: template.name, agency, colors }
  if (found.home?.kind === 'home') {
    const { listing } = found.home
    const price = mainPrice(listing)?.price
    return {
      ...base,
      title: say(site, listing.title)?.text ?? nameOf(site, false),
      line: [price ? moneyShort(price) : '', placeOf(listing)].filter(Boolean).join('  ·  '),
      picture: HASH.exec(listing.photos[0]?.src ?? '')?.[0] ?? null,
      focus: { x: 0.5, y: 0.5 },
    }
  }
  const hero = say(site, heroOf(page)?.title)?.text
  const title = (page.kind === 'home' && hero) || nameOf(site, false) || agency
  return {
    ...base,
    title,
    line: say(site, page.description)?.text ?? '',
    picture: own?.hash ?? null,
    focus: { x: own?.focus?.x ?? 0.5, y: own?.focus?.y ?? 0.5 },
  }
}

const heroOf = ({ sections }: SitePage) =>
  sections.flatMap((one) => (one.kind === 'hero' && !one.off ? [one] : []))[0]
