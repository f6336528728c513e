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
  InvoiceKind,
  InvoiceSide,
  InvoiceState
} from '../../model';
import type {
  Invoice,
  InvoicePage
} from '../../model';


export const getListInvoicesResponseMock = (overrideResponse: Partial<Extract<InvoicePage, object>> = {}): InvoicePage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), state: faker.helpers.arrayElement(Object.values(InvoiceState)), side: faker.helpers.arrayElement(Object.values(InvoiceSide)), issuedOn: faker.date.past().toISOString().slice(0, 10), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuerName: faker.string.alpha({length: {min: 10, max: 20}}), receiverName: faker.string.alpha({length: {min: 10, max: 20}}), base: faker.number.int({min: -99999999999, max: 99999999999}), vatTotal: faker.number.int({min: -99999999999, max: 99999999999}), withheld: faker.number.int({min: -99999999999, max: 99999999999}), total: faker.number.int({min: -99999999999, max: 99999999999}), payable: faker.number.int({min: -99999999999, max: 99999999999}), paid: faker.number.int({min: -99999999999, max: 99999999999})})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), total: faker.number.int({min: 0}), ...overrideResponse})

export const getExportInvoicesResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetInvoiceResponseMock = (overrideResponse: Partial<Extract<Invoice, object>> = {}): Invoice => ({id: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), state: faker.helpers.arrayElement(Object.values(InvoiceState)), side: faker.helpers.arrayElement(Object.values(InvoiceSide)), issuedOn: faker.date.past().toISOString().slice(0, 10), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuerName: faker.string.alpha({length: {min: 10, max: 20}}), receiverName: faker.string.alpha({length: {min: 10, max: 20}}), total: faker.number.int({min: -99999999999, max: 99999999999}), payable: faker.number.int({min: -99999999999, max: 99999999999}), paid: faker.number.int({min: -99999999999, max: 99999999999}), operationOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuer: {name: faker.string.alpha({length: {min: 10, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 400}})}, receiver: {name: faker.string.alpha({length: {min: 10, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 400}})}, lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({text: faker.string.alpha({length: {min: 10, max: 300}}), quantity: faker.number.float({min: 0, fractionDigits: 2}), price: faker.number.int({min: -99999999999, max: 99999999999}), amount: faker.number.int({min: -99999999999, max: 99999999999}), vatPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), vat: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999, max: 99999999999}), vat: faker.number.int({min: -99999999999, max: 99999999999})})), base: faker.number.int({min: -99999999999, max: 99999999999}), vatTotal: faker.number.int({min: -99999999999, max: 99999999999}), withheldPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), withheld: faker.number.int({min: -99999999999, max: 99999999999}), rectifies: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rectifiedBy: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), cause: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), transfer: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 160}}), iban: faker.string.alpha({length: {min: 10, max: 34}}), reference: faker.string.alpha({length: {min: 10, max: 25}}), qr: faker.string.alpha({length: {min: 10, max: 400}})},null,]), qrUrl: faker.internet.url(), digest: faker.string.alpha({length: {min: 10, max: 64}}), ...overrideResponse})

export const getDownloadInvoiceResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getListInvoicesMockHandler = (overrideResponse?: InvoicePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvoicePage> | InvoicePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/invoice/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInvoicesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportInvoicesMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/invoice/csv/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportInvoicesResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getGetInvoiceMockHandler = (overrideResponse?: Invoice | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Invoice> | Invoice), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/invoice/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvoiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadInvoiceMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/invoice/:id/pdf/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadInvoiceResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}
export const getInvoiceMock = () => [
  getListInvoicesMockHandler(),
  getExportInvoicesMockHandler(),
  getGetInvoiceMockHandler(),
  getDownloadInvoiceMockHandler()
]
