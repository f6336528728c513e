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
  Island,
  Language,
  RentalAnswer,
  RentalCheckRule,
  RentalDocumentType,
  RentalDueKind,
  RentalMisfit,
  RentalOfferState,
  RentalOutcome,
  RentalRejection,
  RentalRuleId,
  RentalSide,
  RentalState
} from '../../model';
import type {
  Rental,
  RentalContract,
  RentalContracts,
  RentalEligibility,
  RentalLink,
  RentalLinkPage,
  RentalMatches,
  RentalMine,
  RentalNamed,
  RentalOffer,
  RentalOffers,
  RentalOfficers,
  RentalPage,
  RentalReceipt,
  RentalRow,
  RentalRules,
  RentalStats
} from '../../model';


export const getListRentalsResponseMock = (overrideResponse: Partial<Extract<RentalPage, object>> = {}): RentalPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(Object.values(RentalSide)), island: faker.helpers.arrayElement(Object.values(Island)), state: faker.helpers.arrayElement(Object.values(RentalState)), name: faker.string.alpha({length: {min: 10, max: 20}}), ok: faker.helpers.arrayElement([faker.datatype.boolean(), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null]), assignedTo: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), due: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(Object.values(RentalDueKind)), dueOn: faker.date.past().toISOString().slice(0, 10), doneAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])},null,])})), total: faker.number.int(), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), counts: {
        [faker.string.alphanumeric(5)]: faker.number.int()
      }, queues: {open: faker.number.int(), mine: faker.number.int(), unassigned: faker.number.int(), late: faker.number.int(), owners: faker.number.int(), tenants: faker.number.int()}, rulesReadOn: faker.date.past().toISOString().slice(0, 10), ...overrideResponse})

export const getCreateRentalResponseMock = (overrideResponse: Partial<Extract<RentalReceipt, object>> = {}): RentalReceipt => ({id: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', eligibility: {ok: faker.helpers.arrayElement([faker.datatype.boolean(), null]), date: faker.date.past().toISOString().slice(0, 10), reasons: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({rule: faker.helpers.arrayElement(Object.values(RentalRuleId)), outcome: faker.helpers.arrayElement(['met','failed','unknown'] as const), text: faker.string.alpha({length: {min: 10, max: 20}}), validFrom: faker.date.past().toISOString().slice(0, 10), readOn: faker.date.past().toISOString().slice(0, 10), source: faker.string.alpha({length: {min: 10, max: 20}})}))}, ...overrideResponse})

export const getGetRentalRulesResponseMock = (overrideResponse: Partial<Extract<RentalRules, object>> = {}): RentalRules => ({date: faker.date.past().toISOString().slice(0, 10), version: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement(Object.values(RentalRuleId)), side: faker.helpers.arrayElement(Object.values(RentalSide)), islands: faker.helpers.arrayElements(Object.values(Island)), members: faker.helpers.arrayElement([faker.number.int(), null]), amount: faker.helpers.arrayElement([faker.number.int(), null]), unit: faker.helpers.arrayElement(['cents','years','months','percent','none'] as const), validFrom: faker.date.past().toISOString().slice(0, 10), validTo: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), readOn: faker.date.past().toISOString().slice(0, 10), source: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getCheckRentalResponseMock = (overrideResponse: Partial<Extract<RentalEligibility, object>> = {}): RentalEligibility => ({ok: faker.helpers.arrayElement([faker.datatype.boolean(), null]), date: faker.date.past().toISOString().slice(0, 10), reasons: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({rule: faker.helpers.arrayElement(Object.values(RentalRuleId)), outcome: faker.helpers.arrayElement(['met','failed','unknown'] as const), text: faker.string.alpha({length: {min: 10, max: 20}}), validFrom: faker.date.past().toISOString().slice(0, 10), readOn: faker.date.past().toISOString().slice(0, 10), source: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getListMyRentalsResponseMock = (overrideResponse: Partial<Extract<RentalMine, object>> = {}): RentalMine => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(Object.values(RentalSide)), island: faker.helpers.arrayElement(Object.values(Island)), state: faker.helpers.arrayElement(Object.values(RentalState)), name: faker.string.alpha({length: {min: 10, max: 20}}), ok: faker.helpers.arrayElement([faker.datatype.boolean(), null]), agency: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), ...overrideResponse})

export const getListNamedRentalsResponseMock = (overrideResponse: Partial<Extract<RentalNamed, object>> = {}): RentalNamed => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({reference: faker.string.alpha({length: {min: 10, max: 20}}), island: faker.helpers.arrayElement(Object.values(Island)), state: faker.helpers.arrayElement(Object.values(RentalState)), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), ...overrideResponse})

export const getListRentalOfficersResponseMock = (overrideResponse: Partial<Extract<RentalOfficers, object>> = {}): RentalOfficers => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getOpenRentalLinkResponseMock = (overrideResponse: Partial<Extract<RentalLinkPage, object>> = {}): RentalLinkPage => ({reference: faker.string.alpha({length: {min: 10, max: 20}}), asked: faker.helpers.arrayElements(Object.values(RentalDocumentType)), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), type: faker.helpers.arrayElement(Object.values(RentalDocumentType)), filename: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), left: faker.number.int(), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSendRentalDocumentResponseMock = (overrideResponse: Partial<Extract<RentalLinkPage, object>> = {}): RentalLinkPage => ({reference: faker.string.alpha({length: {min: 10, max: 20}}), asked: faker.helpers.arrayElements(Object.values(RentalDocumentType)), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), type: faker.helpers.arrayElement(Object.values(RentalDocumentType)), filename: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), left: faker.number.int(), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetRentalStatsResponseMock = (overrideResponse: Partial<Extract<RentalStats, object>> = {}): RentalStats => ({asOf: faker.date.past().toISOString().slice(0, 19) + 'Z', items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({island: faker.helpers.arrayElement(Object.values(Island)), side: faker.helpers.arrayElement(Object.values(RentalSide)), total: faker.number.int(), states: {
        [faker.string.alphanumeric(5)]: faker.number.int()
      }, late: faker.number.int(), decided: faker.number.int(), medianDays: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null])})), offers: {
        [faker.string.alphanumeric(5)]: faker.number.int()
      }, contracts: faker.number.int(), paidToOwners: faker.number.int(), paidByTenants: faker.number.int(), ...overrideResponse})

