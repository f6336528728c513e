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
  Island,
  UnmetBeds,
  UnmetLevel,
  ValuationFamily,
  ValuationOperation
} from '../../model';
import type {
  UnmetCells
} from '../../model';


export const getListUnmetCellsResponseMock = (overrideResponse: Partial<Extract<UnmetCells, object>> = {}): UnmetCells => ({day: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), bands: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({band: faker.number.int({min: 1, max: 5}), from: faker.helpers.arrayElement([faker.number.int(), null]), to: faker.helpers.arrayElement([faker.number.int(), null])})), n: faker.number.int({min: 0}), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), level: faker.helpers.arrayElement(Object.values(UnmetLevel)), place: faker.string.alpha({length: {min: 10, max: 20}}), municipality: "07061", island: faker.helpers.arrayElement(Object.values(Island)), operation: faker.helpers.arrayElement(Object.values(ValuationOperation)), family: faker.helpers.arrayElement(Object.values(ValuationFamily)), band: faker.number.int({min: 1, max: 5}), from: faker.helpers.arrayElement([faker.number.int(), null]), to: faker.helpers.arrayElement([faker.number.int(), null]), beds: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(UnmetBeds)),null,]), buyers: faker.number.int({min: 5, multipleOf: 5}), own: faker.number.int({min: 0}), supply: faker.number.int({min: 0})})), ...overrideResponse})

export const getCreateUnmetLetterResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getListUnmetCellsMockHandler = (overrideResponse?: UnmetCells | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnmetCells> | UnmetCells), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/unmet/cells/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUnmetCellsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateUnmetLetterMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/unmet/letter/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUnmetLetterResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}
export const getUnmetMock = () => [
  getListUnmetCellsMockHandler(),
  getCreateUnmetLetterMockHandler()
]
