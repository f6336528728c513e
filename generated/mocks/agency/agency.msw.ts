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
  Island,
  Language,
  SpokenLanguage,
  Weekday
} from '../../model';
import type {
  Agency,
  AgencyPublic,
  PublicAgencyList
} from '../../model';


export const getListPublicAgenciesResponseMock = (overrideResponse: Partial<Extract<PublicAgencyList, object>> = {}): PublicAgencyList => ({items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), slug: faker.string.alpha({length: {min: 10, max: 20}}), islands: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Island)), undefined])})), ...overrideResponse})

export const getGetPublicAgencyResponseMock = (overrideResponse: Partial<Extract<AgencyPublic, object>> = {}): AgencyPublic => ({id: faker.string.uuid(), slug: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), page: faker.datatype.boolean(), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), cover: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, phone: faker.helpers.arrayElement([(() => `+346${faker.string.numeric(8)}`)(), null]), email: faker.helpers.arrayElement([(() => faker.internet.email().toLowerCase())(), null]), website: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), contactMethods: faker.helpers.arrayElements(Object.values(ContactMethod)), languages: faker.helpers.arrayElements(Object.values(SpokenLanguage)), islands: faker.helpers.arrayElements(Object.values(Island)), branches: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), name: faker.string.alpha({length: {min: 2, max: 80}}), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), postalCode: "07001", place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), phone: (() => `+346${faker.string.numeric(8)}`)(), email: (() => faker.internet.email().toLowerCase())(), hours: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 7}) }, (_, i) => i + 1).map(() => ({days: faker.helpers.arrayElements(Object.values(Weekday)), from: "09:30", to: "14:00"})), undefined])})), registrations: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['ROAIIB','API','ABSI','OTHER'] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), number: faker.string.alpha({length: {min: 1, max: 40}}), validUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined])})), people: Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 20}}), jobTitle: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), branchId: faker.helpers.arrayElement([faker.string.uuid(),null,])})), ...overrideResponse})

