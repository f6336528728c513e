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
  ContactConsentPurpose,
  ContactConsentState,
  ContactEntryKind,
  ContactKind,
  ContactMethod,
  ContactRelation,
  ContactRole,
  ContactSource,
  ContactState,
  SpokenLanguage
} from '../../model';
import type {
  Contact,
  ContactBulkResult,
  ContactConsent,
  ContactConsentList,
  ContactEntry,
  ContactEntryPage,
  ContactErased,
  ContactLinkList,
  ContactMergePreview,
  ContactPage,
  ContactTags
} from '../../model';


export const getListContactsResponseMock = (overrideResponse: Partial<Extract<ContactPage, object>> = {}): ContactPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(ContactKind)), state: faker.helpers.arrayElement(Object.values(ContactState)), roles: faker.helpers.arrayElements(Object.values(ContactRole)), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SpokenLanguage)),null,]), tags: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), rating: faker.helpers.arrayElement([faker.number.int(), null]), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), source: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactSource)),null,]), funnelStage: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shared: faker.datatype.boolean(), mine: faker.datatype.boolean(), doNotContact: faker.datatype.boolean(), lastActivityAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int()})), total: faker.helpers.arrayElement([faker.number.int(), null]), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), counts: faker.helpers.arrayElement([{all: faker.number.int(), mine: faker.number.int(), owners: faker.number.int(), buyers: faker.number.int(), tenants: faker.number.int(), unassigned: faker.number.int(), archived: faker.number.int()}, undefined]), ...overrideResponse})

export const getCreateContactResponseMock = (overrideResponse: Partial<Extract<Contact, object>> = {}): Contact => ({id: faker.string.uuid(), agencyId: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(ContactState)), name: faker.string.alpha({length: {min: 10, max: 20}}), person: {kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactKind)), undefined]), companyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), title: faker.helpers.arrayElement([faker.helpers.arrayElement(['sr','sra','dr','dra'] as const), undefined]), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SpokenLanguage)), undefined]), birthDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), nationality: "ES"}, reach: {phones: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.string.alpha({length: {min: 3, max: 25}}), label: faker.helpers.arrayElement([faker.helpers.arrayElement(['mobile','landline','work','spouse'] as const), undefined]), whatsapp: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])})), undefined]), emails: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({address: faker.internet.email(), label: faker.helpers.arrayElement([faker.helpers.arrayElement(['personal','work','spouse'] as const), undefined])})), undefined]), preferredContact: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactMethod)), undefined]), doNotContact: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), street: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 12}}), undefined]), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), country: "ES"}, profile: {roles: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(ContactRole)), undefined]), source: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactSource)), undefined]), sourceDetail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), funnelStage: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), rating: faker.helpers.arrayElement([faker.number.int({min: 0, max: 5}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, legal: {idDocType: faker.helpers.arrayElement([faker.helpers.arrayElement(['DNI','NIE','CIF','PASSPORT','OTHER'] as const), undefined]), idDocNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), idDocExpiresOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), fiscalResidence: faker.helpers.arrayElement([faker.helpers.arrayElement(['ES','EU','NON_EU'] as const), undefined]), maritalRegime: faker.helpers.arrayElement([faker.helpers.arrayElement(['single','separation','community','participation','other'] as const), undefined]), spouse: faker.helpers.arrayElement([{name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), email: faker.helpers.arrayElement([faker.internet.email(), undefined]), idDoc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined])}, undefined]), kyc: faker.helpers.arrayElement([{pep: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), fundsOrigin: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), undefined]), beneficialOwner: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), checkedOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined])}, undefined])}, notes: {text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 8000}}), undefined])}, agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shared: faker.datatype.boolean(), mine: faker.datatype.boolean(), merged: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), consents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), purpose: faker.helpers.arrayElement(Object.values(ContactConsentPurpose)), state: faker.helpers.arrayElement(Object.values(ContactConsentState)), basis: faker.helpers.arrayElement(['consent','contract','legitimate_interest'] as const), channel: faker.helpers.arrayElement([faker.helpers.arrayElement(['EMAIL','WHATSAPP','PLATFORM','PHONE','PAPER','IN_PERSON'] as const), undefined]), source: faker.helpers.arrayElement(['office','portal','client'] as const), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z', byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), lastActivityAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int(), ...overrideResponse})

