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
  CourseKind,
  CourseSubject,
  Language,
  LessonKind,
  QuestionKind,
  SeatState
} from '../../model';
import type {
  Enrolment,
  EnrolmentDetail,
  EnrolmentList,
  Lesson,
  LessonTime,
  QuizResult,
  Training
} from '../../model';


export const getJoinCourseResponseMock = (overrideResponse: Partial<Extract<Enrolment, object>> = {}): Enrolment => ({id: faker.string.uuid(), courseId: "reglas-baleares", kind: faker.helpers.arrayElement(Object.values(CourseKind)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, startedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', completedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lessons: faker.number.int({min: 0}), lessonsDone: faker.number.int({min: 0}), minutes: faker.number.int({min: 0}), provedMinutes: faker.number.int({min: 0}), next: faker.helpers.arrayElement(["nota-de-encargo",null,]), certificate: faker.helpers.arrayElement([{code: faker.string.alpha({length: {min: 10, max: 40}}), issuedOn: faker.date.past().toISOString().slice(0, 10), minutes: faker.number.int({min: 0}), path: faker.string.alpha({length: {min: 10, max: 4500}})},null,]), seat: faker.helpers.arrayElement([{session: {id: faker.string.uuid(), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), teacher: faker.string.alpha({length: {min: 10, max: 120}}), language: faker.helpers.arrayElement(Object.values(Language)), seats: faker.number.int({min: 1, max: 500}), free: faker.number.int({min: 0, max: 500}), minimum: faker.number.int({min: 0, max: 500})}, state: faker.helpers.arrayElement(Object.values(SeatState)), place: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), offeredUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null])},null,]), ...overrideResponse})

export const getListEnrolmentsResponseMock = (overrideResponse: Partial<Extract<EnrolmentList, object>> = {}): EnrolmentList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), courseId: "reglas-baleares", kind: faker.helpers.arrayElement(Object.values(CourseKind)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, startedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', completedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lessons: faker.number.int({min: 0}), lessonsDone: faker.number.int({min: 0}), minutes: faker.number.int({min: 0}), provedMinutes: faker.number.int({min: 0}), next: faker.helpers.arrayElement(["nota-de-encargo",null,]), certificate: faker.helpers.arrayElement([{code: faker.string.alpha({length: {min: 10, max: 40}}), issuedOn: faker.date.past().toISOString().slice(0, 10), minutes: faker.number.int({min: 0}), path: faker.string.alpha({length: {min: 10, max: 4500}})},null,]), seat: faker.helpers.arrayElement([{session: {id: faker.string.uuid(), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), teacher: faker.string.alpha({length: {min: 10, max: 120}}), language: faker.helpers.arrayElement(Object.values(Language)), seats: faker.number.int({min: 1, max: 500}), free: faker.number.int({min: 0, max: 500}), minimum: faker.number.int({min: 0, max: 500})}, state: faker.helpers.arrayElement(Object.values(SeatState)), place: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), offeredUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null])},null,])})), ...overrideResponse})

export const getGetEnrolmentResponseMock = (overrideResponse: Partial<Extract<EnrolmentDetail, object>> = {}): EnrolmentDetail => ({id: faker.string.uuid(), courseId: "reglas-baleares", kind: faker.helpers.arrayElement(Object.values(CourseKind)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, startedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', completedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lessons: faker.number.int({min: 0}), lessonsDone: faker.number.int({min: 0}), minutes: faker.number.int({min: 0}), provedMinutes: faker.number.int({min: 0}), next: faker.helpers.arrayElement(["nota-de-encargo",null,]), certificate: faker.helpers.arrayElement([{code: faker.string.alpha({length: {min: 10, max: 40}}), issuedOn: faker.date.past().toISOString().slice(0, 10), minutes: faker.number.int({min: 0}), path: faker.string.alpha({length: {min: 10, max: 4500}})},null,]), seat: faker.helpers.arrayElement([{session: {id: faker.string.uuid(), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), teacher: faker.string.alpha({length: {min: 10, max: 120}}), language: faker.helpers.arrayElement(Object.values(Language)), seats: faker.number.int({min: 1, max: 500}), free: faker.number.int({min: 0, max: 500}), minimum: faker.number.int({min: 0, max: 500})}, state: faker.helpers.arrayElement(Object.values(SeatState)), place: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), offeredUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null])},null,]), centre: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), modules: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, subject: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CourseSubject)),null,]), lessons: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: "nota-de-encargo", kind: faker.helpers.arrayElement(Object.values(LessonKind)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, minutes: faker.number.int({min: 1, max: 600}), done: faker.datatype.boolean(), provedMinutes: faker.number.int({min: 0}), quiz: faker.helpers.arrayElement([{best: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), null]), pass: faker.number.int({min: 1, max: 100}), passed: faker.datatype.boolean(), triesLeft: faker.number.int({min: 0, max: 3}), nextTryAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])},null,])}))})), ...overrideResponse})

export const getGetLessonResponseMock = (overrideResponse: Partial<Extract<Lesson, object>> = {}): Lesson => ({id: "nota-de-encargo", kind: faker.helpers.arrayElement(Object.values(LessonKind)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, minutes: faker.number.int({min: 1, max: 600}), body: faker.helpers.arrayElement([{"es":"Casa de piedra en el centro.","en":"Stone house in the centre."},null,]), video: faker.helpers.arrayElement([{path: faker.string.alpha({length: {min: 10, max: 20}}), captions: {es: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({from: faker.number.int({min: 0}), to: faker.number.int({min: 0}), text: faker.string.alpha({length: {min: 1, max: 500}})})), en: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({from: faker.number.int({min: 0}), to: faker.number.int({min: 0}), text: faker.string.alpha({length: {min: 1, max: 500}})})), ca: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({from: faker.number.int({min: 0}), to: faker.number.int({min: 0}), text: faker.string.alpha({length: {min: 1, max: 500}})})), de: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({from: faker.number.int({min: 0}), to: faker.number.int({min: 0}), text: faker.string.alpha({length: {min: 1, max: 500}})}))}},null,]), file: faker.helpers.arrayElement([{path: faker.string.alpha({length: {min: 10, max: 20}}), bytes: faker.number.int({min: 1})},null,]), questions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 10, max: 40}}), kind: faker.helpers.arrayElement(Object.values(QuestionKind)), text: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, choices: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: "c1", text: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}}))})), quiz: faker.helpers.arrayElement([{best: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), null]), pass: faker.number.int({min: 1, max: 100}), passed: faker.datatype.boolean(), triesLeft: faker.number.int({min: 0, max: 3}), nextTryAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])},null,]), ...overrideResponse})

