import { href } from '../lib/href'
import { searchHref } from '../lib/search-path'

export interface NavItem {
  /** Key in the namespace `shell`. */
  words: string
  to: string
}

/**
 * The main ways into the portal, in the header's order. Built per call, because addresses carry the
 * page's language.
 */
export const mainNavigation = (): NavItem[] => [
  { words: 'nav.buy', to: searchHref('V') },
  { words: 'nav.rent', to: searchHref('A') },
  { words: 'nav.newBuild', to: searchHref('ON') },
  { words: 'nav.map', to: href('maps') },
  { words: 'nav.professionals', to: href('servicios') },
]

/** More kinds of search, for the footer. */
export const searchNavigation = (): NavItem[] => [
  { words: 'nav.buy', to: searchHref('V') },
  { words: 'nav.rent', to: searchHref('A') },
  { words: 'nav.season', to: searchHref('TDA') },
  { words: 'nav.newBuild', to: searchHref('ON') },
  { words: 'nav.transfer', to: searchHref('T') },
  { words: 'nav.map', to: href('maps') },
]

/** Programmes and what is for agencies, for the footer. */
export const moreNavigation = (): NavItem[] => [
  { words: 'footer.rental', to: href('alquiler-seguro') },
  { words: 'footer.program', to: href('program') },
  { words: 'footer.external', to: href('externo') },
]
