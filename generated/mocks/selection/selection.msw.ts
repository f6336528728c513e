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
  AssetSource,
  DislikeReason,
  Island,
  Language,
  ListingPrecision,
  MediaKind,
  MediaLabel,
  Operation,
  PropertySubtype,
  PropertyType,
  PublicOperation,
  RentPeriod,
  SelectionChannel,
  SelectionReaction
} from '../../model';
import type {
  OpenHome,
  OpenSelection,
  Selection,
  SelectionDraft,
  SelectionList,
  SelectionMade
} from '../../model';


export const getListSelectionsResponseMock = (overrideResponse: Partial<Extract<SelectionList, object>> = {}): SelectionList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), demandId: faker.string.uuid(), channel: faker.helpers.arrayElement(Object.values(SelectionChannel)), language: faker.helpers.arrayElement(Object.values(Language)), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', revokedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), openedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), homes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(['active','gone'] as const), card: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), operation: faker.helpers.arrayElement(Object.values(PublicOperation)), price: faker.helpers.arrayElement([faker.number.int(), null]), previousPrice: faker.helpers.arrayElement([faker.number.int(), null]), rentPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentPeriod)),null,]), type: faker.helpers.arrayElement(Object.values(PropertyType)), subtype: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertySubtype)),null,]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}}), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), bathrooms: faker.helpers.arrayElement([faker.number.int(), null]), area: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), areaKind: faker.helpers.arrayElement([faker.helpers.arrayElement(['built','builtWithCommon','usable','plot'] as const),null,]), pricePerM2: faker.helpers.arrayElement([faker.number.int(), null]), photo: faker.helpers.arrayElement([{src: faker.string.alpha({length: {min: 10, max: 20}}), widths: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), width: faker.number.int(), height: faker.number.int(), color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), kind: faker.helpers.arrayElement(Object.values(MediaKind)), label: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MediaLabel)),null,]), caption: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}},null,]), photoCount: faker.number.int(), isNew: faker.datatype.boolean(), exclusive: faker.datatype.boolean(), newBuild: faker.datatype.boolean(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), agencies: faker.helpers.arrayElement([faker.number.int({min: 2}), undefined]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), precision: faker.helpers.arrayElement(Object.values(ListingPrecision)), publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}, priceSent: faker.helpers.arrayElement([faker.number.int(), null]), seenAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), reaction: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SelectionReaction)),null,]), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(DislikeReason)),null,]), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reactedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])}))})), ...overrideResponse})

