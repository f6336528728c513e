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
  ApiKeyInput,
  ApiKeyList,
  ApiKeySecret,
  BadRequestResponse,
  ForbiddenResponse,
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
 * For the agency's ADMIN only, 403 for anybody else and for any key. Active ones by name, then those that expired or were ended within the last 90 days; all at once. Moments are UTC.
 * @summary Keys of my agency
 */
export const listKeys = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ApiKeyList>(
      {url: `/api/v1/key/`, method: 'GET', signal
    },
      options);
    }




export const getListKeysQueryKey = () => {
    return [
    `/api/v1/key/`
    ] as const;
    }


export const getListKeysQueryOptions = <TData = Awaited<ReturnType<typeof listKeys>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listKeys>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListKeysQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listKeys>>> = ({ signal }) => listKeys(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listKeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListKeysQueryResult = NonNullable<Awaited<ReturnType<typeof listKeys>>>
export type ListKeysQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListKeys<TData = Awaited<ReturnType<typeof listKeys>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listKeys>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listKeys>>,
          TError,
          Awaited<ReturnType<typeof listKeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListKeys<TData = Awaited<ReturnType<typeof listKeys>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listKeys>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listKeys>>,
          TError,
          Awaited<ReturnType<typeof listKeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListKeys<TData = Awaited<ReturnType<typeof listKeys>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listKeys>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Keys of my agency
 */

export function useListKeys<TData = Awaited<ReturnType<typeof listKeys>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listKeys>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListKeysQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else and for any key. The answer is the only time the secret is told. 400 for an empty name or that of another active key (capitals do not matter), without a scope, for a day that is past or more than 366 days ahead, for an address that is none, and beside 50 active keys.
 * @summary Make a key that acts as me, within scopes
 */
export const createKey = (
    apiKeyInput: BodyType<ApiKeyInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ApiKeySecret>(
      {url: `/api/v1/key/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: apiKeyInput, signal
    },
      options);
    }




export const getCreateKeyMutationKey = () => ['createKey'] as const;

export const getCreateKeyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createKey>>, TError,CreateKeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createKey>>, TError,CreateKeyMutationVariables, TContext> => {

const mutationKey = getCreateKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createKey>>, CreateKeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createKey(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateKeyMutationResult = NonNullable<Awaited<ReturnType<typeof createKey>>>
    export type CreateKeyMutationBody = BodyType<ApiKeyInput>
    export type CreateKeyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateKeyMutationVariables = {data: BodyType<ApiKeyInput>}

    /**
 * @summary Make a key that acts as me, within scopes
 */
export const useCreateKey = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createKey>>, TError,CreateKeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createKey>>,
        TError,
        CreateKeyMutationVariables,
        TContext
      > => {
      return useMutation(getCreateKeyMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else and for any key; another agency's key is 404. Both of its secrets open nothing from now on, also in requests that are under way and have not written yet. One that has ended already answers the same.
 * @summary End a key
 */
export const revokeKey = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/key/${id}/`, method: 'DELETE', signal
    },
      options);
    }




export const getRevokeKeyMutationKey = () => ['revokeKey'] as const;

export const getRevokeKeyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeKey>>, TError,RevokeKeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeKey>>, TError,RevokeKeyMutationVariables, TContext> => {

const mutationKey = getRevokeKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeKey>>, RevokeKeyMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  revokeKey(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeKeyMutationResult = NonNullable<Awaited<ReturnType<typeof revokeKey>>>

    export type RevokeKeyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type RevokeKeyMutationVariables = {id: string}

    /**
 * @summary End a key
 */
export const useRevokeKey = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeKey>>, TError,RevokeKeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeKey>>,
        TError,
        RevokeKeyMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeKeyMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else and for any key; another agency's key is 404. The answer is the only time the new secret is told. The one before works for 24 hours more, or until the next rotation; the last day of the key stays. 406 for a key that has expired or ended, and for one that acts as somebody else.
 * @summary Give a key a new secret; both work for 24 hours
 */
export const renewKey = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ApiKeySecret>(
      {url: `/api/v1/key/${id}/rotate/`, method: 'POST', signal
    },
      options);
    }




export const getRenewKeyMutationKey = () => ['renewKey'] as const;

export const getRenewKeyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewKey>>, TError,RenewKeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renewKey>>, TError,RenewKeyMutationVariables, TContext> => {

const mutationKey = getRenewKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewKey>>, RenewKeyMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  renewKey(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewKeyMutationResult = NonNullable<Awaited<ReturnType<typeof renewKey>>>

    export type RenewKeyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type RenewKeyMutationVariables = {id: string}

    /**
 * @summary Give a key a new secret; both work for 24 hours
 */
export const useRenewKey = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewKey>>, TError,RenewKeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewKey>>,
        TError,
        RenewKeyMutationVariables,
        TContext
      > => {
      return useMutation(getRenewKeyMutationOptions(options), queryClient);
    }
