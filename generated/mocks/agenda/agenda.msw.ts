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
  AgendaClashKind,
  AgendaColor,
  AgendaKind,
  AgendaReminderChannel,
  AgendaReply,
  AgendaStatus,
  AgendaVisibility,
  Island,
  RouteMissReason
} from '../../model';
import type {
  AgendaChange,
  AgendaClashList,
  AgendaEvent,
  AgendaPage,
  AgendaUndo,
  Route,
  RouteAdopted
} from '../../model';


export const getListAgendaResponseMock = (overrideResponse: Partial<Extract<AgendaPage, object>> = {}): AgendaPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), occurrence: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), series: faker.datatype.boolean(), organiserId: faker.string.uuid(), agentIds: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), kind: faker.helpers.arrayElement(Object.values(AgendaKind)), title: faker.string.alpha({length: {min: 10, max: 20}}), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', allDay: faker.datatype.boolean(), status: faker.helpers.arrayElement(Object.values(AgendaStatus)), color: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AgendaColor)),null,]), location: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), people: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), homes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), keysPlace: faker.helpers.arrayElement([faker.helpers.arrayElement(['office','concierge','lockbox','owner'] as const), null]), keysNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), busy: faker.datatype.boolean(), writable: faker.datatype.boolean(), travelMinutesBefore: faker.helpers.arrayElement([faker.number.int(), null]), travelMinutesAfter: faker.helpers.arrayElement([faker.number.int(), null]), version: faker.number.int()})), travels: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({fromId: faker.string.uuid(), toId: faker.string.uuid(), agentId: faker.string.uuid(), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', minutes: faker.helpers.arrayElement([faker.number.int(), null]), available: faker.number.int(), kilometres: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), crossing: faker.datatype.boolean()})), people: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), mine: faker.datatype.boolean(), active: faker.datatype.boolean()})), cut: faker.datatype.boolean(), ...overrideResponse})

export const getCreateAgendaEventResponseMock = (overrideResponse: Partial<Extract<AgendaChange, object>> = {}): AgendaChange => ({event: {id: faker.string.uuid(), uid: faker.string.alpha({length: {min: 10, max: 20}}), agencyId: faker.string.uuid(), organiserId: faker.string.uuid(), organiserName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdBy: faker.helpers.arrayElement([faker.string.uuid(),null,]), kind: faker.helpers.arrayElement(Object.values(AgendaKind)), title: faker.string.alpha({length: {min: 10, max: 20}}), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', allDay: faker.datatype.boolean(), timeZone: faker.string.alpha({length: {min: 10, max: 20}}), rrule: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), exdates: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 19) + 'Z')), undefined]), rdates: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 19) + 'Z')), undefined]), seriesId: faker.helpers.arrayElement([faker.string.uuid(),null,]), occurrence: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), occurrenceCount: faker.helpers.arrayElement([faker.number.int(), null]), location: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), attendees: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reply: faker.helpers.arrayElement(Object.values(AgendaReply))})), homes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), keysPlace: faker.helpers.arrayElement([faker.helpers.arrayElement(['office','concierge','lockbox','owner'] as const), null]), keysNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), demandId: faker.helpers.arrayElement([faker.string.uuid(),null,]), leadId: faker.helpers.arrayElement([faker.string.uuid(),null,]), status: faker.helpers.arrayElement(Object.values(AgendaStatus)), outcome: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reminders: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), remindBy: faker.helpers.arrayElements(Object.values(AgendaReminderChannel)), travelMinutesBefore: faker.helpers.arrayElement([faker.number.int(), null]), travelMinutesAfter: faker.helpers.arrayElement([faker.number.int(), null]), color: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AgendaColor)),null,]), visibility: faker.helpers.arrayElement(Object.values(AgendaVisibility)), sequence: faker.number.int(), writable: faker.datatype.boolean(), version: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}, clashes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(AgendaClashKind)), text: faker.string.alpha({length: {min: 10, max: 20}}), eventId: faker.helpers.arrayElement([faker.string.uuid(),null,]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', missingMinutes: faker.helpers.arrayElement([faker.number.int(), null])})), undo: faker.string.uuid(), ...overrideResponse})

