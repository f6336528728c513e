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
  AgreementState,
  AssetSource,
  PropertyType,
  PublicOperation
} from '../../model';
import type {
  Agreement,
  AgreementHomePage,
  AgreementList,
  Network,
  NetworkInvitation,
  NetworkList
} from '../../model';


export const getListNetworksResponseMock = (overrideResponse: Partial<Extract<NetworkList, object>> = {}): NetworkList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(AssetSource)), name: faker.string.alpha({length: {min: 10, max: 20}}), rules: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), approved: faker.datatype.boolean(), lead: faker.datatype.boolean(), members: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({agencyId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), lead: faker.datatype.boolean(), own: faker.datatype.boolean(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', blocked: faker.datatype.boolean()})), invited: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), version: faker.number.int({min: 1})})), invitations: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(AssetSource)), name: faker.string.alpha({length: {min: 10, max: 20}}), rules: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byAgency: faker.string.alpha({length: {min: 10, max: 20}}), members: faker.number.int({min: 1}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), ...overrideResponse})

export const getCreateNetworkResponseMock = (overrideResponse: Partial<Extract<Network, object>> = {}): Network => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(AssetSource)), name: faker.string.alpha({length: {min: 10, max: 20}}), rules: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), approved: faker.datatype.boolean(), lead: faker.datatype.boolean(), members: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({agencyId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), lead: faker.datatype.boolean(), own: faker.datatype.boolean(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', blocked: faker.datatype.boolean()})), invited: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), version: faker.number.int({min: 1}), ...overrideResponse})

export const getGetNetworkResponseMock = (overrideResponse: Partial<Extract<Network, object>> = {}): Network => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(AssetSource)), name: faker.string.alpha({length: {min: 10, max: 20}}), rules: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), approved: faker.datatype.boolean(), lead: faker.datatype.boolean(), members: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({agencyId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), lead: faker.datatype.boolean(), own: faker.datatype.boolean(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', blocked: faker.datatype.boolean()})), invited: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), version: faker.number.int({min: 1}), ...overrideResponse})

export const getUpdateNetworkResponseMock = (overrideResponse: Partial<Extract<Network, object>> = {}): Network => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(AssetSource)), name: faker.string.alpha({length: {min: 10, max: 20}}), rules: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), approved: faker.datatype.boolean(), lead: faker.datatype.boolean(), members: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({agencyId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), lead: faker.datatype.boolean(), own: faker.datatype.boolean(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', blocked: faker.datatype.boolean()})), invited: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), version: faker.number.int({min: 1}), ...overrideResponse})

export const getCreateNetworkInvitationResponseMock = (overrideResponse: Partial<Extract<Network, object>> = {}): Network => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(AssetSource)), name: faker.string.alpha({length: {min: 10, max: 20}}), rules: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), approved: faker.datatype.boolean(), lead: faker.datatype.boolean(), members: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({agencyId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), lead: faker.datatype.boolean(), own: faker.datatype.boolean(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', blocked: faker.datatype.boolean()})), invited: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), version: faker.number.int({min: 1}), ...overrideResponse})

export const getAssignNetworkLeadResponseMock = (overrideResponse: Partial<Extract<Network, object>> = {}): Network => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(AssetSource)), name: faker.string.alpha({length: {min: 10, max: 20}}), rules: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), approved: faker.datatype.boolean(), lead: faker.datatype.boolean(), members: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({agencyId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), lead: faker.datatype.boolean(), own: faker.datatype.boolean(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', blocked: faker.datatype.boolean()})), invited: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), version: faker.number.int({min: 1}), ...overrideResponse})

export const getRemoveNetworkMemberResponseMock = (overrideResponse: Partial<Extract<Network, object>> = {}): Network => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(AssetSource)), name: faker.string.alpha({length: {min: 10, max: 20}}), rules: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), approved: faker.datatype.boolean(), lead: faker.datatype.boolean(), members: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({agencyId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), lead: faker.datatype.boolean(), own: faker.datatype.boolean(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', blocked: faker.datatype.boolean()})), invited: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), version: faker.number.int({min: 1}), ...overrideResponse})

export const getSetNetworkBlockResponseMock = (overrideResponse: Partial<Extract<Network, object>> = {}): Network => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(AssetSource)), name: faker.string.alpha({length: {min: 10, max: 20}}), rules: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), approved: faker.datatype.boolean(), lead: faker.datatype.boolean(), members: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({agencyId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), lead: faker.datatype.boolean(), own: faker.datatype.boolean(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', blocked: faker.datatype.boolean()})), invited: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), version: faker.number.int({min: 1}), ...overrideResponse})

export const getGetNetworkInvitationResponseMock = (overrideResponse: Partial<Extract<NetworkInvitation, object>> = {}): NetworkInvitation => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(AssetSource)), name: faker.string.alpha({length: {min: 10, max: 20}}), rules: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byAgency: faker.string.alpha({length: {min: 10, max: 20}}), members: faker.number.int({min: 1}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getAnswerNetworkInvitationResponseMock = (overrideResponse: Partial<Extract<NetworkList, object>> = {}): NetworkList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(AssetSource)), name: faker.string.alpha({length: {min: 10, max: 20}}), rules: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), approved: faker.datatype.boolean(), lead: faker.datatype.boolean(), members: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({agencyId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), lead: faker.datatype.boolean(), own: faker.datatype.boolean(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', blocked: faker.datatype.boolean()})), invited: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), version: faker.number.int({min: 1})})), invitations: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(Object.values(AssetSource)), name: faker.string.alpha({length: {min: 10, max: 20}}), rules: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byAgency: faker.string.alpha({length: {min: 10, max: 20}}), members: faker.number.int({min: 1}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), ...overrideResponse})

export const getListAgreementsResponseMock = (overrideResponse: Partial<Extract<AgreementList, object>> = {}): AgreementList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), networkId: faker.string.uuid(), networkName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(AssetSource)), partnerId: faker.string.uuid(), partnerName: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(AgreementState)), turn: faker.datatype.boolean(), inForce: faker.helpers.arrayElement([faker.number.int(), null]), proposed: faker.helpers.arrayElement([faker.number.int(), null]), versions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.number.int({min: 1}), terms: {filter: {operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), places: ["alcudia","pollenca"], priceMin: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), priceMax: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), onPartnerWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), onPortals: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), validDays: faker.number.int({min: 1, max: 3650}), noticeDays: faker.number.int({min: 0, max: 365}), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined])}, hash: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), acceptedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), endsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), counts: {shared: faker.number.int({min: 0}), withheld: faker.number.int({min: 0}), partnerShared: faker.number.int({min: 0}), partnerWithheld: faker.number.int({min: 0})}})), ...overrideResponse})

