/** The door of module site. */
import './picture/spare.ts'

export { siteHead, siteVersionDoc, type SiteHead } from './head.ts'
export { jobs } from './jobs.ts'
export { handlers } from './site.handlers.ts'
export { openPreview, type PreviewedSite } from './preview.ts'
