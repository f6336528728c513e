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
  SavedFolder,
  SavedHome,
  SavedHomeList,
  SavedShareList,
  SavedShareMade,
  SharedList
} from '../../model';


export const getListSavedHomesResponseMock = (overrideResponse: Partial<Extract<SavedHomeList, object>> = {}): SavedHomeList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(['active','gone'] as const), withdrawnAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), card: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), operation: faker.helpers.arrayElement(Object.values(PublicOperation)), price: faker.helpers.arrayElement([faker.number.int(), null]), previousPrice: faker.helpers.arrayElement([faker.number.int(), null]), rentPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentPeriod)),null,]), type: faker.helpers.arrayElement(Object.values(PropertyType)), subtype: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertySubtype)),null,]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}}), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), bathrooms: faker.helpers.arrayElement([faker.number.int(), null]), area: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), areaKind: faker.helpers.arrayElement([faker.helpers.arrayElement(['built','builtWithCommon','usable','plot'] as const),null,]), pricePerM2: faker.helpers.arrayElement([faker.number.int(), null]), photo: faker.helpers.arrayElement([{src: faker.string.alpha({length: {min: 10, max: 20}}), widths: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), width: faker.number.int(), height: faker.number.int(), color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), kind: faker.helpers.arrayElement(Object.values(MediaKind)), label: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MediaLabel)),null,]), caption: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}},null,]), photoCount: faker.number.int(), isNew: faker.datatype.boolean(), exclusive: faker.datatype.boolean(), newBuild: faker.datatype.boolean(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), agencies: faker.helpers.arrayElement([faker.number.int({min: 2}), undefined]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), precision: faker.helpers.arrayElement(Object.values(ListingPrecision)), publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}, priceWhenSaved: faker.helpers.arrayElement([faker.number.int(), null]), price: faker.helpers.arrayElement([faker.number.int(), null]), priceChangedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rating: faker.number.int({min: 0, max: 5}), folderId: faker.helpers.arrayElement([faker.string.uuid(),null,]), alerts: faker.datatype.boolean(), savedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), folders: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int()})), ...overrideResponse})

export const getSaveHomeResponseMock = (overrideResponse: Partial<Extract<SavedHome, object>> = {}): SavedHome => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(['active','gone'] as const), withdrawnAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), card: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), operation: faker.helpers.arrayElement(Object.values(PublicOperation)), price: faker.helpers.arrayElement([faker.number.int(), null]), previousPrice: faker.helpers.arrayElement([faker.number.int(), null]), rentPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentPeriod)),null,]), type: faker.helpers.arrayElement(Object.values(PropertyType)), subtype: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertySubtype)),null,]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}}), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), bathrooms: faker.helpers.arrayElement([faker.number.int(), null]), area: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), areaKind: faker.helpers.arrayElement([faker.helpers.arrayElement(['built','builtWithCommon','usable','plot'] as const),null,]), pricePerM2: faker.helpers.arrayElement([faker.number.int(), null]), photo: faker.helpers.arrayElement([{src: faker.string.alpha({length: {min: 10, max: 20}}), widths: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), width: faker.number.int(), height: faker.number.int(), color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), kind: faker.helpers.arrayElement(Object.values(MediaKind)), label: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MediaLabel)),null,]), caption: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}},null,]), photoCount: faker.number.int(), isNew: faker.datatype.boolean(), exclusive: faker.datatype.boolean(), newBuild: faker.datatype.boolean(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), agencies: faker.helpers.arrayElement([faker.number.int({min: 2}), undefined]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), precision: faker.helpers.arrayElement(Object.values(ListingPrecision)), publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}, priceWhenSaved: faker.helpers.arrayElement([faker.number.int(), null]), price: faker.helpers.arrayElement([faker.number.int(), null]), priceChangedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rating: faker.number.int({min: 0, max: 5}), folderId: faker.helpers.arrayElement([faker.string.uuid(),null,]), alerts: faker.datatype.boolean(), savedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCreateSavedFolderResponseMock = (overrideResponse: Partial<Extract<SavedFolder, object>> = {}): SavedFolder => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int(), ...overrideResponse})

export const getRenameSavedFolderResponseMock = (overrideResponse: Partial<Extract<SavedFolder, object>> = {}): SavedFolder => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int(), ...overrideResponse})

export const getListSavedSharesResponseMock = (overrideResponse: Partial<Extract<SavedShareList, object>> = {}): SavedShareList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), folderId: faker.helpers.arrayElement([faker.string.uuid(),null,]), folderName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), ...overrideResponse})

export const getCreateSavedShareResponseMock = (overrideResponse: Partial<Extract<SavedShareMade, object>> = {}): SavedShareMade => ({share: {id: faker.string.uuid(), folderId: faker.helpers.arrayElement([faker.string.uuid(),null,]), folderName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])}, token: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getGetSharedListResponseMock = (overrideResponse: Partial<Extract<SharedList, object>> = {}): SharedList => ({name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), by: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(['active','gone'] as const), card: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), operation: faker.helpers.arrayElement(Object.values(PublicOperation)), price: faker.helpers.arrayElement([faker.number.int(), null]), previousPrice: faker.helpers.arrayElement([faker.number.int(), null]), rentPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentPeriod)),null,]), type: faker.helpers.arrayElement(Object.values(PropertyType)), subtype: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertySubtype)),null,]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}}), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), bathrooms: faker.helpers.arrayElement([faker.number.int(), null]), area: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), areaKind: faker.helpers.arrayElement([faker.helpers.arrayElement(['built','builtWithCommon','usable','plot'] as const),null,]), pricePerM2: faker.helpers.arrayElement([faker.number.int(), null]), photo: faker.helpers.arrayElement([{src: faker.string.alpha({length: {min: 10, max: 20}}), widths: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), width: faker.number.int(), height: faker.number.int(), color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), kind: faker.helpers.arrayElement(Object.values(MediaKind)), label: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MediaLabel)),null,]), caption: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}},null,]), photoCount: faker.number.int(), isNew: faker.datatype.boolean(), exclusive: faker.datatype.boolean(), newBuild: faker.datatype.boolean(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), agencies: faker.helpers.arrayElement([faker.number.int({min: 2}), undefined]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), precision: faker.helpers.arrayElement(Object.values(ListingPrecision)), publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}})), ...overrideResponse})

