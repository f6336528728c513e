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
  NotificationKind
} from '../../model';
import type {
  Notification,
  NotificationPage,
  UnreadCount
} from '../../model';


export const getListNotificationsResponseMock = (overrideResponse: Partial<Extract<NotificationPage, object>> = {}): NotificationPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(NotificationKind)), title: faker.string.alpha({length: {min: 10, max: 20}}), body: faker.string.alpha({length: {min: 10, max: 20}}), href: faker.string.alpha({length: {min: 10, max: 20}}), topic: faker.string.alpha({length: {min: 10, max: 20}}), readAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), unread: faker.number.int(), ...overrideResponse})

export const getReadNotificationsResponseMock = (overrideResponse: Partial<Extract<UnreadCount, object>> = {}): UnreadCount => ({unread: faker.number.int(), ...overrideResponse})

export const getReadNotificationResponseMock = (overrideResponse: Partial<Extract<Notification, object>> = {}): Notification => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(NotificationKind)), title: faker.string.alpha({length: {min: 10, max: 20}}), body: faker.string.alpha({length: {min: 10, max: 20}}), href: faker.string.alpha({length: {min: 10, max: 20}}), topic: faker.string.alpha({length: {min: 10, max: 20}}), readAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})


export const getListNotificationsMockHandler = (overrideResponse?: NotificationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotificationPage> | NotificationPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/notification/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotificationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadNotificationsMockHandler = (overrideResponse?: UnreadCount | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnreadCount> | UnreadCount), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/notification/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadNotificationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadNotificationMockHandler = (overrideResponse?: Notification | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Notification> | Notification), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/notification/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadNotificationResponseMock(),
      { status: 200
      })
  }, options)
}
export const getNotificationMock = () => [
  getListNotificationsMockHandler(),
  getReadNotificationsMockHandler(),
  getReadNotificationMockHandler()
]
