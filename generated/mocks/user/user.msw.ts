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
  CountedRoom,
  Language,
  Role,
  RoomCountKind,
  SecondFactor,
  SessionMethod,
  SpokenLanguage,
  StepUpMethod
} from '../../model';
import type {
  AgencySecurity,
  AgencySso,
  Erasure,
  InvitationOffer,
  InvitationOpened,
  Message,
  Passkey,
  PasskeyList,
  PasskeyLoginOptions,
  PasskeyOptions,
  PaymentAccount,
  Profile,
  RecoveryCodes,
  RoomCounts,
  SsoStart,
  StepUp,
  Totp,
  TotpSecret,
  User,
  UserPage,
  UserSessionList
} from '../../model';


export const getLoginUserResponseMock = (overrideResponse: Partial<Extract<Profile, object>> = {}): Profile => ({token: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), role: faker.helpers.arrayElement(Object.values(Role)), is_onboarding: faker.datatype.boolean(), favourites: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), stripe_account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), google_calendar_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), imported_contacts: faker.datatype.boolean(), imported_properties: faker.datatype.boolean(), permissions: {publish: faker.datatype.boolean(), delete: faker.datatype.boolean(), export: faker.datatype.boolean(), seeAllAgenda: faker.datatype.boolean(), seeAllContacts: faker.datatype.boolean(), editWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), buy: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, operator: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getLoginSocialResponseMock = (overrideResponse: Partial<Extract<Profile, object>> = {}): Profile => ({token: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), role: faker.helpers.arrayElement(Object.values(Role)), is_onboarding: faker.datatype.boolean(), favourites: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), stripe_account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), google_calendar_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), imported_contacts: faker.datatype.boolean(), imported_properties: faker.datatype.boolean(), permissions: {publish: faker.datatype.boolean(), delete: faker.datatype.boolean(), export: faker.datatype.boolean(), seeAllAgenda: faker.datatype.boolean(), seeAllContacts: faker.datatype.boolean(), editWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), buy: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, operator: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getLoginSecondStepResponseMock = (overrideResponse: Partial<Extract<Profile, object>> = {}): Profile => ({token: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), role: faker.helpers.arrayElement(Object.values(Role)), is_onboarding: faker.datatype.boolean(), favourites: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), stripe_account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), google_calendar_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), imported_contacts: faker.datatype.boolean(), imported_properties: faker.datatype.boolean(), permissions: {publish: faker.datatype.boolean(), delete: faker.datatype.boolean(), export: faker.datatype.boolean(), seeAllAgenda: faker.datatype.boolean(), seeAllContacts: faker.datatype.boolean(), editWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), buy: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, operator: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getStartSsoResponseMock = (overrideResponse: Partial<Extract<SsoStart, object>> = {}): SsoStart => ({url: faker.string.alpha({length: {min: 10, max: 20}}), ticket: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getLoginSsoResponseMock = (overrideResponse: Partial<Extract<Profile, object>> = {}): Profile => ({token: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), role: faker.helpers.arrayElement(Object.values(Role)), is_onboarding: faker.datatype.boolean(), favourites: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), stripe_account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), google_calendar_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), imported_contacts: faker.datatype.boolean(), imported_properties: faker.datatype.boolean(), permissions: {publish: faker.datatype.boolean(), delete: faker.datatype.boolean(), export: faker.datatype.boolean(), seeAllAgenda: faker.datatype.boolean(), seeAllContacts: faker.datatype.boolean(), editWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), buy: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, operator: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getStartPasskeyLoginResponseMock = (overrideResponse: Partial<Extract<PasskeyLoginOptions, object>> = {}): PasskeyLoginOptions => ({challenge: faker.string.alpha({length: {min: 10, max: 20}}), rpId: faker.string.alpha({length: {min: 10, max: 20}}), userVerification: 'required', timeout: faker.number.int(), allowCredentials: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 10, max: 20}}), type: 'public-key', transports: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined])})), undefined]), ...overrideResponse})

