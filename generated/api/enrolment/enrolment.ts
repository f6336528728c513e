import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  CourseId,
  Enrolment,
  EnrolmentDetail,
  EnrolmentInput,
  EnrolmentList,
  Lesson,
  LessonId,
  LessonTime,
  NotAcceptableResponse,
  NotFoundResponse,
  QuizAnswers,
  QuizResult,
  TooLargeResponse,
  Training,
  UnauthorizedResponse,
  UnsupportedResponse
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { ErrorType , BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Every signed-in person, for themselves; once: calling it again answers the same enrolment. With `sessionId` a seat of a group: full, one waits in the order of asking (`seat.place`); an offered seat is taken by calling it again. Changing the session gives the other seat back, unless that one is under way or was attended (406). 404 for a course or session that is not offered, 406 in words when the session has begun, 400 at `sessionId` when a group course is asked for without.
 * @summary Enrol in a course, or take a seat
 */
export const joinCourse = (
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




export const getJoinCourseMutationKey = () => ['joinCourse'] as const;

export const getJoinCourseMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinCourse>>, TError,JoinCourseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof joinCourse>>, TError,JoinCourseMutationVariables, TContext> => {

const mutationKey = getJoinCourseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof joinCourse>>, JoinCourseMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  joinCourse(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type JoinCourseMutationResult = NonNullable<Awaited<ReturnType<typeof joinCourse>>>
    export type JoinCourseMutationBody = BodyType<EnrolmentInput>
    export type JoinCourseMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type JoinCourseMutationVariables = {id: CourseId;data: BodyType<EnrolmentInput>}

    /**
 * @summary Enrol in a course, or take a seat
 */
export const useJoinCourse = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinCourse>>, TError,JoinCourseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof joinCourse>>,
        TError,
        JoinCourseMutationVariables,
        TContext
      > => {
      return useMutation(getJoinCourseMutationOptions(options), queryClient);
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




export const getLeaveSeatMutationKey = () => ['leaveSeat'] as const;

export const getLeaveSeatMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveSeat>>, TError,LeaveSeatMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof leaveSeat>>, TError,LeaveSeatMutationVariables, TContext> => {

const mutationKey = getLeaveSeatMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof leaveSeat>>, LeaveSeatMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  leaveSeat(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LeaveSeatMutationResult = NonNullable<Awaited<ReturnType<typeof leaveSeat>>>

    export type LeaveSeatMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>
    export type LeaveSeatMutationVariables = {id: CourseId}

    /**
 * @summary Give a seat back, or leave the waiting list
 */
export const useLeaveSeat = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveSeat>>, TError,LeaveSeatMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof leaveSeat>>,
        TError,
        LeaveSeatMutationVariables,
        TContext
      > => {
      return useMutation(getLeaveSeatMutationOptions(options), queryClient);
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




export const getListEnrolmentsQueryKey = () => {
    return [
    `/api/v1/enrolment/`
    ] as const;
    }


export const getListEnrolmentsQueryOptions = <TData = Awaited<ReturnType<typeof listEnrolments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnrolments>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEnrolmentsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEnrolments>>> = ({ signal }) => listEnrolments(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEnrolments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEnrolmentsQueryResult = NonNullable<Awaited<ReturnType<typeof listEnrolments>>>
export type ListEnrolmentsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListEnrolments<TData = Awaited<ReturnType<typeof listEnrolments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnrolments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEnrolments>>,
          TError,
          Awaited<ReturnType<typeof listEnrolments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEnrolments<TData = Awaited<ReturnType<typeof listEnrolments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnrolments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEnrolments>>,
          TError,
          Awaited<ReturnType<typeof listEnrolments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEnrolments<TData = Awaited<ReturnType<typeof listEnrolments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnrolments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My courses
 */

export function useListEnrolments<TData = Awaited<ReturnType<typeof listEnrolments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnrolments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEnrolmentsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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




export const getGetEnrolmentQueryKey = (id: string,) => {
    return [
    `/api/v1/enrolment/${id}/`
    ] as const;
    }


export const getGetEnrolmentQueryOptions = <TData = Awaited<ReturnType<typeof getEnrolment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnrolment>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEnrolmentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEnrolment>>> = ({ signal }) => getEnrolment(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEnrolment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEnrolmentQueryResult = NonNullable<Awaited<ReturnType<typeof getEnrolment>>>
export type GetEnrolmentQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>


export function useGetEnrolment<TData = Awaited<ReturnType<typeof getEnrolment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnrolment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEnrolment>>,
          TError,
          Awaited<ReturnType<typeof getEnrolment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEnrolment<TData = Awaited<ReturnType<typeof getEnrolment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnrolment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEnrolment>>,
          TError,
          Awaited<ReturnType<typeof getEnrolment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEnrolment<TData = Awaited<ReturnType<typeof getEnrolment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnrolment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of my courses, lesson by lesson
 */

export function useGetEnrolment<TData = Awaited<ReturnType<typeof getEnrolment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnrolment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEnrolmentQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The text, the video, the document, or the questions of the next try, drawn once for it and never with their keys. 404 for another person's and for a lesson the course has not.
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




export const getGetLessonQueryKey = (id: string,
    lessonId: LessonId,) => {
    return [
    `/api/v1/enrolment/${id}/lesson/${lessonId}/`
    ] as const;
    }


export const getGetLessonQueryOptions = <TData = Awaited<ReturnType<typeof getLesson>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(id: string,
    lessonId: LessonId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLesson>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLessonQueryKey(id,lessonId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLesson>>> = ({ signal }) => getLesson(id,lessonId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && lessonId !== null && lessonId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLesson>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLessonQueryResult = NonNullable<Awaited<ReturnType<typeof getLesson>>>
export type GetLessonQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>


export function useGetLesson<TData = Awaited<ReturnType<typeof getLesson>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string,
    lessonId: LessonId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLesson>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLesson>>,
          TError,
          Awaited<ReturnType<typeof getLesson>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLesson<TData = Awaited<ReturnType<typeof getLesson>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string,
    lessonId: LessonId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLesson>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLesson>>,
          TError,
          Awaited<ReturnType<typeof getLesson>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLesson<TData = Awaited<ReturnType<typeof getLesson>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string,
    lessonId: LessonId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLesson>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A lesson of my course
 */

export function useGetLesson<TData = Awaited<ReturnType<typeof getLesson>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string,
    lessonId: LessonId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLesson>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLessonQueryOptions(id,lessonId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The page calls it when a lesson opens and about once a minute while it is seen and in use. The time since the last call of the same person, in whatever tab, counts when it is 90 seconds at most, by the clock of the server; in a lesson at most one and a half times its minutes. 404 as getLesson.
 * @summary A minute in a lesson
 */
export const countLessonTime = (
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
export const readLesson = (
    id: string,
    lessonId: LessonId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EnrolmentDetail>(
      {url: `/api/v1/enrolment/${id}/lesson/${lessonId}/done/`, method: 'POST', signal
    },
      options);
    }




export const getReadLessonMutationKey = () => ['readLesson'] as const;

export const getReadLessonMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readLesson>>, TError,ReadLessonMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof readLesson>>, TError,ReadLessonMutationVariables, TContext> => {

const mutationKey = getReadLessonMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readLesson>>, ReadLessonMutationVariables> = (props) => {
          const {id,lessonId} = props ?? {};

          return  readLesson(id,lessonId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadLessonMutationResult = NonNullable<Awaited<ReturnType<typeof readLesson>>>

    export type ReadLessonMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>
    export type ReadLessonMutationVariables = {id: string;lessonId: LessonId}

    /**
 * @summary A lesson has been read
 */
export const useReadLesson = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readLesson>>, TError,ReadLessonMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readLesson>>,
        TError,
        ReadLessonMutationVariables,
        TContext
      > => {
      return useMutation(getReadLessonMutationOptions(options), queryClient);
    }
    /**
 * Scores the try by the keys and answers them with the reasons. 400 at an answer to what was not asked; 406 in words while one has to wait, for a lesson that is no quiz, and while this version of the server cannot read all of the course.
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




export const getAnswerQuizMutationKey = () => ['answerQuiz'] as const;

export const getAnswerQuizMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerQuiz>>, TError,AnswerQuizMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof answerQuiz>>, TError,AnswerQuizMutationVariables, TContext> => {

const mutationKey = getAnswerQuizMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerQuiz>>, AnswerQuizMutationVariables> = (props) => {
          const {id,lessonId,data} = props ?? {};

          return  answerQuiz(id,lessonId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerQuizMutationResult = NonNullable<Awaited<ReturnType<typeof answerQuiz>>>
    export type AnswerQuizMutationBody = BodyType<QuizAnswers>
    export type AnswerQuizMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type AnswerQuizMutationVariables = {id: string;lessonId: LessonId;data: BodyType<QuizAnswers>}

    /**
 * @summary Answer a quiz
 */
export const useAnswerQuiz = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerQuiz>>, TError,AnswerQuizMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerQuiz>>,
        TError,
        AnswerQuizMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerQuizMutationOptions(options), queryClient);
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




export const getGetTrainingQueryKey = () => {
    return [
    `/api/v1/training/`
    ] as const;
    }


export const getGetTrainingQueryOptions = <TData = Awaited<ReturnType<typeof getTraining>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTraining>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTrainingQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTraining>>> = ({ signal }) => getTraining(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTraining>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTrainingQueryResult = NonNullable<Awaited<ReturnType<typeof getTraining>>>
export type GetTrainingQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useGetTraining<TData = Awaited<ReturnType<typeof getTraining>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTraining>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTraining>>,
          TError,
          Awaited<ReturnType<typeof getTraining>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTraining<TData = Awaited<ReturnType<typeof getTraining>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTraining>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTraining>>,
          TError,
          Awaited<ReturnType<typeof getTraining>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTraining<TData = Awaited<ReturnType<typeof getTraining>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTraining>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My hours
 */

export function useGetTraining<TData = Awaited<ReturnType<typeof getTraining>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTraining>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTrainingQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For whoever has the link, a day long. 404 when it is not valid or the certificate was revoked; 503 when too many documents are being drawn.
 * @summary The PDF of a certificate that a link opens
 */
export const downloadCertificate = (
    certificateToken: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/certificate/${certificateToken}/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


