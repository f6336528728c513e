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
  MatchCriterion,
  MatchFail,
  MatchReason,
  MatchSource,
  MatchState,
  Operation
} from '../../model';
import type {
  DemandMatch,
  DemandMatchPage,
  MatchCountList,
  MatchTuningList,
  NearMissList,
  PropertyMatchPage
} from '../../model';


export const getCountMatchesResponseMock = (overrideResponse: Partial<Extract<MatchCountList, object>> = {}): MatchCountList => ({demands: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), good: faker.number.int(), new: faker.number.int()})), properties: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), good: faker.number.int(), new: faker.number.int()})), ...overrideResponse})

export const getListDemandMatchesResponseMock = (overrideResponse: Partial<Extract<DemandMatchPage, object>> = {}): DemandMatchPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({home: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), agencyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operation: faker.helpers.arrayElement(Object.values(Operation)), price: faker.helpers.arrayElement([faker.number.int(), null]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}}), municipality: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), bathrooms: faker.helpers.arrayElement([faker.number.int(), null]), area: faker.helpers.arrayElement([faker.number.int(), null]), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), live: faker.datatype.boolean(), network: faker.helpers.arrayElement([{source: faker.helpers.arrayElement(Object.values(AssetSource)), agencyId: faker.string.uuid(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), agreementId: faker.string.uuid(), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), onPartnerWeb: faker.datatype.boolean(), onPortals: faker.datatype.boolean()},null,])}, score: faker.number.int({min: 0, max: 100}), parts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({criterion: faker.helpers.arrayElement(Object.values(MatchCriterion)), weight: faker.number.int({min: 0, max: 100}), points: faker.number.int({min: 0, max: 100}), known: faker.datatype.boolean(), text: faker.helpers.arrayElement(['within','under','over','below','few','many','unknown','here','disliked','is','better','other','has','some','lacks','none','clean','found'] as const), values: {value: faker.helpers.arrayElement([faker.number.int(), undefined]), limit: faker.helpers.arrayElement([faker.number.int(), undefined]), difference: faker.helpers.arrayElement([faker.number.int(), undefined]), percent: faker.helpers.arrayElement([faker.number.int(), undefined]), areaKind: faker.helpers.arrayElement([faker.helpers.arrayElement(['built','builtWithCommon','usable','plot'] as const), undefined]), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), yes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), no: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), unknown: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined])}})), fails: faker.helpers.arrayElements(Object.values(MatchFail)), state: faker.helpers.arrayElement(Object.values(MatchState)), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MatchReason)),null,]), sentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), seenAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), total: faker.number.int(), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), counts: {all: faker.number.int(), new: faker.number.int(), sent: faker.number.int(), liked: faker.number.int(), visited: faker.number.int(), offer: faker.number.int(), out: faker.number.int(), others: faker.number.int()}, sources: faker.helpers.arrayElements(Object.values(MatchSource)), tuning: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({criterion: faker.helpers.arrayElement(Object.values(MatchCriterion)), percent: faker.number.int({min: -50, max: 50}), cause: faker.helpers.arrayElement(['likedOver','tooDear','likedSmaller','tooSmall','likedWorse','badCondition','likedWithout','missedFeature','badPlace'] as const), count: faker.number.int(), on: faker.datatype.boolean(), places: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))})), ...overrideResponse})

export const getListNearMissesResponseMock = (overrideResponse: Partial<Extract<NearMissList, object>> = {}): NearMissList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), fail: faker.helpers.arrayElement(Object.values(MatchFail)), count: faker.number.int({min: 1}), value: faker.helpers.arrayElement([faker.number.int(), null]), difference: faker.helpers.arrayElement([faker.number.int(), null]), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})

export const getTuneMatchesResponseMock = (overrideResponse: Partial<Extract<MatchTuningList, object>> = {}): MatchTuningList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({criterion: faker.helpers.arrayElement(Object.values(MatchCriterion)), percent: faker.number.int({min: -50, max: 50}), cause: faker.helpers.arrayElement(['likedOver','tooDear','likedSmaller','tooSmall','likedWorse','badCondition','likedWithout','missedFeature','badPlace'] as const), count: faker.number.int(), on: faker.datatype.boolean(), places: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))})), ...overrideResponse})

