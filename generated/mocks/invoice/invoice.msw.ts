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
  InvoiceAct,
  InvoiceIssuerLack,
  InvoiceKind,
  InvoiceSide,
  InvoiceState,
  Language
} from '../../model';
import type {
  Invoice,
  InvoiceDraft,
  InvoiceDraftList,
  InvoiceIssuer,
  InvoicePage
} from '../../model';


export const getListInvoicesResponseMock = (overrideResponse: Partial<Extract<InvoicePage, object>> = {}): InvoicePage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), state: faker.helpers.arrayElement(Object.values(InvoiceState)), side: faker.helpers.arrayElement(Object.values(InvoiceSide)), issuedOn: faker.date.past().toISOString().slice(0, 10), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuerName: faker.string.alpha({length: {min: 10, max: 20}}), receiverName: faker.string.alpha({length: {min: 10, max: 20}}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vatTotal: faker.number.int({min: -99999999999999, max: 99999999999999}), withheld: faker.number.int({min: -99999999999999, max: 99999999999999}), total: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), paid: faker.number.int({min: -99999999999999, max: 99999999999999})})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), total: faker.number.int({min: 0}), ...overrideResponse})

export const getExportInvoicesResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetInvoiceIssuerResponseMock = (overrideResponse: Partial<Extract<InvoiceIssuer, object>> = {}): InvoiceIssuer => ({name: faker.string.alpha({length: {min: 10, max: 20}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 20}}), series: faker.string.alpha({length: {min: 10, max: 20}}), iban: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), isPerson: faker.datatype.boolean(), missing: faker.helpers.arrayElements(Object.values(InvoiceIssuerLack)), ...overrideResponse})

export const getListInvoiceDraftsResponseMock = (overrideResponse: Partial<Extract<InvoiceDraftList, object>> = {}): InvoiceDraftList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), data: {version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), buyer: {name: faker.string.alpha({length: {min: 1, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), country: "ES", address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), undefined]), email: faker.helpers.arrayElement([faker.internet.email(), undefined]), isBusiness: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, kind: faker.helpers.arrayElement(['F1','F2'] as const), series: "PV", language: faker.helpers.arrayElement(Object.values(Language)), operationOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), withheldPct: faker.helpers.arrayElement([0,7,15] as const), lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({text: faker.string.alpha({length: {min: 1, max: 300}}), quantity: faker.number.float({min: 0.01, max: 100000, multipleOf: 0.01}), price: faker.number.int({min: 0, max: 99999999999}), vatPct: faker.helpers.arrayElement([21,10,4,0] as const), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])}))}, about: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999})})), vatTotal: faker.number.int({min: -99999999999999, max: 99999999999999}), withheld: faker.number.int({min: -99999999999999, max: 99999999999999}), total: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), version: faker.number.int({min: 1}), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), ...overrideResponse})

