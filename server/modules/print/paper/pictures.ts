import sharp from 'sharp'
import type { Photo } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { readPortrait } from '../../agency/index.ts'
import { readPicture } from '../../property/index.ts'

/** Previews kept in memory: the same pictures come with every key that is pressed. */
const MOST_KEPT = 80
const kept = new Map<string, Uint8Array>()

/**
 * A picture as JPEG, which a PDF can hold, upright and at most so many pixels on its longer side;
 * null when it is gone or broken.
 */
async function toJpeg(
  deps: Deps,
  photo: Photo,
  side: number,
  quality: number,
): Promise<Uint8Array | null> {
  const webp = await readPicture(
    deps,
    photo,
    photo.width >= photo.height ? side : Math.round((side * photo.width) / photo.height),
  )
  if (!webp) return null
  try {
    return await sharp(webp, { limitInputPixels: 60_000_000 })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, mozjpeg: quality > 75 })
      .toBuffer()
  } catch {
    return null
  }
}

/** Pictures in order, as many as can be read. `sides`: pixels of the first and of the others. */
export async function photosOf(
  deps: Deps,
  photos: Photo[],
  sides: [number, number],
  preview: boolean,
): Promise<Uint8Array[]> {
  const all: Uint8Array[] = []
  for (const [index, photo] of photos.entries()) {
    const side = sides[index === 0 ? 0 : 1]
    const key = `${photo.src} ${side}`
    const known = preview ? kept.get(key) : undefined
    const bytes = known ?? (await toJpeg(deps, photo, side, preview ? 62 : 84))
    if (!bytes) continue
    all.push(bytes)
    if (!preview) continue
    kept.delete(key)
    kept.set(key, bytes)
    const oldest = kept.keys().next().value
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  }
  return all
}

/** The agency's logo as PNG, which keeps what is see-through; null when there is none. */
export async function logoOf(deps: Deps, logo: string | null): Promise<Uint8Array | null> {
  const webp = logo === null ? null : await readPortrait(deps, logo)
  try {
    return (
      webp &&
      (await sharp(webp)
        .resize({ width: 480, height: 240, fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer())
    )
  } catch {
    return null
  }
}
