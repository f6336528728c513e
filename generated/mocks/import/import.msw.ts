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
  HomeField,
  ImportAction,
  ImportProvider,
  IntegrationHealth,
  IntegrationProvider,
  IntegrationState,
  LabDialect,
  PropertyStatus,
  PropertyType,
  PublicOperation,
  SameHomeReason,
  SpokenLanguage
} from '../../model';
import type {
  ConflictsResolved,
  ImportItemPage,
  ImportRun,
  ImportRunPage,
  ImportTable,
  ImportTablePreview,
  ImportedFieldList,
  ImportedFieldPage,
  Integration,
  LabReport,
  SameHomePage
} from '../../model';


export const getListImportedFieldsResponseMock = (overrideResponse: Partial<Extract<ImportedFieldList, object>> = {}): ImportedFieldList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({integrationId: faker.string.uuid(), sourceName: faker.string.alpha({length: {min: 10, max: 20}}), propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), field: faker.string.alpha({length: {min: 10, max: 20}}), ours: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),null,]), theirs: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),null,]), since: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), open: faker.datatype.boolean(), foundAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), ...overrideResponse})

export const getRunSourceResponseMock = (overrideResponse: Partial<Extract<Integration, object>> = {}): Integration => ({id: faker.string.uuid(), untried: faker.helpers.arrayElement([faker.helpers.arrayElement(['format','fields','notes'] as const),null,]), provider: faker.helpers.arrayElement(Object.values(IntegrationProvider)), direction: faker.helpers.arrayElement(['in','out'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(IntegrationState)), health: faker.helpers.arrayElement(Object.values(IntegrationHealth)), counts: {wanted: faker.number.int({min: 0}), published: faker.number.int({min: 0}), warning: faker.number.int({min: 0}), blocked: faker.number.int({min: 0}), error: faker.number.int({min: 0}), queued: faker.number.int({min: 0}), removing: faker.number.int({min: 0})}, shrink: faker.helpers.arrayElement([{leaving: faker.number.int({min: 1}), of: faker.number.int({min: 1}), since: faker.date.past().toISOString().slice(0, 19) + 'Z'},null,]), addressHint: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastFetchedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), fetchedBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), feed: {publishUnready: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minRatio: faker.helpers.arrayElement([faker.number.int({min: 10, max: 100}), undefined]), missingRuns: faker.helpers.arrayElement([faker.number.int({min: 2, max: 5}), undefined]), ownPortfolio: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, fetch: faker.helpers.arrayElement([{url: faker.string.alpha({length: {min: 10, max: 20}}), username: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), every: faker.helpers.arrayElement(['hour','six_hours','day'] as const), hasSecret: faker.datatype.boolean(), nextAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lastAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), outcome: faker.helpers.arrayElement([faker.helpers.arrayElement(['taken','same','failed'] as const),null,]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), failures: faker.number.int({min: 0})},null,]), kyero: faker.helpers.arrayElement([{level: faker.helpers.arrayElement([faker.helpers.arrayElement(['3.0','3.8'] as const), undefined]), choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), websiteJson: faker.helpers.arrayElement([{choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), websiteCsv: faker.helpers.arrayElement([{choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), idealista: faker.helpers.arrayElement([{customerCode: "ilc1234567890123456789012345678901234567890", customerReference: "llar-sa-roqueta", visibility: faker.helpers.arrayElement([faker.helpers.arrayElement(['idealista','microsite','private'] as const), undefined]), choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), fotocasa: faker.helpers.arrayElement([{publications: faker.helpers.arrayElement([faker.helpers.arrayElements(['pisos','spainhouses','kyero','thinkspain','listglobally'] as const), undefined]), choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), websiteSchema: faker.helpers.arrayElement([{choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), meta: faker.helpers.arrayElement([{choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), google: faker.helpers.arrayElement([{choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), resales: faker.helpers.arrayElement([{sharesCommission: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), sendsCadastral: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), choice: faker.helpers.arrayElement([{mode: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','chosen'] as const), undefined]), operations: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PublicOperation)), undefined]), types: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(PropertyType)), undefined]), agentIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), onlyExclusive: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), keepReserved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), minQuality: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined])}, undefined]), content: faker.helpers.arrayElement([{languages: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(SpokenLanguage)), undefined]), imageMax: faker.helpers.arrayElement([faker.number.int({min: 1, max: 50}), undefined]), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['agency','agent'] as const), undefined])}, undefined])}, undefined]), sends: faker.datatype.boolean(), keyHint: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), heldSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), refusal: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(['key','silent'] as const), since: faker.date.past().toISOString().slice(0, 19) + 'Z', until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])},null,]), delay: faker.helpers.arrayElement([{failures: faker.number.int({min: 1}), status: faker.helpers.arrayElement([faker.number.int(), null]), nextAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])},null,]), homes: faker.number.int(), lastRunAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), version: faker.number.int({min: 1}), ...overrideResponse})

export const getListImportsResponseMock = (overrideResponse: Partial<Extract<ImportRunPage, object>> = {}): ImportRunPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), integrationId: faker.string.uuid(), sourceName: faker.string.alpha({length: {min: 10, max: 20}}), provider: faker.helpers.arrayElement(Object.values(ImportProvider)), filename: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['uploaded','running','done','rejected','failed','rolled_back'] as const), dryRun: faker.datatype.boolean(), trigger: faker.helpers.arrayElement(['manual','schedule'] as const), confirmed: faker.datatype.boolean(), totals: {received: faker.number.int(), created: faker.number.int(), updated: faker.number.int(), conflicts: faker.number.int(), unchanged: faker.number.int(), missing: faker.number.int(), removed: faker.number.int(), skipped: faker.number.int(), errors: faker.number.int(), issues: faker.number.int()}, waiting: faker.number.int(), rejectedReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), question: faker.helpers.arrayElement([{homes: faker.number.int(), known: faker.number.int(), missing: faker.number.int()},null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), canUndo: faker.datatype.boolean(), undoneAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), delay: faker.helpers.arrayElement([{turn: faker.datatype.boolean(), homes: faker.number.int({min: 0}), hosts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({host: faker.string.alpha({length: {min: 10, max: 20}}), homes: faker.number.int({min: 1}), until: faker.date.past().toISOString().slice(0, 19) + 'Z'}))},null,])})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getCreateImportResponseMock = (overrideResponse: Partial<Extract<ImportRun, object>> = {}): ImportRun => ({id: faker.string.uuid(), integrationId: faker.string.uuid(), sourceName: faker.string.alpha({length: {min: 10, max: 20}}), provider: faker.helpers.arrayElement(Object.values(ImportProvider)), filename: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['uploaded','running','done','rejected','failed','rolled_back'] as const), dryRun: faker.datatype.boolean(), trigger: faker.helpers.arrayElement(['manual','schedule'] as const), confirmed: faker.datatype.boolean(), totals: {received: faker.number.int(), created: faker.number.int(), updated: faker.number.int(), conflicts: faker.number.int(), unchanged: faker.number.int(), missing: faker.number.int(), removed: faker.number.int(), skipped: faker.number.int(), errors: faker.number.int(), issues: faker.number.int()}, waiting: faker.number.int(), rejectedReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), question: faker.helpers.arrayElement([{homes: faker.number.int(), known: faker.number.int(), missing: faker.number.int()},null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), canUndo: faker.datatype.boolean(), undoneAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), delay: faker.helpers.arrayElement([{turn: faker.datatype.boolean(), homes: faker.number.int({min: 0}), hosts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({host: faker.string.alpha({length: {min: 10, max: 20}}), homes: faker.number.int({min: 1}), until: faker.date.past().toISOString().slice(0, 19) + 'Z'}))},null,]), ...overrideResponse})

export const getListImportConflictsResponseMock = (overrideResponse: Partial<Extract<ImportedFieldPage, object>> = {}): ImportedFieldPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({integrationId: faker.string.uuid(), sourceName: faker.string.alpha({length: {min: 10, max: 20}}), propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), field: faker.string.alpha({length: {min: 10, max: 20}}), ours: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),null,]), theirs: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),null,]), since: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), open: faker.datatype.boolean(), foundAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), total: faker.number.int(), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getResolveImportConflictsResponseMock = (overrideResponse: Partial<Extract<ConflictsResolved, object>> = {}): ConflictsResolved => ({resolved: faker.number.int(), left: faker.number.int(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getCreateLabReportResponseMock = (overrideResponse: Partial<Extract<LabReport, object>> = {}): LabReport => ({id: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), bytes: faker.number.int(), status: faker.helpers.arrayElement(['reading','done','failed'] as const), integrationId: faker.helpers.arrayElement([faker.string.uuid(),null,]), sourceName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dialect: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(LabDialect)),null,]), confidence: faker.number.float({min: 0, max: 1, fractionDigits: 2}), nearest: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({dialect: faker.helpers.arrayElement(Object.values(LabDialect)), confidence: faker.number.float({min: 0, max: 1, fractionDigits: 2}), lacks: faker.string.alpha({length: {min: 10, max: 20}})})), version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), encoding: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), declaredEncoding: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), isReadable: faker.datatype.boolean(), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), held: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), homes: faker.number.int(), refused: faker.number.int(), withIssues: faker.number.int(), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), severity: faker.helpers.arrayElement(['info','warning','error'] as const), rule: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int(), lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), excerpt: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({line: faker.number.int(), text: faker.string.alpha({length: {min: 10, max: 20}})}))})), would: faker.helpers.arrayElement([{received: faker.number.int(), created: faker.number.int(), updated: faker.number.int(), conflicts: faker.number.int(), unchanged: faker.number.int(), missing: faker.number.int(), removed: faker.number.int(), skipped: faker.number.int(), errors: faker.number.int(), issues: faker.number.int()},null,]), diff: {added: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({externalId: faker.string.alpha({length: {min: 10, max: 20}}), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), propertyId: faker.helpers.arrayElement([faker.string.uuid(),null,])})), gone: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({externalId: faker.string.alpha({length: {min: 10, max: 20}}), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), propertyId: faker.helpers.arrayElement([faker.string.uuid(),null,])})), changed: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({home: {externalId: faker.string.alpha({length: {min: 10, max: 20}}), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), propertyId: faker.helpers.arrayElement([faker.string.uuid(),null,])}, field: faker.string.alpha({length: {min: 10, max: 20}}), before: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), after: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), counts: {added: faker.number.int(), gone: faker.number.int(), changed: faker.number.int()}}, createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', keptUntil: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetLabReportResponseMock = (overrideResponse: Partial<Extract<LabReport, object>> = {}): LabReport => ({id: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), bytes: faker.number.int(), status: faker.helpers.arrayElement(['reading','done','failed'] as const), integrationId: faker.helpers.arrayElement([faker.string.uuid(),null,]), sourceName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dialect: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(LabDialect)),null,]), confidence: faker.number.float({min: 0, max: 1, fractionDigits: 2}), nearest: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({dialect: faker.helpers.arrayElement(Object.values(LabDialect)), confidence: faker.number.float({min: 0, max: 1, fractionDigits: 2}), lacks: faker.string.alpha({length: {min: 10, max: 20}})})), version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), encoding: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), declaredEncoding: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), isReadable: faker.datatype.boolean(), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), held: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), homes: faker.number.int(), refused: faker.number.int(), withIssues: faker.number.int(), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), severity: faker.helpers.arrayElement(['info','warning','error'] as const), rule: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int(), lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), excerpt: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({line: faker.number.int(), text: faker.string.alpha({length: {min: 10, max: 20}})}))})), would: faker.helpers.arrayElement([{received: faker.number.int(), created: faker.number.int(), updated: faker.number.int(), conflicts: faker.number.int(), unchanged: faker.number.int(), missing: faker.number.int(), removed: faker.number.int(), skipped: faker.number.int(), errors: faker.number.int(), issues: faker.number.int()},null,]), diff: {added: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({externalId: faker.string.alpha({length: {min: 10, max: 20}}), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), propertyId: faker.helpers.arrayElement([faker.string.uuid(),null,])})), gone: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({externalId: faker.string.alpha({length: {min: 10, max: 20}}), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), propertyId: faker.helpers.arrayElement([faker.string.uuid(),null,])})), changed: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({home: {externalId: faker.string.alpha({length: {min: 10, max: 20}}), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), propertyId: faker.helpers.arrayElement([faker.string.uuid(),null,])}, field: faker.string.alpha({length: {min: 10, max: 20}}), before: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), after: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), counts: {added: faker.number.int(), gone: faker.number.int(), changed: faker.number.int()}}, createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', keptUntil: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListSameHomesResponseMock = (overrideResponse: Partial<Extract<SameHomePage, object>> = {}): SameHomePage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), reasons: faker.helpers.arrayElements(Object.values(SameHomeReason)), homes: Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => ({propertyId: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(Object.values(PropertyStatus)), price: faker.helpers.arrayElement([faker.number.int(), null]), area: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sources: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))})), foundAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), total: faker.number.int(), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getCreateImportTableResponseMock = (overrideResponse: Partial<Extract<ImportTable, object>> = {}): ImportTable => ({id: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), format: faker.helpers.arrayElement(['csv','xlsx'] as const), encoding: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), delimiter: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rows: faker.number.int(), columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({index: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), samples: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), filled: faker.number.int(), guess: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(HomeField)),null,])})), plan: {columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({column: faker.number.int({min: 0, max: 249}), field: faker.helpers.arrayElement(Object.values(HomeField)), decimal: faker.helpers.arrayElement([faker.helpers.arrayElement(['comma','point'] as const), undefined]), words: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({word: faker.string.alpha({length: {min: 1, max: 120}}), code: faker.string.alpha({length: {min: 10, max: 40}})})), undefined])})), operation: faker.helpers.arrayElement(['V','A','TDA'] as const)}, isRemembered: faker.datatype.boolean(), sourceId: faker.helpers.arrayElement([faker.string.uuid(),null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', keptUntil: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetImportTableResponseMock = (overrideResponse: Partial<Extract<ImportTable, object>> = {}): ImportTable => ({id: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), format: faker.helpers.arrayElement(['csv','xlsx'] as const), encoding: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), delimiter: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rows: faker.number.int(), columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({index: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), samples: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), filled: faker.number.int(), guess: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(HomeField)),null,])})), plan: {columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({column: faker.number.int({min: 0, max: 249}), field: faker.helpers.arrayElement(Object.values(HomeField)), decimal: faker.helpers.arrayElement([faker.helpers.arrayElement(['comma','point'] as const), undefined]), words: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({word: faker.string.alpha({length: {min: 1, max: 120}}), code: faker.string.alpha({length: {min: 10, max: 40}})})), undefined])})), operation: faker.helpers.arrayElement(['V','A','TDA'] as const)}, isRemembered: faker.datatype.boolean(), sourceId: faker.helpers.arrayElement([faker.string.uuid(),null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', keptUntil: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getMapImportTableResponseMock = (overrideResponse: Partial<Extract<ImportTable, object>> = {}): ImportTable => ({id: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), format: faker.helpers.arrayElement(['csv','xlsx'] as const), encoding: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), delimiter: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rows: faker.number.int(), columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({index: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), samples: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), filled: faker.number.int(), guess: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(HomeField)),null,])})), plan: {columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({column: faker.number.int({min: 0, max: 249}), field: faker.helpers.arrayElement(Object.values(HomeField)), decimal: faker.helpers.arrayElement([faker.helpers.arrayElement(['comma','point'] as const), undefined]), words: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({word: faker.string.alpha({length: {min: 1, max: 120}}), code: faker.string.alpha({length: {min: 10, max: 40}})})), undefined])})), operation: faker.helpers.arrayElement(['V','A','TDA'] as const)}, isRemembered: faker.datatype.boolean(), sourceId: faker.helpers.arrayElement([faker.string.uuid(),null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', keptUntil: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getPreviewImportTableResponseMock = (overrideResponse: Partial<Extract<ImportTablePreview, object>> = {}): ImportTablePreview => ({homes: faker.number.int(), refused: faker.number.int(), withIssues: faker.number.int(), rows: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({line: faker.number.int(), externalId: faker.string.alpha({length: {min: 10, max: 20}}), refused: faker.datatype.boolean(), values: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.helpers.arrayElement(Object.values(HomeField)), text: faker.string.alpha({length: {min: 10, max: 20}})})), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), severity: faker.helpers.arrayElement(['info','warning','error'] as const)}))})), words: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({column: faker.number.int(), field: faker.helpers.arrayElement(Object.values(HomeField)), word: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int(), choices: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))})), ...overrideResponse})

export const getStartImportTableResponseMock = (overrideResponse: Partial<Extract<ImportRun, object>> = {}): ImportRun => ({id: faker.string.uuid(), integrationId: faker.string.uuid(), sourceName: faker.string.alpha({length: {min: 10, max: 20}}), provider: faker.helpers.arrayElement(Object.values(ImportProvider)), filename: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['uploaded','running','done','rejected','failed','rolled_back'] as const), dryRun: faker.datatype.boolean(), trigger: faker.helpers.arrayElement(['manual','schedule'] as const), confirmed: faker.datatype.boolean(), totals: {received: faker.number.int(), created: faker.number.int(), updated: faker.number.int(), conflicts: faker.number.int(), unchanged: faker.number.int(), missing: faker.number.int(), removed: faker.number.int(), skipped: faker.number.int(), errors: faker.number.int(), issues: faker.number.int()}, waiting: faker.number.int(), rejectedReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), question: faker.helpers.arrayElement([{homes: faker.number.int(), known: faker.number.int(), missing: faker.number.int()},null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), canUndo: faker.datatype.boolean(), undoneAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), delay: faker.helpers.arrayElement([{turn: faker.datatype.boolean(), homes: faker.number.int({min: 0}), hosts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({host: faker.string.alpha({length: {min: 10, max: 20}}), homes: faker.number.int({min: 1}), until: faker.date.past().toISOString().slice(0, 19) + 'Z'}))},null,]), ...overrideResponse})

