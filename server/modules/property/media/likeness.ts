import { graySquare, type Gray } from './picture.ts'

/** By what a picture is known again (docs/decisions/0294). */
export interface Likeness {
  /** By which it is looked up: one equal part is enough; empty for a plain surface. */
  look: number[]
  /** By which it is compared: 16 × 16 greys. */
  grays: Buffer
}

/** Sides of the small pictures, in pixels. */
const SLOPES = 9
const GRAYS = 16
const PARTS = 8
const BITS = 16
/** Steps of grey (of 255) from which on one field is brighter than the next. */
const BRIGHTER = 2
/**
 * With fewer slopes a picture is a plain surface or stripes, which have 64 at most, all one way: too
 * many look like it. The demo's photos have 105 and more.
 */
const FEWEST_SLOPES = 72
/**
 * How closely greys go together from which on two pictures are one, 1 at most: measured on the
 * demo's, the same one packed anew or cropped by a fiftieth has 0.95 and more, different ones 0.61
 * at most, one scene in two lights 0.8.
 */
const ALIKE = 0.9

export async function likenessOf(stripped: Buffer): Promise<Likeness> {
  const look = slopesOf(await graySquare(stripped, SLOPES))
  return { look, grays: Buffer.from(await graySquare(stripped, GRAYS)) }
}

/**
 * Whether each of 8 × 8 fields is brighter than the next to the right and below, in eight parts of
 * 16 bits, each with its place above them.
 */
function slopesOf(pixels: Gray): number[] {
  const at = (x: number, y: number): number => pixels[y * SLOPES + x] ?? 0
  const falls: boolean[] = []
  let some = 0
  for (let y = 0; y < SLOPES - 1; y++)
    for (let x = 0; x < SLOPES - 1; x++)
      for (const next of [at(x + 1, y), at(x, y + 1)]) {
        falls.push(at(x, y) > next + BRIGHTER)
        if (Math.abs(at(x, y) - next) > BRIGHTER) some++
      }
  if (some < FEWEST_SLOPES) return []
  return Array.from({ length: PARTS }, (_, part) =>
    falls.slice(part * BITS, (part + 1) * BITS).reduce((sum, one) => sum * 2 + Number(one), part),
  )
}

/** Whether the greys of two pictures that have a part in common are those of one. */
export function isAlike(one: Gray, two: Gray): boolean {
  return one.length === two.length && one.length > 0 && correlation(one, two) >= ALIKE
}

/** How closely greys go together: brighter or paler does not matter; 0 for a plain surface. */
function correlation(one: Gray, two: Gray): number {
  const [meanOne, meanTwo] = [mean(one), mean(two)]
  let [both, ofOne, ofTwo] = [0, 0, 0]
  for (let i = 0; i < one.length; i++) {
    const [a, b] = [(one[i] ?? 0) - meanOne, (two[i] ?? 0) - meanTwo]
    both += a * b
    ofOne += a * a
    ofTwo += b * b
  }
  return ofOne === 0 || ofTwo === 0 ? 0 : both / Math.sqrt(ofOne * ofTwo)
}

const mean = (grays: Gray): number => grays.reduce((sum, one) => sum + one, 0) / grays.length