export const getCreateInvoiceDraftResponseMock = (overrideResponse: Partial<Extract<InvoiceDraft, object>> = {}): InvoiceDraft => ({id: faker.string.uuid(), data: {version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), buyer: {name: faker.string.alpha({length: {min: 1, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), country: "ES", address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), undefined]), email: faker.helpers.arrayElement([faker.internet.email(), undefined]), isBusiness: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, kind: faker.helpers.arrayElement(['F1','F2'] as const), series: "PV", language: faker.helpers.arrayElement(Object.values(Language)), operationOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), withheldPct: faker.helpers.arrayElement([0,7,15] as const), lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({text: faker.string.alpha({length: {min: 1, max: 300}}), quantity: faker.number.float({min: 0.01, max: 100000, multipleOf: 0.01}), price: faker.number.int({min: 0, max: 99999999999}), vatPct: faker.helpers.arrayElement([21,10,4,0] as const), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])}))}, about: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999})})), vatTotal: faker.number.int({min: -99999999999999, max: 99999999999999}), withheld: faker.number.int({min: -99999999999999, max: 99999999999999}), total: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), version: faker.number.int({min: 1}), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetInvoiceDraftResponseMock = (overrideResponse: Partial<Extract<InvoiceDraft, object>> = {}): InvoiceDraft => ({id: faker.string.uuid(), data: {version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), buyer: {name: faker.string.alpha({length: {min: 1, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), country: "ES", address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), undefined]), email: faker.helpers.arrayElement([faker.internet.email(), undefined]), isBusiness: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, kind: faker.helpers.arrayElement(['F1','F2'] as const), series: "PV", language: faker.helpers.arrayElement(Object.values(Language)), operationOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), withheldPct: faker.helpers.arrayElement([0,7,15] as const), lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({text: faker.string.alpha({length: {min: 1, max: 300}}), quantity: faker.number.float({min: 0.01, max: 100000, multipleOf: 0.01}), price: faker.number.int({min: 0, max: 99999999999}), vatPct: faker.helpers.arrayElement([21,10,4,0] as const), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])}))}, about: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999})})), vatTotal: faker.number.int({min: -99999999999999, max: 99999999999999}), withheld: faker.number.int({min: -99999999999999, max: 99999999999999}), total: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), version: faker.number.int({min: 1}), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSaveInvoiceDraftResponseMock = (overrideResponse: Partial<Extract<InvoiceDraft, object>> = {}): InvoiceDraft => ({id: faker.string.uuid(), data: {version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), buyer: {name: faker.string.alpha({length: {min: 1, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), country: "ES", address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), undefined]), email: faker.helpers.arrayElement([faker.internet.email(), undefined]), isBusiness: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, kind: faker.helpers.arrayElement(['F1','F2'] as const), series: "PV", language: faker.helpers.arrayElement(Object.values(Language)), operationOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), withheldPct: faker.helpers.arrayElement([0,7,15] as const), lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({text: faker.string.alpha({length: {min: 1, max: 300}}), quantity: faker.number.float({min: 0.01, max: 100000, multipleOf: 0.01}), price: faker.number.int({min: 0, max: 99999999999}), vatPct: faker.helpers.arrayElement([21,10,4,0] as const), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])}))}, about: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999})})), vatTotal: faker.number.int({min: -99999999999999, max: 99999999999999}), withheld: faker.number.int({min: -99999999999999, max: 99999999999999}), total: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), version: faker.number.int({min: 1}), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getIssueInvoiceDraftResponseMock = (overrideResponse: Partial<Extract<Invoice, object>> = {}): Invoice => ({id: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), state: faker.helpers.arrayElement(Object.values(InvoiceState)), side: faker.helpers.arrayElement(Object.values(InvoiceSide)), issuedOn: faker.date.past().toISOString().slice(0, 10), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuerName: faker.string.alpha({length: {min: 10, max: 20}}), receiverName: faker.string.alpha({length: {min: 10, max: 20}}), total: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), paid: faker.number.int({min: -99999999999999, max: 99999999999999}), operationOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuer: {name: faker.string.alpha({length: {min: 10, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 400}})}, receiver: {name: faker.string.alpha({length: {min: 10, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 400}})}, lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({text: faker.string.alpha({length: {min: 10, max: 300}}), quantity: faker.number.float({min: 0, fractionDigits: 2}), price: faker.number.int({min: -99999999999999, max: 99999999999999}), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), vatPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), vat: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999})})), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vatTotal: faker.number.int({min: -99999999999999, max: 99999999999999}), withheldPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), withheld: faker.number.int({min: -99999999999999, max: 99999999999999}), rectifies: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rectifiedBy: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), cause: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), annulment: faker.helpers.arrayElement([{at: faker.date.past().toISOString().slice(0, 19) + 'Z', cause: faker.string.alpha({length: {min: 10, max: 300}})},null,]), transfer: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 160}}), iban: faker.string.alpha({length: {min: 10, max: 34}}), reference: faker.string.alpha({length: {min: 10, max: 25}}), qr: faker.string.alpha({length: {min: 10, max: 400}})},null,]), qrUrl: faker.helpers.arrayElement([faker.internet.url(), null]), digest: faker.string.alpha({length: {min: 10, max: 64}}), recordFault: faker.helpers.arrayElement([{state: faker.helpers.arrayElement(['accepted_with_errors','rejected'] as const), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 10}}), null]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1500}}), null])},null,]), next: faker.helpers.arrayElements(Object.values(InvoiceAct)), sent: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', to: faker.string.alpha({length: {min: 10, max: 20}}), failed: faker.datatype.boolean()})), ...overrideResponse})