export const getLoginPasskeyResponseMock = (overrideResponse: Partial<Extract<Profile, object>> = {}): Profile => ({token: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), role: faker.helpers.arrayElement(Object.values(Role)), is_onboarding: faker.datatype.boolean(), favourites: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), stripe_account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), google_calendar_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), imported_contacts: faker.datatype.boolean(), imported_properties: faker.datatype.boolean(), permissions: {publish: faker.datatype.boolean(), delete: faker.datatype.boolean(), export: faker.datatype.boolean(), seeAllAgenda: faker.datatype.boolean(), seeAllContacts: faker.datatype.boolean(), editWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), buy: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, operator: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getStartPasskeyResponseMock = (overrideResponse: Partial<Extract<PasskeyOptions, object>> = {}): PasskeyOptions => ({challenge: faker.string.alpha({length: {min: 10, max: 20}}), rp: {id: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}})}, user: {id: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), displayName: faker.string.alpha({length: {min: 10, max: 20}})}, pubKeyCredParams: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({alg: faker.number.int(), type: 'public-key'})), excludeCredentials: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 10, max: 20}}), type: 'public-key', transports: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined])})), authenticatorSelection: {residentKey: 'required', requireResidentKey: true, userVerification: 'required'}, attestation: 'none', timeout: faker.number.int(), ...overrideResponse})

export const getListPasskeysResponseMock = (overrideResponse: Partial<Extract<PasskeyList, object>> = {}): PasskeyList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', used_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), backed_up: faker.datatype.boolean()})), ...overrideResponse})

export const getAddPasskeyResponseMock = (overrideResponse: Partial<Extract<Passkey, object>> = {}): Passkey => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', used_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), backed_up: faker.datatype.boolean(), ...overrideResponse})

export const getRenamePasskeyResponseMock = (overrideResponse: Partial<Extract<Passkey, object>> = {}): Passkey => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', used_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), backed_up: faker.datatype.boolean(), ...overrideResponse})

export const getGetTotpResponseMock = (overrideResponse: Partial<Extract<Totp, object>> = {}): Totp => ({on: faker.datatype.boolean(), codes_left: faker.number.int({min: 0, max: 10}), wanted_from: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getStartTotpResponseMock = (overrideResponse: Partial<Extract<TotpSecret, object>> = {}): TotpSecret => ({secret: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getConfirmTotpResponseMock = (overrideResponse: Partial<Extract<RecoveryCodes, object>> = {}): RecoveryCodes => ({codes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getRenewRecoveryCodesResponseMock = (overrideResponse: Partial<Extract<RecoveryCodes, object>> = {}): RecoveryCodes => ({codes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getRegisterUserResponseMock = (overrideResponse: Partial<Extract<Profile, object>> = {}): Profile => ({token: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), role: faker.helpers.arrayElement(Object.values(Role)), is_onboarding: faker.datatype.boolean(), favourites: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), stripe_account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), google_calendar_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), imported_contacts: faker.datatype.boolean(), imported_properties: faker.datatype.boolean(), permissions: {publish: faker.datatype.boolean(), delete: faker.datatype.boolean(), export: faker.datatype.boolean(), seeAllAgenda: faker.datatype.boolean(), seeAllContacts: faker.datatype.boolean(), editWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), buy: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, operator: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getEraseMeResponseMock = (overrideResponse: Partial<Extract<Erasure, object>> = {}): Erasure => ({erasesAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getKeepMeResponseMock = (overrideResponse: Partial<Extract<Erasure, object>> = {}): Erasure => ({erasesAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getListSessionsResponseMock = (overrideResponse: Partial<Extract<UserSessionList, object>> = {}): UserSessionList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), device: faker.helpers.arrayElement([{browser: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), system: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), method: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SessionMethod)),null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', seenAt: faker.date.past().toISOString().slice(0, 19) + 'Z', current: faker.datatype.boolean()})), ...overrideResponse})

export const getGetStepUpResponseMock = (overrideResponse: Partial<Extract<StepUp, object>> = {}): StepUp => ({until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), methods: faker.helpers.arrayElements(Object.values(StepUpMethod)), ...overrideResponse})

export const getStepUpResponseMock = (overrideResponse: Partial<Extract<StepUp, object>> = {}): StepUp => ({until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), methods: faker.helpers.arrayElements(Object.values(StepUpMethod)), ...overrideResponse})

export const getStartStepUpPasskeyResponseMock = (overrideResponse: Partial<Extract<PasskeyLoginOptions, object>> = {}): PasskeyLoginOptions => ({challenge: faker.string.alpha({length: {min: 10, max: 20}}), rpId: faker.string.alpha({length: {min: 10, max: 20}}), userVerification: 'required', timeout: faker.number.int(), allowCredentials: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 10, max: 20}}), type: 'public-key', transports: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined])})), undefined]), ...overrideResponse})

