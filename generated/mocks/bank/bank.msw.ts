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
  BankEntryState,
  BankField,
  BankFormat,
  BankMatchKind,
  BankNote,
  BankReason
} from '../../model';
import type {
  BankAccountList,
  BankCandidateList,
  BankEntry,
  BankEntryPage,
  BankPayment,
  BankReading,
  BankSuggested
} from '../../model';


export const getListBankAccountsResponseMock = (overrideResponse: Partial<Extract<BankAccountList, object>> = {}): BankAccountList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), iban: faker.string.alpha({length: {min: 10, max: 34}}), name: faker.string.alpha({length: {min: 10, max: 160}}), closing: faker.helpers.arrayElement([faker.number.int({min: -99999999999999, max: 99999999999999}),null,]), closingOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), open: faker.number.int({min: 0})})), ...overrideResponse})

export const getUploadBankStatementResponseMock = (overrideResponse: Partial<Extract<BankReading, object>> = {}): BankReading => ({format: faker.helpers.arrayElement(Object.values(BankFormat)), taken: faker.datatype.boolean(), matched: faker.number.int({min: 0}), statements: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({iban: faker.string.alpha({length: {min: 10, max: 34}}), name: faker.string.alpha({length: {min: 10, max: 20}}), from: faker.date.past().toISOString().slice(0, 10), to: faker.date.past().toISOString().slice(0, 10), opening: faker.helpers.arrayElement([faker.number.int({min: -99999999999999, max: 99999999999999}),null,]), closing: faker.helpers.arrayElement([faker.number.int({min: -99999999999999, max: 99999999999999}),null,]), entries: faker.number.int({min: 0}), known: faker.number.int({min: 0}), in: faker.number.int({min: -99999999999999, max: 99999999999999}), out: faker.number.int({min: -99999999999999, max: 99999999999999}), same: faker.datatype.boolean(), notes: faker.helpers.arrayElements(Object.values(BankNote)), first: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({bookedOn: faker.date.past().toISOString().slice(0, 10), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), text: faker.string.alpha({length: {min: 10, max: 20}}), known: faker.datatype.boolean()}))})), columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({index: faker.number.int({min: 0}), name: faker.string.alpha({length: {min: 10, max: 20}}), samples: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), field: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(BankField)),null,])})), ...overrideResponse})

export const getListBankEntriesResponseMock = (overrideResponse: Partial<Extract<BankEntryPage, object>> = {}): BankEntryPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), accountId: faker.string.uuid(), accountIban: faker.string.alpha({length: {min: 10, max: 34}}), bookedOn: faker.date.past().toISOString().slice(0, 10), valueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), left: faker.number.int({min: -99999999999999, max: 99999999999999}), text: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), party: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), iban: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(Object.values(BankEntryState)), matches: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(BankMatchKind)), recordId: faker.string.uuid(), number: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), reason: faker.helpers.arrayElement(Object.values(BankReason)), auto: faker.datatype.boolean()})), proposals: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({certainty: faker.number.int({min: 0, max: 100}), reason: faker.helpers.arrayElement(Object.values(BankReason)), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(BankMatchKind)), recordId: faker.string.uuid(), number: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), issuedOn: faker.date.past().toISOString().slice(0, 10), open: faker.number.int({min: -99999999999999, max: 99999999999999})})), missing: faker.number.int({min: -99999999999999, max: 99999999999999})}))})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), counts: {open: faker.number.int({min: 0}), matched: faker.number.int({min: 0}), aside: faker.number.int({min: 0})}, ...overrideResponse})

export const getUpdateBankEntryResponseMock = (overrideResponse: Partial<Extract<BankEntry, object>> = {}): BankEntry => ({id: faker.string.uuid(), accountId: faker.string.uuid(), accountIban: faker.string.alpha({length: {min: 10, max: 34}}), bookedOn: faker.date.past().toISOString().slice(0, 10), valueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), left: faker.number.int({min: -99999999999999, max: 99999999999999}), text: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), party: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), iban: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(Object.values(BankEntryState)), matches: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(BankMatchKind)), recordId: faker.string.uuid(), number: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), reason: faker.helpers.arrayElement(Object.values(BankReason)), auto: faker.datatype.boolean()})), proposals: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({certainty: faker.number.int({min: 0, max: 100}), reason: faker.helpers.arrayElement(Object.values(BankReason)), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(BankMatchKind)), recordId: faker.string.uuid(), number: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), issuedOn: faker.date.past().toISOString().slice(0, 10), open: faker.number.int({min: -99999999999999, max: 99999999999999})})), missing: faker.number.int({min: -99999999999999, max: 99999999999999})})), ...overrideResponse})

