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
  DocumentType,
  Island,
  MarketCancellation,
  MarketCategory,
  MarketLack,
  MarketPayWhen,
  MarketPriceKind,
  MarketPublicationStatus,
  SellerCards,
  SellerKind,
  SellerPayoutState
} from '../../model';
import type {
  MarketItem,
  MarketPage,
  MarketPublication,
  MarketPublicationPage,
  MarketSum,
  MarketTimes,
  Seller,
  SellerAccount,
  SellerPayoutPage
} from '../../model';


export const getListMarketResponseMock = (overrideResponse: Partial<Extract<MarketPage, object>> = {}): MarketPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), category: faker.helpers.arrayElement(Object.values(MarketCategory)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, picture: faker.helpers.arrayElement([{hash: "5f1c0a9e7b3d4c2a8e6f1d2b3c4a5e6f", color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), seller: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, rating: {average: faker.helpers.arrayElement([faker.number.float({min: 1, max: 5, fractionDigits: 2}), null]), count: faker.number.int({min: 0})}, price: {kind: faker.helpers.arrayElement(Object.values(MarketPriceKind)), amount: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), from: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), m2: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), upToM2: faker.helpers.arrayElement([faker.number.int(), null])}, way: faker.helpers.arrayElement([{minutes: faker.number.int({min: 0}), kilometres: faker.number.float({min: 0, fractionDigits: 2})},null,]), times: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 19) + 'Z')), firstDay: faker.date.past().toISOString().slice(0, 10), needsHome: faker.datatype.boolean(), own: faker.datatype.boolean()})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), total: faker.number.int({min: 0}), categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({category: faker.helpers.arrayElement(Object.values(MarketCategory)), count: faker.number.int({min: 0})})), home: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), m2: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), picture: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lacks: faker.helpers.arrayElements(Object.values(MarketCategory))},null,]), ...overrideResponse})

export const getGetSellerResponseMock = (overrideResponse: Partial<Extract<Seller, object>> = {}): Seller => ({data: {kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SellerKind)), undefined]), displayName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), legalName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), municipalityIne: "07040", phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), email: faker.helpers.arrayElement([faker.internet.email(), undefined]), registerNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), retention: faker.helpers.arrayElement([faker.helpers.arrayElement(['none','reduced','full'] as const), undefined]), hours: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 28}) }, (_, i) => i + 1).map(() => ({weekday: faker.number.int({min: 1, max: 7}), from: "09:30", to: "18:00"})), undefined]), bufferMinutes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 240}), undefined]), professionalNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), insurer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), policy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined])}, ibanEnd: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), missing: faker.helpers.arrayElements(['kind','displayName','legalName','taxId','address','municipalityIne','phone','email','registerNumber','iban'] as const), strikes: faker.number.int({min: 0}), isSuspended: faker.datatype.boolean(), isReviewed: faker.datatype.boolean(), cards: faker.helpers.arrayElement(Object.values(SellerCards)), version: faker.number.int({min: 0}), ...overrideResponse})

export const getUpdateSellerResponseMock = (overrideResponse: Partial<Extract<Seller, object>> = {}): Seller => ({data: {kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SellerKind)), undefined]), displayName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), legalName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), municipalityIne: "07040", phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), email: faker.helpers.arrayElement([faker.internet.email(), undefined]), registerNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), retention: faker.helpers.arrayElement([faker.helpers.arrayElement(['none','reduced','full'] as const), undefined]), hours: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 28}) }, (_, i) => i + 1).map(() => ({weekday: faker.number.int({min: 1, max: 7}), from: "09:30", to: "18:00"})), undefined]), bufferMinutes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 240}), undefined]), professionalNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), insurer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), policy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined])}, ibanEnd: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), missing: faker.helpers.arrayElements(['kind','displayName','legalName','taxId','address','municipalityIne','phone','email','registerNumber','iban'] as const), strikes: faker.number.int({min: 0}), isSuspended: faker.datatype.boolean(), isReviewed: faker.datatype.boolean(), cards: faker.helpers.arrayElement(Object.values(SellerCards)), version: faker.number.int({min: 0}), ...overrideResponse})

export const getOpenSellerAccountResponseMock = (overrideResponse: Partial<Extract<SellerAccount, object>> = {}): SellerAccount => ({url: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getListSellerPayoutsResponseMock = (overrideResponse: Partial<Extract<SellerPayoutPage, object>> = {}): SellerPayoutPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), amount: faker.number.int({min: 1}), state: faker.helpers.arrayElement(Object.values(SellerPayoutState)), orders: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), arrivesOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), held: faker.number.int(), due: faker.number.int(), ...overrideResponse})