export const getRequestPasswordResetResponseMock = (overrideResponse: Partial<Extract<Message, object>> = {}): Message => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getConfirmPasswordResetResponseMock = (overrideResponse: Partial<Extract<Profile, object>> = {}): Profile => ({token: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), role: faker.helpers.arrayElement(Object.values(Role)), is_onboarding: faker.datatype.boolean(), favourites: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), stripe_account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), google_calendar_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), imported_contacts: faker.datatype.boolean(), imported_properties: faker.datatype.boolean(), permissions: {publish: faker.datatype.boolean(), delete: faker.datatype.boolean(), export: faker.datatype.boolean(), seeAllAgenda: faker.datatype.boolean(), seeAllContacts: faker.datatype.boolean(), editWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), buy: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, operator: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getListUsersResponseMock = (overrideResponse: Partial<Extract<UserPage, object>> = {}): UserPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), phone_public: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), job_titles: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, role: faker.helpers.arrayElement(Object.values(Role)), is_onboarding: faker.datatype.boolean(), favourites: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), stripe_account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), google_calendar_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), imported_contacts: faker.datatype.boolean(), imported_properties: faker.datatype.boolean(), job_title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), active: faker.datatype.boolean(), email_verified: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), permissions: {publish: faker.datatype.boolean(), delete: faker.datatype.boolean(), export: faker.datatype.boolean(), seeAllAgenda: faker.datatype.boolean(), seeAllContacts: faker.datatype.boolean(), editWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), buy: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, branch_id: faker.helpers.arrayElement([faker.string.uuid(),null,]), is_public: faker.datatype.boolean(), owner: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), invitation: faker.helpers.arrayElement([{sentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), version: faker.number.int()})), total: faker.number.int(), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getCreateUserResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), phone_public: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), job_titles: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, role: faker.helpers.arrayElement(Object.values(Role)), is_onboarding: faker.datatype.boolean(), favourites: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), stripe_account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), google_calendar_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), imported_contacts: faker.datatype.boolean(), imported_properties: faker.datatype.boolean(), job_title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), active: faker.datatype.boolean(), email_verified: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), permissions: {publish: faker.datatype.boolean(), delete: faker.datatype.boolean(), export: faker.datatype.boolean(), seeAllAgenda: faker.datatype.boolean(), seeAllContacts: faker.datatype.boolean(), editWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), buy: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, branch_id: faker.helpers.arrayElement([faker.string.uuid(),null,]), is_public: faker.datatype.boolean(), owner: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), invitation: faker.helpers.arrayElement([{sentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), version: faker.number.int(), ...overrideResponse})

export const getCountRoomsResponseMock = (overrideResponse: Partial<Extract<RoomCounts, object>> = {}): RoomCounts => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({room: faker.helpers.arrayElement(Object.values(CountedRoom)), kind: faker.helpers.arrayElement(Object.values(RoomCountKind)), count: faker.number.int({min: 1})})), ...overrideResponse})

export const getVerifyEmailResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), phone_public: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), job_titles: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, role: faker.helpers.arrayElement(Object.values(Role)), is_onboarding: faker.datatype.boolean(), favourites: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), stripe_account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), google_calendar_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), imported_contacts: faker.datatype.boolean(), imported_properties: faker.datatype.boolean(), job_title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), active: faker.datatype.boolean(), email_verified: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), permissions: {publish: faker.datatype.boolean(), delete: faker.datatype.boolean(), export: faker.datatype.boolean(), seeAllAgenda: faker.datatype.boolean(), seeAllContacts: faker.datatype.boolean(), editWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), buy: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, branch_id: faker.helpers.arrayElement([faker.string.uuid(),null,]), is_public: faker.datatype.boolean(), owner: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), invitation: faker.helpers.arrayElement([{sentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), version: faker.number.int(), ...overrideResponse})

