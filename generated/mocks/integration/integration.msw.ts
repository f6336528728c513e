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
  IntegrationHealth,
  IntegrationProvider,
  IntegrationState,
  PropertyType,
  PublicOperation,
  SpokenLanguage
} from '../../model';
import type {
  Integration,
  IntegrationAddress,
  IntegrationList,
  IntegrationLogPage
} from '../../model';


export const getListIntegrationsResponseMock = (overrideResponse: Partial<Extract<IntegrationList, object>> = {}): IntegrationList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), provider: faker.helpers.arrayElement(Object.values(IntegrationProvider)), direction: faker.helpers.arrayElement(['in','out'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(IntegrationState)), health: faker.helpers.arrayElement(Object.values(IntegrationHealth)), counts: {wanted: faker.number.int({min: 0}), published: faker.number.int({min: 0}), warning: faker.number.int({min: 0}), blocked: faker.number.int({min: 0}), error: faker.number.int({min: 0}), queued: faker.number.int({min: 0}), removing: faker.number.int({min: 0})}, shrink: faker.helpers.arrayElement([{leaving: faker.number.int({min: 1}), of: faker.number.int({min: 1}), since: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), addressHint: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastFetchedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), fetchedBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), feed: {publishUnready: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, kyero: faker.helpers.arrayElement([{level: faker.helpers.arrayElement([faker.helpers.arrayElement(['3.0','3.8'] as const), undefined]), choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), websiteJson: faker.helpers.arrayElement([{choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), websiteCsv: faker.helpers.arrayElement([{choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), homes: faker.number.int(), lastRunAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), version: faker.number.int({min: 1})})), ...overrideResponse})

export const getCreateIntegrationResponseMock = (overrideResponse: Partial<Extract<Integration, object>> = {}): Integration => ({id: faker.string.uuid(), provider: faker.helpers.arrayElement(Object.values(IntegrationProvider)), direction: faker.helpers.arrayElement(['in','out'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(IntegrationState)), health: faker.helpers.arrayElement(Object.values(IntegrationHealth)), counts: {wanted: faker.number.int({min: 0}), published: faker.number.int({min: 0}), warning: faker.number.int({min: 0}), blocked: faker.number.int({min: 0}), error: faker.number.int({min: 0}), queued: faker.number.int({min: 0}), removing: faker.number.int({min: 0})}, shrink: faker.helpers.arrayElement([{leaving: faker.number.int({min: 1}), of: faker.number.int({min: 1}), since: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), addressHint: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastFetchedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), fetchedBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), feed: {publishUnready: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, kyero: faker.helpers.arrayElement([{level: faker.helpers.arrayElement([faker.helpers.arrayElement(['3.0','3.8'] as const), undefined]), choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), websiteJson: faker.helpers.arrayElement([{choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), websiteCsv: faker.helpers.arrayElement([{choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), homes: faker.number.int(), lastRunAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), version: faker.number.int({min: 1}), ...overrideResponse})

export const getGetIntegrationResponseMock = (overrideResponse: Partial<Extract<Integration, object>> = {}): Integration => ({id: faker.string.uuid(), provider: faker.helpers.arrayElement(Object.values(IntegrationProvider)), direction: faker.helpers.arrayElement(['in','out'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(IntegrationState)), health: faker.helpers.arrayElement(Object.values(IntegrationHealth)), counts: {wanted: faker.number.int({min: 0}), published: faker.number.int({min: 0}), warning: faker.number.int({min: 0}), blocked: faker.number.int({min: 0}), error: faker.number.int({min: 0}), queued: faker.number.int({min: 0}), removing: faker.number.int({min: 0})}, shrink: faker.helpers.arrayElement([{leaving: faker.number.int({min: 1}), of: faker.number.int({min: 1}), since: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), addressHint: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastFetchedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), fetchedBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), feed: {publishUnready: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, kyero: faker.helpers.arrayElement([{level: faker.helpers.arrayElement([faker.helpers.arrayElement(['3.0','3.8'] as const), undefined]), choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), websiteJson: faker.helpers.arrayElement([{choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), websiteCsv: faker.helpers.arrayElement([{choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), homes: faker.number.int(), lastRunAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), version: faker.number.int({min: 1}), ...overrideResponse})

export const getUpdateIntegrationResponseMock = (overrideResponse: Partial<Extract<Integration, object>> = {}): Integration => ({id: faker.string.uuid(), provider: faker.helpers.arrayElement(Object.values(IntegrationProvider)), direction: faker.helpers.arrayElement(['in','out'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(IntegrationState)), health: faker.helpers.arrayElement(Object.values(IntegrationHealth)), counts: {wanted: faker.number.int({min: 0}), published: faker.number.int({min: 0}), warning: faker.number.int({min: 0}), blocked: faker.number.int({min: 0}), error: faker.number.int({min: 0}), queued: faker.number.int({min: 0}), removing: faker.number.int({min: 0})}, shrink: faker.helpers.arrayElement([{leaving: faker.number.int({min: 1}), of: faker.number.int({min: 1}), since: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), addressHint: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastFetchedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), fetchedBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), feed: {publishUnready: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, kyero: faker.helpers.arrayElement([{level: faker.helpers.arrayElement([faker.helpers.arrayElement(['3.0','3.8'] as const), undefined]), choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), websiteJson: faker.helpers.arrayElement([{choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), websiteCsv: faker.helpers.arrayElement([{choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), homes: faker.number.int(), lastRunAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), version: faker.number.int({min: 1}), ...overrideResponse})

export const getCreateIntegrationAddressResponseMock = (overrideResponse: Partial<Extract<IntegrationAddress, object>> = {}): IntegrationAddress => ({url: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getListIntegrationLogResponseMock = (overrideResponse: Partial<Extract<IntegrationLogPage, object>> = {}): IntegrationLogPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), at: faker.date.past().toISOString().slice(0, 19) + 'Z', byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), kind: faker.helpers.arrayElement(['created','changed','address','address_ended','chosen','shrink_held','shrink_confirmed','ended'] as const), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), old: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),null,]), new: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),null,])})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})


export const getListIntegrationsMockHandler = (overrideResponse?: IntegrationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IntegrationList> | IntegrationList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/integration/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListIntegrationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateIntegrationMockHandler = (overrideResponse?: Integration | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Integration> | Integration), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/integration/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateIntegrationResponseMock(),
      { status: 201
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

export const getDeleteIntegrationMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/integration/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getCreateIntegrationAddressMockHandler = (overrideResponse?: IntegrationAddress | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IntegrationAddress> | IntegrationAddress), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/integration/:id/address/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateIntegrationAddressResponseMock(),
      { status: 201
      })
  }, options)
}

export const getDeleteIntegrationAddressMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/integration/:id/address/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getListIntegrationLogMockHandler = (overrideResponse?: IntegrationLogPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IntegrationLogPage> | IntegrationLogPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/integration/:id/log/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListIntegrationLogResponseMock(),
      { status: 200
      })
  }, options)
}
export const getIntegrationMock = () => [
  getListIntegrationsMockHandler(),
  getCreateIntegrationMockHandler(),
  getGetIntegrationMockHandler(),
  getUpdateIntegrationMockHandler(),
  getDeleteIntegrationMockHandler(),
  getCreateIntegrationAddressMockHandler(),
  getDeleteIntegrationAddressMockHandler(),
  getListIntegrationLogMockHandler()
]
