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
  Condition,
  ContactMethod,
  EnergyLetter,
  FeatureCode,
  Island,
  ListingPrecision,
  MediaKind,
  MediaLabel,
  Operation,
  PropertySubtype,
  PropertyType,
  PublicOperation,
  RentPeriod,
  SpokenLanguage,
  TrustCheckId,
  TrustCheckState,
  Utility
} from '../../model';
import type {
  Agreement,
  AgreementHomePage,
  AgreementList,
  Network,
  NetworkHome,
  NetworkHomePage,
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

export const getSearchNetworkHomesResponseMock = (overrideResponse: Partial<Extract<NetworkHomePage, object>> = {}): NetworkHomePage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({home: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), operation: faker.helpers.arrayElement(Object.values(PublicOperation)), price: faker.helpers.arrayElement([faker.number.int(), null]), previousPrice: faker.helpers.arrayElement([faker.number.int(), null]), rentPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentPeriod)),null,]), type: faker.helpers.arrayElement(Object.values(PropertyType)), subtype: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertySubtype)),null,]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}}), island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), bedrooms: faker.helpers.arrayElement([faker.number.int(), null]), bathrooms: faker.helpers.arrayElement([faker.number.int(), null]), area: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), areaKind: faker.helpers.arrayElement([faker.helpers.arrayElement(['built','builtWithCommon','usable','plot'] as const),null,]), pricePerM2: faker.helpers.arrayElement([faker.number.int(), null]), photo: faker.helpers.arrayElement([{src: faker.string.alpha({length: {min: 10, max: 20}}), widths: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), width: faker.number.int(), height: faker.number.int(), color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), kind: faker.helpers.arrayElement(Object.values(MediaKind)), label: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MediaLabel)),null,]), caption: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}},null,]), photoCount: faker.number.int(), isNew: faker.datatype.boolean(), exclusive: faker.datatype.boolean(), newBuild: faker.datatype.boolean(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), agencies: faker.helpers.arrayElement([faker.number.int({min: 2}), undefined]), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,]), precision: faker.helpers.arrayElement(Object.values(ListingPrecision)), publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}, offer: {source: faker.helpers.arrayElement(Object.values(AssetSource)), agencyId: faker.string.uuid(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), agreementId: faker.string.uuid(), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), onPartnerWeb: faker.datatype.boolean(), onPortals: faker.datatype.boolean()}})), total: faker.number.int({min: 0}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bySource: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({source: faker.helpers.arrayElement(Object.values(AssetSource)), count: faker.number.int({min: 0})})), ...overrideResponse})

