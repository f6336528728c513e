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
  NotAcceptableResponse,
  NotFoundResponse,
  Subscription,
  SubscriptionChange,
  SubscriptionCheckout,
  SubscriptionCheckoutInput,
  SubscriptionChoice,
  SubscriptionConflict,
  SubscriptionLimits,
  SubscriptionPreview,
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
 * For the agency's ADMIN only, 403 for anybody else. `open` where the site has no plans. Days from the due day of the oldest unpaid invoice: to 7 past due, to 21 grace, to 60 limited, then free; in each of them everything is read, exported, answered and paid.
 * @summary The plan of my agency, what it limits and what is owed
 */
export const getSubscription = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Subscription>(
      {url: `/api/v1/subscription/`, method: 'GET', signal
    },
      options);
    }




export const getGetSubscriptionQueryKey = () => {
    return [
    `/api/v1/subscription/`
    ] as const;
    }


export const getGetSubscriptionQueryOptions = <TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSubscriptionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSubscription>>> = ({ signal }) => getSubscription(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSubscriptionQueryResult = NonNullable<Awaited<ReturnType<typeof getSubscription>>>
export type GetSubscriptionQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscription>>,
          TError,
          Awaited<ReturnType<typeof getSubscription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscription>>,
          TError,
          Awaited<ReturnType<typeof getSubscription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The plan of my agency, what it limits and what is owed
 */

export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSubscriptionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for anybody else. Nothing of money.
 * @summary What my agency uses of its plan
 */
export const getSubscriptionLimits = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubscriptionLimits>(
      {url: `/api/v1/subscription/limit/`, method: 'GET', signal
    },
      options);
    }




export const getGetSubscriptionLimitsQueryKey = () => {
    return [
    `/api/v1/subscription/limit/`
    ] as const;
    }


