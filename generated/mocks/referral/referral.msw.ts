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
  Language,
  PropertyType,
  ReferralOperation,
  ReferralPayeeKind,
  ReferralRelation,
  ReferralState,
  ReferralTermsKind
} from '../../model';
import type {
  Referral,
  ReferralAsk,
  ReferralOfferList,
  ReferralPage,
  ReferralPayeeReply,
  ReferralSummary,
  ReferralTermsReply
} from '../../model';


export const getListReferralsResponseMock = (overrideResponse: Partial<Extract<ReferralPage, object>> = {}): ReferralPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), number: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(['referrer','agency'] as const), state: faker.helpers.arrayElement(Object.values(ReferralState)), agency: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), terms: faker.helpers.arrayElement([{id: faker.string.uuid(), number: faker.number.int({min: 1}), from: faker.date.past().toISOString().slice(0, 10), kind: faker.helpers.arrayElement(Object.values(ReferralTermsKind)), percent: faker.helpers.arrayElement([faker.number.float({min: 1, max: 30, fractionDigits: 2}), null]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), cap: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), feePct: faker.number.float({min: 0.1, max: 20, fractionDigits: 2}), months: faker.number.int({min: 6, max: 24}), text: faker.string.alpha({length: {min: 10, max: 2000}})},null,]), owner: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 120}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 254}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 30}}), null]), relation: faker.helpers.arrayElement(Object.values(ReferralRelation)), language: faker.helpers.arrayElement(Object.values(Language))},null,]), referrerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), home: faker.helpers.arrayElement([{version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), municipalityIne: "07061", type: faker.helpers.arrayElement(Object.values(PropertyType)), operation: faker.helpers.arrayElement(Object.values(ReferralOperation)), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), cadastralRef: "9872023VH5797S0001WX", price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), area: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), undefined])},null,]), photos: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("[0-9a-f]{32}"))), hasProof: faker.datatype.boolean(), ownerLink: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(ReferralState)), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), sentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), asksUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), validUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), dueAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), receivedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), linked: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), onMarket: faker.datatype.boolean()},null,]), suggested: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), onMarket: faker.datatype.boolean()})), payout: faker.helpers.arrayElement([{closePrice: faker.number.int({min: 0, max: 99999999999}), fee: faker.number.int({min: 0, max: 99999999999}), gross: faker.number.int({min: 0, max: 99999999999}), vat: faker.number.int({min: 0, max: 99999999999}), retentionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), retention: faker.number.int({min: 0, max: 99999999999}), net: faker.number.int({min: 0, max: 99999999999})},null,]), isFinal: faker.datatype.boolean(), transfer: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 20}}), taxId: faker.string.alpha({length: {min: 10, max: 20}}), iban: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: 0, max: 99999999999}), qr: faker.string.alpha({length: {min: 10, max: 20}}), modules: faker.number.int({min: 1})},null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1})})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), total: faker.number.int({min: 0}), ...overrideResponse})

export const getCreateReferralResponseMock = (overrideResponse: Partial<Extract<Referral, object>> = {}): Referral => ({id: faker.string.uuid(), number: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(['referrer','agency'] as const), state: faker.helpers.arrayElement(Object.values(ReferralState)), agency: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), terms: faker.helpers.arrayElement([{id: faker.string.uuid(), number: faker.number.int({min: 1}), from: faker.date.past().toISOString().slice(0, 10), kind: faker.helpers.arrayElement(Object.values(ReferralTermsKind)), percent: faker.helpers.arrayElement([faker.number.float({min: 1, max: 30, fractionDigits: 2}), null]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), cap: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), feePct: faker.number.float({min: 0.1, max: 20, fractionDigits: 2}), months: faker.number.int({min: 6, max: 24}), text: faker.string.alpha({length: {min: 10, max: 2000}})},null,]), owner: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 120}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 254}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 30}}), null]), relation: faker.helpers.arrayElement(Object.values(ReferralRelation)), language: faker.helpers.arrayElement(Object.values(Language))},null,]), referrerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), home: faker.helpers.arrayElement([{version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), municipalityIne: "07061", type: faker.helpers.arrayElement(Object.values(PropertyType)), operation: faker.helpers.arrayElement(Object.values(ReferralOperation)), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), cadastralRef: "9872023VH5797S0001WX", price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), area: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), undefined])},null,]), photos: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("[0-9a-f]{32}"))), hasProof: faker.datatype.boolean(), ownerLink: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(ReferralState)), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), sentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), asksUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), validUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), dueAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), receivedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), linked: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), onMarket: faker.datatype.boolean()},null,]), suggested: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), onMarket: faker.datatype.boolean()})), payout: faker.helpers.arrayElement([{closePrice: faker.number.int({min: 0, max: 99999999999}), fee: faker.number.int({min: 0, max: 99999999999}), gross: faker.number.int({min: 0, max: 99999999999}), vat: faker.number.int({min: 0, max: 99999999999}), retentionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), retention: faker.number.int({min: 0, max: 99999999999}), net: faker.number.int({min: 0, max: 99999999999})},null,]), isFinal: faker.datatype.boolean(), transfer: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 20}}), taxId: faker.string.alpha({length: {min: 10, max: 20}}), iban: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: 0, max: 99999999999}), qr: faker.string.alpha({length: {min: 10, max: 20}}), modules: faker.number.int({min: 1})},null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1}), ...overrideResponse})

export const getGetReferralResponseMock = (overrideResponse: Partial<Extract<Referral, object>> = {}): Referral => ({id: faker.string.uuid(), number: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(['referrer','agency'] as const), state: faker.helpers.arrayElement(Object.values(ReferralState)), agency: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), terms: faker.helpers.arrayElement([{id: faker.string.uuid(), number: faker.number.int({min: 1}), from: faker.date.past().toISOString().slice(0, 10), kind: faker.helpers.arrayElement(Object.values(ReferralTermsKind)), percent: faker.helpers.arrayElement([faker.number.float({min: 1, max: 30, fractionDigits: 2}), null]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), cap: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), feePct: faker.number.float({min: 0.1, max: 20, fractionDigits: 2}), months: faker.number.int({min: 6, max: 24}), text: faker.string.alpha({length: {min: 10, max: 2000}})},null,]), owner: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 120}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 254}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 30}}), null]), relation: faker.helpers.arrayElement(Object.values(ReferralRelation)), language: faker.helpers.arrayElement(Object.values(Language))},null,]), referrerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), home: faker.helpers.arrayElement([{version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), municipalityIne: "07061", type: faker.helpers.arrayElement(Object.values(PropertyType)), operation: faker.helpers.arrayElement(Object.values(ReferralOperation)), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), cadastralRef: "9872023VH5797S0001WX", price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), area: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), undefined])},null,]), photos: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("[0-9a-f]{32}"))), hasProof: faker.datatype.boolean(), ownerLink: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(ReferralState)), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), sentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), asksUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), validUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), dueAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), receivedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), linked: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), onMarket: faker.datatype.boolean()},null,]), suggested: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), onMarket: faker.datatype.boolean()})), payout: faker.helpers.arrayElement([{closePrice: faker.number.int({min: 0, max: 99999999999}), fee: faker.number.int({min: 0, max: 99999999999}), gross: faker.number.int({min: 0, max: 99999999999}), vat: faker.number.int({min: 0, max: 99999999999}), retentionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), retention: faker.number.int({min: 0, max: 99999999999}), net: faker.number.int({min: 0, max: 99999999999})},null,]), isFinal: faker.datatype.boolean(), transfer: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 20}}), taxId: faker.string.alpha({length: {min: 10, max: 20}}), iban: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: 0, max: 99999999999}), qr: faker.string.alpha({length: {min: 10, max: 20}}), modules: faker.number.int({min: 1})},null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1}), ...overrideResponse})

export const getUpdateReferralResponseMock = (overrideResponse: Partial<Extract<Referral, object>> = {}): Referral => ({id: faker.string.uuid(), number: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(['referrer','agency'] as const), state: faker.helpers.arrayElement(Object.values(ReferralState)), agency: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), terms: faker.helpers.arrayElement([{id: faker.string.uuid(), number: faker.number.int({min: 1}), from: faker.date.past().toISOString().slice(0, 10), kind: faker.helpers.arrayElement(Object.values(ReferralTermsKind)), percent: faker.helpers.arrayElement([faker.number.float({min: 1, max: 30, fractionDigits: 2}), null]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), cap: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), feePct: faker.number.float({min: 0.1, max: 20, fractionDigits: 2}), months: faker.number.int({min: 6, max: 24}), text: faker.string.alpha({length: {min: 10, max: 2000}})},null,]), owner: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 120}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 254}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 30}}), null]), relation: faker.helpers.arrayElement(Object.values(ReferralRelation)), language: faker.helpers.arrayElement(Object.values(Language))},null,]), referrerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), home: faker.helpers.arrayElement([{version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), municipalityIne: "07061", type: faker.helpers.arrayElement(Object.values(PropertyType)), operation: faker.helpers.arrayElement(Object.values(ReferralOperation)), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), cadastralRef: "9872023VH5797S0001WX", price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), area: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), undefined])},null,]), photos: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("[0-9a-f]{32}"))), hasProof: faker.datatype.boolean(), ownerLink: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(ReferralState)), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), sentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), asksUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), validUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), dueAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), receivedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), linked: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), onMarket: faker.datatype.boolean()},null,]), suggested: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), onMarket: faker.datatype.boolean()})), payout: faker.helpers.arrayElement([{closePrice: faker.number.int({min: 0, max: 99999999999}), fee: faker.number.int({min: 0, max: 99999999999}), gross: faker.number.int({min: 0, max: 99999999999}), vat: faker.number.int({min: 0, max: 99999999999}), retentionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), retention: faker.number.int({min: 0, max: 99999999999}), net: faker.number.int({min: 0, max: 99999999999})},null,]), isFinal: faker.datatype.boolean(), transfer: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 20}}), taxId: faker.string.alpha({length: {min: 10, max: 20}}), iban: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: 0, max: 99999999999}), qr: faker.string.alpha({length: {min: 10, max: 20}}), modules: faker.number.int({min: 1})},null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1}), ...overrideResponse})

export const getSaveReferralHomeResponseMock = (overrideResponse: Partial<Extract<Referral, object>> = {}): Referral => ({id: faker.string.uuid(), number: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(['referrer','agency'] as const), state: faker.helpers.arrayElement(Object.values(ReferralState)), agency: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), terms: faker.helpers.arrayElement([{id: faker.string.uuid(), number: faker.number.int({min: 1}), from: faker.date.past().toISOString().slice(0, 10), kind: faker.helpers.arrayElement(Object.values(ReferralTermsKind)), percent: faker.helpers.arrayElement([faker.number.float({min: 1, max: 30, fractionDigits: 2}), null]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), cap: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), feePct: faker.number.float({min: 0.1, max: 20, fractionDigits: 2}), months: faker.number.int({min: 6, max: 24}), text: faker.string.alpha({length: {min: 10, max: 2000}})},null,]), owner: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 120}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 254}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 30}}), null]), relation: faker.helpers.arrayElement(Object.values(ReferralRelation)), language: faker.helpers.arrayElement(Object.values(Language))},null,]), referrerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), home: faker.helpers.arrayElement([{version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), municipalityIne: "07061", type: faker.helpers.arrayElement(Object.values(PropertyType)), operation: faker.helpers.arrayElement(Object.values(ReferralOperation)), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), cadastralRef: "9872023VH5797S0001WX", price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), area: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), undefined])},null,]), photos: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("[0-9a-f]{32}"))), hasProof: faker.datatype.boolean(), ownerLink: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(ReferralState)), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), sentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), asksUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), validUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), dueAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), receivedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), linked: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), onMarket: faker.datatype.boolean()},null,]), suggested: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), onMarket: faker.datatype.boolean()})), payout: faker.helpers.arrayElement([{closePrice: faker.number.int({min: 0, max: 99999999999}), fee: faker.number.int({min: 0, max: 99999999999}), gross: faker.number.int({min: 0, max: 99999999999}), vat: faker.number.int({min: 0, max: 99999999999}), retentionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), retention: faker.number.int({min: 0, max: 99999999999}), net: faker.number.int({min: 0, max: 99999999999})},null,]), isFinal: faker.datatype.boolean(), transfer: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 20}}), taxId: faker.string.alpha({length: {min: 10, max: 20}}), iban: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: 0, max: 99999999999}), qr: faker.string.alpha({length: {min: 10, max: 20}}), modules: faker.number.int({min: 1})},null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1}), ...overrideResponse})

export const getAddReferralPhotoResponseMock = (overrideResponse: Partial<Extract<Referral, object>> = {}): Referral => ({id: faker.string.uuid(), number: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(['referrer','agency'] as const), state: faker.helpers.arrayElement(Object.values(ReferralState)), agency: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), terms: faker.helpers.arrayElement([{id: faker.string.uuid(), number: faker.number.int({min: 1}), from: faker.date.past().toISOString().slice(0, 10), kind: faker.helpers.arrayElement(Object.values(ReferralTermsKind)), percent: faker.helpers.arrayElement([faker.number.float({min: 1, max: 30, fractionDigits: 2}), null]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), cap: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), feePct: faker.number.float({min: 0.1, max: 20, fractionDigits: 2}), months: faker.number.int({min: 6, max: 24}), text: faker.string.alpha({length: {min: 10, max: 2000}})},null,]), owner: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 120}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 254}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 30}}), null]), relation: faker.helpers.arrayElement(Object.values(ReferralRelation)), language: faker.helpers.arrayElement(Object.values(Language))},null,]), referrerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), home: faker.helpers.arrayElement([{version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), municipalityIne: "07061", type: faker.helpers.arrayElement(Object.values(PropertyType)), operation: faker.helpers.arrayElement(Object.values(ReferralOperation)), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), cadastralRef: "9872023VH5797S0001WX", price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), area: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), undefined])},null,]), photos: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("[0-9a-f]{32}"))), hasProof: faker.datatype.boolean(), ownerLink: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(ReferralState)), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), sentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), asksUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), validUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), dueAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), receivedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), linked: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), onMarket: faker.datatype.boolean()},null,]), suggested: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), onMarket: faker.datatype.boolean()})), payout: faker.helpers.arrayElement([{closePrice: faker.number.int({min: 0, max: 99999999999}), fee: faker.number.int({min: 0, max: 99999999999}), gross: faker.number.int({min: 0, max: 99999999999}), vat: faker.number.int({min: 0, max: 99999999999}), retentionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), retention: faker.number.int({min: 0, max: 99999999999}), net: faker.number.int({min: 0, max: 99999999999})},null,]), isFinal: faker.datatype.boolean(), transfer: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 20}}), taxId: faker.string.alpha({length: {min: 10, max: 20}}), iban: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: 0, max: 99999999999}), qr: faker.string.alpha({length: {min: 10, max: 20}}), modules: faker.number.int({min: 1})},null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1}), ...overrideResponse})

export const getGetReferralProofResponseMock = (): Blob => (faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))])]))

