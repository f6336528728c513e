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
  CardTroubleAct,
  CardTroubleKind,
  InvoiceAct,
  InvoiceKind,
  InvoiceSide,
  InvoiceState,
  SubscriptionPeriod,
  SubscriptionState
} from '../../model';
import type {
  BaseMap,
  CardDesk,
  Invoice,
  InvoicePage,
  LedgerCheck,
  OperatorActPage,
  OperatorSubscriptionPage
} from '../../model';


export const getListOperatorActsResponseMock = (overrideResponse: Partial<Extract<OperatorActPage, object>> = {}): OperatorActPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), at: faker.date.past().toISOString().slice(0, 19) + 'Z', act: faker.string.alpha({length: {min: 10, max: 60}}), by: faker.string.alpha({length: {min: 10, max: 20}}), subject: faker.string.alpha({length: {min: 10, max: 200}}), reason: faker.string.alpha({length: {min: 10, max: 500}})})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getListOperatorInvoicesResponseMock = (overrideResponse: Partial<Extract<InvoicePage, object>> = {}): InvoicePage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), state: faker.helpers.arrayElement(Object.values(InvoiceState)), side: faker.helpers.arrayElement(Object.values(InvoiceSide)), issuedOn: faker.date.past().toISOString().slice(0, 10), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuerName: faker.string.alpha({length: {min: 10, max: 20}}), receiverName: faker.string.alpha({length: {min: 10, max: 20}}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vatTotal: faker.number.int({min: -99999999999999, max: 99999999999999}), withheld: faker.number.int({min: -99999999999999, max: 99999999999999}), total: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), paid: faker.number.int({min: -99999999999999, max: 99999999999999})})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), total: faker.number.int({min: 0}), ...overrideResponse})

export const getPayOperatorInvoiceResponseMock = (overrideResponse: Partial<Extract<Invoice, object>> = {}): Invoice => ({id: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), state: faker.helpers.arrayElement(Object.values(InvoiceState)), side: faker.helpers.arrayElement(Object.values(InvoiceSide)), issuedOn: faker.date.past().toISOString().slice(0, 10), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuerName: faker.string.alpha({length: {min: 10, max: 20}}), receiverName: faker.string.alpha({length: {min: 10, max: 20}}), total: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), paid: faker.number.int({min: -99999999999999, max: 99999999999999}), operationOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuer: {name: faker.string.alpha({length: {min: 10, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 400}})}, receiver: {name: faker.string.alpha({length: {min: 10, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 400}})}, lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({text: faker.string.alpha({length: {min: 10, max: 300}}), quantity: faker.number.float({min: 0, fractionDigits: 2}), price: faker.number.int({min: -99999999999999, max: 99999999999999}), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), vatPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), vat: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999})})), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vatTotal: faker.number.int({min: -99999999999999, max: 99999999999999}), withheldPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), withheld: faker.number.int({min: -99999999999999, max: 99999999999999}), rectifies: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rectifiedBy: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), cause: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), annulment: faker.helpers.arrayElement([{at: faker.date.past().toISOString().slice(0, 19) + 'Z', cause: faker.string.alpha({length: {min: 10, max: 300}})},null,]), transfer: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 160}}), iban: faker.string.alpha({length: {min: 10, max: 34}}), reference: faker.string.alpha({length: {min: 10, max: 25}}), qr: faker.string.alpha({length: {min: 10, max: 400}})},null,]), qrUrl: faker.helpers.arrayElement([faker.internet.url(), null]), digest: faker.string.alpha({length: {min: 10, max: 64}}), recordFault: faker.helpers.arrayElement([{state: faker.helpers.arrayElement(['accepted_with_errors','rejected'] as const), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 10}}), null]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1500}}), null])},null,]), next: faker.helpers.arrayElements(Object.values(InvoiceAct)), sent: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', to: faker.string.alpha({length: {min: 10, max: 20}}), failed: faker.datatype.boolean()})), ...overrideResponse})

export const getCheckLedgerResponseMock = (overrideResponse: Partial<Extract<LedgerCheck, object>> = {}): LedgerCheck => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', invoices: faker.number.int({min: 0}), movements: faker.number.int({min: 0}), faults: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 300}}))), ...overrideResponse})

export const getGetBaseMapResponseMock = (overrideResponse: Partial<Extract<BaseMap, object>> = {}): BaseMap => ({bytes: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), takenAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), source: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), streets: faker.number.int({min: 0}), numbers: faker.number.int({min: 0}), surroundings: faker.number.int({min: 0}), ...overrideResponse})

export const getListOperatorSubscriptionsResponseMock = (overrideResponse: Partial<Extract<OperatorSubscriptionPage, object>> = {}): OperatorSubscriptionPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({agencyId: faker.string.uuid(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(SubscriptionState)), planName: faker.helpers.arrayElement([{"es":"Casa de pueblo con patio","en":"Village house with courtyard"},null,]), seats: faker.number.int({min: 1}), people: faker.number.int({min: 0}), homes: faker.number.int({min: 0}), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SubscriptionPeriod)),null,]), periodEnd: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), cancelled: faker.datatype.boolean(), owed: faker.number.int({min: 0}), owedSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null])})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), total: faker.number.int({min: 0}), planFrom: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), ...overrideResponse})

