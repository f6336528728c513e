import type { Listing } from '../../../../generated/model/index.ts'
import type { OutSettings } from '../../integration/index.ts'
import { againstTheLaw } from '../law.ts'
import { clean, inLanguages, jpeg, pictures } from '../text.ts'
import { SITE, type Writer } from '../writer.ts'

/** Every text of a value without signs that break a file. */
function cleaned<T>(value: T): T {
  if (typeof value === 'string') return clean(value) as T
  if (Array.isArray(value)) return value.map(cleaned) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, cleaned(child)])) as T
}

/** The public home as the channel has it: its languages, its pictures, its contact. */
function map(listing: Listing, { content }: OutSettings): Listing {
  const { others: _others, metaDescription, ...home } = cleaned(listing)
  return {
    ...home,
    title: inLanguages(home.title, content),
    description: inLanguages(home.description, content),
    ...(metaDescription && { metaDescription: inLanguages(metaDescription, content) }),
    photos: pictures(home, content).map((photo) => ({ ...photo, src: SITE + jpeg(photo) })),
    agent: content.contact === 'agent' ? home.agent : null,
  }
}

/**
 * `{"items": [...]}`, each a `Listing` of the contract with whole addresses of pictures.
 */
export const websiteJson: Writer = {
  file: 'homes.json',
  mapVersion: 1,
  mediaType: 'application/json',
  head: () => '{"items":[\n',
  between: ',\n',
  tail: '\n]}\n',
  draw: (listing, settings) => ({
    issues: againstTheLaw(listing, { energy: 'energy', text: 'description' }),
    text: () => JSON.stringify(map(listing, settings)),
  }),
}
