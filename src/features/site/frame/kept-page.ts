import type { SitePage } from '../../../../generated/model'
import { keptObject } from '../../../lib/kept'
import { getSession } from '../../../lib/session'

/** A page that the server has not got yet, kept in this browser. */
export interface KeptPage {
  page: SitePage
  /** What it was typed upon. */
  base: { version: number; page: SitePage }
  /** ISO, UTC. */
  at: string
}

/** Whoever else signs in here finds nothing of it. */
const key = (pageId: string): string => `llar.site.${getSession().id}.${pageId}`

const isKept = (found: object): found is KeptPage =>
  'page' in found && 'base' in found && 'at' in found

/** What this browser keeps of a page; null when there is nothing, or storage is closed. */
export function keptPage(pageId: string): KeptPage | null {
  const found: object = keptObject(() => localStorage, key(pageId))
  return isKept(found) ? found : null
}

/** Keeps a page, or with null nothing of it any more. */
export function keepPage(pageId: string, kept: KeptPage | null): void {
  try {
    if (kept === null) localStorage.removeItem(key(pageId))
    else localStorage.setItem(key(pageId), JSON.stringify(kept))
  } catch {
    // A full or closed store: the page stays on the screen, and leaving it warns.
  }
}
