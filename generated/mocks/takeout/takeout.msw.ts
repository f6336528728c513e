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
  TakeoutImportState,
  TakeoutPart,
  TakeoutState
} from '../../model';
import type {
  Takeout,
  TakeoutAddress,
  TakeoutImport,
  TakeoutImportList,
  TakeoutList
} from '../../model';


export const getListTakeoutsResponseMock = (overrideResponse: Partial<Extract<TakeoutList, object>> = {}): TakeoutList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(TakeoutState)), parts: faker.helpers.arrayElements(Object.values(TakeoutPart)), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', readyAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: faker.number.int({min: 0, max: 100}), entries: faker.helpers.arrayElement([faker.number.int(), null]), bytes: faker.helpers.arrayElement([faker.number.int(), null]), missing: faker.number.int({min: 0}), links: faker.number.int({min: 0}), lastReadAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), ...overrideResponse})

export const getCreateTakeoutResponseMock = (overrideResponse: Partial<Extract<Takeout, object>> = {}): Takeout => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(TakeoutState)), parts: faker.helpers.arrayElements(Object.values(TakeoutPart)), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', readyAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: faker.number.int({min: 0, max: 100}), entries: faker.helpers.arrayElement([faker.number.int(), null]), bytes: faker.helpers.arrayElement([faker.number.int(), null]), missing: faker.number.int({min: 0}), links: faker.number.int({min: 0}), lastReadAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getListTakeoutImportsResponseMock = (overrideResponse: Partial<Extract<TakeoutImportList, object>> = {}): TakeoutImportList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(TakeoutImportState)), source: faker.string.alpha({length: {min: 10, max: 20}}), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), undoUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: faker.number.int({min: 0, max: 100}), from: faker.helpers.arrayElement([{agencyName: faker.string.alpha({length: {min: 10, max: 20}}), takenAt: faker.date.past().toISOString().slice(0, 19) + 'Z', bytes: faker.number.int({min: 0})},null,]), counts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({schema: faker.string.alpha({length: {min: 10, max: 20}}), made: faker.number.int({min: 0}), known: faker.number.int({min: 0}), left: faker.number.int({min: 0}), kept: faker.number.int({min: 0})})), absent: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({schema: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 1}), message: faker.string.alpha({length: {min: 10, max: 20}})})), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({schema: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}})})), issueCount: faker.number.int({min: 0}), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), canPause: faker.datatype.boolean(), canResume: faker.datatype.boolean(), canUndo: faker.datatype.boolean()})), ...overrideResponse})

export const getCreateTakeoutImportResponseMock = (overrideResponse: Partial<Extract<TakeoutImport, object>> = {}): TakeoutImport => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(TakeoutImportState)), source: faker.string.alpha({length: {min: 10, max: 20}}), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), undoUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: faker.number.int({min: 0, max: 100}), from: faker.helpers.arrayElement([{agencyName: faker.string.alpha({length: {min: 10, max: 20}}), takenAt: faker.date.past().toISOString().slice(0, 19) + 'Z', bytes: faker.number.int({min: 0})},null,]), counts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({schema: faker.string.alpha({length: {min: 10, max: 20}}), made: faker.number.int({min: 0}), known: faker.number.int({min: 0}), left: faker.number.int({min: 0}), kept: faker.number.int({min: 0})})), absent: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({schema: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 1}), message: faker.string.alpha({length: {min: 10, max: 20}})})), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({schema: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}})})), issueCount: faker.number.int({min: 0}), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), canPause: faker.datatype.boolean(), canResume: faker.datatype.boolean(), canUndo: faker.datatype.boolean(), ...overrideResponse})

export const getGetTakeoutImportResponseMock = (overrideResponse: Partial<Extract<TakeoutImport, object>> = {}): TakeoutImport => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(TakeoutImportState)), source: faker.string.alpha({length: {min: 10, max: 20}}), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), undoUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: faker.number.int({min: 0, max: 100}), from: faker.helpers.arrayElement([{agencyName: faker.string.alpha({length: {min: 10, max: 20}}), takenAt: faker.date.past().toISOString().slice(0, 19) + 'Z', bytes: faker.number.int({min: 0})},null,]), counts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({schema: faker.string.alpha({length: {min: 10, max: 20}}), made: faker.number.int({min: 0}), known: faker.number.int({min: 0}), left: faker.number.int({min: 0}), kept: faker.number.int({min: 0})})), absent: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({schema: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 1}), message: faker.string.alpha({length: {min: 10, max: 20}})})), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({schema: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}})})), issueCount: faker.number.int({min: 0}), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), canPause: faker.datatype.boolean(), canResume: faker.datatype.boolean(), canUndo: faker.datatype.boolean(), ...overrideResponse})

