import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  TooManyResponse,
  UnauthorizedResponse
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { ErrorType } from '../../../src/lib/http.ts';


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
 * For any signed-in person, and only their own events. They are kept for a day to be told again after a lost connection; the stream ends with the session, and when its reader takes nothing for a minute. 429, with Retry-After, for somebody who has ten streams open.
 * @summary Events for me as they happen, as server-sent events; read with fetch, since EventSource sends no token
 */
export const streamLive = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<string>(
      {url: `/api/v1/live/`, method: 'GET', signal
    },
      options);
    }




export const getStreamLiveQueryKey = () => {
    return [
    `/api/v1/live/`
    ] as const;
    }


export const getStreamLiveQueryOptions = <TData = Awaited<ReturnType<typeof streamLive>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof streamLive>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getStreamLiveQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof streamLive>>> = ({ signal }) => streamLive(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof streamLive>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type StreamLiveQueryResult = NonNullable<Awaited<ReturnType<typeof streamLive>>>
export type StreamLiveQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyResponse>


export function useStreamLive<TData = Awaited<ReturnType<typeof streamLive>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof streamLive>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof streamLive>>,
          TError,
          Awaited<ReturnType<typeof streamLive>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStreamLive<TData = Awaited<ReturnType<typeof streamLive>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof streamLive>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof streamLive>>,
          TError,
          Awaited<ReturnType<typeof streamLive>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStreamLive<TData = Awaited<ReturnType<typeof streamLive>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof streamLive>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Events for me as they happen, as server-sent events; read with fetch, since EventSource sends no token
 */

export function useStreamLive<TData = Awaited<ReturnType<typeof streamLive>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof streamLive>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getStreamLiveQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Events for me as they happen, as server-sent events; read with fetch, since EventSource sends no token
 */
export const prefetchStreamLiveQuery = async <TData = Awaited<ReturnType<typeof streamLive>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof streamLive>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getStreamLiveQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useStreamLive} query
 */
export const invalidateStreamLive = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getStreamLiveQueryKey() }, options);

  return queryClient;
}




