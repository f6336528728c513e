import { createHash } from 'node:crypto'
import type { Deps } from '../../contract/deps.ts'
import { pictureFacts, readPicture } from '../../modules/property/index.ts'
import { KeptPages, type KeptPage } from '../kept.ts'
import type { ShareCard } from './card.ts'
import { drawCard } from './draw.ts'

/** Pixels a picture is read at: the widest box of a card. */
const WIDE = 1200
const MOST_BYTES = 24 * 1024 * 1024
const ENDS = /^\/share(\/(?:[a-z0-9-]+\/)*)card\.jpg$/
const NONE = Buffer.alloc(0)

/** The page that a picture below `/share/` is of; null: it is no such address. */
export const sharedPath = (path: string): string | null => ENDS.exec(path)?.[1] ?? null

async function bytesOf({ db, ...deps }: Deps, hash: string | null): Promise<Buffer | null> {
  const widths = hash && (await pictureFacts(db, [hash])).get(hash)?.widths
  return widths ? readPicture({ db, ...deps }, { src: `/media/${hash}`, widths }, WIDE) : null
}

/**
 * Pictures that links are shared with, drawn when they are first asked for and kept by what the page
 * hangs on; `key` null: a preview, which nobody keeps.
 */
export function shareDrawer(deps: Deps) {
  const kept = new KeptPages(MOST_BYTES)
  return async (
    key: string | null,
    ask: () => Promise<ShareCard | null>,
  ): Promise<KeptPage | null> => {
    const now = deps.now().getTime()
    const known = key === null ? null : kept.find(key, now)
    if (known) return known
    const card = await ask()
    if (!card) return null
    const plain = await drawCard(card, await bytesOf(deps, card.picture))
    const digest = createHash('sha256').update(plain).digest('base64')
    const etag = `"${digest.slice(0, 27)}"`
    const page: KeptPage = {
      status: 200,
      lang: 'es',
      isWhole: true,
      read: null,
      plain,
      br: NONE,
      gzip: NONE,
      etag,
      style: '',
      bornAt: now,
    }
    if (key !== null) kept.keep(key, page)
    return page
  }
}
