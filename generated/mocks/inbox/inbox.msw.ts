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
  InboxEntryKind,
  InboxKind,
  InboxOutcome,
  InboxRuleKind,
  InboxSide,
  InboxWay,
  Island,
  Language,
  Operation,
  SpokenLanguage,
  TemplatePlace
} from '../../model';
import type {
  InboxBulkResult,
  InboxClock,
  InboxDraft,
  InboxDraftList,
  InboxMessage,
  InboxMessagePage,
  InboxPage,
  InboxRules,
  InboxThread,
  InboxUnread
} from '../../model';


export const getListInboxResponseMock = (overrideResponse: Partial<Extract<InboxPage, object>> = {}): InboxPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(InboxKind)), person: {name: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SpokenLanguage)),null,])}, contact: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), canKeep: faker.datatype.boolean(), home: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), price: faker.helpers.arrayElement([faker.number.int(), null])},null,]), subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leadId: faker.helpers.arrayElement([faker.string.uuid(),null,]), chatId: faker.helpers.arrayElement([faker.string.uuid(),null,]), assignedTo: faker.helpers.arrayElement([faker.string.uuid(),null,]), assignedName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), waitingSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastAt: faker.date.past().toISOString().slice(0, 19) + 'Z', lastText: faker.string.alpha({length: {min: 10, max: 20}}), lastSide: faker.helpers.arrayElement(Object.values(InboxSide)), unread: faker.datatype.boolean(), archived: faker.datatype.boolean(), muted: faker.datatype.boolean(), discarded: faker.datatype.boolean(), ways: faker.helpers.arrayElements(Object.values(InboxWay)), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), counts: {unread: faker.number.int(), unanswered: faker.number.int()}, ...overrideResponse})

export const getCreateInboxThreadResponseMock = (overrideResponse: Partial<Extract<InboxThread, object>> = {}): InboxThread => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(InboxKind)), person: {name: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SpokenLanguage)),null,])}, contact: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), canKeep: faker.datatype.boolean(), home: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), price: faker.helpers.arrayElement([faker.number.int(), null])},null,]), subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leadId: faker.helpers.arrayElement([faker.string.uuid(),null,]), chatId: faker.helpers.arrayElement([faker.string.uuid(),null,]), assignedTo: faker.helpers.arrayElement([faker.string.uuid(),null,]), assignedName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), waitingSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastAt: faker.date.past().toISOString().slice(0, 19) + 'Z', lastText: faker.string.alpha({length: {min: 10, max: 20}}), lastSide: faker.helpers.arrayElement(Object.values(InboxSide)), unread: faker.datatype.boolean(), archived: faker.datatype.boolean(), muted: faker.datatype.boolean(), discarded: faker.datatype.boolean(), ways: faker.helpers.arrayElements(Object.values(InboxWay)), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCountInboxResponseMock = (overrideResponse: Partial<Extract<InboxUnread, object>> = {}): InboxUnread => ({unread: faker.number.int(), unanswered: faker.number.int(), ...overrideResponse})

export const getChangeInboxThreadsResponseMock = (overrideResponse: Partial<Extract<InboxBulkResult, object>> = {}): InboxBulkResult => ({count: faker.number.int(), ...overrideResponse})

export const getGetInboxClockResponseMock = (overrideResponse: Partial<Extract<InboxClock, object>> = {}): InboxClock => ({goalMinutes: faker.number.int({min: 5, max: 10080}), days: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 7}))), from: "09:00", to: "18:00", ...overrideResponse})

export const getGetInboxRulesResponseMock = (overrideResponse: Partial<Extract<InboxRules, object>> = {}): InboxRules => ({rules: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(InboxRuleKind)), islands: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Island)), undefined]), municipalities: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("07[0-9]{3}"))), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Operation)), undefined]), languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), agents: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined])})), fallbackTo: faker.helpers.arrayElement([faker.string.uuid(),null,]), clock: {goalMinutes: faker.number.int({min: 5, max: 10080}), days: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 7}))), from: "09:00", to: "18:00"}, awayNow: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), mailIn: faker.datatype.boolean(), version: faker.number.int(), ...overrideResponse})

