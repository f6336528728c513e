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
  ExportTaxPartnersParams,
  ExportTaxVatParams,
  ExportTaxWithheldParams,
  ForbiddenResponse,
  GetTaxVatParams,
  GetTaxWithheldParams,
  ListTaxPartnersParams,
  TaxFigures,
  TaxPartners,
  TaxQuarterSums,
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
 * An agency's ADMIN, of the agency's invoices; other roles 403. A summary for the adviser, no filing.
 * @summary What is due, overdue and collected, and VAT until today
 */
export const getTaxFigures = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TaxFigures>(
      {url: `/api/v1/tax/figures/`, method: 'GET', signal
    },
      options);
    }




export const getGetTaxFiguresQueryKey = () => {
    return [
    `/api/v1/tax/figures/`
    ] as const;
    }


export const getGetTaxFiguresQueryOptions = <TData = Awaited<ReturnType<typeof getTaxFigures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxFigures>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTaxFiguresQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTaxFigures>>> = ({ signal }) => getTaxFigures(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTaxFigures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTaxFiguresQueryResult = NonNullable<Awaited<ReturnType<typeof getTaxFigures>>>
export type GetTaxFiguresQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetTaxFigures<TData = Awaited<ReturnType<typeof getTaxFigures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxFigures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTaxFigures>>,
          TError,
          Awaited<ReturnType<typeof getTaxFigures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTaxFigures<TData = Awaited<ReturnType<typeof getTaxFigures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxFigures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTaxFigures>>,
          TError,
          Awaited<ReturnType<typeof getTaxFigures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTaxFigures<TData = Awaited<ReturnType<typeof getTaxFigures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxFigures>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What is due, overdue and collected, and VAT until today
 */

export function useGetTaxFigures<TData = Awaited<ReturnType<typeof getTaxFigures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxFigures>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTaxFiguresQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN, of the agency's invoices; other roles 403. A summary for the adviser, no filing. By the day of each invoice, rates as they are on it.
 * @summary VAT of a quarter
 */
export const getTaxVat = (
    params: GetTaxVatParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TaxQuarterSums>(
      {url: `/api/v1/tax/vat/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTaxVatQueryKey = (params?: GetTaxVatParams,) => {
    return [
    `/api/v1/tax/vat/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTaxVatQueryOptions = <TData = Awaited<ReturnType<typeof getTaxVat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params: GetTaxVatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxVat>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTaxVatQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTaxVat>>> = ({ signal }) => getTaxVat(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTaxVat>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTaxVatQueryResult = NonNullable<Awaited<ReturnType<typeof getTaxVat>>>
export type GetTaxVatQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetTaxVat<TData = Awaited<ReturnType<typeof getTaxVat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: GetTaxVatParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxVat>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTaxVat>>,
          TError,
          Awaited<ReturnType<typeof getTaxVat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTaxVat<TData = Awaited<ReturnType<typeof getTaxVat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: GetTaxVatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxVat>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTaxVat>>,
          TError,
          Awaited<ReturnType<typeof getTaxVat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTaxVat<TData = Awaited<ReturnType<typeof getTaxVat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: GetTaxVatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxVat>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary VAT of a quarter
 */

export function useGetTaxVat<TData = Awaited<ReturnType<typeof getTaxVat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: GetTaxVatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxVat>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTaxVatQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * As a file for a spreadsheet, a line a row: `;` and a decimal comma. Rights as the list.
 * @summary VAT of a quarter as a file
 */
export const exportTaxVat = (
    params: ExportTaxVatParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/tax/vat/csv/`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }


/**
 * An agency's ADMIN, of the agency's invoices; other roles 403. A summary for the adviser, no filing. What customers withheld from the agency, and what it withheld.
 * @summary IRPF withheld in a quarter
 */
export const getTaxWithheld = (
    params: GetTaxWithheldParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TaxQuarterSums>(
      {url: `/api/v1/tax/withheld/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTaxWithheldQueryKey = (params?: GetTaxWithheldParams,) => {
    return [
    `/api/v1/tax/withheld/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTaxWithheldQueryOptions = <TData = Awaited<ReturnType<typeof getTaxWithheld>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params: GetTaxWithheldParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxWithheld>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTaxWithheldQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTaxWithheld>>> = ({ signal }) => getTaxWithheld(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTaxWithheld>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTaxWithheldQueryResult = NonNullable<Awaited<ReturnType<typeof getTaxWithheld>>>
export type GetTaxWithheldQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetTaxWithheld<TData = Awaited<ReturnType<typeof getTaxWithheld>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: GetTaxWithheldParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxWithheld>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTaxWithheld>>,
          TError,
          Awaited<ReturnType<typeof getTaxWithheld>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTaxWithheld<TData = Awaited<ReturnType<typeof getTaxWithheld>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: GetTaxWithheldParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxWithheld>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTaxWithheld>>,
          TError,
          Awaited<ReturnType<typeof getTaxWithheld>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTaxWithheld<TData = Awaited<ReturnType<typeof getTaxWithheld>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: GetTaxWithheldParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxWithheld>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary IRPF withheld in a quarter
 */

export function useGetTaxWithheld<TData = Awaited<ReturnType<typeof getTaxWithheld>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: GetTaxWithheldParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxWithheld>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTaxWithheldQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * As a file for a spreadsheet, a line a row: `;` and a decimal comma. Rights as the list.
 * @summary IRPF withheld in a quarter as a file
 */
export const exportTaxWithheld = (
    params: ExportTaxWithheldParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/tax/withheld/csv/`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }


/**
 * An agency's ADMIN, of the agency's invoices; other roles 403. A summary for the adviser, no filing. Above 3,005.06 € with VAT (model 347), by tax number and side.
 * @summary Partners of a year above the limit
 */
export const listTaxPartners = (
    params: ListTaxPartnersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TaxPartners>(
      {url: `/api/v1/tax/partners/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTaxPartnersQueryKey = (params?: ListTaxPartnersParams,) => {
    return [
    `/api/v1/tax/partners/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTaxPartnersQueryOptions = <TData = Awaited<ReturnType<typeof listTaxPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params: ListTaxPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTaxPartnersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTaxPartners>>> = ({ signal }) => listTaxPartners(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTaxPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTaxPartnersQueryResult = NonNullable<Awaited<ReturnType<typeof listTaxPartners>>>
export type ListTaxPartnersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListTaxPartners<TData = Awaited<ReturnType<typeof listTaxPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: ListTaxPartnersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxPartners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTaxPartners>>,
          TError,
          Awaited<ReturnType<typeof listTaxPartners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaxPartners<TData = Awaited<ReturnType<typeof listTaxPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: ListTaxPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxPartners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTaxPartners>>,
          TError,
          Awaited<ReturnType<typeof listTaxPartners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaxPartners<TData = Awaited<ReturnType<typeof listTaxPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: ListTaxPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Partners of a year above the limit
 */

export function useListTaxPartners<TData = Awaited<ReturnType<typeof listTaxPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: ListTaxPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaxPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTaxPartnersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * As a file for a spreadsheet, a line a row: `;` and a decimal comma. Rights as the list.
 * @summary Partners of a year as a file
 */
export const exportTaxPartners = (
    params: ExportTaxPartnersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/tax/partners/csv/`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }


