import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  Island,
  ListingPrecision,
  MediaKind,
  MediaLabel,
  PropertySubtype,
  PropertyType,
  PublicOperation,
  RentPeriod
} from '../../model';
import type {
  ListingCard,
  SeenPage
} from '../../model';


export const getListSeenResponseListingCardMock = (overrideResponse: Partial<ListingCard> = {}): ListingCard => ({...{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), operation: faker.helpers.arrayElement(Object.values(PublicOperation)), price: faker.helpers.arrayElement([faker.number.int(), null]), previousPrice: faker.helpers.arrayElement([faker.number.int(), null]), rentPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentPeriod)),null,]), type: faker.helpers.arrayElement(Object.values(PropertyType)), subtype: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertySubtype)),null,]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}}), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), bathrooms: faker.helpers.arrayElement([faker.number.int(), null]), area: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), areaKind: faker.helpers.arrayElement([faker.helpers.arrayElement(['built','builtWithCommon','usable','plot'] as const),null,]), pricePerM2: faker.helpers.arrayElement([faker.number.int(), null]), photo: faker.helpers.arrayElement([{src: faker.string.alpha({length: {min: 10, max: 20}}), widths: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), width: faker.number.int(), height: faker.number.int(), color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), kind: faker.helpers.arrayElement(Object.values(MediaKind)), label: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MediaLabel)),null,]), caption: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}},null,]), photoCount: faker.number.int(), isNew: faker.datatype.boolean(), exclusive: faker.datatype.boolean(), newBuild: faker.datatype.boolean(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), agencies: faker.helpers.arrayElement([faker.number.int({min: 2}), undefined]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), precision: faker.helpers.arrayElement(Object.values(ListingPrecision)), publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse});

export const getListSeenResponseMock = (overrideResponse: Partial<Extract<SeenPage, object>> = {}): SeenPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), listingId: faker.string.uuid(), seenAt: faker.date.past().toISOString().slice(0, 19) + 'Z', times: faker.number.int({min: 1}), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, priceSeen: faker.helpers.arrayElement([faker.number.int(), null]), card: faker.helpers.arrayElement([{...getListSeenResponseListingCardMock()},null,])})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paused: faker.datatype.boolean(), ...overrideResponse})


export const getListSeenMockHandler = (overrideResponse?: SeenPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SeenPage> | SeenPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/seen/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSeenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getKeepSeenMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/seen/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getPauseSeenMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/seen/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getForgetAllSeenMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/seen/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getForgetSeenMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/seen/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getSeenMock = () => [
  getListSeenMockHandler(),
  getKeepSeenMockHandler(),
  getPauseSeenMockHandler(),
  getForgetAllSeenMockHandler(),
  getForgetSeenMockHandler()
]
