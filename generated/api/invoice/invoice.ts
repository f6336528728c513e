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
  DownloadInvoiceFacturaeParams,
  ExportInvoicesParams,
  ForbiddenResponse,
  Invoice,
  InvoiceAnnulInput,
  InvoiceDraft,
  InvoiceDraftInput,
  InvoiceDraftList,
  InvoiceIssuer,
  InvoicePage,
  InvoicePayInput,
  InvoiceRecordInput,
  InvoiceRectifyInput,
  InvoiceSendInput,
  ListInvoicesParams,
  NotAcceptableResponse,
  NotFoundResponse,
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
 * An agency's ADMIN: those to and from the agency; a SERVICE: those to and from themself; other roles 403. Newest first, 50 a page unless told. `side`, `standing`, days and words leave some out. Amounts in EUR cents; a credit is below zero.
 * @summary Invoices for me, and those issued in my name
 */
export const listInvoices = (
    params?: ListInvoicesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvoicePage>(
      {url: `/api/v1/invoice/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListInvoicesQueryKey = (params?: ListInvoicesParams,) => {
    return [
    `/api/v1/invoice/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListInvoicesQueryOptions = <TData = Awaited<ReturnType<typeof listInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInvoicesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvoices>>> = ({ signal }) => listInvoices(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInvoicesQueryResult = NonNullable<Awaited<ReturnType<typeof listInvoices>>>
export type ListInvoicesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListInvoicesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvoices>>,
          TError,
          Awaited<ReturnType<typeof listInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvoices>>,
          TError,
          Awaited<ReturnType<typeof listInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Invoices for me, and those issued in my name
 */

export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInvoicesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Rights and filters as `listInvoices`, at most 5,000, the newest first. CSV with `;` and a decimal comma, as spreadsheets in Spain read it; a credit is below zero.
 * @summary The same list as a file for a spreadsheet
 */
export const exportInvoices = (
    params?: ExportInvoicesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/invoice/csv/`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }


/**
 * An agency's ADMIN; other roles 403. `missing` is what has to be said of the company first.
 * @summary In whose name I issue invoices
 */
export const getInvoiceIssuer = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvoiceIssuer>(
      {url: `/api/v1/invoice/issuer/`, method: 'GET', signal
    },
      options);
    }




export const getGetInvoiceIssuerQueryKey = () => {
    return [
    `/api/v1/invoice/issuer/`
    ] as const;
    }


export const getGetInvoiceIssuerQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceIssuer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceIssuer>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInvoiceIssuerQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceIssuer>>> = ({ signal }) => getInvoiceIssuer(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceIssuer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoiceIssuerQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoiceIssuer>>>
export type GetInvoiceIssuerQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetInvoiceIssuer<TData = Awaited<ReturnType<typeof getInvoiceIssuer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceIssuer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceIssuer>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceIssuer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceIssuer<TData = Awaited<ReturnType<typeof getInvoiceIssuer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceIssuer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceIssuer>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceIssuer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceIssuer<TData = Awaited<ReturnType<typeof getInvoiceIssuer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceIssuer>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary In whose name I issue invoices
 */

export function useGetInvoiceIssuer<TData = Awaited<ReturnType<typeof getInvoiceIssuer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceIssuer>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInvoiceIssuerQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN, those of the agency, the newest first; other roles 403.
 * @summary Invoices that are being written
 */
export const listInvoiceDrafts = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvoiceDraftList>(
      {url: `/api/v1/invoice-draft/`, method: 'GET', signal
    },
      options);
    }




export const getListInvoiceDraftsQueryKey = () => {
    return [
    `/api/v1/invoice-draft/`
    ] as const;
    }


export const getListInvoiceDraftsQueryOptions = <TData = Awaited<ReturnType<typeof listInvoiceDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceDrafts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInvoiceDraftsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvoiceDrafts>>> = ({ signal }) => listInvoiceDrafts(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvoiceDrafts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInvoiceDraftsQueryResult = NonNullable<Awaited<ReturnType<typeof listInvoiceDrafts>>>
export type ListInvoiceDraftsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListInvoiceDrafts<TData = Awaited<ReturnType<typeof listInvoiceDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceDrafts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvoiceDrafts>>,
          TError,
          Awaited<ReturnType<typeof listInvoiceDrafts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvoiceDrafts<TData = Awaited<ReturnType<typeof listInvoiceDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceDrafts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvoiceDrafts>>,
          TError,
          Awaited<ReturnType<typeof listInvoiceDrafts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvoiceDrafts<TData = Awaited<ReturnType<typeof listInvoiceDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceDrafts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Invoices that are being written
 */

export function useListInvoiceDrafts<TData = Awaited<ReturnType<typeof listInvoiceDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceDrafts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInvoiceDraftsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN; other roles 403. It has no number and binds nobody until it is issued; 400 at the fields whose shape does not hold; 406 when the agency has 200 drafts.
 * @summary Begin an invoice
 */
export const createInvoiceDraft = (
    invoiceDraftInput: BodyType<InvoiceDraftInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvoiceDraft>(
      {url: `/api/v1/invoice-draft/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: invoiceDraftInput, signal
    },
      options);
    }




export const getCreateInvoiceDraftMutationKey = () => ['createInvoiceDraft'] as const;

export const getCreateInvoiceDraftMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInvoiceDraft>>, TError,CreateInvoiceDraftMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createInvoiceDraft>>, TError,CreateInvoiceDraftMutationVariables, TContext> => {

const mutationKey = getCreateInvoiceDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInvoiceDraft>>, CreateInvoiceDraftMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createInvoiceDraft(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateInvoiceDraftMutationResult = NonNullable<Awaited<ReturnType<typeof createInvoiceDraft>>>
    export type CreateInvoiceDraftMutationBody = BodyType<InvoiceDraftInput>
    export type CreateInvoiceDraftMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateInvoiceDraftMutationVariables = {data: BodyType<InvoiceDraftInput>}

    /**
 * @summary Begin an invoice
 */
export const useCreateInvoiceDraft = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInvoiceDraft>>, TError,CreateInvoiceDraftMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInvoiceDraft>>,
        TError,
        CreateInvoiceDraftMutationVariables,
        TContext
      > => {
      return useMutation(getCreateInvoiceDraftMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN, one of the agency; another's is 404, other roles 403.
 * @summary An invoice that is being written
 */
export const getInvoiceDraft = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvoiceDraft>(
      {url: `/api/v1/invoice-draft/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetInvoiceDraftQueryKey = (id: string,) => {
    return [
    `/api/v1/invoice-draft/${id}/`
    ] as const;
    }


export const getGetInvoiceDraftQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDraft>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInvoiceDraftQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceDraft>>> = ({ signal }) => getInvoiceDraft(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoiceDraftQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoiceDraft>>>
export type GetInvoiceDraftQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetInvoiceDraft<TData = Awaited<ReturnType<typeof getInvoiceDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDraft>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceDraft>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceDraft>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceDraft<TData = Awaited<ReturnType<typeof getInvoiceDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDraft>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceDraft>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceDraft>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceDraft<TData = Awaited<ReturnType<typeof getInvoiceDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDraft>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An invoice that is being written
 */

export function useGetInvoiceDraft<TData = Awaited<ReturnType<typeof getInvoiceDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDraft>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInvoiceDraftQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN, one of the agency; another's, or one that was issued meanwhile, is 404, other roles 403. 400 at `version` where it is missing, 409 with what is stored when it is stale.
 * @summary Save an invoice that is being written
 */
export const saveInvoiceDraft = (
    id: string,
    invoiceDraftInput: BodyType<InvoiceDraftInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvoiceDraft>(
      {url: `/api/v1/invoice-draft/${id}/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: invoiceDraftInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN, one of the agency; another's is 404, other roles 403. No number is lost: it had none.
 * @summary Throw a draft away
 */
export const deleteInvoiceDraft = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/invoice-draft/${id}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteInvoiceDraftMutationKey = () => ['deleteInvoiceDraft'] as const;

export const getDeleteInvoiceDraftMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInvoiceDraft>>, TError,DeleteInvoiceDraftMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteInvoiceDraft>>, TError,DeleteInvoiceDraftMutationVariables, TContext> => {

const mutationKey = getDeleteInvoiceDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteInvoiceDraft>>, DeleteInvoiceDraftMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteInvoiceDraft(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteInvoiceDraftMutationResult = NonNullable<Awaited<ReturnType<typeof deleteInvoiceDraft>>>

    export type DeleteInvoiceDraftMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type DeleteInvoiceDraftMutationVariables = {id: string}

    /**
 * @summary Throw a draft away
 */
export const useDeleteInvoiceDraft = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInvoiceDraft>>, TError,DeleteInvoiceDraftMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteInvoiceDraft>>,
        TError,
        DeleteInvoiceDraftMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteInvoiceDraftMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN, one of the agency; another's is 404, other roles 403. In one transaction it gets the next number of its series, is chained to the last record of the agency's tax number, and the draft is gone. 400 at the fields that the law wants and that are missing or do not hold (RD 1619/2012, art. 4, 6 and 7); 406 while the agency's own data are missing, or its tax number is the site operator's or held by another account: by whoever issued first under it. What it says never changes afterwards.
 * @summary Issue a draft
 */
export const issueInvoiceDraft = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Invoice>(
      {url: `/api/v1/invoice-draft/${id}/issue/`, method: 'POST', signal
    },
      options);
    }




export const getIssueInvoiceDraftMutationKey = () => ['issueInvoiceDraft'] as const;

export const getIssueInvoiceDraftMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof issueInvoiceDraft>>, TError,IssueInvoiceDraftMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof issueInvoiceDraft>>, TError,IssueInvoiceDraftMutationVariables, TContext> => {

const mutationKey = getIssueInvoiceDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof issueInvoiceDraft>>, IssueInvoiceDraftMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  issueInvoiceDraft(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type IssueInvoiceDraftMutationResult = NonNullable<Awaited<ReturnType<typeof issueInvoiceDraft>>>

    export type IssueInvoiceDraftMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type IssueInvoiceDraftMutationVariables = {id: string}

    /**
 * @summary Issue a draft
 */
export const useIssueInvoiceDraft = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof issueInvoiceDraft>>, TError,IssueInvoiceDraftMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof issueInvoiceDraft>>,
        TError,
        IssueInvoiceDraftMutationVariables,
        TContext
      > => {
      return useMutation(getIssueInvoiceDraftMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN, for an invoice that the agency issued here by itself; another's is 404, other roles 403. 406 when nothing is open, or for one that follows an order of the marketplace; 400 at `amount` for more than is open.
 * @summary Note that an invoice was paid
 */
export const payInvoice = (
    id: string,
    invoicePayInput: BodyType<InvoicePayInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Invoice>(
      {url: `/api/v1/invoice/${id}/pay/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: invoicePayInput, signal
    },
      options);
    }




export const getPayInvoiceMutationKey = () => ['payInvoice'] as const;

export const getPayInvoiceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payInvoice>>, TError,PayInvoiceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof payInvoice>>, TError,PayInvoiceMutationVariables, TContext> => {

const mutationKey = getPayInvoiceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof payInvoice>>, PayInvoiceMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  payInvoice(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PayInvoiceMutationResult = NonNullable<Awaited<ReturnType<typeof payInvoice>>>
    export type PayInvoiceMutationBody = BodyType<InvoicePayInput>
    export type PayInvoiceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type PayInvoiceMutationVariables = {id: string;data: BodyType<InvoicePayInput>}

    /**
 * @summary Note that an invoice was paid
 */
export const usePayInvoice = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payInvoice>>, TError,PayInvoiceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof payInvoice>>,
        TError,
        PayInvoiceMutationVariables,
        TContext
      > => {
      return useMutation(getPayInvoiceMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN, for an invoice that the agency issued here by itself; another's is 404, other roles 403. The rectifying invoice is in the series `R`; what was not paid yet is set off. 400 at `amount` for more than is left; 406 for one that rectifies or of which nothing is left, and for one that follows an order of the marketplace, or whose tax number another account holds by now.
 * @summary Take an invoice back by another
 */
export const rectifyInvoice = (
    id: string,
    invoiceRectifyInput: BodyType<InvoiceRectifyInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Invoice>(
      {url: `/api/v1/invoice/${id}/rectify/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: invoiceRectifyInput, signal
    },
      options);
    }




export const getRectifyInvoiceMutationKey = () => ['rectifyInvoice'] as const;

export const getRectifyInvoiceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rectifyInvoice>>, TError,RectifyInvoiceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof rectifyInvoice>>, TError,RectifyInvoiceMutationVariables, TContext> => {

const mutationKey = getRectifyInvoiceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rectifyInvoice>>, RectifyInvoiceMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  rectifyInvoice(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RectifyInvoiceMutationResult = NonNullable<Awaited<ReturnType<typeof rectifyInvoice>>>
    export type RectifyInvoiceMutationBody = BodyType<InvoiceRectifyInput>
    export type RectifyInvoiceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type RectifyInvoiceMutationVariables = {id: string;data: BodyType<InvoiceRectifyInput>}

    /**
 * @summary Take an invoice back by another
 */
export const useRectifyInvoice = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rectifyInvoice>>, TError,RectifyInvoiceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rectifyInvoice>>,
        TError,
        RectifyInvoiceMutationVariables,
        TContext
      > => {
      return useMutation(getRectifyInvoiceMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN, for an invoice that the agency issued here by itself; another's is 404, other roles 403. Its number stays taken, its chain gets a record of annulment (RD 1007/2023, art. 11). 406 once something of it is paid, it was sent to its buyer from here, or it rectifies or was rectified: then another takes it back. 400 at `cause`.
 * @summary Annul an invoice that should never have been issued
 */
export const annulInvoice = (
    id: string,
    invoiceAnnulInput: BodyType<InvoiceAnnulInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Invoice>(
      {url: `/api/v1/invoice/${id}/annul/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: invoiceAnnulInput, signal
    },
      options);
    }




export const getAnnulInvoiceMutationKey = () => ['annulInvoice'] as const;

export const getAnnulInvoiceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof annulInvoice>>, TError,AnnulInvoiceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof annulInvoice>>, TError,AnnulInvoiceMutationVariables, TContext> => {

const mutationKey = getAnnulInvoiceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof annulInvoice>>, AnnulInvoiceMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  annulInvoice(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnnulInvoiceMutationResult = NonNullable<Awaited<ReturnType<typeof annulInvoice>>>
    export type AnnulInvoiceMutationBody = BodyType<InvoiceAnnulInput>
    export type AnnulInvoiceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type AnnulInvoiceMutationVariables = {id: string;data: BodyType<InvoiceAnnulInput>}

    /**
 * @summary Annul an invoice that should never have been issued
 */
export const useAnnulInvoice = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof annulInvoice>>, TError,AnnulInvoiceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof annulInvoice>>,
        TError,
        AnnulInvoiceMutationVariables,
        TContext
      > => {
      return useMutation(getAnnulInvoiceMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN, for an invoice that the agency issued here by itself; another's is 404, other roles 403. A further record of the same invoice (Subsanacion) takes the place of its last one, which the tax agency refused or took with errors: 406 for any other. What the invoice says does not change; the receiver may be named as the tax agency knows them. 400 by field.
 * @summary Mend the record of an invoice that the tax agency refused
 */
export const resendInvoiceRecord = (
    id: string,
    invoiceRecordInput: BodyType<InvoiceRecordInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Invoice>(
      {url: `/api/v1/invoice/${id}/record/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: invoiceRecordInput, signal
    },
      options);
    }




export const getResendInvoiceRecordMutationKey = () => ['resendInvoiceRecord'] as const;

export const getResendInvoiceRecordMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvoiceRecord>>, TError,ResendInvoiceRecordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resendInvoiceRecord>>, TError,ResendInvoiceRecordMutationVariables, TContext> => {

const mutationKey = getResendInvoiceRecordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendInvoiceRecord>>, ResendInvoiceRecordMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  resendInvoiceRecord(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendInvoiceRecordMutationResult = NonNullable<Awaited<ReturnType<typeof resendInvoiceRecord>>>
    export type ResendInvoiceRecordMutationBody = BodyType<InvoiceRecordInput>
    export type ResendInvoiceRecordMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type ResendInvoiceRecordMutationVariables = {id: string;data: BodyType<InvoiceRecordInput>}

    /**
 * @summary Mend the record of an invoice that the tax agency refused
 */
export const useResendInvoiceRecord = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvoiceRecord>>, TError,ResendInvoiceRecordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendInvoiceRecord>>,
        TError,
        ResendInvoiceRecordMutationVariables,
        TContext
      > => {
      return useMutation(getResendInvoiceRecordMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN, for an invoice that the agency issued here by itself; another's is 404, other roles 403. It goes as a PDF in the language it is written in, answers go to the agency; 406 while the agency has not proved its mailbox, and for one that follows an order of the marketplace.
 * @summary Send an invoice by mail
 */
export const sendInvoice = (
    id: string,
    invoiceSendInput: BodyType<InvoiceSendInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Invoice>(
      {url: `/api/v1/invoice/${id}/send/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: invoiceSendInput, signal
    },
      options);
    }




export const getSendInvoiceMutationKey = () => ['sendInvoice'] as const;

export const getSendInvoiceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendInvoice>>, TError,SendInvoiceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendInvoice>>, TError,SendInvoiceMutationVariables, TContext> => {

const mutationKey = getSendInvoiceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendInvoice>>, SendInvoiceMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  sendInvoice(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendInvoiceMutationResult = NonNullable<Awaited<ReturnType<typeof sendInvoice>>>
    export type SendInvoiceMutationBody = BodyType<InvoiceSendInput>
    export type SendInvoiceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type SendInvoiceMutationVariables = {id: string;data: BodyType<InvoiceSendInput>}

    /**
 * @summary Send an invoice by mail
 */
export const useSendInvoice = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendInvoice>>, TError,SendInvoiceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendInvoice>>,
        TError,
        SendInvoiceMutationVariables,
        TContext
      > => {
      return useMutation(getSendInvoiceMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN for one to or from the agency, a SERVICE for one to or from themself; any other is 404, other roles 403.
 * @summary An invoice with its lines
 */
export const getInvoice = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Invoice>(
      {url: `/api/v1/invoice/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetInvoiceQueryKey = (id: string,) => {
    return [
    `/api/v1/invoice/${id}/`
    ] as const;
    }


export const getGetInvoiceQueryOptions = <TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInvoiceQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoice>>> = ({ signal }) => getInvoice(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoiceQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoice>>>
export type GetInvoiceQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetInvoice<TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoice>>,
          TError,
          Awaited<ReturnType<typeof getInvoice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoice<TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoice>>,
          TError,
          Awaited<ReturnType<typeof getInvoice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoice<TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An invoice with its lines
 */

export function useGetInvoice<TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInvoiceQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Rights as `getInvoice`. Drawn from what was issued, which never changes: with the tax QR code (Orden HAC/1177/2024) and, while it is to be paid by transfer, the code that fills in the transfer (EPC069-12). 503 when too many documents are being drawn or this one cannot be.
 * @summary An invoice on paper
 */
export const downloadInvoice = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/invoice/${id}/pdf/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


/**
 * Rights as `getInvoice`. UBL 2.1 by EN 16931, what the law of business invoices asks for (RD 238/2026); one that gives back is a credit note. IRPF that is withheld counts as paid, a note says so.
 * @summary An invoice as EN 16931 in UBL
 */
export const downloadInvoiceUbl = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/invoice/${id}/ubl/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


/**
 * Rights as `getInvoice`. Without a signature, or with `signed` as administrations ask for it: XAdES-EPES by the signature policy 3.1 of Facturae, with the certificate that the agency keeps for VeriFactu. 406 in words where a party has no tax number, or an address that does not end in post code and town; with `signed` also to who did not issue it, and where the agency has no certificate, or one that has run out, does not open or has another key than RSA.
 * @summary An invoice as Facturae 3.2.2
 */
export const downloadInvoiceFacturae = (
    id: string,
    params?: DownloadInvoiceFacturaeParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/invoice/${id}/facturae/`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }


