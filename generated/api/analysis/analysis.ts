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
  AnalysisFunnel,
  AnalysisMarketDays,
  AnalysisResponse,
  BadRequestResponse,
  ForbiddenResponse,
  GetAnalysisFunnelParams,
  GetAnalysisMarketDaysParams,
  GetAnalysisResponseParams,
  NotFoundResponse,
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
 * For ADMIN (the agency's, or one person's) and STAFF (their own), 403 for any other role, 404 for somebody who is not of the agency. Each row follows the same enquiries, created in the period, until now; days are those of Europe/Madrid. Of several by one person about one home the first counts. What is behind a step comes with `items`, the newest 50. 400 at the field where the period is none.
 * @summary What became of the enquiries of a period, from the answer to the signature
 */
export const getAnalysisFunnel = (
    params?: GetAnalysisFunnelParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AnalysisFunnel>(
      {url: `/api/v1/analysis/funnel/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAnalysisFunnelQueryKey = (params?: GetAnalysisFunnelParams,) => {
    return [
    `/api/v1/analysis/funnel/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetAnalysisFunnelQueryOptions = <TData = Awaited<ReturnType<typeof getAnalysisFunnel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: GetAnalysisFunnelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisFunnel>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnalysisFunnelQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnalysisFunnel>>> = ({ signal }) => getAnalysisFunnel(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnalysisFunnel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnalysisFunnelQueryResult = NonNullable<Awaited<ReturnType<typeof getAnalysisFunnel>>>
export type GetAnalysisFunnelQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetAnalysisFunnel<TData = Awaited<ReturnType<typeof getAnalysisFunnel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  GetAnalysisFunnelParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisFunnel>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalysisFunnel>>,
          TError,
          Awaited<ReturnType<typeof getAnalysisFunnel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalysisFunnel<TData = Awaited<ReturnType<typeof getAnalysisFunnel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisFunnelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisFunnel>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalysisFunnel>>,
          TError,
          Awaited<ReturnType<typeof getAnalysisFunnel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalysisFunnel<TData = Awaited<ReturnType<typeof getAnalysisFunnel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisFunnelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisFunnel>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What became of the enquiries of a period, from the answer to the signature
 */

export function useGetAnalysisFunnel<TData = Awaited<ReturnType<typeof getAnalysisFunnel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisFunnelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisFunnel>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnalysisFunnelQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN (the agency's, or one person's) and STAFF (their own), 403 for any other role, 404 for somebody who is not of the agency. Waits are minutes of the office hours that the agency set in its inbox, of the same enquiries that the funnel counts; hours of arrival are those of Europe/Madrid. 400 at the field where the period is none.
 * @summary How fast the enquiries of a period were answered, and what came of it
 */
export const getAnalysisResponse = (
    params?: GetAnalysisResponseParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AnalysisResponse>(
      {url: `/api/v1/analysis/response/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAnalysisResponseQueryKey = (params?: GetAnalysisResponseParams,) => {
    return [
    `/api/v1/analysis/response/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetAnalysisResponseQueryOptions = <TData = Awaited<ReturnType<typeof getAnalysisResponse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: GetAnalysisResponseParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisResponse>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnalysisResponseQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnalysisResponse>>> = ({ signal }) => getAnalysisResponse(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnalysisResponse>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnalysisResponseQueryResult = NonNullable<Awaited<ReturnType<typeof getAnalysisResponse>>>
export type GetAnalysisResponseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetAnalysisResponse<TData = Awaited<ReturnType<typeof getAnalysisResponse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  GetAnalysisResponseParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisResponse>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalysisResponse>>,
          TError,
          Awaited<ReturnType<typeof getAnalysisResponse>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalysisResponse<TData = Awaited<ReturnType<typeof getAnalysisResponse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisResponseParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisResponse>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalysisResponse>>,
          TError,
          Awaited<ReturnType<typeof getAnalysisResponse>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalysisResponse<TData = Awaited<ReturnType<typeof getAnalysisResponse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisResponseParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisResponse>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How fast the enquiries of a period were answered, and what came of it
 */

export function useGetAnalysisResponse<TData = Awaited<ReturnType<typeof getAnalysisResponse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisResponseParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisResponse>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnalysisResponseQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN (the agency's, or one person's) and STAFF (their own), 403 for any other role, 404 for somebody who is not of the agency. Kaplan and Meier's estimate over homes first published in the 24 months before the end of the period, followed until now; those of other agencies by what strangers may know of them, and only where there are at least 20 homes of at least 5 agencies. Days are those of Europe/Madrid. 400 at the field where the period is none.
 * @summary Days until a home is sold or let, those that are not yet counted in
 */
export const getAnalysisMarketDays = (
    params?: GetAnalysisMarketDaysParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AnalysisMarketDays>(
      {url: `/api/v1/analysis/market-days/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAnalysisMarketDaysQueryKey = (params?: GetAnalysisMarketDaysParams,) => {
    return [
    `/api/v1/analysis/market-days/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetAnalysisMarketDaysQueryOptions = <TData = Awaited<ReturnType<typeof getAnalysisMarketDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: GetAnalysisMarketDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisMarketDays>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnalysisMarketDaysQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnalysisMarketDays>>> = ({ signal }) => getAnalysisMarketDays(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnalysisMarketDays>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnalysisMarketDaysQueryResult = NonNullable<Awaited<ReturnType<typeof getAnalysisMarketDays>>>
export type GetAnalysisMarketDaysQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetAnalysisMarketDays<TData = Awaited<ReturnType<typeof getAnalysisMarketDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  GetAnalysisMarketDaysParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisMarketDays>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalysisMarketDays>>,
          TError,
          Awaited<ReturnType<typeof getAnalysisMarketDays>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalysisMarketDays<TData = Awaited<ReturnType<typeof getAnalysisMarketDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisMarketDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisMarketDays>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalysisMarketDays>>,
          TError,
          Awaited<ReturnType<typeof getAnalysisMarketDays>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalysisMarketDays<TData = Awaited<ReturnType<typeof getAnalysisMarketDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisMarketDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisMarketDays>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Days until a home is sold or let, those that are not yet counted in
 */

export function useGetAnalysisMarketDays<TData = Awaited<ReturnType<typeof getAnalysisMarketDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisMarketDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisMarketDays>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnalysisMarketDaysQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