export const getExportContactsResponseMock = (): Blob => (faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))])]))

export const getChangeContactsResponseMock = (overrideResponse: Partial<Extract<ContactBulkResult, object>> = {}): ContactBulkResult => ({changed: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), refused: faker.number.int(), ...overrideResponse})

export const getListContactTagsResponseMock = (overrideResponse: Partial<Extract<ContactTags, object>> = {}): ContactTags => ({tags: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), funnelStages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getGetContactResponseMock = (overrideResponse: Partial<Extract<Contact, object>> = {}): Contact => ({id: faker.string.uuid(), agencyId: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(ContactState)), name: faker.string.alpha({length: {min: 10, max: 20}}), person: {kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactKind)), undefined]), companyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), title: faker.helpers.arrayElement([faker.helpers.arrayElement(['sr','sra','dr','dra'] as const), undefined]), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SpokenLanguage)), undefined]), birthDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), nationality: "ES"}, reach: {phones: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.string.alpha({length: {min: 3, max: 25}}), label: faker.helpers.arrayElement([faker.helpers.arrayElement(['mobile','landline','work','spouse'] as const), undefined]), whatsapp: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])})), undefined]), emails: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({address: faker.internet.email(), label: faker.helpers.arrayElement([faker.helpers.arrayElement(['personal','work','spouse'] as const), undefined])})), undefined]), preferredContact: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactMethod)), undefined]), doNotContact: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), street: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 12}}), undefined]), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), country: "ES"}, profile: {roles: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(ContactRole)), undefined]), source: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactSource)), undefined]), sourceDetail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), funnelStage: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), rating: faker.helpers.arrayElement([faker.number.int({min: 0, max: 5}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, legal: {idDocType: faker.helpers.arrayElement([faker.helpers.arrayElement(['DNI','NIE','CIF','PASSPORT','OTHER'] as const), undefined]), idDocNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), idDocExpiresOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), fiscalResidence: faker.helpers.arrayElement([faker.helpers.arrayElement(['ES','EU','NON_EU'] as const), undefined]), maritalRegime: faker.helpers.arrayElement([faker.helpers.arrayElement(['single','separation','community','participation','other'] as const), undefined]), spouse: faker.helpers.arrayElement([{name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), email: faker.helpers.arrayElement([faker.internet.email(), undefined]), idDoc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined])}, undefined]), kyc: faker.helpers.arrayElement([{pep: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), fundsOrigin: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), undefined]), beneficialOwner: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), checkedOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined])}, undefined])}, notes: {text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 8000}}), undefined])}, agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shared: faker.datatype.boolean(), mine: faker.datatype.boolean(), merged: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), consents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), purpose: faker.helpers.arrayElement(Object.values(ContactConsentPurpose)), state: faker.helpers.arrayElement(Object.values(ContactConsentState)), basis: faker.helpers.arrayElement(['consent','contract','legitimate_interest'] as const), channel: faker.helpers.arrayElement([faker.helpers.arrayElement(['EMAIL','WHATSAPP','PLATFORM','PHONE','PAPER','IN_PERSON'] as const), undefined]), source: faker.helpers.arrayElement(['office','portal','client'] as const), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z', byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), lastActivityAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int(), ...overrideResponse})

