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
  AgendaChange,
  AgendaClashInput,
  AgendaClashList,
  AgendaConflict,
  AgendaEvent,
  AgendaEventInput,
  AgendaEventPatch,
  AgendaPage,
  AgendaUndo,
  AgendaUndoInput,
  BadRequestResponse,
  DeleteAgendaEventParams,
  ForbiddenResponse,
  GetAgendaEventParams,
  ListAgendaParams,
  NotAcceptableResponse,
  NotFoundResponse,
  Route,
  RouteAdoptInput,
  RouteAdopted,
  RouteInput,
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
 * For ADMIN and STAFF of the agency (403 for anybody else). Colleagues' private events are shown as taken time only, to the ADMIN too, and to a STAFF without the permission to see all diaries every event of colleagues that they do not come to. Ordered by start in UTC, not in pages: at most 3000 events, and `cut` says when there are more. A question about kinds, statuses, a contact, a home or a demand leaves out time that is only shown as taken; also answered are the ways between a person's events and the people of the agency, oneself first. 400 at `to` when it is more than 800 days after `from`.
 * @summary Events between two instants, each occurrence of a series by itself
 */
export const listAgenda = (
    params?: ListAgendaParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AgendaPage>(
      {url: `/api/v1/agenda/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListAgendaQueryKey = (params?: ListAgendaParams,) => {
    return [
    `/api/v1/agenda/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAgendaQueryOptions = <TData = Awaited<ReturnType<typeof listAgenda>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListAgendaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgenda>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAgendaQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAgenda>>> = ({ signal }) => listAgenda(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAgenda>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAgendaQueryResult = NonNullable<Awaited<ReturnType<typeof listAgenda>>>
export type ListAgendaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListAgenda<TData = Awaited<ReturnType<typeof listAgenda>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListAgendaParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgenda>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAgenda>>,
          TError,
          Awaited<ReturnType<typeof listAgenda>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAgenda<TData = Awaited<ReturnType<typeof listAgenda>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListAgendaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgenda>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAgenda>>,
          TError,
          Awaited<ReturnType<typeof listAgenda>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAgenda<TData = Awaited<ReturnType<typeof listAgenda>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListAgendaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgenda>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Events between two instants, each occurrence of a series by itself
 */

export function useListAgenda<TData = Awaited<ReturnType<typeof listAgenda>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListAgendaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgenda>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAgendaQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF (403 for anybody else), into one's own diary; an ADMIN also into that of anybody active in the agency. Clashes are answered, never a refusal; a visit is noted in the timeline of every contact who comes, open diaries of all concerned hear of it live, and `undo` takes it back within ten minutes. 400 at its field for an unknown time zone, an end before the start, more than 60 days, whole days that do not begin at midnight, a rule that is none or makes no date, another's diary, and people, homes, demands or enquiries that are not of the agency or that the caller may not see.
 * @summary A new event, or a series of them
 */
export const createAgendaEvent = (
    agendaEventInput: BodyType<AgendaEventInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AgendaChange>(
      {url: `/api/v1/agenda/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: agendaEventInput, signal
    },
      options);
    }




export const getCreateAgendaEventMutationKey = () => ['createAgendaEvent'] as const;

export const getCreateAgendaEventMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAgendaEvent>>, TError,CreateAgendaEventMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createAgendaEvent>>, TError,CreateAgendaEventMutationVariables, TContext> => {

const mutationKey = getCreateAgendaEventMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAgendaEvent>>, CreateAgendaEventMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAgendaEvent(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAgendaEventMutationResult = NonNullable<Awaited<ReturnType<typeof createAgendaEvent>>>
    export type CreateAgendaEventMutationBody = BodyType<AgendaEventInput>
    export type CreateAgendaEventMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateAgendaEventMutationVariables = {data: BodyType<AgendaEventInput>}

    /**
 * @summary A new event, or a series of them
 */
export const useCreateAgendaEvent = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAgendaEvent>>, TError,CreateAgendaEventMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAgendaEvent>>,
        TError,
        CreateAgendaEventMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAgendaEventMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF, in their agency's diaries (403 for anybody else). Writes nothing and refuses nothing: it answers up to 12 warnings in the language of the request, looking four hours before and after; tasks and reminders clash with nothing, a whole day says nothing of ways, and of a colleague's private time only its hours are told. Homes of another agency count as if they were not there. 400 at its field when the end is before the start, a whole day does not begin and end at midnight of the islands, the event is longer than 60 days, or it begins before 1900 or after 2099.
 * @summary What an event would clash with: agents, people, homes, keys, the way between two homes
 */
export const checkAgenda = (
    agendaClashInput: BodyType<AgendaClashInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AgendaClashList>(
      {url: `/api/v1/agenda/clash/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: agendaClashInput, signal
    },
      options);
    }


/**
 * For ADMIN and STAFF, of their own day or, with the permission to see all diaries, a colleague's. Writes nothing. What is confirmed stays at its hour; single events that are only `requested`, that the caller may change and whose home's place is known may move: visits within the hours in which the agent takes visits, others between `start` and `end`, nobody at lunch. What stands in the diary without a place keeps its time. The order is exact for up to 12 calls (406 for more), minutes by road are the diary's own estimate, and nobody crosses to another island within half a day. 404 for somebody who is not of the agency, 400 at its field for hours that run backwards.
 * @summary The order of a day's calls with the least time on the road
 */
export const proposeRoute = (
    routeInput: BodyType<RouteInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Route>(
      {url: `/api/v1/agenda/route/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: routeInput, signal
    },
      options);
    }


/**
 * For ADMIN and STAFF, of what they may change (404 for what they cannot read, 403 for what they may only read). All of it or nothing: 406 when one was confirmed since or belongs to a series, 409 with what is stored when a version is stale. Each call keeps its length; open diaries hear of it live, and `undo` takes all of it back within ten minutes.
 * @summary Move requested calls of a day to other hours, as one act
 */
export const adoptRoute = (
    routeAdoptInput: BodyType<RouteAdoptInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RouteAdopted>(
      {url: `/api/v1/agenda/route/adopt/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: routeAdoptInput, signal
    },
      options);
    }




export const getAdoptRouteMutationKey = () => ['adoptRoute'] as const;

export const getAdoptRouteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | AgendaConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof adoptRoute>>, TError,AdoptRouteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof adoptRoute>>, TError,AdoptRouteMutationVariables, TContext> => {

const mutationKey = getAdoptRouteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof adoptRoute>>, AdoptRouteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  adoptRoute(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AdoptRouteMutationResult = NonNullable<Awaited<ReturnType<typeof adoptRoute>>>
    export type AdoptRouteMutationBody = BodyType<RouteAdoptInput>
    export type AdoptRouteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | AgendaConflict | TooLargeResponse | UnsupportedResponse>
    export type AdoptRouteMutationVariables = {data: BodyType<RouteAdoptInput>}

    /**
 * @summary Move requested calls of a day to other hours, as one act
 */
export const useAdoptRoute = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | AgendaConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof adoptRoute>>, TError,AdoptRouteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof adoptRoute>>,
        TError,
        AdoptRouteMutationVariables,
        TContext
      > => {
      return useMutation(getAdoptRouteMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF, of their own acts only. Puts rows, people and homes back as they were and takes away what the act had made; versions go on, so what was read in between is stale, and open diaries hear of it live. 404 for an unknown `undo`, somebody else's, one that was used, and one older than ten minutes; 406 when the event was changed since.
 * @summary Take back a change, a move or a deletion of mine, unless somebody changed the event since (406)
 */
export const undoAgenda = (
    agendaUndoInput: BodyType<AgendaUndoInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/agenda/undo/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: agendaUndoInput, signal
    },
      options);
    }


/**
 * For ADMIN and STAFF: one's own events, those one wrote or comes to, and what colleagues do not keep private (a STAFF needs the permission to see all diaries for that). Of a series without `occurrence` the first one that stands is answered; addresses, keys, how to reach people and what a stranger wrote with the visit they booked are left out for who has no right to them. 404 for another agency's event, colleagues' private time, a deleted event, and an occurrence the rule does not make.
 * @summary One event; of a series the occurrence asked for
 */
export const getAgendaEvent = (
    id: string,
    params?: GetAgendaEventParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AgendaEvent>(
      {url: `/api/v1/agenda/${id}/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAgendaEventQueryKey = (id: string,
    params?: GetAgendaEventParams,) => {
    return [
    `/api/v1/agenda/${id}/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetAgendaEventQueryOptions = <TData = Awaited<ReturnType<typeof getAgendaEvent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: GetAgendaEventParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgendaEvent>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAgendaEventQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAgendaEvent>>> = ({ signal }) => getAgendaEvent(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAgendaEvent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAgendaEventQueryResult = NonNullable<Awaited<ReturnType<typeof getAgendaEvent>>>
export type GetAgendaEventQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetAgendaEvent<TData = Awaited<ReturnType<typeof getAgendaEvent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  GetAgendaEventParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgendaEvent>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgendaEvent>>,
          TError,
          Awaited<ReturnType<typeof getAgendaEvent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAgendaEvent<TData = Awaited<ReturnType<typeof getAgendaEvent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: GetAgendaEventParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgendaEvent>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgendaEvent>>,
          TError,
          Awaited<ReturnType<typeof getAgendaEvent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAgendaEvent<TData = Awaited<ReturnType<typeof getAgendaEvent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: GetAgendaEventParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgendaEvent>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One event; of a series the occurrence asked for
 */

export function useGetAgendaEvent<TData = Awaited<ReturnType<typeof getAgendaEvent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: GetAgendaEventParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgendaEvent>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAgendaEventQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF: one's own diary and what one wrote oneself; an ADMIN also what colleagues do not keep private. 404 for what one cannot read, 403 for what one may only read. Moved without an end it keeps its length; open diaries of all concerned hear of it live, and the answer holds clashes (never a refusal) and an `undo` that works for ten minutes. 400 at its field for times, a rule, a person, a home or a demand that the diary cannot hold or the caller may not use, for an occurrence the rule does not make, and for a new rule with the scope `this`; 409 with what is stored when the version is stale.
 * @summary Move or change an event, an occurrence, the rest of a series or all of it
 */
export const updateAgendaEvent = (
    id: string,
    agendaEventPatch: BodyType<AgendaEventPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AgendaChange>(
      {url: `/api/v1/agenda/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: agendaEventPatch, signal
    },
      options);
    }




export const getUpdateAgendaEventMutationKey = () => ['updateAgendaEvent'] as const;

export const getUpdateAgendaEventMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AgendaConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAgendaEvent>>, TError,UpdateAgendaEventMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAgendaEvent>>, TError,UpdateAgendaEventMutationVariables, TContext> => {

const mutationKey = getUpdateAgendaEventMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAgendaEvent>>, UpdateAgendaEventMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateAgendaEvent(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAgendaEventMutationResult = NonNullable<Awaited<ReturnType<typeof updateAgendaEvent>>>
    export type UpdateAgendaEventMutationBody = BodyType<AgendaEventPatch>
    export type UpdateAgendaEventMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AgendaConflict | TooLargeResponse | UnsupportedResponse>
    export type UpdateAgendaEventMutationVariables = {id: string;data: BodyType<AgendaEventPatch>}

    /**
 * @summary Move or change an event, an occurrence, the rest of a series or all of it
 */
export const useUpdateAgendaEvent = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AgendaConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAgendaEvent>>, TError,UpdateAgendaEventMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAgendaEvent>>,
        TError,
        UpdateAgendaEventMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAgendaEventMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF: one's own diary and what one wrote oneself; an ADMIN also what colleagues do not keep private. 404 for what one cannot read, 403 for what one may only read. Open diaries of all concerned hear of it live, and the answered `undo` brings it back within ten minutes. 400 at `occurrence` when `this` or `following` names none, or one that the rule does not make.
 * @summary Take an event, an occurrence, the rest of a series or all of it away
 */
export const deleteAgendaEvent = (
    id: string,
    params?: DeleteAgendaEventParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AgendaUndo>(
      {url: `/api/v1/agenda/${id}/`, method: 'DELETE',
        params, signal
    },
      options);
    }