export const getGetNetworkHomeResponseMock = (overrideResponse: Partial<Extract<NetworkHome, object>> = {}): NetworkHome => ({home: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), prices: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({operation: faker.helpers.arrayElement(Object.values(PublicOperation)), price: faker.helpers.arrayElement([faker.number.int(), null]), previousPrice: faker.helpers.arrayElement([faker.number.int(), null]), rentPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentPeriod)),null,])})), offers: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({operation: faker.helpers.arrayElement(Object.values(Operation)), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), priceOnRequest: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), rentPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentPeriod)), undefined]), vatRatePct: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), undefined]), vatIncluded: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), transferPrice: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), parkingPrice: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), depositMonths: faker.helpers.arrayElement([faker.number.int({min: 0, max: 12}), undefined]), extraGuaranteeMonths: faker.helpers.arrayElement([faker.number.int({min: 0, max: 12}), undefined]), minStayMonths: faker.helpers.arrayElement([faker.number.int({min: 0, max: 120}), undefined]), maxStayMonths: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1200}), undefined]), availableFrom: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), optionToBuy: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), petsAllowed: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), studentsAllowed: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), utilitiesIncluded: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Utility)), undefined]), seasons: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({from: faker.date.past().toISOString().slice(0, 10), to: faker.date.past().toISOString().slice(0, 10), price: faker.number.int({min: 0, max: 99999999999})})), undefined]), usufructuaryAges: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 18, max: 120}))), undefined]), monthlyAnnuity: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), currentlyLet: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), currentRent: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), letUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined])})), priceHistory: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', operation: faker.helpers.arrayElement(Object.values(PublicOperation)), price: faker.helpers.arrayElement([faker.number.int(), null])})), type: faker.helpers.arrayElement(Object.values(PropertyType)), subtype: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PropertySubtype)),null,]), condition: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Condition)), undefined]), constructionYear: faker.helpers.arrayElement([faker.number.int(), undefined]), renovationYear: faker.helpers.arrayElement([faker.number.int(), undefined]), protectionRegime: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), development: faker.helpers.arrayElement([{name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), undefined]), phase: faker.helpers.arrayElement([faker.helpers.arrayElement(['land_move','foundation','carpentry','pilot','paving','equipment','keydelivery'] as const), undefined]), deliveryMonth: faker.helpers.arrayElement([faker.number.int({min: 1, max: 12}), undefined]), deliveryYear: faker.helpers.arrayElement([faker.number.int({min: 2000, max: 2100}), undefined]), finished: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, undefined]), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, metaDescription: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, location: {island: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Island)),null,]), province: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), municipalityIne: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), municipality: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), placeSlug: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), zoneName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), urbanisation: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), street: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), floor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), outsideArea: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), precision: faker.helpers.arrayElement(Object.values(ListingPrecision)), geo: faker.helpers.arrayElement([{lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lon: faker.number.float({min: -180, max: 180, fractionDigits: 2})},null,])}, layout: {usable: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), built: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), builtWithCommon: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), plot: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), cadastralBuilt: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), terrace: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), coveredTerrace: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), basement: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), attic: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), garage: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), kitchenArea: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), diningArea: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), facadeLength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 10000, fractionDigits: 2}), undefined]), ceilingHeight: faker.helpers.arrayElement([faker.number.float({min: 0, max: 50, fractionDigits: 2}), undefined]), buildable: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), minimumTradable: faker.helpers.arrayElement([faker.number.float({min: 0, max: 99999999, fractionDigits: 2}), undefined]), areaSource: faker.helpers.arrayElement([faker.helpers.arrayElement(['deed','cadastre','measured','owner'] as const), undefined]), bedrooms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 200}), undefined]), doubleBedrooms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 200}), undefined]), singleBedrooms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 200}), undefined]), bathrooms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 200}), undefined]), toilets: faker.helpers.arrayElement([faker.number.int({min: 0, max: 200}), undefined]), ensuites: faker.helpers.arrayElement([faker.number.int({min: 0, max: 200}), undefined]), livingRooms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 50}), undefined]), floorsInHome: faker.helpers.arrayElement([faker.number.int({min: 0, max: 60}), undefined]), kitchenType: faker.helpers.arrayElement([faker.helpers.arrayElement(['independent','open','office','kitchenette'] as const), undefined]), kitchenEquipped: faker.helpers.arrayElement([faker.helpers.arrayElement(['none','furnished','appliances'] as const), undefined]), furnished: faker.helpers.arrayElement([faker.helpers.arrayElement(['none','partial','full'] as const), undefined]), exterior: faker.helpers.arrayElement([faker.helpers.arrayElement(['exterior','interior','both'] as const), undefined]), orientation: faker.helpers.arrayElement([faker.helpers.arrayElements(['N','NE','E','SE','S','SW','W','NW'] as const), undefined]), views: faker.helpers.arrayElement([faker.helpers.arrayElements(['sea','mountain','pool','garden','golf','city','country','harbour'] as const), undefined]), seaDistance: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000}), undefined]), firstLine: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, features: {features: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(FeatureCode)), undefined]), pool: faker.helpers.arrayElement([faker.helpers.arrayElement(['none','private','communal'] as const), undefined]), garden: faker.helpers.arrayElement([faker.helpers.arrayElement(['none','private','communal'] as const), undefined]), tennis: faker.helpers.arrayElement([faker.helpers.arrayElement(['none','private','communal'] as const), undefined]), parkingSpaces: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), parkingIncluded: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), parkingCovered: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), heatingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['centralGas','centralFuel','centralOther','individualGas','individualElectric','individualHeatPump','individualOther','stove','noHeating'] as const), undefined]), heatingFuel: faker.helpers.arrayElement([faker.helpers.arrayElement(['gas','electric','oil','butane','propane','solar','biomass'] as const), undefined]), hotWater: faker.helpers.arrayElement([faker.helpers.arrayElement(['gas','electric','oil','butane','propane','solar','heatPump'] as const), undefined]), airConditioning: faker.helpers.arrayElement([faker.helpers.arrayElement(['none','preinstalled','cold','coldHeat'] as const), undefined]), waterSource: faker.helpers.arrayElement([faker.helpers.arrayElement(['mains','well','tank'] as const), undefined]), waterSoftener: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), electricity: faker.helpers.arrayElement([faker.helpers.arrayElement(['none','single','threePhase'] as const), undefined]), gasMains: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), sewer: faker.helpers.arrayElement([faker.helpers.arrayElement(['mains','septic','none'] as const), undefined]), solarKw: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), undefined]), flooring: faker.helpers.arrayElement([faker.helpers.arrayElement(['marble','wood','tile','hydraulic','stone','terrazzo','concrete','other'] as const), undefined]), joineryInside: faker.helpers.arrayElement([faker.helpers.arrayElement(['wood','lacquered','other'] as const), undefined]), joineryOutside: faker.helpers.arrayElement([faker.helpers.arrayElement(['wood','aluminium','pvc','iron','other'] as const), undefined]), facade: faker.helpers.arrayElement([faker.helpers.arrayElement(['stone','render','brick','glass','mixed','other'] as const), undefined]), shopWindows: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined]), lastActivity: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), undefined]), roadAccess: faker.helpers.arrayElement([faker.helpers.arrayElement(['urban','road','track','highway','none'] as const), undefined]), allowedUse: faker.helpers.arrayElement([faker.helpers.arrayElement(['residential','agricultural','commercial','services','industrial','multi','single'] as const), undefined])}, energy: {status: faker.helpers.arrayElement([faker.helpers.arrayElement(['pending','provided','in_process','exempt'] as const), undefined]), consumptionLetter: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(EnergyLetter)), undefined]), consumptionKwh: faker.helpers.arrayElement([faker.number.float({min: 0.1, max: 999, fractionDigits: 2}), undefined]), emissionsLetter: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(EnergyLetter)), undefined]), emissionsKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 999, fractionDigits: 2}), undefined]), certificateNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), issuedOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), expiresOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined])}, cedulaState: faker.helpers.arrayElement([faker.helpers.arrayElement(['has','applied','absent'] as const), undefined]), touristLicence: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement([faker.helpers.arrayElement(['ETV','ETVPL','ETV60','other'] as const), undefined]), number: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), places: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), undefined]), nrua: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined])}, undefined]), seaDistance: faker.helpers.arrayElement([faker.number.int(), undefined]), sun: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({facing: faker.helpers.arrayElement(['N','NE','E','SE','S','SW','W','NW'] as const), hours: Array.from({ length: faker.number.int({min: 12, max: 12}) }, (_, i) => i + 1).map(() => (faker.number.float({min: 0, max: 16, fractionDigits: 2})))})), undefined]), costs: {communityFee: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), communityFeePeriod: faker.helpers.arrayElement([faker.helpers.arrayElement(['month','quarter','year'] as const), undefined]), communityFeeIncluded: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ibiYearly: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), garbageYearly: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined])}, trust: faker.helpers.arrayElement([{step: faker.number.int({min: 0, max: 4}), checks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement(Object.values(TrustCheckId)), state: faker.helpers.arrayElement(Object.values(TrustCheckState)), on: faker.date.past().toISOString().slice(0, 10)}))}, undefined]), photos: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({src: faker.string.alpha({length: {min: 10, max: 20}}), widths: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), width: faker.number.int(), height: faker.number.int(), color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), kind: faker.helpers.arrayElement(Object.values(MediaKind)), label: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MediaLabel)),null,]), caption: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}})), videoUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), virtualTourUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), agency: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), languages: faker.helpers.arrayElements(Object.values(SpokenLanguage)), registration: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, others: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), agency: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), languages: faker.helpers.arrayElements(Object.values(SpokenLanguage)), registration: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, operation: faker.helpers.arrayElement(Object.values(PublicOperation)), price: faker.helpers.arrayElement([faker.number.int(), null]), rentPeriod: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RentPeriod)),null,])})), undefined]), agent: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), languages: faker.helpers.arrayElements(Object.values(SpokenLanguage)), replyMinutes: faker.helpers.arrayElement([faker.number.int(), undefined])},null,]), exclusive: faker.datatype.boolean(), newBuild: faker.datatype.boolean(), isNew: faker.datatype.boolean(), featured: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), contactMethods: faker.helpers.arrayElements(Object.values(ContactMethod)), publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', onMarketAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', facts: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),]))),])
      }, undefined])}, offer: {source: faker.helpers.arrayElement(Object.values(AssetSource)), agencyId: faker.string.uuid(), agencyName: faker.string.alpha({length: {min: 10, max: 20}}), agreementId: faker.string.uuid(), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), onPartnerWeb: faker.datatype.boolean(), onPortals: faker.datatype.boolean()}, ...overrideResponse})

export const getListAgreementsResponseMock = (overrideResponse: Partial<Extract<AgreementList, object>> = {}): AgreementList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), networkId: faker.string.uuid(), networkName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(AssetSource)), partnerId: faker.string.uuid(), partnerName: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(AgreementState)), turn: faker.datatype.boolean(), inForce: faker.helpers.arrayElement([faker.number.int(), null]), proposed: faker.helpers.arrayElement([faker.number.int(), null]), versions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.number.int({min: 1}), terms: {filter: {operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), places: ["alcudia","pollenca"], priceMin: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), priceMax: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), onPartnerWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), onPortals: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), validDays: faker.number.int({min: 1, max: 3650}), noticeDays: faker.number.int({min: 0, max: 365}), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined])}, hash: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), acceptedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), endsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), counts: {shared: faker.number.int({min: 0}), withheld: faker.number.int({min: 0}), partnerShared: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), partnerWithheld: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}})), ...overrideResponse})

export const getCreateAgreementResponseMock = (overrideResponse: Partial<Extract<AgreementList, object>> = {}): AgreementList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), networkId: faker.string.uuid(), networkName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(AssetSource)), partnerId: faker.string.uuid(), partnerName: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(AgreementState)), turn: faker.datatype.boolean(), inForce: faker.helpers.arrayElement([faker.number.int(), null]), proposed: faker.helpers.arrayElement([faker.number.int(), null]), versions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.number.int({min: 1}), terms: {filter: {operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), places: ["alcudia","pollenca"], priceMin: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), priceMax: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), onPartnerWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), onPortals: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), validDays: faker.number.int({min: 1, max: 3650}), noticeDays: faker.number.int({min: 0, max: 365}), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined])}, hash: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), acceptedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), endsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), counts: {shared: faker.number.int({min: 0}), withheld: faker.number.int({min: 0}), partnerShared: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), partnerWithheld: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}})), ...overrideResponse})

