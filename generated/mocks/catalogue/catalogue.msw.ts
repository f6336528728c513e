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
  AssetSource,
  Operation
} from '../../model';
import type {
  Catalogue
} from '../../model';


export const getGetCatalogueResponseMock = (overrideResponse: Partial<Extract<Catalogue, object>> = {}): Catalogue => ({operations: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([1,2,3,4,5,7,12,13,14] as const), key: faker.helpers.arrayElement(Object.values(Operation)), label: faker.string.alpha({length: {min: 10, max: 20}})})), sources: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.helpers.arrayElement(Object.values(AssetSource)), label: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})


export const getGetCatalogueMockHandler = (overrideResponse?: Catalogue | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Catalogue> | Catalogue), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/catalogue/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCatalogueResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCatalogueMock = () => [
  getGetCatalogueMockHandler()
]
