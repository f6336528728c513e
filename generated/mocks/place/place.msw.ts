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
  Exactness,
  Island,
  PlaceKind,
  SurroundingKind,
  SurroundingWay
} from '../../model';
import type {
  Place,
  PlaceList,
  StreetList,
  Surroundings
} from '../../model';


export const getSearchPlacesResponseMock = (overrideResponse: Partial<Extract<PlaceList, object>> = {}): PlaceList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({slug: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(PlaceKind)), name: faker.string.alpha({length: {min: 10, max: 20}}), names: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), municipalityIne: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), municipality: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), postalCodes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), bbox: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 4, max: 4}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2}))),null,]), listingCount: faker.helpers.arrayElement([faker.number.int(), undefined])})), ...overrideResponse})

export const getGetPlaceResponseMock = (overrideResponse: Partial<Extract<Place, object>> = {}): Place => ({slug: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(PlaceKind)), name: faker.string.alpha({length: {min: 10, max: 20}}), names: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), municipalityIne: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), municipality: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), postalCodes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), bbox: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 4, max: 4}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2}))),null,]), listingCount: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getSearchStreetsResponseMock = (overrideResponse: Partial<Extract<StreetList, object>> = {}): StreetList => ({known: faker.datatype.boolean(), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 20}}), number: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), exactness: faker.helpers.arrayElement(Object.values(Exactness)), municipalityIne: faker.string.alpha({length: {min: 10, max: 20}}), municipality: faker.string.alpha({length: {min: 10, max: 20}}), geo: {lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})}, bbox: Array.from({ length: faker.number.int({min: 4, max: 4}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2})))})), ...overrideResponse})

export const getListSurroundingsResponseMock = (overrideResponse: Partial<Extract<Surroundings, object>> = {}): Surroundings => ({known: faker.datatype.boolean(), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(SurroundingKind)), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), metres: faker.number.int({min: 0}), minutes: faker.number.int({min: 1}), way: faker.helpers.arrayElement(Object.values(SurroundingWay))})), ...overrideResponse})


export const getSearchPlacesMockHandler = (overrideResponse?: PlaceList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlaceList> | PlaceList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/place/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchPlacesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPlaceMockHandler = (overrideResponse?: Place | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Place> | Place), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/place/:slug/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPlaceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSearchStreetsMockHandler = (overrideResponse?: StreetList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StreetList> | StreetList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/street/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchStreetsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSurroundingsMockHandler = (overrideResponse?: Surroundings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Surroundings> | Surroundings), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/surroundings/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSurroundingsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPlaceMock = () => [
  getSearchPlacesMockHandler(),
  getGetPlaceMockHandler(),
  getSearchStreetsMockHandler(),
  getListSurroundingsMockHandler()
]
