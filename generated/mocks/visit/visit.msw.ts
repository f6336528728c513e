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
  PartnerVisitReason,
  PartnerVisitSide,
  PartnerVisitState,
  VisitAspect,
  VisitIdKind,
  VisitNextStep,
  VisitPageKind,
  VisitPriceOpinion,
  VisitRequestKind,
  VisitStatus
} from '../../model';
import type {
  PartnerVisit,
  PartnerVisitList,
  Visit,
  VisitAsked,
  VisitBooked,
  VisitBooking,
  VisitBookingList,
  VisitHours,
  VisitList,
  VisitOpen,
  VisitPage,
  VisitRequestList,
  VisitSheet,
  VisitSheetCheck,
  VisitSheetDraft
} from '../../model';


export const getListVisitsResponseMock = (overrideResponse: Partial<Extract<VisitList, object>> = {}): VisitList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), title: faker.string.alpha({length: {min: 10, max: 20}}), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', status: faker.helpers.arrayElement(Object.values(VisitStatus)), agentId: faker.string.uuid(), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), demandId: faker.helpers.arrayElement([faker.string.uuid(),null,]), homes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), keysPlace: faker.helpers.arrayElement([faker.helpers.arrayElement(['office','concierge','lockbox','owner'] as const), null]), keysNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), people: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), name: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Language)),null,])})), sheets: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), number: faker.number.int(), language: faker.helpers.arrayElement(Object.values(Language)), signedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', signedOnDeviceAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visitors: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 20}}), idKind: faker.helpers.arrayElement(Object.values(VisitIdKind)), idNumber: faker.string.alpha({length: {min: 10, max: 20}}), drawn: faker.datatype.boolean()})), declaresFirstVisit: faker.datatype.boolean(), noDirectDeal: faker.datatype.boolean(), contentHash: faker.string.alpha({length: {min: 10, max: 20}}), fileHash: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), feedback: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({propertyId: faker.string.uuid(), by: faker.helpers.arrayElement(['agent','visitor'] as const), interest: faker.number.int({min: 0, max: 5}), priceOpinion: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(VisitPriceOpinion)),null,]), likes: faker.helpers.arrayElements(Object.values(VisitAspect)), dislikes: faker.helpers.arrayElements(Object.values(VisitAspect)), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), nextStep: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(VisitNextStep)),null,]), shareWithOwner: faker.datatype.boolean(), sharedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), busy: faker.datatype.boolean(), booked: faker.datatype.boolean(), partner: faker.helpers.arrayElement([{side: faker.helpers.arrayElement(Object.values(PartnerVisitSide)), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), home: {id: faker.string.uuid(), title: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}},null,]), writable: faker.datatype.boolean()})), ...overrideResponse})

export const getListVisitRequestsResponseMock = (overrideResponse: Partial<Extract<VisitRequestList, object>> = {}): VisitRequestList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(VisitRequestKind)), id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), askedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), mine: faker.datatype.boolean(), home: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}})},null,]), contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), startsAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), slots: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 19) + 'Z'))})), ...overrideResponse})

export const getGetVisitHoursResponseMock = (overrideResponse: Partial<Extract<VisitHours, object>> = {}): VisitHours => ({windows: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({weekday: faker.number.int({min: 1, max: 7}), from: "09:30", to: "18:00"})), lengthMinutes: faker.number.int({min: 15, max: 180}), bufferMinutes: faker.number.int({min: 0, max: 120}), noticeHours: faker.number.int({min: 0, max: 336}), maxPerDay: faker.number.int({min: 1, max: 20}), horizonDays: faker.number.int({min: 1, max: 90}), autoConfirm: faker.datatype.boolean(), ...overrideResponse})

export const getSaveVisitHoursResponseMock = (overrideResponse: Partial<Extract<VisitHours, object>> = {}): VisitHours => ({windows: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({weekday: faker.number.int({min: 1, max: 7}), from: "09:30", to: "18:00"})), lengthMinutes: faker.number.int({min: 15, max: 180}), bufferMinutes: faker.number.int({min: 0, max: 120}), noticeHours: faker.number.int({min: 0, max: 336}), maxPerDay: faker.number.int({min: 1, max: 20}), horizonDays: faker.number.int({min: 1, max: 90}), autoConfirm: faker.datatype.boolean(), ...overrideResponse})

