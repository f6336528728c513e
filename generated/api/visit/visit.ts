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
  DraftVisitSheetParams,
  ForbiddenResponse,
  HomeId,
  InsufficientStorageResponse,
  ListPartnerVisitsParams,
  ListVisitBookingsParams,
  ListVisitsParams,
  NotAcceptableResponse,
  NotFoundResponse,
  PartnerVisit,
  PartnerVisitAnswer,
  PartnerVisitInput,
  PartnerVisitList,
  TooLargeResponse,
  TooManyResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedResponse,
  Uuid,
  Visit,
  VisitAsked,
  VisitBookInput,
  VisitBooked,
  VisitBooking,
  VisitBookingInput,
  VisitBookingList,
  VisitFeedbackInput,
  VisitHours,
  VisitList,
  VisitMoveInput,
  VisitOpen,
  VisitOpinion,
  VisitPage,
  VisitRequestList,
  VisitSheet,
  VisitSheetCheck,
  VisitSheetDraft,
  VisitSheetInput
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
 * ADMIN and STAFF of an agency, for a home or a person that they may read; of both, the home counts, and without either the list is empty. First those ahead, the next one first, then those that have been, newest first; at most 200, without paging, times UTC. Where the caller may not read a visit, only its time is told, and of a colleague's private one not even that: where and with whom are private as well. Sheets, feedback and the visitors' e-mail and phone only where they see all of it, and of its homes as much as of a single visit's. 404 for a home or person that they may not read, another agency's included.
 * @summary Visits of a home or a person within the reader's rights
 */
