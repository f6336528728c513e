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
  CalendarFeed,
  CalendarFeedAddress,
  CalendarImport,
  CalendarImportInput,
  ForbiddenResponse,
  GoogleCalendar,
  GoogleCalendarConsent,
  GoogleCalendarStart,
  InsufficientStorageResponse,
  NotFoundResponse,
  TooLargeResponse,
  TooManyResponse,
  UnauthorizedResponse,
  UnavailableResponse,
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
 * For ADMIN and STAFF, of their own diary only (403 for anybody else). Answers since when there is an address and when a calendar last asked for it, to the hour, in UTC; the address itself is told only when it is made. `active` is false when there is none.
 * @summary Whether my diary has an address for other calendars
 */
export const getCalendarFeed = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CalendarFeed>(
      {url: `/api/v1/calendar/feed/`, method: 'GET', signal
    },
      options);
    }




export const getGetCalendarFeedQueryKey = () => {
    return [
    `/api/v1/calendar/feed/`
    ] as const;
    }


export const getGetCalendarFeedQueryOptions = <TData = Awaited<ReturnType<typeof getCalendarFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarFeed>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCalendarFeedQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCalendarFeed>>> = ({ signal }) => getCalendarFeed(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCalendarFeed>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCalendarFeedQueryResult = NonNullable<Awaited<ReturnType<typeof getCalendarFeed>>>
export type GetCalendarFeedQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetCalendarFeed<TData = Awaited<ReturnType<typeof getCalendarFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarFeed>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCalendarFeed>>,
          TError,
          Awaited<ReturnType<typeof getCalendarFeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCalendarFeed<TData = Awaited<ReturnType<typeof getCalendarFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarFeed>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCalendarFeed>>,
          TError,
          Awaited<ReturnType<typeof getCalendarFeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCalendarFeed<TData = Awaited<ReturnType<typeof getCalendarFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarFeed>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether my diary has an address for other calendars
 */

export function useGetCalendarFeed<TData = Awaited<ReturnType<typeof getCalendarFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarFeed>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCalendarFeedQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF, of their own diary only. The answer is the only time the address is told, and the one before ends at once. Who has it reads, without signing in, titles, hours and places of the own diary and of what one comes to, from 90 days back; attendees and notes are not in it. Asks once more who it is (403). 429 after 20 calls in an hour from one address.
 * @summary Make the secret address of my diary, or a new one in place of the old
 */
export const createCalendarFeed = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CalendarFeedAddress>(
      {url: `/api/v1/calendar/feed/`, method: 'POST', signal
    },
      options);
    }




export const getCreateCalendarFeedMutationKey = () => ['createCalendarFeed'] as const;

