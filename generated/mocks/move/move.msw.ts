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
  MoveItemKind,
  MoveItemState,
  MoveState,
  MoveSystem
} from '../../model';
import type {
  Move,
  MoveItemPage,
  MoveList,
  MovePlan
} from '../../model';


export const getListMovesResponseMovePlanMock = (overrideResponse: Partial<MovePlan> = {}): MovePlan => ({...{active: faker.number.int({min: 0}), unavailable: faker.number.int({min: 0}), prospects: faker.number.int({min: 0}), listedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse});

export const getListMovesResponseMock = (overrideResponse: Partial<Extract<MoveList, object>> = {}): MoveList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), system: faker.helpers.arrayElement(Object.values(MoveSystem)), state: faker.helpers.arrayElement(Object.values(MoveState)), want: {homes: faker.helpers.arrayElement(['active','all'] as const), prospects: faker.datatype.boolean(), owners: faker.datatype.boolean(), photos: faker.datatype.boolean(), publishInfo: faker.datatype.boolean()}, tokenHint: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), tokenUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), plan: faker.helpers.arrayElement([{...getListMovesResponseMovePlanMock()},null,]), phases: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(MoveItemKind)), done: faker.number.int({min: 0}), total: faker.number.int({min: 0}), failed: faker.number.int({min: 0}), startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), endedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), estimate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), arrived: {good: faker.number.int({min: 0}), remarks: faker.number.int({min: 0}), errors: faker.number.int({min: 0})}, types: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), homes: faker.number.int({min: 0}), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), chosen: faker.datatype.boolean()})), people: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), homes: faker.number.int({min: 0}), agentId: faker.helpers.arrayElement([faker.string.uuid(), null]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['token','answer','question','people','types','homes','owners','photos'] as const), count: faker.number.int({min: 0}), message: faker.string.alpha({length: {min: 10, max: 20}})})), windows: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({seconds: faker.number.int(), used: faker.number.int({min: 0}), most: faker.number.int({min: 0})})), nextCallAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), restsUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), slowUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), estimate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), integrationId: faker.helpers.arrayElement([faker.string.uuid(), null]), runId: faker.helpers.arrayElement([faker.string.uuid(), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), doneAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), refreshFrom: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), canUndo: faker.datatype.boolean()})), ...overrideResponse})

export const getCreateMoveResponseMovePlanMock = (overrideResponse: Partial<MovePlan> = {}): MovePlan => ({...{active: faker.number.int({min: 0}), unavailable: faker.number.int({min: 0}), prospects: faker.number.int({min: 0}), listedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse});

export const getCreateMoveResponseMock = (overrideResponse: Partial<Extract<Move, object>> = {}): Move => ({id: faker.string.uuid(), system: faker.helpers.arrayElement(Object.values(MoveSystem)), state: faker.helpers.arrayElement(Object.values(MoveState)), want: {homes: faker.helpers.arrayElement(['active','all'] as const), prospects: faker.datatype.boolean(), owners: faker.datatype.boolean(), photos: faker.datatype.boolean(), publishInfo: faker.datatype.boolean()}, tokenHint: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), tokenUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), plan: faker.helpers.arrayElement([{...getCreateMoveResponseMovePlanMock()},null,]), phases: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(MoveItemKind)), done: faker.number.int({min: 0}), total: faker.number.int({min: 0}), failed: faker.number.int({min: 0}), startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), endedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), estimate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), arrived: {good: faker.number.int({min: 0}), remarks: faker.number.int({min: 0}), errors: faker.number.int({min: 0})}, types: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), homes: faker.number.int({min: 0}), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), chosen: faker.datatype.boolean()})), people: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), homes: faker.number.int({min: 0}), agentId: faker.helpers.arrayElement([faker.string.uuid(), null]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['token','answer','question','people','types','homes','owners','photos'] as const), count: faker.number.int({min: 0}), message: faker.string.alpha({length: {min: 10, max: 20}})})), windows: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({seconds: faker.number.int(), used: faker.number.int({min: 0}), most: faker.number.int({min: 0})})), nextCallAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), restsUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), slowUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), estimate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), integrationId: faker.helpers.arrayElement([faker.string.uuid(), null]), runId: faker.helpers.arrayElement([faker.string.uuid(), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), doneAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), refreshFrom: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), canUndo: faker.datatype.boolean(), ...overrideResponse})