export const getPayInvoiceResponseMock = (overrideResponse: Partial<Extract<Invoice, object>> = {}): Invoice => ({id: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), state: faker.helpers.arrayElement(Object.values(InvoiceState)), side: faker.helpers.arrayElement(Object.values(InvoiceSide)), issuedOn: faker.date.past().toISOString().slice(0, 10), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuerName: faker.string.alpha({length: {min: 10, max: 20}}), receiverName: faker.string.alpha({length: {min: 10, max: 20}}), total: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), paid: faker.number.int({min: -99999999999999, max: 99999999999999}), operationOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuer: {name: faker.string.alpha({length: {min: 10, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 400}})}, receiver: {name: faker.string.alpha({length: {min: 10, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 400}})}, lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({text: faker.string.alpha({length: {min: 10, max: 300}}), quantity: faker.number.float({min: 0, fractionDigits: 2}), price: faker.number.int({min: -99999999999999, max: 99999999999999}), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), vatPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), vat: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999})})), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vatTotal: faker.number.int({min: -99999999999999, max: 99999999999999}), withheldPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), withheld: faker.number.int({min: -99999999999999, max: 99999999999999}), rectifies: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rectifiedBy: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), cause: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), annulment: faker.helpers.arrayElement([{at: faker.date.past().toISOString().slice(0, 19) + 'Z', cause: faker.string.alpha({length: {min: 10, max: 300}})},null,]), transfer: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 160}}), iban: faker.string.alpha({length: {min: 10, max: 34}}), reference: faker.string.alpha({length: {min: 10, max: 25}}), qr: faker.string.alpha({length: {min: 10, max: 400}})},null,]), qrUrl: faker.helpers.arrayElement([faker.internet.url(), null]), digest: faker.string.alpha({length: {min: 10, max: 64}}), recordFault: faker.helpers.arrayElement([{state: faker.helpers.arrayElement(['accepted_with_errors','rejected'] as const), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 10}}), null]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1500}}), null])},null,]), next: faker.helpers.arrayElements(Object.values(InvoiceAct)), sent: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', to: faker.string.alpha({length: {min: 10, max: 20}}), failed: faker.datatype.boolean()})), ...overrideResponse})

export const getRectifyInvoiceResponseMock = (overrideResponse: Partial<Extract<Invoice, object>> = {}): Invoice => ({id: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), state: faker.helpers.arrayElement(Object.values(InvoiceState)), side: faker.helpers.arrayElement(Object.values(InvoiceSide)), issuedOn: faker.date.past().toISOString().slice(0, 10), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuerName: faker.string.alpha({length: {min: 10, max: 20}}), receiverName: faker.string.alpha({length: {min: 10, max: 20}}), total: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), paid: faker.number.int({min: -99999999999999, max: 99999999999999}), operationOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuer: {name: faker.string.alpha({length: {min: 10, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 400}})}, receiver: {name: faker.string.alpha({length: {min: 10, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 400}})}, lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({text: faker.string.alpha({length: {min: 10, max: 300}}), quantity: faker.number.float({min: 0, fractionDigits: 2}), price: faker.number.int({min: -99999999999999, max: 99999999999999}), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), vatPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), vat: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999})})), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vatTotal: faker.number.int({min: -99999999999999, max: 99999999999999}), withheldPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), withheld: faker.number.int({min: -99999999999999, max: 99999999999999}), rectifies: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rectifiedBy: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), cause: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), annulment: faker.helpers.arrayElement([{at: faker.date.past().toISOString().slice(0, 19) + 'Z', cause: faker.string.alpha({length: {min: 10, max: 300}})},null,]), transfer: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 160}}), iban: faker.string.alpha({length: {min: 10, max: 34}}), reference: faker.string.alpha({length: {min: 10, max: 25}}), qr: faker.string.alpha({length: {min: 10, max: 400}})},null,]), qrUrl: faker.helpers.arrayElement([faker.internet.url(), null]), digest: faker.string.alpha({length: {min: 10, max: 64}}), recordFault: faker.helpers.arrayElement([{state: faker.helpers.arrayElement(['accepted_with_errors','rejected'] as const), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 10}}), null]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1500}}), null])},null,]), next: faker.helpers.arrayElements(Object.values(InvoiceAct)), sent: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', to: faker.string.alpha({length: {min: 10, max: 20}}), failed: faker.datatype.boolean()})), ...overrideResponse})

