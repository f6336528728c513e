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
  ArrasKind,
  OfferAct,
  OfferFinancing,
  OfferSide,
  OfferStage,
  OfferState,
  Operation,
  PropertyStatus,
  Substatus
} from '../../model';
import type {
  Offer,
  OfferPage
} from '../../model';


export const getListOffersResponseMock = (overrideResponse: Partial<Extract<OfferPage, object>> = {}): OfferPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), home: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(Object.values(PropertyStatus)), substatus: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Substatus)),null,]), price: faker.helpers.arrayElement([faker.number.int(), null]), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, contactId: faker.string.uuid(), buyerName: faker.string.alpha({length: {min: 10, max: 20}}), demandId: faker.helpers.arrayElement([faker.string.uuid(),null,]), operation: faker.helpers.arrayElement(Object.values(Operation)), agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(Object.values(OfferState)), stage: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OfferStage)),null,]), lastSide: faker.helpers.arrayElement(Object.values(OfferSide)), amount: faker.number.int({min: 0, max: 99999999999}), deposit: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), null]), financing: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OfferFinancing)),null,]), conditions: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), validUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), arras: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(Object.values(ArrasKind)), amount: faker.number.int({min: 0, max: 99999999999}), deedBy: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null])},null,]), closePrice: faker.helpers.arrayElement([faker.number.int(), null]), thread: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), at: faker.date.past().toISOString().slice(0, 19) + 'Z', act: faker.helpers.arrayElement(['create','send','counter','accept','reject','withdraw','expire','arras','notary','close','fall','rival'] as const), side: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OfferSide)),null,]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), amount: faker.helpers.arrayElement([faker.number.int(), null]), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), next: faker.helpers.arrayElements(Object.values(OfferAct)), version: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getCreateOfferResponseMock = (overrideResponse: Partial<Extract<Offer, object>> = {}): Offer => ({id: faker.string.uuid(), home: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(Object.values(PropertyStatus)), substatus: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Substatus)),null,]), price: faker.helpers.arrayElement([faker.number.int(), null]), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, contactId: faker.string.uuid(), buyerName: faker.string.alpha({length: {min: 10, max: 20}}), demandId: faker.helpers.arrayElement([faker.string.uuid(),null,]), operation: faker.helpers.arrayElement(Object.values(Operation)), agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(Object.values(OfferState)), stage: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OfferStage)),null,]), lastSide: faker.helpers.arrayElement(Object.values(OfferSide)), amount: faker.number.int({min: 0, max: 99999999999}), deposit: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), null]), financing: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OfferFinancing)),null,]), conditions: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), validUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), arras: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(Object.values(ArrasKind)), amount: faker.number.int({min: 0, max: 99999999999}), deedBy: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null])},null,]), closePrice: faker.helpers.arrayElement([faker.number.int(), null]), thread: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), at: faker.date.past().toISOString().slice(0, 19) + 'Z', act: faker.helpers.arrayElement(['create','send','counter','accept','reject','withdraw','expire','arras','notary','close','fall','rival'] as const), side: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OfferSide)),null,]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), amount: faker.helpers.arrayElement([faker.number.int(), null]), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), next: faker.helpers.arrayElements(Object.values(OfferAct)), version: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetOfferResponseMock = (overrideResponse: Partial<Extract<Offer, object>> = {}): Offer => ({id: faker.string.uuid(), home: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(Object.values(PropertyStatus)), substatus: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Substatus)),null,]), price: faker.helpers.arrayElement([faker.number.int(), null]), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, contactId: faker.string.uuid(), buyerName: faker.string.alpha({length: {min: 10, max: 20}}), demandId: faker.helpers.arrayElement([faker.string.uuid(),null,]), operation: faker.helpers.arrayElement(Object.values(Operation)), agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(Object.values(OfferState)), stage: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OfferStage)),null,]), lastSide: faker.helpers.arrayElement(Object.values(OfferSide)), amount: faker.number.int({min: 0, max: 99999999999}), deposit: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), null]), financing: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OfferFinancing)),null,]), conditions: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), validUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), arras: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(Object.values(ArrasKind)), amount: faker.number.int({min: 0, max: 99999999999}), deedBy: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null])},null,]), closePrice: faker.helpers.arrayElement([faker.number.int(), null]), thread: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), at: faker.date.past().toISOString().slice(0, 19) + 'Z', act: faker.helpers.arrayElement(['create','send','counter','accept','reject','withdraw','expire','arras','notary','close','fall','rival'] as const), side: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OfferSide)),null,]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), amount: faker.helpers.arrayElement([faker.number.int(), null]), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), next: faker.helpers.arrayElements(Object.values(OfferAct)), version: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateOfferResponseMock = (overrideResponse: Partial<Extract<Offer, object>> = {}): Offer => ({id: faker.string.uuid(), home: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(Object.values(PropertyStatus)), substatus: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Substatus)),null,]), price: faker.helpers.arrayElement([faker.number.int(), null]), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, contactId: faker.string.uuid(), buyerName: faker.string.alpha({length: {min: 10, max: 20}}), demandId: faker.helpers.arrayElement([faker.string.uuid(),null,]), operation: faker.helpers.arrayElement(Object.values(Operation)), agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(Object.values(OfferState)), stage: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OfferStage)),null,]), lastSide: faker.helpers.arrayElement(Object.values(OfferSide)), amount: faker.number.int({min: 0, max: 99999999999}), deposit: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), null]), financing: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OfferFinancing)),null,]), conditions: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), validUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), arras: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(Object.values(ArrasKind)), amount: faker.number.int({min: 0, max: 99999999999}), deedBy: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null])},null,]), closePrice: faker.helpers.arrayElement([faker.number.int(), null]), thread: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), at: faker.date.past().toISOString().slice(0, 19) + 'Z', act: faker.helpers.arrayElement(['create','send','counter','accept','reject','withdraw','expire','arras','notary','close','fall','rival'] as const), side: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OfferSide)),null,]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), amount: faker.helpers.arrayElement([faker.number.int(), null]), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), next: faker.helpers.arrayElements(Object.values(OfferAct)), version: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getStepOfferResponseMock = (overrideResponse: Partial<Extract<Offer, object>> = {}): Offer => ({id: faker.string.uuid(), home: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(Object.values(PropertyStatus)), substatus: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Substatus)),null,]), price: faker.helpers.arrayElement([faker.number.int(), null]), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, contactId: faker.string.uuid(), buyerName: faker.string.alpha({length: {min: 10, max: 20}}), demandId: faker.helpers.arrayElement([faker.string.uuid(),null,]), operation: faker.helpers.arrayElement(Object.values(Operation)), agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(Object.values(OfferState)), stage: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OfferStage)),null,]), lastSide: faker.helpers.arrayElement(Object.values(OfferSide)), amount: faker.number.int({min: 0, max: 99999999999}), deposit: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), null]), financing: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OfferFinancing)),null,]), conditions: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), validUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), arras: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(Object.values(ArrasKind)), amount: faker.number.int({min: 0, max: 99999999999}), deedBy: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null])},null,]), closePrice: faker.helpers.arrayElement([faker.number.int(), null]), thread: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), at: faker.date.past().toISOString().slice(0, 19) + 'Z', act: faker.helpers.arrayElement(['create','send','counter','accept','reject','withdraw','expire','arras','notary','close','fall','rival'] as const), side: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OfferSide)),null,]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), amount: faker.helpers.arrayElement([faker.number.int(), null]), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), next: faker.helpers.arrayElements(Object.values(OfferAct)), version: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})


export const getListOffersMockHandler = (overrideResponse?: OfferPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OfferPage> | OfferPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/offer/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOffersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateOfferMockHandler = (overrideResponse?: Offer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Offer> | Offer), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/offer/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOfferResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetOfferMockHandler = (overrideResponse?: Offer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Offer> | Offer), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/offer/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOfferResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateOfferMockHandler = (overrideResponse?: Offer | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Offer> | Offer), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/offer/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOfferResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStepOfferMockHandler = (overrideResponse?: Offer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Offer> | Offer), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/offer/:id/step/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStepOfferResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOfferMock = () => [
  getListOffersMockHandler(),
  getCreateOfferMockHandler(),
  getGetOfferMockHandler(),
  getUpdateOfferMockHandler(),
  getStepOfferMockHandler()
]
