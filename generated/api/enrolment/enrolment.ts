import type {
  CourseId,
  Enrolment,
  EnrolmentDetail,
  EnrolmentInput,
  EnrolmentList,
  Lesson,
  LessonId,
  LessonTime,
  QuizAnswers,
  QuizResult,
  Training
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Every signed-in person, for themselves; once: calling it again answers the same enrolment. With `sessionId` a seat of a group: full, one waits in the order of asking (`seat.place`); an offered seat is taken by calling it again. Changing the session gives the other seat back. 404 for a course or session that is not offered, 406 in words when the session has begun, 400 at `sessionId` when a group course is asked for without.
 * @summary Enrol in a course, or take a seat
 */
export const enrol = (
    id: CourseId,
    enrolmentInput: BodyType<EnrolmentInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Enrolment>(
      {url: `/api/v1/course/${id}/enrol/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: enrolmentInput, signal
    },
      options);
    }


/**
 * Every signed-in person, for themselves. The seat is offered for 24 hours to the next who waits. What was learnt stays. 404 without a seat, 406 in words once the session has begun.
 * @summary Give a seat back, or leave the waiting list
 */
export const leaveSeat = (
    id: CourseId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/course/${id}/enrol/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * Every signed-in person, their own alone; the latest first, at most 200.
 * @summary My courses
 */
export const listEnrolments = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EnrolmentList>(
      {url: `/api/v1/enrolment/`, method: 'GET', signal
    },
      options);
    }


/**
 * In the version in which one began it. 404 for another person's.
 * @summary One of my courses, lesson by lesson
 */
export const getEnrolment = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EnrolmentDetail>(
      {url: `/api/v1/enrolment/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * The text, or the questions of the next try, drawn once for it and never with their keys. 404 for another person's and for a lesson the course has not.
 * @summary A lesson of my course
 */
export const getLesson = (
    id: string,
    lessonId: LessonId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Lesson>(
      {url: `/api/v1/enrolment/${id}/lesson/${lessonId}/`, method: 'GET', signal
    },
      options);
    }


/**
 * The page calls it when a lesson opens and about once a minute while it is seen and in use. The time since the last call of the same person, in whatever tab, counts when it is 90 seconds at most, by the clock of the server; in a lesson at most one and a half times its minutes. 404 as getLesson.
 * @summary A minute in a lesson
 */
export const beatLesson = (
    id: string,
    lessonId: LessonId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LessonTime>(
      {url: `/api/v1/enrolment/${id}/lesson/${lessonId}/beat/`, method: 'POST', signal
    },
      options);
    }


/**
 * Again it answers the same. The last lesson ends the course and makes the certificate, which keeps the name of that day. 406 for a quiz, which is passed, and for a part that is attended.
 * @summary A lesson has been read
 */
export const finishLesson = (
    id: string,
    lessonId: LessonId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EnrolmentDetail>(
      {url: `/api/v1/enrolment/${id}/lesson/${lessonId}/done/`, method: 'POST', signal
    },
      options);
    }


/**
 * Scores the try by the keys and answers them with the reasons. 400 at an answer to what was not asked; 406 in words while one has to wait, and for a lesson that is no quiz.
 * @summary Answer a quiz
 */
export const answerQuiz = (
    id: string,
    lessonId: LessonId,
    quizAnswers: BodyType<QuizAnswers>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<QuizResult>(
      {url: `/api/v1/enrolment/${id}/lesson/${lessonId}/quiz/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: quizAnswers, signal
    },
      options);
    }


/**
 * Every signed-in person, their own alone.
 * @summary My hours
 */
export const getTraining = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Training>(
      {url: `/api/v1/training/`, method: 'GET', signal
    },
      options);
    }


/**
 * For whoever has the link, a day long. 404 when it is not valid or the certificate was revoked; 503 when too many documents are being drawn.
 * @summary The PDF of a certificate that a link opens
 */
export const downloadCertificate = (
    token: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/certificate/${token}/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


