import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Lang } from '../contract/context.ts'
import type { Coding } from '../http/compress.ts'
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

/** A page as it goes out. */
export interface KeptPage extends Kept {
  status: number
  lang: Lang
  /** False: it lacks what could not be asked when it was drawn. */
  isWhole: boolean
  read: ReadPage | null
  /** Digest of its style, as a policy names it. */
  style: string
}

const digest = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64')

/** The mark by which a browser asks whether it has the answer already. */
export const markOf = (plain: Buffer): string => `"${digest(plain).slice(0, 27)}"`

/** A page that was drawn just now. */
export function drawn(
  page: Pick<KeptPage, 'status' | 'lang' | 'isWhole' | 'read'> & { html: string; style: string },
  bornAt: number,
): KeptPage {
  const plain = Buffer.from(page.html)
  return {
    status: page.status,
    lang: page.lang,
    isWhole: page.isWhole,
    read: page.read,
    plain,
    etag: markOf(plain),
    style: `sha256-${digest(page.style)}`,
    bornAt,
  }
}

const PACK: Record<Coding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) =>
    packBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain) => packGzip(plain),
}

/** A page packed for whoever takes it so, by the first who does and once for all. */
export const packedIn = async (page: Kept, coding: Coding): Promise<Buffer> =>
  (page[coding] ??= await PACK[coding](page.plain))

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
 * Pages and pictures that were drawn, the longest unread going first once they weigh more than
 * `most` bytes; none is older than an hour, since days and sold homes pass without a change.
 */
export class KeptPages<T extends Kept = KeptPage> {
  readonly #pages: LRUCache<string, T>

  constructor(most = MOST_BYTES) {
    this.#pages = new LRUCache({ maxSize: most, sizeCalculation: (page) => bytesOf(page) })
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }

  find(key: string, now: number): T | null {
    const page = this.#pages.get(key)
    if (!page) return null
    const isOld = now - page.bornAt > LONGEST_MS
    if (isOld) this.#pages.delete(key)
    else this.keep(key, page)
    return isOld ? null : page
  }

  /** Weighed anew, also where it is kept already: it grows with each coding that it is taken in. */
  keep(key: string, page: T): void {
    this.#pages.delete(key)
    this.#pages.set(key, page)
  }
}
