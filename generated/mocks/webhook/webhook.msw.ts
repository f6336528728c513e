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
  WebhookEventType,
  WebhookFailure
} from '../../model';
import type {
  Webhook,
  WebhookDeliveryPage,
  WebhookDeliveryRecord,
  WebhookList,
  WebhookReplayed,
  WebhookSecret
} from '../../model';


export const getListWebhooksResponseMock = (overrideResponse: Partial<Extract<WebhookList, object>> = {}): WebhookList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), types: faker.helpers.arrayElements(Object.values(WebhookEventType)), state: faker.helpers.arrayElement(['active','paused','disabled'] as const), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(['gone','failing','secret'] as const),null,]), health: faker.helpers.arrayElement(['ok','attention','broken','idle'] as const), waiting: faker.number.int({min: 0}), failingSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastOkAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), secretRotatedUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1})})), ...overrideResponse})

export const getCreateWebhookResponseMock = (overrideResponse: Partial<Extract<WebhookSecret, object>> = {}): WebhookSecret => ({webhook: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), types: faker.helpers.arrayElements(Object.values(WebhookEventType)), state: faker.helpers.arrayElement(['active','paused','disabled'] as const), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(['gone','failing','secret'] as const),null,]), health: faker.helpers.arrayElement(['ok','attention','broken','idle'] as const), waiting: faker.number.int({min: 0}), failingSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastOkAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), secretRotatedUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1})}, secret: "whsec_0000000000000000000000000000000000000000000=", ...overrideResponse})

export const getGetWebhookResponseMock = (overrideResponse: Partial<Extract<Webhook, object>> = {}): Webhook => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), types: faker.helpers.arrayElements(Object.values(WebhookEventType)), state: faker.helpers.arrayElement(['active','paused','disabled'] as const), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(['gone','failing','secret'] as const),null,]), health: faker.helpers.arrayElement(['ok','attention','broken','idle'] as const), waiting: faker.number.int({min: 0}), failingSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastOkAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), secretRotatedUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1}), ...overrideResponse})

export const getUpdateWebhookResponseMock = (overrideResponse: Partial<Extract<Webhook, object>> = {}): Webhook => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), types: faker.helpers.arrayElements(Object.values(WebhookEventType)), state: faker.helpers.arrayElement(['active','paused','disabled'] as const), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(['gone','failing','secret'] as const),null,]), health: faker.helpers.arrayElement(['ok','attention','broken','idle'] as const), waiting: faker.number.int({min: 0}), failingSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastOkAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), secretRotatedUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1}), ...overrideResponse})

export const getCheckWebhookResponseMock = (overrideResponse: Partial<Extract<WebhookDeliveryRecord, object>> = {}): WebhookDeliveryRecord => ({delivery: {id: faker.string.uuid(), type: faker.helpers.arrayElement(Object.values(WebhookEventType)), at: faker.date.past().toISOString().slice(0, 19) + 'Z', state: faker.helpers.arrayElement(['waiting','delivered','failed'] as const), tries: faker.number.int({min: 0}), nextAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastStatus: faker.helpers.arrayElement([faker.number.int(), null]), lastFailure: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(WebhookFailure)),null,])}, messageId: faker.string.alpha({length: {min: 10, max: 20}}), body: faker.string.alpha({length: {min: 10, max: 20}}), attempts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', kind: faker.helpers.arrayElement(['schedule','replay'] as const), status: faker.helpers.arrayElement([faker.number.int(), null]), ms: faker.number.int({min: 0}), failure: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(WebhookFailure)),null,]), answer: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getRenewWebhookSecretResponseMock = (overrideResponse: Partial<Extract<WebhookSecret, object>> = {}): WebhookSecret => ({webhook: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), types: faker.helpers.arrayElements(Object.values(WebhookEventType)), state: faker.helpers.arrayElement(['active','paused','disabled'] as const), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(['gone','failing','secret'] as const),null,]), health: faker.helpers.arrayElement(['ok','attention','broken','idle'] as const), waiting: faker.number.int({min: 0}), failingSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastOkAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), secretRotatedUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1})}, secret: "whsec_0000000000000000000000000000000000000000000=", ...overrideResponse})

export const getRepeatWebhookDeliveriesResponseMock = (overrideResponse: Partial<Extract<WebhookReplayed, object>> = {}): WebhookReplayed => ({count: faker.number.int({min: 0}), ...overrideResponse})

