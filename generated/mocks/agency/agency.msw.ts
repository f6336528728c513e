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
  SpokenLanguage
} from '../../model';
import type {
  Agency,
  AgencyPublic,
  PublicAgencyList
} from '../../model';


export const getListPublicAgenciesResponseMock = (overrideResponse: Partial<Extract<PublicAgencyList, object>> = {}): PublicAgencyList => ({items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), slug: faker.string.alpha({length: {min: 10, max: 20}}), islands: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Island)), undefined])})), ...overrideResponse})

export const getGetPublicAgencyResponseMock = (overrideResponse: Partial<Extract<AgencyPublic, object>> = {}): AgencyPublic => ({id: faker.string.uuid(), slug: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, phone: faker.helpers.arrayElement([(() => `+346${faker.string.numeric(8)}`)(), null]), website: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), languages: faker.helpers.arrayElements(Object.values(SpokenLanguage)), islands: faker.helpers.arrayElements(Object.values(Island)), ...overrideResponse})

export const getGetAgencyResponseMock = (overrideResponse: Partial<Extract<Agency, object>> = {}): Agency => ({id: faker.string.uuid(), slug: faker.string.alpha({length: {min: 10, max: 20}}), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), version: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', legalName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), tradeName: (() => faker.company.name())(), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, publicPhone: (() => `+346${faker.string.numeric(8)}`)(), publicEmail: (() => faker.internet.email().toLowerCase())(), website: faker.helpers.arrayElement([faker.internet.url(), undefined]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), complaintsAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), dataProtectionEmail: faker.helpers.arrayElement([faker.internet.email(), undefined]), languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), islands: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Island)), undefined]), licences: faker.helpers.arrayElement([{roaiibNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), apiCollegeNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), insurer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), policy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), perClaim: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), perYear: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), guaranteeEntity: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), guaranteeAmount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined])}, undefined]), colors: faker.helpers.arrayElement([{primary: "#0b4f6c", accent: "#e0a458"}, undefined]), refPattern: faker.helpers.arrayElement([{prefix: "LL-", suffix: "-P", start: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9999999}), undefined]), padding: faker.helpers.arrayElement([faker.number.int({min: 1, max: 8}), undefined])}, undefined]), defaultCommissionPct: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getUpdateAgencyResponseMock = (overrideResponse: Partial<Extract<Agency, object>> = {}): Agency => ({id: faker.string.uuid(), slug: faker.string.alpha({length: {min: 10, max: 20}}), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), version: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', legalName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), tradeName: (() => faker.company.name())(), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, publicPhone: (() => `+346${faker.string.numeric(8)}`)(), publicEmail: (() => faker.internet.email().toLowerCase())(), website: faker.helpers.arrayElement([faker.internet.url(), undefined]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), complaintsAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), dataProtectionEmail: faker.helpers.arrayElement([faker.internet.email(), undefined]), languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), islands: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Island)), undefined]), licences: faker.helpers.arrayElement([{roaiibNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), apiCollegeNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), insurer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), policy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), perClaim: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), perYear: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), guaranteeEntity: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), guaranteeAmount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined])}, undefined]), colors: faker.helpers.arrayElement([{primary: "#0b4f6c", accent: "#e0a458"}, undefined]), refPattern: faker.helpers.arrayElement([{prefix: "LL-", suffix: "-P", start: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9999999}), undefined]), padding: faker.helpers.arrayElement([faker.number.int({min: 1, max: 8}), undefined])}, undefined]), defaultCommissionPct: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getListPublicAgenciesMockHandler = (overrideResponse?: PublicAgencyList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PublicAgencyList> | PublicAgencyList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/agency/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPublicAgenciesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPublicAgencyMockHandler = (overrideResponse?: AgencyPublic | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AgencyPublic> | AgencyPublic), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/agency/public/:slug/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPublicAgencyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAgencyMockHandler = (overrideResponse?: Agency | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Agency> | Agency), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/agency/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAgencyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateAgencyMockHandler = (overrideResponse?: Agency | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Agency> | Agency), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/agency/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAgencyResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAgencyMock = () => [
  getListPublicAgenciesMockHandler(),
  getGetPublicAgencyMockHandler(),
  getGetAgencyMockHandler(),
  getUpdateAgencyMockHandler()
]
