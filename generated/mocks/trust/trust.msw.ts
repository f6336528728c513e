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
  TrustCheckId,
  TrustCheckState,
  TrustGroup,
  TrustReason
} from '../../model';
import type {
  Trust
} from '../../model';


export const getGetTrustResponseMock = (overrideResponse: Partial<Extract<Trust, object>> = {}): Trust => ({step: faker.number.int({min: 0, max: 4}), next: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(TrustGroup)),null,]), onSite: faker.datatype.boolean(), checks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement(Object.values(TrustCheckId)), group: faker.helpers.arrayElement(Object.values(TrustGroup)), state: faker.helpers.arrayElement(Object.values(TrustCheckState)), reason: faker.helpers.arrayElement(Object.values(TrustReason)), on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null])})), pictures: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({src: faker.string.alpha({length: {min: 10, max: 20}}), listingId: faker.string.uuid(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), earlier: faker.datatype.boolean()})), ...overrideResponse})


export const getGetTrustMockHandler = (overrideResponse?: Trust | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Trust> | Trust), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/trust/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTrustResponseMock(),
      { status: 200
      })
  }, options)
}
export const getTrustMock = () => [
  getGetTrustMockHandler()
]
