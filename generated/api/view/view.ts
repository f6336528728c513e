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
  ListView,
  ListViewInput,
  ListViewList,
  ListViewPatch,
  ListViewsParams,
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
 * ADMIN and STAFF of an agency: first their own views of the list, then those that colleagues share, each by name, without paging. `isDefault` marks the one that the caller's list opens with, `mine` those that they may change.
 * @summary Views of a list: my own and those colleagues share with the agency
 */
export const listViews = (
    params: ListViewsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListViewList>(
      {url: `/api/v1/view/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListViewsQueryKey = (params?: ListViewsParams,) => {
    return [
    `/api/v1/view/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListViewsQueryOptions = <TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params: ListViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListViewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listViews>>> = ({ signal }) => listViews(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListViewsQueryResult = NonNullable<Awaited<ReturnType<typeof listViews>>>
export type ListViewsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListViews<TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: ListViewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listViews>>,
          TError,
          Awaited<ReturnType<typeof listViews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListViews<TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: ListViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listViews>>,
          TError,
          Awaited<ReturnType<typeof listViews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListViews<TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: ListViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Views of a list: my own and those colleagues share with the agency
 */

export function useListViews<TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: ListViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListViewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN and STAFF of an agency, for themselves; `shared` shows it to colleagues, `isDefault` opens the caller's list with it in place of another. 400 at `name` when it is blank, when another of their views of the list has it (upper and lower case count alike) or past 40 views of a list, at `query.…` and `columns.…` for what the list does not know.
 * @summary Keep the search I look at as a view
 */
export const createView = (
    listViewInput: BodyType<ListViewInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListView>(
      {url: `/api/v1/view/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: listViewInput, signal
    },
      options);
    }




export const getCreateViewMutationKey = () => ['createView'] as const;

export const getCreateViewMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createView>>, TError,CreateViewMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createView>>, TError,CreateViewMutationVariables, TContext> => {

const mutationKey = getCreateViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createView>>, CreateViewMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createView(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateViewMutationResult = NonNullable<Awaited<ReturnType<typeof createView>>>
    export type CreateViewMutationBody = BodyType<ListViewInput>
    export type CreateViewMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateViewMutationVariables = {data: BodyType<ListViewInput>}

    /**
 * @summary Keep the search I look at as a view
 */
export const useCreateView = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createView>>, TError,CreateViewMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createView>>,
        TError,
        CreateViewMutationVariables,
        TContext
      > => {
      return useMutation(getCreateViewMutationOptions(options), queryClient);
    }
    /**
 * Everybody of the agency for their own views, an ADMIN also for those that colleagues share; for anybody who sees a view, whether their own list opens with it. What is not sent stays; a view that is shared no longer is also nobody else's default. 400 as when a view is made; 403 for a STAFF who changes more than the default of a colleague's; 404 for a view that is not shared with them, another agency's included.
 * @summary Rename, change or share a view; the default may be a colleague's
 */
export const updateView = (
    id: string,
    listViewPatch: BodyType<ListViewPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListView>(
      {url: `/api/v1/view/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: listViewPatch, signal
    },
      options);
    }


/**
 * Everybody of the agency for their own views, an ADMIN also for those that colleagues share. Lists that opened with it open as they do without a view. 403 for a STAFF and a colleague's shared view, 404 for a view that is not shared with them, another agency's included.
 * @summary Remove a view of mine; an ADMIN also shared ones
 */
export const removeView = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/view/${id}/`, method: 'DELETE', signal
    },
      options);
    }


