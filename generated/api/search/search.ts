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
  AlertInput,
  AlertPatch,
  BadRequestResponse,
  ForbiddenResponse,
  Message,
  RecordSearch,
  SavedSearch,
  SavedSearchInput,
  SavedSearchList,
  SavedSearchPatch,
  SearchRecordsParams,
  TooManyResponse,
  UnauthorizedResponse
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
 * Any signed-in person reads their own saved searches, newest first and all at once (at most 100), each with how many homes it found since they last looked. Confirmed searches that were kept by mail alone become theirs here, once the e-mail of their account is confirmed and is the same.
 * @summary My saved searches
 */
export const listSavedSearches = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavedSearchList>(
      {url: `/api/v1/search/`, method: 'GET', signal
    },
      options);
    }




export const getListSavedSearchesQueryKey = () => {
    return [
    `/api/v1/search/`
    ] as const;
    }


export const getListSavedSearchesQueryOptions = <TData = Awaited<ReturnType<typeof listSavedSearches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSavedSearchesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSavedSearches>>> = ({ signal }) => listSavedSearches(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSavedSearchesQueryResult = NonNullable<Awaited<ReturnType<typeof listSavedSearches>>>
export type ListSavedSearchesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListSavedSearches<TData = Awaited<ReturnType<typeof listSavedSearches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedSearches>>,
          TError,
          Awaited<ReturnType<typeof listSavedSearches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedSearches<TData = Awaited<ReturnType<typeof listSavedSearches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedSearches>>,
          TError,
          Awaited<ReturnType<typeof listSavedSearches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedSearches<TData = Awaited<ReturnType<typeof listSavedSearches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My saved searches
 */

export function useListSavedSearches<TData = Awaited<ReturnType<typeof listSavedSearches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSavedSearchesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Any signed-in person keeps a search of their own; new homes and lower prices are told by its channels, for `daily` at 8:00 and for `weekly` on Mondays at 8:00 (Europe/Madrid). Without a language it is told in that of their account. 400 at `query` for what a search of the listings would refuse, and at `name` when it is blank or past 100 searches; 429 for too many tries from one address.
 * @summary Keep a search
 */
export const createSavedSearch = (
    savedSearchInput: BodyType<SavedSearchInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavedSearch>(
      {url: `/api/v1/search/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: savedSearchInput, signal
    },
      options);
    }


/**
 * Any signed-in person reads a search of their own, with how many homes it found since they last looked. 404 for one that is not theirs or was deleted.
 * @summary One saved search
 */
export const getSavedSearch = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavedSearch>(
      {url: `/api/v1/search/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * Any signed-in person changes a search of their own; what is not sent stays. Paused or set to `never`, what waits is not told any more; set to `instant`, what waits is told at once; `seen` starts the count of new homes anew; `restore` takes back a deletion of the last day. 400 at `query` for what a search of the listings would refuse, and at `name` when it is blank or a restored one would be more than 100; 404 for one that is not theirs or is gone.
 * @summary Rename, change, pause or mark as seen
 */
export const updateSavedSearch = (
    id: string,
    savedSearchPatch: BodyType<SavedSearchPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavedSearch>(
      {url: `/api/v1/search/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: savedSearchPatch, signal
    },
      options);
    }


/**
 * Any signed-in person deletes a search of their own; what waits is not told any more. Changing it with `restore` within a day brings it back. 404 for one that is not theirs or was deleted already.
 * @summary Delete; for a day it can be taken back
 */
export const deleteSavedSearch = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/search/${id}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * For ADMIN and STAFF of an agency, 403 for any other role. Each kind is found within the rights of its own list, put away records left out. Every word of `q` has to begin a word of the record; accents and capitals do not count. With `id` instead the records of these ids that the caller may read, put away ones, too: what is not there any more is left out. 400 without `q` and `id`, 429 for too many tries from one address.
 * @summary My agency's homes, contacts, demands, events and threads by a few words, the best of each kind
 */
export const searchRecords = (
    params?: SearchRecordsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RecordSearch>(
      {url: `/api/v1/search/records/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getSearchRecordsQueryKey = (params?: SearchRecordsParams,) => {
    return [
    `/api/v1/search/records/`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchRecordsQueryOptions = <TData = Awaited<ReturnType<typeof searchRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>>(params?: SearchRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRecords>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchRecordsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchRecords>>> = ({ signal }) => searchRecords(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof searchRecords>>>
export type SearchRecordsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>


export function useSearchRecords<TData = Awaited<ReturnType<typeof searchRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>>(
 params: undefined |  SearchRecordsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchRecords>>,
          TError,
          Awaited<ReturnType<typeof searchRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchRecords<TData = Awaited<ReturnType<typeof searchRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>>(
 params?: SearchRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchRecords>>,
          TError,
          Awaited<ReturnType<typeof searchRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchRecords<TData = Awaited<ReturnType<typeof searchRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>>(
 params?: SearchRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRecords>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My agency's homes, contacts, demands, events and threads by a few words, the best of each kind
 */

export function useSearchRecords<TData = Awaited<ReturnType<typeof searchRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse>>(
 params?: SearchRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRecords>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchRecordsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Everybody, without signing in: one mail asks the address to confirm within seven days, and until then nothing else is sent. The answer is the same whether the address is known, keeps this search already or has 20 searches, the most it may keep (then no mail goes). The consent is kept with its words and time. 400 at `query` for what a search of the listings would refuse and at `name` when it is blank; 429 for too many tries from one address, or more than five in an hour for one e-mail.
 * @summary Keep a search without an account
 */
export const createAlert = (
    alertInput: BodyType<AlertInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Message>(
      {url: `/api/v1/search/alert/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: alertInput, signal
    },
      options);
    }


/**
 * Whoever holds a link from a mail, without signing in, reads the search it is about. 404 when the link has run out (seven days when it asks to confirm, 400 days in other mails) or the search was ended; 429 for too many tries from one address.
 * @summary The search of a mailed link
 */
export const getAlert = (
    searchToken: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavedSearch>(
      {url: `/api/v1/search/alert/${searchToken}/`, method: 'GET', signal
    },
      options);
    }


/**
 * Whoever holds a link from a mail, without signing in, sets how often its search is told, or pauses it. Paused or set to `never`, what waits is not told any more; set to `instant`, what waits is told at once. 404 when the link has run out or the search was ended; 429 for too many tries from one address.
 * @summary Change the search of a mailed link
 */
export const updateAlert = (
    searchToken: string,
    alertPatch: BodyType<AlertPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavedSearch>(
      {url: `/api/v1/search/alert/${searchToken}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: alertPatch, signal
    },
      options);
    }


/**
 * Whoever holds a link from a mail, without signing in: a search kept without an account is deleted, one of an account stays and writes no mail any more. What waits is not told. 404 when the link has run out or the search was ended; 429 for too many tries from one address.
 * @summary End the search of a mailed link
 */
export const deleteAlert = (
    searchToken: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/search/alert/${searchToken}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * Whoever holds the link from the mail, without signing in: from now on the search is told. Confirming again changes nothing. 404 when the link has run out or the search was ended; 429 for too many tries from one address.
 * @summary Confirm the search of a mailed link; within seven days
 */
export const confirmAlert = (
    searchToken: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavedSearch>(
      {url: `/api/v1/search/alert/${searchToken}/confirm/`, method: 'POST', signal
    },
      options);
    }


/**
 * Any signed-in person whose account has the e-mail the link was sent to: all confirmed searches of that e-mail become theirs and are told on the platform, too. Answers their searches, newest first. 404 when the link has run out, the search was ended, or its e-mail is not that of the account; 429 for too many tries from one address.
 * @summary Take the searches of a mailed link into my account, when its e-mail is mine
 */
export const adoptAlert = (
    searchToken: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavedSearchList>(
      {url: `/api/v1/search/alert/${searchToken}/adopt/`, method: 'POST', signal
    },
      options);
    }