export const getCreateCalendarFeedMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCalendarFeed>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createCalendarFeed>>, TError,void, TContext> => {

const mutationKey = getCreateCalendarFeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCalendarFeed>>, void> = () => {


          return  createCalendarFeed(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCalendarFeedMutationResult = NonNullable<Awaited<ReturnType<typeof createCalendarFeed>>>

    export type CreateCalendarFeedMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>


    /**
 * @summary Make the secret address of my diary, or a new one in place of the old
 */
export const useCreateCalendarFeed = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCalendarFeed>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCalendarFeed>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreateCalendarFeedMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF, of their own diary only (403 for anybody else). Calendars that read the address get 404 from now on; when there is no address, nothing happens and the answer is the same.
 * @summary End the address of my diary
 */
export const deleteCalendarFeed = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/calendar/feed/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteCalendarFeedMutationKey = () => ['deleteCalendarFeed'] as const;

export const getDeleteCalendarFeedMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCalendarFeed>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCalendarFeed>>, TError,void, TContext> => {

const mutationKey = getDeleteCalendarFeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCalendarFeed>>, void> = () => {


          return  deleteCalendarFeed(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCalendarFeedMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCalendarFeed>>>

    export type DeleteCalendarFeedMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


    /**
 * @summary End the address of my diary
 */
export const useDeleteCalendarFeed = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCalendarFeed>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCalendarFeed>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDeleteCalendarFeedMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF, of their own diary only (403 for anybody else). Answers `available: false` where the site has no access to Google, and the state `none` when nothing is connected; instants are UTC.
 * @summary Whether my diary and a Google calendar are kept the same
 */
export const getGoogleCalendar = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GoogleCalendar>(
      {url: `/api/v1/calendar/google/`, method: 'GET', signal
    },
      options);
    }




export const getGetGoogleCalendarQueryKey = () => {
    return [
    `/api/v1/calendar/google/`
    ] as const;
    }


export const getGetGoogleCalendarQueryOptions = <TData = Awaited<ReturnType<typeof getGoogleCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGoogleCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGoogleCalendarQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGoogleCalendar>>> = ({ signal }) => getGoogleCalendar(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGoogleCalendar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGoogleCalendarQueryResult = NonNullable<Awaited<ReturnType<typeof getGoogleCalendar>>>
export type GetGoogleCalendarQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetGoogleCalendar<TData = Awaited<ReturnType<typeof getGoogleCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGoogleCalendar>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGoogleCalendar>>,
          TError,
          Awaited<ReturnType<typeof getGoogleCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGoogleCalendar<TData = Awaited<ReturnType<typeof getGoogleCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGoogleCalendar>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGoogleCalendar>>,
          TError,
          Awaited<ReturnType<typeof getGoogleCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGoogleCalendar<TData = Awaited<ReturnType<typeof getGoogleCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGoogleCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether my diary and a Google calendar are kept the same
 */

export function useGetGoogleCalendar<TData = Awaited<ReturnType<typeof getGoogleCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGoogleCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGoogleCalendarQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF, for their own diary. A connection that was there before gives way, the Google account is noted in the profile, and the first comparing begins at once. 400 at `state` when the consent was asked for by somebody else, was used, or is older than ten minutes; 400 at `code` when Google gave no permission for the calendar or does not answer. 404 where the site has no access to Google; 429 after 30 calls in an hour from one address. Asks once more who it is (`x-step-up`).
 * @summary Connect with the consent that Google gave; 404 where the site has no access to Google
 */
export const connectGoogleCalendar = (
    googleCalendarConsent: BodyType<GoogleCalendarConsent>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GoogleCalendar>(
      {url: `/api/v1/calendar/google/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: googleCalendarConsent, signal
    },
      options);
    }


/**
 * For ADMIN and STAFF, of their own diary only (403 for anybody else). It ends here at once and at Google as soon as it answers; without a connection nothing happens and the answer is the same.
 * @summary End the connection and take our access back at Google; what stands in each calendar stays there
 */
export const disconnectGoogleCalendar = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/calendar/google/`, method: 'DELETE', signal
    },
      options);
    }




export const getDisconnectGoogleCalendarMutationKey = () => ['disconnectGoogleCalendar'] as const;

export const getDisconnectGoogleCalendarMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disconnectGoogleCalendar>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof disconnectGoogleCalendar>>, TError,void, TContext> => {

const mutationKey = getDisconnectGoogleCalendarMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disconnectGoogleCalendar>>, void> = () => {


          return  disconnectGoogleCalendar(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisconnectGoogleCalendarMutationResult = NonNullable<Awaited<ReturnType<typeof disconnectGoogleCalendar>>>

    export type DisconnectGoogleCalendarMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


    /**
 * @summary End the connection and take our access back at Google; what stands in each calendar stays there
 */
export const useDisconnectGoogleCalendar = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disconnectGoogleCalendar>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disconnectGoogleCalendar>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDisconnectGoogleCalendarMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF, for their own diary. Answers the address to send the browser to; what comes back from there works once, for ten minutes, and only for the person who asked. 404 where the site has no access to Google; 429 after 30 calls in an hour from one address. Asks once more who it is (`x-step-up`).
 * @summary Where Google asks me for consent; 404 where the site has no access to Google
 */
export const startGoogleCalendar = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GoogleCalendarStart>(
      {url: `/api/v1/calendar/google/start/`, method: 'POST', signal
    },
      options);
    }




export const getStartGoogleCalendarMutationKey = () => ['startGoogleCalendar'] as const;

export const getStartGoogleCalendarMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startGoogleCalendar>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof startGoogleCalendar>>, TError,void, TContext> => {

const mutationKey = getStartGoogleCalendarMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startGoogleCalendar>>, void> = () => {


          return  startGoogleCalendar(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartGoogleCalendarMutationResult = NonNullable<Awaited<ReturnType<typeof startGoogleCalendar>>>

    export type StartGoogleCalendarMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse>


    /**
 * @summary Where Google asks me for consent; 404 where the site has no access to Google
 */
export const useStartGoogleCalendar = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startGoogleCalendar>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startGoogleCalendar>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getStartGoogleCalendarMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF, for their own diary. Only starts the comparing and does not wait for it; without a connection nothing happens and the answer is the same. 404 where the site has no access to Google; 429 after 60 calls in an hour from one address.
 * @summary Compare both calendars now instead of at the next turn
 */
export const syncGoogleCalendar = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/calendar/google/sync/`, method: 'POST', signal
    },
      options);
    }




export const getSyncGoogleCalendarMutationKey = () => ['syncGoogleCalendar'] as const;

export const getSyncGoogleCalendarMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof syncGoogleCalendar>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof syncGoogleCalendar>>, TError,void, TContext> => {

const mutationKey = getSyncGoogleCalendarMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof syncGoogleCalendar>>, void> = () => {


          return  syncGoogleCalendar(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SyncGoogleCalendarMutationResult = NonNullable<Awaited<ReturnType<typeof syncGoogleCalendar>>>

    export type SyncGoogleCalendarMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse>


    /**
 * @summary Compare both calendars now instead of at the next turn
 */
export const useSyncGoogleCalendar = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof syncGoogleCalendar>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof syncGoogleCalendar>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSyncGoogleCalendarMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF, into their own diary (403 for anybody else). Each event is written by itself: one that the diary cannot hold is told among the problems and does not stop the others; with `preview` nothing is written. Up to 200 events and 200 problems are listed, the counts are of all. 400 at `file` when it is no calendar, holds no events or more than 2000, or is nested too deep or too large inside; 413 over 2 MB, 415 for anything but a form, 429 after 60 calls in an hour from one address, 503 or 507 when the file cannot be stored.
 * @summary Read an .ics file into my diary: time zones, exceptions, moved occurrences; known events are told by their UID
 */
export const importCalendar = (
    calendarImportInput: BodyType<CalendarImportInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CalendarImport>(
      {url: `/api/v1/calendar/import/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: calendarImportInput, signal
    },
      options);
    }




export const getImportCalendarMutationKey = () => ['importCalendar'] as const;

export const getImportCalendarMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse | UnavailableResponse | InsufficientStorageResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importCalendar>>, TError,ImportCalendarMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof importCalendar>>, TError,ImportCalendarMutationVariables, TContext> => {

const mutationKey = getImportCalendarMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importCalendar>>, ImportCalendarMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importCalendar(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportCalendarMutationResult = NonNullable<Awaited<ReturnType<typeof importCalendar>>>
    export type ImportCalendarMutationBody = BodyType<CalendarImportInput>
    export type ImportCalendarMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse | UnavailableResponse | InsufficientStorageResponse>
    export type ImportCalendarMutationVariables = {data: BodyType<CalendarImportInput>}

    /**
 * @summary Read an .ics file into my diary: time zones, exceptions, moved occurrences; known events are told by their UID
 */
export const useImportCalendar = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse | UnavailableResponse | InsufficientStorageResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importCalendar>>, TError,ImportCalendarMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importCalendar>>,
        TError,
        ImportCalendarMutationVariables,
        TContext
      > => {
      return useMutation(getImportCalendarMutationOptions(options), queryClient);
    }