export const getListMarketPublicationsResponseMock = (overrideResponse: Partial<Extract<MarketPublicationPage, object>> = {}): MarketPublicationPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(MarketPublicationStatus)), doc: {version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), category: faker.helpers.arrayElement(Object.values(MarketCategory)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, price: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(Object.values(MarketPriceKind)), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), min: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tiers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({upToM2: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100000}), undefined]), amount: faker.number.int({min: 0, max: 99999999999})})), undefined])}, undefined]), vat: faker.helpers.arrayElement([faker.helpers.arrayElement(['21','10','0'] as const), undefined]), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => ({id: "a1b2c3", name: faker.string.alpha({length: {min: 1, max: 120}}), amount: faker.number.int({min: 0, max: 99999999999})})), undefined]), islands: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Island)), undefined]), places: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("[a-z0-9-]+"))), undefined]), needsHome: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), travel: faker.helpers.arrayElement([{freeKm: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), perKm: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined])}, undefined]), minutes: faker.helpers.arrayElement([faker.number.int({min: 15, max: 480}), undefined]), leadDays: faker.helpers.arrayElement([faker.number.int({min: 0, max: 60}), undefined]), delivers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['photos','plan','video','document','text','work'] as const), min: faker.helpers.arrayElement([faker.number.int({min: 1, max: 200}), undefined]), max: faker.helpers.arrayElement([faker.number.int({min: 1, max: 200}), undefined])})), undefined]), needs: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(DocumentType)), undefined]), cancellation: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MarketCancellation)), undefined]), payWhen: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MarketPayWhen)), undefined])}, pictures: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({hash: "5f1c0a9e7b3d4c2a8e6f1d2b3c4a5e6f", color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), missing: faker.helpers.arrayElements(Object.values(MarketLack)), rejectReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rating: {average: faker.helpers.arrayElement([faker.number.float({min: 1, max: 5, fractionDigits: 2}), null]), count: faker.number.int({min: 0})}, orders: faker.number.int({min: 0}), views: faker.number.int({min: 0}), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1})})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), total: faker.number.int({min: 0}), isReviewed: faker.datatype.boolean(), ...overrideResponse})

export const getCreateMarketPublicationResponseMock = (overrideResponse: Partial<Extract<MarketPublication, object>> = {}): MarketPublication => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(MarketPublicationStatus)), doc: {version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), category: faker.helpers.arrayElement(Object.values(MarketCategory)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, price: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(Object.values(MarketPriceKind)), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), min: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tiers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({upToM2: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100000}), undefined]), amount: faker.number.int({min: 0, max: 99999999999})})), undefined])}, undefined]), vat: faker.helpers.arrayElement([faker.helpers.arrayElement(['21','10','0'] as const), undefined]), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => ({id: "a1b2c3", name: faker.string.alpha({length: {min: 1, max: 120}}), amount: faker.number.int({min: 0, max: 99999999999})})), undefined]), islands: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Island)), undefined]), places: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("[a-z0-9-]+"))), undefined]), needsHome: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), travel: faker.helpers.arrayElement([{freeKm: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), perKm: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined])}, undefined]), minutes: faker.helpers.arrayElement([faker.number.int({min: 15, max: 480}), undefined]), leadDays: faker.helpers.arrayElement([faker.number.int({min: 0, max: 60}), undefined]), delivers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['photos','plan','video','document','text','work'] as const), min: faker.helpers.arrayElement([faker.number.int({min: 1, max: 200}), undefined]), max: faker.helpers.arrayElement([faker.number.int({min: 1, max: 200}), undefined])})), undefined]), needs: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(DocumentType)), undefined]), cancellation: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MarketCancellation)), undefined]), payWhen: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MarketPayWhen)), undefined])}, pictures: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({hash: "5f1c0a9e7b3d4c2a8e6f1d2b3c4a5e6f", color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), missing: faker.helpers.arrayElements(Object.values(MarketLack)), rejectReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rating: {average: faker.helpers.arrayElement([faker.number.float({min: 1, max: 5, fractionDigits: 2}), null]), count: faker.number.int({min: 0})}, orders: faker.number.int({min: 0}), views: faker.number.int({min: 0}), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1}), ...overrideResponse})