export const getUpdateContactResponseMock = (overrideResponse: Partial<Extract<Contact, object>> = {}): Contact => ({id: faker.string.uuid(), agencyId: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(ContactState)), name: faker.string.alpha({length: {min: 10, max: 20}}), person: {kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactKind)), undefined]), companyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), title: faker.helpers.arrayElement([faker.helpers.arrayElement(['sr','sra','dr','dra'] as const), undefined]), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SpokenLanguage)), undefined]), birthDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), nationality: "ES"}, reach: {phones: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.string.alpha({length: {min: 3, max: 25}}), label: faker.helpers.arrayElement([faker.helpers.arrayElement(['mobile','landline','work','spouse'] as const), undefined]), whatsapp: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])})), undefined]), emails: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({address: faker.internet.email(), label: faker.helpers.arrayElement([faker.helpers.arrayElement(['personal','work','spouse'] as const), undefined])})), undefined]), preferredContact: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactMethod)), undefined]), doNotContact: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), street: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 12}}), undefined]), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), country: "ES"}, profile: {roles: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(ContactRole)), undefined]), source: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactSource)), undefined]), sourceDetail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), funnelStage: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), rating: faker.helpers.arrayElement([faker.number.int({min: 0, max: 5}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, legal: {idDocType: faker.helpers.arrayElement([faker.helpers.arrayElement(['DNI','NIE','CIF','PASSPORT','OTHER'] as const), undefined]), idDocNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), idDocExpiresOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), fiscalResidence: faker.helpers.arrayElement([faker.helpers.arrayElement(['ES','EU','NON_EU'] as const), undefined]), maritalRegime: faker.helpers.arrayElement([faker.helpers.arrayElement(['single','separation','community','participation','other'] as const), undefined]), spouse: faker.helpers.arrayElement([{name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), email: faker.helpers.arrayElement([faker.internet.email(), undefined]), idDoc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined])}, undefined]), kyc: faker.helpers.arrayElement([{pep: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), fundsOrigin: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), undefined]), beneficialOwner: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), checkedOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined])}, undefined])}, notes: {text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 8000}}), undefined])}, agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shared: faker.datatype.boolean(), mine: faker.datatype.boolean(), merged: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), consents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), purpose: faker.helpers.arrayElement(Object.values(ContactConsentPurpose)), state: faker.helpers.arrayElement(Object.values(ContactConsentState)), basis: faker.helpers.arrayElement(['consent','contract','legitimate_interest'] as const), channel: faker.helpers.arrayElement([faker.helpers.arrayElement(['EMAIL','WHATSAPP','PLATFORM','PHONE','PAPER','IN_PERSON'] as const), undefined]), source: faker.helpers.arrayElement(['office','portal','client'] as const), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z', byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), lastActivityAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int(), ...overrideResponse})

export const getArchiveContactResponseMock = (overrideResponse: Partial<Extract<Contact, object>> = {}): Contact => ({id: faker.string.uuid(), agencyId: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(ContactState)), name: faker.string.alpha({length: {min: 10, max: 20}}), person: {kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactKind)), undefined]), companyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), title: faker.helpers.arrayElement([faker.helpers.arrayElement(['sr','sra','dr','dra'] as const), undefined]), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SpokenLanguage)), undefined]), birthDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), nationality: "ES"}, reach: {phones: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.string.alpha({length: {min: 3, max: 25}}), label: faker.helpers.arrayElement([faker.helpers.arrayElement(['mobile','landline','work','spouse'] as const), undefined]), whatsapp: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])})), undefined]), emails: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({address: faker.internet.email(), label: faker.helpers.arrayElement([faker.helpers.arrayElement(['personal','work','spouse'] as const), undefined])})), undefined]), preferredContact: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactMethod)), undefined]), doNotContact: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), street: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 12}}), undefined]), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), country: "ES"}, profile: {roles: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(ContactRole)), undefined]), source: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactSource)), undefined]), sourceDetail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), funnelStage: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), rating: faker.helpers.arrayElement([faker.number.int({min: 0, max: 5}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, legal: {idDocType: faker.helpers.arrayElement([faker.helpers.arrayElement(['DNI','NIE','CIF','PASSPORT','OTHER'] as const), undefined]), idDocNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), idDocExpiresOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), fiscalResidence: faker.helpers.arrayElement([faker.helpers.arrayElement(['ES','EU','NON_EU'] as const), undefined]), maritalRegime: faker.helpers.arrayElement([faker.helpers.arrayElement(['single','separation','community','participation','other'] as const), undefined]), spouse: faker.helpers.arrayElement([{name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), email: faker.helpers.arrayElement([faker.internet.email(), undefined]), idDoc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined])}, undefined]), kyc: faker.helpers.arrayElement([{pep: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), fundsOrigin: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), undefined]), beneficialOwner: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), checkedOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined])}, undefined])}, notes: {text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 8000}}), undefined])}, agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shared: faker.datatype.boolean(), mine: faker.datatype.boolean(), merged: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), consents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), purpose: faker.helpers.arrayElement(Object.values(ContactConsentPurpose)), state: faker.helpers.arrayElement(Object.values(ContactConsentState)), basis: faker.helpers.arrayElement(['consent','contract','legitimate_interest'] as const), channel: faker.helpers.arrayElement([faker.helpers.arrayElement(['EMAIL','WHATSAPP','PLATFORM','PHONE','PAPER','IN_PERSON'] as const), undefined]), source: faker.helpers.arrayElement(['office','portal','client'] as const), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z', byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), lastActivityAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int(), ...overrideResponse})

