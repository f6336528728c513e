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
  ContactMethod,
  Language,
  LeadKind,
  LeadState
} from '../../model';
import type {
  Lead,
  LeadPage,
  LeadReceipt
} from '../../model';


export const getListLeadsResponseMock = (overrideResponse: Partial<Extract<LeadPage, object>> = {}): LeadPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), agencyId: faker.string.uuid(), property: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), price: faker.helpers.arrayElement([faker.number.int(), null])},null,]), kind: faker.helpers.arrayElement(Object.values(LeadKind)), state: faker.helpers.arrayElement(Object.values(LeadState)), source: faker.string.alpha({length: {min: 10, max: 20}}), web: faker.helpers.arrayElement([{siteId: faker.string.uuid(), host: faker.string.alpha({length: {min: 10, max: 320}}), path: faker.string.alpha({length: {min: 10, max: 200}}), pageId: faker.helpers.arrayElement([faker.string.uuid(), null]), pageTitle: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), null]), campaign: faker.helpers.arrayElement([{source: "google", medium: "cpc", name: "otono-2026"},null,])},null,]), language: faker.helpers.arrayElement(Object.values(Language)), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), message: faker.string.alpha({length: {min: 10, max: 20}}), preferredContact: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactMethod)),null,]), assignedTo: faker.helpers.arrayElement([faker.string.uuid(),null,]), assignedName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), answeredAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), firstResponseMinutes: faker.helpers.arrayElement([faker.number.int(), null]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), consentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', canChat: faker.datatype.boolean(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int()})), total: faker.number.int(), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), counts: {
        [faker.string.alphanumeric(5)]: faker.number.int()
      }, ...overrideResponse})

export const getCreateLeadResponseMock = (overrideResponse: Partial<Extract<LeadReceipt, object>> = {}): LeadReceipt => ({id: faker.string.uuid(), message: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetLeadResponseMock = (overrideResponse: Partial<Extract<Lead, object>> = {}): Lead => ({id: faker.string.uuid(), agencyId: faker.string.uuid(), property: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), price: faker.helpers.arrayElement([faker.number.int(), null])},null,]), kind: faker.helpers.arrayElement(Object.values(LeadKind)), state: faker.helpers.arrayElement(Object.values(LeadState)), source: faker.string.alpha({length: {min: 10, max: 20}}), web: faker.helpers.arrayElement([{siteId: faker.string.uuid(), host: faker.string.alpha({length: {min: 10, max: 320}}), path: faker.string.alpha({length: {min: 10, max: 200}}), pageId: faker.helpers.arrayElement([faker.string.uuid(), null]), pageTitle: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), null]), campaign: faker.helpers.arrayElement([{source: "google", medium: "cpc", name: "otono-2026"},null,])},null,]), language: faker.helpers.arrayElement(Object.values(Language)), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), message: faker.string.alpha({length: {min: 10, max: 20}}), preferredContact: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactMethod)),null,]), assignedTo: faker.helpers.arrayElement([faker.string.uuid(),null,]), assignedName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), answeredAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), firstResponseMinutes: faker.helpers.arrayElement([faker.number.int(), null]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), consentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', canChat: faker.datatype.boolean(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int(), ...overrideResponse})

export const getUpdateLeadResponseMock = (overrideResponse: Partial<Extract<Lead, object>> = {}): Lead => ({id: faker.string.uuid(), agencyId: faker.string.uuid(), property: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), price: faker.helpers.arrayElement([faker.number.int(), null])},null,]), kind: faker.helpers.arrayElement(Object.values(LeadKind)), state: faker.helpers.arrayElement(Object.values(LeadState)), source: faker.string.alpha({length: {min: 10, max: 20}}), web: faker.helpers.arrayElement([{siteId: faker.string.uuid(), host: faker.string.alpha({length: {min: 10, max: 320}}), path: faker.string.alpha({length: {min: 10, max: 200}}), pageId: faker.helpers.arrayElement([faker.string.uuid(), null]), pageTitle: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), null]), campaign: faker.helpers.arrayElement([{source: "google", medium: "cpc", name: "otono-2026"},null,])},null,]), language: faker.helpers.arrayElement(Object.values(Language)), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), message: faker.string.alpha({length: {min: 10, max: 20}}), preferredContact: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactMethod)),null,]), assignedTo: faker.helpers.arrayElement([faker.string.uuid(),null,]), assignedName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), answeredAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), firstResponseMinutes: faker.helpers.arrayElement([faker.number.int(), null]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), consentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', canChat: faker.datatype.boolean(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int(), ...overrideResponse})

export const getSaveLeadContactResponseMock = (overrideResponse: Partial<Extract<Lead, object>> = {}): Lead => ({id: faker.string.uuid(), agencyId: faker.string.uuid(), property: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), price: faker.helpers.arrayElement([faker.number.int(), null])},null,]), kind: faker.helpers.arrayElement(Object.values(LeadKind)), state: faker.helpers.arrayElement(Object.values(LeadState)), source: faker.string.alpha({length: {min: 10, max: 20}}), web: faker.helpers.arrayElement([{siteId: faker.string.uuid(), host: faker.string.alpha({length: {min: 10, max: 320}}), path: faker.string.alpha({length: {min: 10, max: 200}}), pageId: faker.helpers.arrayElement([faker.string.uuid(), null]), pageTitle: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), null]), campaign: faker.helpers.arrayElement([{source: "google", medium: "cpc", name: "otono-2026"},null,])},null,]), language: faker.helpers.arrayElement(Object.values(Language)), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), message: faker.string.alpha({length: {min: 10, max: 20}}), preferredContact: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactMethod)),null,]), assignedTo: faker.helpers.arrayElement([faker.string.uuid(),null,]), assignedName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), answeredAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), firstResponseMinutes: faker.helpers.arrayElement([faker.number.int(), null]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), consentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', canChat: faker.datatype.boolean(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int(), ...overrideResponse})


export const getListLeadsMockHandler = (overrideResponse?: LeadPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LeadPage> | LeadPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/lead/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLeadsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateLeadMockHandler = (overrideResponse?: LeadReceipt | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LeadReceipt> | LeadReceipt), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/lead/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLeadResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetLeadMockHandler = (overrideResponse?: Lead | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Lead> | Lead), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/lead/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLeadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateLeadMockHandler = (overrideResponse?: Lead | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Lead> | Lead), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/lead/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLeadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveLeadContactMockHandler = (overrideResponse?: Lead | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Lead> | Lead), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/lead/:id/contact/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveLeadContactResponseMock(),
      { status: 200
      })
  }, options)
}
export const getLeadMock = () => [
  getListLeadsMockHandler(),
  getCreateLeadMockHandler(),
  getGetLeadMockHandler(),
  getUpdateLeadMockHandler(),
  getSaveLeadContactMockHandler()
]