export const getUploadReferralProofResponseMock = (overrideResponse: Partial<Extract<Referral, object>> = {}): Referral => ({id: faker.string.uuid(), number: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(['referrer','agency'] as const), state: faker.helpers.arrayElement(Object.values(ReferralState)), agency: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), terms: faker.helpers.arrayElement([{id: faker.string.uuid(), number: faker.number.int({min: 1}), from: faker.date.past().toISOString().slice(0, 10), kind: faker.helpers.arrayElement(Object.values(ReferralTermsKind)), percent: faker.helpers.arrayElement([faker.number.float({min: 1, max: 30, fractionDigits: 2}), null]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), cap: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), feePct: faker.number.float({min: 0.1, max: 20, fractionDigits: 2}), months: faker.number.int({min: 6, max: 24}), text: faker.string.alpha({length: {min: 10, max: 2000}})},null,]), owner: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 120}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 254}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 30}}), null]), relation: faker.helpers.arrayElement(Object.values(ReferralRelation)), language: faker.helpers.arrayElement(Object.values(Language))},null,]), referrerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), home: faker.helpers.arrayElement([{version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), municipalityIne: "07061", type: faker.helpers.arrayElement(Object.values(PropertyType)), operation: faker.helpers.arrayElement(Object.values(ReferralOperation)), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), cadastralRef: "9872023VH5797S0001WX", price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), area: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), undefined])},null,]), photos: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("[0-9a-f]{32}"))), hasProof: faker.datatype.boolean(), ownerLink: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(ReferralState)), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), sentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), asksUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), validUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), dueAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), receivedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), linked: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), onMarket: faker.datatype.boolean()},null,]), suggested: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), onMarket: faker.datatype.boolean()})), payout: faker.helpers.arrayElement([{closePrice: faker.number.int({min: 0, max: 99999999999}), fee: faker.number.int({min: 0, max: 99999999999}), gross: faker.number.int({min: 0, max: 99999999999}), vat: faker.number.int({min: 0, max: 99999999999}), retentionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), retention: faker.number.int({min: 0, max: 99999999999}), net: faker.number.int({min: 0, max: 99999999999})},null,]), isFinal: faker.datatype.boolean(), transfer: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 20}}), taxId: faker.string.alpha({length: {min: 10, max: 20}}), iban: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: 0, max: 99999999999}), qr: faker.string.alpha({length: {min: 10, max: 20}}), modules: faker.number.int({min: 1})},null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1}), ...overrideResponse})

export const getSendReferralResponseMock = (overrideResponse: Partial<Extract<Referral, object>> = {}): Referral => ({id: faker.string.uuid(), number: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(['referrer','agency'] as const), state: faker.helpers.arrayElement(Object.values(ReferralState)), agency: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), terms: faker.helpers.arrayElement([{id: faker.string.uuid(), number: faker.number.int({min: 1}), from: faker.date.past().toISOString().slice(0, 10), kind: faker.helpers.arrayElement(Object.values(ReferralTermsKind)), percent: faker.helpers.arrayElement([faker.number.float({min: 1, max: 30, fractionDigits: 2}), null]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), cap: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), feePct: faker.number.float({min: 0.1, max: 20, fractionDigits: 2}), months: faker.number.int({min: 6, max: 24}), text: faker.string.alpha({length: {min: 10, max: 2000}})},null,]), owner: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 120}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 254}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 30}}), null]), relation: faker.helpers.arrayElement(Object.values(ReferralRelation)), language: faker.helpers.arrayElement(Object.values(Language))},null,]), referrerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), home: faker.helpers.arrayElement([{version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), municipalityIne: "07061", type: faker.helpers.arrayElement(Object.values(PropertyType)), operation: faker.helpers.arrayElement(Object.values(ReferralOperation)), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), cadastralRef: "9872023VH5797S0001WX", price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), area: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), undefined])},null,]), photos: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("[0-9a-f]{32}"))), hasProof: faker.datatype.boolean(), ownerLink: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(ReferralState)), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), sentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), asksUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), validUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), dueAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), receivedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), linked: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), onMarket: faker.datatype.boolean()},null,]), suggested: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), onMarket: faker.datatype.boolean()})), payout: faker.helpers.arrayElement([{closePrice: faker.number.int({min: 0, max: 99999999999}), fee: faker.number.int({min: 0, max: 99999999999}), gross: faker.number.int({min: 0, max: 99999999999}), vat: faker.number.int({min: 0, max: 99999999999}), retentionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), retention: faker.number.int({min: 0, max: 99999999999}), net: faker.number.int({min: 0, max: 99999999999})},null,]), isFinal: faker.datatype.boolean(), transfer: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 20}}), taxId: faker.string.alpha({length: {min: 10, max: 20}}), iban: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: 0, max: 99999999999}), qr: faker.string.alpha({length: {min: 10, max: 20}}), modules: faker.number.int({min: 1})},null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1}), ...overrideResponse})