export const getRestoreContactResponseMock = (overrideResponse: Partial<Extract<Contact, object>> = {}): Contact => ({id: faker.string.uuid(), agencyId: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(ContactState)), name: faker.string.alpha({length: {min: 10, max: 20}}), person: {kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactKind)), undefined]), companyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), title: faker.helpers.arrayElement([faker.helpers.arrayElement(['sr','sra','dr','dra'] as const), undefined]), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SpokenLanguage)), undefined]), birthDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), nationality: "ES"}, reach: {phones: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.string.alpha({length: {min: 3, max: 25}}), label: faker.helpers.arrayElement([faker.helpers.arrayElement(['mobile','landline','work','spouse'] as const), undefined]), whatsapp: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])})), undefined]), emails: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({address: faker.internet.email(), label: faker.helpers.arrayElement([faker.helpers.arrayElement(['personal','work','spouse'] as const), undefined])})), undefined]), preferredContact: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactMethod)), undefined]), doNotContact: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), street: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 12}}), undefined]), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), country: "ES"}, profile: {roles: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(ContactRole)), undefined]), source: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactSource)), undefined]), sourceDetail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), funnelStage: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), rating: faker.helpers.arrayElement([faker.number.int({min: 0, max: 5}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, legal: {idDocType: faker.helpers.arrayElement([faker.helpers.arrayElement(['DNI','NIE','CIF','PASSPORT','OTHER'] as const), undefined]), idDocNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), idDocExpiresOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), fiscalResidence: faker.helpers.arrayElement([faker.helpers.arrayElement(['ES','EU','NON_EU'] as const), undefined]), maritalRegime: faker.helpers.arrayElement([faker.helpers.arrayElement(['single','separation','community','participation','other'] as const), undefined]), spouse: faker.helpers.arrayElement([{name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), email: faker.helpers.arrayElement([faker.internet.email(), undefined]), idDoc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined])}, undefined]), kyc: faker.helpers.arrayElement([{pep: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), fundsOrigin: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), undefined]), beneficialOwner: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), checkedOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined])}, undefined])}, notes: {text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 8000}}), undefined])}, agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shared: faker.datatype.boolean(), mine: faker.datatype.boolean(), merged: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), consents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), purpose: faker.helpers.arrayElement(Object.values(ContactConsentPurpose)), state: faker.helpers.arrayElement(Object.values(ContactConsentState)), basis: faker.helpers.arrayElement(['consent','contract','legitimate_interest'] as const), channel: faker.helpers.arrayElement([faker.helpers.arrayElement(['EMAIL','WHATSAPP','PLATFORM','PHONE','PAPER','IN_PERSON'] as const), undefined]), source: faker.helpers.arrayElement(['office','portal','client'] as const), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z', byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), lastActivityAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int(), ...overrideResponse})

export const getListContactEntriesResponseMock = (overrideResponse: Partial<Extract<ContactEntryPage, object>> = {}): ContactEntryPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), at: faker.date.past().toISOString().slice(0, 19) + 'Z', kind: faker.helpers.arrayElement(Object.values(ContactEntryKind)), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ref: faker.helpers.arrayElement([{type: faker.helpers.arrayElement(['property','demand','visit','offer','lead','chat','selection'] as const), id: faker.string.alpha({length: {min: 10, max: 80}}), label: faker.string.alpha({length: {min: 10, max: 200}})},null,])})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getAddContactEntryResponseMock = (overrideResponse: Partial<Extract<ContactEntry, object>> = {}): ContactEntry => ({id: faker.string.uuid(), at: faker.date.past().toISOString().slice(0, 19) + 'Z', kind: faker.helpers.arrayElement(Object.values(ContactEntryKind)), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ref: faker.helpers.arrayElement([{type: faker.helpers.arrayElement(['property','demand','visit','offer','lead','chat','selection'] as const), id: faker.string.alpha({length: {min: 10, max: 80}}), label: faker.string.alpha({length: {min: 10, max: 200}})},null,]), ...overrideResponse})

