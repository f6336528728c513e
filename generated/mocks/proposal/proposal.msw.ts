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
  ProposalMark,
  ProposalOperation,
  ProposalState,
  ProposalTargetKind
} from '../../model';
import type {
  Proposal,
  ProposalConfirmed,
  ProposalPage
} from '../../model';


export const getListProposalsResponseMock = (overrideResponse: Partial<Extract<ProposalPage, object>> = {}): ProposalPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), version: faker.number.int({min: 1}), state: faker.helpers.arrayElement(Object.values(ProposalState)), operation: faker.helpers.arrayElement(Object.values(ProposalOperation)), tool: faker.string.alpha({length: {min: 10, max: 20}}), client: faker.string.alpha({length: {min: 10, max: 20}}), userId: faker.string.uuid(), userName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), target: {kind: faker.helpers.arrayElement(Object.values(ProposalTargetKind)), id: faker.helpers.arrayElement([faker.string.uuid(),null,]), label: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.string.alpha({length: {min: 10, max: 20}})}, changes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), before: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),null,]), after: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),null,]), editable: faker.datatype.boolean()})), marks: faker.helpers.arrayElements(Object.values(ProposalMark)), why: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sources: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', decidedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), decidedBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), resultId: faker.helpers.arrayElement([faker.string.uuid(),null,]), undoUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), undoable: faker.datatype.boolean()})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getGetProposalResponseMock = (overrideResponse: Partial<Extract<Proposal, object>> = {}): Proposal => ({id: faker.string.uuid(), version: faker.number.int({min: 1}), state: faker.helpers.arrayElement(Object.values(ProposalState)), operation: faker.helpers.arrayElement(Object.values(ProposalOperation)), tool: faker.string.alpha({length: {min: 10, max: 20}}), client: faker.string.alpha({length: {min: 10, max: 20}}), userId: faker.string.uuid(), userName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), target: {kind: faker.helpers.arrayElement(Object.values(ProposalTargetKind)), id: faker.helpers.arrayElement([faker.string.uuid(),null,]), label: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.string.alpha({length: {min: 10, max: 20}})}, changes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), before: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),null,]), after: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),null,]), editable: faker.datatype.boolean()})), marks: faker.helpers.arrayElements(Object.values(ProposalMark)), why: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sources: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', decidedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), decidedBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), resultId: faker.helpers.arrayElement([faker.string.uuid(),null,]), undoUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), undoable: faker.datatype.boolean(), ...overrideResponse})

export const getUpdateProposalResponseMock = (overrideResponse: Partial<Extract<Proposal, object>> = {}): Proposal => ({id: faker.string.uuid(), version: faker.number.int({min: 1}), state: faker.helpers.arrayElement(Object.values(ProposalState)), operation: faker.helpers.arrayElement(Object.values(ProposalOperation)), tool: faker.string.alpha({length: {min: 10, max: 20}}), client: faker.string.alpha({length: {min: 10, max: 20}}), userId: faker.string.uuid(), userName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), target: {kind: faker.helpers.arrayElement(Object.values(ProposalTargetKind)), id: faker.helpers.arrayElement([faker.string.uuid(),null,]), label: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.string.alpha({length: {min: 10, max: 20}})}, changes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), before: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),null,]), after: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),null,]), editable: faker.datatype.boolean()})), marks: faker.helpers.arrayElements(Object.values(ProposalMark)), why: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sources: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', decidedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), decidedBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), resultId: faker.helpers.arrayElement([faker.string.uuid(),null,]), undoUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), undoable: faker.datatype.boolean(), ...overrideResponse})