export const getListRentalContractsResponseMock = (overrideResponse: Partial<Extract<RentalContracts, object>> = {}): RentalContracts => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), offerId: faker.string.uuid(), owner: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, tenant: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, startsOn: faker.date.past().toISOString().slice(0, 10), endsOn: faker.date.past().toISOString().slice(0, 10), daysLeft: faker.number.int(), isSoon: faker.datatype.boolean(), rentOwner: faker.number.int({min: 1, max: 10000000}), rentTenant: faker.number.int({min: 1, max: 10000000}), deposit: faker.number.int(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), ...overrideResponse})

export const getListRentalOffersResponseMock = (overrideResponse: Partial<Extract<RentalOffers, object>> = {}): RentalOffers => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(RentalOfferState)), owner: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, tenant: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, rentOwner: faker.number.int({min: 1, max: 10000000}), rentTenant: faker.number.int({min: 1, max: 10000000}), until: faker.date.past().toISOString().slice(0, 10), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', answeredAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), hasContract: faker.datatype.boolean(), mayAnnul: faker.datatype.boolean()})), ...overrideResponse})

export const getAnswerRentalOfferResponseMock = (overrideResponse: Partial<Extract<RentalOffer, object>> = {}): RentalOffer => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(RentalOfferState)), owner: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, tenant: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, rentOwner: faker.number.int({min: 1, max: 10000000}), rentTenant: faker.number.int({min: 1, max: 10000000}), until: faker.date.past().toISOString().slice(0, 10), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', answeredAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), hasContract: faker.datatype.boolean(), mayAnnul: faker.datatype.boolean(), ...overrideResponse})

