import { ZONE } from '../../../time/madrid.ts'
import type { Listing, Photo, PrintOptions } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { oneLine } from '../../../mail/home-line.ts'
import { placeLine, publicView, type ListingSource } from '../../listing/index.ts'
import { say, wordOf } from '../messages.ts'
import { colorsOf } from './colors.ts'
import { energyOf } from './energy.ts'
import { factsOf } from './facts.ts'
import type { Paper } from './paper.ts'
import { phoneWords } from './phone.ts'
import { logoOf, photosOf } from './pictures.ts'
import { pricesOf } from './prices.ts'
import { drawQr } from '../../../ports/pdf/qr.ts'
import { shorten } from './shorten.ts'

/** Facts in the large row, if chosen. */
const HEADLINE = ['built', 'bedrooms', 'bathrooms', 'plot'] as const
/** Characters of description that a card has room for, by orientation. */
const CARD_TEXT = { portrait: 300, landscape: 260 }
/** Photos on a card. */
const CARD_PHOTOS = 4
/** Pixels of the first and the other pictures. */
const SIDES = { A4: [1900, 1100], A3: [2560, 1500], preview: [900, 480] } satisfies Record<
  string,
  [number, number]
>
const LET = new Set(['A', 'TDA'])

/** What a print is made of. */
export interface Ingredients {
  deps: Deps
  source: ListingSource
  options: PrintOptions
  /** Where the QR code leads; null without one. */
  qrUrl: string | null
  preview: boolean
  now: Date
}

/**
 * A home's title in a language: written, else its kind and place. Never one of another language,
 * never an address.
 */
export function titleIn(listing: Listing, lang: Lang): string {
  const { title, type, subtype, location } = listing
  const kind = subtype ? wordOf(lang, 'subtype', subtype) : wordOf(lang, 'type', type)
  const place = placeLine(location)
  return oneLine(title[lang] ?? '') || (place ? say(lang, 'at', { type: kind, place }) : kind)
}

/** Photos and plans that may be shown, in the order chosen. */
export function chosenPhotos(
  { property }: ListingSource,
  listing: Listing,
  options: PrintOptions,
): { photos: Photo[]; plans: Photo[] } {
  const bySrc = new Map(listing.photos.map((photo) => [photo.src, photo]))
  const byId = new Map(property.media.map(({ id, src }) => [id, bySrc.get(src)]))
  const photos = options.photos.flatMap((id) => byId.get(id) ?? [])
  return {
    photos: options.kind === 'window' ? photos.slice(0, CARD_PHOTOS) : photos,
    plans:
      options.plan && options.kind === 'brochure'
        ? listing.photos.filter(({ kind }) => kind === 'plan')
        : [],
  }
}

function textOf(
  listing: Listing,
  { kind, orientation, text, ownText, language }: PrintOptions,
): string | null {
  const whole = (
    text === 'own' ? ownText : text === 'home' ? listing.description[language] : ''
  )?.trim()
  if (!whole) return null
  return kind === 'window' ? shorten(oneLine(whole), CARD_TEXT[orientation]) : whole
}

function contactOf(
  { agency, agent }: Listing,
  contact: PrintOptions['contact'],
  lang: Lang,
): Paper['contact'] {
  if (contact === 'none') return null
  const person = contact === 'agent' ? agent : null
  const phone = person?.phone ?? agency.phone
  return {
    name: person?.name ?? agency.name,
    lines: [
      phone ? say(lang, 'phone', { phone: phoneWords(phone) }) : '',
      agency.email ?? '',
    ].filter(Boolean),
  }
}

const dayWords = (now: Date): string =>
  new Intl.DateTimeFormat('es-ES', {
    timeZone: ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(now)

/**
 * Gathers all that a print shows, from the public view of the home: what is private cannot get onto
 * paper.
 */
export async function makePaper({
  deps,
  source,
  options,
  qrUrl,
  preview,
  now,
}: Ingredients): Promise<Paper> {
  const listing = publicView(source, [])
  const { language: lang, kind } = options
  const { photos, plans } = chosenPhotos(source, listing, options)
  const sides = preview ? SIDES.preview : SIDES[options.paper]
  const all = factsOf(listing, options.facts, lang)
  const large = all.filter(({ fact }) => (HEADLINE as readonly string[]).includes(fact)).slice(0, 4)
  const { agency } = source
  const street = options.address ? listing.location.street : undefined
  const legal = say(
    lang,
    listing.prices.some(({ operation }) => !LET.has(operation)) ? 'legal' : 'legalRent',
    { agency: agency.tradeName, date: dayWords(now) },
  )
  const tourist = listing.touristLicence?.number
  return {
    kind,
    size: options.paper,
    landscape: kind === 'window' && options.orientation === 'landscape',
    title: oneLine(options.title ?? '') || titleIn(listing, lang),
    place: placeLine(listing.location),
    address: street ?? null,
    ref: say(lang, 'ref', { ref: listing.ref }),
    ...pricesOf(listing, options.price === 'shown', lang),
    facts: all,
    headline: large,
    text: textOf(listing, options),
    photos: await photosOf(deps, photos, sides, preview),
    plans: await photosOf(deps, plans, [sides[0], sides[0]], preview),
    energy: energyOf(listing, lang),
    agency: {
      name: agency.tradeName,
      logo: await logoOf(deps, agency.logo),
      registry: agency.licences?.roaiibNumber
        ? say(lang, 'registry', { number: agency.licences.roaiibNumber })
        : null,
      lines: [
        agency.address ?? '',
        (agency.website ?? '').replace(/^https?:\/\/(www\.)?|\/$/g, ''),
      ].filter(Boolean),
    },
    contact: contactOf(listing, options.contact, lang),
    qr: qrUrl === null ? null : { ...drawQr(qrUrl), words: say(lang, 'scan') },
    colors: colorsOf(agency.colors),
    legal: tourist ? `${say(lang, 'tourist', { number: tourist })}. ${legal}` : legal,
    words: {
      facts: say(lang, 'facts'),
      energy: say(lang, 'energy'),
      plan: say(lang, 'plan'),
      contact: say(lang, 'contact'),
      page: say(lang, 'page'),
    },
  }
}
