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
  ListWebhookDeliveriesParams,
  NotFoundResponse,
  TooLargeResponse,
  TooManyResponse,
  UnauthorizedResponse,
  UnsupportedResponse,
  Uuid,
  Webhook,
  WebhookConflict,
  WebhookDeliveryPage,
  WebhookDeliveryRecord,
  WebhookInput,
  WebhookList,
  WebhookPatch,
  WebhookReplay,
  WebhookReplayed,
  WebhookSecret
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
 * For the agency's ADMIN only, 403 for anybody else. By name, all of them at once: there are at most 10. Moments are UTC.
 * @summary Webhooks of my agency
 */
export const listWebhooks = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookList>(
      {url: `/api/v1/webhook/`, method: 'GET', signal
    },
      options);
    }




export const getListWebhooksQueryKey = () => {
    return [
    `/api/v1/webhook/`
    ] as const;
    }


export const getListWebhooksQueryOptions = <TData = Awaited<ReturnType<typeof listWebhooks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWebhooksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWebhooks>>> = ({ signal }) => listWebhooks(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWebhooksQueryResult = NonNullable<Awaited<ReturnType<typeof listWebhooks>>>
export type ListWebhooksQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListWebhooks<TData = Awaited<ReturnType<typeof listWebhooks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhooks>>,
          TError,
          Awaited<ReturnType<typeof listWebhooks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhooks<TData = Awaited<ReturnType<typeof listWebhooks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhooks>>,
          TError,
          Awaited<ReturnType<typeof listWebhooks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhooks<TData = Awaited<ReturnType<typeof listWebhooks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Webhooks of my agency
 */

export function useListWebhooks<TData = Awaited<ReturnType<typeof listWebhooks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWebhooksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else. It is active at once and hears of what happens from now on. The answer is the only time the secret is told. 400 for an empty name, for an address that is not https, is of an inner or our own host or carries user and password, and beside 10 webhooks.
 * @summary Have an address told what happens
 */
export const createWebhook = (
    webhookInput: BodyType<WebhookInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookSecret>(
      {url: `/api/v1/webhook/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: webhookInput, signal
    },
      options);
    }




export const getCreateWebhookMutationKey = () => ['createWebhook'] as const;

export const getCreateWebhookMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWebhook>>, TError,CreateWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createWebhook>>, TError,CreateWebhookMutationVariables, TContext> => {

const mutationKey = getCreateWebhookMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWebhook>>, CreateWebhookMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createWebhook(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof createWebhook>>>
    export type CreateWebhookMutationBody = BodyType<WebhookInput>
    export type CreateWebhookMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateWebhookMutationVariables = {data: BodyType<WebhookInput>}

    /**
 * @summary Have an address told what happens
 */
export const useCreateWebhook = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWebhook>>, TError,CreateWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWebhook>>,
        TError,
        CreateWebhookMutationVariables,
        TContext
      > => {
      return useMutation(getCreateWebhookMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's webhook is 404. Moments are UTC.
 * @summary One webhook
 */
export const getWebhook = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Webhook>(
      {url: `/api/v1/webhook/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetWebhookQueryKey = (id: string,) => {
    return [
    `/api/v1/webhook/${id}/`
    ] as const;
    }


export const getGetWebhookQueryOptions = <TData = Awaited<ReturnType<typeof getWebhook>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhook>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWebhookQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWebhook>>> = ({ signal }) => getWebhook(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWebhook>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWebhookQueryResult = NonNullable<Awaited<ReturnType<typeof getWebhook>>>
export type GetWebhookQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetWebhook<TData = Awaited<ReturnType<typeof getWebhook>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhook>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhook>>,
          TError,
          Awaited<ReturnType<typeof getWebhook>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhook<TData = Awaited<ReturnType<typeof getWebhook>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhook>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhook>>,
          TError,
          Awaited<ReturnType<typeof getWebhook>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhook<TData = Awaited<ReturnType<typeof getWebhook>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhook>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One webhook
 */

export function useGetWebhook<TData = Awaited<ReturnType<typeof getWebhook>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhook>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWebhookQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's webhook is 404. What waits goes out when it goes on; one that was turned off is turned on again so. A `url` asks once more who it is (403): who has it is told everything. 400 as when it is made; 409 with what is stored when the version is stale.
 * @summary Change a webhook, let it go on or rest
 */
export const updateWebhook = (
    id: string,
    webhookPatch: BodyType<WebhookPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Webhook>(
      {url: `/api/v1/webhook/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: webhookPatch, signal
    },
      options);
    }




export const getUpdateWebhookMutationKey = () => ['updateWebhook'] as const;

export const getUpdateWebhookMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WebhookConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWebhook>>, TError,UpdateWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateWebhook>>, TError,UpdateWebhookMutationVariables, TContext> => {

const mutationKey = getUpdateWebhookMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateWebhook>>, UpdateWebhookMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateWebhook(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof updateWebhook>>>
    export type UpdateWebhookMutationBody = BodyType<WebhookPatch>
    export type UpdateWebhookMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WebhookConflict | TooLargeResponse | UnsupportedResponse>
    export type UpdateWebhookMutationVariables = {id: string;data: BodyType<WebhookPatch>}

    /**
 * @summary Change a webhook, let it go on or rest
 */
export const useUpdateWebhook = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WebhookConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWebhook>>, TError,UpdateWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateWebhook>>,
        TError,
        UpdateWebhookMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateWebhookMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's webhook is 404. Its events, tries and secret go with it; nothing that waits is sent any more.
 * @summary End a webhook
 */
export const deleteWebhook = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/webhook/${id}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteWebhookMutationKey = () => ['deleteWebhook'] as const;

export const getDeleteWebhookMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWebhook>>, TError,DeleteWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteWebhook>>, TError,DeleteWebhookMutationVariables, TContext> => {

const mutationKey = getDeleteWebhookMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteWebhook>>, DeleteWebhookMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteWebhook(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof deleteWebhook>>>

    export type DeleteWebhookMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type DeleteWebhookMutationVariables = {id: string}

    /**
 * @summary End a webhook
 */
export const useDeleteWebhook = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWebhook>>, TError,DeleteWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteWebhook>>,
        TError,
        DeleteWebhookMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteWebhookMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's webhook is 404. Sends `webhook.test` at once, once, and answers what became of it; a webhook that is paused or turned off is sent it, too. Its health does not change. 429 after 60 calls in an hour from one address.
 * @summary Send a test event
 */
export const checkWebhook = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookDeliveryRecord>(
      {url: `/api/v1/webhook/${id}/test/`, method: 'POST', signal
    },
      options);
    }




export const getCheckWebhookMutationKey = () => ['checkWebhook'] as const;

export const getCheckWebhookMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkWebhook>>, TError,CheckWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof checkWebhook>>, TError,CheckWebhookMutationVariables, TContext> => {

const mutationKey = getCheckWebhookMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkWebhook>>, CheckWebhookMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  checkWebhook(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof checkWebhook>>>

    export type CheckWebhookMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse>
    export type CheckWebhookMutationVariables = {id: string}

    /**
 * @summary Send a test event
 */
export const useCheckWebhook = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkWebhook>>, TError,CheckWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkWebhook>>,
        TError,
        CheckWebhookMutationVariables,
        TContext
      > => {
      return useMutation(getCheckWebhookMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's webhook is 404. The answer is the only time the new secret is told. For 24 hours, or until the next one, each try carries both signatures.
 * @summary Give a webhook a new secret; both sign for 24 hours
 */
export const renewWebhookSecret = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookSecret>(
      {url: `/api/v1/webhook/${id}/secret/`, method: 'POST', signal
    },
      options);
    }




export const getRenewWebhookSecretMutationKey = () => ['renewWebhookSecret'] as const;

export const getRenewWebhookSecretMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewWebhookSecret>>, TError,RenewWebhookSecretMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renewWebhookSecret>>, TError,RenewWebhookSecretMutationVariables, TContext> => {

const mutationKey = getRenewWebhookSecretMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewWebhookSecret>>, RenewWebhookSecretMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  renewWebhookSecret(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewWebhookSecretMutationResult = NonNullable<Awaited<ReturnType<typeof renewWebhookSecret>>>

    export type RenewWebhookSecretMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type RenewWebhookSecretMutationVariables = {id: string}

    /**
 * @summary Give a webhook a new secret; both sign for 24 hours
 */
export const useRenewWebhookSecret = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewWebhookSecret>>, TError,RenewWebhookSecretMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewWebhookSecret>>,
        TError,
        RenewWebhookSecretMutationVariables,
        TContext
      > => {
      return useMutation(getRenewWebhookSecretMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's webhook is 404. Those of the last 30 days that happened in the window, in the background and once each; also of a webhook that is paused or turned off. 400 when the window ends before it begins. 429 after 20 calls in an hour from one address.
 * @summary Send the events of some time again
 */
export const repeatWebhookDeliveries = (
    id: string,
    webhookReplay: BodyType<WebhookReplay>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookReplayed>(
      {url: `/api/v1/webhook/${id}/replay/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: webhookReplay, signal
    },
      options);
    }




export const getRepeatWebhookDeliveriesMutationKey = () => ['repeatWebhookDeliveries'] as const;

export const getRepeatWebhookDeliveriesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repeatWebhookDeliveries>>, TError,RepeatWebhookDeliveriesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof repeatWebhookDeliveries>>, TError,RepeatWebhookDeliveriesMutationVariables, TContext> => {

const mutationKey = getRepeatWebhookDeliveriesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof repeatWebhookDeliveries>>, RepeatWebhookDeliveriesMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  repeatWebhookDeliveries(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RepeatWebhookDeliveriesMutationResult = NonNullable<Awaited<ReturnType<typeof repeatWebhookDeliveries>>>
    export type RepeatWebhookDeliveriesMutationBody = BodyType<WebhookReplay>
    export type RepeatWebhookDeliveriesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type RepeatWebhookDeliveriesMutationVariables = {id: string;data: BodyType<WebhookReplay>}

    /**
 * @summary Send the events of some time again
 */
export const useRepeatWebhookDeliveries = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repeatWebhookDeliveries>>, TError,RepeatWebhookDeliveriesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof repeatWebhookDeliveries>>,
        TError,
        RepeatWebhookDeliveriesMutationVariables,
        TContext
      > => {
      return useMutation(getRepeatWebhookDeliveriesMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's webhook is 404. Events of the last 30 days, 24 a page unless told; moments are UTC. 400 for a cursor that is not of this list.
 * @summary What a webhook was sent, newest first
 */
export const listWebhookDeliveries = (
    id: string,
    params?: ListWebhookDeliveriesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookDeliveryPage>(
      {url: `/api/v1/webhook/${id}/delivery/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListWebhookDeliveriesQueryKey = (id: string,
    params?: ListWebhookDeliveriesParams,) => {
    return [
    `/api/v1/webhook/${id}/delivery/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListWebhookDeliveriesQueryOptions = <TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWebhookDeliveriesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWebhookDeliveries>>> = ({ signal }) => listWebhookDeliveries(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWebhookDeliveriesQueryResult = NonNullable<Awaited<ReturnType<typeof listWebhookDeliveries>>>
export type ListWebhookDeliveriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  ListWebhookDeliveriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhookDeliveries>>,
          TError,
          Awaited<ReturnType<typeof listWebhookDeliveries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhookDeliveries>>,
          TError,
          Awaited<ReturnType<typeof listWebhookDeliveries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a webhook was sent, newest first
 */

export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWebhookDeliveriesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's webhook is 404. 404 also for a delivery of another webhook. Moments are UTC.
 * @summary A delivery: what was sent, each try and its answer
 */
export const getWebhookDelivery = (
    id: string,
    deliveryId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookDeliveryRecord>(
      {url: `/api/v1/webhook/${id}/delivery/${deliveryId}/`, method: 'GET', signal
    },
      options);
    }




export const getGetWebhookDeliveryQueryKey = (id: string,
    deliveryId: Uuid,) => {
    return [
    `/api/v1/webhook/${id}/delivery/${deliveryId}/`
    ] as const;
    }


export const getGetWebhookDeliveryQueryOptions = <TData = Awaited<ReturnType<typeof getWebhookDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    deliveryId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWebhookDeliveryQueryKey(id,deliveryId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWebhookDelivery>>> = ({ signal }) => getWebhookDelivery(id,deliveryId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && deliveryId !== null && deliveryId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWebhookDelivery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWebhookDeliveryQueryResult = NonNullable<Awaited<ReturnType<typeof getWebhookDelivery>>>
export type GetWebhookDeliveryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetWebhookDelivery<TData = Awaited<ReturnType<typeof getWebhookDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    deliveryId: Uuid, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookDelivery>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhookDelivery>>,
          TError,
          Awaited<ReturnType<typeof getWebhookDelivery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhookDelivery<TData = Awaited<ReturnType<typeof getWebhookDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    deliveryId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookDelivery>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhookDelivery>>,
          TError,
          Awaited<ReturnType<typeof getWebhookDelivery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhookDelivery<TData = Awaited<ReturnType<typeof getWebhookDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    deliveryId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A delivery: what was sent, each try and its answer
 */

export function useGetWebhookDelivery<TData = Awaited<ReturnType<typeof getWebhookDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    deliveryId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWebhookDeliveryQueryOptions(id,deliveryId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's webhook is 404. 404 also for a delivery of another webhook. The same body and `webhook-id`, signed with the secret of now; a webhook that is paused or turned off is sent it, too, and its health does not change. Answers what became of it. 429 after 600 calls in an hour from one address.
 * @summary Send an event again, now
 */
export const repeatWebhookDelivery = (
    id: string,
    deliveryId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookDeliveryRecord>(
      {url: `/api/v1/webhook/${id}/delivery/${deliveryId}/replay/`, method: 'POST', signal
    },
      options);
    }




export const getRepeatWebhookDeliveryMutationKey = () => ['repeatWebhookDelivery'] as const;

export const getRepeatWebhookDeliveryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repeatWebhookDelivery>>, TError,RepeatWebhookDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof repeatWebhookDelivery>>, TError,RepeatWebhookDeliveryMutationVariables, TContext> => {

const mutationKey = getRepeatWebhookDeliveryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof repeatWebhookDelivery>>, RepeatWebhookDeliveryMutationVariables> = (props) => {
          const {id,deliveryId} = props ?? {};

          return  repeatWebhookDelivery(id,deliveryId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RepeatWebhookDeliveryMutationResult = NonNullable<Awaited<ReturnType<typeof repeatWebhookDelivery>>>

    export type RepeatWebhookDeliveryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse>
    export type RepeatWebhookDeliveryMutationVariables = {id: string;deliveryId: Uuid}

    /**
 * @summary Send an event again, now
 */
export const useRepeatWebhookDelivery = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repeatWebhookDelivery>>, TError,RepeatWebhookDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof repeatWebhookDelivery>>,
        TError,
        RepeatWebhookDeliveryMutationVariables,
        TContext
      > => {
      return useMutation(getRepeatWebhookDeliveryMutationOptions(options), queryClient);
    }