export const getAnnulInvoiceResponseMock = (overrideResponse: Partial<Extract<Invoice, object>> = {}): Invoice => ({id: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), state: faker.helpers.arrayElement(Object.values(InvoiceState)), side: faker.helpers.arrayElement(Object.values(InvoiceSide)), issuedOn: faker.date.past().toISOString().slice(0, 10), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuerName: faker.string.alpha({length: {min: 10, max: 20}}), receiverName: faker.string.alpha({length: {min: 10, max: 20}}), total: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), paid: faker.number.int({min: -99999999999999, max: 99999999999999}), operationOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuer: {name: faker.string.alpha({length: {min: 10, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 400}})}, receiver: {name: faker.string.alpha({length: {min: 10, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 400}})}, lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({text: faker.string.alpha({length: {min: 10, max: 300}}), quantity: faker.number.float({min: 0, fractionDigits: 2}), price: faker.number.int({min: -99999999999999, max: 99999999999999}), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), vatPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), vat: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999})})), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vatTotal: faker.number.int({min: -99999999999999, max: 99999999999999}), withheldPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), withheld: faker.number.int({min: -99999999999999, max: 99999999999999}), rectifies: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rectifiedBy: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), cause: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), annulment: faker.helpers.arrayElement([{at: faker.date.past().toISOString().slice(0, 19) + 'Z', cause: faker.string.alpha({length: {min: 10, max: 300}})},null,]), transfer: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 160}}), iban: faker.string.alpha({length: {min: 10, max: 34}}), reference: faker.string.alpha({length: {min: 10, max: 25}}), qr: faker.string.alpha({length: {min: 10, max: 400}})},null,]), qrUrl: faker.helpers.arrayElement([faker.internet.url(), null]), digest: faker.string.alpha({length: {min: 10, max: 64}}), recordFault: faker.helpers.arrayElement([{state: faker.helpers.arrayElement(['accepted_with_errors','rejected'] as const), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 10}}), null]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1500}}), null])},null,]), next: faker.helpers.arrayElements(Object.values(InvoiceAct)), sent: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', to: faker.string.alpha({length: {min: 10, max: 20}}), failed: faker.datatype.boolean()})), ...overrideResponse})

export const getResendInvoiceRecordResponseMock = (overrideResponse: Partial<Extract<Invoice, object>> = {}): Invoice => ({id: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), state: faker.helpers.arrayElement(Object.values(InvoiceState)), side: faker.helpers.arrayElement(Object.values(InvoiceSide)), issuedOn: faker.date.past().toISOString().slice(0, 10), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuerName: faker.string.alpha({length: {min: 10, max: 20}}), receiverName: faker.string.alpha({length: {min: 10, max: 20}}), total: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), paid: faker.number.int({min: -99999999999999, max: 99999999999999}), operationOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuer: {name: faker.string.alpha({length: {min: 10, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 400}})}, receiver: {name: faker.string.alpha({length: {min: 10, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 400}})}, lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({text: faker.string.alpha({length: {min: 10, max: 300}}), quantity: faker.number.float({min: 0, fractionDigits: 2}), price: faker.number.int({min: -99999999999999, max: 99999999999999}), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), vatPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), vat: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999})})), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vatTotal: faker.number.int({min: -99999999999999, max: 99999999999999}), withheldPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), withheld: faker.number.int({min: -99999999999999, max: 99999999999999}), rectifies: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rectifiedBy: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), cause: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), annulment: faker.helpers.arrayElement([{at: faker.date.past().toISOString().slice(0, 19) + 'Z', cause: faker.string.alpha({length: {min: 10, max: 300}})},null,]), transfer: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 160}}), iban: faker.string.alpha({length: {min: 10, max: 34}}), reference: faker.string.alpha({length: {min: 10, max: 25}}), qr: faker.string.alpha({length: {min: 10, max: 400}})},null,]), qrUrl: faker.helpers.arrayElement([faker.internet.url(), null]), digest: faker.string.alpha({length: {min: 10, max: 64}}), recordFault: faker.helpers.arrayElement([{state: faker.helpers.arrayElement(['accepted_with_errors','rejected'] as const), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 10}}), null]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1500}}), null])},null,]), next: faker.helpers.arrayElements(Object.values(InvoiceAct)), sent: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', to: faker.string.alpha({length: {min: 10, max: 20}}), failed: faker.datatype.boolean()})), ...overrideResponse})

