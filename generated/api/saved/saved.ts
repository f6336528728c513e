import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
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
  NotFoundResponse,
  SavedFolder,
  SavedFolderInput,
  SavedHome,
  SavedHomeInput,
  SavedHomeList,
  SavedHomePatch,
  SavedShareInput,
  SavedShareList,
  SavedShareMade,
  SharedList,
  TooLargeResponse,
  TooManyResponse,
  UnauthorizedResponse,
  UnsupportedResponse,
  Uuid
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
 * Any signed-in person, whatever their role, reads what they saved themselves: homes newest first and folders by name, all at once (at most 300 homes). Homes that have left the market stay in the list as `gone`, with the card that was last shown. Prices are EUR cents, times UTC.
 * @summary My saved homes and folders
 */
export const listSavedHomes = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavedHomeList>(
      {url: `/api/v1/saved/`, method: 'GET', signal
    },
      options);
    }




export const getListSavedHomesQueryKey = () => {
    return [
    `/api/v1/saved/`
    ] as const;
    }


export const getListSavedHomesQueryOptions = <TData = Awaited<ReturnType<typeof listSavedHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedHomes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSavedHomesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSavedHomes>>> = ({ signal }) => listSavedHomes(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSavedHomes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSavedHomesQueryResult = NonNullable<Awaited<ReturnType<typeof listSavedHomes>>>
export type ListSavedHomesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListSavedHomes<TData = Awaited<ReturnType<typeof listSavedHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedHomes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedHomes>>,
          TError,
          Awaited<ReturnType<typeof listSavedHomes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedHomes<TData = Awaited<ReturnType<typeof listSavedHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedHomes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedHomes>>,
          TError,
          Awaited<ReturnType<typeof listSavedHomes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedHomes<TData = Awaited<ReturnType<typeof listSavedHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedHomes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My saved homes and folders
 */

export function useListSavedHomes<TData = Awaited<ReturnType<typeof listSavedHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedHomes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSavedHomesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary My saved homes and folders
 */
export const prefetchListSavedHomesQuery = async <TData = Awaited<ReturnType<typeof listSavedHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedHomes>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListSavedHomesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListSavedHomes} query
 */
export const invalidateListSavedHomes = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSavedHomesQueryKey() }, options);

  return queryClient;
}




/**
 * Any signed-in person saves a home that is on the market, under the operation asked for or else the first it is offered for, with its price of this moment (EUR cents); one that is saved already stays as it is. With `restore` a removal of the last day is taken back, also of a home that has left the market meanwhile. While its alerts are on (they are at first), the person hears by mail and on the platform when it costs less or leaves the market. 400 at `folderId` for a folder that is not theirs and at `homeId` past 300 homes, 404 for a home that is not on the market, be it withdrawn, private or unknown (but to one who restores it), 429 for too many tries from one address.
 * @summary Save a home
 */
export const saveHome = (
    savedHomeInput: BodyType<SavedHomeInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavedHome>(
      {url: `/api/v1/saved/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: savedHomeInput, signal
    },
      options);
    }




export const getSaveHomeMutationKey = () => ['saveHome'] as const;

export const getSaveHomeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveHome>>, TError,SaveHomeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveHome>>, TError,SaveHomeMutationVariables, TContext> => {

const mutationKey = getSaveHomeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveHome>>, SaveHomeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveHome(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveHomeMutationResult = NonNullable<Awaited<ReturnType<typeof saveHome>>>
    export type SaveHomeMutationBody = BodyType<SavedHomeInput>
    export type SaveHomeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type SaveHomeMutationVariables = {data: BodyType<SavedHomeInput>}

    /**
 * @summary Save a home
 */
export const useSaveHome = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveHome>>, TError,SaveHomeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveHome>>,
        TError,
        SaveHomeMutationVariables,
        TContext
      > => {
      return useMutation(getSaveHomeMutationOptions(options), queryClient);
    }
    /**
 * Any signed-in person makes a folder of their own; it is empty at first. 400 at `name` when it is blank, when another of their folders has it (upper and lower case count alike), or past 60 folders; 429 for too many tries from one address.
 * @summary A folder for saved homes
 */
export const createSavedFolder = (
    savedFolderInput: BodyType<SavedFolderInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavedFolder>(
      {url: `/api/v1/saved/folder/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: savedFolderInput, signal
    },
      options);
    }




export const getCreateSavedFolderMutationKey = () => ['createSavedFolder'] as const;

