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
  Fiscal,
  FiscalCertificateInput,
  FiscalModeInput,
  FiscalRecordPage,
  ForbiddenResponse,
  ListFiscalRecordsParams,
  NotAcceptableResponse,
  TooLargeResponse,
  TooManyResponse,
  UnauthorizedResponse,
  UnsupportedResponse
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
 * For the agency's ADMIN only, 403 for anybody else: the mode, what waits and what became of what was sent, the last look at the chain, the certificate, and what the law says as known on a day.
 * @summary How the agency stands with VeriFactu
 */
export const getFiscal = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Fiscal>(
      {url: `/api/v1/fiscal/`, method: 'GET', signal
    },
      options);
    }




export const getGetFiscalQueryKey = () => {
    return [
    `/api/v1/fiscal/`
    ] as const;
    }


export const getGetFiscalQueryOptions = <TData = Awaited<ReturnType<typeof getFiscal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFiscal>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFiscalQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFiscal>>> = ({ signal }) => getFiscal(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFiscal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFiscalQueryResult = NonNullable<Awaited<ReturnType<typeof getFiscal>>>
export type GetFiscalQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetFiscal<TData = Awaited<ReturnType<typeof getFiscal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFiscal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFiscal>>,
          TError,
          Awaited<ReturnType<typeof getFiscal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFiscal<TData = Awaited<ReturnType<typeof getFiscal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFiscal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFiscal>>,
          TError,
          Awaited<ReturnType<typeof getFiscal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFiscal<TData = Awaited<ReturnType<typeof getFiscal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFiscal>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How the agency stands with VeriFactu
 */

export function useGetFiscal<TData = Awaited<ReturnType<typeof getFiscal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFiscal>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFiscalQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else. 406 in words: `test` and `on` without a certificate, without the operator's declaration (RD 1007/2023, art. 13) or without the agency's tax number; `on` also before the day of the law; back from `on` before the year is over (art. 16). Invoices that were issued keep what they have.
 * @summary Send the records of invoices, or do not
 */
export const setFiscalMode = (
    fiscalModeInput: BodyType<FiscalModeInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Fiscal>(
      {url: `/api/v1/fiscal/mode/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: fiscalModeInput, signal
    },
      options);
    }




export const getSetFiscalModeMutationKey = () => ['setFiscalMode'] as const;

export const getSetFiscalModeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFiscalMode>>, TError,SetFiscalModeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setFiscalMode>>, TError,SetFiscalModeMutationVariables, TContext> => {

const mutationKey = getSetFiscalModeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setFiscalMode>>, SetFiscalModeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setFiscalMode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetFiscalModeMutationResult = NonNullable<Awaited<ReturnType<typeof setFiscalMode>>>
    export type SetFiscalModeMutationBody = BodyType<FiscalModeInput>
    export type SetFiscalModeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type SetFiscalModeMutationVariables = {data: BodyType<FiscalModeInput>}

    /**
 * @summary Send the records of invoices, or do not
 */
export const useSetFiscalMode = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFiscalMode>>, TError,SetFiscalModeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setFiscalMode>>,
        TError,
        SetFiscalModeMutationVariables,
        TContext
      > => {
      return useMutation(getSetFiscalModeMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. A PKCS#12 file and its password, kept sealed; neither is ever shown again. 400 at `file` for what is no certificate or has run out, at `password` where it does not open the file. Asks once more who it is (`x-step-up`).
 * @summary Give the certificate that records are sent with
 */
export const setFiscalCertificate = (
    fiscalCertificateInput: BodyType<FiscalCertificateInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Fiscal>(
      {url: `/api/v1/fiscal/certificate/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: fiscalCertificateInput, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. 406 while records are being sent.
 * @summary Take the certificate away
 */
export const removeFiscalCertificate = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Fiscal>(
      {url: `/api/v1/fiscal/certificate/`, method: 'DELETE', signal
    },
      options);
    }




export const getRemoveFiscalCertificateMutationKey = () => ['removeFiscalCertificate'] as const;

export const getRemoveFiscalCertificateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFiscalCertificate>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeFiscalCertificate>>, TError,void, TContext> => {

const mutationKey = getRemoveFiscalCertificateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeFiscalCertificate>>, void> = () => {


          return  removeFiscalCertificate(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveFiscalCertificateMutationResult = NonNullable<Awaited<ReturnType<typeof removeFiscalCertificate>>>

    export type RemoveFiscalCertificateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>


    /**
 * @summary Take the certificate away
 */
export const useRemoveFiscalCertificate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFiscalCertificate>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeFiscalCertificate>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRemoveFiscalCertificateMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. Newest first, 50 a page unless told; with `state` those of one alone.
 * @summary Records of the agency's invoices
 */
export const listFiscalRecords = (
    params?: ListFiscalRecordsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FiscalRecordPage>(
      {url: `/api/v1/fiscal/record/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListFiscalRecordsQueryKey = (params?: ListFiscalRecordsParams,) => {
    return [
    `/api/v1/fiscal/record/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListFiscalRecordsQueryOptions = <TData = Awaited<ReturnType<typeof listFiscalRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListFiscalRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFiscalRecords>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFiscalRecordsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFiscalRecords>>> = ({ signal }) => listFiscalRecords(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFiscalRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFiscalRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof listFiscalRecords>>>
export type ListFiscalRecordsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListFiscalRecords<TData = Awaited<ReturnType<typeof listFiscalRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListFiscalRecordsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFiscalRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFiscalRecords>>,
          TError,
          Awaited<ReturnType<typeof listFiscalRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFiscalRecords<TData = Awaited<ReturnType<typeof listFiscalRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListFiscalRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFiscalRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFiscalRecords>>,
          TError,
          Awaited<ReturnType<typeof listFiscalRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFiscalRecords<TData = Awaited<ReturnType<typeof listFiscalRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListFiscalRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFiscalRecords>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Records of the agency's invoices
 */

export function useListFiscalRecords<TData = Awaited<ReturnType<typeof listFiscalRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListFiscalRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFiscalRecords>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFiscalRecordsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