export const getGetMarketPublicationResponseMock = (overrideResponse: Partial<Extract<MarketPublication, object>> = {}): MarketPublication => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(MarketPublicationStatus)), doc: {version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), category: faker.helpers.arrayElement(Object.values(MarketCategory)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, price: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(Object.values(MarketPriceKind)), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), min: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tiers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({upToM2: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100000}), undefined]), amount: faker.number.int({min: 0, max: 99999999999})})), undefined])}, undefined]), vat: faker.helpers.arrayElement([faker.helpers.arrayElement(['21','10','0'] as const), undefined]), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => ({id: "a1b2c3", name: faker.string.alpha({length: {min: 1, max: 120}}), amount: faker.number.int({min: 0, max: 99999999999})})), undefined]), islands: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Island)), undefined]), places: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("[a-z0-9-]+"))), undefined]), needsHome: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), travel: faker.helpers.arrayElement([{freeKm: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), perKm: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined])}, undefined]), minutes: faker.helpers.arrayElement([faker.number.int({min: 15, max: 480}), undefined]), leadDays: faker.helpers.arrayElement([faker.number.int({min: 0, max: 60}), undefined]), delivers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['photos','plan','video','document','text','work'] as const), min: faker.helpers.arrayElement([faker.number.int({min: 1, max: 200}), undefined]), max: faker.helpers.arrayElement([faker.number.int({min: 1, max: 200}), undefined])})), undefined]), needs: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(DocumentType)), undefined]), cancellation: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MarketCancellation)), undefined]), payWhen: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MarketPayWhen)), undefined])}, pictures: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({hash: "5f1c0a9e7b3d4c2a8e6f1d2b3c4a5e6f", color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), missing: faker.helpers.arrayElements(Object.values(MarketLack)), rejectReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rating: {average: faker.helpers.arrayElement([faker.number.float({min: 1, max: 5, fractionDigits: 2}), null]), count: faker.number.int({min: 0})}, orders: faker.number.int({min: 0}), views: faker.number.int({min: 0}), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1}), ...overrideResponse})

export const getUpdateMarketPublicationResponseMock = (overrideResponse: Partial<Extract<MarketPublication, object>> = {}): MarketPublication => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(MarketPublicationStatus)), doc: {version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), category: faker.helpers.arrayElement(Object.values(MarketCategory)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, price: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(Object.values(MarketPriceKind)), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), min: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tiers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({upToM2: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100000}), undefined]), amount: faker.number.int({min: 0, max: 99999999999})})), undefined])}, undefined]), vat: faker.helpers.arrayElement([faker.helpers.arrayElement(['21','10','0'] as const), undefined]), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => ({id: "a1b2c3", name: faker.string.alpha({length: {min: 1, max: 120}}), amount: faker.number.int({min: 0, max: 99999999999})})), undefined]), islands: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Island)), undefined]), places: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("[a-z0-9-]+"))), undefined]), needsHome: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), travel: faker.helpers.arrayElement([{freeKm: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), perKm: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined])}, undefined]), minutes: faker.helpers.arrayElement([faker.number.int({min: 15, max: 480}), undefined]), leadDays: faker.helpers.arrayElement([faker.number.int({min: 0, max: 60}), undefined]), delivers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['photos','plan','video','document','text','work'] as const), min: faker.helpers.arrayElement([faker.number.int({min: 1, max: 200}), undefined]), max: faker.helpers.arrayElement([faker.number.int({min: 1, max: 200}), undefined])})), undefined]), needs: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(DocumentType)), undefined]), cancellation: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MarketCancellation)), undefined]), payWhen: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MarketPayWhen)), undefined])}, pictures: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({hash: "5f1c0a9e7b3d4c2a8e6f1d2b3c4a5e6f", color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), missing: faker.helpers.arrayElements(Object.values(MarketLack)), rejectReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rating: {average: faker.helpers.arrayElement([faker.number.float({min: 1, max: 5, fractionDigits: 2}), null]), count: faker.number.int({min: 0})}, orders: faker.number.int({min: 0}), views: faker.number.int({min: 0}), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1}), ...overrideResponse})

