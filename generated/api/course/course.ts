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
  Course,
  CourseAttendanceInput,
  CourseDateList,
  CourseId,
  CourseList,
  CourseSessionInput,
  ListCoursesParams,
  NotAcceptableResponse,
  NotFoundResponse,
  TooLargeResponse,
  UnauthorizedResponse,
  UnsupportedResponse,
  Uuid
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
 * Every signed-in person, of whatever role. By kind when asked; by title in the language of the caller, at most 200, without paging. A course that was withdrawn is not listed; who is in it ends it.
 * @summary Courses that are offered
 */
export const listCourses = (
    params?: ListCoursesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CourseList>(
      {url: `/api/v1/course/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListCoursesQueryKey = (params?: ListCoursesParams,) => {
    return [
    `/api/v1/course/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCoursesQueryOptions = <TData = Awaited<ReturnType<typeof listCourses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(params?: ListCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoursesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCourses>>> = ({ signal }) => listCourses(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCoursesQueryResult = NonNullable<Awaited<ReturnType<typeof listCourses>>>
export type ListCoursesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListCourses<TData = Awaited<ReturnType<typeof listCourses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params: undefined |  ListCoursesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourses>>,
          TError,
          Awaited<ReturnType<typeof listCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCourses<TData = Awaited<ReturnType<typeof listCourses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourses>>,
          TError,
          Awaited<ReturnType<typeof listCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCourses<TData = Awaited<ReturnType<typeof listCourses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Courses that are offered
 */

export function useListCourses<TData = Awaited<ReturnType<typeof listCourses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoursesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every signed-in person. The outline by names; what lessons say and ask is read by who is enrolled (getLesson). 404 for one that is not offered.
 * @summary A course with its outline and its dates
 */
export const getCourse = (
    id: CourseId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Course>(
      {url: `/api/v1/course/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetCourseQueryKey = (id: CourseId,) => {
    return [
    `/api/v1/course/${id}/`
    ] as const;
    }


export const getGetCourseQueryOptions = <TData = Awaited<ReturnType<typeof getCourse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(id: CourseId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCourseQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCourse>>> = ({ signal }) => getCourse(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCourseQueryResult = NonNullable<Awaited<ReturnType<typeof getCourse>>>
export type GetCourseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>


export function useGetCourse<TData = Awaited<ReturnType<typeof getCourse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: CourseId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCourse>>,
          TError,
          Awaited<ReturnType<typeof getCourse>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCourse<TData = Awaited<ReturnType<typeof getCourse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: CourseId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCourse>>,
          TError,
          Awaited<ReturnType<typeof getCourse>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCourse<TData = Awaited<ReturnType<typeof getCourse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: CourseId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A course with its outline and its dates
 */

export function useGetCourse<TData = Awaited<ReturnType<typeof getCourse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: CourseId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCourseQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the site's operator (OPERATORS) only, 404 for anybody else. All dates, past and cancelled ones too, the newest first, at most 200.
 * @summary Dates of a group course with who has a seat
 */
export const listCourseSessions = (
    id: CourseId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CourseDateList>(
      {url: `/api/v1/course/${id}/session/`, method: 'GET', signal
    },
      options);
    }




export const getListCourseSessionsQueryKey = (id: CourseId,) => {
    return [
    `/api/v1/course/${id}/session/`
    ] as const;
    }


export const getListCourseSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listCourseSessions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(id: CourseId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourseSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCourseSessionsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCourseSessions>>> = ({ signal }) => listCourseSessions(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCourseSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCourseSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listCourseSessions>>>
export type ListCourseSessionsQueryError = ErrorType<BadRequestResponse | NotFoundResponse>


export function useListCourseSessions<TData = Awaited<ReturnType<typeof listCourseSessions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 id: CourseId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourseSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourseSessions>>,
          TError,
          Awaited<ReturnType<typeof listCourseSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCourseSessions<TData = Awaited<ReturnType<typeof listCourseSessions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 id: CourseId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourseSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourseSessions>>,
          TError,
          Awaited<ReturnType<typeof listCourseSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCourseSessions<TData = Awaited<ReturnType<typeof listCourseSessions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 id: CourseId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourseSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Dates of a group course with who has a seat
 */

export function useListCourseSessions<TData = Awaited<ReturnType<typeof listCourseSessions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 id: CourseId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourseSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCourseSessionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the site's operator (OPERATORS) only, 404 for anybody else and for a course that is no group or is not offered. Seats that become free by it are offered to who waits; who has a seat is told where place, address or end become others. 400 at the field for an end before the beginning, a minimum above the seats, fewer seats than are held, a date in the past, neither place nor address.
 * @summary Add a date to a group course, or change the one that begins at that moment
 */
export const createCourseSession = (
    id: CourseId,
    courseSessionInput: BodyType<CourseSessionInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CourseDateList>(
      {url: `/api/v1/course/${id}/session/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: courseSessionInput, signal
    },
      options);
    }




export const getCreateCourseSessionMutationKey = () => ['createCourseSession'] as const;

export const getCreateCourseSessionMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCourseSession>>, TError,CreateCourseSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createCourseSession>>, TError,CreateCourseSessionMutationVariables, TContext> => {

const mutationKey = getCreateCourseSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCourseSession>>, CreateCourseSessionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createCourseSession(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCourseSessionMutationResult = NonNullable<Awaited<ReturnType<typeof createCourseSession>>>
    export type CreateCourseSessionMutationBody = BodyType<CourseSessionInput>
    export type CreateCourseSessionMutationError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateCourseSessionMutationVariables = {id: CourseId;data: BodyType<CourseSessionInput>}

    /**
 * @summary Add a date to a group course, or change the one that begins at that moment
 */
export const useCreateCourseSession = <TError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCourseSession>>, TError,CreateCourseSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCourseSession>>,
        TError,
        CreateCourseSessionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCourseSessionMutationOptions(options), queryClient);
    }
    /**
 * For the site's operator (OPERATORS) only, 404 for anybody else and for a date that is cancelled already. Everybody who had a seat may choose another date. 406 once it has begun.
 * @summary Cancel a date of a group course
 */
export const removeCourseSession = (
    id: CourseId,
    sessionId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CourseDateList>(
      {url: `/api/v1/course/${id}/session/${sessionId}/`, method: 'DELETE', signal
    },
      options);
    }




export const getRemoveCourseSessionMutationKey = () => ['removeCourseSession'] as const;

export const getRemoveCourseSessionMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCourseSession>>, TError,RemoveCourseSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeCourseSession>>, TError,RemoveCourseSessionMutationVariables, TContext> => {

const mutationKey = getRemoveCourseSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeCourseSession>>, RemoveCourseSessionMutationVariables> = (props) => {
          const {id,sessionId} = props ?? {};

          return  removeCourseSession(id,sessionId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveCourseSessionMutationResult = NonNullable<Awaited<ReturnType<typeof removeCourseSession>>>

    export type RemoveCourseSessionMutationError = ErrorType<BadRequestResponse | NotFoundResponse | NotAcceptableResponse>
    export type RemoveCourseSessionMutationVariables = {id: CourseId;sessionId: Uuid}

    /**
 * @summary Cancel a date of a group course
 */
export const useRemoveCourseSession = <TError = ErrorType<BadRequestResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCourseSession>>, TError,RemoveCourseSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeCourseSession>>,
        TError,
        RemoveCourseSessionMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveCourseSessionMutationOptions(options), queryClient);
    }
    /**
 * For the site's operator (OPERATORS) only, 404 for anybody else. Certifies who has nothing else to do. Somebody without a seat there is left out; 406 before it has begun.
 * @summary Note who came to a date
 */
export const setCourseAttendance = (
    id: CourseId,
    sessionId: Uuid,
    courseAttendanceInput: BodyType<CourseAttendanceInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CourseDateList>(
      {url: `/api/v1/course/${id}/session/${sessionId}/attendance/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: courseAttendanceInput, signal
    },
      options);
    }




export const getSetCourseAttendanceMutationKey = () => ['setCourseAttendance'] as const;

export const getSetCourseAttendanceMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setCourseAttendance>>, TError,SetCourseAttendanceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setCourseAttendance>>, TError,SetCourseAttendanceMutationVariables, TContext> => {

const mutationKey = getSetCourseAttendanceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setCourseAttendance>>, SetCourseAttendanceMutationVariables> = (props) => {
          const {id,sessionId,data} = props ?? {};

          return  setCourseAttendance(id,sessionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetCourseAttendanceMutationResult = NonNullable<Awaited<ReturnType<typeof setCourseAttendance>>>
    export type SetCourseAttendanceMutationBody = BodyType<CourseAttendanceInput>
    export type SetCourseAttendanceMutationError = ErrorType<BadRequestResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type SetCourseAttendanceMutationVariables = {id: CourseId;sessionId: Uuid;data: BodyType<CourseAttendanceInput>}

    /**
 * @summary Note who came to a date
 */
export const useSetCourseAttendance = <TError = ErrorType<BadRequestResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setCourseAttendance>>, TError,SetCourseAttendanceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setCourseAttendance>>,
        TError,
        SetCourseAttendanceMutationVariables,
        TContext
      > => {
      return useMutation(getSetCourseAttendanceMutationOptions(options), queryClient);
    }