export const getCountLessonTimeResponseMock = (overrideResponse: Partial<Extract<LessonTime, object>> = {}): LessonTime => ({lessonMinutes: faker.number.int({min: 0}), courseMinutes: faker.number.int({min: 0}), ...overrideResponse})

export const getReadLessonResponseMock = (overrideResponse: Partial<Extract<EnrolmentDetail, object>> = {}): EnrolmentDetail => ({id: faker.string.uuid(), courseId: "reglas-baleares", kind: faker.helpers.arrayElement(Object.values(CourseKind)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, startedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', completedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lessons: faker.number.int({min: 0}), lessonsDone: faker.number.int({min: 0}), minutes: faker.number.int({min: 0}), provedMinutes: faker.number.int({min: 0}), next: faker.helpers.arrayElement(["nota-de-encargo",null,]), certificate: faker.helpers.arrayElement([{code: faker.string.alpha({length: {min: 10, max: 40}}), issuedOn: faker.date.past().toISOString().slice(0, 10), minutes: faker.number.int({min: 0}), path: faker.string.alpha({length: {min: 10, max: 4500}})},null,]), seat: faker.helpers.arrayElement([{session: {id: faker.string.uuid(), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), teacher: faker.string.alpha({length: {min: 10, max: 120}}), language: faker.helpers.arrayElement(Object.values(Language)), seats: faker.number.int({min: 1, max: 500}), free: faker.number.int({min: 0, max: 500}), minimum: faker.number.int({min: 0, max: 500})}, state: faker.helpers.arrayElement(Object.values(SeatState)), place: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), offeredUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null])},null,]), centre: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), modules: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, subject: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CourseSubject)),null,]), lessons: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: "nota-de-encargo", kind: faker.helpers.arrayElement(Object.values(LessonKind)), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, minutes: faker.number.int({min: 1, max: 600}), done: faker.datatype.boolean(), provedMinutes: faker.number.int({min: 0}), quiz: faker.helpers.arrayElement([{best: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), null]), pass: faker.number.int({min: 1, max: 100}), passed: faker.datatype.boolean(), triesLeft: faker.number.int({min: 0, max: 3}), nextTryAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])},null,])}))})), ...overrideResponse})

export const getAnswerQuizResponseMock = (overrideResponse: Partial<Extract<QuizResult, object>> = {}): QuizResult => ({score: faker.number.int({min: 0, max: 100}), passed: faker.datatype.boolean(), quiz: {best: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), null]), pass: faker.number.int({min: 1, max: 100}), passed: faker.datatype.boolean(), triesLeft: faker.number.int({min: 0, max: 3}), nextTryAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])}, corrections: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({question: faker.string.alpha({length: {min: 10, max: 40}}), isRight: faker.datatype.boolean(), right: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 40}}))), number: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), why: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}})), ...overrideResponse})