export const getGetMoveResponseMovePlanMock = (overrideResponse: Partial<MovePlan> = {}): MovePlan => ({...{active: faker.number.int({min: 0}), unavailable: faker.number.int({min: 0}), prospects: faker.number.int({min: 0}), listedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse});

export const getGetMoveResponseMock = (overrideResponse: Partial<Extract<Move, object>> = {}): Move => ({id: faker.string.uuid(), system: faker.helpers.arrayElement(Object.values(MoveSystem)), state: faker.helpers.arrayElement(Object.values(MoveState)), want: {homes: faker.helpers.arrayElement(['active','all'] as const), prospects: faker.datatype.boolean(), owners: faker.datatype.boolean(), photos: faker.datatype.boolean(), publishInfo: faker.datatype.boolean()}, tokenHint: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), tokenUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), plan: faker.helpers.arrayElement([{...getGetMoveResponseMovePlanMock()},null,]), phases: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(MoveItemKind)), done: faker.number.int({min: 0}), total: faker.number.int({min: 0}), failed: faker.number.int({min: 0}), startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), endedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), estimate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), arrived: {good: faker.number.int({min: 0}), remarks: faker.number.int({min: 0}), errors: faker.number.int({min: 0})}, types: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), homes: faker.number.int({min: 0}), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), chosen: faker.datatype.boolean()})), people: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), homes: faker.number.int({min: 0}), agentId: faker.helpers.arrayElement([faker.string.uuid(), null]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['token','answer','question','people','types','homes','owners','photos'] as const), count: faker.number.int({min: 0}), message: faker.string.alpha({length: {min: 10, max: 20}})})), windows: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({seconds: faker.number.int(), used: faker.number.int({min: 0}), most: faker.number.int({min: 0})})), nextCallAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), restsUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), slowUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), estimate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), integrationId: faker.helpers.arrayElement([faker.string.uuid(), null]), runId: faker.helpers.arrayElement([faker.string.uuid(), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), doneAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), refreshFrom: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), canUndo: faker.datatype.boolean(), ...overrideResponse})

export const getUpdateMoveResponseMovePlanMock = (overrideResponse: Partial<MovePlan> = {}): MovePlan => ({...{active: faker.number.int({min: 0}), unavailable: faker.number.int({min: 0}), prospects: faker.number.int({min: 0}), listedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse});

export const getUpdateMoveResponseMock = (overrideResponse: Partial<Extract<Move, object>> = {}): Move => ({id: faker.string.uuid(), system: faker.helpers.arrayElement(Object.values(MoveSystem)), state: faker.helpers.arrayElement(Object.values(MoveState)), want: {homes: faker.helpers.arrayElement(['active','all'] as const), prospects: faker.datatype.boolean(), owners: faker.datatype.boolean(), photos: faker.datatype.boolean(), publishInfo: faker.datatype.boolean()}, tokenHint: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), tokenUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), plan: faker.helpers.arrayElement([{...getUpdateMoveResponseMovePlanMock()},null,]), phases: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(MoveItemKind)), done: faker.number.int({min: 0}), total: faker.number.int({min: 0}), failed: faker.number.int({min: 0}), startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), endedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), estimate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), arrived: {good: faker.number.int({min: 0}), remarks: faker.number.int({min: 0}), errors: faker.number.int({min: 0})}, types: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), homes: faker.number.int({min: 0}), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), chosen: faker.datatype.boolean()})), people: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), homes: faker.number.int({min: 0}), agentId: faker.helpers.arrayElement([faker.string.uuid(), null]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['token','answer','question','people','types','homes','owners','photos'] as const), count: faker.number.int({min: 0}), message: faker.string.alpha({length: {min: 10, max: 20}})})), windows: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({seconds: faker.number.int(), used: faker.number.int({min: 0}), most: faker.number.int({min: 0})})), nextCallAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), restsUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), slowUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), estimate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), integrationId: faker.helpers.arrayElement([faker.string.uuid(), null]), runId: faker.helpers.arrayElement([faker.string.uuid(), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), doneAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), refreshFrom: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), canUndo: faker.datatype.boolean(), ...overrideResponse})