export const getCreateRentalContractResponseMock = (overrideResponse: Partial<Extract<RentalContract, object>> = {}): RentalContract => ({id: faker.string.uuid(), offerId: faker.string.uuid(), owner: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, tenant: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, startsOn: faker.date.past().toISOString().slice(0, 10), endsOn: faker.date.past().toISOString().slice(0, 10), daysLeft: faker.number.int(), isSoon: faker.datatype.boolean(), rentOwner: faker.number.int({min: 1, max: 10000000}), rentTenant: faker.number.int({min: 1, max: 10000000}), deposit: faker.number.int(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getAnnulRentalContractResponseMock = (overrideResponse: Partial<Extract<RentalOffer, object>> = {}): RentalOffer => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(RentalOfferState)), owner: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, tenant: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, rentOwner: faker.number.int({min: 1, max: 10000000}), rentTenant: faker.number.int({min: 1, max: 10000000}), until: faker.date.past().toISOString().slice(0, 10), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', answeredAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), hasContract: faker.datatype.boolean(), mayAnnul: faker.datatype.boolean(), ...overrideResponse})

export const getGetRentalResponseMock = (overrideResponse: Partial<Extract<Rental, object>> = {}): Rental => ({id: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(Object.values(RentalSide)), island: faker.helpers.arrayElement(Object.values(Island)), state: faker.helpers.arrayElement(Object.values(RentalState)), name: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), form: {largeHolder: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), ownedSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), askedRent: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), registered: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), lastRegisteredOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), emptySince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), cadastralRef: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), cedula: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), energy: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), worksNeeded: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), worksCost: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), registeredSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), monthlyRent: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), members: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 1, max: 120}}), birth: faker.date.past().toISOString().slice(0, 10), income: faker.number.int({min: 0, max: 99999999999})})), undefined]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])}, eligibility: {ok: faker.helpers.arrayElement([faker.datatype.boolean(), null]), date: faker.date.past().toISOString().slice(0, 10), reasons: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({rule: faker.helpers.arrayElement(Object.values(RentalRuleId)), outcome: faker.helpers.arrayElement(['met','failed','unknown'] as const), text: faker.string.alpha({length: {min: 10, max: 20}}), validFrom: faker.date.past().toISOString().slice(0, 10), readOn: faker.date.past().toISOString().slice(0, 10), source: faker.string.alpha({length: {min: 10, max: 20}})}))}, note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), consentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', eraseOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int(), assignedTo: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), moves: faker.helpers.arrayElements(Object.values(RentalState)), steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({from: faker.helpers.arrayElement(Object.values(RentalState)), to: faker.helpers.arrayElement(Object.values(RentalState)), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalRejection)),null,]), words: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), dues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(RentalDueKind)), dueOn: faker.date.past().toISOString().slice(0, 10), doneAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), checks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({rule: faker.helpers.arrayElement(Object.values(RentalCheckRule)), outcome: faker.helpers.arrayElement(Object.values(RentalOutcome)), counted: faker.datatype.boolean(), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), documentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), documents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), type: faker.helpers.arrayElement(Object.values(RentalDocumentType)), filename: faker.string.alpha({length: {min: 10, max: 20}}), mime: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int(), by: faker.helpers.arrayElement(['applicant','officer'] as const), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', seenAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), accesses: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z', filename: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), accessCount: faker.number.int(), completeOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), linkUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), municipality: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), wanted: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), offer: faker.helpers.arrayElement([{id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(RentalOfferState)), owner: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, tenant: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, rentOwner: faker.number.int({min: 1, max: 10000000}), rentTenant: faker.number.int({min: 1, max: 10000000}), until: faker.date.past().toISOString().slice(0, 10), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', answeredAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), hasContract: faker.datatype.boolean(), mayAnnul: faker.datatype.boolean()},null,]), ...overrideResponse})