export const getSendInvoiceResponseMock = (overrideResponse: Partial<Extract<Invoice, object>> = {}): Invoice => ({id: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), state: faker.helpers.arrayElement(Object.values(InvoiceState)), side: faker.helpers.arrayElement(Object.values(InvoiceSide)), issuedOn: faker.date.past().toISOString().slice(0, 10), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuerName: faker.string.alpha({length: {min: 10, max: 20}}), receiverName: faker.string.alpha({length: {min: 10, max: 20}}), total: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), paid: faker.number.int({min: -99999999999999, max: 99999999999999}), operationOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuer: {name: faker.string.alpha({length: {min: 10, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 400}})}, receiver: {name: faker.string.alpha({length: {min: 10, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 400}})}, lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({text: faker.string.alpha({length: {min: 10, max: 300}}), quantity: faker.number.float({min: 0, fractionDigits: 2}), price: faker.number.int({min: -99999999999999, max: 99999999999999}), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), vatPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), vat: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999})})), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vatTotal: faker.number.int({min: -99999999999999, max: 99999999999999}), withheldPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), withheld: faker.number.int({min: -99999999999999, max: 99999999999999}), rectifies: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rectifiedBy: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), cause: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), annulment: faker.helpers.arrayElement([{at: faker.date.past().toISOString().slice(0, 19) + 'Z', cause: faker.string.alpha({length: {min: 10, max: 300}})},null,]), transfer: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 160}}), iban: faker.string.alpha({length: {min: 10, max: 34}}), reference: faker.string.alpha({length: {min: 10, max: 25}}), qr: faker.string.alpha({length: {min: 10, max: 400}})},null,]), qrUrl: faker.helpers.arrayElement([faker.internet.url(), null]), digest: faker.string.alpha({length: {min: 10, max: 64}}), recordFault: faker.helpers.arrayElement([{state: faker.helpers.arrayElement(['accepted_with_errors','rejected'] as const), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 10}}), null]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1500}}), null])},null,]), next: faker.helpers.arrayElements(Object.values(InvoiceAct)), sent: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', to: faker.string.alpha({length: {min: 10, max: 20}}), failed: faker.datatype.boolean()})), ...overrideResponse})

export const getGetInvoiceResponseMock = (overrideResponse: Partial<Extract<Invoice, object>> = {}): Invoice => ({id: faker.string.uuid(), fullNumber: faker.string.alpha({length: {min: 10, max: 60}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), state: faker.helpers.arrayElement(Object.values(InvoiceState)), side: faker.helpers.arrayElement(Object.values(InvoiceSide)), issuedOn: faker.date.past().toISOString().slice(0, 10), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuerName: faker.string.alpha({length: {min: 10, max: 20}}), receiverName: faker.string.alpha({length: {min: 10, max: 20}}), total: faker.number.int({min: -99999999999999, max: 99999999999999}), payable: faker.number.int({min: -99999999999999, max: 99999999999999}), paid: faker.number.int({min: -99999999999999, max: 99999999999999}), operationOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), issuer: {name: faker.string.alpha({length: {min: 10, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 400}})}, receiver: {name: faker.string.alpha({length: {min: 10, max: 160}}), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 400}})}, lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({text: faker.string.alpha({length: {min: 10, max: 300}}), quantity: faker.number.float({min: 0, fractionDigits: 2}), price: faker.number.int({min: -99999999999999, max: 99999999999999}), amount: faker.number.int({min: -99999999999999, max: 99999999999999}), vatPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), vat: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({pct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vat: faker.number.int({min: -99999999999999, max: 99999999999999})})), base: faker.number.int({min: -99999999999999, max: 99999999999999}), vatTotal: faker.number.int({min: -99999999999999, max: 99999999999999}), withheldPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), withheld: faker.number.int({min: -99999999999999, max: 99999999999999}), rectifies: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rectifiedBy: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), cause: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), annulment: faker.helpers.arrayElement([{at: faker.date.past().toISOString().slice(0, 19) + 'Z', cause: faker.string.alpha({length: {min: 10, max: 300}})},null,]), transfer: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 160}}), iban: faker.string.alpha({length: {min: 10, max: 34}}), reference: faker.string.alpha({length: {min: 10, max: 25}}), qr: faker.string.alpha({length: {min: 10, max: 400}})},null,]), qrUrl: faker.helpers.arrayElement([faker.internet.url(), null]), digest: faker.string.alpha({length: {min: 10, max: 64}}), recordFault: faker.helpers.arrayElement([{state: faker.helpers.arrayElement(['accepted_with_errors','rejected'] as const), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 10}}), null]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1500}}), null])},null,]), next: faker.helpers.arrayElements(Object.values(InvoiceAct)), sent: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', to: faker.string.alpha({length: {min: 10, max: 20}}), failed: faker.datatype.boolean()})), ...overrideResponse})

