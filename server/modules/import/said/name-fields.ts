import type { FeedHome } from '../feed/feed-home.ts'
import type { SaidHome } from './said.ts'

/** What the shared rules call a field, by ours. */
const TAGS: Record<string, string> = {
  location: 'latitude',
  catastral: 'cadastralRef',
  'images/image/url': 'pictures',
  images: 'pictures',
  'energy_rating/consumption': 'energyLetter',
  price_freq: 'operation',
  ref: 'ref',
}

/** Calls the fields of a home's remarks what the other program calls them, by our field. */
export function nameFields(home: FeedHome, nameOf: (field: string) => string | undefined): void {
  for (const remark of [...home.remarks, ...(home.refused ? [home.refused] : [])])
    remark.field = nameOf(remark.field) ?? nameOf(TAGS[remark.field] ?? '') ?? remark.field
}

/** The names of a home's fields where it says them itself. */
export const namesIn =
  (said: SaidHome) =>
  (field: string): string | undefined =>
    said.fields().some((one) => one === field)
      ? said.one(field as Parameters<SaidHome['one']>[0])?.label
      : undefined