export const getUpdateRentalResponseMock = (overrideResponse: Partial<Extract<Rental, object>> = {}): Rental => ({id: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(Object.values(RentalSide)), island: faker.helpers.arrayElement(Object.values(Island)), state: faker.helpers.arrayElement(Object.values(RentalState)), name: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), form: {largeHolder: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), ownedSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), askedRent: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), registered: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), lastRegisteredOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), emptySince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), cadastralRef: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), cedula: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), energy: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), worksNeeded: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), worksCost: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), registeredSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), monthlyRent: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), members: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 1, max: 120}}), birth: faker.date.past().toISOString().slice(0, 10), income: faker.number.int({min: 0, max: 99999999999})})), undefined]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])}, eligibility: {ok: faker.helpers.arrayElement([faker.datatype.boolean(), null]), date: faker.date.past().toISOString().slice(0, 10), reasons: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({rule: faker.helpers.arrayElement(Object.values(RentalRuleId)), outcome: faker.helpers.arrayElement(['met','failed','unknown'] as const), text: faker.string.alpha({length: {min: 10, max: 20}}), validFrom: faker.date.past().toISOString().slice(0, 10), readOn: faker.date.past().toISOString().slice(0, 10), source: faker.string.alpha({length: {min: 10, max: 20}})}))}, note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), consentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', eraseOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int(), assignedTo: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), moves: faker.helpers.arrayElements(Object.values(RentalState)), steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({from: faker.helpers.arrayElement(Object.values(RentalState)), to: faker.helpers.arrayElement(Object.values(RentalState)), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalRejection)),null,]), words: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), dues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(RentalDueKind)), dueOn: faker.date.past().toISOString().slice(0, 10), doneAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), checks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({rule: faker.helpers.arrayElement(Object.values(RentalCheckRule)), outcome: faker.helpers.arrayElement(Object.values(RentalOutcome)), counted: faker.datatype.boolean(), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), documentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), documents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), type: faker.helpers.arrayElement(Object.values(RentalDocumentType)), filename: faker.string.alpha({length: {min: 10, max: 20}}), mime: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int(), by: faker.helpers.arrayElement(['applicant','officer'] as const), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', seenAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), accesses: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z', filename: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), accessCount: faker.number.int(), completeOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), linkUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), municipality: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), wanted: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), offer: faker.helpers.arrayElement([{id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(RentalOfferState)), owner: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, tenant: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, rentOwner: faker.number.int({min: 1, max: 10000000}), rentTenant: faker.number.int({min: 1, max: 10000000}), until: faker.date.past().toISOString().slice(0, 10), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', answeredAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), hasContract: faker.datatype.boolean(), mayAnnul: faker.datatype.boolean()},null,]), ...overrideResponse})

export const getSaveRentalAgencyResponseMock = (overrideResponse: Partial<Extract<RentalRow, object>> = {}): RentalRow => ({id: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(Object.values(RentalSide)), island: faker.helpers.arrayElement(Object.values(Island)), state: faker.helpers.arrayElement(Object.values(RentalState)), name: faker.string.alpha({length: {min: 10, max: 20}}), ok: faker.helpers.arrayElement([faker.datatype.boolean(), null]), agency: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListRentalMatchesResponseMock = (overrideResponse: Partial<Extract<RentalMatches, object>> = {}): RentalMatches => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({party: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, state: faker.helpers.arrayElement(Object.values(RentalState)), completeOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), rent: faker.helpers.arrayElement([faker.number.int(), null]), income: faker.helpers.arrayElement([faker.number.int(), null]), fails: faker.helpers.arrayElements(Object.values(RentalMisfit)), assignedTo: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,])})), municipalities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ine: "07027", name: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getCreateRentalOfferResponseMock = (overrideResponse: Partial<Extract<RentalOffer, object>> = {}): RentalOffer => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(RentalOfferState)), owner: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, tenant: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, rentOwner: faker.number.int({min: 1, max: 10000000}), rentTenant: faker.number.int({min: 1, max: 10000000}), until: faker.date.past().toISOString().slice(0, 10), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', answeredAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), hasContract: faker.datatype.boolean(), mayAnnul: faker.datatype.boolean(), ...overrideResponse})

