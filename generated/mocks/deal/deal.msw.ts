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
  DealRemark,
  DealState,
  IntroductionEvidence
} from '../../model';
import type {
  Deal,
  DealPage,
  DealPreview
} from '../../model';


export const getListDealsResponseMock = (overrideResponse: Partial<Extract<DealPage, object>> = {}): DealPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), introductionId: faker.string.uuid(), sameClientDealId: faker.helpers.arrayElement([faker.string.uuid(),null,]), role: faker.helpers.arrayElement(['lister','seller'] as const), state: faker.helpers.arrayElement(Object.values(DealState)), turn: faker.datatype.boolean(), home: {id: faker.string.uuid(), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}})}, partnerName: faker.string.alpha({length: {min: 10, max: 20}}), clientName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), introducedOn: faker.date.past().toISOString().slice(0, 10), evidence: faker.helpers.arrayElement(Object.values(IntroductionEvidence)), agreementId: faker.string.uuid(), termsNumber: faker.number.int({min: 1}), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), closePrice: faker.number.int({min: 0, max: 99999999999}), fee: faker.number.int({min: 0, max: 99999999999}), listerShare: faker.number.int({min: 0, max: 99999999999}), sellerShare: faker.number.int({min: 0, max: 99999999999}), listerAgreedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), sellerAgreedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), invoiceNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), invoicedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), paidAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), dispute: faker.helpers.arrayElement([{own: faker.datatype.boolean(), text: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), version: faker.number.int({min: 1})})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), total: faker.number.int({min: 0}), ...overrideResponse})

export const getCreateDealResponseMock = (overrideResponse: Partial<Extract<Deal, object>> = {}): Deal => ({id: faker.string.uuid(), introductionId: faker.string.uuid(), sameClientDealId: faker.helpers.arrayElement([faker.string.uuid(),null,]), role: faker.helpers.arrayElement(['lister','seller'] as const), state: faker.helpers.arrayElement(Object.values(DealState)), turn: faker.datatype.boolean(), home: {id: faker.string.uuid(), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}})}, partnerName: faker.string.alpha({length: {min: 10, max: 20}}), clientName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), introducedOn: faker.date.past().toISOString().slice(0, 10), evidence: faker.helpers.arrayElement(Object.values(IntroductionEvidence)), agreementId: faker.string.uuid(), termsNumber: faker.number.int({min: 1}), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), closePrice: faker.number.int({min: 0, max: 99999999999}), fee: faker.number.int({min: 0, max: 99999999999}), listerShare: faker.number.int({min: 0, max: 99999999999}), sellerShare: faker.number.int({min: 0, max: 99999999999}), listerAgreedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), sellerAgreedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), invoiceNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), invoicedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), paidAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), dispute: faker.helpers.arrayElement([{own: faker.datatype.boolean(), text: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), version: faker.number.int({min: 1}), ...overrideResponse})

export const getPreviewDealResponseMock = (overrideResponse: Partial<Extract<DealPreview, object>> = {}): DealPreview => ({propertyId: faker.string.uuid(), role: faker.helpers.arrayElement(['lister','seller'] as const), dealId: faker.helpers.arrayElement([faker.string.uuid(),null,]), introducedOn: faker.date.past().toISOString().slice(0, 10), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), homePrice: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), fee: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), listerShare: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), sellerShare: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), remark: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(DealRemark)),null,]), ...overrideResponse})

export const getAcceptDealResponseMock = (overrideResponse: Partial<Extract<Deal, object>> = {}): Deal => ({id: faker.string.uuid(), introductionId: faker.string.uuid(), sameClientDealId: faker.helpers.arrayElement([faker.string.uuid(),null,]), role: faker.helpers.arrayElement(['lister','seller'] as const), state: faker.helpers.arrayElement(Object.values(DealState)), turn: faker.datatype.boolean(), home: {id: faker.string.uuid(), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}})}, partnerName: faker.string.alpha({length: {min: 10, max: 20}}), clientName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), introducedOn: faker.date.past().toISOString().slice(0, 10), evidence: faker.helpers.arrayElement(Object.values(IntroductionEvidence)), agreementId: faker.string.uuid(), termsNumber: faker.number.int({min: 1}), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), closePrice: faker.number.int({min: 0, max: 99999999999}), fee: faker.number.int({min: 0, max: 99999999999}), listerShare: faker.number.int({min: 0, max: 99999999999}), sellerShare: faker.number.int({min: 0, max: 99999999999}), listerAgreedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), sellerAgreedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), invoiceNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), invoicedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), paidAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), dispute: faker.helpers.arrayElement([{own: faker.datatype.boolean(), text: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), version: faker.number.int({min: 1}), ...overrideResponse})

