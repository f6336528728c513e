/** The door of the places: pure look-ups in data that comes with the package, no database. */
export type { Bbox, Municipality, Town } from './place-data.ts'
export type { Found } from './lookup.ts'
export { normalisePlaceName, slugOf } from './normalise.ts'
export {
  findMunicipality,
  isMunicipality,
  isPlaceOf,
  municipalitiesOfIsland,
  municipalitiesOfPostalCode,
  municipality,
  municipalityOfPostalCode,
  placeOfSlug,
  townOfCode,
  townsOf,
} from './lookup.ts'
export { placeName } from './place-name.ts'
export { toPlace } from './place.view.ts'
export { isProvince } from './provinces.ts'
export { municipalityAt } from './outline.ts'
export { metresToSea } from './coast.ts'
export { metresBetween } from './distance.ts'
export { onCountPlaces, type PlaceCount } from './counts.ts'
export { writeIndexes } from './write-indexes.ts'
export { readStreets } from './streets/read.ts'
export { readSurroundings } from './surroundings/near.ts'
