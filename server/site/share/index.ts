import type { Deps } from '../../contract/deps.ts'
import { readByHash } from '../../modules/property/index.ts'
import { KeptPages, markOf, type Kept } from '../kept.ts'
import type { ShareCard } from './card.ts'
import { drawCard } from './draw.ts'

/** Pixels a picture is read at: the widest box of a card. */
const WIDE = 1200
const MOST_BYTES = 24 * 1024 * 1024
const ENDS = /^\/share(\/(?:[a-z0-9-]+\/)*)card\.jpg$/

/** The page that a picture below `/share/` is of; null: it is no such address. */
export const sharedPath = (path: string): string | null => ENDS.exec(path)?.[1] ?? null

/**
 * Pictures that links are shared with, drawn when they are first asked for and kept by what the page
 * hangs on; `key` null: a preview, which nobody keeps.
 */
export function shareDrawer(deps: Deps) {
  const kept = new KeptPages<Kept>(MOST_BYTES)
  return async (key: string | null, ask: () => Promise<ShareCard | null>): Promise<Kept | null> => {
    const now = deps.now().getTime()
    const known = key === null ? null : kept.find(key, now)
    if (known) return known
    const card = await ask()
    if (!card) return null
    const picture = card.picture === null ? null : await readByHash(deps, card.picture, WIDE)
    const plain = await drawCard(card, picture)
    const drawn = { plain, etag: markOf(plain), bornAt: now }
    if (key !== null) kept.keep(key, drawn)
    return drawn
  }
}