export const getGetImportResponseMock = (overrideResponse: Partial<Extract<ImportRun, object>> = {}): ImportRun => ({id: faker.string.uuid(), integrationId: faker.string.uuid(), sourceName: faker.string.alpha({length: {min: 10, max: 20}}), provider: faker.helpers.arrayElement(Object.values(ImportProvider)), filename: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['uploaded','running','done','rejected','failed','rolled_back'] as const), dryRun: faker.datatype.boolean(), trigger: faker.helpers.arrayElement(['manual','schedule'] as const), confirmed: faker.datatype.boolean(), totals: {received: faker.number.int(), created: faker.number.int(), updated: faker.number.int(), conflicts: faker.number.int(), unchanged: faker.number.int(), missing: faker.number.int(), removed: faker.number.int(), skipped: faker.number.int(), errors: faker.number.int(), issues: faker.number.int()}, waiting: faker.number.int(), rejectedReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), question: faker.helpers.arrayElement([{homes: faker.number.int(), known: faker.number.int(), missing: faker.number.int()},null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), canUndo: faker.datatype.boolean(), undoneAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), delay: faker.helpers.arrayElement([{turn: faker.datatype.boolean(), homes: faker.number.int({min: 0}), hosts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({host: faker.string.alpha({length: {min: 10, max: 20}}), homes: faker.number.int({min: 1}), until: faker.date.past().toISOString().slice(0, 19) + 'Z'}))},null,]), ...overrideResponse})