export const getPauseTakeoutImportResponseMock = (overrideResponse: Partial<Extract<TakeoutImport, object>> = {}): TakeoutImport => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(TakeoutImportState)), source: faker.string.alpha({length: {min: 10, max: 20}}), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), undoUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: faker.number.int({min: 0, max: 100}), from: faker.helpers.arrayElement([{agencyName: faker.string.alpha({length: {min: 10, max: 20}}), takenAt: faker.date.past().toISOString().slice(0, 19) + 'Z', bytes: faker.number.int({min: 0})},null,]), counts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({schema: faker.string.alpha({length: {min: 10, max: 20}}), made: faker.number.int({min: 0}), known: faker.number.int({min: 0}), left: faker.number.int({min: 0}), kept: faker.number.int({min: 0})})), absent: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({schema: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 1}), message: faker.string.alpha({length: {min: 10, max: 20}})})), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({schema: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}})})), issueCount: faker.number.int({min: 0}), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), canPause: faker.datatype.boolean(), canResume: faker.datatype.boolean(), canUndo: faker.datatype.boolean(), ...overrideResponse})

export const getResumeTakeoutImportResponseMock = (overrideResponse: Partial<Extract<TakeoutImport, object>> = {}): TakeoutImport => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(TakeoutImportState)), source: faker.string.alpha({length: {min: 10, max: 20}}), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), undoUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: faker.number.int({min: 0, max: 100}), from: faker.helpers.arrayElement([{agencyName: faker.string.alpha({length: {min: 10, max: 20}}), takenAt: faker.date.past().toISOString().slice(0, 19) + 'Z', bytes: faker.number.int({min: 0})},null,]), counts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({schema: faker.string.alpha({length: {min: 10, max: 20}}), made: faker.number.int({min: 0}), known: faker.number.int({min: 0}), left: faker.number.int({min: 0}), kept: faker.number.int({min: 0})})), absent: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({schema: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 1}), message: faker.string.alpha({length: {min: 10, max: 20}})})), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({schema: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}})})), issueCount: faker.number.int({min: 0}), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), canPause: faker.datatype.boolean(), canResume: faker.datatype.boolean(), canUndo: faker.datatype.boolean(), ...overrideResponse})

export const getUndoTakeoutImportResponseMock = (overrideResponse: Partial<Extract<TakeoutImport, object>> = {}): TakeoutImport => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(TakeoutImportState)), source: faker.string.alpha({length: {min: 10, max: 20}}), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), undoUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: faker.number.int({min: 0, max: 100}), from: faker.helpers.arrayElement([{agencyName: faker.string.alpha({length: {min: 10, max: 20}}), takenAt: faker.date.past().toISOString().slice(0, 19) + 'Z', bytes: faker.number.int({min: 0})},null,]), counts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({schema: faker.string.alpha({length: {min: 10, max: 20}}), made: faker.number.int({min: 0}), known: faker.number.int({min: 0}), left: faker.number.int({min: 0}), kept: faker.number.int({min: 0})})), absent: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({schema: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 1}), message: faker.string.alpha({length: {min: 10, max: 20}})})), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({schema: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}})})), issueCount: faker.number.int({min: 0}), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), canPause: faker.datatype.boolean(), canResume: faker.datatype.boolean(), canUndo: faker.datatype.boolean(), ...overrideResponse})

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

export const getListTakeoutImportsMockHandler = (overrideResponse?: TakeoutImportList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TakeoutImportList> | TakeoutImportList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/takeout-import/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTakeoutImportsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTakeoutImportMockHandler = (overrideResponse?: TakeoutImport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TakeoutImport> | TakeoutImport), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/takeout-import/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTakeoutImportResponseMock(),
      { status: 202
      })
  }, options)
}

export const getGetTakeoutImportMockHandler = (overrideResponse?: TakeoutImport | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TakeoutImport> | TakeoutImport), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/takeout-import/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTakeoutImportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPauseTakeoutImportMockHandler = (overrideResponse?: TakeoutImport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TakeoutImport> | TakeoutImport), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/takeout-import/:id/pause/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPauseTakeoutImportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResumeTakeoutImportMockHandler = (overrideResponse?: TakeoutImport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TakeoutImport> | TakeoutImport), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/takeout-import/:id/resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResumeTakeoutImportResponseMock(),
      { status: 202
      })
  }, options)
}

export const getUndoTakeoutImportMockHandler = (overrideResponse?: TakeoutImport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TakeoutImport> | TakeoutImport), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/takeout-import/:id/undo/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoTakeoutImportResponseMock(),
      { status: 202
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
  getListTakeoutImportsMockHandler(),
  getCreateTakeoutImportMockHandler(),
  getGetTakeoutImportMockHandler(),
  getPauseTakeoutImportMockHandler(),
  getResumeTakeoutImportMockHandler(),
  getUndoTakeoutImportMockHandler(),
  getGetTakeoutMockHandler(),
  getDeleteTakeoutMockHandler(),
  getCreateTakeoutAddressMockHandler()
]
