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
  TakeoutPart,
  TakeoutState
} from '../../model';
import type {
  Takeout,
  TakeoutAddress,
  TakeoutList
} from '../../model';


export const getListTakeoutsResponseMock = (overrideResponse: Partial<Extract<TakeoutList, object>> = {}): TakeoutList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(TakeoutState)), parts: faker.helpers.arrayElements(Object.values(TakeoutPart)), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', readyAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: faker.number.int({min: 0, max: 100}), entries: faker.helpers.arrayElement([faker.number.int(), null]), bytes: faker.helpers.arrayElement([faker.number.int(), null]), missing: faker.number.int({min: 0}), links: faker.number.int({min: 0}), lastReadAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), ...overrideResponse})

export const getCreateTakeoutResponseMock = (overrideResponse: Partial<Extract<Takeout, object>> = {}): Takeout => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(TakeoutState)), parts: faker.helpers.arrayElements(Object.values(TakeoutPart)), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', readyAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: faker.number.int({min: 0, max: 100}), entries: faker.helpers.arrayElement([faker.number.int(), null]), bytes: faker.helpers.arrayElement([faker.number.int(), null]), missing: faker.number.int({min: 0}), links: faker.number.int({min: 0}), lastReadAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getGetTakeoutResponseMock = (overrideResponse: Partial<Extract<Takeout, object>> = {}): Takeout => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(TakeoutState)), parts: faker.helpers.arrayElements(Object.values(TakeoutPart)), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', readyAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: faker.number.int({min: 0, max: 100}), entries: faker.helpers.arrayElement([faker.number.int(), null]), bytes: faker.helpers.arrayElement([faker.number.int(), null]), missing: faker.number.int({min: 0}), links: faker.number.int({min: 0}), lastReadAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getCreateTakeoutAddressResponseMock = (overrideResponse: Partial<Extract<TakeoutAddress, object>> = {}): TakeoutAddress => ({url: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})


export const getListTakeoutsMockHandler = (overrideResponse?: TakeoutList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TakeoutList> | TakeoutList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/takeout/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTakeoutsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTakeoutMockHandler = (overrideResponse?: Takeout | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Takeout> | Takeout), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/takeout/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTakeoutResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetTakeoutMockHandler = (overrideResponse?: Takeout | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Takeout> | Takeout), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/takeout/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTakeoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteTakeoutMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/takeout/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getCreateTakeoutAddressMockHandler = (overrideResponse?: TakeoutAddress | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TakeoutAddress> | TakeoutAddress), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/takeout/:id/address/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTakeoutAddressResponseMock(),
      { status: 201
      })
  }, options)
}
export const getTakeoutMock = () => [
  getListTakeoutsMockHandler(),
  getCreateTakeoutMockHandler(),
  getGetTakeoutMockHandler(),
  getDeleteTakeoutMockHandler(),
  getCreateTakeoutAddressMockHandler()
]
