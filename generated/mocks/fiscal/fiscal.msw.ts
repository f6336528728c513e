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
  FiscalCertificateKind,
  FiscalMode,
  FiscalRecordState
} from '../../model';
import type {
  Fiscal,
  FiscalRecordPage
} from '../../model';


export const getGetFiscalResponseMock = (overrideResponse: Partial<Extract<Fiscal, object>> = {}): Fiscal => ({mode: faker.helpers.arrayElement(Object.values(FiscalMode)), modeSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), closed: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({mode: faker.helpers.arrayElement(Object.values(FiscalMode)), why: faker.string.alpha({length: {min: 10, max: 300}})})), legalDay: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), records: faker.number.int({min: 0}), waiting: faker.number.int({min: 0}), accepted: faker.number.int({min: 0}), acceptedWithErrors: faker.number.int({min: 0}), rejected: faker.number.int({min: 0}), lastSentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), trouble: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), check: faker.helpers.arrayElement([{at: faker.date.past().toISOString().slice(0, 19) + 'Z', faults: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 300}})))},null,]), certificate: faker.helpers.arrayElement([{subject: faker.string.alpha({length: {min: 10, max: 300}}), kind: faker.helpers.arrayElement(Object.values(FiscalCertificateKind)), until: faker.date.past().toISOString().slice(0, 19) + 'Z', taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), foreign: faker.datatype.boolean()},null,]), declaration: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 120}}), taxId: faker.string.alpha({length: {min: 9, max: 9}}), address: faker.string.alpha({length: {min: 10, max: 300}}), system: faker.string.alpha({length: {min: 10, max: 30}}), systemId: faker.string.alpha({length: {min: 2, max: 2}}), version: faker.string.alpha({length: {min: 10, max: 50}}), place: faker.string.alpha({length: {min: 10, max: 100}}), signedOn: faker.date.past().toISOString().slice(0, 10)},null,]), rules: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement(['companies','others','postponed','businessLarge','businessOthers'] as const), from: faker.date.past().toISOString().slice(0, 10), certainty: faker.helpers.arrayElement(['inForce','announced'] as const), source: faker.string.alpha({length: {min: 10, max: 300}}), knownOn: faker.date.past().toISOString().slice(0, 10)})), ...overrideResponse})

export const getSetFiscalModeResponseMock = (overrideResponse: Partial<Extract<Fiscal, object>> = {}): Fiscal => ({mode: faker.helpers.arrayElement(Object.values(FiscalMode)), modeSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), closed: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({mode: faker.helpers.arrayElement(Object.values(FiscalMode)), why: faker.string.alpha({length: {min: 10, max: 300}})})), legalDay: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), records: faker.number.int({min: 0}), waiting: faker.number.int({min: 0}), accepted: faker.number.int({min: 0}), acceptedWithErrors: faker.number.int({min: 0}), rejected: faker.number.int({min: 0}), lastSentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), trouble: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), check: faker.helpers.arrayElement([{at: faker.date.past().toISOString().slice(0, 19) + 'Z', faults: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 300}})))},null,]), certificate: faker.helpers.arrayElement([{subject: faker.string.alpha({length: {min: 10, max: 300}}), kind: faker.helpers.arrayElement(Object.values(FiscalCertificateKind)), until: faker.date.past().toISOString().slice(0, 19) + 'Z', taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), foreign: faker.datatype.boolean()},null,]), declaration: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 120}}), taxId: faker.string.alpha({length: {min: 9, max: 9}}), address: faker.string.alpha({length: {min: 10, max: 300}}), system: faker.string.alpha({length: {min: 10, max: 30}}), systemId: faker.string.alpha({length: {min: 2, max: 2}}), version: faker.string.alpha({length: {min: 10, max: 50}}), place: faker.string.alpha({length: {min: 10, max: 100}}), signedOn: faker.date.past().toISOString().slice(0, 10)},null,]), rules: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement(['companies','others','postponed','businessLarge','businessOthers'] as const), from: faker.date.past().toISOString().slice(0, 10), certainty: faker.helpers.arrayElement(['inForce','announced'] as const), source: faker.string.alpha({length: {min: 10, max: 300}}), knownOn: faker.date.past().toISOString().slice(0, 10)})), ...overrideResponse})

