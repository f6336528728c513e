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
  ExpenseState
} from '../../model';
import type {
  Expense,
  ExpensePage
} from '../../model';


export const getListExpensesResponseMock = (overrideResponse: Partial<Extract<ExpensePage, object>> = {}): ExpensePage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), data: {supplierName: faker.string.alpha({length: {min: 1, max: 160}}), supplierTaxId: faker.string.alpha({length: {min: 5, max: 20}}), number: faker.string.alpha({length: {min: 1, max: 60}}), issuedOn: faker.date.past().toISOString().slice(0, 10), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), concept: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({vatPct: faker.helpers.arrayElement([21,10,4,0] as const), base: faker.number.int({min: -99999999999, max: 99999999999}), vat: faker.helpers.arrayElement([faker.number.int({min: -99999999999, max: 99999999999}), undefined])})), withheld: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), withheldFor: faker.helpers.arrayElement([faker.helpers.arrayElement(['services','rent'] as const), undefined]), deductiblePct: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined]), supplierIban: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 42}}), undefined])}, version: faker.number.int({min: 1}), net: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999}), deductible: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), paid: faker.number.int({min: -99999999999999, max: 99999999999999}), paidByHand: faker.number.int({min: -99999999999999, max: 99999999999999}), state: faker.helpers.arrayElement(Object.values(ExpenseState)), paidOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), paymentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), paymentOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), file: faker.helpers.arrayElement([{filename: faker.string.alpha({length: {min: 10, max: 20}}), mime: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int({min: 0})},null,]), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), total: faker.number.int({min: 0}), open: faker.number.int({min: -99999999999999, max: 99999999999999}), ...overrideResponse})

