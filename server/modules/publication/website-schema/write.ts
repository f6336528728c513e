import { againstTheLaw } from '../law.ts'
import type { Writer } from '../writer.ts'
import { map } from './map.ts'

/** A `DataFeed` of schema.org, each home a `RealEstateListing` as its public page has it. */
export const websiteSchema: Writer = {
  file: 'homes.jsonld',
  mapVersion: 1,
  mediaType: 'application/ld+json',
  head: () => '{"@context":"https://schema.org","@type":"DataFeed","dataFeedElement":[\n',
  between: ',\n',
  tail: '\n]}\n',
  draw: (listing, settings) => ({
    issues: againstTheLaw(listing, { energy: 'additionalProperty', text: 'description' }),
    text: () => JSON.stringify(map(listing, settings)),
  }),
}
