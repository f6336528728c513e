import sharp from 'sharp'
import { hexOfRgb } from '../../../formats/color.ts'
import { distance, oklchOf, type Oklch } from '../../../formats/oklch.ts'

/** A colour of a picture and how much of it has it, 0 to 1. */
export interface Swatch {
  color: string
  share: number
}

const SIDE = 96
const MOST = 6
/** Colours that look nearer than this are one. */
const ONE = 0.085
/** What has less of a picture is dirt. */
const LEAST = 0.012
/** Channels of two dots of one area differ by less; between two areas lies a blur of both. */
const FLAT = 24
/** A picture with fewer dots in areas is a photograph or a drawing of lines: all of it counts. */
const AREAS = 0.25

type Cell = { n: number; sum: [number, number, number] }

/** Dots by cells of 5 bits a channel; those of areas alone, or all. See-through ones never. */
function cellsOf(
  { data, width }: { data: Buffer; width: number },
  onlyAreas: boolean,
): { cells: Map<number, Cell>; counted: number } {
  const cells = new Map<number, Cell>()
  let counted = 0
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4)
    if (alpha < 128) continue
    if (onlyAreas && !isInArea(data, at, width)) continue
    counted += 1
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)
    const cell = cells.get(key) ?? { n: 0, sum: [0, 0, 0] }
    cell.n += 1
    cell.sum = [cell.sum[0] + r, cell.sum[1] + g, cell.sum[2] + b]
    cells.set(key, cell)
  }
  return { cells, counted }
}

/** Whether the four dots around one look like it; past the rim nothing differs. */
function isInArea(data: Buffer, at: number, width: number): boolean {
  return [at - 4, at + 4, at - 4 * width, at + 4 * width].every(
    (near) =>
      near < 0 ||
      near >= data.length ||
      [0, 1, 2, 3].every(
        (part) => Math.abs((data[near + part] ?? 0) - (data[at + part] ?? 0)) < FLAT,
      ),
  )
}

/**
 * The colours of a picture, the most of it first, at most six: dots are counted in cells, and cells
 * that look alike are joined to the fullest one. The blur between two areas is no colour of a logo.
 */
export async function colorsOf(picture: Buffer): Promise<Swatch[]> {
  const { data, info } = await sharp(picture)
    .resize(SIDE, SIDE, { fit: 'inside', kernel: 'nearest' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const image = { data, width: info.width }
  const all = cellsOf(image, false)
  const areas = cellsOf(image, true)
  const { cells, counted } = areas.counted >= all.counted * AREAS ? areas : all
  const joined: { look: Oklch; color: string; n: number }[] = []
  for (const { n, sum } of [...cells.values()].toSorted((a, b) => b.n - a.n)) {
    const color = hexOfRgb(sum.map((part) => part / n))
    const look = oklchOf(color)
    const near = joined.find((one) => distance(one.look, look) < ONE)
    if (near) near.n += n
    else joined.push({ look, color, n })
  }
  return joined
    .map(({ color, n }) => ({ color, share: n / Math.max(counted, 1) }))
    .filter(({ share }) => share >= LEAST)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST)
}
