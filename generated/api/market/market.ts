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
  ForbiddenResponse,
  GetMarketItemParams,
  ListMarketParams,
  ListMarketPublicationsParams,
  ListMarketReviewsParams,
  ListMarketTimesParams,
  ListSellerPayoutsParams,
  MarketItem,
  MarketPage,
  MarketPictureInput,
  MarketPublication,
  MarketPublicationConflict,
  MarketPublicationInput,
  MarketPublicationPage,
  MarketPublicationState,
  MarketReportInput,
  MarketReview,
  MarketReviewConflict,
  MarketReviewInput,
  MarketReviewPage,
  MarketSum,
  MarketTimes,
  NotAcceptableResponse,
  NotFoundResponse,
  Seller,
  SellerAccount,
  SellerConflict,
  SellerInput,
  SellerPayoutPage,
  SumMarketItemParams,
  TooLargeResponse,
  TooManyResponse,
  UnauthorizedResponse,
  UnavailableResponse,
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
 * ADMIN, STAFF and SERVICE; 403 for other roles. Published services only, 12 a page unless told. With `propertyId`, a home of my agency that I may read (404 else), those that come there, each with its price by the home's built m² and its next free times; first near ones (in steps of 10 km), then those that can come soonest, then by rating, which counts as if there were five more of the usual one. Nobody pays to come first. `categories` counts all that fit, whatever category is chosen. Money is EUR cents without VAT.
 * @summary Services that professionals offer
 */