export const getCreateSelectionResponseMock = (overrideResponse: Partial<Extract<SelectionMade, object>> = {}): SelectionMade => ({selection: {id: faker.string.uuid(), demandId: faker.string.uuid(), channel: faker.helpers.arrayElement(Object.values(SelectionChannel)), language: faker.helpers.arrayElement(Object.values(Language)), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', revokedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), openedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), homes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(['active','gone'] as const), card: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), operation: faker.helpers.arrayElement(Object.values(PublicOperation)), price: faker.helpers.arrayElement([faker.number.int(), null]), previousPrice: faker.helpers.arrayElement([faker.number.int(), null]), rentPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentPeriod)),null,]), type: faker.helpers.arrayElement(Object.values(PropertyType)), subtype: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertySubtype)),null,]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}}), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), bathrooms: faker.helpers.arrayElement([faker.number.int(), null]), area: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), areaKind: faker.helpers.arrayElement([faker.helpers.arrayElement(['built','builtWithCommon','usable','plot'] as const),null,]), pricePerM2: faker.helpers.arrayElement([faker.number.int(), null]), photo: faker.helpers.arrayElement([{src: faker.string.alpha({length: {min: 10, max: 20}}), widths: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), width: faker.number.int(), height: faker.number.int(), color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), kind: faker.helpers.arrayElement(Object.values(MediaKind)), label: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MediaLabel)),null,]), caption: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}},null,]), photoCount: faker.number.int(), isNew: faker.datatype.boolean(), exclusive: faker.datatype.boolean(), newBuild: faker.datatype.boolean(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), agencies: faker.helpers.arrayElement([faker.number.int({min: 2}), undefined]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), precision: faker.helpers.arrayElement(Object.values(ListingPrecision)), publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}, priceSent: faker.helpers.arrayElement([faker.number.int(), null]), seenAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), reaction: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SelectionReaction)),null,]), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(DislikeReason)),null,]), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reactedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])}))}, url: faker.string.alpha({length: {min: 10, max: 20}}), whatsapp: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getDraftSelectionResponseMock = (overrideResponse: Partial<Extract<SelectionDraft, object>> = {}): SelectionDraft => ({language: faker.helpers.arrayElement(Object.values(Language)), message: faker.string.alpha({length: {min: 10, max: 20}}), hasEmail: faker.datatype.boolean(), hasPhone: faker.datatype.boolean(), channel: faker.helpers.arrayElement(Object.values(SelectionChannel)), homes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), agencyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operation: faker.helpers.arrayElement(Object.values(Operation)), price: faker.helpers.arrayElement([faker.number.int(), null]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}}), municipality: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), bathrooms: faker.helpers.arrayElement([faker.number.int(), null]), area: faker.helpers.arrayElement([faker.number.int(), null]), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), live: faker.datatype.boolean(), network: faker.helpers.arrayElement([{source: faker.helpers.arrayElement(Object.values(AssetSource)), agencyId: faker.string.uuid(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), agreementId: faker.string.uuid(), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), onPartnerWeb: faker.datatype.boolean(), onPortals: faker.datatype.boolean()},null,])})), ...overrideResponse})

export const getOpenSelectionResponseMock = (overrideResponse: Partial<Extract<OpenSelection, object>> = {}): OpenSelection => ({language: faker.helpers.arrayElement(Object.values(Language)), name: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agent: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', homes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(['active','gone'] as const), card: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), operation: faker.helpers.arrayElement(Object.values(PublicOperation)), price: faker.helpers.arrayElement([faker.number.int(), null]), previousPrice: faker.helpers.arrayElement([faker.number.int(), null]), rentPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentPeriod)),null,]), type: faker.helpers.arrayElement(Object.values(PropertyType)), subtype: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertySubtype)),null,]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}}), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), bathrooms: faker.helpers.arrayElement([faker.number.int(), null]), area: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), areaKind: faker.helpers.arrayElement([faker.helpers.arrayElement(['built','builtWithCommon','usable','plot'] as const),null,]), pricePerM2: faker.helpers.arrayElement([faker.number.int(), null]), photo: faker.helpers.arrayElement([{src: faker.string.alpha({length: {min: 10, max: 20}}), widths: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), width: faker.number.int(), height: faker.number.int(), color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), kind: faker.helpers.arrayElement(Object.values(MediaKind)), label: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MediaLabel)),null,]), caption: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}},null,]), photoCount: faker.number.int(), isNew: faker.datatype.boolean(), exclusive: faker.datatype.boolean(), newBuild: faker.datatype.boolean(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), agencies: faker.helpers.arrayElement([faker.number.int({min: 2}), undefined]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), precision: faker.helpers.arrayElement(Object.values(ListingPrecision)), publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}, own: faker.datatype.boolean(), detail: faker.helpers.arrayElement([{description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, photos: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({src: faker.string.alpha({length: {min: 10, max: 20}}), widths: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), width: faker.number.int(), height: faker.number.int(), color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), kind: faker.helpers.arrayElement(Object.values(MediaKind)), label: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MediaLabel)),null,]), caption: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}}))},null,]), reaction: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SelectionReaction)),null,]), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(DislikeReason)),null,]), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})

export const getReactToHomeResponseMock = (overrideResponse: Partial<Extract<OpenHome, object>> = {}): OpenHome => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(['active','gone'] as const), card: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), operation: faker.helpers.arrayElement(Object.values(PublicOperation)), price: faker.helpers.arrayElement([faker.number.int(), null]), previousPrice: faker.helpers.arrayElement([faker.number.int(), null]), rentPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentPeriod)),null,]), type: faker.helpers.arrayElement(Object.values(PropertyType)), subtype: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertySubtype)),null,]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}}), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), bathrooms: faker.helpers.arrayElement([faker.number.int(), null]), area: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), areaKind: faker.helpers.arrayElement([faker.helpers.arrayElement(['built','builtWithCommon','usable','plot'] as const),null,]), pricePerM2: faker.helpers.arrayElement([faker.number.int(), null]), photo: faker.helpers.arrayElement([{src: faker.string.alpha({length: {min: 10, max: 20}}), widths: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), width: faker.number.int(), height: faker.number.int(), color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), kind: faker.helpers.arrayElement(Object.values(MediaKind)), label: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MediaLabel)),null,]), caption: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}},null,]), photoCount: faker.number.int(), isNew: faker.datatype.boolean(), exclusive: faker.datatype.boolean(), newBuild: faker.datatype.boolean(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), agencies: faker.helpers.arrayElement([faker.number.int({min: 2}), undefined]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), precision: faker.helpers.arrayElement(Object.values(ListingPrecision)), publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}, own: faker.datatype.boolean(), detail: faker.helpers.arrayElement([{description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, photos: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({src: faker.string.alpha({length: {min: 10, max: 20}}), widths: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), width: faker.number.int(), height: faker.number.int(), color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), kind: faker.helpers.arrayElement(Object.values(MediaKind)), label: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MediaLabel)),null,]), caption: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}}))},null,]), reaction: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SelectionReaction)),null,]), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(DislikeReason)),null,]), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getGetSelectionResponseMock = (overrideResponse: Partial<Extract<Selection, object>> = {}): Selection => ({id: faker.string.uuid(), demandId: faker.string.uuid(), channel: faker.helpers.arrayElement(Object.values(SelectionChannel)), language: faker.helpers.arrayElement(Object.values(Language)), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', revokedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), openedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), homes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(['active','gone'] as const), card: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), operation: faker.helpers.arrayElement(Object.values(PublicOperation)), price: faker.helpers.arrayElement([faker.number.int(), null]), previousPrice: faker.helpers.arrayElement([faker.number.int(), null]), rentPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentPeriod)),null,]), type: faker.helpers.arrayElement(Object.values(PropertyType)), subtype: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertySubtype)),null,]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}}), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), bathrooms: faker.helpers.arrayElement([faker.number.int(), null]), area: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), areaKind: faker.helpers.arrayElement([faker.helpers.arrayElement(['built','builtWithCommon','usable','plot'] as const),null,]), pricePerM2: faker.helpers.arrayElement([faker.number.int(), null]), photo: faker.helpers.arrayElement([{src: faker.string.alpha({length: {min: 10, max: 20}}), widths: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), width: faker.number.int(), height: faker.number.int(), color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), kind: faker.helpers.arrayElement(Object.values(MediaKind)), label: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MediaLabel)),null,]), caption: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}},null,]), photoCount: faker.number.int(), isNew: faker.datatype.boolean(), exclusive: faker.datatype.boolean(), newBuild: faker.datatype.boolean(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), agencies: faker.helpers.arrayElement([faker.number.int({min: 2}), undefined]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), precision: faker.helpers.arrayElement(Object.values(ListingPrecision)), publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}, priceSent: faker.helpers.arrayElement([faker.number.int(), null]), seenAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), reaction: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SelectionReaction)),null,]), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(DislikeReason)),null,]), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reactedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), ...overrideResponse})


export const getListSelectionsMockHandler = (overrideResponse?: SelectionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SelectionList> | SelectionList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/selection/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSelectionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateSelectionMockHandler = (overrideResponse?: SelectionMade | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SelectionMade> | SelectionMade), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/selection/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSelectionResponseMock(),
      { status: 201
      })
  }, options)
}

export const getDraftSelectionMockHandler = (overrideResponse?: SelectionDraft | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SelectionDraft> | SelectionDraft), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/selection/draft/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDraftSelectionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOpenSelectionMockHandler = (overrideResponse?: OpenSelection | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OpenSelection> | OpenSelection), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/selection/open/:selectionToken/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenSelectionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSeeSelectionMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/selection/open/:selectionToken/seen/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getReactToHomeMockHandler = (overrideResponse?: OpenHome | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OpenHome> | OpenHome), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/selection/open/:selectionToken/reaction/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReactToHomeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSelectionMockHandler = (overrideResponse?: Selection | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Selection> | Selection), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/selection/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSelectionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokeSelectionMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/selection/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getSelectionMock = () => [
  getListSelectionsMockHandler(),
  getCreateSelectionMockHandler(),
  getDraftSelectionMockHandler(),
  getOpenSelectionMockHandler(),
  getSeeSelectionMockHandler(),
  getReactToHomeMockHandler(),
  getGetSelectionMockHandler(),
  getRevokeSelectionMockHandler()
]