export const getCheckAgendaResponseMock = (overrideResponse: Partial<Extract<AgendaClashList, object>> = {}): AgendaClashList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(AgendaClashKind)), text: faker.string.alpha({length: {min: 10, max: 20}}), eventId: faker.helpers.arrayElement([faker.string.uuid(),null,]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', missingMinutes: faker.helpers.arrayElement([faker.number.int(), null])})), ...overrideResponse})

export const getProposeRouteResponseMock = (overrideResponse: Partial<Extract<Route, object>> = {}): Route => ({day: faker.date.past().toISOString().slice(0, 10), stops: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({eventId: faker.string.uuid(), version: faker.number.int(), title: faker.string.alpha({length: {min: 10, max: 20}}), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fixed: faker.datatype.boolean(), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', proposedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', way: faker.helpers.arrayElement([faker.number.int(), null])})), minutesBefore: faker.number.int(), minutesAfter: faker.number.int(), saved: faker.number.int(), impossible: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({eventId: faker.string.uuid(), title: faker.string.alpha({length: {min: 10, max: 20}}), reason: faker.helpers.arrayElement(Object.values(RouteMissReason))})), ...overrideResponse})

export const getAdoptRouteResponseMock = (overrideResponse: Partial<Extract<RouteAdopted, object>> = {}): RouteAdopted => ({moved: faker.number.int(), undo: faker.string.uuid(), ...overrideResponse})

export const getGetAgendaEventResponseMock = (overrideResponse: Partial<Extract<AgendaEvent, object>> = {}): AgendaEvent => ({id: faker.string.uuid(), uid: faker.string.alpha({length: {min: 10, max: 20}}), agencyId: faker.string.uuid(), organiserId: faker.string.uuid(), organiserName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdBy: faker.helpers.arrayElement([faker.string.uuid(),null,]), kind: faker.helpers.arrayElement(Object.values(AgendaKind)), title: faker.string.alpha({length: {min: 10, max: 20}}), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', allDay: faker.datatype.boolean(), timeZone: faker.string.alpha({length: {min: 10, max: 20}}), rrule: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), exdates: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 19) + 'Z')), undefined]), rdates: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 19) + 'Z')), undefined]), seriesId: faker.helpers.arrayElement([faker.string.uuid(),null,]), occurrence: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), occurrenceCount: faker.helpers.arrayElement([faker.number.int(), null]), location: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), attendees: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reply: faker.helpers.arrayElement(Object.values(AgendaReply))})), homes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), keysPlace: faker.helpers.arrayElement([faker.helpers.arrayElement(['office','concierge','lockbox','owner'] as const), null]), keysNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), demandId: faker.helpers.arrayElement([faker.string.uuid(),null,]), leadId: faker.helpers.arrayElement([faker.string.uuid(),null,]), status: faker.helpers.arrayElement(Object.values(AgendaStatus)), outcome: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reminders: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), remindBy: faker.helpers.arrayElements(Object.values(AgendaReminderChannel)), travelMinutesBefore: faker.helpers.arrayElement([faker.number.int(), null]), travelMinutesAfter: faker.helpers.arrayElement([faker.number.int(), null]), color: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AgendaColor)),null,]), visibility: faker.helpers.arrayElement(Object.values(AgendaVisibility)), sequence: faker.number.int(), writable: faker.datatype.boolean(), version: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateAgendaEventResponseMock = (overrideResponse: Partial<Extract<AgendaChange, object>> = {}): AgendaChange => ({event: {id: faker.string.uuid(), uid: faker.string.alpha({length: {min: 10, max: 20}}), agencyId: faker.string.uuid(), organiserId: faker.string.uuid(), organiserName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdBy: faker.helpers.arrayElement([faker.string.uuid(),null,]), kind: faker.helpers.arrayElement(Object.values(AgendaKind)), title: faker.string.alpha({length: {min: 10, max: 20}}), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', allDay: faker.datatype.boolean(), timeZone: faker.string.alpha({length: {min: 10, max: 20}}), rrule: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), exdates: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 19) + 'Z')), undefined]), rdates: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 19) + 'Z')), undefined]), seriesId: faker.helpers.arrayElement([faker.string.uuid(),null,]), occurrence: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), occurrenceCount: faker.helpers.arrayElement([faker.number.int(), null]), location: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), attendees: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reply: faker.helpers.arrayElement(Object.values(AgendaReply))})), homes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), keysPlace: faker.helpers.arrayElement([faker.helpers.arrayElement(['office','concierge','lockbox','owner'] as const), null]), keysNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), demandId: faker.helpers.arrayElement([faker.string.uuid(),null,]), leadId: faker.helpers.arrayElement([faker.string.uuid(),null,]), status: faker.helpers.arrayElement(Object.values(AgendaStatus)), outcome: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reminders: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), remindBy: faker.helpers.arrayElements(Object.values(AgendaReminderChannel)), travelMinutesBefore: faker.helpers.arrayElement([faker.number.int(), null]), travelMinutesAfter: faker.helpers.arrayElement([faker.number.int(), null]), color: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AgendaColor)),null,]), visibility: faker.helpers.arrayElement(Object.values(AgendaVisibility)), sequence: faker.number.int(), writable: faker.datatype.boolean(), version: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}, clashes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(AgendaClashKind)), text: faker.string.alpha({length: {min: 10, max: 20}}), eventId: faker.helpers.arrayElement([faker.string.uuid(),null,]), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', missingMinutes: faker.helpers.arrayElement([faker.number.int(), null])})), undo: faker.string.uuid(), ...overrideResponse})

