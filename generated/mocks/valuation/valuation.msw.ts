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
  Condition,
  Island,
  PropertySubtype,
  PropertyType,
  ValuationFamily,
  ValuationNote,
  ValuationOperation,
  ValuationReason,
  ValuationTrait
} from '../../model';
import type {
  Valuation,
  ValuationList,
  ValuationQuality
} from '../../model';


export const getListValuationsResponseMock = (overrideResponse: Partial<Extract<ValuationList, object>> = {}): ValuationList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), propertyId: faker.helpers.arrayElement([faker.string.uuid(),null,]), madeBy: faker.helpers.arrayElement([faker.string.uuid(),null,]), operation: faker.helpers.arrayElement(Object.values(ValuationOperation)), asOf: faker.date.past().toISOString().slice(0, 19) + 'Z', subject: {type: faker.helpers.arrayElement(Object.values(PropertyType)), subtype: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertySubtype)),null,]), m2: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), bathrooms: faker.helpers.arrayElement([faker.number.int(), null]), condition: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Condition)),null,]), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,])}, value: faker.helpers.arrayElement([faker.number.int(), null]), low: faker.helpers.arrayElement([faker.number.int(), null]), high: faker.helpers.arrayElement([faker.number.int(), null]), cover: faker.number.int(), perM2: faker.helpers.arrayElement([faker.number.int(), null]), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ValuationReason)),null,]), position: faker.helpers.arrayElement([{price: faker.number.int({min: 0, max: 99999999999}), percentile: faker.number.int({min: 0, max: 100}), deltaPct: faker.helpers.arrayElement([faker.number.int(), null])},null,]), near: faker.number.int(), comparables: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({listingId: faker.string.uuid(), own: faker.datatype.boolean(), gone: faker.datatype.boolean(), subtype: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertySubtype)),null,]), place: faker.string.alpha({length: {min: 10, max: 20}}), m2: faker.number.float({fractionDigits: 2}), price: faker.number.int({min: 0, max: 99999999999}), adjusted: faker.number.int({min: 0, max: 99999999999}), weight: faker.number.int({min: 0, max: 100}), metres: faker.number.int(), days: faker.number.int({min: 0}), why: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({trait: faker.helpers.arrayElement(Object.values(ValuationTrait)), by: faker.number.int()}))})), model: faker.helpers.arrayElement([{island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), family: faker.helpers.arrayElement(Object.values(ValuationFamily)), n: faker.number.int(), tested: faker.number.int(), medianErrorPct: faker.number.float({fractionDigits: 2}), within20Pct: faker.number.float({fractionDigits: 2}), coverPct: faker.number.float({fractionDigits: 2}), madeAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int()},null,]), notes: faker.helpers.arrayElements(Object.values(ValuationNote))})), ...overrideResponse})

export const getCreateValuationResponseMock = (overrideResponse: Partial<Extract<Valuation, object>> = {}): Valuation => ({id: faker.string.uuid(), propertyId: faker.helpers.arrayElement([faker.string.uuid(),null,]), madeBy: faker.helpers.arrayElement([faker.string.uuid(),null,]), operation: faker.helpers.arrayElement(Object.values(ValuationOperation)), asOf: faker.date.past().toISOString().slice(0, 19) + 'Z', subject: {type: faker.helpers.arrayElement(Object.values(PropertyType)), subtype: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertySubtype)),null,]), m2: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), bathrooms: faker.helpers.arrayElement([faker.number.int(), null]), condition: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Condition)),null,]), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,])}, value: faker.helpers.arrayElement([faker.number.int(), null]), low: faker.helpers.arrayElement([faker.number.int(), null]), high: faker.helpers.arrayElement([faker.number.int(), null]), cover: faker.number.int(), perM2: faker.helpers.arrayElement([faker.number.int(), null]), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ValuationReason)),null,]), position: faker.helpers.arrayElement([{price: faker.number.int({min: 0, max: 99999999999}), percentile: faker.number.int({min: 0, max: 100}), deltaPct: faker.helpers.arrayElement([faker.number.int(), null])},null,]), near: faker.number.int(), comparables: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({listingId: faker.string.uuid(), own: faker.datatype.boolean(), gone: faker.datatype.boolean(), subtype: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertySubtype)),null,]), place: faker.string.alpha({length: {min: 10, max: 20}}), m2: faker.number.float({fractionDigits: 2}), price: faker.number.int({min: 0, max: 99999999999}), adjusted: faker.number.int({min: 0, max: 99999999999}), weight: faker.number.int({min: 0, max: 100}), metres: faker.number.int(), days: faker.number.int({min: 0}), why: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({trait: faker.helpers.arrayElement(Object.values(ValuationTrait)), by: faker.number.int()}))})), model: faker.helpers.arrayElement([{island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), family: faker.helpers.arrayElement(Object.values(ValuationFamily)), n: faker.number.int(), tested: faker.number.int(), medianErrorPct: faker.number.float({fractionDigits: 2}), within20Pct: faker.number.float({fractionDigits: 2}), coverPct: faker.number.float({fractionDigits: 2}), madeAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int()},null,]), notes: faker.helpers.arrayElements(Object.values(ValuationNote)), ...overrideResponse})