export const getCreateAgreementResponseMock = (overrideResponse: Partial<Extract<AgreementList, object>> = {}): AgreementList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), networkId: faker.string.uuid(), networkName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(AssetSource)), partnerId: faker.string.uuid(), partnerName: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(AgreementState)), turn: faker.datatype.boolean(), inForce: faker.helpers.arrayElement([faker.number.int(), null]), proposed: faker.helpers.arrayElement([faker.number.int(), null]), versions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.number.int({min: 1}), terms: {filter: {operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), places: ["alcudia","pollenca"], priceMin: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), priceMax: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), onPartnerWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), onPortals: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), validDays: faker.number.int({min: 1, max: 3650}), noticeDays: faker.number.int({min: 0, max: 365}), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined])}, hash: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), acceptedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), endsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), counts: {shared: faker.number.int({min: 0}), withheld: faker.number.int({min: 0}), partnerShared: faker.number.int({min: 0}), partnerWithheld: faker.number.int({min: 0})}})), ...overrideResponse})

export const getGetAgreementResponseMock = (overrideResponse: Partial<Extract<Agreement, object>> = {}): Agreement => ({id: faker.string.uuid(), networkId: faker.string.uuid(), networkName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(AssetSource)), partnerId: faker.string.uuid(), partnerName: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(AgreementState)), turn: faker.datatype.boolean(), inForce: faker.helpers.arrayElement([faker.number.int(), null]), proposed: faker.helpers.arrayElement([faker.number.int(), null]), versions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.number.int({min: 1}), terms: {filter: {operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), places: ["alcudia","pollenca"], priceMin: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), priceMax: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), onPartnerWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), onPortals: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), validDays: faker.number.int({min: 1, max: 3650}), noticeDays: faker.number.int({min: 0, max: 365}), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined])}, hash: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), acceptedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), endsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), counts: {shared: faker.number.int({min: 0}), withheld: faker.number.int({min: 0}), partnerShared: faker.number.int({min: 0}), partnerWithheld: faker.number.int({min: 0})}, ...overrideResponse})

