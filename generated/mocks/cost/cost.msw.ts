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
  CostBuyer,
  CostCertainty,
  CostLineId,
  CostNote,
  Island,
  PublicOperation
} from '../../model';
import type {
  CostSheet
} from '../../model';


export const getGetCostResponseMock = (overrideResponse: Partial<Extract<CostSheet, object>> = {}): CostSheet => ({operation: faker.helpers.arrayElement(Object.values(PublicOperation)), price: faker.helpers.arrayElement([faker.number.int(), null]), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), buyer: faker.helpers.arrayElement(Object.values(CostBuyer)), date: faker.date.past().toISOString().slice(0, 10), ruleVersion: faker.string.alpha({length: {min: 10, max: 20}}), total: faker.helpers.arrayElement([faker.number.int(), null]), extra: faker.helpers.arrayElement([faker.number.int(), null]), cash: faker.helpers.arrayElement([faker.number.int(), null]), yearly: faker.helpers.arrayElement([faker.number.int(), null]), mortgage: faker.helpers.arrayElement([{years: faker.number.int(), rate: faker.number.float({fractionDigits: 2}), downPayment: faker.number.int()},null,]), lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement(Object.values(CostLineId)), group: faker.helpers.arrayElement(['purchase','owning','mortgage','rent'] as const), label: faker.string.alpha({length: {min: 10, max: 20}}), base: faker.helpers.arrayElement([faker.number.int(), null]), rate: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), amount: faker.helpers.arrayElement([faker.number.int(), null]), period: faker.helpers.arrayElement(['once','month','quarter','year'] as const), counts: faker.datatype.boolean(), parts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({from: faker.number.int(), to: faker.helpers.arrayElement([faker.number.int(), null]), rate: faker.number.float({fractionDigits: 2}), base: faker.number.int(), amount: faker.number.int()})), rule: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), source: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), certainty: faker.helpers.arrayElement(Object.values(CostCertainty)), notes: faker.helpers.arrayElements(Object.values(CostNote))})), ...overrideResponse})


export const getGetCostMockHandler = (overrideResponse?: CostSheet | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CostSheet> | CostSheet), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/cost/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCostResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCostMock = () => [
  getGetCostMockHandler()
]
