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
  AddressVisibility,
  Language,
  PrintKind,
  QrPlace
} from '../../model';
import type {
  PrintChoice,
  PrintInfo,
  PrintLink,
  QrCode,
  QrCodeList
} from '../../model';


export const getGetPrintChoiceResponseMock = (overrideResponse: Partial<Extract<PrintChoice, object>> = {}): PrintChoice => ({ref: faker.string.alpha({length: {min: 10, max: 20}}), options: {kind: faker.helpers.arrayElement(Object.values(PrintKind)), paper: faker.helpers.arrayElement(['A4','A3'] as const), orientation: faker.helpers.arrayElement(['portrait','landscape'] as const), language: faker.helpers.arrayElement(Object.values(Language)), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), text: faker.helpers.arrayElement(['home','own','none'] as const), ownText: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 10000}}), undefined]), facts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 40}}))), price: faker.helpers.arrayElement(['shown','onRequest'] as const), contact: faker.helpers.arrayElement(['agent','agency','none'] as const), address: faker.datatype.boolean(), qr: faker.datatype.boolean(), plan: faker.datatype.boolean(), photos: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid()))}, facts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 40}}))), labels: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 20}})
      }, titles: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, texts: faker.helpers.arrayElements(Object.values(Language)), addressVisibility: faker.helpers.arrayElement(Object.values(AddressVisibility)), agent: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public: faker.datatype.boolean(), ...overrideResponse})

export const getCreatePrintResponseMock = (overrideResponse: Partial<Extract<PrintLink, object>> = {}): PrintLink => ({token: faker.string.alpha({length: {min: 10, max: 300}}), filename: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getPreviewPrintResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getListQrCodesResponseMock = (overrideResponse: Partial<Extract<QrCodeList, object>> = {}): QrCodeList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.internet.url(), place: faker.helpers.arrayElement(Object.values(QrPlace)), label: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', total: faker.number.int({min: 0}), weeks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({from: faker.date.past().toISOString().slice(0, 10), scans: faker.number.int({min: 0})}))})), ...overrideResponse})

export const getCreateQrCodeResponseMock = (overrideResponse: Partial<Extract<QrCode, object>> = {}): QrCode => ({code: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.internet.url(), place: faker.helpers.arrayElement(Object.values(QrPlace)), label: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', total: faker.number.int({min: 0}), weeks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({from: faker.date.past().toISOString().slice(0, 10), scans: faker.number.int({min: 0})})), ...overrideResponse})

export const getCreateQrSheetResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getReadPrintResponseMock = (overrideResponse: Partial<Extract<PrintInfo, object>> = {}): PrintInfo => ({propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(PrintKind)), paper: faker.helpers.arrayElement(['A4','A3'] as const), language: faker.helpers.arrayElement(Object.values(Language)), filename: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDownloadPrintResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getGetPrintChoiceMockHandler = (overrideResponse?: PrintChoice | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PrintChoice> | PrintChoice), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/property/:id/print/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPrintChoiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePrintMockHandler = (overrideResponse?: PrintLink | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PrintLink> | PrintLink), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/property/:id/print/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePrintResponseMock(),
      { status: 201
      })
  }, options)
}

export const getPreviewPrintMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/property/:id/print/preview/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewPrintResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}

export const getListQrCodesMockHandler = (overrideResponse?: QrCodeList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<QrCodeList> | QrCodeList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/property/:id/qr/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListQrCodesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateQrCodeMockHandler = (overrideResponse?: QrCode | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<QrCode> | QrCode), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/property/:id/qr/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateQrCodeResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCreateQrSheetMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/print/sheet/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateQrSheetResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}

export const getReadPrintMockHandler = (overrideResponse?: PrintInfo | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PrintInfo> | PrintInfo), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/print/:printToken/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadPrintResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadPrintMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/print/:printToken/pdf/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadPrintResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}
export const getPrintMock = () => [
  getGetPrintChoiceMockHandler(),
  getCreatePrintMockHandler(),
  getPreviewPrintMockHandler(),
  getListQrCodesMockHandler(),
  getCreateQrCodeMockHandler(),
  getCreateQrSheetMockHandler(),
  getReadPrintMockHandler(),
  getDownloadPrintMockHandler()
]
