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
  AuditCheck,
  AuditPage,
  BadRequestResponse,
  ExportAuditLinesParams,
  ForbiddenResponse,
  ListAuditLinesParams,
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
 * For the agency's ADMIN only, 403 for anybody else and for any key. Acts that the contract marks (`x-audit`), done or refused, of the last two years; 24 a page unless told, moments are UTC. 400 for a cursor that is not of this list.
 * @summary Who did what, newest first
 */
export const listAuditLines = (
    params?: ListAuditLinesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AuditPage>(
      {url: `/api/v1/audit/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListAuditLinesQueryKey = (params?: ListAuditLinesParams,) => {
    return [
    `/api/v1/audit/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAuditLinesQueryOptions = <TData = Awaited<ReturnType<typeof listAuditLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListAuditLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditLines>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuditLinesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditLines>>> = ({ signal }) => listAuditLines(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAuditLines>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuditLinesQueryResult = NonNullable<Awaited<ReturnType<typeof listAuditLines>>>
export type ListAuditLinesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListAuditLines<TData = Awaited<ReturnType<typeof listAuditLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListAuditLinesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditLines>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditLines>>,
          TError,
          Awaited<ReturnType<typeof listAuditLines>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditLines<TData = Awaited<ReturnType<typeof listAuditLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListAuditLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditLines>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditLines>>,
          TError,
          Awaited<ReturnType<typeof listAuditLines>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditLines<TData = Awaited<ReturnType<typeof listAuditLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListAuditLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditLines>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who did what, newest first
 */

export function useListAuditLines<TData = Awaited<ReturnType<typeof listAuditLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListAuditLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditLines>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuditLinesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else and for any key. Recomputes every line that is kept, from the last one that was swept after two years. 429 after 60 calls in an hour from one address.
 * @summary Whether the chain is whole, and where it is not
 */
export const checkAudit = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AuditCheck>(
      {url: `/api/v1/audit/check/`, method: 'GET', signal
    },
      options);
    }




export const getCheckAuditQueryKey = () => {
    return [
    `/api/v1/audit/check/`
    ] as const;
    }


export const getCheckAuditQueryOptions = <TData = Awaited<ReturnType<typeof checkAudit>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAudit>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckAuditQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkAudit>>> = ({ signal }) => checkAudit(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkAudit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckAuditQueryResult = NonNullable<Awaited<ReturnType<typeof checkAudit>>>
export type CheckAuditQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>


export function useCheckAudit<TData = Awaited<ReturnType<typeof checkAudit>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAudit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkAudit>>,
          TError,
          Awaited<ReturnType<typeof checkAudit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckAudit<TData = Awaited<ReturnType<typeof checkAudit>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAudit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkAudit>>,
          TError,
          Awaited<ReturnType<typeof checkAudit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckAudit<TData = Awaited<ReturnType<typeof checkAudit>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAudit>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether the chain is whole, and where it is not
 */

export function useCheckAudit<TData = Awaited<ReturnType<typeof checkAudit>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAudit>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckAuditQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Rights and filters as `listAuditLines`, at most 20,000, the newest first, with the hashes of the chain. CSV with `;`, as spreadsheets in Spain read it; no cell begins a formula. That the file was made is a line itself.
 * @summary The same list as a file for a spreadsheet
 */
export const exportAuditLines = (
    params?: ExportAuditLinesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/audit/export/`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }


