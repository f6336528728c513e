import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
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
  TooManyResponse,
  UnauthorizedResponse,
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