export const getCancelEmailChangeResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), phone_public: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), job_titles: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, role: faker.helpers.arrayElement(Object.values(Role)), is_onboarding: faker.datatype.boolean(), favourites: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), stripe_account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), google_calendar_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), imported_contacts: faker.datatype.boolean(), imported_properties: faker.datatype.boolean(), job_title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), active: faker.datatype.boolean(), email_verified: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), permissions: {publish: faker.datatype.boolean(), delete: faker.datatype.boolean(), export: faker.datatype.boolean(), seeAllAgenda: faker.datatype.boolean(), seeAllContacts: faker.datatype.boolean(), editWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), buy: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, branch_id: faker.helpers.arrayElement([faker.string.uuid(),null,]), is_public: faker.datatype.boolean(), owner: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), invitation: faker.helpers.arrayElement([{sentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), version: faker.number.int(), ...overrideResponse})

export const getOpenPaymentAccountResponseMock = (overrideResponse: Partial<Extract<PaymentAccount, object>> = {}): PaymentAccount => ({id: faker.string.uuid(), stripe_account: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getRenewPaymentAccountResponseMock = (overrideResponse: Partial<Extract<PaymentAccount, object>> = {}): PaymentAccount => ({id: faker.string.uuid(), stripe_account: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getReadInvitationResponseMock = (overrideResponse: Partial<Extract<InvitationOffer, object>> = {}): InvitationOffer => ({agencyName: faker.string.alpha({length: {min: 10, max: 20}}), role: faker.helpers.arrayElement(Object.values(Role)), mayJoin: faker.datatype.boolean(), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getAcceptInvitationResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), phone_public: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), job_titles: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, role: faker.helpers.arrayElement(Object.values(Role)), is_onboarding: faker.datatype.boolean(), favourites: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), stripe_account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), google_calendar_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), imported_contacts: faker.datatype.boolean(), imported_properties: faker.datatype.boolean(), job_title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), active: faker.datatype.boolean(), email_verified: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), permissions: {publish: faker.datatype.boolean(), delete: faker.datatype.boolean(), export: faker.datatype.boolean(), seeAllAgenda: faker.datatype.boolean(), seeAllContacts: faker.datatype.boolean(), editWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), buy: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, branch_id: faker.helpers.arrayElement([faker.string.uuid(),null,]), is_public: faker.datatype.boolean(), owner: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), invitation: faker.helpers.arrayElement([{sentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), version: faker.number.int(), ...overrideResponse})

export const getOpenInvitationResponseMock = (overrideResponse: Partial<Extract<InvitationOpened, object>> = {}): InvitationOpened => ({agencyName: faker.string.alpha({length: {min: 10, max: 20}}), role: faker.helpers.arrayElement(Object.values(Role)), email: faker.internet.email(), hasAccount: faker.datatype.boolean(), takesOver: faker.datatype.boolean(), colleagues: faker.number.int({min: 0}), ...overrideResponse})

export const getJoinByInvitationResponseMock = (overrideResponse: Partial<Extract<Profile, object>> = {}): Profile => ({token: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), role: faker.helpers.arrayElement(Object.values(Role)), is_onboarding: faker.datatype.boolean(), favourites: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), stripe_account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), google_calendar_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), imported_contacts: faker.datatype.boolean(), imported_properties: faker.datatype.boolean(), permissions: {publish: faker.datatype.boolean(), delete: faker.datatype.boolean(), export: faker.datatype.boolean(), seeAllAgenda: faker.datatype.boolean(), seeAllContacts: faker.datatype.boolean(), editWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), buy: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, operator: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getGetUserResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), phone_public: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), job_titles: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, role: faker.helpers.arrayElement(Object.values(Role)), is_onboarding: faker.datatype.boolean(), favourites: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), stripe_account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), google_calendar_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), imported_contacts: faker.datatype.boolean(), imported_properties: faker.datatype.boolean(), job_title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), active: faker.datatype.boolean(), email_verified: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), permissions: {publish: faker.datatype.boolean(), delete: faker.datatype.boolean(), export: faker.datatype.boolean(), seeAllAgenda: faker.datatype.boolean(), seeAllContacts: faker.datatype.boolean(), editWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), buy: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, branch_id: faker.helpers.arrayElement([faker.string.uuid(),null,]), is_public: faker.datatype.boolean(), owner: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), invitation: faker.helpers.arrayElement([{sentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), version: faker.number.int(), ...overrideResponse})

