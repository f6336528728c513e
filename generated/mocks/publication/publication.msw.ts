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
  PublicationReason,
  PublicationState,
  SpokenLanguage
} from '../../model';
import type {
  HomeChannelList,
  Integration,
  PublicationChoiceResult,
  PublicationHome,
  PublicationHomePage,
  PublicationPreview
} from '../../model';


export const getListHomeChannelsResponseMock = (overrideResponse: Partial<Extract<HomeChannelList, object>> = {}): HomeChannelList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({integrationId: faker.string.uuid(), provider: faker.helpers.arrayElement(Object.values(IntegrationProvider)), name: faker.string.alpha({length: {min: 10, max: 20}}), channelState: faker.helpers.arrayElement(Object.values(IntegrationState)), home: {propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), wanted: faker.datatype.boolean(), state: faker.helpers.arrayElement(Object.values(PublicationState)), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PublicationReason)),null,]), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), step: faker.number.int({min: 1, max: 8}), foreign: faker.string.alpha({length: {min: 10, max: 20}}), rule: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), severity: faker.helpers.arrayElement(['error','warning'] as const), message: faker.string.alpha({length: {min: 10, max: 20}})})), quality: faker.number.int({min: 0, max: 100}), publishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), changedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])}})), ...overrideResponse})

export const getListPublicationHomesResponseMock = (overrideResponse: Partial<Extract<PublicationHomePage, object>> = {}): PublicationHomePage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), wanted: faker.datatype.boolean(), state: faker.helpers.arrayElement(Object.values(PublicationState)), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PublicationReason)),null,]), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), step: faker.number.int({min: 1, max: 8}), foreign: faker.string.alpha({length: {min: 10, max: 20}}), rule: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), severity: faker.helpers.arrayElement(['error','warning'] as const), message: faker.string.alpha({length: {min: 10, max: 20}})})), quality: faker.number.int({min: 0, max: 100}), publishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), changedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), total: faker.number.int({min: 0}), counts: {wanted: faker.number.int({min: 0}), published: faker.number.int({min: 0}), warning: faker.number.int({min: 0}), blocked: faker.number.int({min: 0}), error: faker.number.int({min: 0}), queued: faker.number.int({min: 0}), removing: faker.number.int({min: 0})}, byRule: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({rule: faker.string.alpha({length: {min: 10, max: 20}}), field: faker.string.alpha({length: {min: 10, max: 20}}), severity: faker.helpers.arrayElement(['error','warning'] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 1})})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getUpdatePublicationHomesResponseMock = (overrideResponse: Partial<Extract<PublicationChoiceResult, object>> = {}): PublicationChoiceResult => ({changed: faker.number.int({min: 0}), left: faker.number.int({min: 0}), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), wanted: faker.datatype.boolean(), state: faker.helpers.arrayElement(Object.values(PublicationState)), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PublicationReason)),null,]), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), step: faker.number.int({min: 1, max: 8}), foreign: faker.string.alpha({length: {min: 10, max: 20}}), rule: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), severity: faker.helpers.arrayElement(['error','warning'] as const), message: faker.string.alpha({length: {min: 10, max: 20}})})), quality: faker.number.int({min: 0, max: 100}), publishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), changedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), ...overrideResponse})

export const getPreviewPublicationResponseMock = (overrideResponse: Partial<Extract<PublicationPreview, object>> = {}): PublicationPreview => ({home: {propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), wanted: faker.datatype.boolean(), state: faker.helpers.arrayElement(Object.values(PublicationState)), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PublicationReason)),null,]), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), step: faker.number.int({min: 1, max: 8}), foreign: faker.string.alpha({length: {min: 10, max: 20}}), rule: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), severity: faker.helpers.arrayElement(['error','warning'] as const), message: faker.string.alpha({length: {min: 10, max: 20}})})), quality: faker.number.int({min: 0, max: 100}), publishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), changedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])}, mediaType: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getRepeatPublicationResponseMock = (overrideResponse: Partial<Extract<PublicationHome, object>> = {}): PublicationHome => ({propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), wanted: faker.datatype.boolean(), state: faker.helpers.arrayElement(Object.values(PublicationState)), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PublicationReason)),null,]), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), step: faker.number.int({min: 1, max: 8}), foreign: faker.string.alpha({length: {min: 10, max: 20}}), rule: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), severity: faker.helpers.arrayElement(['error','warning'] as const), message: faker.string.alpha({length: {min: 10, max: 20}})})), quality: faker.number.int({min: 0, max: 100}), publishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), changedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getConfirmShrinkResponseMock = (overrideResponse: Partial<Extract<Integration, object>> = {}): Integration => ({id: faker.string.uuid(), provider: faker.helpers.arrayElement(Object.values(IntegrationProvider)), direction: faker.helpers.arrayElement(['in','out'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(IntegrationState)), health: faker.helpers.arrayElement(Object.values(IntegrationHealth)), counts: {wanted: faker.number.int({min: 0}), published: faker.number.int({min: 0}), warning: faker.number.int({min: 0}), blocked: faker.number.int({min: 0}), error: faker.number.int({min: 0}), queued: faker.number.int({min: 0}), removing: faker.number.int({min: 0})}, shrink: faker.helpers.arrayElement([{leaving: faker.number.int({min: 1}), of: faker.number.int({min: 1}), since: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), addressHint: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastFetchedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), fetchedBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), feed: {publishUnready: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, kyero: faker.helpers.arrayElement([{level: faker.helpers.arrayElement([faker.helpers.arrayElement(['3.0','3.8'] as const), undefined]), choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), websiteJson: faker.helpers.arrayElement([{choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), websiteCsv: faker.helpers.arrayElement([{choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), homes: faker.number.int(), lastRunAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), version: faker.number.int({min: 1}), ...overrideResponse})


export const getListHomeChannelsMockHandler = (overrideResponse?: HomeChannelList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HomeChannelList> | HomeChannelList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/property/:id/publication/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHomeChannelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPublicationHomesMockHandler = (overrideResponse?: PublicationHomePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PublicationHomePage> | PublicationHomePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/integration/:id/home/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPublicationHomesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdatePublicationHomesMockHandler = (overrideResponse?: PublicationChoiceResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PublicationChoiceResult> | PublicationChoiceResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/integration/:id/home/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePublicationHomesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewPublicationMockHandler = (overrideResponse?: PublicationPreview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PublicationPreview> | PublicationPreview), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/integration/:id/home/:propertyId/preview/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewPublicationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRepeatPublicationMockHandler = (overrideResponse?: PublicationHome | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PublicationHome> | PublicationHome), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/integration/:id/home/:propertyId/retry/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRepeatPublicationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmShrinkMockHandler = (overrideResponse?: Integration | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Integration> | Integration), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/integration/:id/shrink/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmShrinkResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPublicationMock = () => [
  getListHomeChannelsMockHandler(),
  getListPublicationHomesMockHandler(),
  getUpdatePublicationHomesMockHandler(),
  getPreviewPublicationMockHandler(),
  getRepeatPublicationMockHandler(),
  getConfirmShrinkMockHandler()
]