export const getGetAgreementResponseMock = (overrideResponse: Partial<Extract<Agreement, object>> = {}): Agreement => ({id: faker.string.uuid(), networkId: faker.string.uuid(), networkName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(AssetSource)), partnerId: faker.string.uuid(), partnerName: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(AgreementState)), turn: faker.datatype.boolean(), inForce: faker.helpers.arrayElement([faker.number.int(), null]), proposed: faker.helpers.arrayElement([faker.number.int(), null]), versions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.number.int({min: 1}), terms: {filter: {operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), places: ["alcudia","pollenca"], priceMin: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), priceMax: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), onPartnerWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), onPortals: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), validDays: faker.number.int({min: 1, max: 3650}), noticeDays: faker.number.int({min: 0, max: 365}), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined])}, hash: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), acceptedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), endsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), counts: {shared: faker.number.int({min: 0}), withheld: faker.number.int({min: 0}), partnerShared: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), partnerWithheld: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, ...overrideResponse})

export const getAcceptAgreementResponseMock = (overrideResponse: Partial<Extract<Agreement, object>> = {}): Agreement => ({id: faker.string.uuid(), networkId: faker.string.uuid(), networkName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(AssetSource)), partnerId: faker.string.uuid(), partnerName: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(AgreementState)), turn: faker.datatype.boolean(), inForce: faker.helpers.arrayElement([faker.number.int(), null]), proposed: faker.helpers.arrayElement([faker.number.int(), null]), versions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.number.int({min: 1}), terms: {filter: {operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), places: ["alcudia","pollenca"], priceMin: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), priceMax: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), onPartnerWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), onPortals: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), validDays: faker.number.int({min: 1, max: 3650}), noticeDays: faker.number.int({min: 0, max: 365}), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined])}, hash: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), acceptedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), endsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), counts: {shared: faker.number.int({min: 0}), withheld: faker.number.int({min: 0}), partnerShared: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), partnerWithheld: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, ...overrideResponse})

