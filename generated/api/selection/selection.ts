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
  DraftSelectionParams,
  ForbiddenResponse,
  ListSelectionsParams,
  NotFoundResponse,
  OpenHome,
  OpenSelection,
  ReactionInput,
  Selection,
  SelectionDraft,
  SelectionInput,
  SelectionList,
  SelectionMade,
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
 * ADMIN of the agency for all of its demands, STAFF for demands that they look after, entered or that a colleague shares. At most the newest 50, without paging, each with what the buyer opened and said; prices are EUR cents. Of a demand that a colleague only shares `message` and the homes' `text` are null: the letter and the buyer's own words. 404 for a `demandId` that they may not read, another agency's included.
 * @summary What was sent for a demand, newest first
 */
export const listSelections = (
    params?: ListSelectionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SelectionList>(
      {url: `/api/v1/selection/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListSelectionsQueryKey = (params?: ListSelectionsParams,) => {
    return [
    `/api/v1/selection/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSelectionsQueryOptions = <TData = Awaited<ReturnType<typeof listSelections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListSelectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSelections>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSelectionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSelections>>> = ({ signal }) => listSelections(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSelections>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSelectionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSelections>>>
export type ListSelectionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListSelections<TData = Awaited<ReturnType<typeof listSelections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  ListSelectionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSelections>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSelections>>,
          TError,
          Awaited<ReturnType<typeof listSelections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSelections<TData = Awaited<ReturnType<typeof listSelections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListSelectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSelections>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSelections>>,
          TError,
          Awaited<ReturnType<typeof listSelections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSelections<TData = Awaited<ReturnType<typeof listSelections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListSelectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSelections>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What was sent for a demand, newest first
 */

export function useListSelections<TData = Awaited<ReturnType<typeof listSelections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListSelectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSelections>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSelectionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN for the agency's demands, STAFF for those they look after or entered; the homes are on the market and of their own agency. The link works for 60 days and its `url` is answered this once; by EMAIL it is mailed to the buyer as well, for WHATSAPP a prepared message is answered. The histories of the demand and of the buyer tell of it, and the homes count as sent among the demand's matches. 400 at `homes` for a home that is not on the market or not theirs and at `channel` for EMAIL to a buyer without one, or while no ADMIN of the agency has confirmed theirs, 403 for a demand that a colleague only shares, 404 for one they may not read.
 * @summary Send homes to the buyer of a demand
 */
export const createSelection = (
    selectionInput: BodyType<SelectionInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SelectionMade>(
      {url: `/api/v1/selection/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: selectionInput, signal
    },
      options);
    }




export const getCreateSelectionMutationKey = () => ['createSelection'] as const;

export const getCreateSelectionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSelection>>, TError,CreateSelectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createSelection>>, TError,CreateSelectionMutationVariables, TContext> => {

const mutationKey = getCreateSelectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSelection>>, CreateSelectionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSelection(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSelectionMutationResult = NonNullable<Awaited<ReturnType<typeof createSelection>>>
    export type CreateSelectionMutationBody = BodyType<SelectionInput>
    export type CreateSelectionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateSelectionMutationVariables = {data: BodyType<SelectionInput>}

    /**
 * @summary Send homes to the buyer of a demand
 */
export const useCreateSelection = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSelection>>, TError,CreateSelectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSelection>>,
        TError,
        CreateSelectionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSelectionMutationOptions(options), queryClient);
    }
    /**
 * ADMIN for the agency's demands, STAFF for those they look after, entered or that a colleague shares. Nothing is kept or sent. The language is the one asked for, else the buyer's (English where theirs is none of the four), else the caller's; the answer also tells whether the buyer has an e-mail and a phone, the way to begin with and up to 30 homes, best first, that fit the demand and have not been sent for it. 404 for a demand that they may not read, another agency's included.
 * @summary What to begin with: message, way and homes that fit and were not sent
 */
export const draftSelection = (
    params?: DraftSelectionParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SelectionDraft>(
      {url: `/api/v1/selection/draft/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getDraftSelectionQueryKey = (params?: DraftSelectionParams,) => {
    return [
    `/api/v1/selection/draft/`, ...(params ? [params] : [])
    ] as const;
    }


export const getDraftSelectionQueryOptions = <TData = Awaited<ReturnType<typeof draftSelection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: DraftSelectionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof draftSelection>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDraftSelectionQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof draftSelection>>> = ({ signal }) => draftSelection(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof draftSelection>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DraftSelectionQueryResult = NonNullable<Awaited<ReturnType<typeof draftSelection>>>
export type DraftSelectionQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useDraftSelection<TData = Awaited<ReturnType<typeof draftSelection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  DraftSelectionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof draftSelection>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof draftSelection>>,
          TError,
          Awaited<ReturnType<typeof draftSelection>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDraftSelection<TData = Awaited<ReturnType<typeof draftSelection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: DraftSelectionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof draftSelection>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof draftSelection>>,
          TError,
          Awaited<ReturnType<typeof draftSelection>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDraftSelection<TData = Awaited<ReturnType<typeof draftSelection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: DraftSelectionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof draftSelection>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What to begin with: message, way and homes that fit and were not sent
 */

export function useDraftSelection<TData = Awaited<ReturnType<typeof draftSelection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: DraftSelectionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof draftSelection>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDraftSelectionQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Whoever holds the link, without signing in: the message, who sent it with their phone, and the homes with what the buyer said of them; those that have left the market are `gone`. Reading does not count as the buyer's visit. By a link that an agent was given to send on and who has left since, homes and agency alone: name, message and what was said are kept back. 404 when the link has run out, was ended or never was; 429 for too many tries from one address.
 * @summary What the link shows
 */
export const openSelection = (
    selectionToken: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OpenSelection>(
      {url: `/api/v1/selection/open/${selectionToken}/`, method: 'GET', signal
    },
      options);
    }




export const getOpenSelectionQueryKey = (selectionToken: string,) => {
    return [
    `/api/v1/selection/open/${selectionToken}/`
    ] as const;
    }


export const getOpenSelectionQueryOptions = <TData = Awaited<ReturnType<typeof openSelection>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(selectionToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof openSelection>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOpenSelectionQueryKey(selectionToken);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof openSelection>>> = ({ signal }) => openSelection(selectionToken, requestOptions, signal);





   return  { queryKey, queryFn, enabled: selectionToken !== null && selectionToken !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof openSelection>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type OpenSelectionQueryResult = NonNullable<Awaited<ReturnType<typeof openSelection>>>
export type OpenSelectionQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>


export function useOpenSelection<TData = Awaited<ReturnType<typeof openSelection>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 selectionToken: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof openSelection>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof openSelection>>,
          TError,
          Awaited<ReturnType<typeof openSelection>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOpenSelection<TData = Awaited<ReturnType<typeof openSelection>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 selectionToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof openSelection>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof openSelection>>,
          TError,
          Awaited<ReturnType<typeof openSelection>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOpenSelection<TData = Awaited<ReturnType<typeof openSelection>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 selectionToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof openSelection>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the link shows
 */

export function useOpenSelection<TData = Awaited<ReturnType<typeof openSelection>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 selectionToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof openSelection>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOpenSelectionQueryOptions(selectionToken,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Whoever holds the link, without signing in: the first time, the homes count as seen and the demand's history says so; later times change nothing. 404 when the link has run out, was ended or never was; 429 for too many tries from one address.
 * @summary The buyer looks at it
 */
export const seeSelection = (
    selectionToken: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/selection/open/${selectionToken}/seen/`, method: 'POST', signal
    },
      options);
    }


/**
 * Whoever holds the link, without signing in, for one of its homes. What is new goes into the demand's history and teaches its matches, and who sent the homes and who looks after the demand get a notification at once, as far as each may read the demand by then; saying the same again tells nobody. By a link of an agent who has left since it is told without the buyer's name. 400 at `reason` when it is missing with `disliked` or comes with any other reaction; 404 when the link has run out or was ended, or the home is none of its homes; 413 past 10,000 bytes; 429 for too many tries from one address.
 * @summary The buyer says what they think of a home
 */
export const reactToHome = (
    selectionToken: string,
    reactionInput: BodyType<ReactionInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OpenHome>(
      {url: `/api/v1/selection/open/${selectionToken}/reaction/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: reactionInput, signal
    },
      options);
    }




export const getReactToHomeMutationKey = () => ['reactToHome'] as const;

export const getReactToHomeMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reactToHome>>, TError,ReactToHomeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reactToHome>>, TError,ReactToHomeMutationVariables, TContext> => {

const mutationKey = getReactToHomeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reactToHome>>, ReactToHomeMutationVariables> = (props) => {
          const {selectionToken,data} = props ?? {};

          return  reactToHome(selectionToken,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReactToHomeMutationResult = NonNullable<Awaited<ReturnType<typeof reactToHome>>>
    export type ReactToHomeMutationBody = BodyType<ReactionInput>
    export type ReactToHomeMutationError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type ReactToHomeMutationVariables = {selectionToken: string;data: BodyType<ReactionInput>}

    /**
 * @summary The buyer says what they think of a home
 */
export const useReactToHome = <TError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reactToHome>>, TError,ReactToHomeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reactToHome>>,
        TError,
        ReactToHomeMutationVariables,
        TContext
      > => {
      return useMutation(getReactToHomeMutationOptions(options), queryClient);
    }
    /**
 * ADMIN for the agency's selections, STAFF for those of demands that they look after, entered or that a colleague shares: the homes in the order they were sent, with price when sent (EUR cents), when they were seen and what the buyer said. Of a demand that a colleague only shares `message` and the homes' `text` are null: the letter and the buyer's own words. 404 for any other, another agency's included.
 * @summary One selection and what became of it
 */
export const getSelection = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Selection>(
      {url: `/api/v1/selection/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * ADMIN for the agency's selections, STAFF for those of demands that they look after or entered. Its links open nothing from now on; what the buyer said stays, and ending it again changes nothing. 403 when a colleague only shares the demand, 404 for any other, another agency's included.
 * @summary End the link of a selection
 */
export const revokeSelection = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/selection/${id}/`, method: 'DELETE', signal
    },
      options);
    }


