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
  Language,
  Operation,
  OwnerPart,
  OwnerProposalState,
  PropertyStatus,
  PublicOperation,
  VisitAspect
} from '../../model';
import type {
  OwnerDesk,
  OwnerLinkMade,
  OwnerPage,
  OwnerProposal
} from '../../model';


export const getGetOwnerDeskResponseMock = (overrideResponse: Partial<Extract<OwnerDesk, object>> = {}): OwnerDesk => ({owners: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({contactId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})})), links: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), contactId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), language: faker.helpers.arrayElement(Object.values(Language)), parts: faker.helpers.arrayElements(Object.values(OwnerPart)), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', openedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', opens: faker.datatype.boolean()})), proposals: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), operation: faker.helpers.arrayElement(Object.values(Operation)), from: faker.number.int(), price: faker.number.int(), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(Object.values(OwnerProposalState)), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', answeredAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), answeredBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})

export const getCreateOwnerLinkResponseMock = (overrideResponse: Partial<Extract<OwnerLinkMade, object>> = {}): OwnerLinkMade => ({link: {id: faker.string.uuid(), contactId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), language: faker.helpers.arrayElement(Object.values(Language)), parts: faker.helpers.arrayElements(Object.values(OwnerPart)), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', openedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', opens: faker.datatype.boolean()}, url: faker.string.alpha({length: {min: 10, max: 20}}), whatsapp: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getProposePriceResponseMock = (overrideResponse: Partial<Extract<OwnerProposal, object>> = {}): OwnerProposal => ({id: faker.string.uuid(), operation: faker.helpers.arrayElement(Object.values(Operation)), from: faker.number.int(), price: faker.number.int(), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(Object.values(OwnerProposalState)), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', answeredAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), answeredBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getOpenOwnerPageResponseMock = (overrideResponse: Partial<Extract<OwnerPage, object>> = {}): OwnerPage => ({language: faker.helpers.arrayElement(Object.values(Language)), greeting: faker.string.alpha({length: {min: 10, max: 20}}), agency: faker.string.alpha({length: {min: 10, max: 20}}), agent: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), title: faker.string.alpha({length: {min: 10, max: 20}}), ref: faker.string.alpha({length: {min: 10, max: 20}}), picture: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement(Object.values(PropertyStatus)), prices: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({operation: faker.helpers.arrayElement(Object.values(Operation)), price: faker.helpers.arrayElement([faker.number.int(), null])})), marketDays: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), asOf: faker.date.past().toISOString().slice(0, 19) + 'Z', proposal: faker.helpers.arrayElement([{id: faker.string.uuid(), operation: faker.helpers.arrayElement(Object.values(Operation)), from: faker.number.int(), price: faker.number.int(), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(Object.values(OwnerProposalState)), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', answeredAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), answeredBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), weeks: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({from: faker.date.past().toISOString().slice(0, 10), views: faker.number.int({min: 0}), enquiries: faker.number.int({min: 0}), visits: faker.number.int({min: 0})})), null]), opinions: faker.helpers.arrayElement([{shared: faker.number.int({min: 0}), visits: faker.number.int({min: 0}), likes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({aspect: faker.helpers.arrayElement(Object.values(VisitAspect)), count: faker.number.int({min: 1})})), dislikes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({aspect: faker.helpers.arrayElement(Object.values(VisitAspect)), count: faker.number.int({min: 1})})), comments: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({text: faker.string.alpha({length: {min: 10, max: 20}}), on: faker.date.past().toISOString().slice(0, 10)}))},null,]), priceHistory: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', operation: faker.helpers.arrayElement(Object.values(PublicOperation)), price: faker.helpers.arrayElement([faker.number.int(), null])})), null]), nextVisits: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 19) + 'Z')), null]), ...overrideResponse})

export const getAnswerProposalResponseMock = (overrideResponse: Partial<Extract<OwnerPage, object>> = {}): OwnerPage => ({language: faker.helpers.arrayElement(Object.values(Language)), greeting: faker.string.alpha({length: {min: 10, max: 20}}), agency: faker.string.alpha({length: {min: 10, max: 20}}), agent: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), title: faker.string.alpha({length: {min: 10, max: 20}}), ref: faker.string.alpha({length: {min: 10, max: 20}}), picture: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement(Object.values(PropertyStatus)), prices: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({operation: faker.helpers.arrayElement(Object.values(Operation)), price: faker.helpers.arrayElement([faker.number.int(), null])})), marketDays: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), asOf: faker.date.past().toISOString().slice(0, 19) + 'Z', proposal: faker.helpers.arrayElement([{id: faker.string.uuid(), operation: faker.helpers.arrayElement(Object.values(Operation)), from: faker.number.int(), price: faker.number.int(), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(Object.values(OwnerProposalState)), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', answeredAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), answeredBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), weeks: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({from: faker.date.past().toISOString().slice(0, 10), views: faker.number.int({min: 0}), enquiries: faker.number.int({min: 0}), visits: faker.number.int({min: 0})})), null]), opinions: faker.helpers.arrayElement([{shared: faker.number.int({min: 0}), visits: faker.number.int({min: 0}), likes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({aspect: faker.helpers.arrayElement(Object.values(VisitAspect)), count: faker.number.int({min: 1})})), dislikes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({aspect: faker.helpers.arrayElement(Object.values(VisitAspect)), count: faker.number.int({min: 1})})), comments: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({text: faker.string.alpha({length: {min: 10, max: 20}}), on: faker.date.past().toISOString().slice(0, 10)}))},null,]), priceHistory: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', operation: faker.helpers.arrayElement(Object.values(PublicOperation)), price: faker.helpers.arrayElement([faker.number.int(), null])})), null]), nextVisits: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 19) + 'Z')), null]), ...overrideResponse})


export const getGetOwnerDeskMockHandler = (overrideResponse?: OwnerDesk | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OwnerDesk> | OwnerDesk), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/property/:id/owner-link/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOwnerDeskResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateOwnerLinkMockHandler = (overrideResponse?: OwnerLinkMade | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OwnerLinkMade> | OwnerLinkMade), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/property/:id/owner-link/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOwnerLinkResponseMock(),
      { status: 201
      })
  }, options)
}

export const getProposePriceMockHandler = (overrideResponse?: OwnerProposal | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OwnerProposal> | OwnerProposal), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/property/:id/owner-proposal/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProposePriceResponseMock(),
      { status: 201
      })
  }, options)
}

export const getRevokeOwnerLinkMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/owner/link/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getWithdrawOwnerProposalMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/owner/proposal/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getOpenOwnerPageMockHandler = (overrideResponse?: OwnerPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OwnerPage> | OwnerPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/owner/open/:ownerPageToken/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenOwnerPageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAnswerProposalMockHandler = (overrideResponse?: OwnerPage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OwnerPage> | OwnerPage), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/owner/open/:ownerPageToken/answer/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerProposalResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOwnerMock = () => [
  getGetOwnerDeskMockHandler(),
  getCreateOwnerLinkMockHandler(),
  getProposePriceMockHandler(),
  getRevokeOwnerLinkMockHandler(),
  getWithdrawOwnerProposalMockHandler(),
  getOpenOwnerPageMockHandler(),
  getAnswerProposalMockHandler()
]