export const getListVisitBookingsResponseMock = (overrideResponse: Partial<Extract<VisitBookingList, object>> = {}): VisitBookingList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), propertyId: faker.string.uuid(), agentId: faker.string.uuid(), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public: faker.datatype.boolean(), token: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), ...overrideResponse})

export const getOpenVisitBookingResponseMock = (overrideResponse: Partial<Extract<VisitBooking, object>> = {}): VisitBooking => ({id: faker.string.uuid(), propertyId: faker.string.uuid(), agentId: faker.string.uuid(), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public: faker.datatype.boolean(), token: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetOpenVisitsResponseMock = (overrideResponse: Partial<Extract<VisitOpen, object>> = {}): VisitOpen => ({token: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getGetVisitPageResponseMock = (overrideResponse: Partial<Extract<VisitPage, object>> = {}): VisitPage => ({kind: faker.helpers.arrayElement(Object.values(VisitPageKind)), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), agencyPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agentName: faker.string.alpha({length: {min: 10, max: 20}}), home: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), addressFollows: faker.datatype.boolean(), photo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), listed: faker.datatype.boolean()}, lengthMinutes: faker.number.int(), days: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({date: faker.date.past().toISOString().slice(0, 10), slots: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 19) + 'Z'))})), visit: faker.helpers.arrayElement([{startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', status: faker.helpers.arrayElement(Object.values(VisitStatus)), name: faker.string.alpha({length: {min: 10, max: 20}}), movable: faker.datatype.boolean()},null,]), said: faker.helpers.arrayElement([{propertyId: faker.string.uuid(), by: faker.helpers.arrayElement(['agent','visitor'] as const), interest: faker.number.int({min: 0, max: 5}), priceOpinion: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(VisitPriceOpinion)),null,]), likes: faker.helpers.arrayElements(Object.values(VisitAspect)), dislikes: faker.helpers.arrayElements(Object.values(VisitAspect)), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), nextStep: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(VisitNextStep)),null,]), shareWithOwner: faker.datatype.boolean(), sharedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), ...overrideResponse})

export const getBookVisitResponseMock = (overrideResponse: Partial<Extract<VisitBooked, object>> = {}): VisitBooked => ({message: faker.string.alpha({length: {min: 10, max: 20}}), token: faker.string.alpha({length: {min: 10, max: 20}}), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', status: faker.helpers.arrayElement(Object.values(VisitStatus)), ...overrideResponse})

export const getMoveVisitResponseMock = (overrideResponse: Partial<Extract<VisitBooked, object>> = {}): VisitBooked => ({message: faker.string.alpha({length: {min: 10, max: 20}}), token: faker.string.alpha({length: {min: 10, max: 20}}), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', status: faker.helpers.arrayElement(Object.values(VisitStatus)), ...overrideResponse})

export const getCancelVisitResponseMock = (overrideResponse: Partial<Extract<VisitBooked, object>> = {}): VisitBooked => ({message: faker.string.alpha({length: {min: 10, max: 20}}), token: faker.string.alpha({length: {min: 10, max: 20}}), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', status: faker.helpers.arrayElement(Object.values(VisitStatus)), ...overrideResponse})

export const getTellVisitResponseMock = (overrideResponse: Partial<Extract<VisitPage, object>> = {}): VisitPage => ({kind: faker.helpers.arrayElement(Object.values(VisitPageKind)), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), agencyPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agentName: faker.string.alpha({length: {min: 10, max: 20}}), home: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), addressFollows: faker.datatype.boolean(), photo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), listed: faker.datatype.boolean()}, lengthMinutes: faker.number.int(), days: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({date: faker.date.past().toISOString().slice(0, 10), slots: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 19) + 'Z'))})), visit: faker.helpers.arrayElement([{startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', status: faker.helpers.arrayElement(Object.values(VisitStatus)), name: faker.string.alpha({length: {min: 10, max: 20}}), movable: faker.datatype.boolean()},null,]), said: faker.helpers.arrayElement([{propertyId: faker.string.uuid(), by: faker.helpers.arrayElement(['agent','visitor'] as const), interest: faker.number.int({min: 0, max: 5}), priceOpinion: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(VisitPriceOpinion)),null,]), likes: faker.helpers.arrayElements(Object.values(VisitAspect)), dislikes: faker.helpers.arrayElements(Object.values(VisitAspect)), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), nextStep: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(VisitNextStep)),null,]), shareWithOwner: faker.datatype.boolean(), sharedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), ...overrideResponse})

export const getListPartnerVisitsResponseMock = (overrideResponse: Partial<Extract<PartnerVisitList, object>> = {}): PartnerVisitList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), side: faker.helpers.arrayElement(Object.values(PartnerVisitSide)), state: faker.helpers.arrayElement(Object.values(PartnerVisitState)), turn: faker.datatype.boolean(), home: {id: faker.string.uuid(), title: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, agencyId: faker.string.uuid(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), contact: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), slots: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 19) + 'Z')), startsAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), minutes: faker.number.int({min: 15, max: 180}), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PartnerVisitReason)),null,]), eventId: faker.helpers.arrayElement([faker.string.uuid(),null,]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), askedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', dueAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lapsesAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), signedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), ...overrideResponse})