export const getCreateSavedFolderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSavedFolder>>, TError,CreateSavedFolderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createSavedFolder>>, TError,CreateSavedFolderMutationVariables, TContext> => {

const mutationKey = getCreateSavedFolderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSavedFolder>>, CreateSavedFolderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSavedFolder(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSavedFolderMutationResult = NonNullable<Awaited<ReturnType<typeof createSavedFolder>>>
    export type CreateSavedFolderMutationBody = BodyType<SavedFolderInput>
    export type CreateSavedFolderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type CreateSavedFolderMutationVariables = {data: BodyType<SavedFolderInput>}

    /**
 * @summary A folder for saved homes
 */
export const useCreateSavedFolder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSavedFolder>>, TError,CreateSavedFolderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSavedFolder>>,
        TError,
        CreateSavedFolderMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSavedFolderMutationOptions(options), queryClient);
    }
    /**
 * Any signed-in person renames a folder of their own; its homes and links stay. 400 at `name` when it is blank or another of their folders has it (upper and lower case count alike), 404 for a folder that is not theirs.
 * @summary Rename a folder
 */
export const renameSavedFolder = (
    folderId: Uuid,
    savedFolderInput: BodyType<SavedFolderInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavedFolder>(
      {url: `/api/v1/saved/folder/${folderId}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: savedFolderInput, signal
    },
      options);
    }




export const getRenameSavedFolderMutationKey = () => ['renameSavedFolder'] as const;

export const getRenameSavedFolderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameSavedFolder>>, TError,RenameSavedFolderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renameSavedFolder>>, TError,RenameSavedFolderMutationVariables, TContext> => {

const mutationKey = getRenameSavedFolderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renameSavedFolder>>, RenameSavedFolderMutationVariables> = (props) => {
          const {folderId,data} = props ?? {};

          return  renameSavedFolder(folderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenameSavedFolderMutationResult = NonNullable<Awaited<ReturnType<typeof renameSavedFolder>>>
    export type RenameSavedFolderMutationBody = BodyType<SavedFolderInput>
    export type RenameSavedFolderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type RenameSavedFolderMutationVariables = {folderId: Uuid;data: BodyType<SavedFolderInput>}

    /**
 * @summary Rename a folder
 */
export const useRenameSavedFolder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameSavedFolder>>, TError,RenameSavedFolderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renameSavedFolder>>,
        TError,
        RenameSavedFolderMutationVariables,
        TContext
      > => {
      return useMutation(getRenameSavedFolderMutationOptions(options), queryClient);
    }
    /**
 * Any signed-in person deletes a folder of their own; links that show this folder end with it. 404 for a folder that is not theirs.
 * @summary Delete a folder; its homes stay saved, without a folder
 */
export const deleteSavedFolder = (
    folderId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/saved/folder/${folderId}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteSavedFolderMutationKey = () => ['deleteSavedFolder'] as const;

export const getDeleteSavedFolderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSavedFolder>>, TError,DeleteSavedFolderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSavedFolder>>, TError,DeleteSavedFolderMutationVariables, TContext> => {

const mutationKey = getDeleteSavedFolderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSavedFolder>>, DeleteSavedFolderMutationVariables> = (props) => {
          const {folderId} = props ?? {};

          return  deleteSavedFolder(folderId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSavedFolderMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSavedFolder>>>

    export type DeleteSavedFolderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>
    export type DeleteSavedFolderMutationVariables = {folderId: Uuid}

    /**
 * @summary Delete a folder; its homes stay saved, without a folder
 */
export const useDeleteSavedFolder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSavedFolder>>, TError,DeleteSavedFolderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSavedFolder>>,
        TError,
        DeleteSavedFolderMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSavedFolderMutationOptions(options), queryClient);
    }
    /**
 * Any signed-in person reads their own links that still work, newest first and all at once. The token of a link is told only when it is made.
 * @summary My links to saved homes
 */
export const listSavedShares = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavedShareList>(
      {url: `/api/v1/saved/share/`, method: 'GET', signal
    },
      options);
    }




export const getListSavedSharesQueryKey = () => {
    return [
    `/api/v1/saved/share/`
    ] as const;
    }


export const getListSavedSharesQueryOptions = <TData = Awaited<ReturnType<typeof listSavedShares>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedShares>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSavedSharesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSavedShares>>> = ({ signal }) => listSavedShares(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSavedShares>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSavedSharesQueryResult = NonNullable<Awaited<ReturnType<typeof listSavedShares>>>
export type ListSavedSharesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListSavedShares<TData = Awaited<ReturnType<typeof listSavedShares>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedShares>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedShares>>,
          TError,
          Awaited<ReturnType<typeof listSavedShares>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedShares<TData = Awaited<ReturnType<typeof listSavedShares>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedShares>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedShares>>,
          TError,
          Awaited<ReturnType<typeof listSavedShares>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedShares<TData = Awaited<ReturnType<typeof listSavedShares>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedShares>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My links to saved homes
 */

export function useListSavedShares<TData = Awaited<ReturnType<typeof listSavedShares>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedShares>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSavedSharesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary My links to saved homes
 */
export const prefetchListSavedSharesQuery = async <TData = Awaited<ReturnType<typeof listSavedShares>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedShares>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListSavedSharesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListSavedShares} query
 */
export const invalidateListSavedShares = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSavedSharesQueryKey() }, options);

  return queryClient;
}




/**
 * Any signed-in person makes a link to a folder of their own, or without one to everything they saved; it works for `days`, or until it is revoked. The token is answered this once. 404 for a folder that is not theirs, 400 at `folderId` past 60 links that work at once, 429 for too many tries from one address.
 * @summary A link that shows a folder, or all saved homes
 */
export const createSavedShare = (
    savedShareInput: BodyType<SavedShareInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavedShareMade>(
      {url: `/api/v1/saved/share/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: savedShareInput, signal
    },
      options);
    }




