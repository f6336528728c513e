import type { SiteDoc, SiteState } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { listingEpoch } from '../listing/index.ts'
import { draftOf, findBySlug, findSite, findVersion, pagesOf } from './site.repository.ts'

/** A site as strangers may read it. What is drawn from it may be kept by number and epoch. */
export interface PublishedSite {
  siteId: string
  agencyId: string
  slug: string
  /** `paused` and `suspended` are told, never shown. */
  state: SiteState
  /** Of the version; the same document as long as it is the same. */
  number: number
  doc: SiteDoc
  /** Raised by any change of what the public sees of the agency's homes. */
  epoch: number
}

/** The site at a name; null when there is none, or it was never published. */
export async function publishedSite(db: Db, slug: string): Promise<PublishedSite | null> {
  const row = await findBySlug(db, slug)
  const version = row && (await findVersion(db, row.id, row.published))
  if (!version) return null
  return {
    siteId: row.id,
    agencyId: row.agency_id,
    slug: row.slug,
    state: row.state,
    number: version.number,
    doc: version.doc,
    epoch: await listingEpoch(db, row.agency_id),
  }
}

/** The draft of a site; null when there is no such site. Rights are the caller's. */
export async function draftSite(
  db: Db,
  id: string,
): Promise<Pick<PublishedSite, 'siteId' | 'agencyId' | 'slug' | 'state' | 'doc'> | null> {
  const row = await findSite(db, id)
  if (!row) return null
  const { agency_id: agencyId, slug, state } = row
  return { siteId: id, agencyId, slug, state, doc: draftOf(row, await pagesOf(db, id)) }
}
