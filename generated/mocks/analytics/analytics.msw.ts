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

import type {
  PropertyFigures
} from '../../model';


export const getGetPropertyFiguresResponseMock = (overrideResponse: Partial<Extract<PropertyFigures, object>> = {}): PropertyFigures => ({weeks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({from: faker.date.past().toISOString().slice(0, 10), views: faker.number.int({min: 0}), calls: faker.number.int({min: 0}), shares: faker.number.int({min: 0}), prints: faker.number.int({min: 0}), scans: faker.number.int({min: 0}), enquiries: faker.number.int({min: 0})})), ...overrideResponse})


export const getCountEventMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/analytics/event/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getGetPropertyFiguresMockHandler = (overrideResponse?: PropertyFigures | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PropertyFigures> | PropertyFigures), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/analytics/property/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPropertyFiguresResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAnalyticsMock = () => [
  getCountEventMockHandler(),
  getGetPropertyFiguresMockHandler()
]