export const getSetFiscalCertificateResponseMock = (overrideResponse: Partial<Extract<Fiscal, object>> = {}): Fiscal => ({mode: faker.helpers.arrayElement(Object.values(FiscalMode)), modeSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), closed: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({mode: faker.helpers.arrayElement(Object.values(FiscalMode)), why: faker.string.alpha({length: {min: 10, max: 300}})})), legalDay: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), records: faker.number.int({min: 0}), waiting: faker.number.int({min: 0}), accepted: faker.number.int({min: 0}), acceptedWithErrors: faker.number.int({min: 0}), rejected: faker.number.int({min: 0}), lastSentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), trouble: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), check: faker.helpers.arrayElement([{at: faker.date.past().toISOString().slice(0, 19) + 'Z', faults: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 300}})))},null,]), certificate: faker.helpers.arrayElement([{subject: faker.string.alpha({length: {min: 10, max: 300}}), kind: faker.helpers.arrayElement(Object.values(FiscalCertificateKind)), until: faker.date.past().toISOString().slice(0, 19) + 'Z', taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), foreign: faker.datatype.boolean()},null,]), declaration: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 120}}), taxId: faker.string.alpha({length: {min: 9, max: 9}}), address: faker.string.alpha({length: {min: 10, max: 300}}), system: faker.string.alpha({length: {min: 10, max: 30}}), systemId: faker.string.alpha({length: {min: 2, max: 2}}), version: faker.string.alpha({length: {min: 10, max: 50}}), place: faker.string.alpha({length: {min: 10, max: 100}}), signedOn: faker.date.past().toISOString().slice(0, 10)},null,]), rules: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement(['companies','others','postponed','businessLarge','businessOthers'] as const), from: faker.date.past().toISOString().slice(0, 10), certainty: faker.helpers.arrayElement(['inForce','announced'] as const), source: faker.string.alpha({length: {min: 10, max: 300}}), knownOn: faker.date.past().toISOString().slice(0, 10)})), ...overrideResponse})

export const getRemoveFiscalCertificateResponseMock = (overrideResponse: Partial<Extract<Fiscal, object>> = {}): Fiscal => ({mode: faker.helpers.arrayElement(Object.values(FiscalMode)), modeSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), closed: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({mode: faker.helpers.arrayElement(Object.values(FiscalMode)), why: faker.string.alpha({length: {min: 10, max: 300}})})), legalDay: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), records: faker.number.int({min: 0}), waiting: faker.number.int({min: 0}), accepted: faker.number.int({min: 0}), acceptedWithErrors: faker.number.int({min: 0}), rejected: faker.number.int({min: 0}), lastSentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), trouble: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), check: faker.helpers.arrayElement([{at: faker.date.past().toISOString().slice(0, 19) + 'Z', faults: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 300}})))},null,]), certificate: faker.helpers.arrayElement([{subject: faker.string.alpha({length: {min: 10, max: 300}}), kind: faker.helpers.arrayElement(Object.values(FiscalCertificateKind)), until: faker.date.past().toISOString().slice(0, 19) + 'Z', taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), foreign: faker.datatype.boolean()},null,]), declaration: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 120}}), taxId: faker.string.alpha({length: {min: 9, max: 9}}), address: faker.string.alpha({length: {min: 10, max: 300}}), system: faker.string.alpha({length: {min: 10, max: 30}}), systemId: faker.string.alpha({length: {min: 2, max: 2}}), version: faker.string.alpha({length: {min: 10, max: 50}}), place: faker.string.alpha({length: {min: 10, max: 100}}), signedOn: faker.date.past().toISOString().slice(0, 10)},null,]), rules: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement(['companies','others','postponed','businessLarge','businessOthers'] as const), from: faker.date.past().toISOString().slice(0, 10), certainty: faker.helpers.arrayElement(['inForce','announced'] as const), source: faker.string.alpha({length: {min: 10, max: 300}}), knownOn: faker.date.past().toISOString().slice(0, 10)})), ...overrideResponse})

export const getListFiscalRecordsResponseMock = (overrideResponse: Partial<Extract<FiscalRecordPage, object>> = {}): FiscalRecordPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), seq: faker.number.int({min: 1}), invoiceId: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), kind: faker.helpers.arrayElement(['issue','annulment'] as const), mends: faker.datatype.boolean(), isLast: faker.datatype.boolean(), mode: faker.helpers.arrayElement(Object.values(FiscalMode)), state: faker.helpers.arrayElement(Object.values(FiscalRecordState)), recordedAt: faker.string.alpha({length: {min: 10, max: 30}}), sentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), csv: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), null]), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 10}}), null]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1500}}), null])})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), total: faker.number.int({min: 0}), ...overrideResponse})


export const getGetFiscalMockHandler = (overrideResponse?: Fiscal | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Fiscal> | Fiscal), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/fiscal/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFiscalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetFiscalModeMockHandler = (overrideResponse?: Fiscal | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Fiscal> | Fiscal), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/fiscal/mode/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetFiscalModeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetFiscalCertificateMockHandler = (overrideResponse?: Fiscal | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Fiscal> | Fiscal), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/fiscal/certificate/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetFiscalCertificateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveFiscalCertificateMockHandler = (overrideResponse?: Fiscal | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Fiscal> | Fiscal), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/fiscal/certificate/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveFiscalCertificateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListFiscalRecordsMockHandler = (overrideResponse?: FiscalRecordPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FiscalRecordPage> | FiscalRecordPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/fiscal/record/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFiscalRecordsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getFiscalMock = () => [
  getGetFiscalMockHandler(),
  getSetFiscalModeMockHandler(),
  getSetFiscalCertificateMockHandler(),
  getRemoveFiscalCertificateMockHandler(),
  getListFiscalRecordsMockHandler()
]
