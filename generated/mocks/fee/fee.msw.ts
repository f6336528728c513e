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
  FeePayer,
  FeeState,
  FeeWho,
  Language,
  Operation
} from '../../model';
import type {
  Fee,
  FeePage,
  FeePending,
  InvoiceDraftList
} from '../../model';


export const getListFeesResponseMock = (overrideResponse: Partial<Extract<FeePage, object>> = {}): FeePage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), deal: {offerId: faker.string.uuid(), propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), operation: faker.helpers.arrayElement(Object.values(Operation)), closedOn: faker.date.past().toISOString().slice(0, 10), price: faker.helpers.arrayElement([faker.number.int(), null]), isDwellingLet: faker.datatype.boolean()}, data: faker.helpers.arrayElement([{version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), payer: faker.helpers.arrayElement(Object.values(FeePayer)), ownerPct: faker.number.float({min: 1, max: 99, fractionDigits: 2}), basis: faker.helpers.arrayElement(['percent','fixed'] as const), pct: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), undefined]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), of: faker.helpers.arrayElement(['gross','afterPartners'] as const), parts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({who: faker.helpers.arrayElement(['agent','partnerAgency','referrer'] as const), agentId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), basis: faker.helpers.arrayElement(['percent','fixed'] as const), pct: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), undefined]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined])}))},null,]), amount: faker.helpers.arrayElement([faker.number.int(), null]), shares: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({who: faker.helpers.arrayElement(Object.values(FeeWho)), agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), name: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: 0, max: 99999999999})})), toInvoice: faker.helpers.arrayElement([faker.number.int(), null]), state: faker.helpers.arrayElement(Object.values(FeeState)), version: faker.number.int({min: 1})})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getCreateFeeResponseMock = (overrideResponse: Partial<Extract<Fee, object>> = {}): Fee => ({id: faker.string.uuid(), deal: {offerId: faker.string.uuid(), propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), operation: faker.helpers.arrayElement(Object.values(Operation)), closedOn: faker.date.past().toISOString().slice(0, 10), price: faker.helpers.arrayElement([faker.number.int(), null]), isDwellingLet: faker.datatype.boolean()}, data: faker.helpers.arrayElement([{version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), payer: faker.helpers.arrayElement(Object.values(FeePayer)), ownerPct: faker.number.float({min: 1, max: 99, fractionDigits: 2}), basis: faker.helpers.arrayElement(['percent','fixed'] as const), pct: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), undefined]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), of: faker.helpers.arrayElement(['gross','afterPartners'] as const), parts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({who: faker.helpers.arrayElement(['agent','partnerAgency','referrer'] as const), agentId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), basis: faker.helpers.arrayElement(['percent','fixed'] as const), pct: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), undefined]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined])}))},null,]), amount: faker.helpers.arrayElement([faker.number.int(), null]), shares: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({who: faker.helpers.arrayElement(Object.values(FeeWho)), agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), name: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: 0, max: 99999999999})})), toInvoice: faker.helpers.arrayElement([faker.number.int(), null]), state: faker.helpers.arrayElement(Object.values(FeeState)), version: faker.number.int({min: 1}), ...overrideResponse})

export const getGetPendingFeesResponseMock = (overrideResponse: Partial<Extract<FeePending, object>> = {}): FeePending => ({deals: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({offerId: faker.string.uuid(), propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), operation: faker.helpers.arrayElement(Object.values(Operation)), closedOn: faker.date.past().toISOString().slice(0, 10), price: faker.helpers.arrayElement([faker.number.int(), null]), isDwellingLet: faker.datatype.boolean()})), fees: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), deal: {offerId: faker.string.uuid(), propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), operation: faker.helpers.arrayElement(Object.values(Operation)), closedOn: faker.date.past().toISOString().slice(0, 10), price: faker.helpers.arrayElement([faker.number.int(), null]), isDwellingLet: faker.datatype.boolean()}, data: faker.helpers.arrayElement([{version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), payer: faker.helpers.arrayElement(Object.values(FeePayer)), ownerPct: faker.number.float({min: 1, max: 99, fractionDigits: 2}), basis: faker.helpers.arrayElement(['percent','fixed'] as const), pct: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), undefined]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), of: faker.helpers.arrayElement(['gross','afterPartners'] as const), parts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({who: faker.helpers.arrayElement(['agent','partnerAgency','referrer'] as const), agentId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), basis: faker.helpers.arrayElement(['percent','fixed'] as const), pct: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), undefined]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined])}))},null,]), amount: faker.helpers.arrayElement([faker.number.int(), null]), shares: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({who: faker.helpers.arrayElement(Object.values(FeeWho)), agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), name: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: 0, max: 99999999999})})), toInvoice: faker.helpers.arrayElement([faker.number.int(), null]), state: faker.helpers.arrayElement(Object.values(FeeState)), version: faker.number.int({min: 1})})), toInvoice: faker.number.int({min: -99999999999999, max: 99999999999999}), ...overrideResponse})