export const getSaveInboxRulesResponseMock = (overrideResponse: Partial<Extract<InboxRules, object>> = {}): InboxRules => ({rules: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(InboxRuleKind)), islands: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Island)), undefined]), municipalities: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("07[0-9]{3}"))), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Operation)), undefined]), languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), agents: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined])})), fallbackTo: faker.helpers.arrayElement([faker.string.uuid(),null,]), clock: {goalMinutes: faker.number.int({min: 5, max: 10080}), days: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 7}))), from: "09:00", to: "18:00"}, awayNow: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), mailIn: faker.datatype.boolean(), version: faker.number.int(), ...overrideResponse})

export const getGetInboxThreadResponseMock = (overrideResponse: Partial<Extract<InboxThread, object>> = {}): InboxThread => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(InboxKind)), person: {name: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SpokenLanguage)),null,])}, contact: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), canKeep: faker.datatype.boolean(), home: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), price: faker.helpers.arrayElement([faker.number.int(), null])},null,]), subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leadId: faker.helpers.arrayElement([faker.string.uuid(),null,]), chatId: faker.helpers.arrayElement([faker.string.uuid(),null,]), assignedTo: faker.helpers.arrayElement([faker.string.uuid(),null,]), assignedName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), waitingSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastAt: faker.date.past().toISOString().slice(0, 19) + 'Z', lastText: faker.string.alpha({length: {min: 10, max: 20}}), lastSide: faker.helpers.arrayElement(Object.values(InboxSide)), unread: faker.datatype.boolean(), archived: faker.datatype.boolean(), muted: faker.datatype.boolean(), discarded: faker.datatype.boolean(), ways: faker.helpers.arrayElements(Object.values(InboxWay)), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateInboxThreadResponseMock = (overrideResponse: Partial<Extract<InboxThread, object>> = {}): InboxThread => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(InboxKind)), person: {name: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SpokenLanguage)),null,])}, contact: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), canKeep: faker.datatype.boolean(), home: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), price: faker.helpers.arrayElement([faker.number.int(), null])},null,]), subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leadId: faker.helpers.arrayElement([faker.string.uuid(),null,]), chatId: faker.helpers.arrayElement([faker.string.uuid(),null,]), assignedTo: faker.helpers.arrayElement([faker.string.uuid(),null,]), assignedName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), waitingSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastAt: faker.date.past().toISOString().slice(0, 19) + 'Z', lastText: faker.string.alpha({length: {min: 10, max: 20}}), lastSide: faker.helpers.arrayElement(Object.values(InboxSide)), unread: faker.datatype.boolean(), archived: faker.datatype.boolean(), muted: faker.datatype.boolean(), discarded: faker.datatype.boolean(), ways: faker.helpers.arrayElements(Object.values(InboxWay)), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListInboxMessagesResponseMock = (overrideResponse: Partial<Extract<InboxMessagePage, object>> = {}): InboxMessagePage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), at: faker.date.past().toISOString().slice(0, 19) + 'Z', kind: faker.helpers.arrayElement(Object.values(InboxEntryKind)), side: faker.helpers.arrayElement(Object.values(InboxSide)), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), text: faker.string.alpha({length: {min: 10, max: 20}}), quoted: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), from: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), files: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), mime: faker.helpers.arrayElement(['image/jpeg','image/png','image/webp','application/pdf'] as const), size: faker.number.int()})), refused: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({filename: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int(), why: faker.helpers.arrayElement([faker.helpers.arrayElement(['kind','size','many'] as const), undefined])})), delivery: faker.helpers.arrayElement([faker.helpers.arrayElement(['waiting','retrying','sent','failed'] as const), null]), outcome: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(InboxOutcome)),null,]), web: faker.helpers.arrayElement([{siteId: faker.string.uuid(), host: faker.string.alpha({length: {min: 10, max: 320}}), path: faker.string.alpha({length: {min: 10, max: 200}}), pageId: faker.helpers.arrayElement([faker.string.uuid(), null]), pageTitle: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), null]), campaign: faker.helpers.arrayElement([{source: "google", medium: "cpc", name: "otono-2026"},null,])},null,]), why: faker.helpers.arrayElement([{rule: faker.helpers.arrayElement(['home_agent','island','municipality','operation','language','turn','fallback','admin','hand'] as const), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agentName: faker.string.alpha({length: {min: 10, max: 20}}), away: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))},null,])})), more: faker.datatype.boolean(), ...overrideResponse})