export const getListImportItemsResponseMock = (overrideResponse: Partial<Extract<ImportItemPage, object>> = {}): ImportItemPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({externalId: faker.string.alpha({length: {min: 10, max: 20}}), ref: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), action: faker.helpers.arrayElement(Object.values(ImportAction)), propertyId: faker.helpers.arrayElement([faker.string.uuid(),null,]), changed: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), issues: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), severity: faker.helpers.arrayElement(['info','warning','error'] as const)})), waitsFor: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))})), total: faker.number.int(), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getRepeatImportResponseMock = (overrideResponse: Partial<Extract<ImportRun, object>> = {}): ImportRun => ({id: faker.string.uuid(), integrationId: faker.string.uuid(), sourceName: faker.string.alpha({length: {min: 10, max: 20}}), provider: faker.helpers.arrayElement(Object.values(ImportProvider)), filename: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['uploaded','running','done','rejected','failed','rolled_back'] as const), dryRun: faker.datatype.boolean(), trigger: faker.helpers.arrayElement(['manual','schedule'] as const), confirmed: faker.datatype.boolean(), totals: {received: faker.number.int(), created: faker.number.int(), updated: faker.number.int(), conflicts: faker.number.int(), unchanged: faker.number.int(), missing: faker.number.int(), removed: faker.number.int(), skipped: faker.number.int(), errors: faker.number.int(), issues: faker.number.int()}, waiting: faker.number.int(), rejectedReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), question: faker.helpers.arrayElement([{homes: faker.number.int(), known: faker.number.int(), missing: faker.number.int()},null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), canUndo: faker.datatype.boolean(), undoneAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), delay: faker.helpers.arrayElement([{turn: faker.datatype.boolean(), homes: faker.number.int({min: 0}), hosts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({host: faker.string.alpha({length: {min: 10, max: 20}}), homes: faker.number.int({min: 1}), until: faker.date.past().toISOString().slice(0, 19) + 'Z'}))},null,]), ...overrideResponse})

