import type { SiteDoc } from '../../generated/model/index.ts'
import type { Deps } from '../contract/deps.ts'
import { openPreview, siteHead, siteVersionDoc } from '../modules/site/index.ts'

/** What an address of a site shows now. */
export interface Shown {
  /** Null: a template shown before there is a site. */
  siteId: string | null
  agencyId: string
  doc: SiteDoc
  /** All that its pages depend on; null: a preview, which nobody keeps. */
  key: string | null
}

/** Versions that were read last; one never changes. */
const MOST = 200

/**
 * Finds the site at a name, or what the token of a preview opens; `paused` for one that its agency,
 * or the operator, has taken off the net.
 */
export function finder(deps: Deps): (name: string) => Promise<Shown | 'paused' | null> {
  const docs = new Map<string, SiteDoc>()

  async function docOf(siteId: string, number: number): Promise<SiteDoc | null> {
    const key = `${siteId} ${number}`
    const known = docs.get(key)
    if (known) return known
    const doc = await siteVersionDoc(deps.db, siteId, number)
    if (doc) docs.set(key, doc)
    const [oldest] = docs.keys()
    if (docs.size > MOST && oldest !== undefined) docs.delete(oldest)
    return doc
  }

  return async (name) => {
    if (name.startsWith('~')) {
      const preview = await openPreview(deps, name.slice(1))
      return preview && { ...preview, key: null }
    }
    const head = await siteHead(deps.db, name)
    if (!head) return null
    if (head.state !== 'published') return 'paused'
    const doc = await docOf(head.siteId, head.number)
    const key = `${head.siteId} ${head.number} ${head.stamp}`
    return doc && { siteId: head.siteId, agencyId: head.agencyId, doc, key }
  }
}
