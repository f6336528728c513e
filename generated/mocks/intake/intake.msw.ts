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
  ContactRole,
  IntakeDates,
  IntakeFate,
  IntakeField,
  IntakeMode,
  IntakeStatus,
  IntakeWantOperation
} from '../../model';
import type {
  IntakePreview,
  IntakeRowPage,
  IntakeRun,
  IntakeRunPage
} from '../../model';


export const getListIntakesResponseMock = (overrideResponse: Partial<Extract<IntakeRunPage, object>> = {}): IntakeRunPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), format: faker.helpers.arrayElement(['csv','xlsx','vcard'] as const), dialect: faker.helpers.arrayElement(['google','google_old','google_outlook','outlook','outlook_es','vcard','other'] as const), encoding: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), delimiter: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement(Object.values(IntakeStatus)), rows: faker.number.int(), columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({index: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), samples: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), filled: faker.number.int(), guess: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(IntakeField)),null,])})), mapping: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({column: faker.number.int({min: 0, max: 249}), field: faker.helpers.arrayElement(Object.values(IntakeField))})), dates: faker.helpers.arrayElement(Object.values(IntakeDates)), askDates: faker.datatype.boolean(), wantOperation: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(IntakeWantOperation)),null,]), mode: faker.helpers.arrayElement(Object.values(IntakeMode)), dedupeKeys: faker.helpers.arrayElements(['phone','email'] as const), overwrite: faker.datatype.boolean(), shared: faker.datatype.boolean(), roles: faker.helpers.arrayElements(Object.values(ContactRole)), tags: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), totals: {done: faker.number.int(), created: faker.number.int(), updated: faker.number.int(), unchanged: faker.number.int(), skipped: faker.number.int(), errors: faker.number.int(), demands: faker.number.int()}, undone: faker.helpers.arrayElement([{removed: faker.number.int(), restored: faker.number.int(), kept: faker.number.int(), demands: faker.number.int()},null,]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), undoUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), canUndo: faker.datatype.boolean()})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getCreateIntakeResponseMock = (overrideResponse: Partial<Extract<IntakeRun, object>> = {}): IntakeRun => ({id: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), format: faker.helpers.arrayElement(['csv','xlsx','vcard'] as const), dialect: faker.helpers.arrayElement(['google','google_old','google_outlook','outlook','outlook_es','vcard','other'] as const), encoding: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), delimiter: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement(Object.values(IntakeStatus)), rows: faker.number.int(), columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({index: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), samples: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), filled: faker.number.int(), guess: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(IntakeField)),null,])})), mapping: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({column: faker.number.int({min: 0, max: 249}), field: faker.helpers.arrayElement(Object.values(IntakeField))})), dates: faker.helpers.arrayElement(Object.values(IntakeDates)), askDates: faker.datatype.boolean(), wantOperation: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(IntakeWantOperation)),null,]), mode: faker.helpers.arrayElement(Object.values(IntakeMode)), dedupeKeys: faker.helpers.arrayElements(['phone','email'] as const), overwrite: faker.datatype.boolean(), shared: faker.datatype.boolean(), roles: faker.helpers.arrayElements(Object.values(ContactRole)), tags: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), totals: {done: faker.number.int(), created: faker.number.int(), updated: faker.number.int(), unchanged: faker.number.int(), skipped: faker.number.int(), errors: faker.number.int(), demands: faker.number.int()}, undone: faker.helpers.arrayElement([{removed: faker.number.int(), restored: faker.number.int(), kept: faker.number.int(), demands: faker.number.int()},null,]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), undoUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), canUndo: faker.datatype.boolean(), ...overrideResponse})

export const getGetIntakeResponseMock = (overrideResponse: Partial<Extract<IntakeRun, object>> = {}): IntakeRun => ({id: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), format: faker.helpers.arrayElement(['csv','xlsx','vcard'] as const), dialect: faker.helpers.arrayElement(['google','google_old','google_outlook','outlook','outlook_es','vcard','other'] as const), encoding: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), delimiter: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement(Object.values(IntakeStatus)), rows: faker.number.int(), columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({index: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), samples: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), filled: faker.number.int(), guess: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(IntakeField)),null,])})), mapping: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({column: faker.number.int({min: 0, max: 249}), field: faker.helpers.arrayElement(Object.values(IntakeField))})), dates: faker.helpers.arrayElement(Object.values(IntakeDates)), askDates: faker.datatype.boolean(), wantOperation: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(IntakeWantOperation)),null,]), mode: faker.helpers.arrayElement(Object.values(IntakeMode)), dedupeKeys: faker.helpers.arrayElements(['phone','email'] as const), overwrite: faker.datatype.boolean(), shared: faker.datatype.boolean(), roles: faker.helpers.arrayElements(Object.values(ContactRole)), tags: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), totals: {done: faker.number.int(), created: faker.number.int(), updated: faker.number.int(), unchanged: faker.number.int(), skipped: faker.number.int(), errors: faker.number.int(), demands: faker.number.int()}, undone: faker.helpers.arrayElement([{removed: faker.number.int(), restored: faker.number.int(), kept: faker.number.int(), demands: faker.number.int()},null,]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), undoUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), canUndo: faker.datatype.boolean(), ...overrideResponse})

export const getMapIntakeResponseMock = (overrideResponse: Partial<Extract<IntakeRun, object>> = {}): IntakeRun => ({id: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), format: faker.helpers.arrayElement(['csv','xlsx','vcard'] as const), dialect: faker.helpers.arrayElement(['google','google_old','google_outlook','outlook','outlook_es','vcard','other'] as const), encoding: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), delimiter: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement(Object.values(IntakeStatus)), rows: faker.number.int(), columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({index: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), samples: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), filled: faker.number.int(), guess: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(IntakeField)),null,])})), mapping: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({column: faker.number.int({min: 0, max: 249}), field: faker.helpers.arrayElement(Object.values(IntakeField))})), dates: faker.helpers.arrayElement(Object.values(IntakeDates)), askDates: faker.datatype.boolean(), wantOperation: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(IntakeWantOperation)),null,]), mode: faker.helpers.arrayElement(Object.values(IntakeMode)), dedupeKeys: faker.helpers.arrayElements(['phone','email'] as const), overwrite: faker.datatype.boolean(), shared: faker.datatype.boolean(), roles: faker.helpers.arrayElements(Object.values(ContactRole)), tags: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), totals: {done: faker.number.int(), created: faker.number.int(), updated: faker.number.int(), unchanged: faker.number.int(), skipped: faker.number.int(), errors: faker.number.int(), demands: faker.number.int()}, undone: faker.helpers.arrayElement([{removed: faker.number.int(), restored: faker.number.int(), kept: faker.number.int(), demands: faker.number.int()},null,]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), undoUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), canUndo: faker.datatype.boolean(), ...overrideResponse})

export const getPreviewIntakeResponseMock = (overrideResponse: Partial<Extract<IntakePreview, object>> = {}): IntakePreview => ({looked: faker.number.int(), totals: {done: faker.number.int(), created: faker.number.int(), updated: faker.number.int(), unchanged: faker.number.int(), skipped: faker.number.int(), errors: faker.number.int(), demands: faker.number.int()}, rows: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.number.int(), line: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), fate: faker.helpers.arrayElement(Object.values(IntakeFate)), values: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 20}})})), remarks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}})})), contactId: faker.helpers.arrayElement([faker.string.uuid(),null,])})), run: {id: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), format: faker.helpers.arrayElement(['csv','xlsx','vcard'] as const), dialect: faker.helpers.arrayElement(['google','google_old','google_outlook','outlook','outlook_es','vcard','other'] as const), encoding: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), delimiter: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement(Object.values(IntakeStatus)), rows: faker.number.int(), columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({index: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), samples: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), filled: faker.number.int(), guess: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(IntakeField)),null,])})), mapping: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({column: faker.number.int({min: 0, max: 249}), field: faker.helpers.arrayElement(Object.values(IntakeField))})), dates: faker.helpers.arrayElement(Object.values(IntakeDates)), askDates: faker.datatype.boolean(), wantOperation: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(IntakeWantOperation)),null,]), mode: faker.helpers.arrayElement(Object.values(IntakeMode)), dedupeKeys: faker.helpers.arrayElements(['phone','email'] as const), overwrite: faker.datatype.boolean(), shared: faker.datatype.boolean(), roles: faker.helpers.arrayElements(Object.values(ContactRole)), tags: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), totals: {done: faker.number.int(), created: faker.number.int(), updated: faker.number.int(), unchanged: faker.number.int(), skipped: faker.number.int(), errors: faker.number.int(), demands: faker.number.int()}, undone: faker.helpers.arrayElement([{removed: faker.number.int(), restored: faker.number.int(), kept: faker.number.int(), demands: faker.number.int()},null,]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), undoUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), canUndo: faker.datatype.boolean()}, ...overrideResponse})

export const getStartIntakeResponseMock = (overrideResponse: Partial<Extract<IntakeRun, object>> = {}): IntakeRun => ({id: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), format: faker.helpers.arrayElement(['csv','xlsx','vcard'] as const), dialect: faker.helpers.arrayElement(['google','google_old','google_outlook','outlook','outlook_es','vcard','other'] as const), encoding: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), delimiter: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement(Object.values(IntakeStatus)), rows: faker.number.int(), columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({index: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), samples: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), filled: faker.number.int(), guess: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(IntakeField)),null,])})), mapping: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({column: faker.number.int({min: 0, max: 249}), field: faker.helpers.arrayElement(Object.values(IntakeField))})), dates: faker.helpers.arrayElement(Object.values(IntakeDates)), askDates: faker.datatype.boolean(), wantOperation: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(IntakeWantOperation)),null,]), mode: faker.helpers.arrayElement(Object.values(IntakeMode)), dedupeKeys: faker.helpers.arrayElements(['phone','email'] as const), overwrite: faker.datatype.boolean(), shared: faker.datatype.boolean(), roles: faker.helpers.arrayElements(Object.values(ContactRole)), tags: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), totals: {done: faker.number.int(), created: faker.number.int(), updated: faker.number.int(), unchanged: faker.number.int(), skipped: faker.number.int(), errors: faker.number.int(), demands: faker.number.int()}, undone: faker.helpers.arrayElement([{removed: faker.number.int(), restored: faker.number.int(), kept: faker.number.int(), demands: faker.number.int()},null,]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), undoUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), canUndo: faker.datatype.boolean(), ...overrideResponse})

