import type {
  LocalizedLine,
  LocalizedText,
  PropertyBasics,
  PropertyOffer,
} from '../../../../generated/model/index.ts'
import type { FeedHome } from '../feed/feed-home.ts'
import type { MessageKey } from '../messages.ts'
import { child, textAt } from '../xml/records.ts'
import type { Node } from '../xml/records.ts'
import { Notes } from '../terms/notes.ts'
import { energyOf } from '../terms/energy.ts'
import { readFeatures } from '../terms/features.ts'
import { picturesOf, type SaidPicture } from '../terms/pictures.ts'
import { emptySteps, present } from '../terms/steps.ts'
import { placeOf } from '../terms/place.ts'
import { poolOf } from '../terms/pool.ts'
import { cleanText, repairEncoding, shorten } from '../terms/repair.ts'
import { titlesOf } from '../terms/titles.ts'
import { readType } from '../terms/types.ts'
import type { KnownType } from '../terms/types.ts'
import { isYes, shortUrl } from '../terms/values.ts'

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
  const energy = energyOf(
    textAt(node, 'energy_rating', 'consumption'),
    textAt(node, 'energy_rating', 'emissions'),
    notes,
  )
  return {
    externalId,
    ref,
    refused: null,
    pictures: picturesOf(saidPictures(node), notes),
    remarks: notes.remarks,
    steps: {
      basics: basicsOf(known, offer),
      location,
      layout: present(layout),
      features: present({
        ...told.features,
        ...poolOf(textAt(node, 'pool'), known, told.features.pool, notes),
      }),
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

const readPlace = (node: Node, notes: Notes): ReturnType<typeof placeOf> =>
  placeOf(
    {
      town: textAt(node, 'town'),
      province: textAt(node, 'province'),
      country: textAt(node, 'country'),
      detail: textAt(node, 'location_detail'),
      latitude: textAt(node, 'location', 'latitude'),
      longitude: textAt(node, 'location', 'longitude'),
      cadastral: textAt(node, 'catastral'),
    },
    notes,
  )

/** Pictures in the order of their id (1..n), else of the file. */
function saidPictures(node: Node): SaidPicture[] {
  const tagsOf = (image: Node): Node[] => child(image, 'tags')?.children ?? []
  return (child(node, 'images')?.children ?? [])
    .filter((image) => image.name === 'image')
    .map((image, place) => ({ image, order: Number(image.attributes['id']) || place + 1, place }))
    .sort((a, b) => a.order - b.order || a.place - b.place)
    .map(({ image }) => ({
      text: textAt(image, 'url'),
      kind: tagsOf(image).some((tag) => tag.text.trim().toLowerCase() === 'floorplan')
        ? 'plan'
        : 'photo',
    }))
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