export const getListContactLinksResponseMock = (overrideResponse: Partial<Extract<ContactLinkList, object>> = {}): ContactLinkList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), contactId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), relation: faker.helpers.arrayElement(Object.values(ContactRelation)), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), readable: faker.datatype.boolean()})), ...overrideResponse})

export const getAddContactLinkResponseMock = (overrideResponse: Partial<Extract<ContactLinkList, object>> = {}): ContactLinkList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), contactId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), relation: faker.helpers.arrayElement(Object.values(ContactRelation)), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), readable: faker.datatype.boolean()})), ...overrideResponse})

export const getRemoveContactLinkResponseMock = (overrideResponse: Partial<Extract<ContactLinkList, object>> = {}): ContactLinkList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), contactId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), relation: faker.helpers.arrayElement(Object.values(ContactRelation)), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), readable: faker.datatype.boolean()})), ...overrideResponse})

export const getListContactConsentsResponseMock = (overrideResponse: Partial<Extract<ContactConsentList, object>> = {}): ContactConsentList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), purpose: faker.helpers.arrayElement(Object.values(ContactConsentPurpose)), state: faker.helpers.arrayElement(Object.values(ContactConsentState)), basis: faker.helpers.arrayElement(['consent','contract','legitimate_interest'] as const), channel: faker.helpers.arrayElement([faker.helpers.arrayElement(['EMAIL','WHATSAPP','PLATFORM','PHONE','PAPER','IN_PERSON'] as const), undefined]), source: faker.helpers.arrayElement(['office','portal','client'] as const), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z', byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})

export const getAddContactConsentResponseMock = (overrideResponse: Partial<Extract<ContactConsent, object>> = {}): ContactConsent => ({id: faker.string.uuid(), purpose: faker.helpers.arrayElement(Object.values(ContactConsentPurpose)), state: faker.helpers.arrayElement(Object.values(ContactConsentState)), basis: faker.helpers.arrayElement(['consent','contract','legitimate_interest'] as const), channel: faker.helpers.arrayElement([faker.helpers.arrayElement(['EMAIL','WHATSAPP','PLATFORM','PHONE','PAPER','IN_PERSON'] as const), undefined]), source: faker.helpers.arrayElement(['office','portal','client'] as const), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z', byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getPreviewContactMergeResponseMock = (overrideResponse: Partial<Extract<ContactMergePreview, object>> = {}): ContactMergePreview => ({notes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 1000}}))), ...overrideResponse})

export const getMergeContactResponseMock = (overrideResponse: Partial<Extract<Contact, object>> = {}): Contact => ({id: faker.string.uuid(), agencyId: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(ContactState)), name: faker.string.alpha({length: {min: 10, max: 20}}), person: {kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactKind)), undefined]), companyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), title: faker.helpers.arrayElement([faker.helpers.arrayElement(['sr','sra','dr','dra'] as const), undefined]), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SpokenLanguage)), undefined]), birthDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), nationality: "ES"}, reach: {phones: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.string.alpha({length: {min: 3, max: 25}}), label: faker.helpers.arrayElement([faker.helpers.arrayElement(['mobile','landline','work','spouse'] as const), undefined]), whatsapp: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])})), undefined]), emails: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({address: faker.internet.email(), label: faker.helpers.arrayElement([faker.helpers.arrayElement(['personal','work','spouse'] as const), undefined])})), undefined]), preferredContact: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactMethod)), undefined]), doNotContact: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), street: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 12}}), undefined]), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), country: "ES"}, profile: {roles: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(ContactRole)), undefined]), source: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactSource)), undefined]), sourceDetail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), funnelStage: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), rating: faker.helpers.arrayElement([faker.number.int({min: 0, max: 5}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, legal: {idDocType: faker.helpers.arrayElement([faker.helpers.arrayElement(['DNI','NIE','CIF','PASSPORT','OTHER'] as const), undefined]), idDocNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), idDocExpiresOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), fiscalResidence: faker.helpers.arrayElement([faker.helpers.arrayElement(['ES','EU','NON_EU'] as const), undefined]), maritalRegime: faker.helpers.arrayElement([faker.helpers.arrayElement(['single','separation','community','participation','other'] as const), undefined]), spouse: faker.helpers.arrayElement([{name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), email: faker.helpers.arrayElement([faker.internet.email(), undefined]), idDoc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined])}, undefined]), kyc: faker.helpers.arrayElement([{pep: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), fundsOrigin: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), undefined]), beneficialOwner: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), checkedOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined])}, undefined])}, notes: {text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 8000}}), undefined])}, agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shared: faker.datatype.boolean(), mine: faker.datatype.boolean(), merged: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), consents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), purpose: faker.helpers.arrayElement(Object.values(ContactConsentPurpose)), state: faker.helpers.arrayElement(Object.values(ContactConsentState)), basis: faker.helpers.arrayElement(['consent','contract','legitimate_interest'] as const), channel: faker.helpers.arrayElement([faker.helpers.arrayElement(['EMAIL','WHATSAPP','PLATFORM','PHONE','PAPER','IN_PERSON'] as const), undefined]), source: faker.helpers.arrayElement(['office','portal','client'] as const), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z', byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), lastActivityAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int(), ...overrideResponse})

