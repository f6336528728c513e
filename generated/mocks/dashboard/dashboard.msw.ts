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
  AgendaKind,
  AgendaStatus,
  DashboardPaperKind,
  FirstStepKind,
  Operation,
  PipelineStepKind
} from '../../model';
import type {
  Dashboard,
  FirstRun,
  Pipeline,
  Target,
  TargetList
} from '../../model';


export const getGetDashboardResponseMock = (overrideResponse: Partial<Extract<Dashboard, object>> = {}): Dashboard => ({day: faker.date.past().toISOString().slice(0, 10), since: faker.date.past().toISOString().slice(0, 19) + 'Z', waiting: {count: faker.number.int({min: 0}), oldestAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])}, events: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), occurrence: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), kind: faker.helpers.arrayElement(Object.values(AgendaKind)), title: faker.string.alpha({length: {min: 10, max: 20}}), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', allDay: faker.datatype.boolean(), status: faker.helpers.arrayElement(Object.values(AgendaStatus)), people: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), home: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), matches: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({demandId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), person: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), count: faker.number.int({min: 1}), best: faker.number.int({min: 0, max: 100})})), matchCount: faker.number.int({min: 0}), prices: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operation: faker.helpers.arrayElement(Object.values(Operation)), old: faker.helpers.arrayElement([faker.number.int(), null]), new: faker.helpers.arrayElement([faker.number.int(), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), papers: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({propertyId: faker.helpers.arrayElement([faker.string.uuid(),null,]), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),null,]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paper: faker.helpers.arrayElement(Object.values(DashboardPaperKind)), endsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), days: faker.helpers.arrayElement([faker.number.int(), null]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), paperCount: faker.number.int({min: 0}), ...overrideResponse})

export const getGetFirstRunResponseMock = (overrideResponse: Partial<Extract<FirstRun, object>> = {}): FirstRun => ({steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({step: faker.helpers.arrayElement(Object.values(FirstStepKind)), weight: faker.number.int({min: 1, max: 100}), minutes: faker.number.int({min: 1, max: 60}), done: faker.datatype.boolean(), dismissed: faker.datatype.boolean()})), percent: faker.number.int({min: 0, max: 100}), minutes: faker.number.int({min: 0}), hidden: faker.datatype.boolean(), complete: faker.datatype.boolean(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', draft: faker.helpers.arrayElement([faker.string.uuid(),null,]), homes: faker.number.int({min: 0}), ...overrideResponse})

export const getSetFirstRunResponseMock = (overrideResponse: Partial<Extract<FirstRun, object>> = {}): FirstRun => ({steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({step: faker.helpers.arrayElement(Object.values(FirstStepKind)), weight: faker.number.int({min: 1, max: 100}), minutes: faker.number.int({min: 1, max: 60}), done: faker.datatype.boolean(), dismissed: faker.datatype.boolean()})), percent: faker.number.int({min: 0, max: 100}), minutes: faker.number.int({min: 0}), hidden: faker.datatype.boolean(), complete: faker.datatype.boolean(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', draft: faker.helpers.arrayElement([faker.string.uuid(),null,]), homes: faker.number.int({min: 0}), ...overrideResponse})

export const getGetPipelineResponseMock = (overrideResponse: Partial<Extract<Pipeline, object>> = {}): Pipeline => ({month: "2026-06", agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), steps: Array.from({ length: faker.number.int({min: 6, max: 6}) }, (_, i) => i + 1).map(() => ({step: faker.helpers.arrayElement(Object.values(PipelineStepKind)), count: faker.number.int({min: 0}), target: faker.helpers.arrayElement([faker.number.int(), null]), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), record: faker.helpers.arrayElement(['property','demand','event'] as const), title: faker.string.alpha({length: {min: 10, max: 20}}), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'}))})), ...overrideResponse})

export const getListTargetsResponseMock = (overrideResponse: Partial<Extract<TargetList, object>> = {}): TargetList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), captures: faker.helpers.arrayElement([faker.number.int(), null]), visits: faker.helpers.arrayElement([faker.number.int(), null]), matches: faker.helpers.arrayElement([faker.number.int(), null])})), ...overrideResponse})

export const getSetTargetResponseMock = (overrideResponse: Partial<Extract<Target, object>> = {}): Target => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), captures: faker.helpers.arrayElement([faker.number.int(), null]), visits: faker.helpers.arrayElement([faker.number.int(), null]), matches: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})


export const getGetDashboardMockHandler = (overrideResponse?: Dashboard | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Dashboard> | Dashboard), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/dashboard/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDashboardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFirstRunMockHandler = (overrideResponse?: FirstRun | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FirstRun> | FirstRun), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/dashboard/first/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFirstRunResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetFirstRunMockHandler = (overrideResponse?: FirstRun | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FirstRun> | FirstRun), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/dashboard/first/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetFirstRunResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPipelineMockHandler = (overrideResponse?: Pipeline | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Pipeline> | Pipeline), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/dashboard/pipeline/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPipelineResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTargetsMockHandler = (overrideResponse?: TargetList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TargetList> | TargetList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/dashboard/target/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTargetsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetTargetMockHandler = (overrideResponse?: Target | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Target> | Target), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/dashboard/target/:id/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetTargetResponseMock(),
      { status: 200
      })
  }, options)
}
export const getDashboardMock = () => [
  getGetDashboardMockHandler(),
  getGetFirstRunMockHandler(),
  getSetFirstRunMockHandler(),
  getGetPipelineMockHandler(),
  getListTargetsMockHandler(),
  getSetTargetMockHandler()
]
