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
  Deal,
  DealConflict,
  DealDisputeInput,
  DealInput,
  DealInvoice,
  DealPage,
  DealPreview,
  DealVersion,
  ForbiddenResponse,
  ListDealsParams,
  NotAcceptableResponse,
  NotFoundResponse,
  PreviewDealParams,
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
 * For the agency's ADMIN only, 403 for anybody else. Newest first, 50 a page unless told. A deal stays with both sides whatever becomes of their agreement.
 * @summary Deals that my agency divides with others
 */
export const listDeals = (
    params?: ListDealsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DealPage>(
      {url: `/api/v1/deal/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListDealsQueryKey = (params?: ListDealsParams,) => {
    return [
    `/api/v1/deal/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDealsQueryOptions = <TData = Awaited<ReturnType<typeof listDeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListDealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDealsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDeals>>> = ({ signal }) => listDeals(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDeals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDealsQueryResult = NonNullable<Awaited<ReturnType<typeof listDeals>>>
export type ListDealsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListDeals<TData = Awaited<ReturnType<typeof listDeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListDealsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDeals>>,
          TError,
          Awaited<ReturnType<typeof listDeals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeals<TData = Awaited<ReturnType<typeof listDeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListDealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDeals>>,
          TError,
          Awaited<ReturnType<typeof listDeals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeals<TData = Awaited<ReturnType<typeof listDeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListDealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Deals that my agency divides with others
 */

export function useListDeals<TData = Awaited<ReturnType<typeof listDeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListDealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDealsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless it is an introduction of my agency at a partner's home, or of a partner at a home of my agency. By the terms in force at the earliest introduction of this client to this home, whatever was agreed since: the fee is the price by its percentage, rounded to a cent; who has the mandate gets the whole cents of its part, who brought the buyer the rest. One client has one deal at a home: of several introductions by an agency that turned out to be of one person, it is the deal of the earliest, or the one that is there. The proposing side agrees by it. Again with another price, while it is proposed or in dispute, it is a new proposal, to which the other side has to agree anew; 406 later. EUR cents, without VAT.
 * @summary Propose how a deal is divided
 */
export const createDeal = (
    dealInput: BodyType<DealInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Deal>(
      {url: `/api/v1/deal/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: dealInput, signal
    },
      options);
    }




export const getCreateDealMutationKey = () => ['createDeal'] as const;

export const getCreateDealMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeal>>, TError,CreateDealMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createDeal>>, TError,CreateDealMutationVariables, TContext> => {

const mutationKey = getCreateDealMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDeal>>, CreateDealMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDeal(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDealMutationResult = NonNullable<Awaited<ReturnType<typeof createDeal>>>
    export type CreateDealMutationBody = BodyType<DealInput>
    export type CreateDealMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type CreateDealMutationVariables = {data: BodyType<DealInput>}

    /**
 * @summary Propose how a deal is divided
 */
export const useCreateDeal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeal>>, TError,CreateDealMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDeal>>,
        TError,
        CreateDealMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDealMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. 404 as `createDeal`. Computed by the same terms and to the same cent; nothing is written. `remark` says that the price is far from what the home is offered for; it is proposed all the same if it is meant. 406 where the terms of that day can no longer be read.
 * @summary What a deal would divide, before it is proposed
 */
export const previewDeal = (
    params: PreviewDealParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DealPreview>(
      {url: `/api/v1/deal/preview/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getPreviewDealQueryKey = (params?: PreviewDealParams,) => {
    return [
    `/api/v1/deal/preview/`, ...(params ? [params] : [])
    ] as const;
    }


export const getPreviewDealQueryOptions = <TData = Awaited<ReturnType<typeof previewDeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>>(params: PreviewDealParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDeal>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewDealQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewDeal>>> = ({ signal }) => previewDeal(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof previewDeal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewDealQueryResult = NonNullable<Awaited<ReturnType<typeof previewDeal>>>
export type PreviewDealQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>


export function usePreviewDeal<TData = Awaited<ReturnType<typeof previewDeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>>(
 params: PreviewDealParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDeal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewDeal>>,
          TError,
          Awaited<ReturnType<typeof previewDeal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewDeal<TData = Awaited<ReturnType<typeof previewDeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>>(
 params: PreviewDealParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDeal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewDeal>>,
          TError,
          Awaited<ReturnType<typeof previewDeal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewDeal<TData = Awaited<ReturnType<typeof previewDeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>>(
 params: PreviewDealParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDeal>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a deal would divide, before it is proposed
 */

export function usePreviewDeal<TData = Awaited<ReturnType<typeof previewDeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>>(
 params: PreviewDealParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDeal>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewDealQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless my agency is a party of it. `version` is that which was read: 409 with what is stored when there is another by now. Once both have, it is agreed; from a dispute it goes on where it stood. 406 where my agency has agreed already, the deal is past it, or another deal of the same client counts in its place.
 * @summary Agree to what a deal divides
 */
export const acceptDeal = (
    id: string,
    dealVersion: BodyType<DealVersion>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Deal>(
      {url: `/api/v1/deal/${id}/agree/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: dealVersion, signal
    },
      options);
    }




export const getAcceptDealMutationKey = () => ['acceptDeal'] as const;

export const getAcceptDealMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | DealConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptDeal>>, TError,AcceptDealMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptDeal>>, TError,AcceptDealMutationVariables, TContext> => {

const mutationKey = getAcceptDealMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptDeal>>, AcceptDealMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  acceptDeal(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptDealMutationResult = NonNullable<Awaited<ReturnType<typeof acceptDeal>>>
    export type AcceptDealMutationBody = BodyType<DealVersion>
    export type AcceptDealMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | DealConflict | TooLargeResponse | UnsupportedResponse>
    export type AcceptDealMutationVariables = {id: string;data: BodyType<DealVersion>}

    /**
 * @summary Agree to what a deal divides
 */
export const useAcceptDeal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | DealConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptDeal>>, TError,AcceptDealMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptDeal>>,
        TError,
        AcceptDealMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptDealMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless my agency is a party of it. `version` is that which was read: 409 with what is stored when there is another by now. For the side that brought the buyer and invoices its part to who has the mandate. 406 for the other side, and unless the deal is agreed.
 * @summary Note the invoice of a deal
 */
export const invoiceDeal = (
    id: string,
    dealInvoice: BodyType<DealInvoice>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Deal>(
      {url: `/api/v1/deal/${id}/invoice/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: dealInvoice, signal
    },
      options);
    }




export const getInvoiceDealMutationKey = () => ['invoiceDeal'] as const;

export const getInvoiceDealMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | DealConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof invoiceDeal>>, TError,InvoiceDealMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof invoiceDeal>>, TError,InvoiceDealMutationVariables, TContext> => {

const mutationKey = getInvoiceDealMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof invoiceDeal>>, InvoiceDealMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  invoiceDeal(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InvoiceDealMutationResult = NonNullable<Awaited<ReturnType<typeof invoiceDeal>>>
    export type InvoiceDealMutationBody = BodyType<DealInvoice>
    export type InvoiceDealMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | DealConflict | TooLargeResponse | UnsupportedResponse>
    export type InvoiceDealMutationVariables = {id: string;data: BodyType<DealInvoice>}

    /**
 * @summary Note the invoice of a deal
 */
export const useInvoiceDeal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | DealConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof invoiceDeal>>, TError,InvoiceDealMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof invoiceDeal>>,
        TError,
        InvoiceDealMutationVariables,
        TContext
      > => {
      return useMutation(getInvoiceDealMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless my agency is a party of it. `version` is that which was read: 409 with what is stored when there is another by now. For the side that brought the buyer: only who gets the money can say that it came. 406 for the other side, and unless the deal is invoiced.
 * @summary Confirm that a deal was paid
 */
export const payDeal = (
    id: string,
    dealVersion: BodyType<DealVersion>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Deal>(
      {url: `/api/v1/deal/${id}/pay/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: dealVersion, signal
    },
      options);
    }




export const getPayDealMutationKey = () => ['payDeal'] as const;

export const getPayDealMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | DealConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payDeal>>, TError,PayDealMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof payDeal>>, TError,PayDealMutationVariables, TContext> => {

const mutationKey = getPayDealMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof payDeal>>, PayDealMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  payDeal(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PayDealMutationResult = NonNullable<Awaited<ReturnType<typeof payDeal>>>
    export type PayDealMutationBody = BodyType<DealVersion>
    export type PayDealMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | DealConflict | TooLargeResponse | UnsupportedResponse>
    export type PayDealMutationVariables = {id: string;data: BodyType<DealVersion>}

    /**
 * @summary Confirm that a deal was paid
 */
export const usePayDeal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | DealConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payDeal>>, TError,PayDealMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof payDeal>>,
        TError,
        PayDealMutationVariables,
        TContext
      > => {
      return useMutation(getPayDealMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless my agency is a party of it. `version` is that which was read: 409 with what is stored when there is another by now. Both have to agree anew. 406 for one that is paid or in dispute already.
 * @summary Dispute a deal
 */
export const disputeDeal = (
    id: string,
    dealDisputeInput: BodyType<DealDisputeInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Deal>(
      {url: `/api/v1/deal/${id}/dispute/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: dealDisputeInput, signal
    },
      options);
    }




export const getDisputeDealMutationKey = () => ['disputeDeal'] as const;

export const getDisputeDealMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | DealConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disputeDeal>>, TError,DisputeDealMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof disputeDeal>>, TError,DisputeDealMutationVariables, TContext> => {

const mutationKey = getDisputeDealMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disputeDeal>>, DisputeDealMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  disputeDeal(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisputeDealMutationResult = NonNullable<Awaited<ReturnType<typeof disputeDeal>>>
    export type DisputeDealMutationBody = BodyType<DealDisputeInput>
    export type DisputeDealMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | DealConflict | TooLargeResponse | UnsupportedResponse>
    export type DisputeDealMutationVariables = {id: string;data: BodyType<DealDisputeInput>}

    /**
 * @summary Dispute a deal
 */
export const useDisputeDeal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | DealConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disputeDeal>>, TError,DisputeDealMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disputeDeal>>,
        TError,
        DisputeDealMutationVariables,
        TContext
      > => {
      return useMutation(getDisputeDealMutationOptions(options), queryClient);
    }