export const getListIntakeRowsResponseMock = (overrideResponse: Partial<Extract<IntakeRowPage, object>> = {}): IntakeRowPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({number: faker.number.int(), line: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), fate: faker.helpers.arrayElement(Object.values(IntakeFate)), remarks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}})})), contactId: faker.helpers.arrayElement([faker.string.uuid(),null,]), demandId: faker.helpers.arrayElement([faker.string.uuid(),null,]), undone: faker.helpers.arrayElement([faker.helpers.arrayElement(['removed','restored','kept'] as const),null,])})), total: faker.number.int(), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), previous: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getDownloadIntakeRowsResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getUndoIntakeResponseMock = (overrideResponse: Partial<Extract<IntakeRun, object>> = {}): IntakeRun => ({id: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), format: faker.helpers.arrayElement(['csv','xlsx','vcard'] as const), dialect: faker.helpers.arrayElement(['google','google_old','google_outlook','outlook','outlook_es','vcard','other'] as const), encoding: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), delimiter: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement(Object.values(IntakeStatus)), rows: faker.number.int(), columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({index: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), samples: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), filled: faker.number.int(), guess: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(IntakeField)),null,])})), mapping: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({column: faker.number.int({min: 0, max: 249}), field: faker.helpers.arrayElement(Object.values(IntakeField))})), dates: faker.helpers.arrayElement(Object.values(IntakeDates)), askDates: faker.datatype.boolean(), wantOperation: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(IntakeWantOperation)),null,]), mode: faker.helpers.arrayElement(Object.values(IntakeMode)), dedupeKeys: faker.helpers.arrayElements(['phone','email'] as const), overwrite: faker.datatype.boolean(), shared: faker.datatype.boolean(), roles: faker.helpers.arrayElements(Object.values(ContactRole)), tags: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), totals: {done: faker.number.int(), created: faker.number.int(), updated: faker.number.int(), unchanged: faker.number.int(), skipped: faker.number.int(), errors: faker.number.int(), demands: faker.number.int()}, undone: faker.helpers.arrayElement([{removed: faker.number.int(), restored: faker.number.int(), kept: faker.number.int(), demands: faker.number.int()},null,]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), undoUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), canUndo: faker.datatype.boolean(), ...overrideResponse})


export const getListIntakesMockHandler = (overrideResponse?: IntakeRunPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IntakeRunPage> | IntakeRunPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/intake/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListIntakesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateIntakeMockHandler = (overrideResponse?: IntakeRun | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IntakeRun> | IntakeRun), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/intake/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateIntakeResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetIntakeMockHandler = (overrideResponse?: IntakeRun | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IntakeRun> | IntakeRun), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/intake/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetIntakeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMapIntakeMockHandler = (overrideResponse?: IntakeRun | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<IntakeRun> | IntakeRun), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/intake/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMapIntakeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteIntakeMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/intake/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getPreviewIntakeMockHandler = (overrideResponse?: IntakePreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IntakePreview> | IntakePreview), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/intake/:id/preview/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewIntakeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartIntakeMockHandler = (overrideResponse?: IntakeRun | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IntakeRun> | IntakeRun), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/intake/:id/start/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartIntakeResponseMock(),
      { status: 202
      })
  }, options)
}

export const getListIntakeRowsMockHandler = (overrideResponse?: IntakeRowPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IntakeRowPage> | IntakeRowPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/intake/:id/row/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListIntakeRowsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadIntakeRowsMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/intake/:id/report/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadIntakeRowsResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getUndoIntakeMockHandler = (overrideResponse?: IntakeRun | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IntakeRun> | IntakeRun), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/intake/:id/undo/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoIntakeResponseMock(),
      { status: 202
      })
  }, options)
}
export const getIntakeMock = () => [
  getListIntakesMockHandler(),
  getCreateIntakeMockHandler(),
  getGetIntakeMockHandler(),
  getMapIntakeMockHandler(),
  getDeleteIntakeMockHandler(),
  getPreviewIntakeMockHandler(),
  getStartIntakeMockHandler(),
  getListIntakeRowsMockHandler(),
  getDownloadIntakeRowsMockHandler(),
  getUndoIntakeMockHandler()
]
