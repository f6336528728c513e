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
  CreateFeeParams,
  Fee,
  FeeConflict,
  FeeInput,
  FeePage,
  FeePending,
  ForbiddenResponse,
  InvoiceDraftList,
  ListFeesParams,
  NotAcceptableResponse,
  NotFoundResponse,
  TooLargeResponse,
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
 * An ADMIN: the agency's; a STAFF: those of which they have a share, with that share alone. Newest first.
 * @summary Fees of closed deals
 */
export const listFees = (
    params?: ListFeesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FeePage>(
      {url: `/api/v1/fee/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListFeesQueryKey = (params?: ListFeesParams,) => {
    return [
    `/api/v1/fee/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListFeesQueryOptions = <TData = Awaited<ReturnType<typeof listFees>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListFeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFees>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFeesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFees>>> = ({ signal }) => listFees(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFeesQueryResult = NonNullable<Awaited<ReturnType<typeof listFees>>>
export type ListFeesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListFees<TData = Awaited<ReturnType<typeof listFees>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListFeesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFees>>,
          TError,
          Awaited<ReturnType<typeof listFees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFees<TData = Awaited<ReturnType<typeof listFees>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListFeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFees>>,
          TError,
          Awaited<ReturnType<typeof listFees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFees<TData = Awaited<ReturnType<typeof listFees>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListFeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fees of closed deals
 */

export function useListFees<TData = Awaited<ReturnType<typeof listFees>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListFeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFeesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN, of one of its closed offers; another's is 404, other roles 403. 406 where the tenant of a dwelling would pay (LAU, art. 20.1); 400 at `parts` where they are more than the fee, and at what a part lacks; 406 for an offer that is not closed or has its fee already.
 * @summary Say what a closed deal brings
 */
export const createFee = (
    feeInput: BodyType<FeeInput>,
    params: CreateFeeParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Fee>(
      {url: `/api/v1/fee/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: feeInput,
        params, signal
    },
      options);
    }




export const getCreateFeeMutationKey = () => ['createFee'] as const;

export const getCreateFeeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFee>>, TError,CreateFeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createFee>>, TError,CreateFeeMutationVariables, TContext> => {

const mutationKey = getCreateFeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFee>>, CreateFeeMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  createFee(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateFeeMutationResult = NonNullable<Awaited<ReturnType<typeof createFee>>>
    export type CreateFeeMutationBody = BodyType<FeeInput>
    export type CreateFeeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateFeeMutationVariables = {data: BodyType<FeeInput>;params: CreateFeeParams}

    /**
 * @summary Say what a closed deal brings
 */
export const useCreateFee = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFee>>, TError,CreateFeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFee>>,
        TError,
        CreateFeeMutationVariables,
        TContext
      > => {
      return useMutation(getCreateFeeMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN; other roles 403. At most 100 deals, closed within two years, and 100 fees, the newest first.
 * @summary What is to be invoiced
 */
export const getPendingFees = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FeePending>(
      {url: `/api/v1/fee/pending/`, method: 'GET', signal
    },
      options);
    }




export const getGetPendingFeesQueryKey = () => {
    return [
    `/api/v1/fee/pending/`
    ] as const;
    }


export const getGetPendingFeesQueryOptions = <TData = Awaited<ReturnType<typeof getPendingFees>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPendingFees>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPendingFeesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPendingFees>>> = ({ signal }) => getPendingFees(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPendingFees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPendingFeesQueryResult = NonNullable<Awaited<ReturnType<typeof getPendingFees>>>
export type GetPendingFeesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetPendingFees<TData = Awaited<ReturnType<typeof getPendingFees>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPendingFees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPendingFees>>,
          TError,
          Awaited<ReturnType<typeof getPendingFees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPendingFees<TData = Awaited<ReturnType<typeof getPendingFees>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPendingFees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPendingFees>>,
          TError,
          Awaited<ReturnType<typeof getPendingFees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPendingFees<TData = Awaited<ReturnType<typeof getPendingFees>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPendingFees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What is to be invoiced
 */

export function useGetPendingFees<TData = Awaited<ReturnType<typeof getPendingFees>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPendingFees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPendingFeesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * As `listFees`; one of which a STAFF has no share is 404.
 * @summary A fee
 */
export const getFee = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Fee>(
      {url: `/api/v1/fee/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * An agency's ADMIN; another's is 404, other roles 403. 406 where the tenant of a dwelling would pay (LAU, art. 20.1); 400 at `parts` where they are more than the fee, and at what a part lacks; 406 once it is on an invoice or a draft. 409 with what is stored when `version` is stale.
 * @summary Change a fee
 */
export const saveFee = (
    id: string,
    feeInput: BodyType<FeeInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Fee>(
      {url: `/api/v1/fee/${id}/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: feeInput, signal
    },
      options);
    }




export const getSaveFeeMutationKey = () => ['saveFee'] as const;

export const getSaveFeeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | FeeConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveFee>>, TError,SaveFeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveFee>>, TError,SaveFeeMutationVariables, TContext> => {

const mutationKey = getSaveFeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveFee>>, SaveFeeMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveFee(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveFeeMutationResult = NonNullable<Awaited<ReturnType<typeof saveFee>>>
    export type SaveFeeMutationBody = BodyType<FeeInput>
    export type SaveFeeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | FeeConflict | TooLargeResponse | UnsupportedResponse>
    export type SaveFeeMutationVariables = {id: string;data: BodyType<FeeInput>}

    /**
 * @summary Change a fee
 */
export const useSaveFee = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | FeeConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveFee>>, TError,SaveFeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveFee>>,
        TError,
        SaveFeeMutationVariables,
        TContext
      > => {
      return useMutation(getSaveFeeMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN; another's is 404, other roles 403. 406 once it is on an invoice or a draft.
 * @summary Take a fee back
 */
export const deleteFee = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/fee/${id}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteFeeMutationKey = () => ['deleteFee'] as const;

export const getDeleteFeeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFee>>, TError,DeleteFeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteFee>>, TError,DeleteFeeMutationVariables, TContext> => {

const mutationKey = getDeleteFeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteFee>>, DeleteFeeMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteFee(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteFeeMutationResult = NonNullable<Awaited<ReturnType<typeof deleteFee>>>

    export type DeleteFeeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type DeleteFeeMutationVariables = {id: string}

    /**
 * @summary Take a fee back
 */
export const useDeleteFee = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFee>>, TError,DeleteFeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteFee>>,
        TError,
        DeleteFeeMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteFeeMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN; another's is 404, other roles 403. A draft for each side that pays, with what is known of it; 406 when nothing is left to invoice, or its draft is there already.
 * @summary Make the invoice of a fee
 */
export const draftFee = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvoiceDraftList>(
      {url: `/api/v1/fee/${id}/draft/`, method: 'POST', signal
    },
      options);
    }




export const getDraftFeeMutationKey = () => ['draftFee'] as const;

export const getDraftFeeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof draftFee>>, TError,DraftFeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof draftFee>>, TError,DraftFeeMutationVariables, TContext> => {

const mutationKey = getDraftFeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof draftFee>>, DraftFeeMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  draftFee(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DraftFeeMutationResult = NonNullable<Awaited<ReturnType<typeof draftFee>>>

    export type DraftFeeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type DraftFeeMutationVariables = {id: string}

    /**
 * @summary Make the invoice of a fee
 */
export const useDraftFee = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof draftFee>>, TError,DraftFeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof draftFee>>,
        TError,
        DraftFeeMutationVariables,
        TContext
      > => {
      return useMutation(getDraftFeeMutationOptions(options), queryClient);
    }