export const getAcceptAgreementResponseMock = (overrideResponse: Partial<Extract<Agreement, object>> = {}): Agreement => ({id: faker.string.uuid(), networkId: faker.string.uuid(), networkName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(AssetSource)), partnerId: faker.string.uuid(), partnerName: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(AgreementState)), turn: faker.datatype.boolean(), inForce: faker.helpers.arrayElement([faker.number.int(), null]), proposed: faker.helpers.arrayElement([faker.number.int(), null]), versions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.number.int({min: 1}), terms: {filter: {operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), places: ["alcudia","pollenca"], priceMin: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), priceMax: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), onPartnerWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), onPortals: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), validDays: faker.number.int({min: 1, max: 3650}), noticeDays: faker.number.int({min: 0, max: 365}), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined])}, hash: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), acceptedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), endsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), counts: {shared: faker.number.int({min: 0}), withheld: faker.number.int({min: 0}), partnerShared: faker.number.int({min: 0}), partnerWithheld: faker.number.int({min: 0})}, ...overrideResponse})

export const getRefuseAgreementResponseMock = (overrideResponse: Partial<Extract<Agreement, object>> = {}): Agreement => ({id: faker.string.uuid(), networkId: faker.string.uuid(), networkName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(AssetSource)), partnerId: faker.string.uuid(), partnerName: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(AgreementState)), turn: faker.datatype.boolean(), inForce: faker.helpers.arrayElement([faker.number.int(), null]), proposed: faker.helpers.arrayElement([faker.number.int(), null]), versions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.number.int({min: 1}), terms: {filter: {operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), places: ["alcudia","pollenca"], priceMin: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), priceMax: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), onPartnerWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), onPortals: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), validDays: faker.number.int({min: 1, max: 3650}), noticeDays: faker.number.int({min: 0, max: 365}), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined])}, hash: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), acceptedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), endsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), counts: {shared: faker.number.int({min: 0}), withheld: faker.number.int({min: 0}), partnerShared: faker.number.int({min: 0}), partnerWithheld: faker.number.int({min: 0})}, ...overrideResponse})

export const getProposeAgreementResponseMock = (overrideResponse: Partial<Extract<Agreement, object>> = {}): Agreement => ({id: faker.string.uuid(), networkId: faker.string.uuid(), networkName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(AssetSource)), partnerId: faker.string.uuid(), partnerName: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(AgreementState)), turn: faker.datatype.boolean(), inForce: faker.helpers.arrayElement([faker.number.int(), null]), proposed: faker.helpers.arrayElement([faker.number.int(), null]), versions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.number.int({min: 1}), terms: {filter: {operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), places: ["alcudia","pollenca"], priceMin: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), priceMax: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), onPartnerWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), onPortals: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), validDays: faker.number.int({min: 1, max: 3650}), noticeDays: faker.number.int({min: 0, max: 365}), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined])}, hash: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), acceptedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), endsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), counts: {shared: faker.number.int({min: 0}), withheld: faker.number.int({min: 0}), partnerShared: faker.number.int({min: 0}), partnerWithheld: faker.number.int({min: 0})}, ...overrideResponse})

export const getRevokeAgreementResponseMock = (overrideResponse: Partial<Extract<Agreement, object>> = {}): Agreement => ({id: faker.string.uuid(), networkId: faker.string.uuid(), networkName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(AssetSource)), partnerId: faker.string.uuid(), partnerName: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(AgreementState)), turn: faker.datatype.boolean(), inForce: faker.helpers.arrayElement([faker.number.int(), null]), proposed: faker.helpers.arrayElement([faker.number.int(), null]), versions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.number.int({min: 1}), terms: {filter: {operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), places: ["alcudia","pollenca"], priceMin: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), priceMax: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), onPartnerWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), onPortals: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), validDays: faker.number.int({min: 1, max: 3650}), noticeDays: faker.number.int({min: 0, max: 365}), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined])}, hash: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), acceptedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), endsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), counts: {shared: faker.number.int({min: 0}), withheld: faker.number.int({min: 0}), partnerShared: faker.number.int({min: 0}), partnerWithheld: faker.number.int({min: 0})}, ...overrideResponse})

