import { createHash } from 'node:crypto'
import { pack, type Coding } from '../http/compress.ts'

/** The page says when its data were asked for: older than this it is joined anew. */
const FRESH_MS = 10_000

/** A document as it goes out. */
export interface Outgoing {
  body: Buffer
  /** Digests of its inline styles, as its policy names them. */
  styles: readonly string[]
}

interface Kept {
  joinedAt: number
  styles: readonly string[]
  packed: Map<Coding, Promise<Buffer>>
}

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g

/** Digests of a document's inline styles: the same for all who get it, which a nonce is not. */
export function stylesOf(document: Buffer): string[] {
  if (!document.includes('<style')) return []
  const digest = (text: string): string => createHash('sha256').update(text).digest('base64')
  return [...document.toString().matchAll(STYLE)].map(([, text = '']) => `'sha256-${digest(text)}'`)
}

/**
 * Documents of drawn pages, packed once for all who ask for the same within some seconds. They go
 * with the drawn page they were made from, which src/app/page-store.ts keeps.
 */
export class OutgoingPages {
  readonly #kept = new WeakMap<Uint8Array, Kept>()

  /** `join` puts the document together; `coding` null: unpacked. */
  async of(
    html: Uint8Array,
    coding: Coding | null,
    join: () => Buffer,
    now = Date.now(),
  ): Promise<Outgoing> {
    const found = this.#kept.get(html)
    const known = found && now - found.joinedAt < FRESH_MS ? found : null
    const ready = coding === null ? undefined : known?.packed.get(coding)
    if (known && ready) return { body: await ready, styles: known.styles }
    const document = join()
    const kept = known ?? { joinedAt: now, styles: stylesOf(document), packed: new Map() }
    this.#kept.set(html, kept)
    if (coding === null) return { body: document, styles: kept.styles }
    const packing = pack(document, coding)
    kept.packed.set(coding, packing)
    packing.catch(() => kept.packed.delete(coding))
    return { body: await packing, styles: kept.styles }
  }
}
