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
  HoldingKind
} from '../../model';
import type {
  HandoverResult,
  Holdings
} from '../../model';


export const getGetHoldingsResponseMock = (overrideResponse: Partial<Extract<Holdings, object>> = {}): Holdings => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(HoldingKind)), count: faker.number.int({min: 0})})), total: faker.number.int({min: 0}), nextOwner: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),null,]), ...overrideResponse})

export const getHandOverResponseMock = (overrideResponse: Partial<Extract<HandoverResult, object>> = {}): HandoverResult => ({moved: {items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(HoldingKind)), count: faker.number.int({min: 0})})), total: faker.number.int({min: 0}), nextOwner: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),null,])}, left: faker.datatype.boolean(), ...overrideResponse})


export const getGetHoldingsMockHandler = (overrideResponse?: Holdings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Holdings> | Holdings), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/user/:id/handover/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHoldingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getHandOverMockHandler = (overrideResponse?: HandoverResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HandoverResult> | HandoverResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/:id/handover/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHandOverResponseMock(),
      { status: 200
      })
  }, options)
}
export const getHandoverMock = () => [
  getGetHoldingsMockHandler(),
  getHandOverMockHandler()
]