export const getUpdateUserResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), phone_public: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), job_titles: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, role: faker.helpers.arrayElement(Object.values(Role)), is_onboarding: faker.datatype.boolean(), favourites: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), stripe_account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), google_calendar_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), imported_contacts: faker.datatype.boolean(), imported_properties: faker.datatype.boolean(), job_title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), active: faker.datatype.boolean(), email_verified: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), permissions: {publish: faker.datatype.boolean(), delete: faker.datatype.boolean(), export: faker.datatype.boolean(), seeAllAgenda: faker.datatype.boolean(), seeAllContacts: faker.datatype.boolean(), editWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), buy: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, branch_id: faker.helpers.arrayElement([faker.string.uuid(),null,]), is_public: faker.datatype.boolean(), owner: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), invitation: faker.helpers.arrayElement([{sentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), version: faker.number.int(), ...overrideResponse})

export const getResendInvitationResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), phone_public: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), job_titles: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, role: faker.helpers.arrayElement(Object.values(Role)), is_onboarding: faker.datatype.boolean(), favourites: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), stripe_account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), google_calendar_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), imported_contacts: faker.datatype.boolean(), imported_properties: faker.datatype.boolean(), job_title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), active: faker.datatype.boolean(), email_verified: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), permissions: {publish: faker.datatype.boolean(), delete: faker.datatype.boolean(), export: faker.datatype.boolean(), seeAllAgenda: faker.datatype.boolean(), seeAllContacts: faker.datatype.boolean(), editWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), buy: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, branch_id: faker.helpers.arrayElement([faker.string.uuid(),null,]), is_public: faker.datatype.boolean(), owner: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), invitation: faker.helpers.arrayElement([{sentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), version: faker.number.int(), ...overrideResponse})

export const getSetAgencyOwnerResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({id: faker.string.uuid(), email: faker.string.alpha({length: {min: 10, max: 20}}), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: faker.helpers.arrayElement(Object.values(Language)), phone_public: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), job_titles: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, role: faker.helpers.arrayElement(Object.values(Role)), is_onboarding: faker.datatype.boolean(), favourites: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), stripe_account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), agency_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), google_calendar_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), imported_contacts: faker.datatype.boolean(), imported_properties: faker.datatype.boolean(), job_title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), active: faker.datatype.boolean(), email_verified: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), permissions: {publish: faker.datatype.boolean(), delete: faker.datatype.boolean(), export: faker.datatype.boolean(), seeAllAgenda: faker.datatype.boolean(), seeAllContacts: faker.datatype.boolean(), editWeb: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), buy: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, branch_id: faker.helpers.arrayElement([faker.string.uuid(),null,]), is_public: faker.datatype.boolean(), owner: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), invitation: faker.helpers.arrayElement([{sentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), version: faker.number.int(), ...overrideResponse})

export const getGetAgencySecurityResponseMock = (overrideResponse: Partial<Extract<AgencySecurity, object>> = {}): AgencySecurity => ({second_factor: faker.helpers.arrayElement(Object.values(SecondFactor)), second_from: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lacking: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), role: faker.helpers.arrayElement(Object.values(Role))})), ...overrideResponse})

export const getUpdateAgencySecurityResponseMock = (overrideResponse: Partial<Extract<AgencySecurity, object>> = {}): AgencySecurity => ({second_factor: faker.helpers.arrayElement(Object.values(SecondFactor)), second_from: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lacking: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), role: faker.helpers.arrayElement(Object.values(Role))})), ...overrideResponse})

export const getGetAgencySsoResponseMock = (overrideResponse: Partial<Extract<AgencySso, object>> = {}): AgencySso => ({issuer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), client_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), has_secret: faker.datatype.boolean(), domain: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), record: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.string.alpha({length: {min: 10, max: 20}})},null,]), proved_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), used_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), required: faker.datatype.boolean(), redirect_uri: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getSaveAgencySsoResponseMock = (overrideResponse: Partial<Extract<AgencySso, object>> = {}): AgencySso => ({issuer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), client_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), has_secret: faker.datatype.boolean(), domain: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), record: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.string.alpha({length: {min: 10, max: 20}})},null,]), proved_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), used_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), required: faker.datatype.boolean(), redirect_uri: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getCheckAgencySsoDomainResponseMock = (overrideResponse: Partial<Extract<AgencySso, object>> = {}): AgencySso => ({issuer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), client_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), has_secret: faker.datatype.boolean(), domain: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), record: faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.string.alpha({length: {min: 10, max: 20}})},null,]), proved_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), used_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), required: faker.datatype.boolean(), redirect_uri: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})


