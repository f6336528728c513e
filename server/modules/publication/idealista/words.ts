import type { Listing } from '../../../../generated/model/index.ts'

/** Their names of languages, by ours; of the others no text goes out. */
export const LANGUAGES: Record<string, string | undefined> = {
  es: 'spanish',
  it: 'italian',
  pt: 'portuguese',
  en: 'english',
  de: 'german',
  fr: 'french',
  ru: 'russian',
  ca: 'catalan',
  fi: 'finnish',
  nl: 'dutch',
  pl: 'polish',
  ro: 'romanian',
  sv: 'swedish',
  da: 'danish',
}

type Label = NonNullable<Listing['photos'][number]['label']>

const LABELS: Record<Label, string> = {
  facade: 'facade',
  living: 'living',
  dining: 'dining_room',
  kitchen: 'kitchen',
  bedroom: 'bedroom',
  bathroom: 'bathroom',
  toilet: 'bathroom',
  terrace: 'terrace',
  balcony: 'balcony',
  patio: 'patio',
  garden: 'garden',
  pool: 'pool',
  views: 'views',
  hall: 'hall',
  corridor: 'corridor',
  garage: 'garage',
  storage: 'storage',
  stairs: 'staircase',
  laundry: 'unknown',
  office: 'office',
  attic: 'loft',
  basement: 'basement',
  surroundings: 'surroundings',
  commonAreas: 'communalareas',
  plot: 'land',
  plan: 'plan',
  energyCertificate: 'energycertificate',
  other: 'unknown',
}

/** What a picture shows, in their words. */
export const image = ({ kind, label }: Listing['photos'][number]): string | undefined =>
  kind === 'plan' ? 'plan' : label === null ? undefined : LABELS[label]
