import type { ChannelContent, Listing } from '../../../generated/model/index.ts'
import { clean } from '../../formats/xml.ts'

export { clean }

const ENTITY: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '',
  '\n': '&#13;',
}

/** The same in XML; a line break is Kyero's. */
export const xml = (text: string): string =>
  clean(text).replace(/[&<>"\r\n]/g, (sign) => ENTITY[sign] ?? '')

/** The texts of a home in the languages of a channel; none chosen means all there are. */
export function inLanguages<T extends Record<string, string>>(
  texts: T,
  { languages = [] }: ChannelContent,
): T {
  if (languages.length === 0) return texts
  const wanted = new Set<string>(languages)
  return Object.fromEntries(Object.entries(texts).filter(([lang]) => wanted.has(lang))) as T
}

/** What Law 8/2012 wants in every advert of a tourist let; empty for any other home. */
export function licenceLine({ offers, touristLicence: licence }: Listing): string {
  if (!offers.some(({ operation }) => operation === 'TDA')) return ''
  return [licence?.number, licence?.nrua && `NRUA ${licence.nrua}`].filter(Boolean).join(' · ')
}

const PICTURES = 50

/** The pictures that go out, in order: photos and plans. */
export const pictures = ({ photos }: Listing, { imageMax = PICTURES }: ChannelContent) =>
  photos.filter(({ kind }) => kind !== 'energy_label').slice(0, Math.min(imageMax, PICTURES))

/** Path of a picture as JPEG, as wide as it is up to 1920 px. */
export const jpeg = ({ src, width }: Listing['photos'][number]): string =>
  `${src}/${width > 1280 ? 1920 : 1280}.jpg`

/** A text in one line: what breaks or widens it is one blank. */
export const oneLine = (text: string): string =>
  clean(text)
    .replace(/[\s\u0085]+/g, ' ')
    .trim()

/** At most so many signs, no half of a pair at the end. */
export const cut = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** Path of a home's public page in the site's first language. */
export const pageOf = ({ id }: Pick<Listing, 'id'>): string => `/inmueble/${id}`