export const getGetAgencyResponseMock = (overrideResponse: Partial<Extract<Agency, object>> = {}): Agency => ({id: faker.string.uuid(), slug: faker.string.alpha({length: {min: 10, max: 20}}), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), cover: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), version: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', legalName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), tradeName: (() => faker.company.name())(), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, publicPhone: (() => `+346${faker.string.numeric(8)}`)(), publicEmail: (() => faker.internet.email().toLowerCase())(), website: "https://portvell.example/", address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), complaintsAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), dataProtectionEmail: faker.helpers.arrayElement([faker.internet.email(), undefined]), languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), islands: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Island)), undefined]), licences: faker.helpers.arrayElement([{roaiibNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), apiCollegeNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), insurer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), policy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), insuredUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), perClaim: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), perYear: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), guaranteeEntity: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), guaranteeAmount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined])}, undefined]), colors: faker.helpers.arrayElement([{primary: "#0b4f6c", accent: "#e0a458"}, undefined]), refPattern: faker.helpers.arrayElement([{prefix: "LL-", suffix: "-P", start: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9999999}), undefined]), padding: faker.helpers.arrayElement([faker.number.int({min: 1, max: 8}), undefined])}, undefined]), defaultCommissionPct: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), undefined]), registeredOffice: faker.helpers.arrayElement([{street: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), postalCode: "07100", town: (() =>
    faker.helpers.arrayElement([
      'Sóller',
      'Ciutadella de Menorca',
      'Eivissa',
      'Sant Francesc Xavier',
      'Palma',
      'Artà',
    ]))(), province: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined])}, undefined]), invoice: faker.helpers.arrayElement([{email: (() => faker.internet.email().toLowerCase())(), series: "F26-", footer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), undefined])}, undefined]), branches: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), name: faker.string.alpha({length: {min: 2, max: 80}}), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), postalCode: "07001", place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), phone: (() => `+346${faker.string.numeric(8)}`)(), email: (() => faker.internet.email().toLowerCase())(), hours: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 7}) }, (_, i) => i + 1).map(() => ({days: faker.helpers.arrayElements(Object.values(Weekday)), from: "09:30", to: "14:00"})), undefined])})), undefined]), registrations: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['ROAIIB','API','ABSI','OTHER'] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), number: faker.string.alpha({length: {min: 1, max: 40}}), validUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined])})), undefined]), defaults: faker.helpers.arrayElement([{language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Language)), undefined]), contactMethods: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(ContactMethod)), undefined])}, undefined]), publicPage: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getUpdateAgencyResponseMock = (overrideResponse: Partial<Extract<Agency, object>> = {}): Agency => ({id: faker.string.uuid(), slug: faker.string.alpha({length: {min: 10, max: 20}}), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), cover: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), version: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', legalName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), tradeName: (() => faker.company.name())(), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, publicPhone: (() => `+346${faker.string.numeric(8)}`)(), publicEmail: (() => faker.internet.email().toLowerCase())(), website: "https://portvell.example/", address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), complaintsAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), dataProtectionEmail: faker.helpers.arrayElement([faker.internet.email(), undefined]), languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), islands: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Island)), undefined]), licences: faker.helpers.arrayElement([{roaiibNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), apiCollegeNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), insurer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), policy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), insuredUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), perClaim: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), perYear: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), guaranteeEntity: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), guaranteeAmount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined])}, undefined]), colors: faker.helpers.arrayElement([{primary: "#0b4f6c", accent: "#e0a458"}, undefined]), refPattern: faker.helpers.arrayElement([{prefix: "LL-", suffix: "-P", start: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9999999}), undefined]), padding: faker.helpers.arrayElement([faker.number.int({min: 1, max: 8}), undefined])}, undefined]), defaultCommissionPct: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), undefined]), registeredOffice: faker.helpers.arrayElement([{street: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), postalCode: "07100", town: (() =>
    faker.helpers.arrayElement([
      'Sóller',
      'Ciutadella de Menorca',
      'Eivissa',
      'Sant Francesc Xavier',
      'Palma',
      'Artà',
    ]))(), province: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined])}, undefined]), invoice: faker.helpers.arrayElement([{email: (() => faker.internet.email().toLowerCase())(), series: "F26-", footer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), undefined])}, undefined]), branches: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), name: faker.string.alpha({length: {min: 2, max: 80}}), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), postalCode: "07001", place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), phone: (() => `+346${faker.string.numeric(8)}`)(), email: (() => faker.internet.email().toLowerCase())(), hours: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 7}) }, (_, i) => i + 1).map(() => ({days: faker.helpers.arrayElements(Object.values(Weekday)), from: "09:30", to: "14:00"})), undefined])})), undefined]), registrations: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['ROAIIB','API','ABSI','OTHER'] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), number: faker.string.alpha({length: {min: 1, max: 40}}), validUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined])})), undefined]), defaults: faker.helpers.arrayElement([{language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Language)), undefined]), contactMethods: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(ContactMethod)), undefined])}, undefined]), publicPage: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getUpdateCompanyResponseMock = (overrideResponse: Partial<Extract<Agency, object>> = {}): Agency => ({id: faker.string.uuid(), slug: faker.string.alpha({length: {min: 10, max: 20}}), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), cover: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), version: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', legalName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), tradeName: (() => faker.company.name())(), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, publicPhone: (() => `+346${faker.string.numeric(8)}`)(), publicEmail: (() => faker.internet.email().toLowerCase())(), website: "https://portvell.example/", address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), complaintsAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), dataProtectionEmail: faker.helpers.arrayElement([faker.internet.email(), undefined]), languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), islands: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Island)), undefined]), licences: faker.helpers.arrayElement([{roaiibNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), apiCollegeNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), insurer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), policy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), insuredUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), perClaim: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), perYear: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), guaranteeEntity: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), guaranteeAmount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined])}, undefined]), colors: faker.helpers.arrayElement([{primary: "#0b4f6c", accent: "#e0a458"}, undefined]), refPattern: faker.helpers.arrayElement([{prefix: "LL-", suffix: "-P", start: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9999999}), undefined]), padding: faker.helpers.arrayElement([faker.number.int({min: 1, max: 8}), undefined])}, undefined]), defaultCommissionPct: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), undefined]), registeredOffice: faker.helpers.arrayElement([{street: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), postalCode: "07100", town: (() =>
    faker.helpers.arrayElement([
      'Sóller',
      'Ciutadella de Menorca',
      'Eivissa',
      'Sant Francesc Xavier',
      'Palma',
      'Artà',
    ]))(), province: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined])}, undefined]), invoice: faker.helpers.arrayElement([{email: (() => faker.internet.email().toLowerCase())(), series: "F26-", footer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), undefined])}, undefined]), branches: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), name: faker.string.alpha({length: {min: 2, max: 80}}), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), postalCode: "07001", place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), phone: (() => `+346${faker.string.numeric(8)}`)(), email: (() => faker.internet.email().toLowerCase())(), hours: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 7}) }, (_, i) => i + 1).map(() => ({days: faker.helpers.arrayElements(Object.values(Weekday)), from: "09:30", to: "14:00"})), undefined])})), undefined]), registrations: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['ROAIIB','API','ABSI','OTHER'] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), number: faker.string.alpha({length: {min: 1, max: 40}}), validUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined])})), undefined]), defaults: faker.helpers.arrayElement([{language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Language)), undefined]), contactMethods: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(ContactMethod)), undefined])}, undefined]), publicPage: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})


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

export const getUpdateCompanyMockHandler = (overrideResponse?: Agency | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Agency> | Agency), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/agency/:id/company/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCompanyResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAgencyMock = () => [
  getListPublicAgenciesMockHandler(),
  getGetPublicAgencyMockHandler(),
  getGetAgencyMockHandler(),
  getUpdateAgencyMockHandler(),
  getUpdateCompanyMockHandler()
]
