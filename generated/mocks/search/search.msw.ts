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
  ContactRole,
  DemandStatus,
  InboxKind,
  Language,
  PropertyStatus,
  RentPeriod,
  SearchChannel,
  SearchFrequency,
  Substatus
} from '../../model';
import type {
  Message,
  RecordSearch,
  SavedSearch,
  SavedSearchList
} from '../../model';


export const getListSavedSearchesResponseMock = (overrideResponse: Partial<Extract<SavedSearchList, object>> = {}): SavedSearchList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), query: {
        [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 4000}}))),])
      }, frequency: faker.helpers.arrayElement(Object.values(SearchFrequency)), channels: faker.helpers.arrayElements(Object.values(SearchChannel)), language: faker.helpers.arrayElement(Object.values(Language)), paused: faker.datatype.boolean(), confirmed: faker.datatype.boolean(), newCount: faker.number.int(), lastRunAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastSeenAt: faker.date.past().toISOString().slice(0, 19) + 'Z', createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), ...overrideResponse})

export const getCreateSavedSearchResponseMock = (overrideResponse: Partial<Extract<SavedSearch, object>> = {}): SavedSearch => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), query: {
        [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 4000}}))),])
      }, frequency: faker.helpers.arrayElement(Object.values(SearchFrequency)), channels: faker.helpers.arrayElements(Object.values(SearchChannel)), language: faker.helpers.arrayElement(Object.values(Language)), paused: faker.datatype.boolean(), confirmed: faker.datatype.boolean(), newCount: faker.number.int(), lastRunAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastSeenAt: faker.date.past().toISOString().slice(0, 19) + 'Z', createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetSavedSearchResponseMock = (overrideResponse: Partial<Extract<SavedSearch, object>> = {}): SavedSearch => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), query: {
        [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 4000}}))),])
      }, frequency: faker.helpers.arrayElement(Object.values(SearchFrequency)), channels: faker.helpers.arrayElements(Object.values(SearchChannel)), language: faker.helpers.arrayElement(Object.values(Language)), paused: faker.datatype.boolean(), confirmed: faker.datatype.boolean(), newCount: faker.number.int(), lastRunAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastSeenAt: faker.date.past().toISOString().slice(0, 19) + 'Z', createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateSavedSearchResponseMock = (overrideResponse: Partial<Extract<SavedSearch, object>> = {}): SavedSearch => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), query: {
        [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 4000}}))),])
      }, frequency: faker.helpers.arrayElement(Object.values(SearchFrequency)), channels: faker.helpers.arrayElements(Object.values(SearchChannel)), language: faker.helpers.arrayElement(Object.values(Language)), paused: faker.datatype.boolean(), confirmed: faker.datatype.boolean(), newCount: faker.number.int(), lastRunAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastSeenAt: faker.date.past().toISOString().slice(0, 19) + 'Z', createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSearchRecordsResponseMock = (overrideResponse: Partial<Extract<RecordSearch, object>> = {}): RecordSearch => ({homes: {total: faker.number.int({min: 0, max: 1000}), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(Object.values(PropertyStatus)), substatus: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Substatus)),null,]), mandateEndsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), price: faker.helpers.arrayElement([faker.number.int(), null]), rentPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentPeriod)),null,]), street: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), owners: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}))}, contacts: {total: faker.number.int({min: 0, max: 1000}), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(Object.values(ContactRole)), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}))}, demands: {total: faker.number.int({min: 0, max: 1000}), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(Object.values(DemandStatus)), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bedroomsMin: faker.helpers.arrayElement([faker.number.int(), null])}))}, events: {total: faker.number.int({min: 0, max: 1000}), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), occurrence: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), kind: faker.helpers.arrayElement(Object.values(AgendaKind)), title: faker.string.alpha({length: {min: 10, max: 20}}), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', allDay: faker.datatype.boolean(), location: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), people: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), home: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), keysNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}))}, threads: {total: faker.number.int({min: 0, max: 1000}), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(InboxKind)), name: faker.string.alpha({length: {min: 10, max: 20}}), about: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastAt: faker.date.past().toISOString().slice(0, 19) + 'Z', waitingSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])}))}, ...overrideResponse})

