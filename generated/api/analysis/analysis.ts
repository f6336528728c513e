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
  AnalysisAgents,
  AnalysisCostPage,
  AnalysisFunnel,
  AnalysisMarketDays,
  AnalysisResponse,
  AnalysisSourceCost,
  AnalysisSourceCostInput,
  AnalysisSources,
  AnalysisStock,
  AnalysisSummary,
  BadRequestResponse,
  ExportAnalysisParams,
  ForbiddenResponse,
  GetAnalysisAgentsParams,
  GetAnalysisFunnelParams,
  GetAnalysisMarketDaysParams,
  GetAnalysisResponseParams,
  GetAnalysisSourcesParams,
  GetAnalysisStockParams,
  GetAnalysisSummaryParams,
  ListAnalysisCostsParams,
  NotFoundResponse,
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
 * For ADMIN (the agency's, or one person's) and STAFF (their own), 403 for any other role, 404 for somebody who is not of the agency. Kaplan and Meier's estimate over homes first published in the 24 months before the end of the period, followed until now. Those of other agencies only where there are at least 20 homes of at least 5 agencies, followed to the end of the last whole month of the period, and in steps of five homes, thirty days and a twentieth, so that nobody's single home is told (docs/decisions/0283). Beside them what own homes went for against what was asked, of all days until the end of the period. Days are those of Europe/Madrid. 400 at the field where the period is none.
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






/**
 * For ADMIN (the agency's, or one person's) and STAFF (their own), 403 for any other role, 404 for somebody who is not of the agency. The same enquiries as in the funnel; costs are the agency's, by month, and stand only where the whole agency is asked for; fees of deals are an ADMIN's to read. 400 at the field where the period is none.
 * @summary Where the enquiries of a period came from, what became of them and what they cost
 */
