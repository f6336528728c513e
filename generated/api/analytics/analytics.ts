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
  EventInput,
  ForbiddenResponse,
  GetPropertyFiguresParams,
  NotFoundResponse,
  PropertyFigures,
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
 * For everybody; nothing of who they are is kept. Adds one to the home's figure of the day (Europe/Madrid), which is kept for two years. A home that is not on the market, or that does not exist, is not counted and answers the same. 429 after 240 calls in ten minutes from one address.
 * @summary Count what a visitor who allowed analytics did
 */
export const countEvent = (
    eventInput: BodyType<EventInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/analytics/event/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: eventInput, signal
    },
      options);
    }


/**
 * For an ADMIN of the agency, and for a STAFF who looks after the home or entered it, or when a colleague shares it. Weeks begin on Monday (Europe/Madrid), oldest first, the current one included and empty ones not left out; scanned codes and enquiries count everybody, the rest only visitors who allowed analytics. 404 for a home the caller may not read, also another agency's.
 * @summary How often a home was looked at, called about, shared and asked about, by week
 */
export const getPropertyFigures = (
    id: string,
    params?: GetPropertyFiguresParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PropertyFigures>(
      {url: `/api/v1/analytics/property/${id}/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPropertyFiguresQueryKey = (id: string,
    params?: GetPropertyFiguresParams,) => {
    return [
    `/api/v1/analytics/property/${id}/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetPropertyFiguresQueryOptions = <TData = Awaited<ReturnType<typeof getPropertyFigures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: GetPropertyFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPropertyFigures>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPropertyFiguresQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPropertyFigures>>> = ({ signal }) => getPropertyFigures(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPropertyFigures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPropertyFiguresQueryResult = NonNullable<Awaited<ReturnType<typeof getPropertyFigures>>>
export type GetPropertyFiguresQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetPropertyFigures<TData = Awaited<ReturnType<typeof getPropertyFigures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  GetPropertyFiguresParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPropertyFigures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPropertyFigures>>,
          TError,
          Awaited<ReturnType<typeof getPropertyFigures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPropertyFigures<TData = Awaited<ReturnType<typeof getPropertyFigures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: GetPropertyFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPropertyFigures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPropertyFigures>>,
          TError,
          Awaited<ReturnType<typeof getPropertyFigures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPropertyFigures<TData = Awaited<ReturnType<typeof getPropertyFigures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: GetPropertyFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPropertyFigures>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How often a home was looked at, called about, shared and asked about, by week
 */

export function useGetPropertyFigures<TData = Awaited<ReturnType<typeof getPropertyFigures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: GetPropertyFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPropertyFigures>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPropertyFiguresQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