export const getLoginUserMockHandler = (overrideResponse?: Profile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Profile> | Profile), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/login/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginSocialMockHandler = (overrideResponse?: Profile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Profile> | Profile), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/login/social/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginSocialResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginSecondStepMockHandler = (overrideResponse?: Profile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Profile> | Profile), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/login/second/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginSecondStepResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartSsoMockHandler = (overrideResponse?: SsoStart | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SsoStart> | SsoStart), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/login/sso/start/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartSsoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginSsoMockHandler = (overrideResponse?: Profile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Profile> | Profile), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/login/sso/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginSsoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartPasskeyLoginMockHandler = (overrideResponse?: PasskeyLoginOptions | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeyLoginOptions> | PasskeyLoginOptions), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/login/passkey/options/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartPasskeyLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginPasskeyMockHandler = (overrideResponse?: Profile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Profile> | Profile), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/login/passkey/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginPasskeyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartPasskeyMockHandler = (overrideResponse?: PasskeyOptions | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeyOptions> | PasskeyOptions), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/passkey/options/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartPasskeyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPasskeysMockHandler = (overrideResponse?: PasskeyList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PasskeyList> | PasskeyList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/user/passkey/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPasskeysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddPasskeyMockHandler = (overrideResponse?: Passkey | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Passkey> | Passkey), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/passkey/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPasskeyResponseMock(),
      { status: 201
      })
  }, options)
}

export const getRenamePasskeyMockHandler = (overrideResponse?: Passkey | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Passkey> | Passkey), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/user/passkey/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenamePasskeyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemovePasskeyMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/user/passkey/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getGetTotpMockHandler = (overrideResponse?: Totp | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Totp> | Totp), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/user/totp/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTotpResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveTotpMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/user/totp/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getStartTotpMockHandler = (overrideResponse?: TotpSecret | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TotpSecret> | TotpSecret), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/totp/start/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartTotpResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmTotpMockHandler = (overrideResponse?: RecoveryCodes | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecoveryCodes> | RecoveryCodes), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/totp/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmTotpResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRenewRecoveryCodesMockHandler = (overrideResponse?: RecoveryCodes | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecoveryCodes> | RecoveryCodes), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/totp/recovery/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenewRecoveryCodesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegisterUserMockHandler = (overrideResponse?: Profile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Profile> | Profile), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/register/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterUserResponseMock(),
      { status: 201
      })
  }, options)
}

