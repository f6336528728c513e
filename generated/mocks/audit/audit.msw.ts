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
  AuditOutcome
} from '../../model';
import type {
  AuditCheck,
  AuditPage
} from '../../model';


export const getListAuditLinesResponseMock = (overrideResponse: Partial<Extract<AuditPage, object>> = {}): AuditPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), number: faker.number.int({min: 1}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', actorId: faker.helpers.arrayElement([faker.string.uuid(), null]), actorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), keyId: faker.helpers.arrayElement([faker.string.uuid(), null]), keyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operation: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.string.alpha({length: {min: 10, max: 20}}), subjectId: faker.helpers.arrayElement([faker.string.uuid(), null]), subjectName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), outcome: faker.helpers.arrayElement(Object.values(AuditOutcome)), changes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), values: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))})), hash: faker.string.alpha({length: {min: 10, max: 20}})})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getCheckAuditResponseMock = (overrideResponse: Partial<Extract<AuditCheck, object>> = {}): AuditCheck => ({whole: faker.datatype.boolean(), first: faker.number.int({min: 0}), last: faker.number.int({min: 0}), brokenAt: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), fault: faker.helpers.arrayElement([faker.helpers.arrayElement(['missing','changed','moved'] as const), null]), ...overrideResponse})

export const getExportAuditLinesResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getListAuditLinesMockHandler = (overrideResponse?: AuditPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AuditPage> | AuditPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/audit/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAuditLinesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckAuditMockHandler = (overrideResponse?: AuditCheck | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AuditCheck> | AuditCheck), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/audit/check/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckAuditResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportAuditLinesMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/audit/export/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportAuditLinesResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}
export const getAuditMock = () => [
  getListAuditLinesMockHandler(),
  getCheckAuditMockHandler(),
  getExportAuditLinesMockHandler()
]