export const getListAgreementHomesResponseMock = (overrideResponse: Partial<Extract<AgreementHomePage, object>> = {}): AgreementHomePage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int(), null]), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(['shared','withheld'] as const), reasons: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({rule: faker.helpers.arrayElement(['mandate','foreign','commission','phone','email','site','name'] as const), field: faker.string.alpha({length: {min: 10, max: 20}}), step: faker.number.int({min: 1, max: 8}), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), message: faker.string.alpha({length: {min: 10, max: 20}})}))})), total: faker.number.int({min: 0}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), counts: {shared: faker.number.int({min: 0}), withheld: faker.number.int({min: 0}), partnerShared: faker.number.int({min: 0}), partnerWithheld: faker.number.int({min: 0})}, byRule: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({rule: faker.string.alpha({length: {min: 10, max: 20}}), field: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 1})})), ...overrideResponse})


export const getListNetworksMockHandler = (overrideResponse?: NetworkList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NetworkList> | NetworkList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/network/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNetworksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateNetworkMockHandler = (overrideResponse?: Network | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Network> | Network), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/network/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateNetworkResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetNetworkMockHandler = (overrideResponse?: Network | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Network> | Network), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/network/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNetworkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateNetworkMockHandler = (overrideResponse?: Network | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Network> | Network), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/network/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNetworkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateNetworkInvitationMockHandler = (overrideResponse?: Network | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Network> | Network), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/network/:id/invitation/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateNetworkInvitationResponseMock(),
      { status: 201
      })
  }, options)
}

export const getLeaveNetworkMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/network/:id/leave/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getAssignNetworkLeadMockHandler = (overrideResponse?: Network | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Network> | Network), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/network/:id/lead/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignNetworkLeadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveNetworkMemberMockHandler = (overrideResponse?: Network | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Network> | Network), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/network/:id/expel/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveNetworkMemberResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetNetworkBlockMockHandler = (overrideResponse?: Network | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Network> | Network), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/network/:id/block/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetNetworkBlockResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetNetworkInvitationMockHandler = (overrideResponse?: NetworkInvitation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NetworkInvitation> | NetworkInvitation), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/network/invitation/:key/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNetworkInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAnswerNetworkInvitationMockHandler = (overrideResponse?: NetworkList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NetworkList> | NetworkList), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/network/invitation/:key/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerNetworkInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAgreementsMockHandler = (overrideResponse?: AgreementList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AgreementList> | AgreementList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/network/agreement/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAgreementsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateAgreementMockHandler = (overrideResponse?: AgreementList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AgreementList> | AgreementList), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/network/agreement/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAgreementResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetAgreementMockHandler = (overrideResponse?: Agreement | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Agreement> | Agreement), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/network/agreement/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAgreementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptAgreementMockHandler = (overrideResponse?: Agreement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Agreement> | Agreement), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/network/agreement/:id/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptAgreementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefuseAgreementMockHandler = (overrideResponse?: Agreement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Agreement> | Agreement), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/network/agreement/:id/refuse/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefuseAgreementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getProposeAgreementMockHandler = (overrideResponse?: Agreement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Agreement> | Agreement), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/network/agreement/:id/counter/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProposeAgreementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokeAgreementMockHandler = (overrideResponse?: Agreement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Agreement> | Agreement), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/network/agreement/:id/revoke/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeAgreementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAgreementHomesMockHandler = (overrideResponse?: AgreementHomePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AgreementHomePage> | AgreementHomePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/network/agreement/:id/home/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAgreementHomesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getNetworkMock = () => [
  getListNetworksMockHandler(),
  getCreateNetworkMockHandler(),
  getGetNetworkMockHandler(),
  getUpdateNetworkMockHandler(),
  getCreateNetworkInvitationMockHandler(),
  getLeaveNetworkMockHandler(),
  getAssignNetworkLeadMockHandler(),
  getRemoveNetworkMemberMockHandler(),
  getSetNetworkBlockMockHandler(),
  getGetNetworkInvitationMockHandler(),
  getAnswerNetworkInvitationMockHandler(),
  getListAgreementsMockHandler(),
  getCreateAgreementMockHandler(),
  getGetAgreementMockHandler(),
  getAcceptAgreementMockHandler(),
  getRefuseAgreementMockHandler(),
  getProposeAgreementMockHandler(),
  getRevokeAgreementMockHandler(),
  getListAgreementHomesMockHandler()
]
