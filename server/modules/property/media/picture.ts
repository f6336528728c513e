import sharp, { type Sharp } from 'sharp'
import { hexOfRgb } from '../../../formats/color.ts'
import { slots } from './slots.ts'

sharp.cache(false)
sharp.concurrency(1)

/** Pixels of the largest picture taken: a bomb of a few kB may unfold to gigabytes. */
const MOST_PIXELS = 60_000_000
/** Longest side that is kept, in pixels. */
const KEPT = 2560
/** Widths of the variants, in pixels. */
export const WIDTHS = [320, 640, 960, 1440] as const

const oneAtATime = slots(1)

/** Why a picture cannot be read. */
export class Unreadable extends Error {
  readonly why: 'tooManyPixels' | 'broken' | 'notImage'
  constructor(why: 'tooManyPixels' | 'broken' | 'notImage') {
    super(why)
    this.why = why
  }
}

/** A picture without anything but its pixels. */
export interface Stripped {
  data: Buffer
  width: number
  height: number
}

const reader = (source: string | Buffer): Sharp =>
  sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })

const DRAWN = {
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 86 }),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp({ quality: 82, effort: 2 }),
}

const isTaken = (format: string): format is keyof typeof DRAWN => Object.hasOwn(DRAWN, format)

/**
 * The picture upright, at most 2560 px, as WebP or in its own format, without EXIF, GPS, profile or
 * thumbnail: the raw upload is kept nowhere. Looks at the content: anything but JPEG, PNG and WebP
 * throws, also what merely looks like one.
 */
export async function strip(
  source: string | Buffer,
  as: 'webp' | 'itsOwn' = 'webp',
): Promise<Stripped> {
  return oneAtATime(async () => {
    try {
      const { format, width, height } = await reader(source).metadata()
      if (!isTaken(format)) throw new Unreadable('notImage')
      if (width * height > MOST_PIXELS) throw new Unreadable('tooManyPixels')
      const upright = reader(source)
        .autoOrient()
        .resize({ width: KEPT, height: KEPT, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
      const drawn = DRAWN[as === 'webp' ? 'webp' : format](upright)
      const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
      return { data, width: info.width, height: info.height }
    } catch (error) {
      if (error instanceof Unreadable) throw error
      throw new Unreadable(/pixel limit/i.test(String(error)) ? 'tooManyPixels' : 'broken')
    }
  })
}

/** Widest variant, in pixels. */
const WIDEST = 1440

/** Widths a picture gets: those below its own, and its own: 600 px are not to be shown at 320. */
export function widthsOf(width: number): number[] {
  const widest = Math.min(width, WIDEST)
  return [...WIDTHS.filter((each) => each < widest), widest]
}

/** One variant of a stripped picture. The same every time, so it may be made again. */
export function variant(stripped: Buffer, width: number): Promise<Buffer> {
  return oneAtATime(() =>
    sharp(stripped)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 76, effort: 3 })
      .toBuffer(),
  )
}

/** Widths of the JPEG that other programs read, in pixels: some of them take no WebP. */
export const JPEG_WIDTHS = [1280, 1920] as const

/** That JPEG, never wider than the picture is. */
export function jpegOf(stripped: Buffer, width: number): Promise<Buffer> {
  return oneAtATime(() =>
    sharp(stripped)
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer(),
  )
}

/** Pixels of the picture that other sites show with a link to a home (Open Graph). */
const SHARED = { width: 1200, height: 630 }

/** Pixels that a picture may be drawn with before it is cropped; a strip would take thousands of millions. */
const MOST_COVERED = 32 * SHARED.width * SHARED.height

/**
 * That picture: cropped to its shape around what catches the eye, JPEG because not every site reads
 * WebP. One far longer than wide stands whole on white: to cover the shape it would be drawn so much
 * larger that memory ends.
 */
export function shareCrop(stripped: Buffer): Promise<Buffer> {
  return oneAtATime(async () => {
    const { width, height } = await sharp(stripped).metadata()
    const scale = Math.max(SHARED.width / width, SHARED.height / height)
    const covers = width * height * scale ** 2 <= MOST_COVERED
    return sharp(stripped)
      .resize({
        ...SHARED,
        ...(covers
          ? { fit: 'cover', position: sharp.strategy.attention }
          : { fit: 'contain', background: '#ffffff' }),
      })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
  })
}

/** Want of memory or of file handles is a fault of this machine, and none of the picture. */
const isOurs = (error: unknown): boolean =>
  error instanceof Error && /memory|alloc|too many open|E[MN]FILE/i.test(error.message)

/** Its pixels in RGBA, at most so many on the longest side; throws Unreadable where it has none. */
export async function pixelsOf(
  stripped: Buffer,
  longest: number,
): Promise<{ data: Buffer; width: number; height: number }> {
  return oneAtATime(async () => {
    const { data, info } = await sharp(stripped)
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch((error: unknown) => {
        throw isOurs(error) ? error : new Unreadable('broken')
      })
    return { data, width: info.width, height: info.height }
  })
}

/** Grey levels, row by row. */
export type Gray = Uint8Array

/** The whole picture as a small square of greys, `side` pixels each way. */
export async function graySquare(stripped: Buffer, side: number): Promise<Gray> {
  return oneAtATime(() =>
    sharp(stripped)
      .flatten({ background: '#ffffff' })
      .grayscale()
      .resize({
        width: side,
        height: side,
        fit: 'fill',
        fastShrinkOnLoad: false,
        kernel: 'lanczos3',
      })
      .toColourspace('b-w')
      .raw()
      .toBuffer(),
  )
}

/** The colour that fills most of the picture, `#rrggbb`; shown while it loads. */
export async function mainColour(stripped: Buffer): Promise<string> {
  const small = await sharp(stripped).resize({ width: 64, height: 64, fit: 'inside' }).toBuffer()
  const { dominant } = await sharp(small).stats()
  return hexOfRgb([dominant.r, dominant.g, dominant.b])
}
