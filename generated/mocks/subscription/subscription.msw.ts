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
  SubscriptionCardRefusal,
  SubscriptionPeriod,
  SubscriptionState
} from '../../model';
import type {
  Subscription,
  SubscriptionCheckout,
  SubscriptionLimits,
  SubscriptionPreview
} from '../../model';


export const getGetSubscriptionResponseMock = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({state: faker.helpers.arrayElement(Object.values(SubscriptionState)), plan: faker.helpers.arrayElement([{id: "agency", name: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, monthPrice: faker.number.int({min: 0, max: 99999999999}), yearPrice: faker.number.int({min: 0, max: 99999999999}), seats: faker.number.int({min: 1, max: 1000}), seatMonthPrice: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), homes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000000}), null]), ownDomain: faker.datatype.boolean()},null,]), seats: faker.number.int({min: 1}), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SubscriptionPeriod)),null,]), periodEnd: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), trialEnd: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), cancelled: faker.datatype.boolean(), next: faker.helpers.arrayElement([{planId: "agency", seats: faker.number.int({min: 1}), period: faker.helpers.arrayElement(Object.values(SubscriptionPeriod)), from: faker.date.past().toISOString().slice(0, 10)},null,]), owed: faker.helpers.arrayElement([{invoiceId: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), amount: faker.number.int({min: 0, max: 99999999999}), dueOn: faker.date.past().toISOString().slice(0, 10), graceOn: faker.date.past().toISOString().slice(0, 10), limitedOn: faker.date.past().toISOString().slice(0, 10), freeOn: faker.date.past().toISOString().slice(0, 10), more: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({invoiceId: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), amount: faker.number.int({min: 0, max: 99999999999}), dueOn: faker.date.past().toISOString().slice(0, 10)}))},null,]), limits: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.helpers.arrayElement(['homes','seats','ownDomain'] as const), used: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 0}), null])})), missing: faker.helpers.arrayElements(['legalName','taxId','address'] as const), takesCards: faker.datatype.boolean(), card: faker.helpers.arrayElement([{brand: faker.string.alpha({length: {min: 10, max: 40}}), last4: faker.string.alpha({length: {min: 4, max: 4}}), expiresOn: faker.date.past().toISOString().slice(0, 10), keptAt: faker.date.past().toISOString().slice(0, 19) + 'Z', isCharging: faker.datatype.boolean(), refused: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SubscriptionCardRefusal)),null,]), nextTryOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null])},null,]), ...overrideResponse})

export const getGetSubscriptionLimitsResponseMock = (overrideResponse: Partial<Extract<SubscriptionLimits, object>> = {}): SubscriptionLimits => ({state: faker.helpers.arrayElement(Object.values(SubscriptionState)), planName: faker.helpers.arrayElement([{"es":"Casa de pueblo con patio","en":"Village house with courtyard"},null,]), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.helpers.arrayElement(['homes','seats','ownDomain'] as const), used: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 0}), null])})), ...overrideResponse})

export const getPreviewSubscriptionResponseMock = (overrideResponse: Partial<Extract<SubscriptionPreview, object>> = {}): SubscriptionPreview => ({planId: "agency", seats: faker.number.int({min: 1}), period: faker.helpers.arrayElement(Object.values(SubscriptionPeriod)), now: faker.datatype.boolean(), from: faker.date.past().toISOString().slice(0, 10), lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({text: faker.string.alpha({length: {min: 10, max: 300}}), quantity: faker.number.float({min: 0, fractionDigits: 2}), price: faker.number.int({min: -99999999999999, max: 99999999999999}), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), vatPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), vat: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999})})), base: faker.number.int({min: -99999999999999, max: 99999999999999}), total: faker.number.int({min: -99999999999999, max: 99999999999999}), ...overrideResponse})