export const getDownloadInvoiceResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getDownloadInvoiceUblResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getDownloadInvoiceFacturaeResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getListInvoicesMockHandler = (overrideResponse?: InvoicePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvoicePage> | InvoicePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/invoice/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInvoicesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportInvoicesMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/invoice/csv/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportInvoicesResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getGetInvoiceIssuerMockHandler = (overrideResponse?: InvoiceIssuer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvoiceIssuer> | InvoiceIssuer), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/invoice/issuer/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvoiceIssuerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListInvoiceDraftsMockHandler = (overrideResponse?: InvoiceDraftList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvoiceDraftList> | InvoiceDraftList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/invoice-draft/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInvoiceDraftsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateInvoiceDraftMockHandler = (overrideResponse?: InvoiceDraft | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvoiceDraft> | InvoiceDraft), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/invoice-draft/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvoiceDraftResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetInvoiceDraftMockHandler = (overrideResponse?: InvoiceDraft | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvoiceDraft> | InvoiceDraft), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/invoice-draft/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvoiceDraftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveInvoiceDraftMockHandler = (overrideResponse?: InvoiceDraft | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<InvoiceDraft> | InvoiceDraft), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/invoice-draft/:id/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveInvoiceDraftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteInvoiceDraftMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/invoice-draft/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getIssueInvoiceDraftMockHandler = (overrideResponse?: Invoice | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invoice> | Invoice), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/invoice-draft/:id/issue/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getIssueInvoiceDraftResponseMock(),
      { status: 201
      })
  }, options)
}

export const getPayInvoiceMockHandler = (overrideResponse?: Invoice | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invoice> | Invoice), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/invoice/:id/pay/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayInvoiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRectifyInvoiceMockHandler = (overrideResponse?: Invoice | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invoice> | Invoice), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/invoice/:id/rectify/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRectifyInvoiceResponseMock(),
      { status: 201
      })
  }, options)
}

export const getAnnulInvoiceMockHandler = (overrideResponse?: Invoice | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invoice> | Invoice), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/invoice/:id/annul/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnnulInvoiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResendInvoiceRecordMockHandler = (overrideResponse?: Invoice | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invoice> | Invoice), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/invoice/:id/record/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvoiceRecordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendInvoiceMockHandler = (overrideResponse?: Invoice | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invoice> | Invoice), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/invoice/:id/send/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendInvoiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvoiceMockHandler = (overrideResponse?: Invoice | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Invoice> | Invoice), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/invoice/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvoiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadInvoiceMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/invoice/:id/pdf/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadInvoiceResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}

export const getDownloadInvoiceUblMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/invoice/:id/ubl/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadInvoiceUblResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getDownloadInvoiceFacturaeMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/invoice/:id/facturae/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadInvoiceFacturaeResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}
export const getInvoiceMock = () => [
  getListInvoicesMockHandler(),
  getExportInvoicesMockHandler(),
  getGetInvoiceIssuerMockHandler(),
  getListInvoiceDraftsMockHandler(),
  getCreateInvoiceDraftMockHandler(),
  getGetInvoiceDraftMockHandler(),
  getSaveInvoiceDraftMockHandler(),
  getDeleteInvoiceDraftMockHandler(),
  getIssueInvoiceDraftMockHandler(),
  getPayInvoiceMockHandler(),
  getRectifyInvoiceMockHandler(),
  getAnnulInvoiceMockHandler(),
  getResendInvoiceRecordMockHandler(),
  getSendInvoiceMockHandler(),
  getGetInvoiceMockHandler(),
  getDownloadInvoiceMockHandler(),
  getDownloadInvoiceUblMockHandler(),
  getDownloadInvoiceFacturaeMockHandler()
]