export const getAskPartnerVisitResponseMock = (overrideResponse: Partial<Extract<PartnerVisit, object>> = {}): PartnerVisit => ({id: faker.string.uuid(), side: faker.helpers.arrayElement(Object.values(PartnerVisitSide)), state: faker.helpers.arrayElement(Object.values(PartnerVisitState)), turn: faker.datatype.boolean(), home: {id: faker.string.uuid(), title: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, agencyId: faker.string.uuid(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), contact: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), slots: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 19) + 'Z')), startsAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), minutes: faker.number.int({min: 15, max: 180}), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PartnerVisitReason)),null,]), eventId: faker.helpers.arrayElement([faker.string.uuid(),null,]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), askedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', dueAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lapsesAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), signedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getAnswerPartnerVisitResponseMock = (overrideResponse: Partial<Extract<PartnerVisit, object>> = {}): PartnerVisit => ({id: faker.string.uuid(), side: faker.helpers.arrayElement(Object.values(PartnerVisitSide)), state: faker.helpers.arrayElement(Object.values(PartnerVisitState)), turn: faker.datatype.boolean(), home: {id: faker.string.uuid(), title: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, agencyId: faker.string.uuid(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), contact: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), slots: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 19) + 'Z')), startsAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), minutes: faker.number.int({min: 15, max: 180}), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PartnerVisitReason)),null,]), eventId: faker.helpers.arrayElement([faker.string.uuid(),null,]), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), askedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', dueAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lapsesAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), signedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getGetVisitResponseMock = (overrideResponse: Partial<Extract<Visit, object>> = {}): Visit => ({id: faker.string.uuid(), title: faker.string.alpha({length: {min: 10, max: 20}}), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', status: faker.helpers.arrayElement(Object.values(VisitStatus)), agentId: faker.string.uuid(), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), demandId: faker.helpers.arrayElement([faker.string.uuid(),null,]), homes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), keysPlace: faker.helpers.arrayElement([faker.helpers.arrayElement(['office','concierge','lockbox','owner'] as const), null]), keysNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), people: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), name: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Language)),null,])})), sheets: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), number: faker.number.int(), language: faker.helpers.arrayElement(Object.values(Language)), signedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', signedOnDeviceAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visitors: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 20}}), idKind: faker.helpers.arrayElement(Object.values(VisitIdKind)), idNumber: faker.string.alpha({length: {min: 10, max: 20}}), drawn: faker.datatype.boolean()})), declaresFirstVisit: faker.datatype.boolean(), noDirectDeal: faker.datatype.boolean(), contentHash: faker.string.alpha({length: {min: 10, max: 20}}), fileHash: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), feedback: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({propertyId: faker.string.uuid(), by: faker.helpers.arrayElement(['agent','visitor'] as const), interest: faker.number.int({min: 0, max: 5}), priceOpinion: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(VisitPriceOpinion)),null,]), likes: faker.helpers.arrayElements(Object.values(VisitAspect)), dislikes: faker.helpers.arrayElements(Object.values(VisitAspect)), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), nextStep: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(VisitNextStep)),null,]), shareWithOwner: faker.datatype.boolean(), sharedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), busy: faker.datatype.boolean(), booked: faker.datatype.boolean(), partner: faker.helpers.arrayElement([{side: faker.helpers.arrayElement(Object.values(PartnerVisitSide)), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), home: {id: faker.string.uuid(), title: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}},null,]), writable: faker.datatype.boolean(), ...overrideResponse})

