import type { Listing, QualityPart } from '../../../generated/model/index.ts'

const FRESH_MS = 90 * 86_400_000

type Part = Omit<QualityPart, 'points'> & { has: boolean }

/** What the quality of an advert is made of, by what the public sees of the home. */
function parts(listing: Listing, now: Date): Part[] {
  const { photos, description, energy, location, layout, prices } = listing
  const lengths = Object.values(description).map((text) => text.trim().length)
  const count = (wanted: string): number => photos.filter(({ kind }) => kind === wanted).length
  const part = (
    name: QualityPart['part'],
    worth: number,
    has: boolean,
    field: string,
    step: number,
  ): Part => ({ part: name, worth, has, field, step })
  return [
    part('pictures', 20, count('photo') >= 10, 'media', 7),
    part('plan', 10, count('plan') > 0, 'media', 7),
    part(
      'text',
      15,
      lengths.some((length) => length >= 400),
      'texts.description',
      7,
    ),
    part(
      'languages',
      10,
      lengths.filter((length) => length > 0).length >= 2,
      'texts.description',
      7,
    ),
    part('energy', 10, energy.consumptionLetter !== undefined, 'legal.energy.consumptionLetter', 5),
    part('street', 10, location.street !== undefined, 'location.addressVisibility', 2),
    part('point', 5, location.precision === 'exact', 'location.geoPrecision', 2),
    part('areas', 5, layout.built !== undefined && layout.usable !== undefined, 'layout.usable', 3),
    part(
      'tour',
      5,
      listing.virtualTourUrl !== undefined || listing.videoUrl !== undefined,
      'texts.virtualTourUrl',
      7,
    ),
    part(
      'price',
      5,
      prices.some(({ price }) => price !== null),
      'basics.offers.0.price',
      1,
    ),
    part('fresh', 5, now.getTime() - Date.parse(listing.updatedAt) <= FRESH_MS, 'basics', 1),
  ]
}

/** The parts of an advert's quality, those with most to be had first. */
export const qualityParts = (listing: Listing, now: Date): QualityPart[] =>
  parts(listing, now)
    .map(({ has, ...part }) => ({ ...part, points: has ? part.worth : 0 }))
    .toSorted((a, b) => b.worth - b.points - (a.worth - a.points) || b.worth - a.worth)

/** Points of an advert, 0 to 100. */
export const qualityOf = (listing: Listing, now: Date): number =>
  parts(listing, now).reduce((sum, { has, worth }) => sum + (has ? worth : 0), 0)