export const getCreateInboxMessageResponseMock = (overrideResponse: Partial<Extract<InboxMessage, object>> = {}): InboxMessage => ({id: faker.string.uuid(), at: faker.date.past().toISOString().slice(0, 19) + 'Z', kind: faker.helpers.arrayElement(Object.values(InboxEntryKind)), side: faker.helpers.arrayElement(Object.values(InboxSide)), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), text: faker.string.alpha({length: {min: 10, max: 20}}), quoted: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), from: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), files: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), mime: faker.helpers.arrayElement(['image/jpeg','image/png','image/webp','application/pdf'] as const), size: faker.number.int()})), refused: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({filename: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int(), why: faker.helpers.arrayElement([faker.helpers.arrayElement(['kind','size','many'] as const), undefined])})), delivery: faker.helpers.arrayElement([faker.helpers.arrayElement(['waiting','retrying','sent','failed'] as const), null]), outcome: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(InboxOutcome)),null,]), web: faker.helpers.arrayElement([{siteId: faker.string.uuid(), host: faker.string.alpha({length: {min: 10, max: 320}}), path: faker.string.alpha({length: {min: 10, max: 200}}), pageId: faker.helpers.arrayElement([faker.string.uuid(), null]), pageTitle: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), null]), campaign: faker.helpers.arrayElement([{source: "google", medium: "cpc", name: "otono-2026"},null,])},null,]), why: faker.helpers.arrayElement([{rule: faker.helpers.arrayElement(['home_agent','island','municipality','operation','language','turn','fallback','admin','hand'] as const), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agentName: faker.string.alpha({length: {min: 10, max: 20}}), away: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))},null,]), ...overrideResponse})

export const getReadInboxThreadResponseMock = (overrideResponse: Partial<Extract<InboxUnread, object>> = {}): InboxUnread => ({unread: faker.number.int(), unanswered: faker.number.int(), ...overrideResponse})

export const getAssignInboxThreadResponseMock = (overrideResponse: Partial<Extract<InboxThread, object>> = {}): InboxThread => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(InboxKind)), person: {name: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SpokenLanguage)),null,])}, contact: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), canKeep: faker.datatype.boolean(), home: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), price: faker.helpers.arrayElement([faker.number.int(), null])},null,]), subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leadId: faker.helpers.arrayElement([faker.string.uuid(),null,]), chatId: faker.helpers.arrayElement([faker.string.uuid(),null,]), assignedTo: faker.helpers.arrayElement([faker.string.uuid(),null,]), assignedName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), waitingSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastAt: faker.date.past().toISOString().slice(0, 19) + 'Z', lastText: faker.string.alpha({length: {min: 10, max: 20}}), lastSide: faker.helpers.arrayElement(Object.values(InboxSide)), unread: faker.datatype.boolean(), archived: faker.datatype.boolean(), muted: faker.datatype.boolean(), discarded: faker.datatype.boolean(), ways: faker.helpers.arrayElements(Object.values(InboxWay)), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSaveInboxContactResponseMock = (overrideResponse: Partial<Extract<InboxThread, object>> = {}): InboxThread => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(InboxKind)), person: {name: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SpokenLanguage)),null,])}, contact: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), canKeep: faker.datatype.boolean(), home: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), price: faker.helpers.arrayElement([faker.number.int(), null])},null,]), subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leadId: faker.helpers.arrayElement([faker.string.uuid(),null,]), chatId: faker.helpers.arrayElement([faker.string.uuid(),null,]), assignedTo: faker.helpers.arrayElement([faker.string.uuid(),null,]), assignedName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), waitingSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastAt: faker.date.past().toISOString().slice(0, 19) + 'Z', lastText: faker.string.alpha({length: {min: 10, max: 20}}), lastSide: faker.helpers.arrayElement(Object.values(InboxSide)), unread: faker.datatype.boolean(), archived: faker.datatype.boolean(), muted: faker.datatype.boolean(), discarded: faker.datatype.boolean(), ways: faker.helpers.arrayElements(Object.values(InboxWay)), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDownloadInboxFileResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getListInboxDraftsResponseMock = (overrideResponse: Partial<Extract<InboxDraftList, object>> = {}): InboxDraftList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({templateId: faker.helpers.arrayElement([faker.string.uuid(),null,]), name: faker.string.alpha({length: {min: 10, max: 20}}), language: faker.helpers.arrayElement(Object.values(Language)), wanted: faker.string.alpha({length: {min: 10, max: 20}}), subject: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getDraftInboxAnswerResponseMock = (overrideResponse: Partial<Extract<InboxDraft, object>> = {}): InboxDraft => ({templateId: faker.string.uuid(), language: faker.helpers.arrayElement(Object.values(Language)), wanted: faker.string.alpha({length: {min: 10, max: 20}}), subject: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 20}}), missing: faker.helpers.arrayElements(Object.values(TemplatePlace)), ...overrideResponse})