export const listVisits = (
    params?: ListVisitsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VisitList>(
      {url: `/api/v1/visit/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListVisitsQueryKey = (params?: ListVisitsParams,) => {
    return [
    `/api/v1/visit/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListVisitsQueryOptions = <TData = Awaited<ReturnType<typeof listVisits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListVisitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVisits>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVisitsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVisits>>> = ({ signal }) => listVisits(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVisits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVisitsQueryResult = NonNullable<Awaited<ReturnType<typeof listVisits>>>
export type ListVisitsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListVisits<TData = Awaited<ReturnType<typeof listVisits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  ListVisitsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVisits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVisits>>,
          TError,
          Awaited<ReturnType<typeof listVisits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVisits<TData = Awaited<ReturnType<typeof listVisits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListVisitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVisits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVisits>>,
          TError,
          Awaited<ReturnType<typeof listVisits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVisits<TData = Awaited<ReturnType<typeof listVisits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListVisitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVisits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Visits of a home or a person within the reader's rights
 */

export function useListVisits<TData = Awaited<ReturnType<typeof listVisits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListVisitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVisits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVisitsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN and STAFF of an agency: visits booked by link that are not answered yet, and enquiries for a visit without one. A STAFF sees bookings with them, and enquiries given to them or about homes they look after or entered; an ADMIN the agency's, but no colleague's private ones. At most six of each kind, the caller's own first and then who waits longest; an enquiry comes with up to three free times (UTC) of who answers it.
 * @summary Who asks for a visit and waits for an answer: an agent sees theirs, an ADMIN the agency's
 */
export const listVisitRequests = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VisitRequestList>(
      {url: `/api/v1/visit/requests/`, method: 'GET', signal
    },
      options);
    }




export const getListVisitRequestsQueryKey = () => {
    return [
    `/api/v1/visit/requests/`
    ] as const;
    }


export const getListVisitRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listVisitRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVisitRequests>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVisitRequestsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVisitRequests>>> = ({ signal }) => listVisitRequests(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVisitRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVisitRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listVisitRequests>>>
export type ListVisitRequestsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListVisitRequests<TData = Awaited<ReturnType<typeof listVisitRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVisitRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVisitRequests>>,
          TError,
          Awaited<ReturnType<typeof listVisitRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVisitRequests<TData = Awaited<ReturnType<typeof listVisitRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVisitRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVisitRequests>>,
          TError,
          Awaited<ReturnType<typeof listVisitRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVisitRequests<TData = Awaited<ReturnType<typeof listVisitRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVisitRequests>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who asks for a visit and waits for an answer: an agent sees theirs, an ADMIN the agency's
 */

export function useListVisitRequests<TData = Awaited<ReturnType<typeof listVisitRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVisitRequests>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVisitRequestsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN and STAFF of an agency, each their own; the usual office hours for who has set none. Hours are those of a clock in Europe/Madrid.
 * @summary My hours for booked visits
 */
export const getVisitHours = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VisitHours>(
      {url: `/api/v1/visit/hours/`, method: 'GET', signal
    },
      options);
    }




export const getGetVisitHoursQueryKey = () => {
    return [
    `/api/v1/visit/hours/`
    ] as const;
    }


export const getGetVisitHoursQueryOptions = <TData = Awaited<ReturnType<typeof getVisitHours>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisitHours>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVisitHoursQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVisitHours>>> = ({ signal }) => getVisitHours(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVisitHours>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVisitHoursQueryResult = NonNullable<Awaited<ReturnType<typeof getVisitHours>>>
export type GetVisitHoursQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetVisitHours<TData = Awaited<ReturnType<typeof getVisitHours>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisitHours>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVisitHours>>,
          TError,
          Awaited<ReturnType<typeof getVisitHours>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVisitHours<TData = Awaited<ReturnType<typeof getVisitHours>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisitHours>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVisitHours>>,
          TError,
          Awaited<ReturnType<typeof getVisitHours>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVisitHours<TData = Awaited<ReturnType<typeof getVisitHours>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisitHours>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My hours for booked visits
 */

export function useGetVisitHours<TData = Awaited<ReturnType<typeof getVisitHours>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisitHours>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVisitHoursQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN and STAFF of an agency, each their own; what is sent takes the place of all that was there. Hours are those of a clock in Europe/Madrid; visits that are booked already stay. 400 at `windows.….to` for a window that does not end after it starts.
 * @summary Change my hours for booked visits, all of them
 */
export const saveVisitHours = (
    visitHours: BodyType<VisitHours>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VisitHours>(
      {url: `/api/v1/visit/hours/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: visitHours, signal
    },
      options);
    }




export const getSaveVisitHoursMutationKey = () => ['saveVisitHours'] as const;

export const getSaveVisitHoursMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveVisitHours>>, TError,SaveVisitHoursMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveVisitHours>>, TError,SaveVisitHoursMutationVariables, TContext> => {

const mutationKey = getSaveVisitHoursMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveVisitHours>>, SaveVisitHoursMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveVisitHours(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveVisitHoursMutationResult = NonNullable<Awaited<ReturnType<typeof saveVisitHours>>>
    export type SaveVisitHoursMutationBody = BodyType<VisitHours>
    export type SaveVisitHoursMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>
    export type SaveVisitHoursMutationVariables = {data: BodyType<VisitHours>}

    /**
 * @summary Change my hours for booked visits, all of them
 */
export const useSaveVisitHours = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveVisitHours>>, TError,SaveVisitHoursMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveVisitHours>>,
        TError,
        SaveVisitHoursMutationVariables,
        TContext
      > => {
      return useMutation(getSaveVisitHoursMutationOptions(options), queryClient);
    }
    /**
 * ADMIN and STAFF of an agency, for a home that they may read: the booking that is open now with its link's token, or an empty list. 404 for a home that they may not read, another agency's included.
 * @summary Whether a home is open for booking
 */
export const listVisitBookings = (
    params: ListVisitBookingsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VisitBookingList>(
      {url: `/api/v1/visit/booking/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListVisitBookingsQueryKey = (params?: ListVisitBookingsParams,) => {
    return [
    `/api/v1/visit/booking/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListVisitBookingsQueryOptions = <TData = Awaited<ReturnType<typeof listVisitBookings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListVisitBookingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVisitBookings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVisitBookingsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVisitBookings>>> = ({ signal }) => listVisitBookings(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVisitBookings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVisitBookingsQueryResult = NonNullable<Awaited<ReturnType<typeof listVisitBookings>>>
export type ListVisitBookingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListVisitBookings<TData = Awaited<ReturnType<typeof listVisitBookings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListVisitBookingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVisitBookings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVisitBookings>>,
          TError,
          Awaited<ReturnType<typeof listVisitBookings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVisitBookings<TData = Awaited<ReturnType<typeof listVisitBookings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListVisitBookingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVisitBookings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVisitBookings>>,
          TError,
          Awaited<ReturnType<typeof listVisitBookings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVisitBookings<TData = Awaited<ReturnType<typeof listVisitBookings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListVisitBookingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVisitBookings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether a home is open for booking
 */

export function useListVisitBookings<TData = Awaited<ReturnType<typeof listVisitBookings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListVisitBookingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVisitBookings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVisitBookingsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN for the agency's homes, STAFF for those they look after or entered. The visits are with the caller; a booking of the home that was open ends, and its link with it. It stays open for 90 days unless told; `public` offers it on the home's page, too. 403 for a home that a colleague only shares, 404 for one they may not read, 406 when it is to be `public` and is not on the market.
 * @summary Open a home for booking with me
 */
export const openVisitBooking = (
    visitBookingInput: BodyType<VisitBookingInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VisitBooking>(
      {url: `/api/v1/visit/booking/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: visitBookingInput, signal
    },
      options);
    }




export const getOpenVisitBookingMutationKey = () => ['openVisitBooking'] as const;

export const getOpenVisitBookingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openVisitBooking>>, TError,OpenVisitBookingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof openVisitBooking>>, TError,OpenVisitBookingMutationVariables, TContext> => {

const mutationKey = getOpenVisitBookingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof openVisitBooking>>, OpenVisitBookingMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  openVisitBooking(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OpenVisitBookingMutationResult = NonNullable<Awaited<ReturnType<typeof openVisitBooking>>>
    export type OpenVisitBookingMutationBody = BodyType<VisitBookingInput>
    export type OpenVisitBookingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type OpenVisitBookingMutationVariables = {data: BodyType<VisitBookingInput>}

    /**
 * @summary Open a home for booking with me
 */
export const useOpenVisitBooking = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openVisitBooking>>, TError,OpenVisitBookingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof openVisitBooking>>,
        TError,
        OpenVisitBookingMutationVariables,
        TContext
      > => {
      return useMutation(getOpenVisitBookingMutationOptions(options), queryClient);
    }
    /**
 * An ADMIN, the agent whom the visits are with, and who looks after or entered the home; the link opens nothing from now on. 404 for any other booking, one that was closed already and another agency's included.
 * @summary End a booking link; visits already booked stay
 */
export const closeVisitBooking = (
    bookingId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/visit/booking/${bookingId}/`, method: 'DELETE', signal
    },
      options);
    }




export const getCloseVisitBookingMutationKey = () => ['closeVisitBooking'] as const;

export const getCloseVisitBookingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeVisitBooking>>, TError,CloseVisitBookingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof closeVisitBooking>>, TError,CloseVisitBookingMutationVariables, TContext> => {

const mutationKey = getCloseVisitBookingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeVisitBooking>>, CloseVisitBookingMutationVariables> = (props) => {
          const {bookingId} = props ?? {};

          return  closeVisitBooking(bookingId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CloseVisitBookingMutationResult = NonNullable<Awaited<ReturnType<typeof closeVisitBooking>>>

    export type CloseVisitBookingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type CloseVisitBookingMutationVariables = {bookingId: Uuid}

    /**
 * @summary End a booking link; visits already booked stay
 */
export const useCloseVisitBooking = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeVisitBooking>>, TError,CloseVisitBookingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeVisitBooking>>,
        TError,
        CloseVisitBookingMutationVariables,
        TContext
      > => {
      return useMutation(getCloseVisitBookingMutationOptions(options), queryClient);
    }
    /**
 * Everybody. The token opens the page of free times; it is null when no booking is open and public, or its agent no longer works for the agency. 404 for a home that is not on the market, 429 for too many tries from one address.
 * @summary Whether a home on the market offers visits on its public page
 */
export const getOpenVisits = (
    homeId: HomeId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VisitOpen>(
      {url: `/api/v1/visit/open/${homeId}/`, method: 'GET', signal
    },
      options);
    }


/**
 * Whoever holds the link, without signing in: by its kind the free times of a home, one's own visit with the times it can move to, or the question what one thought. Times are UTC, days those of Europe/Madrid; the whole address is told only where the home's public page tells it, or once the agent has confirmed in person. 404 when the link has run out or was closed, the home is no longer offered or its agent has left, or the visitor was taken off the visit; 429 for too many tries from one address.
 * @summary What a link shows
 */
export const getVisitPage = (
    visitToken: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VisitPage>(
      {url: `/api/v1/visit/page/${visitToken}/`, method: 'GET', signal
    },
      options);
    }




export const getGetVisitPageQueryKey = (visitToken: string,) => {
    return [
    `/api/v1/visit/page/${visitToken}/`
    ] as const;
    }


export const getGetVisitPageQueryOptions = <TData = Awaited<ReturnType<typeof getVisitPage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(visitToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisitPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVisitPageQueryKey(visitToken);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVisitPage>>> = ({ signal }) => getVisitPage(visitToken, requestOptions, signal);





   return  { queryKey, queryFn, enabled: visitToken !== null && visitToken !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVisitPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVisitPageQueryResult = NonNullable<Awaited<ReturnType<typeof getVisitPage>>>
export type GetVisitPageQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>


export function useGetVisitPage<TData = Awaited<ReturnType<typeof getVisitPage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 visitToken: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisitPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVisitPage>>,
          TError,
          Awaited<ReturnType<typeof getVisitPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVisitPage<TData = Awaited<ReturnType<typeof getVisitPage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 visitToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisitPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVisitPage>>,
          TError,
          Awaited<ReturnType<typeof getVisitPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVisitPage<TData = Awaited<ReturnType<typeof getVisitPage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 visitToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisitPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a link shows
 */

export function useGetVisitPage<TData = Awaited<ReturnType<typeof getVisitPage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 visitToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisitPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVisitPageQueryOptions(visitToken,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Whoever holds a booking link, without signing in. The visit goes into the agent's diary and the person among the agency's contacts; it is `confirmed` at once only where the agent wishes so and the home's full address is public, else `requested`. The agent gets a notification and a mail, the visitor a mail with the appointment if they left an e-mail; the answer's token moves or cancels it. 400 at `name`, at a `phone` that is none, or at both when neither phone nor e-mail is there; 404 for a link that is over or no booking link; 406 when the time is no longer free or the person has five visits ahead with the agency; 429 for too many tries from one address.
 * @summary Ask for a visit at a free time
 */
export const bookVisit = (
    visitToken: string,
    visitBookInput: BodyType<VisitBookInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VisitBooked>(
      {url: `/api/v1/visit/page/${visitToken}/book/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: visitBookInput, signal
    },
      options);
    }


/**
 * Whoever holds the visitor's own link, without signing in. The length stays; where the agent answers requests the visit is `requested` again. The agent gets a notification and a mail, the visitor a mail with the new appointment, and the histories of home and visitor tell of it. 404 for a link that is over or opens no visit of one's own, 406 when the time is not free or the visit has begun, is over or was cancelled, 429 for too many tries from one address.
 * @summary Move my visit to another free time
 */
export const moveVisit = (
    visitToken: string,
    visitMoveInput: BodyType<VisitMoveInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VisitBooked>(
      {url: `/api/v1/visit/page/${visitToken}/move/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: visitMoveInput, signal
    },
      options);
    }




export const getMoveVisitMutationKey = () => ['moveVisit'] as const;

export const getMoveVisitMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveVisit>>, TError,MoveVisitMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof moveVisit>>, TError,MoveVisitMutationVariables, TContext> => {

const mutationKey = getMoveVisitMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveVisit>>, MoveVisitMutationVariables> = (props) => {
          const {visitToken,data} = props ?? {};

          return  moveVisit(visitToken,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoveVisitMutationResult = NonNullable<Awaited<ReturnType<typeof moveVisit>>>
    export type MoveVisitMutationBody = BodyType<VisitMoveInput>
    export type MoveVisitMutationError = ErrorType<BadRequestResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type MoveVisitMutationVariables = {visitToken: string;data: BodyType<VisitMoveInput>}

    /**
 * @summary Move my visit to another free time
 */
export const useMoveVisit = <TError = ErrorType<BadRequestResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveVisit>>, TError,MoveVisitMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveVisit>>,
        TError,
        MoveVisitMutationVariables,
        TContext
      > => {
      return useMutation(getMoveVisitMutationOptions(options), queryClient);
    }
    /**
 * Whoever holds the visitor's own link, without signing in. The visit stays in the agent's diary as cancelled; the agent gets a notification and a mail, the visitor a mail, and the histories of home and visitor tell of it. 404 for a link that is over or opens no visit of one's own, 406 when the visit has begun, is over or was cancelled already, 429 for too many tries from one address.
 * @summary Cancel my visit
 */
export const cancelVisit = (
    visitToken: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VisitBooked>(
      {url: `/api/v1/visit/page/${visitToken}/cancel/`, method: 'POST', signal
    },
      options);
    }




export const getCancelVisitMutationKey = () => ['cancelVisit'] as const;

export const getCancelVisitMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelVisit>>, TError,CancelVisitMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelVisit>>, TError,CancelVisitMutationVariables, TContext> => {

const mutationKey = getCancelVisitMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelVisit>>, CancelVisitMutationVariables> = (props) => {
          const {visitToken} = props ?? {};

          return  cancelVisit(visitToken,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelVisitMutationResult = NonNullable<Awaited<ReturnType<typeof cancelVisit>>>

    export type CancelVisitMutationError = ErrorType<BadRequestResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>
    export type CancelVisitMutationVariables = {visitToken: string}

    /**
 * @summary Cancel my visit
 */
export const useCancelVisit = <TError = ErrorType<BadRequestResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelVisit>>, TError,CancelVisitMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelVisit>>,
        TError,
        CancelVisitMutationVariables,
        TContext
      > => {
      return useMutation(getCancelVisitMutationOptions(options), queryClient);
    }
    /**
 * Whoever holds the link that asks for it, without signing in; sent again it replaces what they said before. The agent gets a notification, the histories of home and visitor tell of it and the demand's matches learn; with `shareWithOwner` the owners are mailed once, without the visitor's name. Of several visitors that is the first to speak; what another says is in the notification and in their own timeline, and replaces nothing. 400 at `dislikes` for what is liked, too; 404 for a link that is over or asks no such question; 406 when the visit was cancelled or has not begun; 429 for too many tries from one address.
 * @summary Say what I thought
 */
export const tellVisit = (
    visitToken: string,
    visitOpinion: BodyType<VisitOpinion>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VisitPage>(
      {url: `/api/v1/visit/page/${visitToken}/feedback/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: visitOpinion, signal
    },
      options);
    }


/**
 * For ADMIN and STAFF of an agency, 403 for anybody else. Those that my agency asked for, and those that others ask of it: an ADMIN sees the agency's, a STAFF those they asked for or that are of a home they look after or entered. First what waits for my agency, who waits longest first, then the other open ones, then the last 50 that are confirmed or over. Nothing of an agency that blocks mine, or that mine blocks. Who comes is named to the side that asks alone.
 * @summary Visits between my agency and its partners
 */
export const listPartnerVisits = (
    params?: ListPartnerVisitsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PartnerVisitList>(
      {url: `/api/v1/visit/partner/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPartnerVisitsQueryKey = (params?: ListPartnerVisitsParams,) => {
    return [
    `/api/v1/visit/partner/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPartnerVisitsQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerVisits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListPartnerVisitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerVisits>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerVisitsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerVisits>>> = ({ signal }) => listPartnerVisits(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPartnerVisits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPartnerVisitsQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerVisits>>>
export type ListPartnerVisitsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListPartnerVisits<TData = Awaited<ReturnType<typeof listPartnerVisits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListPartnerVisitsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerVisits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerVisits>>,
          TError,
          Awaited<ReturnType<typeof listPartnerVisits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerVisits<TData = Awaited<ReturnType<typeof listPartnerVisits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListPartnerVisitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerVisits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerVisits>>,
          TError,
          Awaited<ReturnType<typeof listPartnerVisits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerVisits<TData = Awaited<ReturnType<typeof listPartnerVisits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListPartnerVisitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerVisits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Visits between my agency and its partners
 */

export function useListPartnerVisits<TData = Awaited<ReturnType<typeof listPartnerVisits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListPartnerVisitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerVisits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerVisitsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for anybody else. 404 for a home that is not shared with my agency now; 400 at `contactId` for a contact that the caller may not read, at `slots` for a time that is past or before the notice that the home's agent asks for, or more than a year ahead. The partner learns of the times and my agency, never of the contact. Expected to be answered in 24 hours, lapses after 72. 406 where the same contact's visit to the home is asked for or stands already. 429 after 100 in a day from one address.
 * @summary Ask a partner for a visit to one of its homes
 */
export const askPartnerVisit = (
    partnerVisitInput: BodyType<PartnerVisitInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PartnerVisit>(
      {url: `/api/v1/visit/partner/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: partnerVisitInput, signal
    },
      options);
    }




export const getAskPartnerVisitMutationKey = () => ['askPartnerVisit'] as const;

export const getAskPartnerVisitMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askPartnerVisit>>, TError,AskPartnerVisitMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof askPartnerVisit>>, TError,AskPartnerVisitMutationVariables, TContext> => {

const mutationKey = getAskPartnerVisitMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof askPartnerVisit>>, AskPartnerVisitMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  askPartnerVisit(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AskPartnerVisitMutationResult = NonNullable<Awaited<ReturnType<typeof askPartnerVisit>>>
    export type AskPartnerVisitMutationBody = BodyType<PartnerVisitInput>
    export type AskPartnerVisitMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type AskPartnerVisitMutationVariables = {data: BodyType<PartnerVisitInput>}

    /**
 * @summary Ask a partner for a visit to one of its homes
 */
export const useAskPartnerVisit = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askPartnerVisit>>, TError,AskPartnerVisitMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof askPartnerVisit>>,
        TError,
        AskPartnerVisitMutationVariables,
        TContext
      > => {
      return useMutation(getAskPartnerVisitMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF of an agency, 403 for anybody else; 404 unless listPartnerVisits shows it to the caller. `confirm` takes one of the times, and the visit stands in both diaries; `propose` hands the turn to the other side; `refuse` ends it, and either side may say it at any time while it is open. 400 at `startsAt` for a time that was not offered or is over, at `slots` for one that is past or before the notice that the home's agent asks for. 406 when it is the other side's turn, when it is open no more, or when nobody is there in one of the two agencies to whose diary it could be added.
 * @summary Confirm a visit between agencies, propose other times, or refuse it
 */
export const answerPartnerVisit = (
    id: string,
    partnerVisitAnswer: BodyType<PartnerVisitAnswer>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PartnerVisit>(
      {url: `/api/v1/visit/partner/${id}/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: partnerVisitAnswer, signal
    },
      options);
    }




export const getAnswerPartnerVisitMutationKey = () => ['answerPartnerVisit'] as const;

export const getAnswerPartnerVisitMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerPartnerVisit>>, TError,AnswerPartnerVisitMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof answerPartnerVisit>>, TError,AnswerPartnerVisitMutationVariables, TContext> => {

const mutationKey = getAnswerPartnerVisitMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerPartnerVisit>>, AnswerPartnerVisitMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  answerPartnerVisit(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerPartnerVisitMutationResult = NonNullable<Awaited<ReturnType<typeof answerPartnerVisit>>>
    export type AnswerPartnerVisitMutationBody = BodyType<PartnerVisitAnswer>
    export type AnswerPartnerVisitMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type AnswerPartnerVisitMutationVariables = {id: string;data: BodyType<PartnerVisitAnswer>}

    /**
 * @summary Confirm a visit between agencies, propose other times, or refuse it
 */
export const useAnswerPartnerVisit = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerPartnerVisit>>, TError,AnswerPartnerVisitMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerPartnerVisit>>,
        TError,
        AnswerPartnerVisitMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerPartnerVisitMutationOptions(options), queryClient);
    }
    /**
 * ADMIN and STAFF: whose diary it is in, who wrote it or looks after one of its homes, and an ADMIN read all of it; who comes along, and colleagues with the permission `seeAllAgenda`, read it without sheets, feedback and the visitors' e-mail and phone. Of a home that the portfolio does not show them, who is neither of the first two nor comes along reads its reference and town alone, no feedback, and no sheet that names it. A private visit is read only by whose it is, who wrote it and who comes along. 404 for every other event, another agency's included.
 * @summary One visit
 */
export const getVisit = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Visit>(
      {url: `/api/v1/visit/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetVisitQueryKey = (id: string,) => {
    return [
    `/api/v1/visit/${id}/`
    ] as const;
    }


export const getGetVisitQueryOptions = <TData = Awaited<ReturnType<typeof getVisit>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisit>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVisitQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVisit>>> = ({ signal }) => getVisit(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVisit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVisitQueryResult = NonNullable<Awaited<ReturnType<typeof getVisit>>>
export type GetVisitQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetVisit<TData = Awaited<ReturnType<typeof getVisit>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVisit>>,
          TError,
          Awaited<ReturnType<typeof getVisit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVisit<TData = Awaited<ReturnType<typeof getVisit>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVisit>>,
          TError,
          Awaited<ReturnType<typeof getVisit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVisit<TData = Awaited<ReturnType<typeof getVisit>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisit>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One visit
 */

export function useGetVisit<TData = Awaited<ReturnType<typeof getVisit>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisit>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVisitQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN for the agency's visits, STAFF for those in their own diary or written by them; a colleague's private visit is nobody else's. Nothing is kept; both declarations are in it unless told otherwise. 403 for who may only read the visit, 404 for who may not, another agency's included.
 * @summary The text of the sheet as it would be signed now
 */
export const draftVisitSheet = (
    id: string,
    params?: DraftVisitSheetParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VisitSheetDraft>(
      {url: `/api/v1/visit/${id}/sheet/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getDraftVisitSheetQueryKey = (id: string,
    params?: DraftVisitSheetParams,) => {
    return [
    `/api/v1/visit/${id}/sheet/`, ...(params ? [params] : [])
    ] as const;
    }


export const getDraftVisitSheetQueryOptions = <TData = Awaited<ReturnType<typeof draftVisitSheet>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: DraftVisitSheetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof draftVisitSheet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDraftVisitSheetQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof draftVisitSheet>>> = ({ signal }) => draftVisitSheet(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof draftVisitSheet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DraftVisitSheetQueryResult = NonNullable<Awaited<ReturnType<typeof draftVisitSheet>>>
export type DraftVisitSheetQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useDraftVisitSheet<TData = Awaited<ReturnType<typeof draftVisitSheet>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  DraftVisitSheetParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof draftVisitSheet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof draftVisitSheet>>,
          TError,
          Awaited<ReturnType<typeof draftVisitSheet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDraftVisitSheet<TData = Awaited<ReturnType<typeof draftVisitSheet>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: DraftVisitSheetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof draftVisitSheet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof draftVisitSheet>>,
          TError,
          Awaited<ReturnType<typeof draftVisitSheet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDraftVisitSheet<TData = Awaited<ReturnType<typeof draftVisitSheet>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: DraftVisitSheetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof draftVisitSheet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The text of the sheet as it would be signed now
 */

export function useDraftVisitSheet<TData = Awaited<ReturnType<typeof draftVisitSheet>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: DraftVisitSheetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof draftVisitSheet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDraftVisitSheetQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN for the agency's visits, STAFF for those in their own diary or written by them; a colleague's private visit is nobody else's. The PDF is kept with its digest and among the documents of each home, and the histories of homes and visitors tell of it; `mail` sends it to visitors with an e-mail. A sheet with other content gets the next number and corrects the one before. 400 at each name, identity number or signature that is missing or unreadable, and at `mail` while no ADMIN of the agency has confirmed their e-mail; 403 for who may only read the visit; 404 for who may not; 406 when the visit has no home or was cancelled, the same sheet has just been signed, or the text is no more the one that `textHash` names. Signed without a connection it is sent later, with `signedOnDeviceAt`, and prints both hours. 503 when it cannot be kept now, 507 when there is no space left.
 * @summary Sign a sheet; it never changes again
 */
export const signVisitSheet = (
    id: string,
    visitSheetInput: BodyType<VisitSheetInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VisitSheet>(
      {url: `/api/v1/visit/${id}/sheet/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: visitSheetInput, signal
    },
      options);
    }




export const getSignVisitSheetMutationKey = () => ['signVisitSheet'] as const;

export const getSignVisitSheetMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | UnavailableResponse | InsufficientStorageResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signVisitSheet>>, TError,SignVisitSheetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof signVisitSheet>>, TError,SignVisitSheetMutationVariables, TContext> => {

const mutationKey = getSignVisitSheetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signVisitSheet>>, SignVisitSheetMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  signVisitSheet(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignVisitSheetMutationResult = NonNullable<Awaited<ReturnType<typeof signVisitSheet>>>
    export type SignVisitSheetMutationBody = BodyType<VisitSheetInput>
    export type SignVisitSheetMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | UnavailableResponse | InsufficientStorageResponse>
    export type SignVisitSheetMutationVariables = {id: string;data: BodyType<VisitSheetInput>}

    /**
 * @summary Sign a sheet; it never changes again
 */
export const useSignVisitSheet = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | UnavailableResponse | InsufficientStorageResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signVisitSheet>>, TError,SignVisitSheetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signVisitSheet>>,
        TError,
        SignVisitSheetMutationVariables,
        TContext
      > => {
      return useMutation(getSignVisitSheetMutationOptions(options), queryClient);
    }
    /**
 * ADMIN for the agency's visits, STAFF for those in their own diary, written by them or to a home they look after or entered, where every home of the sheet is one they may read or they come along; a private visit is only for whose it is and who wrote it. 404 for who may not see the visit's documents, another agency's included, and for a sheet of another visit. 404, in other words, when the signed file itself is not in its place any more.
 * @summary The signed PDF
 */
export const downloadVisitSheet = (
    id: string,
    sheetId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/visit/${id}/sheet/${sheetId}/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


/**
 * ADMIN for the agency's visits, STAFF for those in their own diary, written by them or to a home they look after or entered, where every home of the sheet is one they may read or they come along; a private visit is only for whose it is and who wrote it. The digest of the stored file is computed anew; `matches` is false when it differs or the file is gone (`computed` is null then). 404 for who may not see the visit's documents, another agency's included, and for a sheet of another visit.
 * @summary Whether the stored file is the one that was signed
 */
export const checkVisitSheet = (
    id: string,
    sheetId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VisitSheetCheck>(
      {url: `/api/v1/visit/${id}/sheet/${sheetId}/check/`, method: 'GET', signal
    },
      options);
    }


/**
 * ADMIN for the agency's visits, STAFF for those in their own diary or written by them; a colleague's private visit is nobody else's. It replaces what the agent had noted of that home, goes into the histories of home and visitors and teaches the demand's matches; with `shareWithOwner` the owners are mailed once, without the visitor's name. 400 at `propertyId` for a home that is none of the visit's, at `dislikes` for what is liked, too, and at `shareWithOwner` while no ADMIN of the agency has confirmed their e-mail; 403 for who may only read the visit; 404 for who may not; 406 when it was cancelled or has not begun.
 * @summary What was thought of a home, as the agent heard it
 */
export const saveVisitFeedback = (
    id: string,
    visitFeedbackInput: BodyType<VisitFeedbackInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Visit>(
      {url: `/api/v1/visit/${id}/feedback/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: visitFeedbackInput, signal
    },
      options);
    }




export const getSaveVisitFeedbackMutationKey = () => ['saveVisitFeedback'] as const;

export const getSaveVisitFeedbackMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveVisitFeedback>>, TError,SaveVisitFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveVisitFeedback>>, TError,SaveVisitFeedbackMutationVariables, TContext> => {

const mutationKey = getSaveVisitFeedbackMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveVisitFeedback>>, SaveVisitFeedbackMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveVisitFeedback(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveVisitFeedbackMutationResult = NonNullable<Awaited<ReturnType<typeof saveVisitFeedback>>>
    export type SaveVisitFeedbackMutationBody = BodyType<VisitFeedbackInput>
    export type SaveVisitFeedbackMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type SaveVisitFeedbackMutationVariables = {id: string;data: BodyType<VisitFeedbackInput>}

    /**
 * @summary What was thought of a home, as the agent heard it
 */
export const useSaveVisitFeedback = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveVisitFeedback>>, TError,SaveVisitFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveVisitFeedback>>,
        TError,
        SaveVisitFeedbackMutationVariables,
        TContext
      > => {
      return useMutation(getSaveVisitFeedbackMutationOptions(options), queryClient);
    }
    /**
 * ADMIN for the agency's visits, STAFF for those in their own diary or written by them; a colleague's private visit is nobody else's. The link asks about the visit's first home and works for 60 days; `mailed` tells whether there was an e-mail to send it to. 403 for who may only read the visit, 404 for who may not, 406 when it was cancelled, has not begun, has no home or no visitor, or must be mailed while no ADMIN of the agency has confirmed their e-mail.
 * @summary Make a link for the visitor to say what they thought, and mail it
 */
export const askVisitFeedback = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VisitAsked>(
      {url: `/api/v1/visit/${id}/ask/`, method: 'POST', signal
    },
      options);
    }