export const getGetTrainingResponseMock = (overrideResponse: Partial<Extract<Training, object>> = {}): Training => ({requiredMinutes: faker.number.int({min: 0}), countedMinutes: faker.number.int({min: 0}), internalMinutes: faker.number.int({min: 0}), subjects: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({subject: faker.helpers.arrayElement(Object.values(CourseSubject)), provedMinutes: faker.number.int({min: 0}), attendedMinutes: faker.number.int({min: 0})})), ...overrideResponse})

export const getDownloadCertificateResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getJoinCourseMockHandler = (overrideResponse?: Enrolment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Enrolment> | Enrolment), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/course/:id/enrol/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getJoinCourseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLeaveSeatMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/course/:id/enrol/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getListEnrolmentsMockHandler = (overrideResponse?: EnrolmentList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EnrolmentList> | EnrolmentList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/enrolment/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEnrolmentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetEnrolmentMockHandler = (overrideResponse?: EnrolmentDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EnrolmentDetail> | EnrolmentDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/enrolment/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEnrolmentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLessonMockHandler = (overrideResponse?: Lesson | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Lesson> | Lesson), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/enrolment/:id/lesson/:lessonId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLessonResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCountLessonTimeMockHandler = (overrideResponse?: LessonTime | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LessonTime> | LessonTime), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/enrolment/:id/lesson/:lessonId/beat/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountLessonTimeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadLessonMockHandler = (overrideResponse?: EnrolmentDetail | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EnrolmentDetail> | EnrolmentDetail), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/enrolment/:id/lesson/:lessonId/done/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadLessonResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAnswerQuizMockHandler = (overrideResponse?: QuizResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<QuizResult> | QuizResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/enrolment/:id/lesson/:lessonId/quiz/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerQuizResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTrainingMockHandler = (overrideResponse?: Training | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Training> | Training), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/training/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTrainingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadCertificateMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/certificate/:certificateToken/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadCertificateResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}
export const getEnrolmentMock = () => [
  getJoinCourseMockHandler(),
  getLeaveSeatMockHandler(),
  getListEnrolmentsMockHandler(),
  getGetEnrolmentMockHandler(),
  getGetLessonMockHandler(),
  getCountLessonTimeMockHandler(),
  getReadLessonMockHandler(),
  getAnswerQuizMockHandler(),
  getGetTrainingMockHandler(),
  getDownloadCertificateMockHandler()
]
