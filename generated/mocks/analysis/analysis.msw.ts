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
  AnalysisHealthBand,
  AnalysisHealthKind,
  AnalysisHomeAct,
  AnalysisPriceClass,
  AnalysisStepKind,
  Island,
  Operation,
  PassportState
} from '../../model';
import type {
  AnalysisAgents,
  AnalysisCostPage,
  AnalysisFunnel,
  AnalysisMarketDays,
  AnalysisResponse,
  AnalysisSourceCost,
  AnalysisSources,
  AnalysisStock,
  AnalysisSummary
} from '../../model';


export const getGetAnalysisFunnelResponseMock = (overrideResponse: Partial<Extract<AnalysisFunnel, object>> = {}): AnalysisFunnel => ({from: faker.date.past().toISOString().slice(0, 10), to: faker.date.past().toISOString().slice(0, 10), asOf: faker.date.past().toISOString().slice(0, 19) + 'Z', agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), frozen: faker.helpers.arrayElement([{month: "2026-06", at: faker.date.past().toISOString().slice(0, 19) + 'Z', changes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({step: faker.helpers.arrayElement(Object.values(AnalysisStepKind)), by: faker.number.int()}))},null,]), total: {key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), steps: Array.from({ length: faker.number.int({min: 6, max: 6}) }, (_, i) => i + 1).map(() => ({step: faker.helpers.arrayElement(Object.values(AnalysisStepKind)), n: faker.number.int({min: 0}), of: faker.number.int({min: 0}), share: faker.helpers.arrayElement([{value: faker.number.float({min: 0, max: 1, fractionDigits: 2}), low: faker.number.float({min: 0, max: 1, fractionDigits: 2}), high: faker.number.float({min: 0, max: 1, fractionDigits: 2})},null,]), medianDays: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), open: faker.number.int({min: 0})}))}, groups: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), steps: Array.from({ length: faker.number.int({min: 6, max: 6}) }, (_, i) => i + 1).map(() => ({step: faker.helpers.arrayElement(Object.values(AnalysisStepKind)), n: faker.number.int({min: 0}), of: faker.number.int({min: 0}), share: faker.helpers.arrayElement([{value: faker.number.float({min: 0, max: 1, fractionDigits: 2}), low: faker.number.float({min: 0, max: 1, fractionDigits: 2}), high: faker.number.float({min: 0, max: 1, fractionDigits: 2})},null,]), medianDays: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), open: faker.number.int({min: 0})}))})), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({leadId: faker.string.uuid(), propertyId: faker.string.uuid(), person: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), ref: faker.string.alpha({length: {min: 10, max: 20}}), source: faker.string.alpha({length: {min: 10, max: 20}}), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), ...overrideResponse})

export const getGetAnalysisResponseResponseMock = (overrideResponse: Partial<Extract<AnalysisResponse, object>> = {}): AnalysisResponse => ({from: faker.date.past().toISOString().slice(0, 10), to: faker.date.past().toISOString().slice(0, 10), asOf: faker.date.past().toISOString().slice(0, 19) + 'Z', agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), goalMinutes: faker.number.int({min: 1}), total: {key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), n: faker.number.int({min: 0}), answered: faker.number.int({min: 0}), quick: faker.number.int({min: 0}), hour: faker.number.int({min: 0}), goal: faker.number.int({min: 0}), shareGoal: faker.helpers.arrayElement([{value: faker.number.float({min: 0, max: 1, fractionDigits: 2}), low: faker.number.float({min: 0, max: 1, fractionDigits: 2}), high: faker.number.float({min: 0, max: 1, fractionDigits: 2})},null,]), medianMinutes: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), slowMinutes: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])}, classes: Array.from({ length: faker.number.int({min: 4, max: 4}) }, (_, i) => i + 1).map(() => ({upTo: faker.helpers.arrayElement([faker.number.int(), null]), n: faker.number.int({min: 0}), visited: faker.number.int({min: 0}), share: faker.helpers.arrayElement([{value: faker.number.float({min: 0, max: 1, fractionDigits: 2}), low: faker.number.float({min: 0, max: 1, fractionDigits: 2}), high: faker.number.float({min: 0, max: 1, fractionDigits: 2})},null,])})), hours: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({weekday: faker.number.int({min: 1, max: 7}), hour: faker.number.int({min: 0, max: 22}), n: faker.number.int({min: 1}), medianMinutes: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), groups: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), n: faker.number.int({min: 0}), answered: faker.number.int({min: 0}), quick: faker.number.int({min: 0}), hour: faker.number.int({min: 0}), goal: faker.number.int({min: 0}), shareGoal: faker.helpers.arrayElement([{value: faker.number.float({min: 0, max: 1, fractionDigits: 2}), low: faker.number.float({min: 0, max: 1, fractionDigits: 2}), high: faker.number.float({min: 0, max: 1, fractionDigits: 2})},null,]), medianMinutes: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), slowMinutes: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), ...overrideResponse})

