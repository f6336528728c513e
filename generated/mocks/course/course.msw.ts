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
  CourseCategory,
  CourseKind,
  CourseLevel,
  CourseSubject,
  Language,
  LessonKind,
  SeatState
} from '../../model';
import type {
  Course,
  CourseDateList,
  CourseList
} from '../../model';


export const getListCoursesResponseMock = (overrideResponse: Partial<Extract<CourseList, object>> = {}): CourseList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: "reglas-baleares", kind: faker.helpers.arrayElement(Object.values(CourseKind)), category: faker.helpers.arrayElement(Object.values(CourseCategory)), level: faker.helpers.arrayElement(Object.values(CourseLevel)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, summary: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, teacher: faker.string.alpha({length: {min: 10, max: 120}}), minutes: faker.number.int({min: 0}), lessons: faker.number.int({min: 0}), nextSession: faker.helpers.arrayElement([{id: faker.string.uuid(), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), teacher: faker.string.alpha({length: {min: 10, max: 120}}), language: faker.helpers.arrayElement(Object.values(Language)), seats: faker.number.int({min: 1, max: 500}), free: faker.number.int({min: 0, max: 500}), minimum: faker.number.int({min: 0, max: 500})},null,])})), ...overrideResponse})

export const getGetCourseResponseMock = (overrideResponse: Partial<Extract<Course, object>> = {}): Course => ({id: "reglas-baleares", version: faker.number.int({min: 1}), kind: faker.helpers.arrayElement(Object.values(CourseKind)), category: faker.helpers.arrayElement(Object.values(CourseCategory)), level: faker.helpers.arrayElement(Object.values(CourseLevel)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, summary: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, outcomes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({"es":"Casa de pueblo con patio","en":"Village house with courtyard"})), teacher: faker.string.alpha({length: {min: 10, max: 120}}), centre: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), minutes: faker.number.int({min: 0}), modules: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, subject: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CourseSubject)),null,]), lessons: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: "nota-de-encargo", kind: faker.helpers.arrayElement(Object.values(LessonKind)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, minutes: faker.number.int({min: 1, max: 600})}))})), sessions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), teacher: faker.string.alpha({length: {min: 10, max: 120}}), language: faker.helpers.arrayElement(Object.values(Language)), seats: faker.number.int({min: 1, max: 500}), free: faker.number.int({min: 0, max: 500}), minimum: faker.number.int({min: 0, max: 500})})), ...overrideResponse})

export const getListCourseSessionsResponseMock = (overrideResponse: Partial<Extract<CourseDateList, object>> = {}): CourseDateList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({session: {id: faker.string.uuid(), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), teacher: faker.string.alpha({length: {min: 10, max: 120}}), language: faker.helpers.arrayElement(Object.values(Language)), seats: faker.number.int({min: 1, max: 500}), free: faker.number.int({min: 0, max: 500}), minimum: faker.number.int({min: 0, max: 500})}, url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), waiting: faker.number.int({min: 0}), cancelledAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), people: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({userId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(SeatState)), attendedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])}))})), ...overrideResponse})

export const getCreateCourseSessionResponseMock = (overrideResponse: Partial<Extract<CourseDateList, object>> = {}): CourseDateList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({session: {id: faker.string.uuid(), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), teacher: faker.string.alpha({length: {min: 10, max: 120}}), language: faker.helpers.arrayElement(Object.values(Language)), seats: faker.number.int({min: 1, max: 500}), free: faker.number.int({min: 0, max: 500}), minimum: faker.number.int({min: 0, max: 500})}, url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), waiting: faker.number.int({min: 0}), cancelledAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), people: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({userId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(SeatState)), attendedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])}))})), ...overrideResponse})

export const getRemoveCourseSessionResponseMock = (overrideResponse: Partial<Extract<CourseDateList, object>> = {}): CourseDateList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({session: {id: faker.string.uuid(), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), teacher: faker.string.alpha({length: {min: 10, max: 120}}), language: faker.helpers.arrayElement(Object.values(Language)), seats: faker.number.int({min: 1, max: 500}), free: faker.number.int({min: 0, max: 500}), minimum: faker.number.int({min: 0, max: 500})}, url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), waiting: faker.number.int({min: 0}), cancelledAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), people: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({userId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(SeatState)), attendedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])}))})), ...overrideResponse})

export const getSetCourseAttendanceResponseMock = (overrideResponse: Partial<Extract<CourseDateList, object>> = {}): CourseDateList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({session: {id: faker.string.uuid(), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), teacher: faker.string.alpha({length: {min: 10, max: 120}}), language: faker.helpers.arrayElement(Object.values(Language)), seats: faker.number.int({min: 1, max: 500}), free: faker.number.int({min: 0, max: 500}), minimum: faker.number.int({min: 0, max: 500})}, url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), waiting: faker.number.int({min: 0}), cancelledAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), people: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({userId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(SeatState)), attendedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])}))})), ...overrideResponse})


export const getListCoursesMockHandler = (overrideResponse?: CourseList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CourseList> | CourseList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/course/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCoursesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCourseMockHandler = (overrideResponse?: Course | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Course> | Course), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/course/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCourseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCourseSessionsMockHandler = (overrideResponse?: CourseDateList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CourseDateList> | CourseDateList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/course/:id/session/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCourseSessionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateCourseSessionMockHandler = (overrideResponse?: CourseDateList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CourseDateList> | CourseDateList), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/course/:id/session/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCourseSessionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveCourseSessionMockHandler = (overrideResponse?: CourseDateList | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<CourseDateList> | CourseDateList), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/course/:id/session/:sessionId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveCourseSessionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetCourseAttendanceMockHandler = (overrideResponse?: CourseDateList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CourseDateList> | CourseDateList), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/course/:id/session/:sessionId/attendance/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetCourseAttendanceResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCourseMock = () => [
  getListCoursesMockHandler(),
  getGetCourseMockHandler(),
  getListCourseSessionsMockHandler(),
  getCreateCourseSessionMockHandler(),
  getRemoveCourseSessionMockHandler(),
  getSetCourseAttendanceMockHandler()
]
