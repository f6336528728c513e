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

import type {
  Template,
  TemplateList
} from '../../model';


export const getListTemplatesResponseMock = (overrideResponse: Partial<Extract<TemplateList, object>> = {}): TemplateList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), subject: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, text: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, canEdit: faker.datatype.boolean(), version: faker.number.int(), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), ...overrideResponse})

export const getCreateTemplateResponseMock = (overrideResponse: Partial<Extract<Template, object>> = {}): Template => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), subject: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, text: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, canEdit: faker.datatype.boolean(), version: faker.number.int(), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getAdoptTemplatesResponseMock = (overrideResponse: Partial<Extract<TemplateList, object>> = {}): TemplateList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), subject: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, text: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, canEdit: faker.datatype.boolean(), version: faker.number.int(), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), ...overrideResponse})

export const getGetTemplateResponseMock = (overrideResponse: Partial<Extract<Template, object>> = {}): Template => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), subject: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, text: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, canEdit: faker.datatype.boolean(), version: faker.number.int(), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateTemplateResponseMock = (overrideResponse: Partial<Extract<Template, object>> = {}): Template => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), subject: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, text: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, canEdit: faker.datatype.boolean(), version: faker.number.int(), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})


export const getListTemplatesMockHandler = (overrideResponse?: TemplateList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TemplateList> | TemplateList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/template/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTemplatesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTemplateMockHandler = (overrideResponse?: Template | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Template> | Template), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/template/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTemplateResponseMock(),
      { status: 201
      })
  }, options)
}

export const getAdoptTemplatesMockHandler = (overrideResponse?: TemplateList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TemplateList> | TemplateList), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/template/starter/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAdoptTemplatesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTemplateMockHandler = (overrideResponse?: Template | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Template> | Template), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/template/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTemplateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateTemplateMockHandler = (overrideResponse?: Template | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Template> | Template), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/template/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTemplateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteTemplateMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/template/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getTemplateMock = () => [
  getListTemplatesMockHandler(),
  getCreateTemplateMockHandler(),
  getAdoptTemplatesMockHandler(),
  getGetTemplateMockHandler(),
  getUpdateTemplateMockHandler(),
  getDeleteTemplateMockHandler()
]