export const getUndoImportResponseMock = (overrideResponse: Partial<Extract<ImportRun, object>> = {}): ImportRun => ({id: faker.string.uuid(), integrationId: faker.string.uuid(), sourceName: faker.string.alpha({length: {min: 10, max: 20}}), provider: faker.helpers.arrayElement(Object.values(ImportProvider)), filename: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['uploaded','running','done','rejected','failed','rolled_back'] as const), dryRun: faker.datatype.boolean(), trigger: faker.helpers.arrayElement(['manual','schedule'] as const), confirmed: faker.datatype.boolean(), totals: {received: faker.number.int(), created: faker.number.int(), updated: faker.number.int(), conflicts: faker.number.int(), unchanged: faker.number.int(), missing: faker.number.int(), removed: faker.number.int(), skipped: faker.number.int(), errors: faker.number.int(), issues: faker.number.int()}, waiting: faker.number.int(), rejectedReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), question: faker.helpers.arrayElement([{homes: faker.number.int(), known: faker.number.int(), missing: faker.number.int()},null,]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), canUndo: faker.datatype.boolean(), undoneAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), delay: faker.helpers.arrayElement([{turn: faker.datatype.boolean(), homes: faker.number.int({min: 0}), hosts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({host: faker.string.alpha({length: {min: 10, max: 20}}), homes: faker.number.int({min: 1}), until: faker.date.past().toISOString().slice(0, 19) + 'Z'}))},null,]), ...overrideResponse})


