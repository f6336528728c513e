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
  PlanList
} from '../../model';


export const getListPlansResponseMock = (overrideResponse: Partial<Extract<PlanList, object>> = {}): PlanList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: "agency", name: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, monthPrice: faker.number.int({min: 0, max: 99999999999}), yearPrice: faker.number.int({min: 0, max: 99999999999}), seats: faker.number.int({min: 1, max: 1000}), seatMonthPrice: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), homes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000000}), null]), ownDomain: faker.datatype.boolean()})), ...overrideResponse})


export const getListPlansMockHandler = (overrideResponse?: PlanList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlanList> | PlanList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/plan/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPlansResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPlanMock = () => [
  getListPlansMockHandler()
]
