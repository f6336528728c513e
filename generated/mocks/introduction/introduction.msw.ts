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
  IntroductionEvidence,
  IntroductionRole
} from '../../model';
import type {
  Introduction,
  IntroductionAllowance,
  IntroductionAnswer,
  IntroductionCheckPage,
  IntroductionPage
} from '../../model';


export const getListIntroductionsResponseMock = (overrideResponse: Partial<Extract<IntroductionPage, object>> = {}): IntroductionPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), role: faker.helpers.arrayElement(Object.values(IntroductionRole)), home: {id: faker.string.uuid(), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}})}, client: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), day: faker.date.past().toISOString().slice(0, 10), evidence: faker.helpers.arrayElement(Object.values(IntroductionEvidence)), strength: faker.number.int({min: 1, max: 4}), first: faker.helpers.arrayElement([faker.datatype.boolean(), null]), agencyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), partnerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dispute: faker.helpers.arrayElement([{own: faker.datatype.boolean(), text: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', parties: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({agencyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), own: faker.datatype.boolean(), day: faker.date.past().toISOString().slice(0, 10), evidence: faker.helpers.arrayElement(Object.values(IntroductionEvidence)), strength: faker.number.int({min: 1, max: 4})}))},null,]), dealId: faker.helpers.arrayElement([faker.string.uuid(),null,])})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), total: faker.number.int({min: 0}), ledgers: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({networkId: faker.string.uuid(), networkName: faker.string.alpha({length: {min: 10, max: 20}}), entries: faker.number.int({min: 0}), verifiedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), sound: faker.datatype.boolean()})), ...overrideResponse})

export const getCreateIntroductionResponseMock = (overrideResponse: Partial<Extract<Introduction, object>> = {}): Introduction => ({id: faker.string.uuid(), role: faker.helpers.arrayElement(Object.values(IntroductionRole)), home: {id: faker.string.uuid(), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}})}, client: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), day: faker.date.past().toISOString().slice(0, 10), evidence: faker.helpers.arrayElement(Object.values(IntroductionEvidence)), strength: faker.number.int({min: 1, max: 4}), first: faker.helpers.arrayElement([faker.datatype.boolean(), null]), agencyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), partnerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dispute: faker.helpers.arrayElement([{own: faker.datatype.boolean(), text: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', parties: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({agencyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), own: faker.datatype.boolean(), day: faker.date.past().toISOString().slice(0, 10), evidence: faker.helpers.arrayElement(Object.values(IntroductionEvidence)), strength: faker.number.int({min: 1, max: 4})}))},null,]), dealId: faker.helpers.arrayElement([faker.string.uuid(),null,]), ...overrideResponse})

export const getListIntroductionChecksResponseMock = (overrideResponse: Partial<Extract<IntroductionCheckPage, object>> = {}): IntroductionCheckPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), home: {id: faker.string.uuid(), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}})}, agencyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z', introduced: faker.datatype.boolean()})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getCheckIntroductionResponseMock = (overrideResponse: Partial<Extract<IntroductionAnswer, object>> = {}): IntroductionAnswer => ({introduced: faker.datatype.boolean(), day: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), mine: faker.datatype.boolean(), strength: faker.helpers.arrayElement([faker.number.int({min: 1, max: 4}), null]), left: faker.number.int({min: 0, max: 30}), ...overrideResponse})

export const getGetIntroductionAllowanceResponseMock = (overrideResponse: Partial<Extract<IntroductionAllowance, object>> = {}): IntroductionAllowance => ({left: faker.number.int({min: 0}), most: faker.number.int({min: 1}), renewsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDisputeIntroductionResponseMock = (overrideResponse: Partial<Extract<Introduction, object>> = {}): Introduction => ({id: faker.string.uuid(), role: faker.helpers.arrayElement(Object.values(IntroductionRole)), home: {id: faker.string.uuid(), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}})}, client: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), day: faker.date.past().toISOString().slice(0, 10), evidence: faker.helpers.arrayElement(Object.values(IntroductionEvidence)), strength: faker.number.int({min: 1, max: 4}), first: faker.helpers.arrayElement([faker.datatype.boolean(), null]), agencyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), partnerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dispute: faker.helpers.arrayElement([{own: faker.datatype.boolean(), text: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', parties: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({agencyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), own: faker.datatype.boolean(), day: faker.date.past().toISOString().slice(0, 10), evidence: faker.helpers.arrayElement(Object.values(IntroductionEvidence)), strength: faker.number.int({min: 1, max: 4})}))},null,]), dealId: faker.helpers.arrayElement([faker.string.uuid(),null,]), ...overrideResponse})

export const getWithdrawIntroductionDisputeResponseMock = (overrideResponse: Partial<Extract<Introduction, object>> = {}): Introduction => ({id: faker.string.uuid(), role: faker.helpers.arrayElement(Object.values(IntroductionRole)), home: {id: faker.string.uuid(), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}})}, client: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), day: faker.date.past().toISOString().slice(0, 10), evidence: faker.helpers.arrayElement(Object.values(IntroductionEvidence)), strength: faker.number.int({min: 1, max: 4}), first: faker.helpers.arrayElement([faker.datatype.boolean(), null]), agencyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), partnerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dispute: faker.helpers.arrayElement([{own: faker.datatype.boolean(), text: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', parties: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({agencyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), own: faker.datatype.boolean(), day: faker.date.past().toISOString().slice(0, 10), evidence: faker.helpers.arrayElement(Object.values(IntroductionEvidence)), strength: faker.number.int({min: 1, max: 4})}))},null,]), dealId: faker.helpers.arrayElement([faker.string.uuid(),null,]), ...overrideResponse})


export const getListIntroductionsMockHandler = (overrideResponse?: IntroductionPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IntroductionPage> | IntroductionPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/introduction/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListIntroductionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateIntroductionMockHandler = (overrideResponse?: Introduction | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Introduction> | Introduction), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/introduction/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateIntroductionResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListIntroductionChecksMockHandler = (overrideResponse?: IntroductionCheckPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IntroductionCheckPage> | IntroductionCheckPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/introduction/check/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListIntroductionChecksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckIntroductionMockHandler = (overrideResponse?: IntroductionAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IntroductionAnswer> | IntroductionAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/introduction/check/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckIntroductionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetIntroductionAllowanceMockHandler = (overrideResponse?: IntroductionAllowance | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IntroductionAllowance> | IntroductionAllowance), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/introduction/allowance/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetIntroductionAllowanceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDisputeIntroductionMockHandler = (overrideResponse?: Introduction | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Introduction> | Introduction), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/introduction/:id/dispute/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisputeIntroductionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWithdrawIntroductionDisputeMockHandler = (overrideResponse?: Introduction | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Introduction> | Introduction), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/introduction/:id/dispute/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawIntroductionDisputeResponseMock(),
      { status: 200
      })
  }, options)
}
export const getIntroductionMock = () => [
  getListIntroductionsMockHandler(),
  getCreateIntroductionMockHandler(),
  getListIntroductionChecksMockHandler(),
  getCheckIntroductionMockHandler(),
  getGetIntroductionAllowanceMockHandler(),
  getDisputeIntroductionMockHandler(),
  getWithdrawIntroductionDisputeMockHandler()
]