export const getGetSavedHomeResponseMock = (overrideResponse: Partial<Extract<SavedHome, object>> = {}): SavedHome => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(['active','gone'] as const), withdrawnAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), card: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), operation: faker.helpers.arrayElement(Object.values(PublicOperation)), price: faker.helpers.arrayElement([faker.number.int(), null]), previousPrice: faker.helpers.arrayElement([faker.number.int(), null]), rentPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentPeriod)),null,]), type: faker.helpers.arrayElement(Object.values(PropertyType)), subtype: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertySubtype)),null,]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}}), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), bathrooms: faker.helpers.arrayElement([faker.number.int(), null]), area: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), areaKind: faker.helpers.arrayElement([faker.helpers.arrayElement(['built','builtWithCommon','usable','plot'] as const),null,]), pricePerM2: faker.helpers.arrayElement([faker.number.int(), null]), photo: faker.helpers.arrayElement([{src: faker.string.alpha({length: {min: 10, max: 20}}), widths: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), width: faker.number.int(), height: faker.number.int(), color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), kind: faker.helpers.arrayElement(Object.values(MediaKind)), label: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MediaLabel)),null,]), caption: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}},null,]), photoCount: faker.number.int(), isNew: faker.datatype.boolean(), exclusive: faker.datatype.boolean(), newBuild: faker.datatype.boolean(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), agencies: faker.helpers.arrayElement([faker.number.int({min: 2}), undefined]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), precision: faker.helpers.arrayElement(Object.values(ListingPrecision)), publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}, priceWhenSaved: faker.helpers.arrayElement([faker.number.int(), null]), price: faker.helpers.arrayElement([faker.number.int(), null]), priceChangedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rating: faker.number.int({min: 0, max: 5}), folderId: faker.helpers.arrayElement([faker.string.uuid(),null,]), alerts: faker.datatype.boolean(), savedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateSavedHomeResponseMock = (overrideResponse: Partial<Extract<SavedHome, object>> = {}): SavedHome => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(['active','gone'] as const), withdrawnAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), card: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), operation: faker.helpers.arrayElement(Object.values(PublicOperation)), price: faker.helpers.arrayElement([faker.number.int(), null]), previousPrice: faker.helpers.arrayElement([faker.number.int(), null]), rentPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentPeriod)),null,]), type: faker.helpers.arrayElement(Object.values(PropertyType)), subtype: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertySubtype)),null,]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}}), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), bathrooms: faker.helpers.arrayElement([faker.number.int(), null]), area: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), areaKind: faker.helpers.arrayElement([faker.helpers.arrayElement(['built','builtWithCommon','usable','plot'] as const),null,]), pricePerM2: faker.helpers.arrayElement([faker.number.int(), null]), photo: faker.helpers.arrayElement([{src: faker.string.alpha({length: {min: 10, max: 20}}), widths: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), width: faker.number.int(), height: faker.number.int(), color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), kind: faker.helpers.arrayElement(Object.values(MediaKind)), label: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MediaLabel)),null,]), caption: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}},null,]), photoCount: faker.number.int(), isNew: faker.datatype.boolean(), exclusive: faker.datatype.boolean(), newBuild: faker.datatype.boolean(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), agencies: faker.helpers.arrayElement([faker.number.int({min: 2}), undefined]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), precision: faker.helpers.arrayElement(Object.values(ListingPrecision)), publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}, priceWhenSaved: faker.helpers.arrayElement([faker.number.int(), null]), price: faker.helpers.arrayElement([faker.number.int(), null]), priceChangedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rating: faker.number.int({min: 0, max: 5}), folderId: faker.helpers.arrayElement([faker.string.uuid(),null,]), alerts: faker.datatype.boolean(), savedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})


export const getListSavedHomesMockHandler = (overrideResponse?: SavedHomeList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SavedHomeList> | SavedHomeList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/saved/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSavedHomesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveHomeMockHandler = (overrideResponse?: SavedHome | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SavedHome> | SavedHome), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/saved/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveHomeResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCreateSavedFolderMockHandler = (overrideResponse?: SavedFolder | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SavedFolder> | SavedFolder), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/saved/folder/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSavedFolderResponseMock(),
      { status: 201
      })
  }, options)
}

export const getRenameSavedFolderMockHandler = (overrideResponse?: SavedFolder | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SavedFolder> | SavedFolder), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/saved/folder/:folderId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenameSavedFolderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteSavedFolderMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/saved/folder/:folderId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getListSavedSharesMockHandler = (overrideResponse?: SavedShareList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SavedShareList> | SavedShareList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/saved/share/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSavedSharesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateSavedShareMockHandler = (overrideResponse?: SavedShareMade | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SavedShareMade> | SavedShareMade), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/saved/share/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSavedShareResponseMock(),
      { status: 201
      })
  }, options)
}

export const getRevokeSavedShareMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/saved/share/:shareId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getGetSharedListMockHandler = (overrideResponse?: SharedList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SharedList> | SharedList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/saved/list/:listToken/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSharedListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSavedHomeMockHandler = (overrideResponse?: SavedHome | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SavedHome> | SavedHome), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/saved/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSavedHomeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateSavedHomeMockHandler = (overrideResponse?: SavedHome | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SavedHome> | SavedHome), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/saved/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSavedHomeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveSavedHomeMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/saved/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getSavedMock = () => [
  getListSavedHomesMockHandler(),
  getSaveHomeMockHandler(),
  getCreateSavedFolderMockHandler(),
  getRenameSavedFolderMockHandler(),
  getDeleteSavedFolderMockHandler(),
  getListSavedSharesMockHandler(),
  getCreateSavedShareMockHandler(),
  getRevokeSavedShareMockHandler(),
  getGetSharedListMockHandler(),
  getGetSavedHomeMockHandler(),
  getUpdateSavedHomeMockHandler(),
  getRemoveSavedHomeMockHandler()
]