export const getListWebhookDeliveriesResponseMock = (overrideResponse: Partial<Extract<WebhookDeliveryPage, object>> = {}): WebhookDeliveryPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), type: faker.helpers.arrayElement(Object.values(WebhookEventType)), at: faker.date.past().toISOString().slice(0, 19) + 'Z', state: faker.helpers.arrayElement(['waiting','delivered','failed'] as const), tries: faker.number.int({min: 0}), nextAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastStatus: faker.helpers.arrayElement([faker.number.int(), null]), lastFailure: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(WebhookFailure)),null,])})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getGetWebhookDeliveryResponseMock = (overrideResponse: Partial<Extract<WebhookDeliveryRecord, object>> = {}): WebhookDeliveryRecord => ({delivery: {id: faker.string.uuid(), type: faker.helpers.arrayElement(Object.values(WebhookEventType)), at: faker.date.past().toISOString().slice(0, 19) + 'Z', state: faker.helpers.arrayElement(['waiting','delivered','failed'] as const), tries: faker.number.int({min: 0}), nextAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastStatus: faker.helpers.arrayElement([faker.number.int(), null]), lastFailure: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(WebhookFailure)),null,])}, messageId: faker.string.alpha({length: {min: 10, max: 20}}), body: faker.string.alpha({length: {min: 10, max: 20}}), attempts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', kind: faker.helpers.arrayElement(['schedule','replay'] as const), status: faker.helpers.arrayElement([faker.number.int(), null]), ms: faker.number.int({min: 0}), failure: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(WebhookFailure)),null,]), answer: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getRepeatWebhookDeliveryResponseMock = (overrideResponse: Partial<Extract<WebhookDeliveryRecord, object>> = {}): WebhookDeliveryRecord => ({delivery: {id: faker.string.uuid(), type: faker.helpers.arrayElement(Object.values(WebhookEventType)), at: faker.date.past().toISOString().slice(0, 19) + 'Z', state: faker.helpers.arrayElement(['waiting','delivered','failed'] as const), tries: faker.number.int({min: 0}), nextAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastStatus: faker.helpers.arrayElement([faker.number.int(), null]), lastFailure: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(WebhookFailure)),null,])}, messageId: faker.string.alpha({length: {min: 10, max: 20}}), body: faker.string.alpha({length: {min: 10, max: 20}}), attempts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', kind: faker.helpers.arrayElement(['schedule','replay'] as const), status: faker.helpers.arrayElement([faker.number.int(), null]), ms: faker.number.int({min: 0}), failure: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(WebhookFailure)),null,]), answer: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})


export const getListWebhooksMockHandler = (overrideResponse?: WebhookList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WebhookList> | WebhookList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/webhook/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWebhooksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateWebhookMockHandler = (overrideResponse?: WebhookSecret | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WebhookSecret> | WebhookSecret), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/webhook/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWebhookResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetWebhookMockHandler = (overrideResponse?: Webhook | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Webhook> | Webhook), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/webhook/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWebhookResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateWebhookMockHandler = (overrideResponse?: Webhook | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Webhook> | Webhook), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/webhook/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateWebhookResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteWebhookMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/webhook/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getCheckWebhookMockHandler = (overrideResponse?: WebhookDeliveryRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WebhookDeliveryRecord> | WebhookDeliveryRecord), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/webhook/:id/test/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckWebhookResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRenewWebhookSecretMockHandler = (overrideResponse?: WebhookSecret | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WebhookSecret> | WebhookSecret), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/webhook/:id/secret/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenewWebhookSecretResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRepeatWebhookDeliveriesMockHandler = (overrideResponse?: WebhookReplayed | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WebhookReplayed> | WebhookReplayed), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/webhook/:id/replay/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRepeatWebhookDeliveriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListWebhookDeliveriesMockHandler = (overrideResponse?: WebhookDeliveryPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WebhookDeliveryPage> | WebhookDeliveryPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/webhook/:id/delivery/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWebhookDeliveriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetWebhookDeliveryMockHandler = (overrideResponse?: WebhookDeliveryRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WebhookDeliveryRecord> | WebhookDeliveryRecord), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/webhook/:id/delivery/:deliveryId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWebhookDeliveryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRepeatWebhookDeliveryMockHandler = (overrideResponse?: WebhookDeliveryRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WebhookDeliveryRecord> | WebhookDeliveryRecord), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/webhook/:id/delivery/:deliveryId/replay/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRepeatWebhookDeliveryResponseMock(),
      { status: 200
      })
  }, options)
}
export const getWebhookMock = () => [
  getListWebhooksMockHandler(),
  getCreateWebhookMockHandler(),
  getGetWebhookMockHandler(),
  getUpdateWebhookMockHandler(),
  getDeleteWebhookMockHandler(),
  getCheckWebhookMockHandler(),
  getRenewWebhookSecretMockHandler(),
  getRepeatWebhookDeliveriesMockHandler(),
  getListWebhookDeliveriesMockHandler(),
  getGetWebhookDeliveryMockHandler(),
  getRepeatWebhookDeliveryMockHandler()
]