export const getCreateAlertResponseMock = (overrideResponse: Partial<Extract<Message, object>> = {}): Message => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getGetAlertResponseMock = (overrideResponse: Partial<Extract<SavedSearch, object>> = {}): SavedSearch => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), query: {
        [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 4000}}))),])
      }, frequency: faker.helpers.arrayElement(Object.values(SearchFrequency)), channels: faker.helpers.arrayElements(Object.values(SearchChannel)), language: faker.helpers.arrayElement(Object.values(Language)), paused: faker.datatype.boolean(), confirmed: faker.datatype.boolean(), newCount: faker.number.int(), lastRunAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastSeenAt: faker.date.past().toISOString().slice(0, 19) + 'Z', createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateAlertResponseMock = (overrideResponse: Partial<Extract<SavedSearch, object>> = {}): SavedSearch => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), query: {
        [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 4000}}))),])
      }, frequency: faker.helpers.arrayElement(Object.values(SearchFrequency)), channels: faker.helpers.arrayElements(Object.values(SearchChannel)), language: faker.helpers.arrayElement(Object.values(Language)), paused: faker.datatype.boolean(), confirmed: faker.datatype.boolean(), newCount: faker.number.int(), lastRunAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastSeenAt: faker.date.past().toISOString().slice(0, 19) + 'Z', createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getConfirmAlertResponseMock = (overrideResponse: Partial<Extract<SavedSearch, object>> = {}): SavedSearch => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), query: {
        [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 4000}}))),])
      }, frequency: faker.helpers.arrayElement(Object.values(SearchFrequency)), channels: faker.helpers.arrayElements(Object.values(SearchChannel)), language: faker.helpers.arrayElement(Object.values(Language)), paused: faker.datatype.boolean(), confirmed: faker.datatype.boolean(), newCount: faker.number.int(), lastRunAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastSeenAt: faker.date.past().toISOString().slice(0, 19) + 'Z', createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getAdoptAlertResponseMock = (overrideResponse: Partial<Extract<SavedSearchList, object>> = {}): SavedSearchList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), query: {
        [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 4000}}))),])
      }, frequency: faker.helpers.arrayElement(Object.values(SearchFrequency)), channels: faker.helpers.arrayElements(Object.values(SearchChannel)), language: faker.helpers.arrayElement(Object.values(Language)), paused: faker.datatype.boolean(), confirmed: faker.datatype.boolean(), newCount: faker.number.int(), lastRunAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastSeenAt: faker.date.past().toISOString().slice(0, 19) + 'Z', createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), ...overrideResponse})


export const getListSavedSearchesMockHandler = (overrideResponse?: SavedSearchList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SavedSearchList> | SavedSearchList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/search/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSavedSearchesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateSavedSearchMockHandler = (overrideResponse?: SavedSearch | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SavedSearch> | SavedSearch), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/search/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSavedSearchResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetSavedSearchMockHandler = (overrideResponse?: SavedSearch | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SavedSearch> | SavedSearch), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/search/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSavedSearchResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateSavedSearchMockHandler = (overrideResponse?: SavedSearch | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SavedSearch> | SavedSearch), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/search/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSavedSearchResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteSavedSearchMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/search/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSearchRecordsMockHandler = (overrideResponse?: RecordSearch | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RecordSearch> | RecordSearch), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/search/records/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchRecordsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateAlertMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/search/alert/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAlertResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetAlertMockHandler = (overrideResponse?: SavedSearch | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SavedSearch> | SavedSearch), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/search/alert/:searchToken/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAlertResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateAlertMockHandler = (overrideResponse?: SavedSearch | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SavedSearch> | SavedSearch), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/search/alert/:searchToken/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAlertResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteAlertMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/search/alert/:searchToken/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getConfirmAlertMockHandler = (overrideResponse?: SavedSearch | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SavedSearch> | SavedSearch), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/search/alert/:searchToken/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmAlertResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAdoptAlertMockHandler = (overrideResponse?: SavedSearchList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SavedSearchList> | SavedSearchList), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/search/alert/:searchToken/adopt/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAdoptAlertResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSearchMock = () => [
  getListSavedSearchesMockHandler(),
  getCreateSavedSearchMockHandler(),
  getGetSavedSearchMockHandler(),
  getUpdateSavedSearchMockHandler(),
  getDeleteSavedSearchMockHandler(),
  getSearchRecordsMockHandler(),
  getCreateAlertMockHandler(),
  getGetAlertMockHandler(),
  getUpdateAlertMockHandler(),
  getDeleteAlertMockHandler(),
  getConfirmAlertMockHandler(),
  getAdoptAlertMockHandler()
]
