import { LRUCache } from 'lru-cache'
import type { SiteDoc } from '../../generated/model/index.ts'
import type { Deps } from '../contract/deps.ts'
import {
  isDrawable,
  isPreviewOver,
  openPreview,
  placeOfSite,
  shownOf,
  siteHead,
  siteVersionDoc,
  type SiteHead,
  type SitePlace,
} from '../modules/site/index.ts'
import type { SiteAt } from './address.ts'
import { knownOf, type DrawnFrom } from './known.ts'

/** What an address of a site shows now. */
export interface Shown {
  /** Null: a template shown before there is a site. */
  siteId: string | null
  agencyId: string
  doc: SiteDoc
  /** Asked together with a document that was not known: its page is rarely kept, either. */
  drawnFrom?: DrawnFrom | null
  /** Where it is found; its other addresses lead there. */
  place: SitePlace
  /** It is found at a domain of its agency. */
  isOwn: boolean
  /** All that its pages depend on; null: a preview, which nobody keeps. */
  key: string | null
}

/** A version that was read at an address; one never changes. */
interface Seen {
  siteId: string
  number: number
  doc: SiteDoc | null
}

type Read = { head: SiteHead; doc: SiteDoc | null } & Pick<Shown, 'drawnFrom'>

const MOST = 200

/**
 * Why a site is not shown: its agency, or the operator, has taken it off the net; another version
 * wrote it, which alone can draw it; or the link to a preview opens it no longer.
 */
export type Away = 'paused' | 'unread' | 'over'

/** Finds the site at a name or host, or what the token of a preview opens. */
export function finder(deps: Deps): (at: SiteAt) => Promise<Shown | Away | null> {
  const { db, config } = deps
  const seen = new LRUCache<string, Seen>({ max: MOST })

  /** The head of a site with its document; of one that was not seen both come at once. */
  async function read(at: Exclude<SiteAt, { preview: string }>): Promise<Read | null> {
    const name = JSON.stringify(at)
    const before = seen.get(name)
    const head = await siteHead(db, at, before === undefined)
    if (!head) return null
    const { siteId, number, agencyId } = head
    if (before?.siteId === siteId && before.number === number) return { head, doc: before.doc }
    const [drawnFrom, doc] = await Promise.all([
      knownOf(deps, agencyId),
      head.text === undefined ? siteVersionDoc(db, siteId, number) : shownOf(head.text),
    ])
    seen.set(name, { siteId, number, doc })
    return { head, doc, drawnFrom }
  }

  return async (at) => {
    if ('preview' in at) {
      const preview = await openPreview(deps, at.preview)
      if (!preview) return (await isPreviewOver(deps, at.preview)) ? 'over' : null
      if (!isDrawable(preview.doc)) return 'unread'
      const place = { origin: config.siteUrl, base: `/w/~${at.preview}` }
      return { ...preview, place, isOwn: false, key: null }
    }
    const found = await read(at)
    if (!found) return null
    const { head, doc, drawnFrom } = found
    if (head.state !== 'published') return 'paused'
    if (!doc || !isDrawable(doc)) return 'unread'
    const place = placeOfSite(config, head)
    const isOwn = head.ownHost !== null && config.sites.target !== null
    const key = `${head.siteId} ${head.number} ${head.stamp} ${place.origin}${place.base}`
    const { siteId, agencyId } = head
    return { siteId, agencyId, doc, drawnFrom, place, isOwn, key }
  }
}