export const getChangeSubscriptionResponseMock = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({state: faker.helpers.arrayElement(Object.values(SubscriptionState)), plan: faker.helpers.arrayElement([{id: "agency", name: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, monthPrice: faker.number.int({min: 0, max: 99999999999}), yearPrice: faker.number.int({min: 0, max: 99999999999}), seats: faker.number.int({min: 1, max: 1000}), seatMonthPrice: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), homes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000000}), null]), ownDomain: faker.datatype.boolean()},null,]), seats: faker.number.int({min: 1}), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SubscriptionPeriod)),null,]), periodEnd: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), trialEnd: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), cancelled: faker.datatype.boolean(), next: faker.helpers.arrayElement([{planId: "agency", seats: faker.number.int({min: 1}), period: faker.helpers.arrayElement(Object.values(SubscriptionPeriod)), from: faker.date.past().toISOString().slice(0, 10)},null,]), owed: faker.helpers.arrayElement([{invoiceId: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), amount: faker.number.int({min: 0, max: 99999999999}), dueOn: faker.date.past().toISOString().slice(0, 10), graceOn: faker.date.past().toISOString().slice(0, 10), limitedOn: faker.date.past().toISOString().slice(0, 10), freeOn: faker.date.past().toISOString().slice(0, 10), more: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({invoiceId: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), amount: faker.number.int({min: 0, max: 99999999999}), dueOn: faker.date.past().toISOString().slice(0, 10)}))},null,]), limits: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.helpers.arrayElement(['homes','seats','ownDomain'] as const), used: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 0}), null])})), missing: faker.helpers.arrayElements(['legalName','taxId','address'] as const), takesCards: faker.datatype.boolean(), card: faker.helpers.arrayElement([{brand: faker.string.alpha({length: {min: 10, max: 40}}), last4: faker.string.alpha({length: {min: 4, max: 4}}), expiresOn: faker.date.past().toISOString().slice(0, 10), keptAt: faker.date.past().toISOString().slice(0, 19) + 'Z', isCharging: faker.datatype.boolean(), refused: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SubscriptionCardRefusal)),null,]), nextTryOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null])},null,]), ...overrideResponse})

export const getCancelSubscriptionResponseMock = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({state: faker.helpers.arrayElement(Object.values(SubscriptionState)), plan: faker.helpers.arrayElement([{id: "agency", name: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, monthPrice: faker.number.int({min: 0, max: 99999999999}), yearPrice: faker.number.int({min: 0, max: 99999999999}), seats: faker.number.int({min: 1, max: 1000}), seatMonthPrice: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), homes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000000}), null]), ownDomain: faker.datatype.boolean()},null,]), seats: faker.number.int({min: 1}), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SubscriptionPeriod)),null,]), periodEnd: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), trialEnd: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), cancelled: faker.datatype.boolean(), next: faker.helpers.arrayElement([{planId: "agency", seats: faker.number.int({min: 1}), period: faker.helpers.arrayElement(Object.values(SubscriptionPeriod)), from: faker.date.past().toISOString().slice(0, 10)},null,]), owed: faker.helpers.arrayElement([{invoiceId: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), amount: faker.number.int({min: 0, max: 99999999999}), dueOn: faker.date.past().toISOString().slice(0, 10), graceOn: faker.date.past().toISOString().slice(0, 10), limitedOn: faker.date.past().toISOString().slice(0, 10), freeOn: faker.date.past().toISOString().slice(0, 10), more: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({invoiceId: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), amount: faker.number.int({min: 0, max: 99999999999}), dueOn: faker.date.past().toISOString().slice(0, 10)}))},null,]), limits: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.helpers.arrayElement(['homes','seats','ownDomain'] as const), used: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 0}), null])})), missing: faker.helpers.arrayElements(['legalName','taxId','address'] as const), takesCards: faker.datatype.boolean(), card: faker.helpers.arrayElement([{brand: faker.string.alpha({length: {min: 10, max: 40}}), last4: faker.string.alpha({length: {min: 4, max: 4}}), expiresOn: faker.date.past().toISOString().slice(0, 10), keptAt: faker.date.past().toISOString().slice(0, 19) + 'Z', isCharging: faker.datatype.boolean(), refused: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SubscriptionCardRefusal)),null,]), nextTryOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null])},null,]), ...overrideResponse})

export const getResumeSubscriptionResponseMock = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({state: faker.helpers.arrayElement(Object.values(SubscriptionState)), plan: faker.helpers.arrayElement([{id: "agency", name: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, monthPrice: faker.number.int({min: 0, max: 99999999999}), yearPrice: faker.number.int({min: 0, max: 99999999999}), seats: faker.number.int({min: 1, max: 1000}), seatMonthPrice: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), homes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000000}), null]), ownDomain: faker.datatype.boolean()},null,]), seats: faker.number.int({min: 1}), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SubscriptionPeriod)),null,]), periodEnd: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), trialEnd: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), cancelled: faker.datatype.boolean(), next: faker.helpers.arrayElement([{planId: "agency", seats: faker.number.int({min: 1}), period: faker.helpers.arrayElement(Object.values(SubscriptionPeriod)), from: faker.date.past().toISOString().slice(0, 10)},null,]), owed: faker.helpers.arrayElement([{invoiceId: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), amount: faker.number.int({min: 0, max: 99999999999}), dueOn: faker.date.past().toISOString().slice(0, 10), graceOn: faker.date.past().toISOString().slice(0, 10), limitedOn: faker.date.past().toISOString().slice(0, 10), freeOn: faker.date.past().toISOString().slice(0, 10), more: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({invoiceId: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), amount: faker.number.int({min: 0, max: 99999999999}), dueOn: faker.date.past().toISOString().slice(0, 10)}))},null,]), limits: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.helpers.arrayElement(['homes','seats','ownDomain'] as const), used: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 0}), null])})), missing: faker.helpers.arrayElements(['legalName','taxId','address'] as const), takesCards: faker.datatype.boolean(), card: faker.helpers.arrayElement([{brand: faker.string.alpha({length: {min: 10, max: 40}}), last4: faker.string.alpha({length: {min: 4, max: 4}}), expiresOn: faker.date.past().toISOString().slice(0, 10), keptAt: faker.date.past().toISOString().slice(0, 19) + 'Z', isCharging: faker.datatype.boolean(), refused: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SubscriptionCardRefusal)),null,]), nextTryOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null])},null,]), ...overrideResponse})

