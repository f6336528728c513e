import type { Template } from '../template'
import { Areas } from './areas'
import { Contact } from './contact'
import { Costs } from './costs'
import { Faq } from './faq'
import { Figures } from './figures'
import { Gallery } from './gallery'
import { Homes } from './homes'
import { Legal } from './legal'
import { MapOfHomes } from './map'
import { News } from './news'
import { Search } from './search'
import { Sold } from './sold'
import { Team } from './team'
import { Testimonials } from './testimonials'
import { Text } from './text'
import { Valuation } from './valuation'

/** How a kind is drawn where a template has no way of its own; its hero each template draws itself. */
export const SHARED = {
  search: Search,
  homes: Homes,
  map: MapOfHomes,
  areas: Areas,
  team: Team,
  testimonials: Testimonials,
  valuation: Valuation,
  sold: Sold,
  news: News,
  text: Text,
  gallery: Gallery,
  figures: Figures,
  contact: Contact,
  faq: Faq,
  legal: Legal,
  costs: Costs,
} satisfies Omit<Required<NonNullable<Template['sections']>>, 'hero'>
