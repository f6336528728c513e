import { Readable } from 'node:stream'
import type { Deps } from '../../../contract/deps.ts'
import { FileMissing } from '../../../ports/files/index.ts'
import { SWEEP_JOB } from '../job-kinds.ts'
import { fileKey, findFile, jpegKey, shareKey } from './media.repository.ts'
import { jpegOf, shareCrop, variant, WIDTHS } from './picture.ts'
import { originalOf } from './variants.ts'

const HASH = /^[0-9a-f]{32}$/
const FILE = /^([1-9][0-9]{0,3})\.webp$/
const SHARED = 'share.jpg'
const JPEG = /^(1280|1920)\.jpg$/

/** A picture as it is sent. */
export interface ServedPicture {
  etag: string
  type: 'image/webp' | 'image/jpeg'
  /** Bytes. */
  size: number
  open(): Promise<Readable>
}

/** The stripped picture of a content that somebody shows; null when there is none. */
async function source(deps: Deps, hash: string, width?: number): Promise<Buffer | null> {
  const file = await findFile(deps.db, hash)
  if (!file || file.state === 'failed' || (width !== undefined && !file.widths.includes(width)))
    return null
  try {
    return await originalOf(deps, hash)
  } catch (error) {
    if (error instanceof FileMissing) return null
    throw error
  }
}

/** The variant before its job has run: made on the spot, the same bytes as the job will store. */
async function early(deps: Deps, hash: string, width: number): Promise<Buffer | null> {
  const original = await source(deps, hash, width)
  return original && variant(original, width)
}

/**
 * The width that stands for one of the house's that a picture is too narrow for: a page that knows
 * the address alone offers them all.
 */
async function widestOf(deps: Deps, hash: string, width: number): Promise<number | null> {
  if (!WIDTHS.some((each) => each === width)) return null
  const widest = Math.max(...((await findFile(deps.db, hash))?.widths ?? [width]))
  return widest < width ? widest : null
}

/** A JPEG for others: made when it is first asked for, and kept. */
async function findJpeg(
  deps: Deps,
  hash: string,
  { name, key, make }: { name: string; key: string; make(original: Buffer): Promise<Buffer> },
): Promise<ServedPicture | null> {
  const [etag, type] = [`"${hash}-${name}"`, 'image/jpeg' as const]
  const found = await deps.files.stat(key)
  if (found) return { etag, type, size: found.size, open: () => deps.files.get(key) }
  const original = await source(deps, hash)
  if (!original) return null
  const data = await make(original)
  await deps.files.put(data, key)
  return { etag, type, size: data.length, open: () => Promise.resolve(Readable.from([data])) }
}

/**
 * The WebP at `/media/<hash>/<width>.webp`, the crop for links at `/media/<hash>/share.jpg`, or the
 * JPEG for other programs at `1280.jpg` and `1920.jpg`; null when there is none of that name. The
 * address is the content, so it may be kept for ever; whoever has the address of a private picture
 * has seen the picture.
 */
export async function findPicture(
  deps: Deps,
  hash: string,
  file: string,
): Promise<ServedPicture | null> {
  if (!HASH.test(hash)) return null
  if (file === SHARED)
    return findJpeg(deps, hash, { name: 'share', key: shareKey(hash), make: shareCrop })
  const wide = Number(JPEG.exec(file)?.[1])
  if (wide) {
    const make = (original: Buffer) => jpegOf(original, wide)
    return findJpeg(deps, hash, { name: `${wide}j`, key: jpegKey(hash, wide), make })
  }
  const width = FILE.exec(file)?.[1]
  if (!width) return null
  const [etag, type] = [`"${hash}-${width}"`, 'image/webp' as const]
  const key = fileKey(hash, width)
  const found = await deps.files.stat(key)
  if (found) return { etag, type, size: found.size, open: () => deps.files.get(key) }
  const widest = await widestOf(deps, hash, Number(width))
  if (widest !== null) return findPicture(deps, hash, `${widest}.webp`)
  const data = await early(deps, hash, Number(width))
  return (
    data && { etag, type, size: data.length, open: () => Promise.resolve(Readable.from([data])) }
  )
}

/** Asks for a sweep of what a crash left behind, as at every start of the server. */
export function sweepSoon(deps: Deps): Promise<void> {
  return deps.jobs.add(deps.db, SWEEP_JOB, {}, { key: 'start' })
}
