import type { SiteDoc } from '../../generated/model/index.ts'
import type { Deps } from '../contract/deps.ts'
import {
  isDrawable,
  isPreviewOver,
  openPreview,
  placeOfSite,
  siteHead,
  siteVersionDoc,
  type SitePlace,
} from '../modules/site/index.ts'
import type { SiteAt } from './address.ts'

/** What an address of a site shows now. */
export interface Shown {
  /** Null: a template shown before there is a site. */
  siteId: string | null
  agencyId: string
  doc: SiteDoc
  /** Where it is found; its other addresses lead there. */
  place: SitePlace
  /** It is found at a domain of its agency. */
  isOwn: boolean
  /** All that its pages depend on; null: a preview, which nobody keeps. */
  key: string | null
}

/** Versions that were read last; one never changes. */
const MOST = 200

/**
 * Why a site is not shown: its agency, or the operator, has taken it off the net; another version
 * wrote it, which alone can draw it; or the link to a preview opens it no longer.
 */
export type Away = 'paused' | 'unread' | 'over'

/** Finds the site at a name or host, or what the token of a preview opens. */
export function finder(deps: Deps): (at: SiteAt) => Promise<Shown | Away | null> {
  const { db, config } = deps
  const docs = new Map<string, SiteDoc>()

  async function docOf(siteId: string, number: number): Promise<SiteDoc | null> {
    const key = `${siteId} ${number}`
    const known = docs.get(key)
    if (known) return known
    const doc = await siteVersionDoc(db, siteId, number)
    if (doc) docs.set(key, doc)
    const [oldest] = docs.keys()
    if (docs.size > MOST && oldest !== undefined) docs.delete(oldest)
    return doc
  }

  return async (at) => {
    if ('preview' in at) {
      const preview = await openPreview(deps, at.preview)
      if (!preview) return (await isPreviewOver(deps, at.preview)) ? 'over' : null
      if (!isDrawable(preview.doc)) return 'unread'
      const place = { origin: config.siteUrl, base: `/w/~${at.preview}` }
      return { ...preview, place, isOwn: false, key: null }
    }
    const head = await siteHead(db, at)
    if (!head) return null
    if (head.state !== 'published') return 'paused'
    const doc = await docOf(head.siteId, head.number)
    if (!doc || !isDrawable(doc)) return 'unread'
    const place = placeOfSite(config, head)
    const isOwn = head.ownHost !== null && config.sites.target !== null
    const key = `${head.siteId} ${head.number} ${head.stamp} ${place.origin}${place.base}`
    return { siteId: head.siteId, agencyId: head.agencyId, doc, place, isOwn, key }
  }
}