export const getSetMarketPublicationStateResponseMock = (overrideResponse: Partial<Extract<MarketPublication, object>> = {}): MarketPublication => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(MarketPublicationStatus)), doc: {version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), category: faker.helpers.arrayElement(Object.values(MarketCategory)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, price: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(Object.values(MarketPriceKind)), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), min: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tiers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({upToM2: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100000}), undefined]), amount: faker.number.int({min: 0, max: 99999999999})})), undefined])}, undefined]), vat: faker.helpers.arrayElement([faker.helpers.arrayElement(['21','10','0'] as const), undefined]), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => ({id: "a1b2c3", name: faker.string.alpha({length: {min: 1, max: 120}}), amount: faker.number.int({min: 0, max: 99999999999})})), undefined]), islands: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Island)), undefined]), places: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("[a-z0-9-]+"))), undefined]), needsHome: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), travel: faker.helpers.arrayElement([{freeKm: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), perKm: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined])}, undefined]), minutes: faker.helpers.arrayElement([faker.number.int({min: 15, max: 480}), undefined]), leadDays: faker.helpers.arrayElement([faker.number.int({min: 0, max: 60}), undefined]), delivers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['photos','plan','video','document','text','work'] as const), min: faker.helpers.arrayElement([faker.number.int({min: 1, max: 200}), undefined]), max: faker.helpers.arrayElement([faker.number.int({min: 1, max: 200}), undefined])})), undefined]), needs: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(DocumentType)), undefined]), cancellation: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MarketCancellation)), undefined]), payWhen: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MarketPayWhen)), undefined])}, pictures: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({hash: "5f1c0a9e7b3d4c2a8e6f1d2b3c4a5e6f", color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), missing: faker.helpers.arrayElements(Object.values(MarketLack)), rejectReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rating: {average: faker.helpers.arrayElement([faker.number.float({min: 1, max: 5, fractionDigits: 2}), null]), count: faker.number.int({min: 0})}, orders: faker.number.int({min: 0}), views: faker.number.int({min: 0}), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1}), ...overrideResponse})

export const getAddMarketPictureResponseMock = (overrideResponse: Partial<Extract<MarketPublication, object>> = {}): MarketPublication => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(MarketPublicationStatus)), doc: {version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), category: faker.helpers.arrayElement(Object.values(MarketCategory)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, price: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(Object.values(MarketPriceKind)), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), min: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tiers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({upToM2: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100000}), undefined]), amount: faker.number.int({min: 0, max: 99999999999})})), undefined])}, undefined]), vat: faker.helpers.arrayElement([faker.helpers.arrayElement(['21','10','0'] as const), undefined]), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => ({id: "a1b2c3", name: faker.string.alpha({length: {min: 1, max: 120}}), amount: faker.number.int({min: 0, max: 99999999999})})), undefined]), islands: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Island)), undefined]), places: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("[a-z0-9-]+"))), undefined]), needsHome: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), travel: faker.helpers.arrayElement([{freeKm: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), perKm: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined])}, undefined]), minutes: faker.helpers.arrayElement([faker.number.int({min: 15, max: 480}), undefined]), leadDays: faker.helpers.arrayElement([faker.number.int({min: 0, max: 60}), undefined]), delivers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['photos','plan','video','document','text','work'] as const), min: faker.helpers.arrayElement([faker.number.int({min: 1, max: 200}), undefined]), max: faker.helpers.arrayElement([faker.number.int({min: 1, max: 200}), undefined])})), undefined]), needs: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(DocumentType)), undefined]), cancellation: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MarketCancellation)), undefined]), payWhen: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MarketPayWhen)), undefined])}, pictures: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({hash: "5f1c0a9e7b3d4c2a8e6f1d2b3c4a5e6f", color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), missing: faker.helpers.arrayElements(Object.values(MarketLack)), rejectReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rating: {average: faker.helpers.arrayElement([faker.number.float({min: 1, max: 5, fractionDigits: 2}), null]), count: faker.number.int({min: 0})}, orders: faker.number.int({min: 0}), views: faker.number.int({min: 0}), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1}), ...overrideResponse})

