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
  PassportCertainty,
  PassportRule,
  PassportState
} from '../../model';
import type {
  Passport,
  PassportPage,
  PassportProof,
  PassportProofCheck
} from '../../model';


export const getListPassportsResponseMock = (overrideResponse: Partial<Extract<PassportPage, object>> = {}): PassportPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(Object.values(PassportState)), asks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getCheckPassportProofResponseMock = (overrideResponse: Partial<Extract<PassportProofCheck, object>> = {}): PassportProofCheck => ({valid: faker.datatype.boolean(), day: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getGetPassportResponseMock = (overrideResponse: Partial<Extract<Passport, object>> = {}): Passport => ({propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), day: faker.date.past().toISOString().slice(0, 10), version: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(PassportState)), blocks: faker.datatype.boolean(), lights: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({rule: faker.helpers.arrayElement(Object.values(PassportRule)), state: faker.helpers.arrayElement(Object.values(PassportState)), title: faker.string.alpha({length: {min: 10, max: 20}}), word: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 20}}), source: faker.string.alpha({length: {min: 10, max: 20}}), certainty: faker.helpers.arrayElement(Object.values(PassportCertainty)), certaintyText: faker.string.alpha({length: {min: 10, max: 20}}), readOn: faker.date.past().toISOString().slice(0, 10), endsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), daysLeft: faker.helpers.arrayElement([faker.number.int(), null]), ofDays: faker.helpers.arrayElement([faker.number.int(), null]), evidence: faker.helpers.arrayElement([{documentId: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), on: faker.date.past().toISOString().slice(0, 10)},null,]), waiver: faker.helpers.arrayElement([{until: faker.date.past().toISOString().slice(0, 10), reason: faker.string.alpha({length: {min: 10, max: 20}}), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), step: faker.helpers.arrayElement([faker.number.int({min: 1, max: 8}), null])})), alarms: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({on: faker.date.past().toISOString().slice(0, 10), rule: faker.helpers.arrayElement(Object.values(PassportRule)), text: faker.string.alpha({length: {min: 10, max: 20}})})), proof: faker.helpers.arrayElement([{code: faker.string.alpha({length: {min: 10, max: 20}}), day: faker.date.past().toISOString().slice(0, 10), lights: faker.number.int({min: 0}), documents: faker.number.int({min: 0}), documentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), url: faker.string.alpha({length: {min: 10, max: 20}})},null,]), ...overrideResponse})

export const getCreatePassportWaiverResponseMock = (overrideResponse: Partial<Extract<Passport, object>> = {}): Passport => ({propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), day: faker.date.past().toISOString().slice(0, 10), version: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(PassportState)), blocks: faker.datatype.boolean(), lights: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({rule: faker.helpers.arrayElement(Object.values(PassportRule)), state: faker.helpers.arrayElement(Object.values(PassportState)), title: faker.string.alpha({length: {min: 10, max: 20}}), word: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 20}}), source: faker.string.alpha({length: {min: 10, max: 20}}), certainty: faker.helpers.arrayElement(Object.values(PassportCertainty)), certaintyText: faker.string.alpha({length: {min: 10, max: 20}}), readOn: faker.date.past().toISOString().slice(0, 10), endsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), daysLeft: faker.helpers.arrayElement([faker.number.int(), null]), ofDays: faker.helpers.arrayElement([faker.number.int(), null]), evidence: faker.helpers.arrayElement([{documentId: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), on: faker.date.past().toISOString().slice(0, 10)},null,]), waiver: faker.helpers.arrayElement([{until: faker.date.past().toISOString().slice(0, 10), reason: faker.string.alpha({length: {min: 10, max: 20}}), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), step: faker.helpers.arrayElement([faker.number.int({min: 1, max: 8}), null])})), alarms: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({on: faker.date.past().toISOString().slice(0, 10), rule: faker.helpers.arrayElement(Object.values(PassportRule)), text: faker.string.alpha({length: {min: 10, max: 20}})})), proof: faker.helpers.arrayElement([{code: faker.string.alpha({length: {min: 10, max: 20}}), day: faker.date.past().toISOString().slice(0, 10), lights: faker.number.int({min: 0}), documents: faker.number.int({min: 0}), documentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), url: faker.string.alpha({length: {min: 10, max: 20}})},null,]), ...overrideResponse})

export const getCreatePassportProofResponseMock = (overrideResponse: Partial<Extract<PassportProof, object>> = {}): PassportProof => ({code: faker.string.alpha({length: {min: 10, max: 20}}), day: faker.date.past().toISOString().slice(0, 10), lights: faker.number.int({min: 0}), documents: faker.number.int({min: 0}), documentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), url: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})


export const getListPassportsMockHandler = (overrideResponse?: PassportPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PassportPage> | PassportPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/passport/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPassportsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckPassportProofMockHandler = (overrideResponse?: PassportProofCheck | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PassportProofCheck> | PassportProofCheck), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/passport/proof/check/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckPassportProofResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPassportMockHandler = (overrideResponse?: Passport | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Passport> | Passport), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/passport/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPassportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePassportWaiverMockHandler = (overrideResponse?: Passport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Passport> | Passport), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/passport/:id/waive/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePassportWaiverResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePassportProofMockHandler = (overrideResponse?: PassportProof | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PassportProof> | PassportProof), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/passport/:id/proof/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePassportProofResponseMock(),
      { status: 201
      })
  }, options)
}
export const getPassportMock = () => [
  getListPassportsMockHandler(),
  getCheckPassportProofMockHandler(),
  getGetPassportMockHandler(),
  getCreatePassportWaiverMockHandler(),
  getCreatePassportProofMockHandler()
]