export const getRefuseAgreementResponseMock = (overrideResponse: Partial<Extract<Agreement, object>> = {}): Agreement => ({id: faker.string.uuid(), networkId: faker.string.uuid(), networkName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(AssetSource)), partnerId: faker.string.uuid(), partnerName: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(AgreementState)), turn: faker.datatype.boolean(), inForce: faker.helpers.arrayElement([faker.number.int(), null]), proposed: faker.helpers.arrayElement([faker.number.int(), null]), versions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.number.int({min: 1}), terms: {filter: {operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), places: ["alcudia","pollenca"], priceMin: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), priceMax: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), onPartnerWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), onPortals: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), validDays: faker.number.int({min: 1, max: 3650}), noticeDays: faker.number.int({min: 0, max: 365}), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined])}, hash: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), acceptedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), endsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), counts: {shared: faker.number.int({min: 0}), withheld: faker.number.int({min: 0}), partnerShared: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), partnerWithheld: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, ...overrideResponse})

export const getProposeAgreementResponseMock = (overrideResponse: Partial<Extract<Agreement, object>> = {}): Agreement => ({id: faker.string.uuid(), networkId: faker.string.uuid(), networkName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(AssetSource)), partnerId: faker.string.uuid(), partnerName: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(AgreementState)), turn: faker.datatype.boolean(), inForce: faker.helpers.arrayElement([faker.number.int(), null]), proposed: faker.helpers.arrayElement([faker.number.int(), null]), versions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.number.int({min: 1}), terms: {filter: {operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), places: ["alcudia","pollenca"], priceMin: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), priceMax: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), onPartnerWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), onPortals: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), validDays: faker.number.int({min: 1, max: 3650}), noticeDays: faker.number.int({min: 0, max: 365}), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined])}, hash: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), acceptedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), endsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), counts: {shared: faker.number.int({min: 0}), withheld: faker.number.int({min: 0}), partnerShared: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), partnerWithheld: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, ...overrideResponse})