export const getGetAnalysisMarketDaysResponseMock = (overrideResponse: Partial<Extract<AnalysisMarketDays, object>> = {}): AnalysisMarketDays => ({from: faker.date.past().toISOString().slice(0, 10), to: faker.date.past().toISOString().slice(0, 10), asOf: faker.date.past().toISOString().slice(0, 19) + 'Z', agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), own: {n: faker.number.int({min: 0}), sold: faker.number.int({min: 0}), agencies: faker.number.int({min: 0}), medianDays: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), low: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), high: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), points: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({day: faker.number.int({min: 0}), left: faker.number.float({min: 0, max: 1, fractionDigits: 2}), low: faker.number.float({min: 0, max: 1, fractionDigits: 2}), high: faker.number.float({min: 0, max: 1, fractionDigits: 2}), risk: faker.number.int({min: 0})}))}, others: faker.helpers.arrayElement([{n: faker.number.int({min: 0}), sold: faker.number.int({min: 0}), agencies: faker.number.int({min: 0}), medianDays: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), low: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), high: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), points: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({day: faker.number.int({min: 0}), left: faker.number.float({min: 0, max: 1, fractionDigits: 2}), low: faker.number.float({min: 0, max: 1, fractionDigits: 2}), high: faker.number.float({min: 0, max: 1, fractionDigits: 2}), risk: faker.number.int({min: 0})}))},null,]), closings: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({island: faker.helpers.arrayElement(Object.values(Island)), year: faker.number.int({min: 2000, max: 2099}), operation: faker.helpers.arrayElement(Object.values(Operation)), n: faker.number.int({min: 1}), ratioPct: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), ...overrideResponse})

export const getGetAnalysisSourcesResponseMock = (overrideResponse: Partial<Extract<AnalysisSources, object>> = {}): AnalysisSources => ({from: faker.date.past().toISOString().slice(0, 10), to: faker.date.past().toISOString().slice(0, 10), asOf: faker.date.past().toISOString().slice(0, 19) + 'Z', agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), total: {source: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), n: faker.number.int({min: 0}), repeated: faker.number.int({min: 0}), visited: faker.number.int({min: 0}), closed: faker.number.int({min: 0}), share: faker.helpers.arrayElement([{value: faker.number.float({min: 0, max: 1, fractionDigits: 2}), low: faker.number.float({min: 0, max: 1, fractionDigits: 2}), high: faker.number.float({min: 0, max: 1, fractionDigits: 2})},null,]), fee: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), costs: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({month: "2026-06", amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,])})), cost: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), costPerVisit: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,])}, sources: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({source: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), n: faker.number.int({min: 0}), repeated: faker.number.int({min: 0}), visited: faker.number.int({min: 0}), closed: faker.number.int({min: 0}), share: faker.helpers.arrayElement([{value: faker.number.float({min: 0, max: 1, fractionDigits: 2}), low: faker.number.float({min: 0, max: 1, fractionDigits: 2}), high: faker.number.float({min: 0, max: 1, fractionDigits: 2})},null,]), fee: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), costs: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({month: "2026-06", amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,])})), cost: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), costPerVisit: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,])})), ...overrideResponse})

export const getListAnalysisCostsResponseMock = (overrideResponse: Partial<Extract<AnalysisCostPage, object>> = {}): AnalysisCostPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), month: "2026-10", source: faker.string.alpha({length: {min: 10, max: 200}}), amount: faker.number.int({min: 0, max: 99999999999})})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getSetAnalysisSourceCostResponseMock = (overrideResponse: Partial<Extract<AnalysisSourceCost, object>> = {}): AnalysisSourceCost => ({month: "2026-06", amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), ...overrideResponse})

export const getGetAnalysisAgentsResponseMock = (overrideResponse: Partial<Extract<AnalysisAgents, object>> = {}): AnalysisAgents => ({from: faker.date.past().toISOString().slice(0, 10), to: faker.date.past().toISOString().slice(0, 10), asOf: faker.date.past().toISOString().slice(0, 19) + 'Z', total: {agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), n: faker.number.int({min: 0}), visited: faker.number.int({min: 0}), share: faker.helpers.arrayElement([{value: faker.number.float({min: 0, max: 1, fractionDigits: 2}), low: faker.number.float({min: 0, max: 1, fractionDigits: 2}), high: faker.number.float({min: 0, max: 1, fractionDigits: 2})},null,]), accepted: faker.number.int({min: 0}), closed: faker.number.int({min: 0}), medianMinutes: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), homes: faker.number.int({min: 0}), homeDays: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, agents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), n: faker.number.int({min: 0}), visited: faker.number.int({min: 0}), share: faker.helpers.arrayElement([{value: faker.number.float({min: 0, max: 1, fractionDigits: 2}), low: faker.number.float({min: 0, max: 1, fractionDigits: 2}), high: faker.number.float({min: 0, max: 1, fractionDigits: 2})},null,]), accepted: faker.number.int({min: 0}), closed: faker.number.int({min: 0}), medianMinutes: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), homes: faker.number.int({min: 0}), homeDays: faker.helpers.arrayElement([faker.number.int({min: 0}), null])})), ...overrideResponse})