export const getLogoutUserMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/logout/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getEraseMeMockHandler = (overrideResponse?: Erasure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Erasure> | Erasure), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/erasure/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEraseMeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getKeepMeMockHandler = (overrideResponse?: Erasure | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Erasure> | Erasure), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/user/erasure/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getKeepMeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSessionsMockHandler = (overrideResponse?: UserSessionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserSessionList> | UserSessionList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/user/session/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSessionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokeOtherSessionsMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/session/end-others/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getRevokeSessionMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/user/session/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getGetStepUpMockHandler = (overrideResponse?: StepUp | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StepUp> | StepUp), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/user/step-up/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStepUpResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStepUpMockHandler = (overrideResponse?: StepUp | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StepUp> | StepUp), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/step-up/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStepUpResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendStepUpCodeMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/step-up/code/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getStartStepUpPasskeyMockHandler = (overrideResponse?: PasskeyLoginOptions | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeyLoginOptions> | PasskeyLoginOptions), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/step-up/passkey/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartStepUpPasskeyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRequestPasswordResetMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/password-reset/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestPasswordResetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmPasswordResetMockHandler = (overrideResponse?: Profile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Profile> | Profile), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/password-reset/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmPasswordResetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListUsersMockHandler = (overrideResponse?: UserPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserPage> | UserPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/user/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateUserMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCountRoomsMockHandler = (overrideResponse?: RoomCounts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RoomCounts> | RoomCounts), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/user/counts/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountRoomsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getVerifyEmailMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/verify-email/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyEmailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelEmailChangeMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/user/verify-email/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelEmailChangeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOpenPaymentAccountMockHandler = (overrideResponse?: PaymentAccount | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentAccount> | PaymentAccount), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/stripe/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenPaymentAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRenewPaymentAccountMockHandler = (overrideResponse?: PaymentAccount | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PaymentAccount> | PaymentAccount), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/user/stripe/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenewPaymentAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSyncNotificationsMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/user/notification-sync/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getReadInvitationMockHandler = (overrideResponse?: InvitationOffer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationOffer> | InvitationOffer), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/invitation/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptInvitationMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/invitation/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOpenInvitationMockHandler = (overrideResponse?: InvitationOpened | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationOpened> | InvitationOpened), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/invitation/open/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getJoinByInvitationMockHandler = (overrideResponse?: Profile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Profile> | Profile), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/invitation/join/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getJoinByInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/user/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateUserMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/user/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResendInvitationMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/:id/invitation/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWithdrawInvitationMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/user/:id/invitation/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSetAgencyOwnerMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/user/:id/owner/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetAgencyOwnerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAgencySecurityMockHandler = (overrideResponse?: AgencySecurity | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AgencySecurity> | AgencySecurity), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/agency/:id/security/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAgencySecurityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateAgencySecurityMockHandler = (overrideResponse?: AgencySecurity | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<AgencySecurity> | AgencySecurity), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/agency/:id/security/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAgencySecurityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAgencySsoMockHandler = (overrideResponse?: AgencySso | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AgencySso> | AgencySso), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/agency/:id/sso/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAgencySsoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveAgencySsoMockHandler = (overrideResponse?: AgencySso | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AgencySso> | AgencySso), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/agency/:id/sso/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveAgencySsoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveAgencySsoMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/agency/:id/sso/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getCheckAgencySsoDomainMockHandler = (overrideResponse?: AgencySso | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AgencySso> | AgencySso), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/agency/:id/sso/domain/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckAgencySsoDomainResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUserMock = () => [
  getLoginUserMockHandler(),
  getLoginSocialMockHandler(),
  getLoginSecondStepMockHandler(),
  getStartSsoMockHandler(),
  getLoginSsoMockHandler(),
  getStartPasskeyLoginMockHandler(),
  getLoginPasskeyMockHandler(),
  getStartPasskeyMockHandler(),
  getListPasskeysMockHandler(),
  getAddPasskeyMockHandler(),
  getRenamePasskeyMockHandler(),
  getRemovePasskeyMockHandler(),
  getGetTotpMockHandler(),
  getRemoveTotpMockHandler(),
  getStartTotpMockHandler(),
  getConfirmTotpMockHandler(),
  getRenewRecoveryCodesMockHandler(),
  getRegisterUserMockHandler(),
  getLogoutUserMockHandler(),
  getEraseMeMockHandler(),
  getKeepMeMockHandler(),
  getListSessionsMockHandler(),
  getRevokeOtherSessionsMockHandler(),
  getRevokeSessionMockHandler(),
  getGetStepUpMockHandler(),
  getStepUpMockHandler(),
  getSendStepUpCodeMockHandler(),
  getStartStepUpPasskeyMockHandler(),
  getRequestPasswordResetMockHandler(),
  getConfirmPasswordResetMockHandler(),
  getListUsersMockHandler(),
  getCreateUserMockHandler(),
  getCountRoomsMockHandler(),
  getVerifyEmailMockHandler(),
  getCancelEmailChangeMockHandler(),
  getOpenPaymentAccountMockHandler(),
  getRenewPaymentAccountMockHandler(),
  getSyncNotificationsMockHandler(),
  getReadInvitationMockHandler(),
  getAcceptInvitationMockHandler(),
  getOpenInvitationMockHandler(),
  getJoinByInvitationMockHandler(),
  getGetUserMockHandler(),
  getUpdateUserMockHandler(),
  getResendInvitationMockHandler(),
  getWithdrawInvitationMockHandler(),
  getSetAgencyOwnerMockHandler(),
  getGetAgencySecurityMockHandler(),
  getUpdateAgencySecurityMockHandler(),
  getGetAgencySsoMockHandler(),
  getSaveAgencySsoMockHandler(),
  getRemoveAgencySsoMockHandler(),
  getCheckAgencySsoDomainMockHandler()
]
