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
  ListKind
} from '../../model';
import type {
  ListView,
  ListViewList
} from '../../model';


export const getListViewsResponseMock = (overrideResponse: Partial<Extract<ListViewList, object>> = {}): ListViewList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), list: faker.helpers.arrayElement(Object.values(ListKind)), name: faker.string.alpha({length: {min: 10, max: 20}}), query: {q: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), status: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), operation: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), type: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), island: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), agentId: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), tag: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), priceMin: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), priceMax: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), incomplete: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), priceLowered: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), mandateEnds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), urgency: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), expires: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), archived: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), view: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), role: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), language: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), sort: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined])}, columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), shared: faker.datatype.boolean(), isDefault: faker.datatype.boolean(), mine: faker.datatype.boolean(), ownerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), ...overrideResponse})

export const getCreateViewResponseMock = (overrideResponse: Partial<Extract<ListView, object>> = {}): ListView => ({id: faker.string.uuid(), list: faker.helpers.arrayElement(Object.values(ListKind)), name: faker.string.alpha({length: {min: 10, max: 20}}), query: {q: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), status: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), operation: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), type: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), island: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), agentId: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), tag: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), priceMin: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), priceMax: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), incomplete: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), priceLowered: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), mandateEnds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), urgency: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), expires: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), archived: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), view: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), role: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), language: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), sort: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined])}, columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), shared: faker.datatype.boolean(), isDefault: faker.datatype.boolean(), mine: faker.datatype.boolean(), ownerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateViewResponseMock = (overrideResponse: Partial<Extract<ListView, object>> = {}): ListView => ({id: faker.string.uuid(), list: faker.helpers.arrayElement(Object.values(ListKind)), name: faker.string.alpha({length: {min: 10, max: 20}}), query: {q: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), status: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), operation: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), type: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), island: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), agentId: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), tag: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), priceMin: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), priceMax: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), incomplete: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), priceLowered: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), mandateEnds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), urgency: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), expires: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), archived: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), view: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), role: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), language: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined]), sort: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), undefined])}, columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), shared: faker.datatype.boolean(), isDefault: faker.datatype.boolean(), mine: faker.datatype.boolean(), ownerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})


export const getListViewsMockHandler = (overrideResponse?: ListViewList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListViewList> | ListViewList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/view/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListViewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateViewMockHandler = (overrideResponse?: ListView | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ListView> | ListView), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/view/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateViewResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateViewMockHandler = (overrideResponse?: ListView | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ListView> | ListView), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/view/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateViewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveViewMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/view/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getViewMock = () => [
  getListViewsMockHandler(),
  getCreateViewMockHandler(),
  getUpdateViewMockHandler(),
  getRemoveViewMockHandler()
]
