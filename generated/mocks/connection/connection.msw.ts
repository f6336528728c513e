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
  ConnectionFault,
  ConnectionScope
} from '../../model';
import type {
  ConnectionAllowed,
  ConnectionList,
  ConnectionRequest,
  ConnectionRule
} from '../../model';


export const getListConnectionsResponseMock = (overrideResponse: Partial<Extract<ConnectionList, object>> = {}): ConnectionList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), client: faker.string.alpha({length: {min: 10, max: 20}}), clientHost: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), redirectHost: faker.string.alpha({length: {min: 10, max: 20}}), loopback: faker.datatype.boolean(), scopes: faker.helpers.arrayElements(Object.values(ConnectionScope)), person: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', lastUsedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), staff: faker.datatype.boolean(), ...overrideResponse})

export const getAllowConnectionResponseMock = (overrideResponse: Partial<Extract<ConnectionAllowed, object>> = {}): ConnectionAllowed => ({id: faker.string.uuid(), redirect: faker.internet.url(), ...overrideResponse})

export const getGetConnectionRequestResponseMock = (overrideResponse: Partial<Extract<ConnectionRequest, object>> = {}): ConnectionRequest => ({client: faker.string.alpha({length: {min: 10, max: 20}}), clientHost: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), redirectHost: faker.string.alpha({length: {min: 10, max: 20}}), loopback: faker.datatype.boolean(), scopes: faker.helpers.arrayElements(Object.values(ConnectionScope)), agency: faker.string.alpha({length: {min: 10, max: 20}}), fault: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ConnectionFault)),null,]), back: faker.internet.url(), ...overrideResponse})

export const getUpdateConnectionRuleResponseMock = (overrideResponse: Partial<Extract<ConnectionRule, object>> = {}): ConnectionRule => ({staff: faker.datatype.boolean(), ...overrideResponse})


export const getListConnectionsMockHandler = (overrideResponse?: ConnectionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConnectionList> | ConnectionList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/connection/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConnectionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAllowConnectionMockHandler = (overrideResponse?: ConnectionAllowed | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConnectionAllowed> | ConnectionAllowed), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/connection/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAllowConnectionResponseMock(),
      { status: 201
      })
  }, options)
}

export const getEndConnectionMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/connection/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getGetConnectionRequestMockHandler = (overrideResponse?: ConnectionRequest | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConnectionRequest> | ConnectionRequest), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/connection-request/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetConnectionRequestResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateConnectionRuleMockHandler = (overrideResponse?: ConnectionRule | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ConnectionRule> | ConnectionRule), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/connection-rule/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateConnectionRuleResponseMock(),
      { status: 200
      })
  }, options)
}
export const getConnectionMock = () => [
  getListConnectionsMockHandler(),
  getAllowConnectionMockHandler(),
  getEndConnectionMockHandler(),
  getGetConnectionRequestMockHandler(),
  getUpdateConnectionRuleMockHandler()
]
