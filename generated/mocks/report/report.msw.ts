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
  ReportReason,
  ReportState
} from '../../model';
import type {
  Report,
  ReportList,
  ReportReceipt
} from '../../model';


export const getListReportsResponseMock = (overrideResponse: Partial<Extract<ReportList, object>> = {}): ReportList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), propertyId: faker.string.uuid(), reason: faker.helpers.arrayElement(Object.values(ReportReason)), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(Object.values(ReportState)), wantsAnswer: faker.datatype.boolean(), answer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), answeredAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), dueAt: faker.date.past().toISOString().slice(0, 19) + 'Z', createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int()})), ...overrideResponse})

export const getCreateReportResponseMock = (overrideResponse: Partial<Extract<ReportReceipt, object>> = {}): ReportReceipt => ({id: faker.string.uuid(), message: faker.string.alpha({length: {min: 10, max: 20}}), answerBy: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getAnswerReportResponseMock = (overrideResponse: Partial<Extract<Report, object>> = {}): Report => ({id: faker.string.uuid(), propertyId: faker.string.uuid(), reason: faker.helpers.arrayElement(Object.values(ReportReason)), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(Object.values(ReportState)), wantsAnswer: faker.datatype.boolean(), answer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), answeredAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), dueAt: faker.date.past().toISOString().slice(0, 19) + 'Z', createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int(), ...overrideResponse})


export const getListReportsMockHandler = (overrideResponse?: ReportList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReportList> | ReportList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/report/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListReportsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateReportMockHandler = (overrideResponse?: ReportReceipt | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReportReceipt> | ReportReceipt), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/report/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateReportResponseMock(),
      { status: 201
      })
  }, options)
}

export const getAnswerReportMockHandler = (overrideResponse?: Report | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Report> | Report), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/report/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerReportResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReportMock = () => [
  getListReportsMockHandler(),
  getCreateReportMockHandler(),
  getAnswerReportMockHandler()
]