export const getRevokeAgreementResponseMock = (overrideResponse: Partial<Extract<Agreement, object>> = {}): Agreement => ({id: faker.string.uuid(), networkId: faker.string.uuid(), networkName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(AssetSource)), partnerId: faker.string.uuid(), partnerName: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(AgreementState)), turn: faker.datatype.boolean(), inForce: faker.helpers.arrayElement([faker.number.int(), null]), proposed: faker.helpers.arrayElement([faker.number.int(), null]), versions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.number.int({min: 1}), terms: {filter: {operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), places: ["alcudia","pollenca"], priceMin: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), priceMax: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), undefined])}, onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), commissionPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), sellerSplitPct: faker.number.float({min: 0, max: 100, fractionDigits: 2}), onPartnerWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), onPortals: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), validDays: faker.number.int({min: 1, max: 3650}), noticeDays: faker.number.int({min: 0, max: 365}), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined])}, hash: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.datatype.boolean(), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), acceptedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), endsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), counts: {shared: faker.number.int({min: 0}), withheld: faker.number.int({min: 0}), partnerShared: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), partnerWithheld: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, ...overrideResponse})

export const getListAgreementHomesResponseMock = (overrideResponse: Partial<Extract<AgreementHomePage, object>> = {}): AgreementHomePage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, place: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.arrayElement([faker.number.int(), null]), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(['shared','withheld'] as const), reasons: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({rule: faker.helpers.arrayElement(['mandate','foreign','commission','phone','email','site','name','code','watermark'] as const), field: faker.string.alpha({length: {min: 10, max: 20}}), step: faker.number.int({min: 1, max: 8}), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), message: faker.string.alpha({length: {min: 10, max: 20}})}))})), total: faker.number.int({min: 0}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), counts: {shared: faker.number.int({min: 0}), withheld: faker.number.int({min: 0}), partnerShared: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), partnerWithheld: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, byRule: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({rule: faker.string.alpha({length: {min: 10, max: 20}}), field: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 1})})), ...overrideResponse})


export const getListNetworksMockHandler = (overrideResponse?: NetworkList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NetworkList> | NetworkList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/network/circle/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNetworksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateNetworkMockHandler = (overrideResponse?: Network | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Network> | Network), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/network/circle/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateNetworkResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetNetworkMockHandler = (overrideResponse?: Network | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Network> | Network), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/network/circle/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNetworkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateNetworkMockHandler = (overrideResponse?: Network | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Network> | Network), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/network/circle/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNetworkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateNetworkInvitationMockHandler = (overrideResponse?: Network | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Network> | Network), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/network/circle/:id/invitation/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateNetworkInvitationResponseMock(),
      { status: 201
      })
  }, options)
}

export const getLeaveNetworkMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/network/circle/:id/leave/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getAssignNetworkLeadMockHandler = (overrideResponse?: Network | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Network> | Network), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/network/circle/:id/lead/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignNetworkLeadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveNetworkMemberMockHandler = (overrideResponse?: Network | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Network> | Network), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/network/circle/:id/expel/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveNetworkMemberResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetNetworkBlockMockHandler = (overrideResponse?: Network | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Network> | Network), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/network/circle/:id/block/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


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

export const getSearchNetworkHomesMockHandler = (overrideResponse?: NetworkHomePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NetworkHomePage> | NetworkHomePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/network/home/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchNetworkHomesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetNetworkHomeMockHandler = (overrideResponse?: NetworkHome | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NetworkHome> | NetworkHome), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/network/home/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNetworkHomeResponseMock(),
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
  getSearchNetworkHomesMockHandler(),
  getGetNetworkHomeMockHandler(),
  getListAgreementsMockHandler(),
  getCreateAgreementMockHandler(),
  getGetAgreementMockHandler(),
  getAcceptAgreementMockHandler(),
  getRefuseAgreementMockHandler(),
  getProposeAgreementMockHandler(),
  getRevokeAgreementMockHandler(),
  getListAgreementHomesMockHandler()
]