export const getGetSubscriptionLimitsQueryOptions = <TData = Awaited<ReturnType<typeof getSubscriptionLimits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriptionLimits>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSubscriptionLimitsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSubscriptionLimits>>> = ({ signal }) => getSubscriptionLimits(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSubscriptionLimits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSubscriptionLimitsQueryResult = NonNullable<Awaited<ReturnType<typeof getSubscriptionLimits>>>
export type GetSubscriptionLimitsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetSubscriptionLimits<TData = Awaited<ReturnType<typeof getSubscriptionLimits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriptionLimits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscriptionLimits>>,
          TError,
          Awaited<ReturnType<typeof getSubscriptionLimits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscriptionLimits<TData = Awaited<ReturnType<typeof getSubscriptionLimits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriptionLimits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscriptionLimits>>,
          TError,
          Awaited<ReturnType<typeof getSubscriptionLimits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscriptionLimits<TData = Awaited<ReturnType<typeof getSubscriptionLimits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriptionLimits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What my agency uses of its plan
 */

export function useGetSubscriptionLimits<TData = Awaited<ReturnType<typeof getSubscriptionLimits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriptionLimits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSubscriptionLimitsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else. Nothing is written. More is charged at once for the days that are left: the new price less the old one, each by its days and rounded half up, and VAT on the sum. Less counts from the end of the period, in a trial all from its end, by the plans of that day as far as they are known. A seat taken back within a day, in the period that it was added to, costs nothing. 400 at `planId` for one that is not on offer, at `seats` for fewer than the plan holds or than there are people, who are named, and for more than it sells. 406 where the site has no plans, while an invoice is past its day, on the day a period ends until the next one has begun, and where nothing would change.
 * @summary What another plan, other seats or another period would cost
 */
export const previewSubscription = (
    subscriptionChoice: BodyType<SubscriptionChoice>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubscriptionPreview>(
      {url: `/api/v1/subscription/preview/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: subscriptionChoice, signal
    },
      options);
    }




export const getPreviewSubscriptionMutationKey = () => ['previewSubscription'] as const;

export const getPreviewSubscriptionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewSubscription>>, TError,PreviewSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof previewSubscription>>, TError,PreviewSubscriptionMutationVariables, TContext> => {

const mutationKey = getPreviewSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewSubscription>>, PreviewSubscriptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewSubscription(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof previewSubscription>>>
    export type PreviewSubscriptionMutationBody = BodyType<SubscriptionChoice>
    export type PreviewSubscriptionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type PreviewSubscriptionMutationVariables = {data: BodyType<SubscriptionChoice>}

    /**
 * @summary What another plan, other seats or another period would cost
 */
export const usePreviewSubscription = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewSubscription>>, TError,PreviewSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewSubscription>>,
        TError,
        PreviewSubscriptionMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewSubscriptionMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. As `previewSubscription`, whose function charges: 409 with the new sum where `previewTotal` is another. What is charged is an invoice, to be paid by transfer in 14 days. 406 also while the agency's legal name, tax number or registered office are missing. The same `operationId` again answers how it stands and charges nothing.
 * @summary Take another plan, other seats or another period
 */
export const changeSubscription = (
    subscriptionChange: BodyType<SubscriptionChange>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Subscription>(
      {url: `/api/v1/subscription/change/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: subscriptionChange, signal
    },
      options);
    }




export const getChangeSubscriptionMutationKey = () => ['changeSubscription'] as const;

export const getChangeSubscriptionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | SubscriptionConflict | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeSubscription>>, TError,ChangeSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeSubscription>>, TError,ChangeSubscriptionMutationVariables, TContext> => {

const mutationKey = getChangeSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeSubscription>>, ChangeSubscriptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeSubscription(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof changeSubscription>>>
    export type ChangeSubscriptionMutationBody = BodyType<SubscriptionChange>
    export type ChangeSubscriptionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | SubscriptionConflict | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type ChangeSubscriptionMutationVariables = {data: BodyType<SubscriptionChange>}

    /**
 * @summary Take another plan, other seats or another period
 */
export const useChangeSubscription = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | SubscriptionConflict | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeSubscription>>, TError,ChangeSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeSubscription>>,
        TError,
        ChangeSubscriptionMutationVariables,
        TContext
      > => {
      return useMutation(getChangeSubscriptionMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. Until then nothing changes; afterwards the agency is in the free plan and keeps all it has. 406 where no plan is paid, and where it is so already.
 * @summary Let the plan end with its period
 */
export const cancelSubscription = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Subscription>(
      {url: `/api/v1/subscription/cancel/`, method: 'POST', signal
    },
      options);
    }




export const getCancelSubscriptionMutationKey = () => ['cancelSubscription'] as const;

export const getCancelSubscriptionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSubscription>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelSubscription>>, TError,void, TContext> => {

const mutationKey = getCancelSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelSubscription>>, void> = () => {


          return  cancelSubscription(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof cancelSubscription>>>

    export type CancelSubscriptionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>


    /**
 * @summary Let the plan end with its period
 */
export const useCancelSubscription = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSubscription>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelSubscription>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCancelSubscriptionMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. Takes back what was agreed for the end of the period, be it the end of the plan or another plan. 406 where nothing was.
 * @summary Let the plan go on after all
 */
export const resumeSubscription = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Subscription>(
      {url: `/api/v1/subscription/resume/`, method: 'POST', signal
    },
      options);
    }




export const getResumeSubscriptionMutationKey = () => ['resumeSubscription'] as const;

export const getResumeSubscriptionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeSubscription>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resumeSubscription>>, TError,void, TContext> => {

const mutationKey = getResumeSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resumeSubscription>>, void> = () => {


          return  resumeSubscription(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResumeSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof resumeSubscription>>>

    export type ResumeSubscriptionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>


    /**
 * @summary Let the plan go on after all
 */
export const useResumeSubscription = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeSubscription>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resumeSubscription>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getResumeSubscriptionMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. Answers the page of the payment service where the card is given: the same one while it is open. With `invoiceId` that invoice is paid there (404 unless it is one of the plan to the agency, 406 where nothing of it is open). The card is kept and later invoices are charged to it: the day they are issued, and where its bank refuses, 1, 3, 5 and 7 days after; not again by itself where the bank wants the holder. Nothing of a card passes through here, and coming back from that page changes nothing: the service's own message does. 406 where the site takes no cards and while a charge is under way; 503 while the service does not answer.
 * @summary Give a card for the plan
 */
export const openSubscriptionCard = (
    subscriptionCheckoutInput: BodyType<SubscriptionCheckoutInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubscriptionCheckout>(
      {url: `/api/v1/subscription/card/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: subscriptionCheckoutInput, signal
    },
      options);
    }




export const getOpenSubscriptionCardMutationKey = () => ['openSubscriptionCard'] as const;

export const getOpenSubscriptionCardMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openSubscriptionCard>>, TError,OpenSubscriptionCardMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof openSubscriptionCard>>, TError,OpenSubscriptionCardMutationVariables, TContext> => {

const mutationKey = getOpenSubscriptionCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof openSubscriptionCard>>, OpenSubscriptionCardMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  openSubscriptionCard(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OpenSubscriptionCardMutationResult = NonNullable<Awaited<ReturnType<typeof openSubscriptionCard>>>
    export type OpenSubscriptionCardMutationBody = BodyType<SubscriptionCheckoutInput>
    export type OpenSubscriptionCardMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse | UnavailableResponse>
    export type OpenSubscriptionCardMutationVariables = {data: BodyType<SubscriptionCheckoutInput>}

    /**
 * @summary Give a card for the plan
 */
export const useOpenSubscriptionCard = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openSubscriptionCard>>, TError,OpenSubscriptionCardMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof openSubscriptionCard>>,
        TError,
        OpenSubscriptionCardMutationVariables,
        TContext
      > => {
      return useMutation(getOpenSubscriptionCardMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. The card is forgotten here and at the payment service; invoices are paid by transfer from then on. Also where the site takes no cards any more, while the payment service can be asked. 406 where it cannot, where none is kept and while a charge is under way; 503 while the service does not answer.
 * @summary Charge no card any more
 */
export const removeSubscriptionCard = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Subscription>(
      {url: `/api/v1/subscription/card/`, method: 'DELETE', signal
    },
      options);
    }




export const getRemoveSubscriptionCardMutationKey = () => ['removeSubscriptionCard'] as const;

export const getRemoveSubscriptionCardMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSubscriptionCard>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeSubscriptionCard>>, TError,void, TContext> => {

const mutationKey = getRemoveSubscriptionCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeSubscriptionCard>>, void> = () => {


          return  removeSubscriptionCard(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveSubscriptionCardMutationResult = NonNullable<Awaited<ReturnType<typeof removeSubscriptionCard>>>

    export type RemoveSubscriptionCardMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | UnavailableResponse>


    /**
 * @summary Charge no card any more
 */
export const useRemoveSubscriptionCard = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSubscriptionCard>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeSubscriptionCard>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRemoveSubscriptionCardMutationOptions(options), queryClient);
    }