export const getListInboxMockHandler = (overrideResponse?: InboxPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InboxPage> | InboxPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/inbox/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInboxResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateInboxThreadMockHandler = (overrideResponse?: InboxThread | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InboxThread> | InboxThread), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/inbox/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInboxThreadResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCountInboxMockHandler = (overrideResponse?: InboxUnread | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InboxUnread> | InboxUnread), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/inbox/unread/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountInboxResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeInboxThreadsMockHandler = (overrideResponse?: InboxBulkResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InboxBulkResult> | InboxBulkResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/inbox/bulk/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeInboxThreadsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInboxClockMockHandler = (overrideResponse?: InboxClock | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InboxClock> | InboxClock), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/inbox/clock/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInboxClockResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInboxRulesMockHandler = (overrideResponse?: InboxRules | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InboxRules> | InboxRules), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/inbox/rule/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInboxRulesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveInboxRulesMockHandler = (overrideResponse?: InboxRules | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<InboxRules> | InboxRules), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/inbox/rule/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveInboxRulesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInboxThreadMockHandler = (overrideResponse?: InboxThread | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InboxThread> | InboxThread), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/inbox/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInboxThreadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateInboxThreadMockHandler = (overrideResponse?: InboxThread | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<InboxThread> | InboxThread), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/inbox/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateInboxThreadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListInboxMessagesMockHandler = (overrideResponse?: InboxMessagePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InboxMessagePage> | InboxMessagePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/inbox/:id/message/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInboxMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateInboxMessageMockHandler = (overrideResponse?: InboxMessage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InboxMessage> | InboxMessage), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/inbox/:id/message/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInboxMessageResponseMock(),
      { status: 201
      })
  }, options)
}

export const getReadInboxThreadMockHandler = (overrideResponse?: InboxUnread | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InboxUnread> | InboxUnread), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/inbox/:id/read/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadInboxThreadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAssignInboxThreadMockHandler = (overrideResponse?: InboxThread | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InboxThread> | InboxThread), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/inbox/:id/assign/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignInboxThreadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveInboxContactMockHandler = (overrideResponse?: InboxThread | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InboxThread> | InboxThread), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/inbox/:id/contact/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveInboxContactResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadInboxFileMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/inbox/:id/file/:fileId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadInboxFileResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getListInboxDraftsMockHandler = (overrideResponse?: InboxDraftList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InboxDraftList> | InboxDraftList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/inbox/:id/draft/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInboxDraftsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDraftInboxAnswerMockHandler = (overrideResponse?: InboxDraft | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InboxDraft> | InboxDraft), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/inbox/:id/draft/:templateId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDraftInboxAnswerResponseMock(),
      { status: 200
      })
  }, options)
}
export const getInboxMock = () => [
  getListInboxMockHandler(),
  getCreateInboxThreadMockHandler(),
  getCountInboxMockHandler(),
  getChangeInboxThreadsMockHandler(),
  getGetInboxClockMockHandler(),
  getGetInboxRulesMockHandler(),
  getSaveInboxRulesMockHandler(),
  getGetInboxThreadMockHandler(),
  getUpdateInboxThreadMockHandler(),
  getListInboxMessagesMockHandler(),
  getCreateInboxMessageMockHandler(),
  getReadInboxThreadMockHandler(),
  getAssignInboxThreadMockHandler(),
  getSaveInboxContactMockHandler(),
  getDownloadInboxFileMockHandler(),
  getListInboxDraftsMockHandler(),
  getDraftInboxAnswerMockHandler()
]