export const listMarket = (
    params?: ListMarketParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketPage>(
      {url: `/api/v1/market/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMarketQueryKey = (params?: ListMarketParams,) => {
    return [
    `/api/v1/market/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMarketQueryOptions = <TData = Awaited<ReturnType<typeof listMarket>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListMarketParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarket>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMarketQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMarket>>> = ({ signal }) => listMarket(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMarket>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMarketQueryResult = NonNullable<Awaited<ReturnType<typeof listMarket>>>
export type ListMarketQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListMarket<TData = Awaited<ReturnType<typeof listMarket>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  ListMarketParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarket>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarket>>,
          TError,
          Awaited<ReturnType<typeof listMarket>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarket<TData = Awaited<ReturnType<typeof listMarket>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListMarketParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarket>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarket>>,
          TError,
          Awaited<ReturnType<typeof listMarket>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarket<TData = Awaited<ReturnType<typeof listMarket>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListMarketParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarket>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Services that professionals offer
 */

export function useListMarket<TData = Awaited<ReturnType<typeof listMarket>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListMarketParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarket>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMarketQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. What is not filled in yet is null; `missing` names what a publication waits for.
 * @summary My data as a seller
 */
export const getSeller = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Seller>(
      {url: `/api/v1/market/seller/`, method: 'GET', signal
    },
      options);
    }




export const getGetSellerQueryKey = () => {
    return [
    `/api/v1/market/seller/`
    ] as const;
    }


export const getGetSellerQueryOptions = <TData = Awaited<ReturnType<typeof getSeller>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeller>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSellerQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSeller>>> = ({ signal }) => getSeller(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSeller>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSellerQueryResult = NonNullable<Awaited<ReturnType<typeof getSeller>>>
export type GetSellerQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetSeller<TData = Awaited<ReturnType<typeof getSeller>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeller>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeller>>,
          TError,
          Awaited<ReturnType<typeof getSeller>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSeller<TData = Awaited<ReturnType<typeof getSeller>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeller>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeller>>,
          TError,
          Awaited<ReturnType<typeof getSeller>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSeller<TData = Awaited<ReturnType<typeof getSeller>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeller>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My data as a seller
 */

export function useGetSeller<TData = Awaited<ReturnType<typeof getSeller>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeller>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSellerQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. A field left out is kept, null clears it. The IBAN (Spanish, its check digits have to fit) is kept sealed and told by its last four digits only. 400 for a tax number or IBAN whose check digits do not fit, for the tax number of the site's operator, for the series `R`, and for clearing `legalName`, `taxId` or `address` while the fee of an order is still to be invoiced.
 * @summary Change my data as a seller
 */
export const updateSeller = (
    sellerInput: BodyType<SellerInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Seller>(
      {url: `/api/v1/market/seller/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: sellerInput, signal
    },
      options);
    }




export const getUpdateSellerMutationKey = () => ['updateSeller'] as const;

export const getUpdateSellerMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | SellerConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSeller>>, TError,UpdateSellerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSeller>>, TError,UpdateSellerMutationVariables, TContext> => {

const mutationKey = getUpdateSellerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSeller>>, UpdateSellerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateSeller(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSellerMutationResult = NonNullable<Awaited<ReturnType<typeof updateSeller>>>
    export type UpdateSellerMutationBody = BodyType<SellerInput>
    export type UpdateSellerMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | SellerConflict | TooLargeResponse | UnsupportedResponse>
    export type UpdateSellerMutationVariables = {data: BodyType<SellerInput>}

    /**
 * @summary Change my data as a seller
 */
export const useUpdateSeller = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | SellerConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSeller>>, TError,UpdateSellerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSeller>>,
        TError,
        UpdateSellerMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSellerMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. Opens the seller's account at the payment service, or finds the one there is, and answers the page where it is filled in. Asks once more who it is (403), since money goes where that page says. 503 where the site takes no cards, or the service does not answer.
 * @summary Be paid by card
 */
export const openSellerAccount = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SellerAccount>(
      {url: `/api/v1/market/seller/pay-account/`, method: 'POST', signal
    },
      options);
    }




export const getOpenSellerAccountMutationKey = () => ['openSellerAccount'] as const;

export const getOpenSellerAccountMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openSellerAccount>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof openSellerAccount>>, TError,void, TContext> => {

const mutationKey = getOpenSellerAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof openSellerAccount>>, void> = () => {


          return  openSellerAccount(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OpenSellerAccountMutationResult = NonNullable<Awaited<ReturnType<typeof openSellerAccount>>>

    export type OpenSellerAccountMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse | UnavailableResponse>


    /**
 * @summary Be paid by card
 */
export const useOpenSellerAccount = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openSellerAccount>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof openSellerAccount>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getOpenSellerAccountMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. Newest first, 20 a page unless told; with what is still to come. Orders by transfer are paid to the seller at once and are not here.
 * @summary What I was paid out of orders by card
 */
export const listSellerPayouts = (
    params?: ListSellerPayoutsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SellerPayoutPage>(
      {url: `/api/v1/market/seller/payout/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListSellerPayoutsQueryKey = (params?: ListSellerPayoutsParams,) => {
    return [
    `/api/v1/market/seller/payout/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSellerPayoutsQueryOptions = <TData = Awaited<ReturnType<typeof listSellerPayouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListSellerPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSellerPayouts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSellerPayoutsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSellerPayouts>>> = ({ signal }) => listSellerPayouts(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSellerPayouts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSellerPayoutsQueryResult = NonNullable<Awaited<ReturnType<typeof listSellerPayouts>>>
export type ListSellerPayoutsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListSellerPayouts<TData = Awaited<ReturnType<typeof listSellerPayouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListSellerPayoutsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSellerPayouts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSellerPayouts>>,
          TError,
          Awaited<ReturnType<typeof listSellerPayouts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSellerPayouts<TData = Awaited<ReturnType<typeof listSellerPayouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListSellerPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSellerPayouts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSellerPayouts>>,
          TError,
          Awaited<ReturnType<typeof listSellerPayouts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSellerPayouts<TData = Awaited<ReturnType<typeof listSellerPayouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListSellerPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSellerPayouts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What I was paid out of orders by card
 */

export function useListSellerPayouts<TData = Awaited<ReturnType<typeof listSellerPayouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListSellerPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSellerPayouts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSellerPayoutsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. The newest change first.
 * @summary What I offer
 */
export const listMarketPublications = (
    params?: ListMarketPublicationsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketPublicationPage>(
      {url: `/api/v1/market/publication/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMarketPublicationsQueryKey = (params?: ListMarketPublicationsParams,) => {
    return [
    `/api/v1/market/publication/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMarketPublicationsQueryOptions = <TData = Awaited<ReturnType<typeof listMarketPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListMarketPublicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketPublications>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMarketPublicationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMarketPublications>>> = ({ signal }) => listMarketPublications(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMarketPublications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMarketPublicationsQueryResult = NonNullable<Awaited<ReturnType<typeof listMarketPublications>>>
export type ListMarketPublicationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListMarketPublications<TData = Awaited<ReturnType<typeof listMarketPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListMarketPublicationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketPublications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarketPublications>>,
          TError,
          Awaited<ReturnType<typeof listMarketPublications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketPublications<TData = Awaited<ReturnType<typeof listMarketPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListMarketPublicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketPublications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarketPublications>>,
          TError,
          Awaited<ReturnType<typeof listMarketPublications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketPublications<TData = Awaited<ReturnType<typeof listMarketPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListMarketPublicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketPublications>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What I offer
 */

export function useListMarketPublications<TData = Awaited<ReturnType<typeof listMarketPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListMarketPublicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketPublications>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMarketPublicationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. A draft, seen by nobody else; 406 when there are 100 already.
 * @summary Begin a publication
 */
export const createMarketPublication = (
    marketPublicationInput: BodyType<MarketPublicationInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketPublication>(
      {url: `/api/v1/market/publication/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: marketPublicationInput, signal
    },
      options);
    }




export const getCreateMarketPublicationMutationKey = () => ['createMarketPublication'] as const;

export const getCreateMarketPublicationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMarketPublication>>, TError,CreateMarketPublicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createMarketPublication>>, TError,CreateMarketPublicationMutationVariables, TContext> => {

const mutationKey = getCreateMarketPublicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMarketPublication>>, CreateMarketPublicationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createMarketPublication(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateMarketPublicationMutationResult = NonNullable<Awaited<ReturnType<typeof createMarketPublication>>>
    export type CreateMarketPublicationMutationBody = BodyType<MarketPublicationInput>
    export type CreateMarketPublicationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type CreateMarketPublicationMutationVariables = {data: BodyType<MarketPublicationInput>}

    /**
 * @summary Begin a publication
 */
export const useCreateMarketPublication = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMarketPublication>>, TError,CreateMarketPublicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMarketPublication>>,
        TError,
        CreateMarketPublicationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateMarketPublicationMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. 404 for another's.
 * @summary One of my publications
 */
export const getMarketPublication = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketPublication>(
      {url: `/api/v1/market/publication/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetMarketPublicationQueryKey = (id: string,) => {
    return [
    `/api/v1/market/publication/${id}/`
    ] as const;
    }


export const getGetMarketPublicationQueryOptions = <TData = Awaited<ReturnType<typeof getMarketPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketPublication>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMarketPublicationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMarketPublication>>> = ({ signal }) => getMarketPublication(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMarketPublication>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMarketPublicationQueryResult = NonNullable<Awaited<ReturnType<typeof getMarketPublication>>>
export type GetMarketPublicationQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetMarketPublication<TData = Awaited<ReturnType<typeof getMarketPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketPublication>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMarketPublication>>,
          TError,
          Awaited<ReturnType<typeof getMarketPublication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMarketPublication<TData = Awaited<ReturnType<typeof getMarketPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketPublication>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMarketPublication>>,
          TError,
          Awaited<ReturnType<typeof getMarketPublication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMarketPublication<TData = Awaited<ReturnType<typeof getMarketPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketPublication>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of my publications
 */

export function useGetMarketPublication<TData = Awaited<ReturnType<typeof getMarketPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketPublication>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMarketPublicationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. 404 for another's. The whole form takes the place of what was. What is published stays so while it has all it needs, 400 at the field else; where the operator looks first it is looked at again. Orders keep what they were made by.
 * @summary Change a publication
 */
export const updateMarketPublication = (
    id: string,
    marketPublicationInput: BodyType<MarketPublicationInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketPublication>(
      {url: `/api/v1/market/publication/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: marketPublicationInput, signal
    },
      options);
    }




export const getUpdateMarketPublicationMutationKey = () => ['updateMarketPublication'] as const;

export const getUpdateMarketPublicationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MarketPublicationConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMarketPublication>>, TError,UpdateMarketPublicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMarketPublication>>, TError,UpdateMarketPublicationMutationVariables, TContext> => {

const mutationKey = getUpdateMarketPublicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMarketPublication>>, UpdateMarketPublicationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateMarketPublication(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMarketPublicationMutationResult = NonNullable<Awaited<ReturnType<typeof updateMarketPublication>>>
    export type UpdateMarketPublicationMutationBody = BodyType<MarketPublicationInput>
    export type UpdateMarketPublicationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MarketPublicationConflict | TooLargeResponse | UnsupportedResponse>
    export type UpdateMarketPublicationMutationVariables = {id: string;data: BodyType<MarketPublicationInput>}

    /**
 * @summary Change a publication
 */
export const useUpdateMarketPublication = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MarketPublicationConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMarketPublication>>, TError,UpdateMarketPublicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMarketPublication>>,
        TError,
        UpdateMarketPublicationMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMarketPublicationMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. 404 for another's, 406 for one that was ordered: pause it.
 * @summary Throw a draft away
 */
export const removeMarketPublication = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/market/publication/${id}/`, method: 'DELETE', signal
    },
      options);
    }




export const getRemoveMarketPublicationMutationKey = () => ['removeMarketPublication'] as const;

export const getRemoveMarketPublicationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMarketPublication>>, TError,RemoveMarketPublicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeMarketPublication>>, TError,RemoveMarketPublicationMutationVariables, TContext> => {

const mutationKey = getRemoveMarketPublicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeMarketPublication>>, RemoveMarketPublicationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removeMarketPublication(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveMarketPublicationMutationResult = NonNullable<Awaited<ReturnType<typeof removeMarketPublication>>>

    export type RemoveMarketPublicationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type RemoveMarketPublicationMutationVariables = {id: string}

    /**
 * @summary Throw a draft away
 */
export const useRemoveMarketPublication = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMarketPublication>>, TError,RemoveMarketPublicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeMarketPublication>>,
        TError,
        RemoveMarketPublicationMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveMarketPublicationMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. 404 for another's. 406, with what is missing in words, unless seller and publication have all they need. Without an operator it is published at once and can be reported; else it waits for their look (`review`).
 * @summary Publish or pause
 */
export const setMarketPublicationState = (
    id: string,
    marketPublicationState: BodyType<MarketPublicationState>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketPublication>(
      {url: `/api/v1/market/publication/${id}/state/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: marketPublicationState, signal
    },
      options);
    }




export const getSetMarketPublicationStateMutationKey = () => ['setMarketPublicationState'] as const;

export const getSetMarketPublicationStateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | MarketPublicationConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setMarketPublicationState>>, TError,SetMarketPublicationStateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setMarketPublicationState>>, TError,SetMarketPublicationStateMutationVariables, TContext> => {

const mutationKey = getSetMarketPublicationStateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setMarketPublicationState>>, SetMarketPublicationStateMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  setMarketPublicationState(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetMarketPublicationStateMutationResult = NonNullable<Awaited<ReturnType<typeof setMarketPublicationState>>>
    export type SetMarketPublicationStateMutationBody = BodyType<MarketPublicationState>
    export type SetMarketPublicationStateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | MarketPublicationConflict | TooLargeResponse | UnsupportedResponse>
    export type SetMarketPublicationStateMutationVariables = {id: string;data: BodyType<MarketPublicationState>}

    /**
 * @summary Publish or pause
 */
export const useSetMarketPublicationState = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | MarketPublicationConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setMarketPublicationState>>, TError,SetMarketPublicationStateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setMarketPublicationState>>,
        TError,
        SetMarketPublicationStateMutationVariables,
        TContext
      > => {
      return useMutation(getSetMarketPublicationStateMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. 404 for another's. It is drawn anew without the data it carried. 413 over 15 MB, 415 for one that is broken or neither JPEG, PNG nor WebP; 406 when there are ten. Where the site has operators, what is on offer waits for their look at it.
 * @summary Add a picture to a publication
 */
export const addMarketPicture = (
    id: string,
    marketPictureInput: BodyType<MarketPictureInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketPublication>(
      {url: `/api/v1/market/publication/${id}/picture/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: marketPictureInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. 404 for another's, 406 for the last one of what is published.
 * @summary Take a picture off a publication
 */
export const removeMarketPicture = (
    id: string,
    hash: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketPublication>(
      {url: `/api/v1/market/publication/${id}/picture/${hash}/`, method: 'DELETE', signal
    },
      options);
    }




export const getRemoveMarketPictureMutationKey = () => ['removeMarketPicture'] as const;

export const getRemoveMarketPictureMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMarketPicture>>, TError,RemoveMarketPictureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeMarketPicture>>, TError,RemoveMarketPictureMutationVariables, TContext> => {

const mutationKey = getRemoveMarketPictureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeMarketPicture>>, RemoveMarketPictureMutationVariables> = (props) => {
          const {id,hash} = props ?? {};

          return  removeMarketPicture(id,hash,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveMarketPictureMutationResult = NonNullable<Awaited<ReturnType<typeof removeMarketPicture>>>

    export type RemoveMarketPictureMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type RemoveMarketPictureMutationVariables = {id: string;hash: string}

    /**
 * @summary Take a picture off a publication
 */
export const useRemoveMarketPicture = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMarketPicture>>, TError,RemoveMarketPictureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeMarketPicture>>,
        TError,
        RemoveMarketPictureMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveMarketPictureMutationOptions(options), queryClient);
    }
    /**
 * For the site's operator (OPERATORS) only, 404 for anybody else. Those that wait for a look, the longest waiting first; `state` asks for others, the newest change first. Drafts are their seller's alone.
 * @summary Publications as the site's operator looks at them
 */
export const listMarketReviews = (
    params?: ListMarketReviewsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketReviewPage>(
      {url: `/api/v1/market/review/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMarketReviewsQueryKey = (params?: ListMarketReviewsParams,) => {
    return [
    `/api/v1/market/review/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMarketReviewsQueryOptions = <TData = Awaited<ReturnType<typeof listMarketReviews>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(params?: ListMarketReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketReviews>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMarketReviewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMarketReviews>>> = ({ signal }) => listMarketReviews(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMarketReviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMarketReviewsQueryResult = NonNullable<Awaited<ReturnType<typeof listMarketReviews>>>
export type ListMarketReviewsQueryError = ErrorType<BadRequestResponse | NotFoundResponse>


export function useListMarketReviews<TData = Awaited<ReturnType<typeof listMarketReviews>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params: undefined |  ListMarketReviewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketReviews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarketReviews>>,
          TError,
          Awaited<ReturnType<typeof listMarketReviews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketReviews<TData = Awaited<ReturnType<typeof listMarketReviews>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params?: ListMarketReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketReviews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarketReviews>>,
          TError,
          Awaited<ReturnType<typeof listMarketReviews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketReviews<TData = Awaited<ReturnType<typeof listMarketReviews>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params?: ListMarketReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketReviews>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Publications as the site's operator looks at them
 */

export function useListMarketReviews<TData = Awaited<ReturnType<typeof listMarketReviews>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params?: ListMarketReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketReviews>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMarketReviewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the site's operator (OPERATORS) only, 404 for anybody else and for a draft. `approve` publishes what waits for a look; `reject` refuses it or takes it off; `suspend` stops its seller and all they offer, `restore` lets them sell again. The seller is told, of `reject` and `suspend` with the reason, which needs ten characters (400). 406 where it cannot be done; 409 when somebody saved in between. Each stays in the list of acts.
 * @summary The operator's word on a publication, or on who sells
 */
export const reviewMarketPublication = (
    id: string,
    marketReviewInput: BodyType<MarketReviewInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketReview>(
      {url: `/api/v1/market/review/${id}/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: marketReviewInput, signal
    },
      options);
    }




export const getReviewMarketPublicationMutationKey = () => ['reviewMarketPublication'] as const;

export const getReviewMarketPublicationMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | NotAcceptableResponse | MarketReviewConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewMarketPublication>>, TError,ReviewMarketPublicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reviewMarketPublication>>, TError,ReviewMarketPublicationMutationVariables, TContext> => {

const mutationKey = getReviewMarketPublicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviewMarketPublication>>, ReviewMarketPublicationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  reviewMarketPublication(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReviewMarketPublicationMutationResult = NonNullable<Awaited<ReturnType<typeof reviewMarketPublication>>>
    export type ReviewMarketPublicationMutationBody = BodyType<MarketReviewInput>
    export type ReviewMarketPublicationMutationError = ErrorType<BadRequestResponse | NotFoundResponse | NotAcceptableResponse | MarketReviewConflict | TooLargeResponse | UnsupportedResponse>
    export type ReviewMarketPublicationMutationVariables = {id: string;data: BodyType<MarketReviewInput>}

    /**
 * @summary The operator's word on a publication, or on who sells
 */
export const useReviewMarketPublication = <TError = ErrorType<BadRequestResponse | NotFoundResponse | NotAcceptableResponse | MarketReviewConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewMarketPublication>>, TError,ReviewMarketPublicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reviewMarketPublication>>,
        TError,
        ReviewMarketPublicationMutationVariables,
        TContext
      > => {
      return useMutation(getReviewMarketPublicationMutationOptions(options), queryClient);
    }
    /**
 * ADMIN, STAFF and SERVICE; 403 for other roles. 404 for one that is not published, but for its own seller. With `propertyId` as `listMarket`.
 * @summary One service
 */
export const getMarketItem = (
    id: string,
    params?: GetMarketItemParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketItem>(
      {url: `/api/v1/market/item/${id}/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetMarketItemQueryKey = (id: string,
    params?: GetMarketItemParams,) => {
    return [
    `/api/v1/market/item/${id}/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetMarketItemQueryOptions = <TData = Awaited<ReturnType<typeof getMarketItem>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: GetMarketItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketItem>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMarketItemQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMarketItem>>> = ({ signal }) => getMarketItem(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMarketItem>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMarketItemQueryResult = NonNullable<Awaited<ReturnType<typeof getMarketItem>>>
export type GetMarketItemQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetMarketItem<TData = Awaited<ReturnType<typeof getMarketItem>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  GetMarketItemParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketItem>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMarketItem>>,
          TError,
          Awaited<ReturnType<typeof getMarketItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMarketItem<TData = Awaited<ReturnType<typeof getMarketItem>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: GetMarketItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketItem>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMarketItem>>,
          TError,
          Awaited<ReturnType<typeof getMarketItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMarketItem<TData = Awaited<ReturnType<typeof getMarketItem>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: GetMarketItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketItem>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One service
 */

export function useGetMarketItem<TData = Awaited<ReturnType<typeof getMarketItem>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: GetMarketItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketItem>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMarketItemQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN and STAFF; 403 for other roles, 404 for a service that is not published and for a home that I may not read. The seller's hours without what they have accepted, with the way by road to and from it, and without what stands in my own diary; from the first day the service can come. 21 days at most, UTC.
 * @summary Free times of a service for a home
 */
export const listMarketTimes = (
    id: string,
    params?: ListMarketTimesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketTimes>(
      {url: `/api/v1/market/item/${id}/time/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMarketTimesQueryKey = (id: string,
    params?: ListMarketTimesParams,) => {
    return [
    `/api/v1/market/item/${id}/time/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMarketTimesQueryOptions = <TData = Awaited<ReturnType<typeof listMarketTimes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListMarketTimesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketTimes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMarketTimesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMarketTimes>>> = ({ signal }) => listMarketTimes(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMarketTimes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMarketTimesQueryResult = NonNullable<Awaited<ReturnType<typeof listMarketTimes>>>
export type ListMarketTimesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListMarketTimes<TData = Awaited<ReturnType<typeof listMarketTimes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  ListMarketTimesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketTimes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarketTimes>>,
          TError,
          Awaited<ReturnType<typeof listMarketTimes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketTimes<TData = Awaited<ReturnType<typeof listMarketTimes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListMarketTimesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketTimes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarketTimes>>,
          TError,
          Awaited<ReturnType<typeof listMarketTimes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketTimes<TData = Awaited<ReturnType<typeof listMarketTimes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListMarketTimesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketTimes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Free times of a service for a home
 */

export function useListMarketTimes<TData = Awaited<ReturnType<typeof listMarketTimes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListMarketTimesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketTimes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMarketTimesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN and STAFF; 403 for other roles, 404 as `listMarketTimes`. The function that an order is charged by, so `total` is what `createOrder` expects. EUR cents; VAT and retention (IRPF, where the seller is a professional whose invoices bear it) half up of the net sum. `total` is null for a service by quotation, and where its price hangs on the home's m² and nobody knows them.
 * @summary What a service costs for a home
 */
export const sumMarketItem = (
    id: string,
    params?: SumMarketItemParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketSum>(
      {url: `/api/v1/market/item/${id}/sum/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getSumMarketItemQueryKey = (id: string,
    params?: SumMarketItemParams,) => {
    return [
    `/api/v1/market/item/${id}/sum/`, ...(params ? [params] : [])
    ] as const;
    }


export const getSumMarketItemQueryOptions = <TData = Awaited<ReturnType<typeof sumMarketItem>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: SumMarketItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof sumMarketItem>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSumMarketItemQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof sumMarketItem>>> = ({ signal }) => sumMarketItem(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof sumMarketItem>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SumMarketItemQueryResult = NonNullable<Awaited<ReturnType<typeof sumMarketItem>>>
export type SumMarketItemQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useSumMarketItem<TData = Awaited<ReturnType<typeof sumMarketItem>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  SumMarketItemParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof sumMarketItem>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof sumMarketItem>>,
          TError,
          Awaited<ReturnType<typeof sumMarketItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSumMarketItem<TData = Awaited<ReturnType<typeof sumMarketItem>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: SumMarketItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof sumMarketItem>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof sumMarketItem>>,
          TError,
          Awaited<ReturnType<typeof sumMarketItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSumMarketItem<TData = Awaited<ReturnType<typeof sumMarketItem>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: SumMarketItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof sumMarketItem>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a service costs for a home
 */

export function useSumMarketItem<TData = Awaited<ReturnType<typeof sumMarketItem>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: SumMarketItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof sumMarketItem>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSumMarketItemQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN, STAFF and SERVICE; 403 for other roles, 404 for what is not published. The operator reads it; once a person and service.
 * @summary Report a service
 */
export const reportMarketItem = (
    id: string,
    marketReportInput: BodyType<MarketReportInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/market/item/${id}/report/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: marketReportInput, signal
    },
      options);
    }




export const getReportMarketItemMutationKey = () => ['reportMarketItem'] as const;

export const getReportMarketItemMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportMarketItem>>, TError,ReportMarketItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reportMarketItem>>, TError,ReportMarketItemMutationVariables, TContext> => {

const mutationKey = getReportMarketItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportMarketItem>>, ReportMarketItemMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  reportMarketItem(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportMarketItemMutationResult = NonNullable<Awaited<ReturnType<typeof reportMarketItem>>>
    export type ReportMarketItemMutationBody = BodyType<MarketReportInput>
    export type ReportMarketItemMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type ReportMarketItemMutationVariables = {id: string;data: BodyType<MarketReportInput>}

    /**
 * @summary Report a service
 */
export const useReportMarketItem = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportMarketItem>>, TError,ReportMarketItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportMarketItem>>,
        TError,
        ReportMarketItemMutationVariables,
        TContext
      > => {
      return useMutation(getReportMarketItemMutationOptions(options), queryClient);
    }
