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
  Integration,
  IntegrationActivityPage,
  IntegrationAddress,
  IntegrationConflict,
  IntegrationInput,
  IntegrationList,
  IntegrationLogPage,
  IntegrationPatch,
  ListIntegrationActivityParams,
  ListIntegrationLogParams,
  NotAcceptableResponse,
  NotFoundResponse,
  SourceInput,
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
 * For ADMIN and STAFF of an agency, 403 for anybody else. By name, all of them at once: there are at most 20. A STAFF gets channels out alone, without address and settings, with the counts of their own homes; `homes` counts those of the last good file of a source, or those that are out. Moments are UTC.
 * @summary Channels of my agency; a source is made by the first feed that names it, or by createSource
 */
export const listIntegrations = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IntegrationList>(
      {url: `/api/v1/integration/`, method: 'GET', signal
    },
      options);
    }




export const getListIntegrationsQueryKey = () => {
    return [
    `/api/v1/integration/`
    ] as const;
    }


export const getListIntegrationsQueryOptions = <TData = Awaited<ReturnType<typeof listIntegrations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegrations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListIntegrationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listIntegrations>>> = ({ signal }) => listIntegrations(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listIntegrations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListIntegrationsQueryResult = NonNullable<Awaited<ReturnType<typeof listIntegrations>>>
export type ListIntegrationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListIntegrations<TData = Awaited<ReturnType<typeof listIntegrations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegrations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIntegrations>>,
          TError,
          Awaited<ReturnType<typeof listIntegrations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntegrations<TData = Awaited<ReturnType<typeof listIntegrations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegrations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIntegrations>>,
          TError,
          Awaited<ReturnType<typeof listIntegrations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntegrations<TData = Awaited<ReturnType<typeof listIntegrations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegrations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Channels of my agency; a source is made by the first feed that names it, or by createSource
 */

export function useListIntegrations<TData = Awaited<ReturnType<typeof listIntegrations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegrations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListIntegrationsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else. It begins as a draft: its homes are checked in the background and nothing goes out before it is made active and has an address. 400 for an empty name, that of another channel out of the same provider (capitals do not matter), and beside 20 channels; ended ones do not count.
 * @summary Make a channel out
 */
export const createIntegration = (
    integrationInput: BodyType<IntegrationInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Integration>(
      {url: `/api/v1/integration/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: integrationInput, signal
    },
      options);
    }




export const getCreateIntegrationMutationKey = () => ['createIntegration'] as const;

export const getCreateIntegrationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIntegration>>, TError,CreateIntegrationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createIntegration>>, TError,CreateIntegrationMutationVariables, TContext> => {

const mutationKey = getCreateIntegrationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createIntegration>>, CreateIntegrationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createIntegration(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateIntegrationMutationResult = NonNullable<Awaited<ReturnType<typeof createIntegration>>>
    export type CreateIntegrationMutationBody = BodyType<IntegrationInput>
    export type CreateIntegrationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateIntegrationMutationVariables = {data: BodyType<IntegrationInput>}

    /**
 * @summary Make a channel out
 */
export const useCreateIntegration = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIntegration>>, TError,CreateIntegrationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createIntegration>>,
        TError,
        CreateIntegrationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateIntegrationMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. Nothing is fetched before it has an address (updateIntegration). 400 for an empty name, that of another source of the same format (capitals do not matter), and beside 20 channels; ended ones do not count.
 * @summary Make a source that is to be fetched by itself
 */
export const createSource = (
    sourceInput: BodyType<SourceInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Integration>(
      {url: `/api/v1/integration/source/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: sourceInput, signal
    },
      options);
    }




export const getCreateSourceMutationKey = () => ['createSource'] as const;

export const getCreateSourceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSource>>, TError,CreateSourceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createSource>>, TError,CreateSourceMutationVariables, TContext> => {

const mutationKey = getCreateSourceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSource>>, CreateSourceMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSource(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSourceMutationResult = NonNullable<Awaited<ReturnType<typeof createSource>>>
    export type CreateSourceMutationBody = BodyType<SourceInput>
    export type CreateSourceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateSourceMutationVariables = {data: BodyType<SourceInput>}

    /**
 * @summary Make a source that is to be fetched by itself
 */
export const useCreateSource = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSource>>, TError,CreateSourceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSource>>,
        TError,
        CreateSourceMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSourceMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. The logs of all channels, out and in, those that have ended too, in one; 24 entries a page unless told, times in UTC. 400 for a cursor that is not of this list.
 * @summary What happened on all channels of my agency, newest first
 */
export const listIntegrationActivity = (
    params?: ListIntegrationActivityParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IntegrationActivityPage>(
      {url: `/api/v1/integration/activity/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListIntegrationActivityQueryKey = (params?: ListIntegrationActivityParams,) => {
    return [
    `/api/v1/integration/activity/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListIntegrationActivityQueryOptions = <TData = Awaited<ReturnType<typeof listIntegrationActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListIntegrationActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegrationActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListIntegrationActivityQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listIntegrationActivity>>> = ({ signal }) => listIntegrationActivity(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listIntegrationActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListIntegrationActivityQueryResult = NonNullable<Awaited<ReturnType<typeof listIntegrationActivity>>>
export type ListIntegrationActivityQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListIntegrationActivity<TData = Awaited<ReturnType<typeof listIntegrationActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListIntegrationActivityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegrationActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIntegrationActivity>>,
          TError,
          Awaited<ReturnType<typeof listIntegrationActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntegrationActivity<TData = Awaited<ReturnType<typeof listIntegrationActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListIntegrationActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegrationActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIntegrationActivity>>,
          TError,
          Awaited<ReturnType<typeof listIntegrationActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntegrationActivity<TData = Awaited<ReturnType<typeof listIntegrationActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListIntegrationActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegrationActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What happened on all channels of my agency, newest first
 */

export function useListIntegrationActivity<TData = Awaited<ReturnType<typeof listIntegrationActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListIntegrationActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegrationActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListIntegrationActivityQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for anybody else; another agency's channel is 404, and a source is 404 for a STAFF. A STAFF gets it without address and settings, with the counts of their own homes. `homes` counts those of the last good file of a source, or those that are out; moments are UTC.
 * @summary One channel
 */
export const getIntegration = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Integration>(
      {url: `/api/v1/integration/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetIntegrationQueryKey = (id: string,) => {
    return [
    `/api/v1/integration/${id}/`
    ] as const;
    }


export const getGetIntegrationQueryOptions = <TData = Awaited<ReturnType<typeof getIntegration>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntegration>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIntegrationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIntegration>>> = ({ signal }) => getIntegration(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIntegration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIntegrationQueryResult = NonNullable<Awaited<ReturnType<typeof getIntegration>>>
export type GetIntegrationQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetIntegration<TData = Awaited<ReturnType<typeof getIntegration>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntegration>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIntegration>>,
          TError,
          Awaited<ReturnType<typeof getIntegration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIntegration<TData = Awaited<ReturnType<typeof getIntegration>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntegration>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIntegration>>,
          TError,
          Awaited<ReturnType<typeof getIntegration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIntegration<TData = Awaited<ReturnType<typeof getIntegration>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntegration>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One channel
 */

export function useGetIntegration<TData = Awaited<ReturnType<typeof getIntegration>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntegration>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIntegrationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's channel is 404. What is left out stays; how homes are taken in holds from the next run on, and homes that go out are written anew in the background; a source with an address is fetched within a minute, and then by itself. 400 for an address that is none of https in the open internet, for an empty name or that of another channel of the same format and direction (capitals do not matter), for settings of another provider or direction, for people who are not of the agency, and for any change of a channel that has ended; 409 with what is stored when the version is stale.
 * @summary Rename a channel, set it, let it go on or rest
 */
export const updateIntegration = (
    id: string,
    integrationPatch: BodyType<IntegrationPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Integration>(
      {url: `/api/v1/integration/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: integrationPatch, signal
    },
      options);
    }




export const getUpdateIntegrationMutationKey = () => ['updateIntegration'] as const;

export const getUpdateIntegrationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | IntegrationConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateIntegration>>, TError,UpdateIntegrationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateIntegration>>, TError,UpdateIntegrationMutationVariables, TContext> => {

const mutationKey = getUpdateIntegrationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateIntegration>>, UpdateIntegrationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateIntegration(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateIntegrationMutationResult = NonNullable<Awaited<ReturnType<typeof updateIntegration>>>
    export type UpdateIntegrationMutationBody = BodyType<IntegrationPatch>
    export type UpdateIntegrationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | IntegrationConflict | TooLargeResponse | UnsupportedResponse>
    export type UpdateIntegrationMutationVariables = {id: string;data: BodyType<IntegrationPatch>}

    /**
 * @summary Rename a channel, set it, let it go on or rest
 */
export const useUpdateIntegration = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | IntegrationConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateIntegration>>, TError,UpdateIntegrationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateIntegration>>,
        TError,
        UpdateIntegrationMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateIntegrationMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's channel is 404. Its address answers 410 from now on, no home is out any more, and its page and log stay to be read. A channel that has ended already answers the same. 406 for a source: its runs are undone instead.
 * @summary End a channel out
 */
export const deleteIntegration = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/integration/${id}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteIntegrationMutationKey = () => ['deleteIntegration'] as const;

export const getDeleteIntegrationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteIntegration>>, TError,DeleteIntegrationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteIntegration>>, TError,DeleteIntegrationMutationVariables, TContext> => {

const mutationKey = getDeleteIntegrationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteIntegration>>, DeleteIntegrationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteIntegration(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteIntegrationMutationResult = NonNullable<Awaited<ReturnType<typeof deleteIntegration>>>

    export type DeleteIntegrationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type DeleteIntegrationMutationVariables = {id: string}

    /**
 * @summary End a channel out
 */
export const useDeleteIntegration = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteIntegration>>, TError,DeleteIntegrationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteIntegration>>,
        TError,
        DeleteIntegrationMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteIntegrationMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's channel is 404. The answer is the only time the address is told, and the one before ends at once (410). It asks once more who it is (`x-step-up`). 406 for a source and for a channel that has ended; 429 after 20 calls in an hour from one address.
 * @summary Make the secret address of a channel out, or a new one in place of the old
 */
export const createIntegrationAddress = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IntegrationAddress>(
      {url: `/api/v1/integration/${id}/address/`, method: 'POST', signal
    },
      options);
    }




export const getCreateIntegrationAddressMutationKey = () => ['createIntegrationAddress'] as const;

export const getCreateIntegrationAddressMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIntegrationAddress>>, TError,CreateIntegrationAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createIntegrationAddress>>, TError,CreateIntegrationAddressMutationVariables, TContext> => {

const mutationKey = getCreateIntegrationAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createIntegrationAddress>>, CreateIntegrationAddressMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  createIntegrationAddress(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateIntegrationAddressMutationResult = NonNullable<Awaited<ReturnType<typeof createIntegrationAddress>>>

    export type CreateIntegrationAddressMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>
    export type CreateIntegrationAddressMutationVariables = {id: string}

    /**
 * @summary Make the secret address of a channel out, or a new one in place of the old
 */
export const useCreateIntegrationAddress = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIntegrationAddress>>, TError,CreateIntegrationAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createIntegrationAddress>>,
        TError,
        CreateIntegrationAddressMutationVariables,
        TContext
      > => {
      return useMutation(getCreateIntegrationAddressMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's channel is 404. Who reads the address gets 410 from now on; when there is none, nothing happens and the answer is the same.
 * @summary End the address of a channel out
 */
export const deleteIntegrationAddress = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/integration/${id}/address/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteIntegrationAddressMutationKey = () => ['deleteIntegrationAddress'] as const;

export const getDeleteIntegrationAddressMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteIntegrationAddress>>, TError,DeleteIntegrationAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteIntegrationAddress>>, TError,DeleteIntegrationAddressMutationVariables, TContext> => {

const mutationKey = getDeleteIntegrationAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteIntegrationAddress>>, DeleteIntegrationAddressMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteIntegrationAddress(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteIntegrationAddressMutationResult = NonNullable<Awaited<ReturnType<typeof deleteIntegrationAddress>>>

    export type DeleteIntegrationAddressMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type DeleteIntegrationAddressMutationVariables = {id: string}

    /**
 * @summary End the address of a channel out
 */
export const useDeleteIntegrationAddress = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteIntegrationAddress>>, TError,DeleteIntegrationAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteIntegrationAddress>>,
        TError,
        DeleteIntegrationAddressMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteIntegrationAddressMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's channel is 404. Who did what, with the value before and after; 24 entries a page unless told, times in UTC. 400 for a cursor that is not of this list.
 * @summary What was done to a channel, newest first
 */
export const listIntegrationLog = (
    id: string,
    params?: ListIntegrationLogParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IntegrationLogPage>(
      {url: `/api/v1/integration/${id}/log/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListIntegrationLogQueryKey = (id: string,
    params?: ListIntegrationLogParams,) => {
    return [
    `/api/v1/integration/${id}/log/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListIntegrationLogQueryOptions = <TData = Awaited<ReturnType<typeof listIntegrationLog>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListIntegrationLogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegrationLog>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListIntegrationLogQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listIntegrationLog>>> = ({ signal }) => listIntegrationLog(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listIntegrationLog>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListIntegrationLogQueryResult = NonNullable<Awaited<ReturnType<typeof listIntegrationLog>>>
export type ListIntegrationLogQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListIntegrationLog<TData = Awaited<ReturnType<typeof listIntegrationLog>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  ListIntegrationLogParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegrationLog>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIntegrationLog>>,
          TError,
          Awaited<ReturnType<typeof listIntegrationLog>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntegrationLog<TData = Awaited<ReturnType<typeof listIntegrationLog>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListIntegrationLogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegrationLog>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIntegrationLog>>,
          TError,
          Awaited<ReturnType<typeof listIntegrationLog>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntegrationLog<TData = Awaited<ReturnType<typeof listIntegrationLog>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListIntegrationLogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegrationLog>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What was done to a channel, newest first
 */

export function useListIntegrationLog<TData = Awaited<ReturnType<typeof listIntegrationLog>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListIntegrationLogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegrationLog>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListIntegrationLogQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