export const getUndoBankMatchResponseMock = (overrideResponse: Partial<Extract<BankEntry, object>> = {}): BankEntry => ({id: faker.string.uuid(), accountId: faker.string.uuid(), accountIban: faker.string.alpha({length: {min: 10, max: 34}}), bookedOn: faker.date.past().toISOString().slice(0, 10), valueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), left: faker.number.int({min: -99999999999999, max: 99999999999999}), text: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), party: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), iban: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(Object.values(BankEntryState)), matches: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(BankMatchKind)), recordId: faker.string.uuid(), number: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), reason: faker.helpers.arrayElement(Object.values(BankReason)), auto: faker.datatype.boolean()})), proposals: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({certainty: faker.number.int({min: 0, max: 100}), reason: faker.helpers.arrayElement(Object.values(BankReason)), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(BankMatchKind)), recordId: faker.string.uuid(), number: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), issuedOn: faker.date.past().toISOString().slice(0, 10), open: faker.number.int({min: -99999999999999, max: 99999999999999})})), missing: faker.number.int({min: -99999999999999, max: 99999999999999})})), ...overrideResponse})

export const getListBankCandidatesResponseMock = (overrideResponse: Partial<Extract<BankCandidateList, object>> = {}): BankCandidateList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(BankMatchKind)), recordId: faker.string.uuid(), number: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), issuedOn: faker.date.past().toISOString().slice(0, 10), open: faker.number.int({min: -99999999999999, max: 99999999999999})})), ...overrideResponse})

export const getMatchBankEntryResponseMock = (overrideResponse: Partial<Extract<BankEntry, object>> = {}): BankEntry => ({id: faker.string.uuid(), accountId: faker.string.uuid(), accountIban: faker.string.alpha({length: {min: 10, max: 34}}), bookedOn: faker.date.past().toISOString().slice(0, 10), valueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), left: faker.number.int({min: -99999999999999, max: 99999999999999}), text: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), party: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), iban: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(Object.values(BankEntryState)), matches: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(BankMatchKind)), recordId: faker.string.uuid(), number: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), reason: faker.helpers.arrayElement(Object.values(BankReason)), auto: faker.datatype.boolean()})), proposals: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({certainty: faker.number.int({min: 0, max: 100}), reason: faker.helpers.arrayElement(Object.values(BankReason)), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(BankMatchKind)), recordId: faker.string.uuid(), number: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), issuedOn: faker.date.past().toISOString().slice(0, 10), open: faker.number.int({min: -99999999999999, max: 99999999999999})})), missing: faker.number.int({min: -99999999999999, max: 99999999999999})})), ...overrideResponse})

export const getProposeBankMatchesResponseMock = (overrideResponse: Partial<Extract<BankSuggested, object>> = {}): BankSuggested => ({matched: faker.number.int({min: 0}), open: faker.number.int({min: 0}), ...overrideResponse})

export const getCreateBankPaymentResponseMock = (overrideResponse: Partial<Extract<BankPayment, object>> = {}): BankPayment => ({id: faker.string.uuid(), on: faker.date.past().toISOString().slice(0, 10), count: faker.number.int({min: 1}), total: faker.number.int({min: -99999999999999, max: 99999999999999}), ...overrideResponse})

export const getDownloadBankPaymentResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getListBankAccountsMockHandler = (overrideResponse?: BankAccountList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BankAccountList> | BankAccountList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/bank/account/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBankAccountsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadBankStatementMockHandler = (overrideResponse?: BankReading | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BankReading> | BankReading), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/bank/statement/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadBankStatementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBankEntriesMockHandler = (overrideResponse?: BankEntryPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BankEntryPage> | BankEntryPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/bank/entry/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBankEntriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateBankEntryMockHandler = (overrideResponse?: BankEntry | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BankEntry> | BankEntry), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/bank/entry/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBankEntryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUndoBankMatchMockHandler = (overrideResponse?: BankEntry | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BankEntry> | BankEntry), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/bank/entry/:id/match/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoBankMatchResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBankCandidatesMockHandler = (overrideResponse?: BankCandidateList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BankCandidateList> | BankCandidateList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/bank/entry/:id/candidate/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBankCandidatesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMatchBankEntryMockHandler = (overrideResponse?: BankEntry | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BankEntry> | BankEntry), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/bank/match/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMatchBankEntryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getProposeBankMatchesMockHandler = (overrideResponse?: BankSuggested | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BankSuggested> | BankSuggested), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/bank/match/suggest/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProposeBankMatchesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateBankPaymentMockHandler = (overrideResponse?: BankPayment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BankPayment> | BankPayment), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/bank/payment/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBankPaymentResponseMock(),
      { status: 201
      })
  }, options)
}

export const getDownloadBankPaymentMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/bank/payment/:paymentId/file/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadBankPaymentResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}
export const getBankMock = () => [
  getListBankAccountsMockHandler(),
  getUploadBankStatementMockHandler(),
  getListBankEntriesMockHandler(),
  getUpdateBankEntryMockHandler(),
  getUndoBankMatchMockHandler(),
  getListBankCandidatesMockHandler(),
  getMatchBankEntryMockHandler(),
  getProposeBankMatchesMockHandler(),
  getCreateBankPaymentMockHandler(),
  getDownloadBankPaymentMockHandler()
]