export const getReactToMatchResponseMock = (overrideResponse: Partial<Extract<DemandMatch, object>> = {}): DemandMatch => ({home: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), agencyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operation: faker.helpers.arrayElement(Object.values(Operation)), price: faker.helpers.arrayElement([faker.number.int(), null]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}}), municipality: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), bathrooms: faker.helpers.arrayElement([faker.number.int(), null]), area: faker.helpers.arrayElement([faker.number.int(), null]), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), live: faker.datatype.boolean(), network: faker.helpers.arrayElement([{source: faker.helpers.arrayElement(Object.values(AssetSource)), agencyId: faker.string.uuid(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), agreementId: faker.string.uuid(), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), onPartnerWeb: faker.datatype.boolean(), onPortals: faker.datatype.boolean()},null,])}, score: faker.number.int({min: 0, max: 100}), parts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({criterion: faker.helpers.arrayElement(Object.values(MatchCriterion)), weight: faker.number.int({min: 0, max: 100}), points: faker.number.int({min: 0, max: 100}), known: faker.datatype.boolean(), text: faker.helpers.arrayElement(['within','under','over','below','few','many','unknown','here','disliked','is','better','other','has','some','lacks','none','clean','found'] as const), values: {value: faker.helpers.arrayElement([faker.number.int(), undefined]), limit: faker.helpers.arrayElement([faker.number.int(), undefined]), difference: faker.helpers.arrayElement([faker.number.int(), undefined]), percent: faker.helpers.arrayElement([faker.number.int(), undefined]), areaKind: faker.helpers.arrayElement([faker.helpers.arrayElement(['built','builtWithCommon','usable','plot'] as const), undefined]), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), yes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), no: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), unknown: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined])}})), fails: faker.helpers.arrayElements(Object.values(MatchFail)), state: faker.helpers.arrayElement(Object.values(MatchState)), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MatchReason)),null,]), sentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), seenAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getListPropertyMatchesResponseMock = (overrideResponse: Partial<Extract<PropertyMatchPage, object>> = {}): PropertyMatchPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({demandId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operation: faker.helpers.arrayElement(Object.values(Operation)), priceMax: faker.helpers.arrayElement([faker.number.int(), null]), score: faker.number.int({min: 0, max: 100}), parts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({criterion: faker.helpers.arrayElement(Object.values(MatchCriterion)), weight: faker.number.int({min: 0, max: 100}), points: faker.number.int({min: 0, max: 100}), known: faker.datatype.boolean(), text: faker.helpers.arrayElement(['within','under','over','below','few','many','unknown','here','disliked','is','better','other','has','some','lacks','none','clean','found'] as const), values: {value: faker.helpers.arrayElement([faker.number.int(), undefined]), limit: faker.helpers.arrayElement([faker.number.int(), undefined]), difference: faker.helpers.arrayElement([faker.number.int(), undefined]), percent: faker.helpers.arrayElement([faker.number.int(), undefined]), areaKind: faker.helpers.arrayElement([faker.helpers.arrayElement(['built','builtWithCommon','usable','plot'] as const), undefined]), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), yes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), no: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), unknown: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined])}})), state: faker.helpers.arrayElement(Object.values(MatchState)), sentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), total: faker.number.int(), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})


export const getCountMatchesMockHandler = (overrideResponse?: MatchCountList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MatchCountList> | MatchCountList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/match/count/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountMatchesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDemandMatchesMockHandler = (overrideResponse?: DemandMatchPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DemandMatchPage> | DemandMatchPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/match/demand/:demandId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDemandMatchesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListNearMissesMockHandler = (overrideResponse?: NearMissList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NearMissList> | NearMissList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/match/demand/:demandId/near/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNearMissesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTuneMatchesMockHandler = (overrideResponse?: MatchTuningList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MatchTuningList> | MatchTuningList), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/match/demand/:demandId/tuning/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTuneMatchesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReactToMatchMockHandler = (overrideResponse?: DemandMatch | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DemandMatch> | DemandMatch), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/match/demand/:demandId/home/:propertyId/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReactToMatchResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPropertyMatchesMockHandler = (overrideResponse?: PropertyMatchPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PropertyMatchPage> | PropertyMatchPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/match/property/:propertyId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPropertyMatchesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMatchMock = () => [
  getCountMatchesMockHandler(),
  getListDemandMatchesMockHandler(),
  getListNearMissesMockHandler(),
  getTuneMatchesMockHandler(),
  getReactToMatchMockHandler(),
  getListPropertyMatchesMockHandler()
]
