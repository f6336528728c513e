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
  CostSheet,
  GetCostParams,
  NotFoundResponse
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
 * For everybody, without a token; nothing is stored. Amounts are EUR cents, rates percent, and a sum is null as soon as one of its parts is not known; of a home whose price is on request only what keeping it costs is answered. 400 without `listingId` and `price`, for a day before the first table (the message names it) or more than a year ahead, and for an operation in which the home is not offered; 404 for a home that is not published now.
 * @summary What a home costs beyond its price, by dated tables: of a published home, or of a price
 */
export const getCost = (
    params?: GetCostParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CostSheet>(
      {url: `/api/v1/cost/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetCostQueryKey = (params?: GetCostParams,) => {
    return [
    `/api/v1/cost/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetCostQueryOptions = <TData = Awaited<ReturnType<typeof getCost>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(params?: GetCostParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCost>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCostQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCost>>> = ({ signal }) => getCost(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCost>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCostQueryResult = NonNullable<Awaited<ReturnType<typeof getCost>>>
export type GetCostQueryError = ErrorType<BadRequestResponse | NotFoundResponse>


export function useGetCost<TData = Awaited<ReturnType<typeof getCost>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params: undefined |  GetCostParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCost>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCost>>,
          TError,
          Awaited<ReturnType<typeof getCost>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCost<TData = Awaited<ReturnType<typeof getCost>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params?: GetCostParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCost>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCost>>,
          TError,
          Awaited<ReturnType<typeof getCost>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCost<TData = Awaited<ReturnType<typeof getCost>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params?: GetCostParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCost>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a home costs beyond its price, by dated tables: of a published home, or of a price
 */

export function useGetCost<TData = Awaited<ReturnType<typeof getCost>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params?: GetCostParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCost>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCostQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






