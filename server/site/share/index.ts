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
  const drawing = new Map<string, Promise<Kept | null>>()

  async function draw(ask: () => Promise<ShareCard | null>): Promise<Kept | null> {
    const card = await ask()
    if (!card) return null
    const picture = card.picture === null ? null : await readByHash(deps, card.picture, WIDE)
    const plain = await drawCard(card, picture)
    return { plain, etag: markOf(plain), bornAt: deps.now().getTime() }
  }

  return async (key: string | null, ask: () => Promise<ShareCard | null>): Promise<Kept | null> => {
    if (key === null) return draw(ask)
    const known = kept.find(key, deps.now().getTime())
    if (known) return known
    // Who asks for the same meanwhile waits for it.
    const begun = drawing.get(key) ?? draw(ask).finally(() => drawing.delete(key))
    drawing.set(key, begun)
    const drawn = await begun
    if (drawn) kept.keep(key, drawn)
    return drawn
  }
}
