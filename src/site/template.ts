import type { ComponentType } from 'react'
import type { SectionOf, SiteSectionKind, SiteTemplate } from './document'
import type { HomesFound } from './found'
import type { PairName } from './fonts'
import type { Palettes, Scheme } from './palette'

/** A section as it is drawn. */
export type SectionView<K extends SiteSectionKind> = ComponentType<{ section: SectionOf<K> }>

/** How homes lie on the page: by a template's own card, in its own grid. */
export type GridView = ComponentType<{
  found: HomesFound
  card?: SectionOf<'homes'>['card']
  /** The first pictures are above the fold. */
  eager?: boolean
}>

/** What makes a template itself; everything else is shared. */
export interface Template {
  name: SiteTemplate
  css: string
  palettes: Palettes
  scheme: Scheme
  fonts: PairName
  Header: ComponentType
  Footer: ComponentType
  Hero: SectionView<'hero'>
  Grid: GridView
  /** Sections that the template builds its own way. */
  sections?: { [K in SiteSectionKind]?: SectionView<K> }
}