export const getDeleteAgendaEventResponseMock = (overrideResponse: Partial<Extract<AgendaUndo, object>> = {}): AgendaUndo => ({undo: faker.string.uuid(), ...overrideResponse})


export const getListAgendaMockHandler = (overrideResponse?: AgendaPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AgendaPage> | AgendaPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/agenda/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAgendaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateAgendaEventMockHandler = (overrideResponse?: AgendaChange | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AgendaChange> | AgendaChange), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/agenda/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAgendaEventResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCheckAgendaMockHandler = (overrideResponse?: AgendaClashList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AgendaClashList> | AgendaClashList), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/agenda/clash/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckAgendaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getProposeRouteMockHandler = (overrideResponse?: Route | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Route> | Route), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/agenda/route/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProposeRouteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAdoptRouteMockHandler = (overrideResponse?: RouteAdopted | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RouteAdopted> | RouteAdopted), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/agenda/route/adopt/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAdoptRouteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUndoAgendaMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/agenda/undo/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getGetAgendaEventMockHandler = (overrideResponse?: AgendaEvent | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AgendaEvent> | AgendaEvent), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/agenda/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAgendaEventResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateAgendaEventMockHandler = (overrideResponse?: AgendaChange | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<AgendaChange> | AgendaChange), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/agenda/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAgendaEventResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteAgendaEventMockHandler = (overrideResponse?: AgendaUndo | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<AgendaUndo> | AgendaUndo), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/agenda/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteAgendaEventResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAgendaMock = () => [
  getListAgendaMockHandler(),
  getCreateAgendaEventMockHandler(),
  getCheckAgendaMockHandler(),
  getProposeRouteMockHandler(),
  getAdoptRouteMockHandler(),
  getUndoAgendaMockHandler(),
  getGetAgendaEventMockHandler(),
  getUpdateAgendaEventMockHandler(),
  getDeleteAgendaEventMockHandler()
]