export const getListImportedFieldsMockHandler = (overrideResponse?: ImportedFieldList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportedFieldList> | ImportedFieldList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/property/:id/imported/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImportedFieldsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRunSourceMockHandler = (overrideResponse?: Integration | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Integration> | Integration), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/integration/:id/fetch/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRunSourceResponseMock(),
      { status: 202
      })
  }, options)
}

export const getListImportsMockHandler = (overrideResponse?: ImportRunPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportRunPage> | ImportRunPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/import/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImportsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateImportMockHandler = (overrideResponse?: ImportRun | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportRun> | ImportRun), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/import/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateImportResponseMock(),
      { status: 202
      })
  }, options)
}

export const getListImportConflictsMockHandler = (overrideResponse?: ImportedFieldPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportedFieldPage> | ImportedFieldPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/import/conflict/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImportConflictsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResolveImportConflictsMockHandler = (overrideResponse?: ConflictsResolved | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictsResolved> | ConflictsResolved), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/import/conflict/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResolveImportConflictsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateLabReportMockHandler = (overrideResponse?: LabReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LabReport> | LabReport), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/import/lab/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLabReportResponseMock(),
      { status: 202
      })
  }, options)
}

export const getGetLabReportMockHandler = (overrideResponse?: LabReport | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LabReport> | LabReport), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/import/lab/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLabReportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSameHomesMockHandler = (overrideResponse?: SameHomePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SameHomePage> | SameHomePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/import/same/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSameHomesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResolveSameHomeMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/import/same/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getCreateImportTableMockHandler = (overrideResponse?: ImportTable | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportTable> | ImportTable), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/import/table/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateImportTableResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetImportTableMockHandler = (overrideResponse?: ImportTable | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportTable> | ImportTable), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/import/table/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImportTableResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMapImportTableMockHandler = (overrideResponse?: ImportTable | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ImportTable> | ImportTable), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/import/table/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMapImportTableResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteImportTableMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/import/table/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getPreviewImportTableMockHandler = (overrideResponse?: ImportTablePreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportTablePreview> | ImportTablePreview), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/import/table/:id/preview/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewImportTableResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartImportTableMockHandler = (overrideResponse?: ImportRun | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportRun> | ImportRun), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/import/table/:id/start/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartImportTableResponseMock(),
      { status: 202
      })
  }, options)
}

