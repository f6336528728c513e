import { buffer } from 'node:stream/consumers'
import type { Photo } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { FileMissing } from '../../../ports/files/index.ts'
import { pictureFacts } from './facts.ts'
import { findPicture } from './serve.ts'
import { originalOf } from './variants.ts'

/**
 * The bytes (WebP) of a picture that is at least so many pixels wide, else the widest there is: for
 * what is drawn on the server. Null when its content is missing.
 */
export async function readPicture(
  deps: Deps,
  { src, widths }: Pick<Photo, 'src' | 'widths'>,
  width: number,
): Promise<Buffer | null> {
  const hash = src.slice(src.lastIndexOf('/') + 1)
  const enough = [...widths].sort((a, b) => a - b).find((each) => each >= width)
  try {
    if (enough === undefined) return await originalOf(deps, hash)
    const picture = await findPicture(deps, hash, `${enough}.webp`)
    return picture && (await buffer(await picture.open()))
  } catch (error) {
    if (error instanceof FileMissing) return null
    throw error
  }
}

/** The same of a picture by its hash, without a photo that tells of it; null also where it is none. */
export async function readByHash(deps: Deps, hash: string, width: number): Promise<Buffer | null> {
  const widths = (await pictureFacts(deps.db, [hash])).get(hash)?.widths
  return widths ? readPicture(deps, { src: hash, widths }, width) : null
}
