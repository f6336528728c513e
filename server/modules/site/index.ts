/** The door of module site. */
import './domain/plan-limit.ts'
import './lead-origin.ts'
import './picture/spare.ts'

export { placeOfSite, WELL_KNOWN, type SitePlace } from './address.ts'
export { claimAt, knownHosts } from './domain/known.ts'
export { siteHead, siteVersionDoc, type SiteHead } from './head.ts'
export { drawFilesBy, openExport, siteZip, type ExportedSite } from './export.ts'
export { addReads, type PageRead, type ReadCount } from './figures/reads.ts'
export { jobs } from './jobs.ts'
export { runSite } from './operator.ts'
export { handlers } from './site.handlers.ts'
export { openPreview, type PreviewedSite } from './preview.ts'
