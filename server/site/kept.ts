import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Lang } from '../contract/context.ts'
import type { ReadPage } from './entry.ts'

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

/** What is kept to be sent again. */
export interface Kept {
  plain: Buffer
  br?: Buffer
  gzip?: Buffer
  etag: string
  bornAt: number
}

/** A page as it goes out, packed once. */
export interface KeptPage extends Kept {
  status: number
  lang: Lang
  /** False: it lacks what could not be asked when it was drawn. */
  isWhole: boolean
  read: ReadPage | null
  br: Buffer
  gzip: Buffer
  /** Digest of its style, as a policy names it. */
  style: string
}

const digest = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64')

/** The mark by which a browser asks whether it has the answer already. */
export const markOf = (plain: Buffer): string => `"${digest(plain).slice(0, 27)}"`

/** Packs a page for all who will ask for it. */
export async function packed(
  page: Pick<KeptPage, 'status' | 'lang' | 'isWhole' | 'read'> & { html: string; style: string },
  bornAt: number,
): Promise<KeptPage> {
  const plain = Buffer.from(page.html)
  const [br, zipped] = await Promise.all([
    packBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    packGzip(plain),
  ])
  return {
    status: page.status,
    lang: page.lang,
    isWhole: page.isWhole,
    read: page.read,
    plain,
    br,
    gzip: zipped,
    etag: markOf(plain),
    style: `sha256-${digest(page.style)}`,
    bornAt,
  }
}

/**
 * Whether a page may be given again: whoever asks for pages that are not there fills no memory with
 * them, and a fault of a moment is not shown for an hour.
 */
export const isKept = ({ status, isWhole }: KeptPage): boolean => status < 400 && isWhole

const LONGEST_MS = 3_600_000
const MOST_BYTES = 64 * 1024 * 1024

const bytesOf = ({ plain, br, gzip: zipped }: Kept): number =>
  plain.length + (br?.length ?? 0) + (zipped?.length ?? 0)

/**
 * Pages and pictures that were drawn, the longest unread going first once they weigh more than `most` bytes; none
 * is older than an hour, since days and sold homes pass without a change.
 */
export class KeptPages<T extends Kept = KeptPage> {
  readonly #pages = new Map<string, T>()
  readonly #most: number
  #bytes = 0

  constructor(most = MOST_BYTES) {
    this.#most = most
  }

  get bytes(): number {
    return this.#bytes
  }

  find(key: string, now: number): T | null {
    const page = this.#pages.get(key)
    if (!page) return null
    this.#pages.delete(key)
    if (now - page.bornAt > LONGEST_MS) {
      this.#bytes -= bytesOf(page)
      return null
    }
    this.#pages.set(key, page)
    return page
  }

  keep(key: string, page: T): void {
    const before = this.#pages.get(key)
    if (before) this.#bytes -= bytesOf(before)
    this.#pages.delete(key)
    this.#pages.set(key, page)
    this.#bytes += bytesOf(page)
    for (const [oldest, one] of this.#pages) {
      if (this.#bytes <= this.#most) break
      this.#pages.delete(oldest)
      this.#bytes -= bytesOf(one)
    }
  }
}