export const getUnmergeContactResponseMock = (overrideResponse: Partial<Extract<Contact, object>> = {}): Contact => ({id: faker.string.uuid(), agencyId: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(ContactState)), name: faker.string.alpha({length: {min: 10, max: 20}}), person: {kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactKind)), undefined]), companyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), title: faker.helpers.arrayElement([faker.helpers.arrayElement(['sr','sra','dr','dra'] as const), undefined]), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SpokenLanguage)), undefined]), birthDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), nationality: "ES"}, reach: {phones: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.string.alpha({length: {min: 3, max: 25}}), label: faker.helpers.arrayElement([faker.helpers.arrayElement(['mobile','landline','work','spouse'] as const), undefined]), whatsapp: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])})), undefined]), emails: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({address: faker.internet.email(), label: faker.helpers.arrayElement([faker.helpers.arrayElement(['personal','work','spouse'] as const), undefined])})), undefined]), preferredContact: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactMethod)), undefined]), doNotContact: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), street: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 12}}), undefined]), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), country: "ES"}, profile: {roles: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(ContactRole)), undefined]), source: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ContactSource)), undefined]), sourceDetail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), funnelStage: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), rating: faker.helpers.arrayElement([faker.number.int({min: 0, max: 5}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, legal: {idDocType: faker.helpers.arrayElement([faker.helpers.arrayElement(['DNI','NIE','CIF','PASSPORT','OTHER'] as const), undefined]), idDocNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), idDocExpiresOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), fiscalResidence: faker.helpers.arrayElement([faker.helpers.arrayElement(['ES','EU','NON_EU'] as const), undefined]), maritalRegime: faker.helpers.arrayElement([faker.helpers.arrayElement(['single','separation','community','participation','other'] as const), undefined]), spouse: faker.helpers.arrayElement([{name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), email: faker.helpers.arrayElement([faker.internet.email(), undefined]), idDoc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined])}, undefined]), kyc: faker.helpers.arrayElement([{pep: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), fundsOrigin: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), undefined]), beneficialOwner: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), checkedOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined])}, undefined])}, notes: {text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 8000}}), undefined])}, agentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), shared: faker.datatype.boolean(), mine: faker.datatype.boolean(), merged: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), consents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), purpose: faker.helpers.arrayElement(Object.values(ContactConsentPurpose)), state: faker.helpers.arrayElement(Object.values(ContactConsentState)), basis: faker.helpers.arrayElement(['consent','contract','legitimate_interest'] as const), channel: faker.helpers.arrayElement([faker.helpers.arrayElement(['EMAIL','WHATSAPP','PLATFORM','PHONE','PAPER','IN_PERSON'] as const), undefined]), source: faker.helpers.arrayElement(['office','portal','client'] as const), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z', byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), lastActivityAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int(), ...overrideResponse})

