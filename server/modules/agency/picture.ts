import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Lang } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import { HttpError, unsupported } from '../../contract/errors.ts'
import type { UploadedFile } from '../../contract/body/upload.ts'
import { FileMissing, sweepOrphans } from '../../ports/files/index.ts'
import { say } from './messages.ts'

const BYTES = 5_000_000
const PIXELS = 50_000_000
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])
const WIDTH = 320
export const FOLDER = 'portrait'
const HOUR = 3_600_000

const addressOf = (digest: string): string => `/portrait/${digest}.webp`

/** A face fills its square, a cover its strip; a logo is shown whole. */
const SHAPES = {
  avatar: { width: WIDTH, height: WIDTH, fit: 'cover' },
  logo: { width: WIDTH, height: WIDTH, fit: 'inside', withoutEnlargement: true },
  cover: { width: 1600, height: 500, fit: 'cover' },
} as const

let last: Promise<unknown> = Promise.resolve()

/**
 * One at a time: 50 million pixels fit into a file of some kilobytes and take 200 MB while they are
 * drawn.
 */
function inTurn<T>(fn: () => Promise<T>): Promise<T> {
  const mine = last.then(fn)
  last = mine.catch(() => undefined)
  return mine
}

async function draw(
  file: Pick<UploadedFile, 'path'>,
  shape: keyof typeof SHAPES,
  lang: Lang,
): Promise<Buffer> {
  const picture = sharp(await readFile(file.path), { limitInputPixels: PIXELS, failOn: 'error' })
  const {
    format,
    width = 0,
    height = 0,
  } = await picture.metadata().catch(() => ({ format: undefined, width: 0, height: 0 }))
  if (!format || !FORMATS.has(format)) unsupported(say(lang, 'picture'))
  if (width * height > PIXELS) throw new HttpError(413, { detail: say(lang, 'pictureTooLarge') })
  return picture
    .autoOrient()
    .resize(SHAPES[shape])
    .webp({ quality: 84 })
    .toBuffer()
    .catch(() => unsupported(say(lang, 'pictureBroken')))
}

/**
 * Keeps a portrait or a logo, drawn anew as WebP: whatever else the file carried (place, camera,
 * programs) is gone. Looks at the bytes, not at the claimed type. Returns its address, made of the
 * content's digest.
 */
export async function keepPicture(
  deps: Pick<Deps, 'files'>,
  file: Pick<UploadedFile, 'path' | 'size'>,
  shape: keyof typeof SHAPES,
  lang: Lang,
): Promise<string> {
  if (file.size > BYTES) throw new HttpError(413, { detail: say(lang, 'pictureTooLarge') })
  if (file.size === 0) unsupported(say(lang, 'picture'))
  const drawn = await inTurn(() => draw(file, shape, lang))
  const digest = createHash('sha256').update(drawn).digest('hex').slice(0, 32)
  await deps.files.put(drawn, `${FOLDER}/${digest}.webp`)
  return addressOf(digest)
}

/**
 * Removes pictures that nobody shows any more and that are older than an hour: a replaced portrait,
 * a broken save.
 */
export async function forgetPictures(
  deps: Pick<Deps, 'files' | 'now'>,
  inUse: (address: string) => Promise<boolean>,
): Promise<void> {
  await sweepOrphans(deps.files, FOLDER, new Date(deps.now().getTime() - HOUR), async (key) => {
    const digest = /([0-9a-f]{32})\.webp$/.exec(key)?.[1]
    return digest !== undefined && inUse(addressOf(digest))
  })
}

/** The bytes (WebP) behind the address of a logo or portrait; null when there are none. */
export async function readPortrait(
  deps: Pick<Deps, 'files'>,
  address: string,
): Promise<Buffer | null> {
  const name = /^\/portrait\/([0-9a-f]{32}\.webp)$/.exec(address)?.[1]
  if (!name) return null
  try {
    return await buffer(await deps.files.get(`${FOLDER}/${name}`))
  } catch (error) {
    if (error instanceof FileMissing) return null
    throw error
  }
}
