import { Readable } from 'node:stream'
import type { Deps } from '../../../contract/deps.ts'
import { FileMissing } from '../../../ports/files/index.ts'
import { SWEEP_JOB } from '../job-kinds.ts'
import { fileKey, findFile } from './media.repository.ts'
import { variant } from './picture.ts'
import { originalOf } from './variants.ts'

const HASH = /^[0-9a-f]{32}$/
const FILE = /^([1-9][0-9]{0,3})\.webp$/

/** A picture as it is sent. */
export interface ServedPicture {
  etag: string
  /** Bytes. */
  size: number
  open(): Promise<Readable>
}

/** The variant before its job has run: made on the spot, the same bytes as the job will store. */
async function early(deps: Deps, hash: string, width: number): Promise<Buffer | null> {
  const file = await findFile(deps.db, hash)
  if (!file || file.state === 'failed' || !file.widths.includes(width)) return null
  try {
    return await variant(await originalOf(deps, hash), width)
  } catch (error) {
    if (error instanceof FileMissing) return null
    throw error
  }
}

/**
 * The WebP at `/media/<hash>/<width>.webp`, null when there is none of that width. The address is the content, so it
 * may be kept for ever; whoever has the address of a private picture has seen the picture.
 */
export async function findPicture(deps: Deps, hash: string, file: string): Promise<ServedPicture | null> {
  const width = FILE.exec(file)?.[1]
  if (!HASH.test(hash) || !width) return null
  const etag = `"${hash}-${width}"`
  const key = fileKey(hash, width)
  const found = await deps.files.stat(key)
  if (found) return { etag, size: found.size, open: () => deps.files.get(key) }
  const data = await early(deps, hash, Number(width))
  return data && { etag, size: data.length, open: () => Promise.resolve(Readable.from([data])) }
}

/** Asks for a sweep of what a crash left behind, as at every start of the server. */
export function sweepSoon(deps: Deps): Promise<void> {
  return deps.jobs.add(deps.db, SWEEP_JOB, {}, { key: 'start' })
}