export const getGetImportMockHandler = (overrideResponse?: ImportRun | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportRun> | ImportRun), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/import/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListImportItemsMockHandler = (overrideResponse?: ImportItemPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportItemPage> | ImportItemPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/import/:id/item/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImportItemsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRepeatImportMockHandler = (overrideResponse?: ImportRun | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportRun> | ImportRun), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/import/:id/again/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRepeatImportResponseMock(),
      { status: 202
      })
  }, options)
}

export const getUndoImportMockHandler = (overrideResponse?: ImportRun | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportRun> | ImportRun), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/import/:id/undo/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoImportResponseMock(),
      { status: 202
      })
  }, options)
}
export const getImportMock = () => [
  getListImportedFieldsMockHandler(),
  getRunSourceMockHandler(),
  getListImportsMockHandler(),
  getCreateImportMockHandler(),
  getListImportConflictsMockHandler(),
  getResolveImportConflictsMockHandler(),
  getCreateLabReportMockHandler(),
  getGetLabReportMockHandler(),
  getListSameHomesMockHandler(),
  getResolveSameHomeMockHandler(),
  getCreateImportTableMockHandler(),
  getGetImportTableMockHandler(),
  getMapImportTableMockHandler(),
  getDeleteImportTableMockHandler(),
  getPreviewImportTableMockHandler(),
  getStartImportTableMockHandler(),
  getGetImportMockHandler(),
  getListImportItemsMockHandler(),
  getRepeatImportMockHandler(),
  getUndoImportMockHandler()
]