export const getExportPersonResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getEraseContactResponseMock = (overrideResponse: Partial<Extract<ContactErased, object>> = {}): ContactErased => ({erasedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', kept: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({what: faker.string.alpha({length: {min: 10, max: 20}}), why: faker.string.alpha({length: {min: 10, max: 20}}), until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null])})), redacted: faker.number.int({min: 0}), mentioned: faker.number.int({min: 0}), mentions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['contact','property','demand','offer','enquiry','conversation','template','view'] as const), id: faker.string.uuid(), label: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 1})})), ...overrideResponse})


export const getListContactsMockHandler = (overrideResponse?: ContactPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContactPage> | ContactPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contact/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListContactsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateContactMockHandler = (overrideResponse?: Contact | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Contact> | Contact), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/contact/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateContactResponseMock(),
      { status: 201
      })
  }, options)
}

export const getExportContactsMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contact/export/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportContactsResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getChangeContactsMockHandler = (overrideResponse?: ContactBulkResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContactBulkResult> | ContactBulkResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/contact/bulk/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeContactsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListContactTagsMockHandler = (overrideResponse?: ContactTags | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContactTags> | ContactTags), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contact/tag/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListContactTagsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetContactMockHandler = (overrideResponse?: Contact | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Contact> | Contact), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contact/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContactResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateContactMockHandler = (overrideResponse?: Contact | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Contact> | Contact), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/contact/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateContactResponseMock(),
      { status: 200
      })
  }, options)
}

export const getArchiveContactMockHandler = (overrideResponse?: Contact | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Contact> | Contact), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/contact/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveContactResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreContactMockHandler = (overrideResponse?: Contact | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Contact> | Contact), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/contact/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreContactResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListContactEntriesMockHandler = (overrideResponse?: ContactEntryPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContactEntryPage> | ContactEntryPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contact/:id/entry/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListContactEntriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddContactEntryMockHandler = (overrideResponse?: ContactEntry | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContactEntry> | ContactEntry), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/contact/:id/entry/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddContactEntryResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListContactLinksMockHandler = (overrideResponse?: ContactLinkList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContactLinkList> | ContactLinkList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contact/:id/link/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListContactLinksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddContactLinkMockHandler = (overrideResponse?: ContactLinkList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContactLinkList> | ContactLinkList), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/contact/:id/link/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddContactLinkResponseMock(),
      { status: 201
      })
  }, options)
}

export const getRemoveContactLinkMockHandler = (overrideResponse?: ContactLinkList | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ContactLinkList> | ContactLinkList), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/contact/:id/link/:linkId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveContactLinkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListContactConsentsMockHandler = (overrideResponse?: ContactConsentList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContactConsentList> | ContactConsentList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contact/:id/consent/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListContactConsentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddContactConsentMockHandler = (overrideResponse?: ContactConsent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContactConsent> | ContactConsent), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/contact/:id/consent/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddContactConsentResponseMock(),
      { status: 201
      })
  }, options)
}

export const getPreviewContactMergeMockHandler = (overrideResponse?: ContactMergePreview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContactMergePreview> | ContactMergePreview), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contact/:id/merge/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewContactMergeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMergeContactMockHandler = (overrideResponse?: Contact | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Contact> | Contact), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/contact/:id/merge/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMergeContactResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUnmergeContactMockHandler = (overrideResponse?: Contact | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Contact> | Contact), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/contact/:id/unmerge/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnmergeContactResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportPersonMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contact/:id/person/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportPersonResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getEraseContactMockHandler = (overrideResponse?: ContactErased | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContactErased> | ContactErased), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/contact/:id/erase/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEraseContactResponseMock(),
      { status: 200
      })
  }, options)
}
export const getContactMock = () => [
  getListContactsMockHandler(),
  getCreateContactMockHandler(),
  getExportContactsMockHandler(),
  getChangeContactsMockHandler(),
  getListContactTagsMockHandler(),
  getGetContactMockHandler(),
  getUpdateContactMockHandler(),
  getArchiveContactMockHandler(),
  getRestoreContactMockHandler(),
  getListContactEntriesMockHandler(),
  getAddContactEntryMockHandler(),
  getListContactLinksMockHandler(),
  getAddContactLinkMockHandler(),
  getRemoveContactLinkMockHandler(),
  getListContactConsentsMockHandler(),
  getAddContactConsentMockHandler(),
  getPreviewContactMergeMockHandler(),
  getMergeContactMockHandler(),
  getUnmergeContactMockHandler(),
  getExportPersonMockHandler(),
  getEraseContactMockHandler()
]