export const getDraftVisitSheetResponseMock = (overrideResponse: Partial<Extract<VisitSheetDraft, object>> = {}): VisitSheetDraft => ({language: faker.helpers.arrayElement(Object.values(Language)), title: faker.string.alpha({length: {min: 10, max: 20}}), agency: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), homes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), when: faker.string.alpha({length: {min: 10, max: 20}}), clauses: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), declarations: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), textHash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08", ...overrideResponse})

export const getSignVisitSheetResponseMock = (overrideResponse: Partial<Extract<VisitSheet, object>> = {}): VisitSheet => ({id: faker.string.uuid(), number: faker.number.int(), language: faker.helpers.arrayElement(Object.values(Language)), signedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', signedOnDeviceAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visitors: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 20}}), idKind: faker.helpers.arrayElement(Object.values(VisitIdKind)), idNumber: faker.string.alpha({length: {min: 10, max: 20}}), drawn: faker.datatype.boolean()})), declaresFirstVisit: faker.datatype.boolean(), noDirectDeal: faker.datatype.boolean(), contentHash: faker.string.alpha({length: {min: 10, max: 20}}), fileHash: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getDownloadVisitSheetResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getCheckVisitSheetResponseMock = (overrideResponse: Partial<Extract<VisitSheetCheck, object>> = {}): VisitSheetCheck => ({matches: faker.datatype.boolean(), stored: faker.string.alpha({length: {min: 10, max: 20}}), computed: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getSaveVisitFeedbackResponseMock = (overrideResponse: Partial<Extract<Visit, object>> = {}): Visit => ({id: faker.string.uuid(), title: faker.string.alpha({length: {min: 10, max: 20}}), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', status: faker.helpers.arrayElement(Object.values(VisitStatus)), agentId: faker.string.uuid(), agentName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), demandId: faker.helpers.arrayElement([faker.string.uuid(),null,]), homes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), keysPlace: faker.helpers.arrayElement([faker.helpers.arrayElement(['office','concierge','lockbox','owner'] as const), null]), keysNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), people: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), name: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Language)),null,])})), sheets: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), number: faker.number.int(), language: faker.helpers.arrayElement(Object.values(Language)), signedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', signedOnDeviceAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visitors: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 20}}), idKind: faker.helpers.arrayElement(Object.values(VisitIdKind)), idNumber: faker.string.alpha({length: {min: 10, max: 20}}), drawn: faker.datatype.boolean()})), declaresFirstVisit: faker.datatype.boolean(), noDirectDeal: faker.datatype.boolean(), contentHash: faker.string.alpha({length: {min: 10, max: 20}}), fileHash: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), feedback: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({propertyId: faker.string.uuid(), by: faker.helpers.arrayElement(['agent','visitor'] as const), interest: faker.number.int({min: 0, max: 5}), priceOpinion: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(VisitPriceOpinion)),null,]), likes: faker.helpers.arrayElements(Object.values(VisitAspect)), dislikes: faker.helpers.arrayElements(Object.values(VisitAspect)), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), nextStep: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(VisitNextStep)),null,]), shareWithOwner: faker.datatype.boolean(), sharedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), busy: faker.datatype.boolean(), booked: faker.datatype.boolean(), partner: faker.helpers.arrayElement([{side: faker.helpers.arrayElement(Object.values(PartnerVisitSide)), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), home: {id: faker.string.uuid(), title: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}},null,]), writable: faker.datatype.boolean(), ...overrideResponse})

export const getAskVisitFeedbackResponseMock = (overrideResponse: Partial<Extract<VisitAsked, object>> = {}): VisitAsked => ({token: faker.string.alpha({length: {min: 10, max: 20}}), mailed: faker.datatype.boolean(), ...overrideResponse})