export const getConfirmProposalResponseMock = (overrideResponse: Partial<Extract<ProposalConfirmed, object>> = {}): ProposalConfirmed => ({proposal: {id: faker.string.uuid(), version: faker.number.int({min: 1}), state: faker.helpers.arrayElement(Object.values(ProposalState)), operation: faker.helpers.arrayElement(Object.values(ProposalOperation)), tool: faker.string.alpha({length: {min: 10, max: 20}}), client: faker.string.alpha({length: {min: 10, max: 20}}), userId: faker.string.uuid(), userName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), target: {kind: faker.helpers.arrayElement(Object.values(ProposalTargetKind)), id: faker.helpers.arrayElement([faker.string.uuid(),null,]), label: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.string.alpha({length: {min: 10, max: 20}})}, changes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), before: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),null,]), after: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),null,]), editable: faker.datatype.boolean()})), marks: faker.helpers.arrayElements(Object.values(ProposalMark)), why: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sources: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', decidedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), decidedBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), resultId: faker.helpers.arrayElement([faker.string.uuid(),null,]), undoUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), undoable: faker.datatype.boolean()}, url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getRefuseProposalResponseMock = (overrideResponse: Partial<Extract<Proposal, object>> = {}): Proposal => ({id: faker.string.uuid(), version: faker.number.int({min: 1}), state: faker.helpers.arrayElement(Object.values(ProposalState)), operation: faker.helpers.arrayElement(Object.values(ProposalOperation)), tool: faker.string.alpha({length: {min: 10, max: 20}}), client: faker.string.alpha({length: {min: 10, max: 20}}), userId: faker.string.uuid(), userName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), target: {kind: faker.helpers.arrayElement(Object.values(ProposalTargetKind)), id: faker.helpers.arrayElement([faker.string.uuid(),null,]), label: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.string.alpha({length: {min: 10, max: 20}})}, changes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), before: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),null,]), after: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),null,]), editable: faker.datatype.boolean()})), marks: faker.helpers.arrayElements(Object.values(ProposalMark)), why: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sources: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', decidedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), decidedBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), resultId: faker.helpers.arrayElement([faker.string.uuid(),null,]), undoUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), undoable: faker.datatype.boolean(), ...overrideResponse})

export const getUndoProposalResponseMock = (overrideResponse: Partial<Extract<Proposal, object>> = {}): Proposal => ({id: faker.string.uuid(), version: faker.number.int({min: 1}), state: faker.helpers.arrayElement(Object.values(ProposalState)), operation: faker.helpers.arrayElement(Object.values(ProposalOperation)), tool: faker.string.alpha({length: {min: 10, max: 20}}), client: faker.string.alpha({length: {min: 10, max: 20}}), userId: faker.string.uuid(), userName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), target: {kind: faker.helpers.arrayElement(Object.values(ProposalTargetKind)), id: faker.helpers.arrayElement([faker.string.uuid(),null,]), label: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.string.alpha({length: {min: 10, max: 20}})}, changes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), before: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),null,]), after: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),null,]), editable: faker.datatype.boolean()})), marks: faker.helpers.arrayElements(Object.values(ProposalMark)), why: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sources: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', decidedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), decidedBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), resultId: faker.helpers.arrayElement([faker.string.uuid(),null,]), undoUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), undoable: faker.datatype.boolean(), ...overrideResponse})


export const getListProposalsMockHandler = (overrideResponse?: ProposalPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProposalPage> | ProposalPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/proposal/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProposalsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetProposalMockHandler = (overrideResponse?: Proposal | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Proposal> | Proposal), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/proposal/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProposalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateProposalMockHandler = (overrideResponse?: Proposal | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Proposal> | Proposal), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/proposal/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProposalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmProposalMockHandler = (overrideResponse?: ProposalConfirmed | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProposalConfirmed> | ProposalConfirmed), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/proposal/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmProposalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefuseProposalMockHandler = (overrideResponse?: Proposal | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Proposal> | Proposal), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/proposal/:id/refuse/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefuseProposalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUndoProposalMockHandler = (overrideResponse?: Proposal | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Proposal> | Proposal), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/proposal/:id/undo/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoProposalResponseMock(),
      { status: 200
      })
  }, options)
}
export const getProposalMock = () => [
  getListProposalsMockHandler(),
  getGetProposalMockHandler(),
  getUpdateProposalMockHandler(),
  getConfirmProposalMockHandler(),
  getRefuseProposalMockHandler(),
  getUndoProposalMockHandler()
]