export const getGetCardDeskResponseMock = (overrideResponse: Partial<Extract<CardDesk, object>> = {}): CardDesk => ({takesCards: faker.datatype.boolean(), held: faker.number.int({min: 0}), due: faker.number.int({min: 0}), waiting: faker.number.int({min: 0}), oldestAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), troubles: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({subject: faker.string.alpha({length: {min: 10, max: 100}}), kind: faker.helpers.arrayElement(Object.values(CardTroubleKind)), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), ours: faker.number.int(), theirs: faker.number.int(), foundAt: faker.date.past().toISOString().slice(0, 19) + 'Z', acts: faker.helpers.arrayElements(Object.values(CardTroubleAct))})), payouts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), seller: faker.string.alpha({length: {min: 10, max: 200}}), amount: faker.number.int({min: 0, max: 99999999999}), state: faker.helpers.arrayElement(['open','sent','failed'] as const), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), ...overrideResponse})

export const getCheckCardsResponseMock = (overrideResponse: Partial<Extract<CardDesk, object>> = {}): CardDesk => ({takesCards: faker.datatype.boolean(), held: faker.number.int({min: 0}), due: faker.number.int({min: 0}), waiting: faker.number.int({min: 0}), oldestAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), troubles: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({subject: faker.string.alpha({length: {min: 10, max: 100}}), kind: faker.helpers.arrayElement(Object.values(CardTroubleKind)), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), ours: faker.number.int(), theirs: faker.number.int(), foundAt: faker.date.past().toISOString().slice(0, 19) + 'Z', acts: faker.helpers.arrayElements(Object.values(CardTroubleAct))})), payouts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), seller: faker.string.alpha({length: {min: 10, max: 200}}), amount: faker.number.int({min: 0, max: 99999999999}), state: faker.helpers.arrayElement(['open','sent','failed'] as const), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), ...overrideResponse})

export const getResolveCardTroubleResponseMock = (overrideResponse: Partial<Extract<CardDesk, object>> = {}): CardDesk => ({takesCards: faker.datatype.boolean(), held: faker.number.int({min: 0}), due: faker.number.int({min: 0}), waiting: faker.number.int({min: 0}), oldestAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), troubles: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({subject: faker.string.alpha({length: {min: 10, max: 100}}), kind: faker.helpers.arrayElement(Object.values(CardTroubleKind)), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), ours: faker.number.int(), theirs: faker.number.int(), foundAt: faker.date.past().toISOString().slice(0, 19) + 'Z', acts: faker.helpers.arrayElements(Object.values(CardTroubleAct))})), payouts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), seller: faker.string.alpha({length: {min: 10, max: 200}}), amount: faker.number.int({min: 0, max: 99999999999}), state: faker.helpers.arrayElement(['open','sent','failed'] as const), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), ...overrideResponse})


export const getListOperatorActsMockHandler = (overrideResponse?: OperatorActPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OperatorActPage> | OperatorActPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/operator/act/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOperatorActsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOperatorInvoicesMockHandler = (overrideResponse?: InvoicePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvoicePage> | InvoicePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/operator/invoice/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOperatorInvoicesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPayOperatorInvoiceMockHandler = (overrideResponse?: Invoice | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invoice> | Invoice), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/operator/invoice/:id/paid/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayOperatorInvoiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckLedgerMockHandler = (overrideResponse?: LedgerCheck | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LedgerCheck> | LedgerCheck), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/operator/ledger/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckLedgerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBaseMapMockHandler = (overrideResponse?: BaseMap | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BaseMap> | BaseMap), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/operator/base-map/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseMapResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOperatorSubscriptionsMockHandler = (overrideResponse?: OperatorSubscriptionPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OperatorSubscriptionPage> | OperatorSubscriptionPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/operator/subscription/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOperatorSubscriptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCardDeskMockHandler = (overrideResponse?: CardDesk | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CardDesk> | CardDesk), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/operator/card/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCardDeskResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckCardsMockHandler = (overrideResponse?: CardDesk | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CardDesk> | CardDesk), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/operator/card/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckCardsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResolveCardTroubleMockHandler = (overrideResponse?: CardDesk | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CardDesk> | CardDesk), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/operator/card/resolve/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResolveCardTroubleResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOperatorMock = () => [
  getListOperatorActsMockHandler(),
  getListOperatorInvoicesMockHandler(),
  getPayOperatorInvoiceMockHandler(),
  getCheckLedgerMockHandler(),
  getGetBaseMapMockHandler(),
  getListOperatorSubscriptionsMockHandler(),
  getGetCardDeskMockHandler(),
  getCheckCardsMockHandler(),
  getResolveCardTroubleMockHandler()
]