export const getRemoveMarketPictureResponseMock = (overrideResponse: Partial<Extract<MarketPublication, object>> = {}): MarketPublication => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(Object.values(MarketPublicationStatus)), doc: {version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), category: faker.helpers.arrayElement(Object.values(MarketCategory)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, price: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(Object.values(MarketPriceKind)), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), min: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tiers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({upToM2: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100000}), undefined]), amount: faker.number.int({min: 0, max: 99999999999})})), undefined])}, undefined]), vat: faker.helpers.arrayElement([faker.helpers.arrayElement(['21','10','0'] as const), undefined]), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => ({id: "a1b2c3", name: faker.string.alpha({length: {min: 1, max: 120}}), amount: faker.number.int({min: 0, max: 99999999999})})), undefined]), islands: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Island)), undefined]), places: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("[a-z0-9-]+"))), undefined]), needsHome: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), travel: faker.helpers.arrayElement([{freeKm: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), perKm: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined])}, undefined]), minutes: faker.helpers.arrayElement([faker.number.int({min: 15, max: 480}), undefined]), leadDays: faker.helpers.arrayElement([faker.number.int({min: 0, max: 60}), undefined]), delivers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['photos','plan','video','document','text','work'] as const), min: faker.helpers.arrayElement([faker.number.int({min: 1, max: 200}), undefined]), max: faker.helpers.arrayElement([faker.number.int({min: 1, max: 200}), undefined])})), undefined]), needs: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(DocumentType)), undefined]), cancellation: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MarketCancellation)), undefined]), payWhen: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MarketPayWhen)), undefined])}, pictures: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({hash: "5f1c0a9e7b3d4c2a8e6f1d2b3c4a5e6f", color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), missing: faker.helpers.arrayElements(Object.values(MarketLack)), rejectReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rating: {average: faker.helpers.arrayElement([faker.number.float({min: 1, max: 5, fractionDigits: 2}), null]), count: faker.number.int({min: 0})}, orders: faker.number.int({min: 0}), views: faker.number.int({min: 0}), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.number.int({min: 1}), ...overrideResponse})

export const getGetMarketItemResponseMock = (overrideResponse: Partial<Extract<MarketItem, object>> = {}): MarketItem => ({row: {id: faker.string.uuid(), category: faker.helpers.arrayElement(Object.values(MarketCategory)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, picture: faker.helpers.arrayElement([{hash: "5f1c0a9e7b3d4c2a8e6f1d2b3c4a5e6f", color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), seller: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, rating: {average: faker.helpers.arrayElement([faker.number.float({min: 1, max: 5, fractionDigits: 2}), null]), count: faker.number.int({min: 0})}, price: {kind: faker.helpers.arrayElement(Object.values(MarketPriceKind)), amount: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), from: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), m2: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), upToM2: faker.helpers.arrayElement([faker.number.int(), null])}, way: faker.helpers.arrayElement([{minutes: faker.number.int({min: 0}), kilometres: faker.number.float({min: 0, fractionDigits: 2})},null,]), times: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 19) + 'Z')), firstDay: faker.date.past().toISOString().slice(0, 10), needsHome: faker.datatype.boolean(), own: faker.datatype.boolean()}, doc: {version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), category: faker.helpers.arrayElement(Object.values(MarketCategory)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, description: {"es":"Casa de piedra en el centro.","en":"Stone house in the centre."}, price: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(Object.values(MarketPriceKind)), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), min: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined]), tiers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({upToM2: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100000}), undefined]), amount: faker.number.int({min: 0, max: 99999999999})})), undefined])}, undefined]), vat: faker.helpers.arrayElement([faker.helpers.arrayElement(['21','10','0'] as const), undefined]), exemption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => ({id: "a1b2c3", name: faker.string.alpha({length: {min: 1, max: 120}}), amount: faker.number.int({min: 0, max: 99999999999})})), undefined]), islands: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(Island)), undefined]), places: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("[a-z0-9-]+"))), undefined]), needsHome: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), travel: faker.helpers.arrayElement([{freeKm: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), perKm: faker.helpers.arrayElement([faker.number.int({min: 0, max: 99999999999}), undefined])}, undefined]), minutes: faker.helpers.arrayElement([faker.number.int({min: 15, max: 480}), undefined]), leadDays: faker.helpers.arrayElement([faker.number.int({min: 0, max: 60}), undefined]), delivers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['photos','plan','video','document','text','work'] as const), min: faker.helpers.arrayElement([faker.number.int({min: 1, max: 200}), undefined]), max: faker.helpers.arrayElement([faker.number.int({min: 1, max: 200}), undefined])})), undefined]), needs: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(DocumentType)), undefined]), cancellation: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MarketCancellation)), undefined]), payWhen: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MarketPayWhen)), undefined])}, pictures: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({hash: "5f1c0a9e7b3d4c2a8e6f1d2b3c4a5e6f", color: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), home: faker.helpers.arrayElement([{id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), town: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), m2: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), picture: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lacks: faker.helpers.arrayElements(Object.values(MarketCategory))},null,]), sellerFacts: {kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SellerKind)),null,]), legalName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), taxId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), registerNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), professionalNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), insurer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), retentionPct: faker.helpers.arrayElement([0,7,15] as const)}, state: faker.helpers.arrayElement(Object.values(MarketPublicationStatus)), cards: faker.datatype.boolean(), ...overrideResponse})

