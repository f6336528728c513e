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

type Values = Record<string, unknown>
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** As far as the desk takes a page apart; a section may be of a kind that only another version has. */
const isPage = (page: unknown): page is SitePage =>
  isValues(page) &&
  ['id', 'kind'].every((key) => typeof page[key] === 'string') &&
  isValues(page['slug']) &&
  isValues(page['title']) &&
  Array.isArray(page['sections']) &&
  page['sections'].every(
    (one) => isValues(one) && typeof one['id'] === 'string' && typeof one['kind'] === 'string',
  )

const isKept = ({ page, base, at }: Values): boolean =>
  isPage(page) &&
  isValues(base) &&
  Number.isSafeInteger(base['version']) &&
  isPage(base['page']) &&
  typeof at === 'string'

/** What this browser keeps of a page; null when there is nothing, or storage is closed. */
export function keptPage(pageId: string): KeptPage | null {
  const found = keptObject(() => localStorage, key(pageId))
  return isKept(found) ? (found as unknown as KeptPage) : null
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