export const getCreateExpenseResponseMock = (overrideResponse: Partial<Extract<Expense, object>> = {}): Expense => ({id: faker.string.uuid(), data: {supplierName: faker.string.alpha({length: {min: 1, max: 160}}), supplierTaxId: faker.string.alpha({length: {min: 5, max: 20}}), number: faker.string.alpha({length: {min: 1, max: 60}}), issuedOn: faker.date.past().toISOString().slice(0, 10), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), concept: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({vatPct: faker.helpers.arrayElement([21,10,4,0] as const), base: faker.number.int({min: -99999999999, max: 99999999999}), vat: faker.helpers.arrayElement([faker.number.int({min: -99999999999, max: 99999999999}), undefined])})), withheld: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), withheldFor: faker.helpers.arrayElement([faker.helpers.arrayElement(['services','rent'] as const), undefined]), deductiblePct: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined]), supplierIban: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 42}}), undefined])}, version: faker.number.int({min: 1}), net: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999}), deductible: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), paid: faker.number.int({min: -99999999999999, max: 99999999999999}), paidByHand: faker.number.int({min: -99999999999999, max: 99999999999999}), state: faker.helpers.arrayElement(Object.values(ExpenseState)), paidOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), paymentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), paymentOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), file: faker.helpers.arrayElement([{filename: faker.string.alpha({length: {min: 10, max: 20}}), mime: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int({min: 0})},null,]), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetExpenseResponseMock = (overrideResponse: Partial<Extract<Expense, object>> = {}): Expense => ({id: faker.string.uuid(), data: {supplierName: faker.string.alpha({length: {min: 1, max: 160}}), supplierTaxId: faker.string.alpha({length: {min: 5, max: 20}}), number: faker.string.alpha({length: {min: 1, max: 60}}), issuedOn: faker.date.past().toISOString().slice(0, 10), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), concept: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({vatPct: faker.helpers.arrayElement([21,10,4,0] as const), base: faker.number.int({min: -99999999999, max: 99999999999}), vat: faker.helpers.arrayElement([faker.number.int({min: -99999999999, max: 99999999999}), undefined])})), withheld: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), withheldFor: faker.helpers.arrayElement([faker.helpers.arrayElement(['services','rent'] as const), undefined]), deductiblePct: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined]), supplierIban: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 42}}), undefined])}, version: faker.number.int({min: 1}), net: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999}), deductible: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), paid: faker.number.int({min: -99999999999999, max: 99999999999999}), paidByHand: faker.number.int({min: -99999999999999, max: 99999999999999}), state: faker.helpers.arrayElement(Object.values(ExpenseState)), paidOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), paymentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), paymentOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), file: faker.helpers.arrayElement([{filename: faker.string.alpha({length: {min: 10, max: 20}}), mime: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int({min: 0})},null,]), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSaveExpenseResponseMock = (overrideResponse: Partial<Extract<Expense, object>> = {}): Expense => ({id: faker.string.uuid(), data: {supplierName: faker.string.alpha({length: {min: 1, max: 160}}), supplierTaxId: faker.string.alpha({length: {min: 5, max: 20}}), number: faker.string.alpha({length: {min: 1, max: 60}}), issuedOn: faker.date.past().toISOString().slice(0, 10), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), concept: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({vatPct: faker.helpers.arrayElement([21,10,4,0] as const), base: faker.number.int({min: -99999999999, max: 99999999999}), vat: faker.helpers.arrayElement([faker.number.int({min: -99999999999, max: 99999999999}), undefined])})), withheld: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), withheldFor: faker.helpers.arrayElement([faker.helpers.arrayElement(['services','rent'] as const), undefined]), deductiblePct: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined]), supplierIban: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 42}}), undefined])}, version: faker.number.int({min: 1}), net: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999}), deductible: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), paid: faker.number.int({min: -99999999999999, max: 99999999999999}), paidByHand: faker.number.int({min: -99999999999999, max: 99999999999999}), state: faker.helpers.arrayElement(Object.values(ExpenseState)), paidOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), paymentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), paymentOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), file: faker.helpers.arrayElement([{filename: faker.string.alpha({length: {min: 10, max: 20}}), mime: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int({min: 0})},null,]), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getPayExpenseResponseMock = (overrideResponse: Partial<Extract<Expense, object>> = {}): Expense => ({id: faker.string.uuid(), data: {supplierName: faker.string.alpha({length: {min: 1, max: 160}}), supplierTaxId: faker.string.alpha({length: {min: 5, max: 20}}), number: faker.string.alpha({length: {min: 1, max: 60}}), issuedOn: faker.date.past().toISOString().slice(0, 10), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), concept: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({vatPct: faker.helpers.arrayElement([21,10,4,0] as const), base: faker.number.int({min: -99999999999, max: 99999999999}), vat: faker.helpers.arrayElement([faker.number.int({min: -99999999999, max: 99999999999}), undefined])})), withheld: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), withheldFor: faker.helpers.arrayElement([faker.helpers.arrayElement(['services','rent'] as const), undefined]), deductiblePct: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined]), supplierIban: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 42}}), undefined])}, version: faker.number.int({min: 1}), net: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999}), deductible: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), paid: faker.number.int({min: -99999999999999, max: 99999999999999}), paidByHand: faker.number.int({min: -99999999999999, max: 99999999999999}), state: faker.helpers.arrayElement(Object.values(ExpenseState)), paidOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), paymentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), paymentOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), file: faker.helpers.arrayElement([{filename: faker.string.alpha({length: {min: 10, max: 20}}), mime: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int({min: 0})},null,]), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUndoExpensePaymentResponseMock = (overrideResponse: Partial<Extract<Expense, object>> = {}): Expense => ({id: faker.string.uuid(), data: {supplierName: faker.string.alpha({length: {min: 1, max: 160}}), supplierTaxId: faker.string.alpha({length: {min: 5, max: 20}}), number: faker.string.alpha({length: {min: 1, max: 60}}), issuedOn: faker.date.past().toISOString().slice(0, 10), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), concept: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({vatPct: faker.helpers.arrayElement([21,10,4,0] as const), base: faker.number.int({min: -99999999999, max: 99999999999}), vat: faker.helpers.arrayElement([faker.number.int({min: -99999999999, max: 99999999999}), undefined])})), withheld: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), withheldFor: faker.helpers.arrayElement([faker.helpers.arrayElement(['services','rent'] as const), undefined]), deductiblePct: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined]), supplierIban: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 42}}), undefined])}, version: faker.number.int({min: 1}), net: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999}), deductible: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), paid: faker.number.int({min: -99999999999999, max: 99999999999999}), paidByHand: faker.number.int({min: -99999999999999, max: 99999999999999}), state: faker.helpers.arrayElement(Object.values(ExpenseState)), paidOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), paymentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), paymentOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), file: faker.helpers.arrayElement([{filename: faker.string.alpha({length: {min: 10, max: 20}}), mime: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int({min: 0})},null,]), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUploadExpenseFileResponseMock = (overrideResponse: Partial<Extract<Expense, object>> = {}): Expense => ({id: faker.string.uuid(), data: {supplierName: faker.string.alpha({length: {min: 1, max: 160}}), supplierTaxId: faker.string.alpha({length: {min: 5, max: 20}}), number: faker.string.alpha({length: {min: 1, max: 60}}), issuedOn: faker.date.past().toISOString().slice(0, 10), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), concept: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({vatPct: faker.helpers.arrayElement([21,10,4,0] as const), base: faker.number.int({min: -99999999999, max: 99999999999}), vat: faker.helpers.arrayElement([faker.number.int({min: -99999999999, max: 99999999999}), undefined])})), withheld: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), withheldFor: faker.helpers.arrayElement([faker.helpers.arrayElement(['services','rent'] as const), undefined]), deductiblePct: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined]), supplierIban: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 42}}), undefined])}, version: faker.number.int({min: 1}), net: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999}), deductible: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), paid: faker.number.int({min: -99999999999999, max: 99999999999999}), paidByHand: faker.number.int({min: -99999999999999, max: 99999999999999}), state: faker.helpers.arrayElement(Object.values(ExpenseState)), paidOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), paymentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), paymentOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), file: faker.helpers.arrayElement([{filename: faker.string.alpha({length: {min: 10, max: 20}}), mime: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int({min: 0})},null,]), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDownloadExpenseFileResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getListExpensesMockHandler = (overrideResponse?: ExpensePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExpensePage> | ExpensePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/expense/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListExpensesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateExpenseMockHandler = (overrideResponse?: Expense | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Expense> | Expense), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/expense/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateExpenseResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetExpenseMockHandler = (overrideResponse?: Expense | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Expense> | Expense), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/expense/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetExpenseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveExpenseMockHandler = (overrideResponse?: Expense | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Expense> | Expense), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/expense/:id/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveExpenseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteExpenseMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/expense/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getPayExpenseMockHandler = (overrideResponse?: Expense | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Expense> | Expense), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/expense/:id/pay/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayExpenseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUndoExpensePaymentMockHandler = (overrideResponse?: Expense | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Expense> | Expense), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/expense/:id/pay/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoExpensePaymentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadExpenseFileMockHandler = (overrideResponse?: Expense | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Expense> | Expense), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/expense/:id/file/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadExpenseFileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadExpenseFileMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/expense/:id/file/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadExpenseFileResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}
export const getExpenseMock = () => [
  getListExpensesMockHandler(),
  getCreateExpenseMockHandler(),
  getGetExpenseMockHandler(),
  getSaveExpenseMockHandler(),
  getDeleteExpenseMockHandler(),
  getPayExpenseMockHandler(),
  getUndoExpensePaymentMockHandler(),
  getUploadExpenseFileMockHandler(),
  getDownloadExpenseFileMockHandler()
]