export const getListMarketTimesResponseMock = (overrideResponse: Partial<Extract<MarketTimes, object>> = {}): MarketTimes => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), minutes: faker.number.int({min: 0}), ...overrideResponse})

export const getSumMarketItemResponseMock = (overrideResponse: Partial<Extract<MarketSum, object>> = {}): MarketSum => ({lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['base','option','travel'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.float({min: 0, fractionDigits: 2}), amount: faker.number.int()})), net: faker.helpers.arrayElement([faker.number.int(), null]), vatPct: faker.helpers.arrayElement([0,10,21] as const), vat: faker.helpers.arrayElement([faker.number.int(), null]), retentionPct: faker.helpers.arrayElement([0,7,15] as const), retention: faker.helpers.arrayElement([faker.number.int(), null]), total: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})


export const getListMarketMockHandler = (overrideResponse?: MarketPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MarketPage> | MarketPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/market/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMarketResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSellerMockHandler = (overrideResponse?: Seller | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Seller> | Seller), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/market/seller/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSellerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateSellerMockHandler = (overrideResponse?: Seller | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Seller> | Seller), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/market/seller/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSellerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOpenSellerAccountMockHandler = (overrideResponse?: SellerAccount | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SellerAccount> | SellerAccount), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/market/seller/pay-account/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenSellerAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSellerPayoutsMockHandler = (overrideResponse?: SellerPayoutPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SellerPayoutPage> | SellerPayoutPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/market/seller/payout/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSellerPayoutsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMarketPublicationsMockHandler = (overrideResponse?: MarketPublicationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MarketPublicationPage> | MarketPublicationPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/market/publication/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMarketPublicationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateMarketPublicationMockHandler = (overrideResponse?: MarketPublication | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarketPublication> | MarketPublication), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/market/publication/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMarketPublicationResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetMarketPublicationMockHandler = (overrideResponse?: MarketPublication | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MarketPublication> | MarketPublication), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/market/publication/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMarketPublicationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMarketPublicationMockHandler = (overrideResponse?: MarketPublication | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<MarketPublication> | MarketPublication), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/market/publication/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMarketPublicationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveMarketPublicationMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/market/publication/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSetMarketPublicationStateMockHandler = (overrideResponse?: MarketPublication | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarketPublication> | MarketPublication), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/market/publication/:id/state/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetMarketPublicationStateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddMarketPictureMockHandler = (overrideResponse?: MarketPublication | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarketPublication> | MarketPublication), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/market/publication/:id/picture/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddMarketPictureResponseMock(),
      { status: 201
      })
  }, options)
}

export const getRemoveMarketPictureMockHandler = (overrideResponse?: MarketPublication | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<MarketPublication> | MarketPublication), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/market/publication/:id/picture/:hash/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveMarketPictureResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMarketItemMockHandler = (overrideResponse?: MarketItem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MarketItem> | MarketItem), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/market/item/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMarketItemResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMarketTimesMockHandler = (overrideResponse?: MarketTimes | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MarketTimes> | MarketTimes), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/market/item/:id/time/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMarketTimesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSumMarketItemMockHandler = (overrideResponse?: MarketSum | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MarketSum> | MarketSum), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/market/item/:id/sum/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSumMarketItemResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReportMarketItemMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/market/item/:id/report/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getMarketMock = () => [
  getListMarketMockHandler(),
  getGetSellerMockHandler(),
  getUpdateSellerMockHandler(),
  getOpenSellerAccountMockHandler(),
  getListSellerPayoutsMockHandler(),
  getListMarketPublicationsMockHandler(),
  getCreateMarketPublicationMockHandler(),
  getGetMarketPublicationMockHandler(),
  getUpdateMarketPublicationMockHandler(),
  getRemoveMarketPublicationMockHandler(),
  getSetMarketPublicationStateMockHandler(),
  getAddMarketPictureMockHandler(),
  getRemoveMarketPictureMockHandler(),
  getGetMarketItemMockHandler(),
  getListMarketTimesMockHandler(),
  getSumMarketItemMockHandler(),
  getReportMarketItemMockHandler()
]