export const getOpenSubscriptionCardResponseMock = (overrideResponse: Partial<Extract<SubscriptionCheckout, object>> = {}): SubscriptionCheckout => ({url: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getRemoveSubscriptionCardResponseMock = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({state: faker.helpers.arrayElement(Object.values(SubscriptionState)), plan: faker.helpers.arrayElement([{id: "agency", name: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, monthPrice: faker.number.int({min: 0, max: 99999999999}), yearPrice: faker.number.int({min: 0, max: 99999999999}), seats: faker.number.int({min: 1, max: 1000}), seatMonthPrice: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), homes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000000}), null]), ownDomain: faker.datatype.boolean()},null,]), seats: faker.number.int({min: 1}), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SubscriptionPeriod)),null,]), periodEnd: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), trialEnd: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), cancelled: faker.datatype.boolean(), next: faker.helpers.arrayElement([{planId: "agency", seats: faker.number.int({min: 1}), period: faker.helpers.arrayElement(Object.values(SubscriptionPeriod)), from: faker.date.past().toISOString().slice(0, 10)},null,]), owed: faker.helpers.arrayElement([{invoiceId: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), amount: faker.number.int({min: 0, max: 99999999999}), dueOn: faker.date.past().toISOString().slice(0, 10), graceOn: faker.date.past().toISOString().slice(0, 10), limitedOn: faker.date.past().toISOString().slice(0, 10), freeOn: faker.date.past().toISOString().slice(0, 10), more: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({invoiceId: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), amount: faker.number.int({min: 0, max: 99999999999}), dueOn: faker.date.past().toISOString().slice(0, 10)}))},null,]), limits: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.helpers.arrayElement(['homes','seats','ownDomain'] as const), used: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 0}), null])})), missing: faker.helpers.arrayElements(['legalName','taxId','address'] as const), takesCards: faker.datatype.boolean(), card: faker.helpers.arrayElement([{brand: faker.string.alpha({length: {min: 10, max: 40}}), last4: faker.string.alpha({length: {min: 4, max: 4}}), expiresOn: faker.date.past().toISOString().slice(0, 10), keptAt: faker.date.past().toISOString().slice(0, 19) + 'Z', isCharging: faker.datatype.boolean(), refused: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SubscriptionCardRefusal)),null,]), nextTryOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null])},null,]), ...overrideResponse})


export const getGetSubscriptionMockHandler = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/subscription/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSubscriptionLimitsMockHandler = (overrideResponse?: SubscriptionLimits | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SubscriptionLimits> | SubscriptionLimits), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/subscription/limit/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSubscriptionLimitsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewSubscriptionMockHandler = (overrideResponse?: SubscriptionPreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubscriptionPreview> | SubscriptionPreview), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/subscription/preview/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeSubscriptionMockHandler = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/subscription/change/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelSubscriptionMockHandler = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/subscription/cancel/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResumeSubscriptionMockHandler = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/subscription/resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResumeSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOpenSubscriptionCardMockHandler = (overrideResponse?: SubscriptionCheckout | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubscriptionCheckout> | SubscriptionCheckout), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/subscription/card/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenSubscriptionCardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveSubscriptionCardMockHandler = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/subscription/card/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveSubscriptionCardResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSubscriptionMock = () => [
  getGetSubscriptionMockHandler(),
  getGetSubscriptionLimitsMockHandler(),
  getPreviewSubscriptionMockHandler(),
  getChangeSubscriptionMockHandler(),
  getCancelSubscriptionMockHandler(),
  getResumeSubscriptionMockHandler(),
  getOpenSubscriptionCardMockHandler(),
  getRemoveSubscriptionCardMockHandler()
]
