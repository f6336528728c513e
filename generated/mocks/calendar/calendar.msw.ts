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
  CalendarImportAction,
  GoogleCalendarState
} from '../../model';
import type {
  CalendarFeed,
  CalendarFeedAddress,
  CalendarImport,
  GoogleCalendar,
  GoogleCalendarStart
} from '../../model';


export const getGetCalendarFeedResponseMock = (overrideResponse: Partial<Extract<CalendarFeed, object>> = {}): CalendarFeed => ({active: faker.datatype.boolean(), createdAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), readAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getCreateCalendarFeedResponseMock = (overrideResponse: Partial<Extract<CalendarFeedAddress, object>> = {}): CalendarFeedAddress => ({url: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetGoogleCalendarResponseMock = (overrideResponse: Partial<Extract<GoogleCalendar, object>> = {}): GoogleCalendar => ({available: faker.datatype.boolean(), state: faker.helpers.arrayElement(Object.values(GoogleCalendarState)), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), connectedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), syncedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), left: faker.number.int({min: 0}), ...overrideResponse})

export const getConnectGoogleCalendarResponseMock = (overrideResponse: Partial<Extract<GoogleCalendar, object>> = {}): GoogleCalendar => ({available: faker.datatype.boolean(), state: faker.helpers.arrayElement(Object.values(GoogleCalendarState)), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), connectedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), syncedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), left: faker.number.int({min: 0}), ...overrideResponse})

export const getStartGoogleCalendarResponseMock = (overrideResponse: Partial<Extract<GoogleCalendarStart, object>> = {}): GoogleCalendarStart => ({url: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getImportCalendarResponseMock = (overrideResponse: Partial<Extract<CalendarImport, object>> = {}): CalendarImport => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({line: faker.number.int(), title: faker.string.alpha({length: {min: 10, max: 20}}), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', allDay: faker.datatype.boolean(), repeats: faker.datatype.boolean(), exceptions: faker.number.int(), action: faker.helpers.arrayElement(Object.values(CalendarImportAction))})), problems: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({line: faker.number.int(), title: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 20}}), kept: faker.datatype.boolean()})), created: faker.number.int(), updated: faker.number.int(), same: faker.number.int(), left: faker.number.int(), partly: faker.number.int(), ...overrideResponse})


export const getGetCalendarFeedMockHandler = (overrideResponse?: CalendarFeed | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CalendarFeed> | CalendarFeed), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/calendar/feed/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCalendarFeedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateCalendarFeedMockHandler = (overrideResponse?: CalendarFeedAddress | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CalendarFeedAddress> | CalendarFeedAddress), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/calendar/feed/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCalendarFeedResponseMock(),
      { status: 201
      })
  }, options)
}

export const getDeleteCalendarFeedMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/calendar/feed/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getGetGoogleCalendarMockHandler = (overrideResponse?: GoogleCalendar | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GoogleCalendar> | GoogleCalendar), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/calendar/google/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGoogleCalendarResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConnectGoogleCalendarMockHandler = (overrideResponse?: GoogleCalendar | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GoogleCalendar> | GoogleCalendar), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/calendar/google/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConnectGoogleCalendarResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDisconnectGoogleCalendarMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/calendar/google/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getStartGoogleCalendarMockHandler = (overrideResponse?: GoogleCalendarStart | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GoogleCalendarStart> | GoogleCalendarStart), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/calendar/google/start/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartGoogleCalendarResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSyncGoogleCalendarMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/calendar/google/sync/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getImportCalendarMockHandler = (overrideResponse?: CalendarImport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CalendarImport> | CalendarImport), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/calendar/import/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportCalendarResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCalendarMock = () => [
  getGetCalendarFeedMockHandler(),
  getCreateCalendarFeedMockHandler(),
  getDeleteCalendarFeedMockHandler(),
  getGetGoogleCalendarMockHandler(),
  getConnectGoogleCalendarMockHandler(),
  getDisconnectGoogleCalendarMockHandler(),
  getStartGoogleCalendarMockHandler(),
  getSyncGoogleCalendarMockHandler(),
  getImportCalendarMockHandler()
]
