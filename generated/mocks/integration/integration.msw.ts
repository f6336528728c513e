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
  ImportProvider
} from '../../model';
import type {
  Integration,
  IntegrationList
} from '../../model';


export const getListIntegrationsResponseMock = (overrideResponse: Partial<Extract<IntegrationList, object>> = {}): IntegrationList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), provider: faker.helpers.arrayElement(Object.values(ImportProvider)), direction: faker.helpers.arrayElement(['in','out'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), feed: {publishUnready: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, homes: faker.number.int(), lastRunAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), version: faker.number.int({min: 1})})), ...overrideResponse})

export const getGetIntegrationResponseMock = (overrideResponse: Partial<Extract<Integration, object>> = {}): Integration => ({id: faker.string.uuid(), provider: faker.helpers.arrayElement(Object.values(ImportProvider)), direction: faker.helpers.arrayElement(['in','out'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), feed: {publishUnready: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, homes: faker.number.int(), lastRunAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), version: faker.number.int({min: 1}), ...overrideResponse})

export const getUpdateIntegrationResponseMock = (overrideResponse: Partial<Extract<Integration, object>> = {}): Integration => ({id: faker.string.uuid(), provider: faker.helpers.arrayElement(Object.values(ImportProvider)), direction: faker.helpers.arrayElement(['in','out'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), feed: {publishUnready: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, homes: faker.number.int(), lastRunAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), version: faker.number.int({min: 1}), ...overrideResponse})


export const getListIntegrationsMockHandler = (overrideResponse?: IntegrationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IntegrationList> | IntegrationList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/integration/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListIntegrationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetIntegrationMockHandler = (overrideResponse?: Integration | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Integration> | Integration), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/integration/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetIntegrationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateIntegrationMockHandler = (overrideResponse?: Integration | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Integration> | Integration), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/integration/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateIntegrationResponseMock(),
      { status: 200
      })
  }, options)
}
export const getIntegrationMock = () => [
  getListIntegrationsMockHandler(),
  getGetIntegrationMockHandler(),
  getUpdateIntegrationMockHandler()
]