export const getStepMoveResponseMovePlanMock = (overrideResponse: Partial<MovePlan> = {}): MovePlan => ({...{active: faker.number.int({min: 0}), unavailable: faker.number.int({min: 0}), prospects: faker.number.int({min: 0}), listedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse});

export const getStepMoveResponseMock = (overrideResponse: Partial<Extract<Move, object>> = {}): Move => ({id: faker.string.uuid(), system: faker.helpers.arrayElement(Object.values(MoveSystem)), state: faker.helpers.arrayElement(Object.values(MoveState)), want: {homes: faker.helpers.arrayElement(['active','all'] as const), prospects: faker.datatype.boolean(), owners: faker.datatype.boolean(), photos: faker.datatype.boolean(), publishInfo: faker.datatype.boolean()}, tokenHint: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), tokenUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), plan: faker.helpers.arrayElement([{...getStepMoveResponseMovePlanMock()},null,]), phases: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(MoveItemKind)), done: faker.number.int({min: 0}), total: faker.number.int({min: 0}), failed: faker.number.int({min: 0}), startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), endedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), estimate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), arrived: {good: faker.number.int({min: 0}), remarks: faker.number.int({min: 0}), errors: faker.number.int({min: 0})}, types: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), homes: faker.number.int({min: 0}), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), chosen: faker.datatype.boolean()})), people: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), homes: faker.number.int({min: 0}), agentId: faker.helpers.arrayElement([faker.string.uuid(), null]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['token','answer','question','people','types','homes','owners','photos'] as const), count: faker.number.int({min: 0}), message: faker.string.alpha({length: {min: 10, max: 20}})})), windows: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({seconds: faker.number.int(), used: faker.number.int({min: 0}), most: faker.number.int({min: 0})})), nextCallAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), restsUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), slowUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), estimate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), integrationId: faker.helpers.arrayElement([faker.string.uuid(), null]), runId: faker.helpers.arrayElement([faker.string.uuid(), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), doneAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), refreshFrom: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), canUndo: faker.datatype.boolean(), ...overrideResponse})

export const getListMoveItemsResponseMock = (overrideResponse: Partial<Extract<MoveItemPage, object>> = {}): MoveItemPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(MoveItemKind)), externalId: faker.string.alpha({length: {min: 10, max: 20}}), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(Object.values(MoveItemState)), propertyId: faker.helpers.arrayElement([faker.string.uuid(), null]), contactId: faker.helpers.arrayElement([faker.string.uuid(), null]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), total: faker.number.int(), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})


export const getListMovesMockHandler = (overrideResponse?: MoveList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MoveList> | MoveList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/move/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMovesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateMoveMockHandler = (overrideResponse?: Move | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Move> | Move), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/move/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMoveResponseMock(),
      { status: 202
      })
  }, options)
}

export const getGetMoveMockHandler = (overrideResponse?: Move | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Move> | Move), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/move/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMoveResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMoveMockHandler = (overrideResponse?: Move | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Move> | Move), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/move/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMoveResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStepMoveMockHandler = (overrideResponse?: Move | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Move> | Move), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/move/:id/act/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStepMoveResponseMock(),
      { status: 202
      })
  }, options)
}

export const getListMoveItemsMockHandler = (overrideResponse?: MoveItemPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MoveItemPage> | MoveItemPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/move/:id/item/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMoveItemsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMoveMock = () => [
  getListMovesMockHandler(),
  getCreateMoveMockHandler(),
  getGetMoveMockHandler(),
  getUpdateMoveMockHandler(),
  getStepMoveMockHandler(),
  getListMoveItemsMockHandler()
]
