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
  InvoiceSide,
  TaxRecord
} from '../../model';
import type {
  TaxFigures,
  TaxPartners,
  TaxQuarterSums
} from '../../model';


export const getGetTaxFiguresResponseMock = (overrideResponse: Partial<Extract<TaxFigures, object>> = {}): TaxFigures => ({month: "2026-11", from: faker.date.past().toISOString().slice(0, 10), to: faker.date.past().toISOString().slice(0, 10), invoiced: faker.number.int({min: -99999999999999, max: 99999999999999}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), invoices: faker.number.int({min: 0}), collected: faker.number.int({min: -99999999999999, max: 99999999999999}), due: faker.number.int({min: -99999999999999, max: 99999999999999}), overdue: faker.number.int({min: -99999999999999, max: 99999999999999}), overdueInvoices: faker.number.int({min: 0}), quarter: "2026-Q4", vatCharged: faker.number.int({min: -99999999999999, max: 99999999999999}), vatBorne: faker.number.int({min: -99999999999999, max: 99999999999999}), ...overrideResponse})

export const getGetTaxVatResponseMock = (overrideResponse: Partial<Extract<TaxQuarterSums, object>> = {}): TaxQuarterSums => ({quarter: "2026-Q4", from: faker.date.past().toISOString().slice(0, 10), to: faker.date.past().toISOString().slice(0, 10), issued: {base: faker.number.int({min: -99999999999999, max: 99999999999999}), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), rates: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({model: faker.helpers.arrayElement([faker.helpers.arrayElement(['111','115'] as const), null]), pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), amount: faker.number.int({min: -99999999999999, max: 99999999999999})}))}, received: {base: faker.number.int({min: -99999999999999, max: 99999999999999}), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), rates: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({model: faker.helpers.arrayElement([faker.helpers.arrayElement(['111','115'] as const), null]), pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), amount: faker.number.int({min: -99999999999999, max: 99999999999999})}))}, items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({record: faker.helpers.arrayElement(Object.values(TaxRecord)), recordId: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 20}}), issuedOn: faker.date.past().toISOString().slice(0, 10), side: faker.helpers.arrayElement(Object.values(InvoiceSide)), name: faker.string.alpha({length: {min: 10, max: 20}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), model: faker.helpers.arrayElement([faker.helpers.arrayElement(['111','115'] as const), null]), pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), printed: faker.number.int({min: -99999999999999, max: 99999999999999}), amount: faker.number.int({min: -99999999999999, max: 99999999999999})})), ...overrideResponse})

export const getExportTaxVatResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetTaxWithheldResponseMock = (overrideResponse: Partial<Extract<TaxQuarterSums, object>> = {}): TaxQuarterSums => ({quarter: "2026-Q4", from: faker.date.past().toISOString().slice(0, 10), to: faker.date.past().toISOString().slice(0, 10), issued: {base: faker.number.int({min: -99999999999999, max: 99999999999999}), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), rates: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({model: faker.helpers.arrayElement([faker.helpers.arrayElement(['111','115'] as const), null]), pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), amount: faker.number.int({min: -99999999999999, max: 99999999999999})}))}, received: {base: faker.number.int({min: -99999999999999, max: 99999999999999}), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), rates: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({model: faker.helpers.arrayElement([faker.helpers.arrayElement(['111','115'] as const), null]), pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), amount: faker.number.int({min: -99999999999999, max: 99999999999999})}))}, items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({record: faker.helpers.arrayElement(Object.values(TaxRecord)), recordId: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 20}}), issuedOn: faker.date.past().toISOString().slice(0, 10), side: faker.helpers.arrayElement(Object.values(InvoiceSide)), name: faker.string.alpha({length: {min: 10, max: 20}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), model: faker.helpers.arrayElement([faker.helpers.arrayElement(['111','115'] as const), null]), pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), printed: faker.number.int({min: -99999999999999, max: 99999999999999}), amount: faker.number.int({min: -99999999999999, max: 99999999999999})})), ...overrideResponse})

export const getExportTaxWithheldResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getListTaxPartnersResponseMock = (overrideResponse: Partial<Extract<TaxPartners, object>> = {}): TaxPartners => ({year: faker.number.int({min: 2020, max: 2099}), limit: faker.number.int({min: -99999999999999, max: 99999999999999}), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({side: faker.helpers.arrayElement(Object.values(InvoiceSide)), taxId: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), total: faker.number.int({min: -99999999999999, max: 99999999999999}), invoices: faker.number.int({min: 0}), expenses: faker.number.int({min: 0})})), ...overrideResponse})

export const getExportTaxPartnersResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getGetTaxFiguresMockHandler = (overrideResponse?: TaxFigures | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaxFigures> | TaxFigures), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/tax/figures/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaxFiguresResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTaxVatMockHandler = (overrideResponse?: TaxQuarterSums | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaxQuarterSums> | TaxQuarterSums), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/tax/vat/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaxVatResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportTaxVatMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/tax/vat/csv/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportTaxVatResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getGetTaxWithheldMockHandler = (overrideResponse?: TaxQuarterSums | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaxQuarterSums> | TaxQuarterSums), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/tax/withheld/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaxWithheldResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportTaxWithheldMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/tax/withheld/csv/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportTaxWithheldResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getListTaxPartnersMockHandler = (overrideResponse?: TaxPartners | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaxPartners> | TaxPartners), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/tax/partners/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTaxPartnersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportTaxPartnersMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/tax/partners/csv/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportTaxPartnersResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}
export const getTaxMock = () => [
  getGetTaxFiguresMockHandler(),
  getGetTaxVatMockHandler(),
  getExportTaxVatMockHandler(),
  getGetTaxWithheldMockHandler(),
  getExportTaxWithheldMockHandler(),
  getListTaxPartnersMockHandler(),
  getExportTaxPartnersMockHandler()
]