export const getAnalysisSources = (
    params?: GetAnalysisSourcesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AnalysisSources>(
      {url: `/api/v1/analysis/sources/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAnalysisSourcesQueryKey = (params?: GetAnalysisSourcesParams,) => {
    return [
    `/api/v1/analysis/sources/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetAnalysisSourcesQueryOptions = <TData = Awaited<ReturnType<typeof getAnalysisSources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: GetAnalysisSourcesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisSources>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnalysisSourcesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnalysisSources>>> = ({ signal }) => getAnalysisSources(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnalysisSources>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnalysisSourcesQueryResult = NonNullable<Awaited<ReturnType<typeof getAnalysisSources>>>
export type GetAnalysisSourcesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetAnalysisSources<TData = Awaited<ReturnType<typeof getAnalysisSources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  GetAnalysisSourcesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisSources>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalysisSources>>,
          TError,
          Awaited<ReturnType<typeof getAnalysisSources>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalysisSources<TData = Awaited<ReturnType<typeof getAnalysisSources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisSourcesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisSources>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalysisSources>>,
          TError,
          Awaited<ReturnType<typeof getAnalysisSources>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalysisSources<TData = Awaited<ReturnType<typeof getAnalysisSources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisSourcesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisSources>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Where the enquiries of a period came from, what became of them and what they cost
 */

export function useGetAnalysisSources<TData = Awaited<ReturnType<typeof getAnalysisSources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisSourcesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisSources>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnalysisSourcesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else. In the order of their ids, 24 a page unless told. 400 for a cursor of another list.
 * @summary What was written down of the costs of sources
 */
export const listAnalysisCosts = (
    params?: ListAnalysisCostsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AnalysisCostPage>(
      {url: `/api/v1/analysis/source-cost/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. Replaces what stood for the month and source; null takes it away. 400 for a month or amount that is none. It answers with what stands now.
 * @summary Write down what a month of a source cost
 */
export const setAnalysisSourceCost = (
    analysisSourceCostInput: BodyType<AnalysisSourceCostInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AnalysisSourceCost>(
      {url: `/api/v1/analysis/source-cost/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: analysisSourceCostInput, signal
    },
      options);
    }


/**
 * For ADMIN (everybody, or one person) and STAFF (their own line only), 403 for any other role, 404 for somebody who is not of the agency. The same enquiries as in the funnel; homes are those of today. 400 at the field where the period is none.
 * @summary What became of the enquiries of a period, by who has them
 */
export const getAnalysisAgents = (
    params?: GetAnalysisAgentsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AnalysisAgents>(
      {url: `/api/v1/analysis/agents/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAnalysisAgentsQueryKey = (params?: GetAnalysisAgentsParams,) => {
    return [
    `/api/v1/analysis/agents/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetAnalysisAgentsQueryOptions = <TData = Awaited<ReturnType<typeof getAnalysisAgents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: GetAnalysisAgentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisAgents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnalysisAgentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnalysisAgents>>> = ({ signal }) => getAnalysisAgents(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnalysisAgents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnalysisAgentsQueryResult = NonNullable<Awaited<ReturnType<typeof getAnalysisAgents>>>
export type GetAnalysisAgentsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetAnalysisAgents<TData = Awaited<ReturnType<typeof getAnalysisAgents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  GetAnalysisAgentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisAgents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalysisAgents>>,
          TError,
          Awaited<ReturnType<typeof getAnalysisAgents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalysisAgents<TData = Awaited<ReturnType<typeof getAnalysisAgents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisAgentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisAgents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalysisAgents>>,
          TError,
          Awaited<ReturnType<typeof getAnalysisAgents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalysisAgents<TData = Awaited<ReturnType<typeof getAnalysisAgents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisAgentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisAgents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What became of the enquiries of a period, by who has them
 */

export function useGetAnalysisAgents<TData = Awaited<ReturnType<typeof getAnalysisAgents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisAgentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisAgents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnalysisAgentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN (the agency's, one branch's or one person's) and STAFF (those they look after or entered), 403 for any other role, 404 for somebody who is not of the agency. Points of 100 from price, days, interest, record and papers; prices are compared daily, and anew within a quarter of an hour of a change. The worst first, or the dearest against their estimates; 24 a page unless told. 400 for a cursor of another list.
 * @summary How each home on the market stands, and what it asks for
 */
export const getAnalysisStock = (
    params?: GetAnalysisStockParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AnalysisStock>(
      {url: `/api/v1/analysis/stock/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAnalysisStockQueryKey = (params?: GetAnalysisStockParams,) => {
    return [
    `/api/v1/analysis/stock/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetAnalysisStockQueryOptions = <TData = Awaited<ReturnType<typeof getAnalysisStock>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: GetAnalysisStockParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisStock>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnalysisStockQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnalysisStock>>> = ({ signal }) => getAnalysisStock(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnalysisStock>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnalysisStockQueryResult = NonNullable<Awaited<ReturnType<typeof getAnalysisStock>>>
export type GetAnalysisStockQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetAnalysisStock<TData = Awaited<ReturnType<typeof getAnalysisStock>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  GetAnalysisStockParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisStock>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalysisStock>>,
          TError,
          Awaited<ReturnType<typeof getAnalysisStock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalysisStock<TData = Awaited<ReturnType<typeof getAnalysisStock>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisStockParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisStock>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalysisStock>>,
          TError,
          Awaited<ReturnType<typeof getAnalysisStock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalysisStock<TData = Awaited<ReturnType<typeof getAnalysisStock>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisStockParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisStock>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How each home on the market stands, and what it asks for
 */

export function useGetAnalysisStock<TData = Awaited<ReturnType<typeof getAnalysisStock>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisStockParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisStock>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnalysisStockQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN (the agency's, one branch's or one person's) and STAFF (their own), 403 for any other role, 404 for somebody who is not of the agency. Enquiries are those of the funnel, homes those of the stock, now. 400 at the field where the period is none.
 * @summary Three answers: where deals come from, which homes to reprice, what the law asks
 */
export const getAnalysisSummary = (
    params?: GetAnalysisSummaryParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AnalysisSummary>(
      {url: `/api/v1/analysis/summary/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAnalysisSummaryQueryKey = (params?: GetAnalysisSummaryParams,) => {
    return [
    `/api/v1/analysis/summary/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetAnalysisSummaryQueryOptions = <TData = Awaited<ReturnType<typeof getAnalysisSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: GetAnalysisSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnalysisSummaryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnalysisSummary>>> = ({ signal }) => getAnalysisSummary(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnalysisSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnalysisSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getAnalysisSummary>>>
export type GetAnalysisSummaryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetAnalysisSummary<TData = Awaited<ReturnType<typeof getAnalysisSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  GetAnalysisSummaryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalysisSummary>>,
          TError,
          Awaited<ReturnType<typeof getAnalysisSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalysisSummary<TData = Awaited<ReturnType<typeof getAnalysisSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalysisSummary>>,
          TError,
          Awaited<ReturnType<typeof getAnalysisSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalysisSummary<TData = Awaited<ReturnType<typeof getAnalysisSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Three answers: where deals come from, which homes to reprice, what the law asks
 */

export function useGetAnalysisSummary<TData = Awaited<ReturnType<typeof getAnalysisSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetAnalysisSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalysisSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnalysisSummaryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For an ADMIN, and for a STAFF with the permission to export (403 without it); the same rights as the figure itself, 404 for somebody who is not of the agency. UTF-8 with its mark, columns divided by semicolons, decimals with a comma. 400 at the field where the period is none.
 * @summary A figure as a file: CSV that a spreadsheet does not run as formulas
 */
export const exportAnalysis = (
    params: ExportAnalysisParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/analysis/export/`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }


