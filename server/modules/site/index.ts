/** The door of module site. */
import './picture/spare.ts'

export { pageAddress, siteAddress } from './address.ts'
export { siteHead, siteVersionDoc, type SiteHead } from './head.ts'
export { handlers } from './site.handlers.ts'
export { openPreview, type PreviewedSite } from './preview.ts'
export { draftSite, publishedSite, type PublishedSite } from './published.ts'
