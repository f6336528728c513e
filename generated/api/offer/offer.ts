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
  ListOffersParams,
  NotAcceptableResponse,
  NotFoundResponse,
  Offer,
  OfferConflict,
  OfferInput,
  OfferPage,
  OfferPatch,
  OfferStep,
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
 * An agency's ADMIN reads the agency's offers; a STAFF those for homes they look after or entered, and those they brought themselves. 24 a page unless told; money is EUR cents. A home, demand or person outside the caller's rights gives an empty list. 400 for a cursor that is none of this list, 403 for other roles.
 * @summary Offers within the reader's rights, newest first
 */
export const listOffers = (
    params?: ListOffersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OfferPage>(
      {url: `/api/v1/offer/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListOffersQueryKey = (params?: ListOffersParams,) => {
    return [
    `/api/v1/offer/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOffersQueryOptions = <TData = Awaited<ReturnType<typeof listOffers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOffersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOffers>>> = ({ signal }) => listOffers(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOffersQueryResult = NonNullable<Awaited<ReturnType<typeof listOffers>>>
export type ListOffersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListOffers<TData = Awaited<ReturnType<typeof listOffers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListOffersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOffers>>,
          TError,
          Awaited<ReturnType<typeof listOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOffers<TData = Awaited<ReturnType<typeof listOffers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOffers>>,
          TError,
          Awaited<ReturnType<typeof listOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOffers<TData = Awaited<ReturnType<typeof listOffers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Offers within the reader's rights, newest first
 */

export function useListOffers<TData = Awaited<ReturnType<typeof listOffers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOffersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN and STAFF, for a home and a person they may read, also a colleague's shared home; others are 404. The home's history and the person's timeline get a line; the owner's gets none until the offer is sent. Money is EUR cents; without a demand the person's only open one is taken. 400 for an operation in which the home is not offered, a demand that is not the person's or a last day that is past, 406 when the home is closed or archived.
 * @summary Write down an offer for a home, as a draft
 */
export const createOffer = (
    offerInput: BodyType<OfferInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Offer>(
      {url: `/api/v1/offer/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: offerInput, signal
    },
      options);
    }




export const getCreateOfferMutationKey = () => ['createOffer'] as const;

export const getCreateOfferMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOffer>>, TError,CreateOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOffer>>, TError,CreateOfferMutationVariables, TContext> => {

const mutationKey = getCreateOfferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOffer>>, CreateOfferMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOffer(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOfferMutationResult = NonNullable<Awaited<ReturnType<typeof createOffer>>>
    export type CreateOfferMutationBody = BodyType<OfferInput>
    export type CreateOfferMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateOfferMutationVariables = {data: BodyType<OfferInput>}

    /**
 * @summary Write down an offer for a home, as a draft
 */
export const useCreateOffer = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOffer>>, TError,CreateOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOffer>>,
        TError,
        CreateOfferMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOfferMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN for any offer of the agency; a STAFF for offers for homes they look after or entered, and for those they brought themselves. Any other offer is 404, other roles 403. `next` names the acts open to the caller now; money is EUR cents, turns come oldest first with their times in UTC.
 * @summary One offer with its turns
 */
export const getOffer = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Offer>(
      {url: `/api/v1/offer/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * An agency's ADMIN for any offer of the agency; a STAFF for offers for homes they look after or entered, and for those they brought; any other offer is 404. The terms sent replace all that were written down, in EUR cents; nobody is told, since a draft is the agency's own affair. 400 for a last day that is past, 406 when the offer is no draft any more, 409 when the version is stale.
 * @summary Change the terms of a draft
 */
export const updateOffer = (
    id: string,
    offerPatch: BodyType<OfferPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Offer>(
      {url: `/api/v1/offer/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: offerPatch, signal
    },
      options);
    }




export const getUpdateOfferMutationKey = () => ['updateOffer'] as const;

export const getUpdateOfferMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | OfferConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOffer>>, TError,UpdateOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOffer>>, TError,UpdateOfferMutationVariables, TContext> => {

const mutationKey = getUpdateOfferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOffer>>, UpdateOfferMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateOffer(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateOfferMutationResult = NonNullable<Awaited<ReturnType<typeof updateOffer>>>
    export type UpdateOfferMutationBody = BodyType<OfferPatch>
    export type UpdateOfferMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | OfferConflict | TooLargeResponse | UnsupportedResponse>
    export type UpdateOfferMutationVariables = {id: string;data: BodyType<OfferPatch>}

    /**
 * @summary Change the terms of a draft
 */
export const useUpdateOffer = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | OfferConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOffer>>, TError,UpdateOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOffer>>,
        TError,
        UpdateOfferMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOfferMutationOptions(options), queryClient);
    }
    /**
 * Whoever may read the offer may send, counter and withdraw it; accepting, rejecting and every step of the deal are for an ADMIN and the STAFF who look after the home or entered it (403 for others), and an offer one cannot read is 404. The home's status follows the deal and closing wins the buyer's demand; the home's history and the timelines of buyer and owners get a line, and the people behind this offer, and on acceptance behind other open ones, are notified. 400 when the act lacks what it needs (an amount, the kind of earnest money, the closing price, all money in EUR cents) or a new last day is past, 409 when the version is stale. 406 when the act does not follow where the offer stands, its last day is over, the home is in another deal already, or the home's status does not allow it.
 * @summary One act on an offer: send, counter, accept, and the way of the deal to the sale
 */
export const stepOffer = (
    id: string,
    offerStep: BodyType<OfferStep>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Offer>(
      {url: `/api/v1/offer/${id}/step/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: offerStep, signal
    },
      options);
    }




export const getStepOfferMutationKey = () => ['stepOffer'] as const;

export const getStepOfferMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | OfferConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stepOffer>>, TError,StepOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof stepOffer>>, TError,StepOfferMutationVariables, TContext> => {

const mutationKey = getStepOfferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof stepOffer>>, StepOfferMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  stepOffer(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StepOfferMutationResult = NonNullable<Awaited<ReturnType<typeof stepOffer>>>
    export type StepOfferMutationBody = BodyType<OfferStep>
    export type StepOfferMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | OfferConflict | TooLargeResponse | UnsupportedResponse>
    export type StepOfferMutationVariables = {id: string;data: BodyType<OfferStep>}

    /**
 * @summary One act on an offer: send, counter, accept, and the way of the deal to the sale
 */
export const useStepOffer = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | OfferConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stepOffer>>, TError,StepOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof stepOffer>>,
        TError,
        StepOfferMutationVariables,
        TContext
      > => {
      return useMutation(getStepOfferMutationOptions(options), queryClient);
    }
