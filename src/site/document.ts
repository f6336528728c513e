import type { SiteSection, SiteSectionKind } from '../../generated/model'

export type {
  SiteBrand,
  SiteDoc,
  SiteLink,
  SitePage,
  SitePicture,
  SiteSection,
  SiteSectionKind,
  SiteTemplate,
} from '../../generated/model'

/** The section of a kind. */
export type SectionOf<K extends SiteSectionKind> = Extract<SiteSection, { kind: K }>