export const getCreateSavedShareMutationKey = () => ['createSavedShare'] as const;

export const getCreateSavedShareMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSavedShare>>, TError,CreateSavedShareMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createSavedShare>>, TError,CreateSavedShareMutationVariables, TContext> => {

const mutationKey = getCreateSavedShareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSavedShare>>, CreateSavedShareMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSavedShare(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSavedShareMutationResult = NonNullable<Awaited<ReturnType<typeof createSavedShare>>>
    export type CreateSavedShareMutationBody = BodyType<SavedShareInput>
    export type CreateSavedShareMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type CreateSavedShareMutationVariables = {data: BodyType<SavedShareInput>}

    /**
 * @summary A link that shows a folder, or all saved homes
 */
export const useCreateSavedShare = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSavedShare>>, TError,CreateSavedShareMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSavedShare>>,
        TError,
        CreateSavedShareMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSavedShareMutationOptions(options), queryClient);
    }
    /**
 * Any signed-in person ends a link of their own; it opens nothing from now on. 404 for a link that is not theirs or is gone already.
 * @summary Revoke a link
 */
export const revokeSavedShare = (
    shareId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/saved/share/${shareId}/`, method: 'DELETE', signal
    },
      options);
    }




export const getRevokeSavedShareMutationKey = () => ['revokeSavedShare'] as const;

export const getRevokeSavedShareMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeSavedShare>>, TError,RevokeSavedShareMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeSavedShare>>, TError,RevokeSavedShareMutationVariables, TContext> => {

const mutationKey = getRevokeSavedShareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeSavedShare>>, RevokeSavedShareMutationVariables> = (props) => {
          const {shareId} = props ?? {};

          return  revokeSavedShare(shareId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeSavedShareMutationResult = NonNullable<Awaited<ReturnType<typeof revokeSavedShare>>>

    export type RevokeSavedShareMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>
    export type RevokeSavedShareMutationVariables = {shareId: Uuid}

    /**
 * @summary Revoke a link
 */
export const useRevokeSavedShare = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeSavedShare>>, TError,RevokeSavedShareMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeSavedShare>>,
        TError,
        RevokeSavedShareMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeSavedShareMutationOptions(options), queryClient);
    }
    /**
 * Everybody who holds the link, without signing in: the first name of who shares, the name of the folder, and the homes as cards, last saved first, with those that have left the market as `gone`. Notes, ratings and the price when saved are never told. 404 when the link was revoked, ran out or never was, or its owner's account is closed; 429 for too many tries from one address.
 * @summary What a link shows
 */
export const getSharedList = (
    listToken: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SharedList>(
      {url: `/api/v1/saved/list/${listToken}/`, method: 'GET', signal
    },
      options);
    }




export const getGetSharedListQueryKey = (listToken: string,) => {
    return [
    `/api/v1/saved/list/${listToken}/`
    ] as const;
    }


export const getGetSharedListQueryOptions = <TData = Awaited<ReturnType<typeof getSharedList>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(listToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSharedListQueryKey(listToken);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSharedList>>> = ({ signal }) => getSharedList(listToken, requestOptions, signal);





   return  { queryKey, queryFn, enabled: listToken !== null && listToken !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSharedList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSharedListQueryResult = NonNullable<Awaited<ReturnType<typeof getSharedList>>>
export type GetSharedListQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>


export function useGetSharedList<TData = Awaited<ReturnType<typeof getSharedList>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 listToken: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSharedList>>,
          TError,
          Awaited<ReturnType<typeof getSharedList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSharedList<TData = Awaited<ReturnType<typeof getSharedList>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 listToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSharedList>>,
          TError,
          Awaited<ReturnType<typeof getSharedList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSharedList<TData = Awaited<ReturnType<typeof getSharedList>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 listToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a link shows
 */

export function useGetSharedList<TData = Awaited<ReturnType<typeof getSharedList>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 listToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSharedListQueryOptions(listToken,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary What a link shows
 */
export const prefetchGetSharedListQuery = async <TData = Awaited<ReturnType<typeof getSharedList>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 queryClient: QueryClient, listToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedList>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetSharedListQueryOptions(listToken,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetSharedList} query
 */
export const invalidateGetSharedList = async (
 queryClient: QueryClient, listToken: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSharedListQueryKey(listToken) }, options);

  return queryClient;
}




/**
 * Any signed-in person reads a home of their own list, as they left it and as it stands now; `id` is the home's, prices are EUR cents. 404 for a home that they have not saved or have removed.
 * @summary One saved home
 */
export const getSavedHome = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavedHome>(
      {url: `/api/v1/saved/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetSavedHomeQueryKey = (id: string,) => {
    return [
    `/api/v1/saved/${id}/`
    ] as const;
    }


export const getGetSavedHomeQueryOptions = <TData = Awaited<ReturnType<typeof getSavedHome>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSavedHome>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSavedHomeQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSavedHome>>> = ({ signal }) => getSavedHome(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSavedHome>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSavedHomeQueryResult = NonNullable<Awaited<ReturnType<typeof getSavedHome>>>
export type GetSavedHomeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>


export function useGetSavedHome<TData = Awaited<ReturnType<typeof getSavedHome>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSavedHome>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSavedHome>>,
          TError,
          Awaited<ReturnType<typeof getSavedHome>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSavedHome<TData = Awaited<ReturnType<typeof getSavedHome>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSavedHome>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSavedHome>>,
          TError,
          Awaited<ReturnType<typeof getSavedHome>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSavedHome<TData = Awaited<ReturnType<typeof getSavedHome>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSavedHome>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One saved home
 */

export function useGetSavedHome<TData = Awaited<ReturnType<typeof getSavedHome>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSavedHome>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSavedHomeQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One saved home
 */
export const prefetchGetSavedHomeQuery = async <TData = Awaited<ReturnType<typeof getSavedHome>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSavedHome>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetSavedHomeQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetSavedHome} query
 */
export const invalidateGetSavedHome = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSavedHomeQueryKey(id) }, options);

  return queryClient;
}