export const getGetAnalysisStockResponseMock = (overrideResponse: Partial<Extract<AnalysisStock, object>> = {}): AnalysisStock => ({asOf: faker.date.past().toISOString().slice(0, 19) + 'Z', agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), n: faker.number.int({min: 0}), bands: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({band: faker.helpers.arrayElement(Object.values(AnalysisHealthBand)), n: faker.number.int({min: 0})})), acts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({act: faker.helpers.arrayElement(Object.values(AnalysisHomeAct)), n: faker.number.int({min: 0})})), prices: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({class: faker.helpers.arrayElement(Object.values(AnalysisPriceClass)), n: faker.number.int({min: 0})})), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), operation: faker.helpers.arrayElement(Object.values(Operation)), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), days: faker.number.int({min: 0}), medianDays: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), score: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), null]), parts: Array.from({ length: faker.number.int({min: 5, max: 5}) }, (_, i) => i + 1).map(() => ({part: faker.helpers.arrayElement(Object.values(AnalysisHealthKind)), points: faker.helpers.arrayElement([faker.number.int({min: 0, max: 35}), null]), of: faker.number.int({min: 10, max: 35})})), act: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AnalysisHomeAct)),null,]), percentile: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), null]), deltaPct: faker.helpers.arrayElement([faker.number.int(), null]), lowered: faker.number.int({min: 0}), pricedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), views: faker.number.int({min: 0}), enquiries: faker.number.int({min: 0}), passport: faker.helpers.arrayElement(Object.values(PassportState))})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getGetAnalysisSummaryResponseMock = (overrideResponse: Partial<Extract<AnalysisSummary, object>> = {}): AnalysisSummary => ({from: faker.date.past().toISOString().slice(0, 10), to: faker.date.past().toISOString().slice(0, 10), asOf: faker.date.past().toISOString().slice(0, 19) + 'Z', agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), deals: {n: faker.number.int({min: 0}), visited: faker.number.int({min: 0}), closed: faker.number.int({min: 0}), sources: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({source: faker.string.alpha({length: {min: 10, max: 20}}), n: faker.number.int({min: 0}), visited: faker.number.int({min: 0}), closed: faker.number.int({min: 0})}))}, homes: {n: faker.number.int({min: 0}), priced: faker.number.int({min: 0}), acts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({act: faker.helpers.arrayElement(Object.values(AnalysisHomeAct)), n: faker.number.int({min: 0})}))}, law: {n: faker.number.int({min: 0}), red: faker.number.int({min: 0}), amber: faker.number.int({min: 0})}, ...overrideResponse})

export const getExportAnalysisResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getGetAnalysisFunnelMockHandler = (overrideResponse?: AnalysisFunnel | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AnalysisFunnel> | AnalysisFunnel), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/analysis/funnel/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAnalysisFunnelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAnalysisResponseMockHandler = (overrideResponse?: AnalysisResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AnalysisResponse> | AnalysisResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/analysis/response/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAnalysisResponseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAnalysisMarketDaysMockHandler = (overrideResponse?: AnalysisMarketDays | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AnalysisMarketDays> | AnalysisMarketDays), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/analysis/market-days/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAnalysisMarketDaysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAnalysisSourcesMockHandler = (overrideResponse?: AnalysisSources | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AnalysisSources> | AnalysisSources), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/analysis/sources/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAnalysisSourcesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAnalysisCostsMockHandler = (overrideResponse?: AnalysisCostPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AnalysisCostPage> | AnalysisCostPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/analysis/source-cost/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAnalysisCostsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetAnalysisSourceCostMockHandler = (overrideResponse?: AnalysisSourceCost | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AnalysisSourceCost> | AnalysisSourceCost), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/analysis/source-cost/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetAnalysisSourceCostResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAnalysisAgentsMockHandler = (overrideResponse?: AnalysisAgents | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AnalysisAgents> | AnalysisAgents), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/analysis/agents/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAnalysisAgentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAnalysisStockMockHandler = (overrideResponse?: AnalysisStock | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AnalysisStock> | AnalysisStock), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/analysis/stock/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAnalysisStockResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAnalysisSummaryMockHandler = (overrideResponse?: AnalysisSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AnalysisSummary> | AnalysisSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/analysis/summary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAnalysisSummaryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportAnalysisMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/analysis/export/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportAnalysisResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}
export const getAnalysisMock = () => [
  getGetAnalysisFunnelMockHandler(),
  getGetAnalysisResponseMockHandler(),
  getGetAnalysisMarketDaysMockHandler(),
  getGetAnalysisSourcesMockHandler(),
  getListAnalysisCostsMockHandler(),
  getSetAnalysisSourceCostMockHandler(),
  getGetAnalysisAgentsMockHandler(),
  getGetAnalysisStockMockHandler(),
  getGetAnalysisSummaryMockHandler(),
  getExportAnalysisMockHandler()
]
