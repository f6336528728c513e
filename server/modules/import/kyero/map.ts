import type {
  LocalizedLine,
  LocalizedText,
  PropertyBasics,
  PropertyOffer,
} from '../../../../generated/model/index.ts'
import type { FeedHome } from '../feed/feed-home.ts'
import type { MessageKey } from '../messages.ts'
import { child, textAt } from './records.ts'
import type { Node } from './records.ts'
import { Notes } from './notes.ts'
import { readEnergy } from './energy.ts'
import { readFeatures } from './features.ts'
import { readPictures } from './pictures.ts'
import { readPlace } from './place.ts'
import { readPool } from './pool.ts'
import { cleanText, repairEncoding, shorten } from './repair.ts'
import { titlesOf } from './titles.ts'
import { readType } from './types.ts'
import type { KnownType } from './types.ts'
import { isYes, readUrl } from './values.ts'

const MAX_CENTS = 99_999_999_999
/**
 * Of a description; Kyero knows fourteen, and the contract's thirty leave room for what an agent
 * adds.
 */
const MAX_LANGUAGES = 20

/**
 * One `property` element in our terms; `refused` says why a home cannot be taken. Nothing unknown
 * becomes a value.
 */
export function toFeedHome(node: Node): FeedHome {
  const notes = new Notes()
  const externalId = textAt(node, 'id').slice(0, 255)
  const ref = repairEncoding(textAt(node, 'ref')).replace(/\s+/g, ' ').trim().slice(0, 50) || null
  const typeText = repairEncoding(textAt(node, 'type'))
  const known = readType(typeText)
  const refuse = (field: string, key: MessageKey, params = {}): FeedHome => ({
    externalId,
    ref,
    steps: emptySteps(),
    pictures: [],
    remarks: notes.remarks,
    refused: { field, key, params, severity: 'error' },
  })
  if (!externalId) return refuse('id', 'noId')
  if (!known)
    return typeText
      ? refuse('type', 'unknownType', { text: typeText.slice(0, 60) })
      : refuse('type', 'noType')
  const offer = readOffer(node, notes)
  if (!offer)
    return refuse('price_freq', 'unknownFrequency', {
      text: textAt(node, 'price_freq').slice(0, 60),
    })

  const { location, label } = readPlace(node, notes)
  const said = (child(node, 'features')?.children ?? [])
    .map((one) => repairEncoding(one.text).trim().slice(0, 200))
    .filter(Boolean)
  const told = readFeatures(said)
  if (told.other.length)
    notes.add('features', 'unusedFeatures', { text: told.other.join(', ').slice(0, 300) }, 'info')
  const layout = {
    ...told.layout,
    ...(known.type === 'terreno' || known.type === 'parking'
      ? {}
      : {
          bedrooms: notes.whole('beds', textAt(node, 'beds'), 200),
          bathrooms: notes.whole('baths', textAt(node, 'baths'), 200),
        }),
    built: notes.number('surface_area/built', textAt(node, 'surface_area', 'built'), 10_000_000),
    plot: notes.number('surface_area/plot', textAt(node, 'surface_area', 'plot'), 99_999_999),
  }
  const energy = readEnergy(node, notes)
  return {
    externalId,
    ref,
    refused: null,
    pictures: readPictures(node, notes),
    remarks: notes.remarks,
    steps: {
      basics: basicsOf(known, offer),
      location,
      layout: present(layout),
      features: present({ ...told.features, ...readPool(node, known, told.features.pool, notes) }),
      legal: energy ? { energy } : {},
      texts: present({
        title: titlesOf(known, label) as LocalizedLine,
        description: readDescriptions(node, notes),
        videoUrl: shortUrl(textAt(node, 'video_url')),
        virtualTourUrl: shortUrl(textAt(node, 'virtual_tour_url')),
        internalNotes: readNotes(node, told.other),
      }),
    },
  }
}

const emptySteps = (): FeedHome['steps'] => ({
  basics: { type: 'vivienda', offers: [] },
  location: {},
  layout: {},
  features: {},
  legal: {},
  texts: {},
})

/** The object without its unknown keys. */
export function present<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T
}

function basicsOf(known: KnownType, offer: PropertyOffer): PropertyBasics {
  return present({
    type: known.type,
    subtype: known.subtype,
    condition: offer.operation === 'ON' ? 'obra_nueva' : undefined,
    offers: [offer],
  })
}

/**
 * sale, or sale of a new build, or month; `week` is gone from the format since 3.3 but still sent.
 */
function readOffer(node: Node, notes: Notes): PropertyOffer | null {
  const frequency = textAt(node, 'price_freq').toLowerCase()
  const period = frequency === 'month' ? 'MONTH' : frequency === 'week' ? 'WEEK' : undefined
  if (!period && frequency !== 'sale' && frequency !== '') return null
  const euros = notes.number('price', textAt(node, 'price').replace(/^x$/i, ''), MAX_CENTS / 100)
  const currency = textAt(node, 'currency').toUpperCase()
  const foreign = currency !== '' && currency !== 'EUR'
  if (foreign) notes.add('currency', 'currency', { text: currency.slice(0, 10) })
  else if (euros === undefined) notes.add('price', 'priceOnRequest', {}, 'info')
  const price =
    euros === undefined || foreign ? { priceOnRequest: true } : { price: Math.round(euros * 100) }
  if (period) return { operation: period === 'WEEK' ? 'TDA' : 'A', rentPeriod: period, ...price }
  return { operation: isYes(textAt(node, 'new_build')) ? 'ON' : 'V', ...price }
}

function readDescriptions(node: Node, notes: Notes): LocalizedText | undefined {
  const texts: LocalizedText = {}
  for (const one of child(node, 'desc')?.children ?? []) {
    const language = one.name.toLowerCase().replace(/^du$/, 'nl') // the old key of Dutch
    if (!/^[a-z]{2}$/.test(language) || Object.keys(texts).length === MAX_LANGUAGES) continue
    const text = cleanText(one.text)
    if (!text) continue
    if (repairEncoding(one.text) !== one.text) notes.add(`desc/${language}`, 'repaired', {}, 'info')
    if (text.length > 4000) notes.add(`desc/${language}`, 'shortened', { max: 4000 })
    texts[language] = shorten(text, 4000)
  }
  return Object.keys(texts).length ? texts : undefined
}

/**
 * What has no field of ours stays with the agency: private notes, features without a place, shares
 * and leaseholds.
 */
function readNotes(node: Node, features: string[]): string | undefined {
  const lines = [cleanText(textAt(node, 'notes'))]
  if (features.length) lines.push(features.join(', '))
  for (const flag of ['part_ownership', 'leasehold'])
    if (isYes(textAt(node, flag))) lines.push(flag.replace('_', ' '))
  return shorten(lines.filter(Boolean).join('\n'), 4000) || undefined
}

function shortUrl(text: string): string | undefined {
  const url = readUrl(text)
  return url && url.length <= 255 ? url : undefined
}