export const getStepReferralResponseMock = (overrideResponse: Partial<Extract<Referral, object>> = {}): Referral => ({id: faker.string.uuid(), number: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(['referrer','agency'] as const), state: faker.helpers.arrayElement(Object.values(ReferralState)), agency: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), terms: faker.helpers.arrayElement([{id: faker.string.uuid(), number: faker.number.int({min: 1}), from: faker.date.past().toISOString().slice(0, 10), kind: faker.helpers.arrayElement(Object.values(ReferralTermsKind)), percent: faker.helpers.arrayElement([faker.number.float({min: 1, max: 30, fractionDigits: 2}), null]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), cap: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), feePct: faker.number.float({min: 0.1, max: 20, fractionDigits: 2}), months: faker.number.int({min: 6, max: 24}), text: faker.string.alpha({length: {min: 10, max: 2000}})},null,]), owner: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 120}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 254}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 30}}), null]), relation: faker.helpers.arrayElement(Object.values(ReferralRelation)), language: faker.helpers.arrayElement(Object.values(Language))},null,]), referrerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), home: faker.helpers.arrayElement([{version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), municipalityIne: "07061", type: faker.helpers.arrayElement(Object.values(PropertyType)), operation: faker.helpers.arrayElement(Object.values(ReferralOperation)), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), cadastralRef: "9872023VH5797S0001WX", price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), area: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), undefined])},null,]), photos: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("[0-9a-f]{32}"))), hasProof: faker.datatype.boolean(), ownerLink: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(ReferralState)), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), sentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), asksUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), validUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), dueAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), receivedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), linked: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), onMarket: faker.datatype.boolean()},null,]), suggested: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), onMarket: faker.datatype.boolean()})), payout: faker.helpers.arrayElement([{closePrice: faker.number.int({min: 0, max: 99999999999}), fee: faker.number.int({min: 0, max: 99999999999}), gross: faker.number.int({min: 0, max: 99999999999}), vat: faker.number.int({min: 0, max: 99999999999}), retentionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), retention: faker.number.int({min: 0, max: 99999999999}), net: faker.number.int({min: 0, max: 99999999999})},null,]), isFinal: faker.datatype.boolean(), transfer: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 20}}), taxId: faker.string.alpha({length: {min: 10, max: 20}}), iban: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: 0, max: 99999999999}), qr: faker.string.alpha({length: {min: 10, max: 20}}), modules: faker.number.int({min: 1})},null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1}), ...overrideResponse})

export const getDownloadReferralReceiptResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getOpenReferralResponseMock = (overrideResponse: Partial<Extract<ReferralAsk, object>> = {}): ReferralAsk => ({state: faker.helpers.arrayElement(['open','yes','no'] as const), language: faker.helpers.arrayElement(Object.values(Language)), referrerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), offers: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})})), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), type: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertyType)),null,]), asksUntil: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getAnswerReferralResponseMock = (overrideResponse: Partial<Extract<ReferralAsk, object>> = {}): ReferralAsk => ({state: faker.helpers.arrayElement(['open','yes','no'] as const), language: faker.helpers.arrayElement(Object.values(Language)), referrerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), offers: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})})), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), type: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertyType)),null,]), asksUntil: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetReferralTermsResponseMock = (overrideResponse: Partial<Extract<ReferralTermsReply, object>> = {}): ReferralTermsReply => ({open: faker.datatype.boolean(), terms: faker.helpers.arrayElement([{id: faker.string.uuid(), number: faker.number.int({min: 1}), from: faker.date.past().toISOString().slice(0, 10), kind: faker.helpers.arrayElement(Object.values(ReferralTermsKind)), percent: faker.helpers.arrayElement([faker.number.float({min: 1, max: 30, fractionDigits: 2}), null]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), cap: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), feePct: faker.number.float({min: 0.1, max: 20, fractionDigits: 2}), months: faker.number.int({min: 6, max: 24}), text: faker.string.alpha({length: {min: 10, max: 2000}})},null,]), ...overrideResponse})

export const getSaveReferralTermsResponseMock = (overrideResponse: Partial<Extract<ReferralTermsReply, object>> = {}): ReferralTermsReply => ({open: faker.datatype.boolean(), terms: faker.helpers.arrayElement([{id: faker.string.uuid(), number: faker.number.int({min: 1}), from: faker.date.past().toISOString().slice(0, 10), kind: faker.helpers.arrayElement(Object.values(ReferralTermsKind)), percent: faker.helpers.arrayElement([faker.number.float({min: 1, max: 30, fractionDigits: 2}), null]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), cap: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), feePct: faker.number.float({min: 0.1, max: 20, fractionDigits: 2}), months: faker.number.int({min: 6, max: 24}), text: faker.string.alpha({length: {min: 10, max: 2000}})},null,]), ...overrideResponse})

export const getListReferralOffersResponseMock = (overrideResponse: Partial<Extract<ReferralOfferList, object>> = {}): ReferralOfferList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({agencyId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), terms: {id: faker.string.uuid(), number: faker.number.int({min: 1}), from: faker.date.past().toISOString().slice(0, 10), kind: faker.helpers.arrayElement(Object.values(ReferralTermsKind)), percent: faker.helpers.arrayElement([faker.number.float({min: 1, max: 30, fractionDigits: 2}), null]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), cap: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}),null,]), feePct: faker.number.float({min: 0.1, max: 20, fractionDigits: 2}), months: faker.number.int({min: 6, max: 24}), text: faker.string.alpha({length: {min: 10, max: 2000}})}})), ...overrideResponse})

export const getGetReferralSummaryResponseMock = (overrideResponse: Partial<Extract<ReferralSummary, object>> = {}): ReferralSummary => ({paidThisYear: faker.number.int({min: 0}), most: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), hasPayee: faker.datatype.boolean(), years: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({year: faker.number.int({min: 2000, max: 2200}), paid: faker.number.int({min: 0, max: 99999999999}), expected: faker.number.int({min: 0, max: 99999999999})})), ...overrideResponse})

export const getGetReferralPayeeResponseMock = (overrideResponse: Partial<Extract<ReferralPayeeReply, object>> = {}): ReferralPayeeReply => ({payee: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(Object.values(ReferralPayeeKind)), legalName: faker.string.alpha({length: {min: 2, max: 120}}), taxId: faker.string.alpha({length: {min: 9, max: 14}}), iban: faker.string.alpha({length: {min: 15, max: 34}}), registerNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined])},null,]), ...overrideResponse})

export const getSaveReferralPayeeResponseMock = (overrideResponse: Partial<Extract<ReferralPayeeReply, object>> = {}): ReferralPayeeReply => ({payee: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(Object.values(ReferralPayeeKind)), legalName: faker.string.alpha({length: {min: 2, max: 120}}), taxId: faker.string.alpha({length: {min: 9, max: 14}}), iban: faker.string.alpha({length: {min: 15, max: 34}}), registerNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined])},null,]), ...overrideResponse})