export const getInvoiceDealResponseMock = (overrideResponse: Partial<Extract<Deal, object>> = {}): Deal => ({id: faker.string.uuid(), introductionId: faker.string.uuid(), sameClientDealId: faker.helpers.arrayElement([faker.string.uuid(),null,]), role: faker.helpers.arrayElement(['lister','seller'] as const), state: faker.helpers.arrayElement(Object.values(DealState)), turn: faker.datatype.boolean(), home: {id: faker.string.uuid(), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}})}, partnerName: faker.string.alpha({length: {min: 10, max: 20}}), clientName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), introducedOn: faker.date.past().toISOString().slice(0, 10), evidence: faker.helpers.arrayElement(Object.values(IntroductionEvidence)), agreementId: faker.string.uuid(), termsNumber: faker.number.int({min: 1}), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), closePrice: faker.number.int({min: 0, max: 99999999999}), fee: faker.number.int({min: 0, max: 99999999999}), listerShare: faker.number.int({min: 0, max: 99999999999}), sellerShare: faker.number.int({min: 0, max: 99999999999}), listerAgreedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), sellerAgreedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), invoiceNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), invoicedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), paidAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), dispute: faker.helpers.arrayElement([{own: faker.datatype.boolean(), text: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), version: faker.number.int({min: 1}), ...overrideResponse})

export const getPayDealResponseMock = (overrideResponse: Partial<Extract<Deal, object>> = {}): Deal => ({id: faker.string.uuid(), introductionId: faker.string.uuid(), sameClientDealId: faker.helpers.arrayElement([faker.string.uuid(),null,]), role: faker.helpers.arrayElement(['lister','seller'] as const), state: faker.helpers.arrayElement(Object.values(DealState)), turn: faker.datatype.boolean(), home: {id: faker.string.uuid(), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}})}, partnerName: faker.string.alpha({length: {min: 10, max: 20}}), clientName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), introducedOn: faker.date.past().toISOString().slice(0, 10), evidence: faker.helpers.arrayElement(Object.values(IntroductionEvidence)), agreementId: faker.string.uuid(), termsNumber: faker.number.int({min: 1}), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), closePrice: faker.number.int({min: 0, max: 99999999999}), fee: faker.number.int({min: 0, max: 99999999999}), listerShare: faker.number.int({min: 0, max: 99999999999}), sellerShare: faker.number.int({min: 0, max: 99999999999}), listerAgreedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), sellerAgreedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), invoiceNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), invoicedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), paidAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), dispute: faker.helpers.arrayElement([{own: faker.datatype.boolean(), text: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), version: faker.number.int({min: 1}), ...overrideResponse})

export const getDisputeDealResponseMock = (overrideResponse: Partial<Extract<Deal, object>> = {}): Deal => ({id: faker.string.uuid(), introductionId: faker.string.uuid(), sameClientDealId: faker.helpers.arrayElement([faker.string.uuid(),null,]), role: faker.helpers.arrayElement(['lister','seller'] as const), state: faker.helpers.arrayElement(Object.values(DealState)), turn: faker.datatype.boolean(), home: {id: faker.string.uuid(), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}})}, partnerName: faker.string.alpha({length: {min: 10, max: 20}}), clientName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), introducedOn: faker.date.past().toISOString().slice(0, 10), evidence: faker.helpers.arrayElement(Object.values(IntroductionEvidence)), agreementId: faker.string.uuid(), termsNumber: faker.number.int({min: 1}), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), closePrice: faker.number.int({min: 0, max: 99999999999}), fee: faker.number.int({min: 0, max: 99999999999}), listerShare: faker.number.int({min: 0, max: 99999999999}), sellerShare: faker.number.int({min: 0, max: 99999999999}), listerAgreedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), sellerAgreedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), invoiceNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), invoicedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), paidAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), dispute: faker.helpers.arrayElement([{own: faker.datatype.boolean(), text: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), version: faker.number.int({min: 1}), ...overrideResponse})


export const getListDealsMockHandler = (overrideResponse?: DealPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DealPage> | DealPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/deal/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDealsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateDealMockHandler = (overrideResponse?: Deal | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Deal> | Deal), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/deal/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDealResponseMock(),
      { status: 201
      })
  }, options)
}

export const getPreviewDealMockHandler = (overrideResponse?: DealPreview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DealPreview> | DealPreview), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/deal/preview/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDealResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptDealMockHandler = (overrideResponse?: Deal | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Deal> | Deal), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/deal/:id/agree/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptDealResponseMock(),
      { status: 200
      })
  }, options)
}

export const getInvoiceDealMockHandler = (overrideResponse?: Deal | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Deal> | Deal), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/deal/:id/invoice/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInvoiceDealResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPayDealMockHandler = (overrideResponse?: Deal | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Deal> | Deal), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/deal/:id/pay/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayDealResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDisputeDealMockHandler = (overrideResponse?: Deal | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Deal> | Deal), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/deal/:id/dispute/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisputeDealResponseMock(),
      { status: 200
      })
  }, options)
}
export const getDealMock = () => [
  getListDealsMockHandler(),
  getCreateDealMockHandler(),
  getPreviewDealMockHandler(),
  getAcceptDealMockHandler(),
  getInvoiceDealMockHandler(),
  getPayDealMockHandler(),
  getDisputeDealMockHandler()
]
