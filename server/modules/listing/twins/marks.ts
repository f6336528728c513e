import { createHash } from 'node:crypto'
import type { Listing } from '../../../../generated/model/index.ts'
import { column, row } from '../morton.ts'
import type { ListingSource } from '../source.ts'

/**
 * Pictures of a home that are looked up; two shared ones make twins, so the first few of each will
 * meet.
 */
const PHOTOS = 4
/**
 * Side of the squares in which exact points are looked up, in cells: some 75 m, and the neighbours
 * are asked, too.
 */
const SQUARE = 128

/** As much of a home as says where it is. */
type Spot = Pick<Listing, 'type'> & { location: Pick<Listing['location'], 'geo' | 'precision'> }

/**
 * What a home shares with itself at another agency, as digests: 53 bits, so that a number holds
 * them.
 */
export function marksOf({ property }: ListingSource, listing: Listing): number[] {
  const { cadastralRef } = property.location ?? {}
  return [
    ...(cadastralRef ? [digest(`cadastre ${cadastralRef}`)] : []),
    ...photosOf(listing)
      .slice(0, PHOTOS)
      .map((src) => digest(`photo ${src}`)),
    ...squares(listing, 0),
  ]
}

/** The marks by which others are looked for: as `marksOf`, with the squares around. */
export function soughtMarks(own: number[], listing: Spot): number[] {
  return [...new Set([...own, ...squares(listing, 1)])]
}

/** The cadastral mark of a home among its marks, when it has the reference. */
export function cadastralMark({ property }: ListingSource): number | null {
  const { cadastralRef } = property.location ?? {}
  return cadastralRef ? digest(`cadastre ${cadastralRef}`) : null
}

/** Addresses of its pictures, which are made of the files' contents: the same file has the same. */
export function photosOf({ photos }: Listing): string[] {
  return photos.filter(({ kind }) => kind === 'photo').map(({ src }) => src)
}

function squares({ location: { geo, precision }, type }: Spot, around: number): number[] {
  if (precision !== 'exact' || geo === null) return []
  const [x, y] = [Math.floor(column(geo.lon) / SQUARE), Math.floor(row(geo.lat) / SQUARE)]
  const steps = Array.from({ length: 2 * around + 1 }, (_, i) => i - around)
  return steps.flatMap((dx) => steps.map((dy) => digest(`square ${type} ${x + dx} ${y + dy}`)))
}

function digest(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6)
}
