import { agencyOf, homeOf, personOf, placeOf, slugOf } from './record.ts'
import { pick, share, uuidOf, whole } from './seed.ts'
import type { Schema } from './shapes.ts'
import { recordOf, type Spot } from './spot.ts'
import { DESCRIPTIONS, EVENTS, STREETS, TITLES, type FourTexts } from './texts.ts'
import { around, endOf, startOf } from './time.ts'

type Maker = (spot: Spot, name: string, schema: Schema) => unknown

const home =
  (field: keyof ReturnType<typeof homeOf>): Maker =>
  (spot) =>
    homeOf(recordOf(spot, 'home'))[field]
const person =
  (kind: 'agent' | 'contact', field: keyof ReturnType<typeof personOf>): Maker =>
  (spot) =>
    personOf(recordOf(spot, kind))[field]
const place =
  (field: keyof ReturnType<typeof placeOf>): Maker =>
  ({ record }) =>
    placeOf(record)[field]
const id =
  (kind: string): Maker =>
  (spot) =>
    recordOf(spot, kind)
const agency: Maker = (spot) => agencyOf(recordOf(spot, 'agency'))
const near = (degree: number, key: string): number =>
  Number((degree + (share(key) - 0.5) * 0.02).toFixed(5))
const media = ({ record }: Spot): string => `/media/${uuidOf(record).replaceAll('-', '')}`
const secret = (key: string): string => `${uuidOf(key)}${uuidOf(`${key}t`)}`

/** The texts of a home or an event in four languages. */
export const TEXTS: Record<string, (spot: Spot) => FourTexts> = {
  'home.title': (spot) => pick(`${recordOf(spot, 'home')}.title`, TITLES),
  'home.description': (spot) => pick(`${recordOf(spot, 'home')}.description`, DESCRIPTIONS),
  'event.title': (spot) => pick(`${recordOf(spot, 'event')}.title`, EVENTS),
}
const said =
  (text: string): Maker =>
  (spot) =>
    TEXTS[text]?.(spot)[spot.lang]

/** What each `x-sample` of the contract makes (openapi/vocabulary.schema.json). */
export const SAMPLES: Record<string, Maker> = {
  'home.id': id('home'),
  'home.ref': home('ref'),
  'home.title': said('home.title'),
  'home.description': said('home.description'),
  'home.operation': home('operation'),
  'home.rentPeriod': home('rentPeriod'),
  'home.price': home('price'),
  'home.previousPrice': home('previousPrice'),
  'home.priceBefore': home('priceBefore'),
  'home.pricePerM2': home('pricePerM2'),
  'home.area': home('area'),
  'home.usableArea': home('usableArea'),
  'home.bedrooms': home('bedrooms'),
  'home.bathrooms': home('bathrooms'),
  'home.photo': media,
  'home.thumb': (spot) => `${media(spot)}/320.webp`,
  'place.town': place('town'),
  'place.municipality': place('municipality'),
  'place.ine': place('ine'),
  'place.island': place('island'),
  'place.postalCode': place('postalCode'),
  'place.zone': place('zone'),
  'place.slug': ({ record }) => slugOf(placeOf(record).town),
  'place.lat': ({ record }) => near(placeOf(record).lat, `${record}.lat`),
  'place.lon': ({ record }) => near(placeOf(record).lon, `${record}.lon`),
  'place.address': ({ record }) =>
    `${pick(`${record}.street`, STREETS)}, ${whole(`${record}.door`, 1, 90)}, ${placeOf(record).town}`,
  'place.box': ({ record }) => {
    const { lat, lon } = placeOf(record)
    return [lon - 0.06, lat - 0.05, lon + 0.06, lat + 0.05].map((at) => Number(at.toFixed(4)))
  },
  'agent.id': id('agent'),
  'agent.name': person('agent', 'name'),
  'agent.firstName': person('agent', 'firstName'),
  'agent.lastName': person('agent', 'lastName'),
  'agent.email': person('agent', 'email'),
  'agent.phone': person('agent', 'phone'),
  'contact.id': id('contact'),
  'contact.name': person('contact', 'name'),
  'contact.firstName': person('contact', 'firstName'),
  'contact.lastName': person('contact', 'lastName'),
  'contact.email': person('contact', 'email'),
  'contact.phone': person('contact', 'phone'),
  'agency.id': id('agency'),
  'agency.name': agency,
  'agency.slug': (...at) => slugOf(String(agency(...at))),
  'demand.id': id('demand'),
  'demand.priceMin': (spot) => whole(`${recordOf(spot, 'demand')}.from`, 15, 60) * 1_000_000,
  'demand.priceMax': (spot) => whole(`${recordOf(spot, 'demand')}.to`, 70, 200) * 1_000_000,
  'lead.id': id('lead'),
  'chat.id': id('chat'),
  'event.id': id('event'),
  'event.title': said('event.title'),
  'event.start': startOf,
  'event.end': endOf,
  'time.coming': (spot, name, schema) => around(spot, name, 'coming', schema['format']),
  'time.month': ({ today }) => today.toISOString().slice(0, 7),
  'asker.role': ({ role }) => role,
  'asker.language': ({ lang }) => lang,
  'asker.token': ({ role, record }) =>
    `mock-${role}-${secret(record)}`.replaceAll('-', '').slice(0, 43),
  token: ({ record }) => secret(record).replaceAll('-', '').slice(0, 43),
  none: () => null,
}
/** `home.photos`, the one sample that is no value but how many of them there are. */
export const PHOTOS = { sample: 'home.photos', count: 6 }
