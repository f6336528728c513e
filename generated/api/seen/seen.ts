import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ListSeenParams,
  SeenInput,
  SeenPage,
  SeenPatch,
  UnauthorizedResponse
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
 * Any signed-in person reads the homes they opened themselves, the latest first, 24 to a page unless told, with `next` and `previous` as the cursors of other pages (400 for one that is none of this list). Each has the price when it was seen (EUR cents) and the card of today, null while the home is not on the site. What is older than a year is forgotten.
 * @summary Homes I looked at in the last year
 */
export const listSeen = (
    params?: ListSeenParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SeenPage>(
      {url: `/api/v1/seen/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListSeenQueryKey = (params?: ListSeenParams,) => {
    return [
    `/api/v1/seen/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSeenQueryOptions = <TData = Awaited<ReturnType<typeof listSeen>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(params?: ListSeenParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeen>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSeenQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSeen>>> = ({ signal }) => listSeen(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSeen>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSeenQueryResult = NonNullable<Awaited<ReturnType<typeof listSeen>>>
export type ListSeenQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListSeen<TData = Awaited<ReturnType<typeof listSeen>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params: undefined |  ListSeenParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeen>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSeen>>,
          TError,
          Awaited<ReturnType<typeof listSeen>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSeen<TData = Awaited<ReturnType<typeof listSeen>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListSeenParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeen>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSeen>>,
          TError,
          Awaited<ReturnType<typeof listSeen>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSeen<TData = Awaited<ReturnType<typeof listSeen>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListSeenParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeen>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Homes I looked at in the last year
 */

export function useListSeen<TData = Awaited<ReturnType<typeof listSeen>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListSeenParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeen>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSeenQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Any signed-in person, for themselves: one line for each home, moved to the top when it is opened again and counted once more after an hour. 204 also when nothing was kept, because the home is not on the site or keeping is paused. 429 for too many tries from one address.
 * @summary Keep that I opened a home, unless I paused it
 */
export const keepSeen = (
    seenInput: BodyType<SeenInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/seen/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: seenInput, signal
    },
      options);
    }


/**
 * Any signed-in person, for themselves: while paused, nothing new is kept; what was kept before stays. Saying the same again changes nothing.
 * @summary Pause or go on keeping what I open
 */
export const pauseSeen = (
    seenPatch: BodyType<SeenPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/seen/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: seenPatch, signal
    },
      options);
    }


/**
 * Any signed-in person, for themselves; it cannot be taken back. Whether keeping is paused stays as it was.
 * @summary Forget every home I looked at
 */
export const forgetAllSeen = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/seen/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * Any signed-in person, for themselves; `id` is that of the line in the list, which is another once the home was opened again. It cannot be taken back. 404 for a line that is not theirs or is gone.
 * @summary Forget that I looked at a home
 */
export const forgetSeen = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/seen/${id}/`, method: 'DELETE', signal
    },
      options);
    }