/**
 * Any signed-in person changes a home of their own list; `id` is the home's. What is not sent stays, null clears the note or takes the home out of its folder. 400 at `folderId` for a folder that is not theirs, 404 for a home that they have not saved or have removed.
 * @summary Note, rating, folder, alerts of a saved home
 */
export const updateSavedHome = (
    id: string,
    savedHomePatch: BodyType<SavedHomePatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavedHome>(
      {url: `/api/v1/saved/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: savedHomePatch, signal
    },
      options);
    }




export const getUpdateSavedHomeMutationKey = () => ['updateSavedHome'] as const;

export const getUpdateSavedHomeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSavedHome>>, TError,UpdateSavedHomeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSavedHome>>, TError,UpdateSavedHomeMutationVariables, TContext> => {

const mutationKey = getUpdateSavedHomeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSavedHome>>, UpdateSavedHomeMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateSavedHome(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSavedHomeMutationResult = NonNullable<Awaited<ReturnType<typeof updateSavedHome>>>
    export type UpdateSavedHomeMutationBody = BodyType<SavedHomePatch>
    export type UpdateSavedHomeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type UpdateSavedHomeMutationVariables = {id: string;data: BodyType<SavedHomePatch>}

    /**
 * @summary Note, rating, folder, alerts of a saved home
 */
export const useUpdateSavedHome = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSavedHome>>, TError,UpdateSavedHomeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSavedHome>>,
        TError,
        UpdateSavedHomeMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSavedHomeMutationOptions(options), queryClient);
    }
    /**
 * Any signed-in person removes a home from their own list; `id` is the home's. Saving it with `restore` within a day brings it back with note, rating and folder, after that they are forgotten. 404 for a home that they have not saved or have removed already.
 * @summary Remove a saved home; for a day it can be taken back
 */
export const removeSavedHome = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/saved/${id}/`, method: 'DELETE', signal
    },
      options);
    }




export const getRemoveSavedHomeMutationKey = () => ['removeSavedHome'] as const;

export const getRemoveSavedHomeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSavedHome>>, TError,RemoveSavedHomeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeSavedHome>>, TError,RemoveSavedHomeMutationVariables, TContext> => {

const mutationKey = getRemoveSavedHomeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeSavedHome>>, RemoveSavedHomeMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removeSavedHome(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveSavedHomeMutationResult = NonNullable<Awaited<ReturnType<typeof removeSavedHome>>>

    export type RemoveSavedHomeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>
    export type RemoveSavedHomeMutationVariables = {id: string}

    /**
 * @summary Remove a saved home; for a day it can be taken back
 */
export const useRemoveSavedHome = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSavedHome>>, TError,RemoveSavedHomeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeSavedHome>>,
        TError,
        RemoveSavedHomeMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveSavedHomeMutationOptions(options), queryClient);
    }
