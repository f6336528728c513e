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
  Catalogue,
  GetCatalogueParams
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
 * For everybody: operation types with the numbers that other programs store, and asset sources, labelled in the language asked for. OTHER is offered only when explicitly requested, with `other=true`.
 * @summary The code lists of the specification
 */
export const getCatalogue = (
    params?: GetCatalogueParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Catalogue>(
      {url: `/api/v1/catalogue/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetCatalogueQueryKey = (params?: GetCatalogueParams,) => {
    return [
    `/api/v1/catalogue/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetCatalogueQueryOptions = <TData = Awaited<ReturnType<typeof getCatalogue>>, TError = ErrorType<BadRequestResponse>>(params?: GetCatalogueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCatalogue>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCatalogueQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCatalogue>>> = ({ signal }) => getCatalogue(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCatalogue>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCatalogueQueryResult = NonNullable<Awaited<ReturnType<typeof getCatalogue>>>
export type GetCatalogueQueryError = ErrorType<BadRequestResponse>


export function useGetCatalogue<TData = Awaited<ReturnType<typeof getCatalogue>>, TError = ErrorType<BadRequestResponse>>(
 params: undefined |  GetCatalogueParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCatalogue>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCatalogue>>,
          TError,
          Awaited<ReturnType<typeof getCatalogue>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCatalogue<TData = Awaited<ReturnType<typeof getCatalogue>>, TError = ErrorType<BadRequestResponse>>(
 params?: GetCatalogueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCatalogue>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCatalogue>>,
          TError,
          Awaited<ReturnType<typeof getCatalogue>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCatalogue<TData = Awaited<ReturnType<typeof getCatalogue>>, TError = ErrorType<BadRequestResponse>>(
 params?: GetCatalogueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCatalogue>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The code lists of the specification
 */

export function useGetCatalogue<TData = Awaited<ReturnType<typeof getCatalogue>>, TError = ErrorType<BadRequestResponse>>(
 params?: GetCatalogueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCatalogue>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCatalogueQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The code lists of the specification
 */
export const prefetchGetCatalogueQuery = async <TData = Awaited<ReturnType<typeof getCatalogue>>, TError = ErrorType<BadRequestResponse>>(
 queryClient: QueryClient, params?: GetCatalogueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCatalogue>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCatalogueQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCatalogue} query
 */
export const invalidateGetCatalogue = async (
 queryClient: QueryClient, params?: GetCatalogueParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCatalogueQueryKey(params) }, options);

  return queryClient;
}