export const getCreateRentalLinkResponseMock = (overrideResponse: Partial<Extract<RentalLink, object>> = {}): RentalLink => ({url: faker.internet.url(), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSaveRentalCheckResponseMock = (overrideResponse: Partial<Extract<Rental, object>> = {}): Rental => ({id: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(Object.values(RentalSide)), island: faker.helpers.arrayElement(Object.values(Island)), state: faker.helpers.arrayElement(Object.values(RentalState)), name: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), form: {largeHolder: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), ownedSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), askedRent: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), registered: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), lastRegisteredOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), emptySince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), cadastralRef: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), cedula: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), energy: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), worksNeeded: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), worksCost: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), registeredSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), monthlyRent: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), members: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 1, max: 120}}), birth: faker.date.past().toISOString().slice(0, 10), income: faker.number.int({min: 0, max: 99999999999})})), undefined]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])}, eligibility: {ok: faker.helpers.arrayElement([faker.datatype.boolean(), null]), date: faker.date.past().toISOString().slice(0, 10), reasons: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({rule: faker.helpers.arrayElement(Object.values(RentalRuleId)), outcome: faker.helpers.arrayElement(['met','failed','unknown'] as const), text: faker.string.alpha({length: {min: 10, max: 20}}), validFrom: faker.date.past().toISOString().slice(0, 10), readOn: faker.date.past().toISOString().slice(0, 10), source: faker.string.alpha({length: {min: 10, max: 20}})}))}, note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), consentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', eraseOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int(), assignedTo: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), moves: faker.helpers.arrayElements(Object.values(RentalState)), steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({from: faker.helpers.arrayElement(Object.values(RentalState)), to: faker.helpers.arrayElement(Object.values(RentalState)), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalRejection)),null,]), words: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), dues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(RentalDueKind)), dueOn: faker.date.past().toISOString().slice(0, 10), doneAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), checks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({rule: faker.helpers.arrayElement(Object.values(RentalCheckRule)), outcome: faker.helpers.arrayElement(Object.values(RentalOutcome)), counted: faker.datatype.boolean(), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), documentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), documents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), type: faker.helpers.arrayElement(Object.values(RentalDocumentType)), filename: faker.string.alpha({length: {min: 10, max: 20}}), mime: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int(), by: faker.helpers.arrayElement(['applicant','officer'] as const), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', seenAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), accesses: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z', filename: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), accessCount: faker.number.int(), completeOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), linkUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), municipality: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), wanted: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), offer: faker.helpers.arrayElement([{id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(RentalOfferState)), owner: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, tenant: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, rentOwner: faker.number.int({min: 1, max: 10000000}), rentTenant: faker.number.int({min: 1, max: 10000000}), until: faker.date.past().toISOString().slice(0, 10), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', answeredAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), hasContract: faker.datatype.boolean(), mayAnnul: faker.datatype.boolean()},null,]), ...overrideResponse})

export const getUploadRentalDocumentResponseMock = (overrideResponse: Partial<Extract<Rental, object>> = {}): Rental => ({id: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(Object.values(RentalSide)), island: faker.helpers.arrayElement(Object.values(Island)), state: faker.helpers.arrayElement(Object.values(RentalState)), name: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), form: {largeHolder: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), ownedSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), askedRent: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), registered: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), lastRegisteredOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), emptySince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), cadastralRef: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), cedula: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), energy: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), worksNeeded: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), worksCost: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), registeredSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), monthlyRent: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), members: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 1, max: 120}}), birth: faker.date.past().toISOString().slice(0, 10), income: faker.number.int({min: 0, max: 99999999999})})), undefined]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])}, eligibility: {ok: faker.helpers.arrayElement([faker.datatype.boolean(), null]), date: faker.date.past().toISOString().slice(0, 10), reasons: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({rule: faker.helpers.arrayElement(Object.values(RentalRuleId)), outcome: faker.helpers.arrayElement(['met','failed','unknown'] as const), text: faker.string.alpha({length: {min: 10, max: 20}}), validFrom: faker.date.past().toISOString().slice(0, 10), readOn: faker.date.past().toISOString().slice(0, 10), source: faker.string.alpha({length: {min: 10, max: 20}})}))}, note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), consentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', eraseOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int(), assignedTo: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), moves: faker.helpers.arrayElements(Object.values(RentalState)), steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({from: faker.helpers.arrayElement(Object.values(RentalState)), to: faker.helpers.arrayElement(Object.values(RentalState)), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalRejection)),null,]), words: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), dues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(RentalDueKind)), dueOn: faker.date.past().toISOString().slice(0, 10), doneAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), checks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({rule: faker.helpers.arrayElement(Object.values(RentalCheckRule)), outcome: faker.helpers.arrayElement(Object.values(RentalOutcome)), counted: faker.datatype.boolean(), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), documentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), documents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), type: faker.helpers.arrayElement(Object.values(RentalDocumentType)), filename: faker.string.alpha({length: {min: 10, max: 20}}), mime: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int(), by: faker.helpers.arrayElement(['applicant','officer'] as const), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', seenAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), accesses: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z', filename: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), accessCount: faker.number.int(), completeOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), linkUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), municipality: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), wanted: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), offer: faker.helpers.arrayElement([{id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(RentalOfferState)), owner: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, tenant: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, rentOwner: faker.number.int({min: 1, max: 10000000}), rentTenant: faker.number.int({min: 1, max: 10000000}), until: faker.date.past().toISOString().slice(0, 10), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', answeredAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), hasContract: faker.datatype.boolean(), mayAnnul: faker.datatype.boolean()},null,]), ...overrideResponse})

export const getDownloadRentalDocumentResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getRemoveRentalDocumentResponseMock = (overrideResponse: Partial<Extract<Rental, object>> = {}): Rental => ({id: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(Object.values(RentalSide)), island: faker.helpers.arrayElement(Object.values(Island)), state: faker.helpers.arrayElement(Object.values(RentalState)), name: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), form: {largeHolder: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), ownedSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), askedRent: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), registered: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), lastRegisteredOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), emptySince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), cadastralRef: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), cedula: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), energy: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), worksNeeded: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalAnswer)), undefined]), worksCost: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), registeredSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), monthlyRent: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), members: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 1, max: 120}}), birth: faker.date.past().toISOString().slice(0, 10), income: faker.number.int({min: 0, max: 99999999999})})), undefined]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])}, eligibility: {ok: faker.helpers.arrayElement([faker.datatype.boolean(), null]), date: faker.date.past().toISOString().slice(0, 10), reasons: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({rule: faker.helpers.arrayElement(Object.values(RentalRuleId)), outcome: faker.helpers.arrayElement(['met','failed','unknown'] as const), text: faker.string.alpha({length: {min: 10, max: 20}}), validFrom: faker.date.past().toISOString().slice(0, 10), readOn: faker.date.past().toISOString().slice(0, 10), source: faker.string.alpha({length: {min: 10, max: 20}})}))}, note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), consentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', eraseOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int(), assignedTo: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})},null,]), moves: faker.helpers.arrayElements(Object.values(RentalState)), steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({from: faker.helpers.arrayElement(Object.values(RentalState)), to: faker.helpers.arrayElement(Object.values(RentalState)), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentalRejection)),null,]), words: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), dues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(RentalDueKind)), dueOn: faker.date.past().toISOString().slice(0, 10), doneAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), checks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({rule: faker.helpers.arrayElement(Object.values(RentalCheckRule)), outcome: faker.helpers.arrayElement(Object.values(RentalOutcome)), counted: faker.datatype.boolean(), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), documentId: faker.helpers.arrayElement([faker.string.uuid(),null,]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), documents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), type: faker.helpers.arrayElement(Object.values(RentalDocumentType)), filename: faker.string.alpha({length: {min: 10, max: 20}}), mime: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.number.int(), by: faker.helpers.arrayElement(['applicant','officer'] as const), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', seenAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), accesses: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z', filename: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), accessCount: faker.number.int(), completeOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), linkUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), municipality: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), wanted: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), offer: faker.helpers.arrayElement([{id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(RentalOfferState)), owner: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, tenant: {fileId: faker.string.uuid(), reference: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), members: faker.helpers.arrayElement([faker.number.int(), null])}, rentOwner: faker.number.int({min: 1, max: 10000000}), rentTenant: faker.number.int({min: 1, max: 10000000}), until: faker.date.past().toISOString().slice(0, 10), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', answeredAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), hasContract: faker.datatype.boolean(), mayAnnul: faker.datatype.boolean()},null,]), ...overrideResponse})