export const getListReferralsMockHandler = (overrideResponse?: ReferralPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferralPage> | ReferralPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/referral/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListReferralsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateReferralMockHandler = (overrideResponse?: Referral | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Referral> | Referral), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/referral/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateReferralResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetReferralMockHandler = (overrideResponse?: Referral | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Referral> | Referral), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/referral/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReferralResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateReferralMockHandler = (overrideResponse?: Referral | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Referral> | Referral), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/referral/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateReferralResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteReferralMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/referral/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSaveReferralHomeMockHandler = (overrideResponse?: Referral | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Referral> | Referral), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/referral/:id/home/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveReferralHomeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddReferralPhotoMockHandler = (overrideResponse?: Referral | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Referral> | Referral), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/referral/:id/photo/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddReferralPhotoResponseMock(),
      { status: 201
      })
  }, options)
}

export const getDeleteReferralPhotoMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/referral/:id/photo/:hash/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getGetReferralProofMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/referral/:id/proof/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReferralProofResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}

export const getUploadReferralProofMockHandler = (overrideResponse?: Referral | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Referral> | Referral), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/referral/:id/proof/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadReferralProofResponseMock(),
      { status: 201
      })
  }, options)
}

export const getSendReferralMockHandler = (overrideResponse?: Referral | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Referral> | Referral), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/referral/:id/send/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendReferralResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStepReferralMockHandler = (overrideResponse?: Referral | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Referral> | Referral), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/referral/:id/step/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStepReferralResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadReferralReceiptMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/referral/:id/receipt/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadReferralReceiptResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}

export const getOpenReferralMockHandler = (overrideResponse?: ReferralAsk | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferralAsk> | ReferralAsk), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/referral-owner/:ownerToken/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenReferralResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAnswerReferralMockHandler = (overrideResponse?: ReferralAsk | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReferralAsk> | ReferralAsk), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/referral-owner/:ownerToken/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerReferralResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReferralTermsMockHandler = (overrideResponse?: ReferralTermsReply | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferralTermsReply> | ReferralTermsReply), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/referral-terms/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReferralTermsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveReferralTermsMockHandler = (overrideResponse?: ReferralTermsReply | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ReferralTermsReply> | ReferralTermsReply), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/referral-terms/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveReferralTermsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListReferralOffersMockHandler = (overrideResponse?: ReferralOfferList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferralOfferList> | ReferralOfferList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/referral-offer/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListReferralOffersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReferralSummaryMockHandler = (overrideResponse?: ReferralSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferralSummary> | ReferralSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/referral-summary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReferralSummaryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReferralPayeeMockHandler = (overrideResponse?: ReferralPayeeReply | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferralPayeeReply> | ReferralPayeeReply), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/referral-payee/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReferralPayeeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveReferralPayeeMockHandler = (overrideResponse?: ReferralPayeeReply | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ReferralPayeeReply> | ReferralPayeeReply), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/referral-payee/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveReferralPayeeResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReferralMock = () => [
  getListReferralsMockHandler(),
  getCreateReferralMockHandler(),
  getGetReferralMockHandler(),
  getUpdateReferralMockHandler(),
  getDeleteReferralMockHandler(),
  getSaveReferralHomeMockHandler(),
  getAddReferralPhotoMockHandler(),
  getDeleteReferralPhotoMockHandler(),
  getGetReferralProofMockHandler(),
  getUploadReferralProofMockHandler(),
  getSendReferralMockHandler(),
  getStepReferralMockHandler(),
  getDownloadReferralReceiptMockHandler(),
  getOpenReferralMockHandler(),
  getAnswerReferralMockHandler(),
  getGetReferralTermsMockHandler(),
  getSaveReferralTermsMockHandler(),
  getListReferralOffersMockHandler(),
  getGetReferralSummaryMockHandler(),
  getGetReferralPayeeMockHandler(),
  getSaveReferralPayeeMockHandler()
]
