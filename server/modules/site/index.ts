/** The door of module site. */
import './lead-origin.ts'
import './picture/spare.ts'

export { siteHead, siteVersionDoc, type SiteHead } from './head.ts'
export { checkHostsBy } from './lead-origin.ts'
export { drawFilesBy, openExport, siteZip, type ExportedSite } from './export.ts'
export { addReads, type PageRead, type ReadCount } from './figures/reads.ts'
export { jobs } from './jobs.ts'
export { handlers } from './site.handlers.ts'
export { openPreview, type PreviewedSite } from './preview.ts'
