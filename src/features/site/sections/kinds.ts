import {
  Calculator,
  ChartNoAxesColumn,
  CircleDashed,
  CircleHelp,
  Coins,
  GalleryHorizontal,
  Handshake,
  House,
  Image,
  Mail,
  Map as MapIcon,
  MapPin,
  Newspaper,
  Quote,
  Scale,
  Search,
  TextAlignStart,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { FormName } from '../../../../generated/forms/index'
import type { SiteSectionKind } from '../../../../generated/model'

/** What a kind of section looks like in lists, and the form it is edited in. */
interface Kind {
  icon: LucideIcon
  form: FormName
  /** Offered to be added; the legal texts stand on their page alone. */
  isOffered: boolean
}

const kind = (icon: LucideIcon, form: FormName, isOffered = true): Kind => ({
  icon,
  form,
  isOffered,
})

export const KINDS: Record<SiteSectionKind, Kind> = {
  hero: kind(Image, 'SiteHeroSection'),
  homes: kind(House, 'SiteHomesSection'),
  search: kind(Search, 'SiteSearchSection'),
  text: kind(TextAlignStart, 'SiteTextSection'),
  areas: kind(MapPin, 'SiteAreasSection'),
  map: kind(MapIcon, 'SiteMapSection'),
  gallery: kind(GalleryHorizontal, 'SiteGallerySection'),
  valuation: kind(Calculator, 'SiteValuationSection'),
  contact: kind(Mail, 'SiteContactSection'),
  team: kind(Users, 'SiteTeamSection'),
  testimonials: kind(Quote, 'SiteTestimonialsSection'),
  figures: kind(ChartNoAxesColumn, 'SiteFiguresSection'),
  faq: kind(CircleHelp, 'SiteFaqSection'),
  news: kind(Newspaper, 'SiteNewsSection'),
  costs: kind(Coins, 'SiteCostsSection'),
  sold: kind(Handshake, 'SiteSoldSection'),
  legal: kind(Scale, 'SiteLegalSection', false),
}

/** Of a kind that only another version has: in a page kept in this browser, or of a newer server. */
const UNKNOWN = { icon: CircleDashed, form: null }

/** How a section looks; one of another version has no form, and goes back as it came. */
export const kindOf = ({
  kind: name,
}: {
  kind: string
}): Pick<Kind, 'icon'> & { form: FormName | null } =>
  Object.hasOwn(KINDS, name) ? KINDS[name as SiteSectionKind] : UNKNOWN

/** Most sections of a page, as the contract has it. */
export const MOST_SECTIONS = 40
