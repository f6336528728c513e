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
  KeyScope
} from '../../model';
import type {
  ApiKeyList,
  ApiKeySecret
} from '../../model';


export const getListKeysResponseMock = (overrideResponse: Partial<Extract<ApiKeyList, object>> = {}): ApiKeyList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), scopes: faker.helpers.arrayElements(Object.values(KeyScope)), lastFour: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(['active','expired','ended'] as const), person: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', rotatedUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastUsedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastIp: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), allowedIps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))})), ...overrideResponse})

export const getCreateKeyResponseMock = (overrideResponse: Partial<Extract<ApiKeySecret, object>> = {}): ApiKeySecret => ({key: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), scopes: faker.helpers.arrayElements(Object.values(KeyScope)), lastFour: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(['active','expired','ended'] as const), person: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', rotatedUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastUsedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastIp: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), allowedIps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))}, secret: "llar_Zx81kQ0b_0000000000000000000000000000000000000000000", ...overrideResponse})

export const getRenewKeyResponseMock = (overrideResponse: Partial<Extract<ApiKeySecret, object>> = {}): ApiKeySecret => ({key: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), scopes: faker.helpers.arrayElements(Object.values(KeyScope)), lastFour: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(['active','expired','ended'] as const), person: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', rotatedUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastUsedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastIp: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), allowedIps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))}, secret: "llar_Zx81kQ0b_0000000000000000000000000000000000000000000", ...overrideResponse})


export const getListKeysMockHandler = (overrideResponse?: ApiKeyList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ApiKeyList> | ApiKeyList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/key/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListKeysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateKeyMockHandler = (overrideResponse?: ApiKeySecret | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApiKeySecret> | ApiKeySecret), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/key/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateKeyResponseMock(),
      { status: 201
      })
  }, options)
}

export const getRevokeKeyMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/key/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getRenewKeyMockHandler = (overrideResponse?: ApiKeySecret | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApiKeySecret> | ApiKeySecret), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/key/:id/rotate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenewKeyResponseMock(),
      { status: 200
      })
  }, options)
}
export const getKeyMock = () => [
  getListKeysMockHandler(),
  getCreateKeyMockHandler(),
  getRevokeKeyMockHandler(),
  getRenewKeyMockHandler()
]