export const getGetFeeResponseMock = (overrideResponse: Partial<Extract<Fee, object>> = {}): Fee => ({id: faker.string.uuid(), deal: {offerId: faker.string.uuid(), propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), operation: faker.helpers.arrayElement(Object.values(Operation)), closedOn: faker.date.past().toISOString().slice(0, 10), price: faker.helpers.arrayElement([faker.number.int(), null]), isDwellingLet: faker.datatype.boolean()}, data: faker.helpers.arrayElement([{version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), payer: faker.helpers.arrayElement(Object.values(FeePayer)), ownerPct: faker.number.float({min: 1, max: 99, fractionDigits: 2}), basis: faker.helpers.arrayElement(['percent','fixed'] as const), pct: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), undefined]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), of: faker.helpers.arrayElement(['gross','afterPartners'] as const), parts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({who: faker.helpers.arrayElement(['agent','partnerAgency','referrer'] as const), agentId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), basis: faker.helpers.arrayElement(['percent','fixed'] as const), pct: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), undefined]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined])}))},null,]), amount: faker.helpers.arrayElement([faker.number.int(), null]), shares: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({who: faker.helpers.arrayElement(Object.values(FeeWho)), agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), name: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: 0, max: 99999999999})})), toInvoice: faker.helpers.arrayElement([faker.number.int(), null]), state: faker.helpers.arrayElement(Object.values(FeeState)), version: faker.number.int({min: 1}), ...overrideResponse})

export const getSaveFeeResponseMock = (overrideResponse: Partial<Extract<Fee, object>> = {}): Fee => ({id: faker.string.uuid(), deal: {offerId: faker.string.uuid(), propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), operation: faker.helpers.arrayElement(Object.values(Operation)), closedOn: faker.date.past().toISOString().slice(0, 10), price: faker.helpers.arrayElement([faker.number.int(), null]), isDwellingLet: faker.datatype.boolean()}, data: faker.helpers.arrayElement([{version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), payer: faker.helpers.arrayElement(Object.values(FeePayer)), ownerPct: faker.number.float({min: 1, max: 99, fractionDigits: 2}), basis: faker.helpers.arrayElement(['percent','fixed'] as const), pct: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), undefined]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), of: faker.helpers.arrayElement(['gross','afterPartners'] as const), parts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({who: faker.helpers.arrayElement(['agent','partnerAgency','referrer'] as const), agentId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), basis: faker.helpers.arrayElement(['percent','fixed'] as const), pct: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), undefined]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined])}))},null,]), amount: faker.helpers.arrayElement([faker.number.int(), null]), shares: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({who: faker.helpers.arrayElement(Object.values(FeeWho)), agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), name: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: 0, max: 99999999999})})), toInvoice: faker.helpers.arrayElement([faker.number.int(), null]), state: faker.helpers.arrayElement(Object.values(FeeState)), version: faker.number.int({min: 1}), ...overrideResponse})

export const getDraftFeeResponseMock = (overrideResponse: Partial<Extract<InvoiceDraftList, object>> = {}): InvoiceDraftList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), data: {version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), buyer: {name: faker.string.alpha({length: {min: 1, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), country: "ES", address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), undefined]), email: faker.helpers.arrayElement([faker.internet.email(), undefined]), isBusiness: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, kind: faker.helpers.arrayElement(['F1','F2'] as const), series: "PV", language: faker.helpers.arrayElement(Object.values(Language)), operationOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), withheldPct: faker.helpers.arrayElement([0,7,15] as const), lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({text: faker.string.alpha({length: {min: 1, max: 300}}), quantity: faker.number.float({min: 0.01, max: 100000, multipleOf: 0.01}), price: faker.number.int({min: 0, max: 99999999999}), vatPct: faker.helpers.arrayElement([21,10,4,0] as const), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])}))}, about: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999})})), vatTotal: faker.number.int({min: -99999999999999, max: 99999999999999}), withheld: faker.number.int({min: -99999999999999, max: 99999999999999}), total: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), version: faker.number.int({min: 1}), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), ...overrideResponse})


export const getListFeesMockHandler = (overrideResponse?: FeePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeePage> | FeePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/fee/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFeesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateFeeMockHandler = (overrideResponse?: Fee | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Fee> | Fee), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/fee/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFeeResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetPendingFeesMockHandler = (overrideResponse?: FeePending | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeePending> | FeePending), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/fee/pending/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPendingFeesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFeeMockHandler = (overrideResponse?: Fee | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Fee> | Fee), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/fee/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFeeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveFeeMockHandler = (overrideResponse?: Fee | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Fee> | Fee), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/fee/:id/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveFeeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteFeeMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/fee/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getDraftFeeMockHandler = (overrideResponse?: InvoiceDraftList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvoiceDraftList> | InvoiceDraftList), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/fee/:id/draft/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDraftFeeResponseMock(),
      { status: 201
      })
  }, options)
}
export const getFeeMock = () => [
  getListFeesMockHandler(),
  getCreateFeeMockHandler(),
  getGetPendingFeesMockHandler(),
  getGetFeeMockHandler(),
  getSaveFeeMockHandler(),
  getDeleteFeeMockHandler(),
  getDraftFeeMockHandler()
]
