import type { Listing } from '../../../generated/model/index.ts'

const FRESH_MS = 90 * 86_400_000

/** Points of an advert, 0 to 100, of what the public sees of the home. */
export function qualityOf(listing: Listing, now: Date): number {
  const { photos, description, energy, location, layout, prices } = listing
  const lengths = Object.values(description).map((text) => text.trim().length)
  const count = (wanted: string): number => photos.filter(({ kind }) => kind === wanted).length
  const points: [boolean, number][] = [
    [count('photo') >= 10, 20],
    [count('plan') > 0, 10],
    [lengths.some((length) => length >= 400), 15],
    [lengths.filter((length) => length > 0).length >= 2, 10],
    [energy.consumptionLetter !== undefined, 10],
    [location.street !== undefined, 10],
    [location.precision === 'exact', 5],
    [layout.built !== undefined && layout.usable !== undefined, 5],
    [listing.virtualTourUrl !== undefined || listing.videoUrl !== undefined, 5],
    [prices.some(({ price }) => price !== null), 5],
    [now.getTime() - Date.parse(listing.updatedAt) <= FRESH_MS, 5],
  ]
  return points.reduce((sum, [has, worth]) => sum + (has ? worth : 0), 0)
}
