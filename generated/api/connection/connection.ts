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
  ConnectionAllow,
  ConnectionAllowed,
  ConnectionList,
  ConnectionRequest,
  ConnectionRule,
  ForbiddenResponse,
  GetConnectionRequestParams,
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
 * For ADMIN and STAFF, 403 for anybody else and for any key. A STAFF sees their own alone. All at once; moments are UTC.
 * @summary Assistants that act as me; of an ADMIN those of the whole agency
 */
export const listConnections = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ConnectionList>(
      {url: `/api/v1/connection/`, method: 'GET', signal
    },
      options);
    }




export const getListConnectionsQueryKey = () => {
    return [
    `/api/v1/connection/`
    ] as const;
    }


export const getListConnectionsQueryOptions = <TData = Awaited<ReturnType<typeof listConnections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConnections>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConnectionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConnections>>> = ({ signal }) => listConnections(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listConnections>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConnectionsQueryResult = NonNullable<Awaited<ReturnType<typeof listConnections>>>
export type ListConnectionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListConnections<TData = Awaited<ReturnType<typeof listConnections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConnections>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConnections>>,
          TError,
          Awaited<ReturnType<typeof listConnections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConnections<TData = Awaited<ReturnType<typeof listConnections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConnections>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConnections>>,
          TError,
          Awaited<ReturnType<typeof listConnections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConnections<TData = Awaited<ReturnType<typeof listConnections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConnections>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Assistants that act as me; of an ADMIN those of the whole agency
 */

export function useListConnections<TData = Awaited<ReturnType<typeof listConnections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConnections>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConnectionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF, 403 for anybody else, for any key, and for a STAFF whose agency has not allowed it to agents. The answer says where the browser goes with the application's code; the code is told this once. 400 at the field for an application that does not say who it is, an address that is not among its own, and for wanting to speak with another than us. 406 beside 20 connections of the same person. 429 for too many from one address.
 * @summary Allow an application to act as me, within scopes
 */
export const allowConnection = (
    connectionAllow: BodyType<ConnectionAllow>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ConnectionAllowed>(
      {url: `/api/v1/connection/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: connectionAllow, signal
    },
      options);
    }




export const getAllowConnectionMutationKey = () => ['allowConnection'] as const;

export const getAllowConnectionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof allowConnection>>, TError,AllowConnectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof allowConnection>>, TError,AllowConnectionMutationVariables, TContext> => {

const mutationKey = getAllowConnectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof allowConnection>>, AllowConnectionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  allowConnection(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AllowConnectionMutationResult = NonNullable<Awaited<ReturnType<typeof allowConnection>>>
    export type AllowConnectionMutationBody = BodyType<ConnectionAllow>
    export type AllowConnectionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type AllowConnectionMutationVariables = {data: BodyType<ConnectionAllow>}

    /**
 * @summary Allow an application to act as me, within scopes
 */
export const useAllowConnection = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof allowConnection>>, TError,AllowConnectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof allowConnection>>,
        TError,
        AllowConnectionMutationVariables,
        TContext
      > => {
      return useMutation(getAllowConnectionMutationOptions(options), queryClient);
    }
    /**
 * For who it acts as, and for the agency's ADMIN; 403 for any key. Anybody else's is 404. It opens nothing from now on, also in requests that are under way and have not written yet. One that has ended already answers the same.
 * @summary End a connection
 */
export const endConnection = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/connection/${id}/`, method: 'DELETE', signal
    },
      options);
    }




export const getEndConnectionMutationKey = () => ['endConnection'] as const;

export const getEndConnectionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endConnection>>, TError,EndConnectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endConnection>>, TError,EndConnectionMutationVariables, TContext> => {

const mutationKey = getEndConnectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endConnection>>, EndConnectionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  endConnection(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndConnectionMutationResult = NonNullable<Awaited<ReturnType<typeof endConnection>>>

    export type EndConnectionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type EndConnectionMutationVariables = {id: string}

    /**
 * @summary End a connection
 */
export const useEndConnection = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endConnection>>, TError,EndConnectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endConnection>>,
        TError,
        EndConnectionMutationVariables,
        TContext
      > => {
      return useMutation(getEndConnectionMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF, 403 for anybody else and for any key. The parameters are those with which an application opens the page of consent (OAuth 2.1). 400 at `client_id` for an application that does not say who it is, and at `redirect_uri` for an address that is not among its own: nobody is sent there. Whatever else is wrong is `fault`, of which its page may be told. 429 for too many from one address, since an application is asked who it is.
 * @summary What an application asks for, as its consent page shows it
 */
export const getConnectionRequest = (
    params: GetConnectionRequestParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ConnectionRequest>(
      {url: `/api/v1/connection-request/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetConnectionRequestQueryKey = (params?: GetConnectionRequestParams,) => {
    return [
    `/api/v1/connection-request/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetConnectionRequestQueryOptions = <TData = Awaited<ReturnType<typeof getConnectionRequest>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>>(params: GetConnectionRequestParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConnectionRequest>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConnectionRequestQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getConnectionRequest>>> = ({ signal }) => getConnectionRequest(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getConnectionRequest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetConnectionRequestQueryResult = NonNullable<Awaited<ReturnType<typeof getConnectionRequest>>>
export type GetConnectionRequestQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>


export function useGetConnectionRequest<TData = Awaited<ReturnType<typeof getConnectionRequest>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>>(
 params: GetConnectionRequestParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConnectionRequest>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConnectionRequest>>,
          TError,
          Awaited<ReturnType<typeof getConnectionRequest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConnectionRequest<TData = Awaited<ReturnType<typeof getConnectionRequest>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>>(
 params: GetConnectionRequestParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConnectionRequest>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConnectionRequest>>,
          TError,
          Awaited<ReturnType<typeof getConnectionRequest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConnectionRequest<TData = Awaited<ReturnType<typeof getConnectionRequest>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>>(
 params: GetConnectionRequestParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConnectionRequest>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What an application asks for, as its consent page shows it
 */

export function useGetConnectionRequest<TData = Awaited<ReturnType<typeof getConnectionRequest>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>>(
 params: GetConnectionRequestParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConnectionRequest>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetConnectionRequestQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else and for any key. They may not until an ADMIN says so; taken back, every connection of an agent ends.
 * @summary Say whether agents of my agency may connect an assistant
 */
export const updateConnectionRule = (
    connectionRule: BodyType<ConnectionRule>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ConnectionRule>(
      {url: `/api/v1/connection-rule/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: connectionRule, signal
    },
      options);
    }




export const getUpdateConnectionRuleMutationKey = () => ['updateConnectionRule'] as const;

export const getUpdateConnectionRuleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateConnectionRule>>, TError,UpdateConnectionRuleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateConnectionRule>>, TError,UpdateConnectionRuleMutationVariables, TContext> => {

const mutationKey = getUpdateConnectionRuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateConnectionRule>>, UpdateConnectionRuleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateConnectionRule(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateConnectionRuleMutationResult = NonNullable<Awaited<ReturnType<typeof updateConnectionRule>>>
    export type UpdateConnectionRuleMutationBody = BodyType<ConnectionRule>
    export type UpdateConnectionRuleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>
    export type UpdateConnectionRuleMutationVariables = {data: BodyType<ConnectionRule>}

    /**
 * @summary Say whether agents of my agency may connect an assistant
 */
export const useUpdateConnectionRule = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateConnectionRule>>, TError,UpdateConnectionRuleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateConnectionRule>>,
        TError,
        UpdateConnectionRuleMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateConnectionRuleMutationOptions(options), queryClient);
    }