export const getGetValuationQualityResponseMock = (overrideResponse: Partial<Extract<ValuationQuality, object>> = {}): ValuationQuality => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({month: "2026-11", operation: faker.helpers.arrayElement(Object.values(ValuationOperation)), model: {island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), family: faker.helpers.arrayElement(Object.values(ValuationFamily)), n: faker.number.int(), tested: faker.number.int(), medianErrorPct: faker.number.float({fractionDigits: 2}), within20Pct: faker.number.float({fractionDigits: 2}), coverPct: faker.number.float({fractionDigits: 2}), madeAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int()}, proof: faker.helpers.arrayElement([{at: faker.date.past().toISOString().slice(0, 19) + 'Z', tested: faker.number.int(), medianErrorPct: faker.number.float({fractionDigits: 2}), within20Pct: faker.number.float({fractionDigits: 2}), coverPct: faker.number.float({fractionDigits: 2})},null,])})), ...overrideResponse})

export const getGetValuationResponseMock = (overrideResponse: Partial<Extract<Valuation, object>> = {}): Valuation => ({id: faker.string.uuid(), propertyId: faker.helpers.arrayElement([faker.string.uuid(),null,]), madeBy: faker.helpers.arrayElement([faker.string.uuid(),null,]), operation: faker.helpers.arrayElement(Object.values(ValuationOperation)), asOf: faker.date.past().toISOString().slice(0, 19) + 'Z', subject: {type: faker.helpers.arrayElement(Object.values(PropertyType)), subtype: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertySubtype)),null,]), m2: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), bathrooms: faker.helpers.arrayElement([faker.number.int(), null]), condition: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Condition)),null,]), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,])}, value: faker.helpers.arrayElement([faker.number.int(), null]), low: faker.helpers.arrayElement([faker.number.int(), null]), high: faker.helpers.arrayElement([faker.number.int(), null]), cover: faker.number.int(), perM2: faker.helpers.arrayElement([faker.number.int(), null]), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ValuationReason)),null,]), position: faker.helpers.arrayElement([{price: faker.number.int({min: 0, max: 99999999999}), percentile: faker.number.int({min: 0, max: 100}), deltaPct: faker.helpers.arrayElement([faker.number.int(), null])},null,]), near: faker.number.int(), comparables: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({listingId: faker.string.uuid(), own: faker.datatype.boolean(), gone: faker.datatype.boolean(), subtype: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertySubtype)),null,]), place: faker.string.alpha({length: {min: 10, max: 20}}), m2: faker.number.float({fractionDigits: 2}), price: faker.number.int({min: 0, max: 99999999999}), adjusted: faker.number.int({min: 0, max: 99999999999}), weight: faker.number.int({min: 0, max: 100}), metres: faker.number.int(), days: faker.number.int({min: 0}), why: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({trait: faker.helpers.arrayElement(Object.values(ValuationTrait)), by: faker.number.int()}))})), model: faker.helpers.arrayElement([{island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), family: faker.helpers.arrayElement(Object.values(ValuationFamily)), n: faker.number.int(), tested: faker.number.int(), medianErrorPct: faker.number.float({fractionDigits: 2}), within20Pct: faker.number.float({fractionDigits: 2}), coverPct: faker.number.float({fractionDigits: 2}), madeAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int()},null,]), notes: faker.helpers.arrayElements(Object.values(ValuationNote)), ...overrideResponse})

export const getDownloadValuationResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getListValuationsMockHandler = (overrideResponse?: ValuationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValuationList> | ValuationList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/valuation/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListValuationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateValuationMockHandler = (overrideResponse?: Valuation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Valuation> | Valuation), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/valuation/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateValuationResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetValuationQualityMockHandler = (overrideResponse?: ValuationQuality | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValuationQuality> | ValuationQuality), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/valuation/quality/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetValuationQualityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetValuationMockHandler = (overrideResponse?: Valuation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Valuation> | Valuation), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/valuation/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetValuationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadValuationMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/valuation/:id/pdf/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadValuationResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}
export const getValuationMock = () => [
  getListValuationsMockHandler(),
  getCreateValuationMockHandler(),
  getGetValuationQualityMockHandler(),
  getGetValuationMockHandler(),
  getDownloadValuationMockHandler()
]