export const getListRentalsMockHandler = (overrideResponse?: RentalPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RentalPage> | RentalPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/rental/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRentalsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateRentalMockHandler = (overrideResponse?: RentalReceipt | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RentalReceipt> | RentalReceipt), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/rental/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRentalResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetRentalRulesMockHandler = (overrideResponse?: RentalRules | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RentalRules> | RentalRules), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/rental/rules/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRentalRulesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckRentalMockHandler = (overrideResponse?: RentalEligibility | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RentalEligibility> | RentalEligibility), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/rental/check/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckRentalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMyRentalsMockHandler = (overrideResponse?: RentalMine | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RentalMine> | RentalMine), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/rental/mine/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyRentalsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListNamedRentalsMockHandler = (overrideResponse?: RentalNamed | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RentalNamed> | RentalNamed), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/rental/named/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNamedRentalsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRentalOfficersMockHandler = (overrideResponse?: RentalOfficers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RentalOfficers> | RentalOfficers), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/rental/officers/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRentalOfficersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOpenRentalLinkMockHandler = (overrideResponse?: RentalLinkPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RentalLinkPage> | RentalLinkPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/rental-link/:rentalToken/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenRentalLinkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendRentalDocumentMockHandler = (overrideResponse?: RentalLinkPage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RentalLinkPage> | RentalLinkPage), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/rental-link/:rentalToken/document/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendRentalDocumentResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetRentalStatsMockHandler = (overrideResponse?: RentalStats | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RentalStats> | RentalStats), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/rental/stats/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRentalStatsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRentalContractsMockHandler = (overrideResponse?: RentalContracts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RentalContracts> | RentalContracts), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/rental/contract/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRentalContractsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRentalOffersMockHandler = (overrideResponse?: RentalOffers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RentalOffers> | RentalOffers), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/rental-offer/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRentalOffersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAnswerRentalOfferMockHandler = (overrideResponse?: RentalOffer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RentalOffer> | RentalOffer), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/rental-offer/:offerId/answer/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerRentalOfferResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateRentalContractMockHandler = (overrideResponse?: RentalContract | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RentalContract> | RentalContract), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/rental-offer/:offerId/contract/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRentalContractResponseMock(),
      { status: 201
      })
  }, options)
}

export const getAnnulRentalContractMockHandler = (overrideResponse?: RentalOffer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RentalOffer> | RentalOffer), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/rental-offer/:offerId/contract/annul/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnnulRentalContractResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRentalMockHandler = (overrideResponse?: Rental | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Rental> | Rental), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/rental/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRentalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateRentalMockHandler = (overrideResponse?: Rental | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Rental> | Rental), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/rental/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRentalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteRentalMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/rental/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSaveRentalAgencyMockHandler = (overrideResponse?: RentalRow | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<RentalRow> | RentalRow), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/rental/:id/agency/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveRentalAgencyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRentalMatchesMockHandler = (overrideResponse?: RentalMatches | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RentalMatches> | RentalMatches), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/rental/:id/match/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRentalMatchesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateRentalOfferMockHandler = (overrideResponse?: RentalOffer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RentalOffer> | RentalOffer), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/rental/:id/offer/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRentalOfferResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCreateRentalLinkMockHandler = (overrideResponse?: RentalLink | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RentalLink> | RentalLink), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/rental/:id/link/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRentalLinkResponseMock(),
      { status: 201
      })
  }, options)
}

export const getSaveRentalCheckMockHandler = (overrideResponse?: Rental | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Rental> | Rental), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/rental/:id/check/:rule/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveRentalCheckResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadRentalDocumentMockHandler = (overrideResponse?: Rental | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Rental> | Rental), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/rental/:id/document/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadRentalDocumentResponseMock(),
      { status: 201
      })
  }, options)
}

export const getDownloadRentalDocumentMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/rental/:id/document/:documentId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadRentalDocumentResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getRemoveRentalDocumentMockHandler = (overrideResponse?: Rental | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Rental> | Rental), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/rental/:id/document/:documentId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveRentalDocumentResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRentalMock = () => [
  getListRentalsMockHandler(),
  getCreateRentalMockHandler(),
  getGetRentalRulesMockHandler(),
  getCheckRentalMockHandler(),
  getListMyRentalsMockHandler(),
  getListNamedRentalsMockHandler(),
  getListRentalOfficersMockHandler(),
  getOpenRentalLinkMockHandler(),
  getSendRentalDocumentMockHandler(),
  getGetRentalStatsMockHandler(),
  getListRentalContractsMockHandler(),
  getListRentalOffersMockHandler(),
  getAnswerRentalOfferMockHandler(),
  getCreateRentalContractMockHandler(),
  getAnnulRentalContractMockHandler(),
  getGetRentalMockHandler(),
  getUpdateRentalMockHandler(),
  getDeleteRentalMockHandler(),
  getSaveRentalAgencyMockHandler(),
  getListRentalMatchesMockHandler(),
  getCreateRentalOfferMockHandler(),
  getCreateRentalLinkMockHandler(),
  getSaveRentalCheckMockHandler(),
  getUploadRentalDocumentMockHandler(),
  getDownloadRentalDocumentMockHandler(),
  getRemoveRentalDocumentMockHandler()
]
