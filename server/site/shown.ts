import type { SiteDoc } from '../../generated/model/index.ts'
import type { Deps } from '../contract/deps.ts'
import {
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
 * Finds the site at a name or host, or what the token of a preview opens; `paused` for one that its
 * agency, or the operator, has taken off the net.
 */
export function finder(deps: Deps): (at: SiteAt) => Promise<Shown | 'paused' | null> {
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
      const place = { origin: config.siteUrl, base: `/w/~${at.preview}` }
      return preview && { ...preview, place, isOwn: false, key: null }
    }
    const head = await siteHead(db, at)
    if (!head) return null
    if (head.state !== 'published') return 'paused'
    const doc = await docOf(head.siteId, head.number)
    const place = placeOfSite(config, head)
    const isOwn = head.ownHost !== null && config.sites.target !== null
    const key = `${head.siteId} ${head.number} ${head.stamp} ${place.origin}${place.base}`
    return doc && { siteId: head.siteId, agencyId: head.agencyId, doc, place, isOwn, key }
  }
}