export const getListVisitsMockHandler = (overrideResponse?: VisitList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitList> | VisitList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/visit/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVisitsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListVisitRequestsMockHandler = (overrideResponse?: VisitRequestList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitRequestList> | VisitRequestList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/visit/requests/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVisitRequestsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVisitHoursMockHandler = (overrideResponse?: VisitHours | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitHours> | VisitHours), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/visit/hours/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVisitHoursResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveVisitHoursMockHandler = (overrideResponse?: VisitHours | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<VisitHours> | VisitHours), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/visit/hours/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveVisitHoursResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListVisitBookingsMockHandler = (overrideResponse?: VisitBookingList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitBookingList> | VisitBookingList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/visit/booking/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVisitBookingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOpenVisitBookingMockHandler = (overrideResponse?: VisitBooking | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitBooking> | VisitBooking), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/visit/booking/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenVisitBookingResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCloseVisitBookingMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/visit/booking/:bookingId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getGetOpenVisitsMockHandler = (overrideResponse?: VisitOpen | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitOpen> | VisitOpen), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/visit/open/:homeId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOpenVisitsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVisitPageMockHandler = (overrideResponse?: VisitPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitPage> | VisitPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/visit/page/:visitToken/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVisitPageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBookVisitMockHandler = (overrideResponse?: VisitBooked | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitBooked> | VisitBooked), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/visit/page/:visitToken/book/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBookVisitResponseMock(),
      { status: 201
      })
  }, options)
}

export const getMoveVisitMockHandler = (overrideResponse?: VisitBooked | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitBooked> | VisitBooked), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/visit/page/:visitToken/move/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveVisitResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelVisitMockHandler = (overrideResponse?: VisitBooked | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitBooked> | VisitBooked), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/visit/page/:visitToken/cancel/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelVisitResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTellVisitMockHandler = (overrideResponse?: VisitPage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitPage> | VisitPage), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/visit/page/:visitToken/feedback/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTellVisitResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPartnerVisitsMockHandler = (overrideResponse?: PartnerVisitList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PartnerVisitList> | PartnerVisitList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/visit/partner/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPartnerVisitsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAskPartnerVisitMockHandler = (overrideResponse?: PartnerVisit | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PartnerVisit> | PartnerVisit), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/visit/partner/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAskPartnerVisitResponseMock(),
      { status: 201
      })
  }, options)
}

export const getAnswerPartnerVisitMockHandler = (overrideResponse?: PartnerVisit | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PartnerVisit> | PartnerVisit), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/visit/partner/:id/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerPartnerVisitResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVisitMockHandler = (overrideResponse?: Visit | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Visit> | Visit), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/visit/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVisitResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDraftVisitSheetMockHandler = (overrideResponse?: VisitSheetDraft | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitSheetDraft> | VisitSheetDraft), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/visit/:id/sheet/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDraftVisitSheetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSignVisitSheetMockHandler = (overrideResponse?: VisitSheet | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitSheet> | VisitSheet), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/visit/:id/sheet/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSignVisitSheetResponseMock(),
      { status: 201
      })
  }, options)
}

export const getDownloadVisitSheetMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/visit/:id/sheet/:sheetId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadVisitSheetResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}

export const getCheckVisitSheetMockHandler = (overrideResponse?: VisitSheetCheck | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitSheetCheck> | VisitSheetCheck), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/visit/:id/sheet/:sheetId/check/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckVisitSheetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveVisitFeedbackMockHandler = (overrideResponse?: Visit | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Visit> | Visit), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/visit/:id/feedback/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveVisitFeedbackResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAskVisitFeedbackMockHandler = (overrideResponse?: VisitAsked | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitAsked> | VisitAsked), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/visit/:id/ask/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAskVisitFeedbackResponseMock(),
      { status: 200
      })
  }, options)
}
export const getVisitMock = () => [
  getListVisitsMockHandler(),
  getListVisitRequestsMockHandler(),
  getGetVisitHoursMockHandler(),
  getSaveVisitHoursMockHandler(),
  getListVisitBookingsMockHandler(),
  getOpenVisitBookingMockHandler(),
  getCloseVisitBookingMockHandler(),
  getGetOpenVisitsMockHandler(),
  getGetVisitPageMockHandler(),
  getBookVisitMockHandler(),
  getMoveVisitMockHandler(),
  getCancelVisitMockHandler(),
  getTellVisitMockHandler(),
  getListPartnerVisitsMockHandler(),
  getAskPartnerVisitMockHandler(),
  getAnswerPartnerVisitMockHandler(),
  getGetVisitMockHandler(),
  getDraftVisitSheetMockHandler(),
  getSignVisitSheetMockHandler(),
  getDownloadVisitSheetMockHandler(),
  getCheckVisitSheetMockHandler(),
  getSaveVisitFeedbackMockHandler(),
  getAskVisitFeedbackMockHandler()
]
