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
  Demand,
  DemandBulk,
  DemandBulkResult,
  DemandConflict,
  DemandHistoryEntry,
  DemandHistoryPage,
  DemandInput,
  DemandNoteInput,
  DemandPage,
  DemandPatch,
  DemandStatusInput,
  DemandTags,
  ForbiddenResponse,
  ListDemandHistoryParams,
  ListDemandsParams,
  NotAcceptableResponse,
  NotFoundResponse,
  TooLargeResponse,
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
 * For ADMIN and STAFF of an agency, 403 for any other role; a STAFF gets those they look after or entered and what colleagues share. Newest change first unless `sort` says otherwise, 24 a page, with `next` and `previous`, the total, and the counts of the tabs, which no filter changes. Prices are EUR cents; a demand without a maximum counts as the dearest, one without a person or with nothing unanswered comes last in those orders. 400 for a cursor that is not of this order.
 * @summary Demands: an agent sees their own and shared ones, an ADMIN the agency's
 */
export const listDemands = (
    params?: ListDemandsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DemandPage>(
      {url: `/api/v1/demand/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListDemandsQueryKey = (params?: ListDemandsParams,) => {
    return [
    `/api/v1/demand/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDemandsQueryOptions = <TData = Awaited<ReturnType<typeof listDemands>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListDemandsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemands>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDemandsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDemands>>> = ({ signal }) => listDemands(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDemands>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDemandsQueryResult = NonNullable<Awaited<ReturnType<typeof listDemands>>>
export type ListDemandsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListDemands<TData = Awaited<ReturnType<typeof listDemands>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListDemandsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemands>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDemands>>,
          TError,
          Awaited<ReturnType<typeof listDemands>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDemands<TData = Awaited<ReturnType<typeof listDemands>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListDemandsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemands>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDemands>>,
          TError,
          Awaited<ReturnType<typeof listDemands>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDemands<TData = Awaited<ReturnType<typeof listDemands>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListDemandsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemands>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Demands: an agent sees their own and shared ones, an ADMIN the agency's
 */

export function useListDemands<TData = Awaited<ReturnType<typeof listDemands>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListDemandsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemands>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDemandsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for any other role; whoever enters it looks after it unless an ADMIN names somebody else. A person told here is found again by e-mail or phone or becomes a contact; history and the person's timeline note it, and matching is told. 400 when nobody is named or there is neither e-mail nor phone, for a contact the caller may not read, an agent who is not an active person of the agency or, from a STAFF, anybody but themselves, ranges and dates that end before they begin, features or places both wanted and ruled out, unknown places, and drawn areas that are none.
 * @summary Start a demand as searching
 */
export const createDemand = (
    demandInput: BodyType<DemandInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Demand>(
      {url: `/api/v1/demand/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: demandInput, signal
    },
      options);
    }




export const getCreateDemandMutationKey = () => ['createDemand'] as const;

export const getCreateDemandMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDemand>>, TError,CreateDemandMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createDemand>>, TError,CreateDemandMutationVariables, TContext> => {

const mutationKey = getCreateDemandMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDemand>>, CreateDemandMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDemand(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDemandMutationResult = NonNullable<Awaited<ReturnType<typeof createDemand>>>
    export type CreateDemandMutationBody = BodyType<DemandInput>
    export type CreateDemandMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateDemandMutationVariables = {data: BodyType<DemandInput>}

    /**
 * @summary Start a demand as searching
 */
export const useCreateDemand = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDemand>>, TError,CreateDemandMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDemand>>,
        TError,
        CreateDemandMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDemandMutationOptions(options), queryClient);
    }
    /**
 * ADMIN and STAFF of an agency, 403 for any other role; up to 200 at once, each an act of its own. A demand that the caller cannot see, may only read, or that the change does not fit (its status, a status without a reason, an agent of another agency, an agent named by a STAFF, putting away without the permission to delete) is refused by itself, with the reason in words, and the others are changed all the same. 400 when no change is asked for. Whoever made the change can take it back for ten minutes, by the answered `undoId`.
 * @summary One change for several demands: status, agent, tags, archive
 */
export const changeDemands = (
    demandBulk: BodyType<DemandBulk>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DemandBulkResult>(
      {url: `/api/v1/demand/bulk/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: demandBulk, signal
    },
      options);
    }


/**
 * For ADMIN and STAFF, and only for whoever made the change, also among ADMINs: everybody else's is 404. Each demand is set back by itself, with an entry in its history; one that was changed since, or that the caller may no longer change, stays as it is and is told as refused, with the reason in words. 400 when ten minutes are over or the change was taken back already.
 * @summary Take a change of several demands back, where nothing has changed since
 */
export const undoDemandBulk = (
    bulkId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DemandBulkResult>(
      {url: `/api/v1/demand/bulk/${bulkId}/undo/`, method: 'POST', signal
    },
      options);
    }


/**
 * For ADMIN (the agency's demands) and STAFF (those they look after or entered, and what colleagues share), 403 for any other role. The most used come first, at most 200, those of demands that are put away among them.
 * @summary Tags in use on demands within my rights
 */
export const listDemandTags = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DemandTags>(
      {url: `/api/v1/demand/tag/`, method: 'GET', signal
    },
      options);
    }




export const getListDemandTagsQueryKey = () => {
    return [
    `/api/v1/demand/tag/`
    ] as const;
    }


export const getListDemandTagsQueryOptions = <TData = Awaited<ReturnType<typeof listDemandTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemandTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDemandTagsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDemandTags>>> = ({ signal }) => listDemandTags(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDemandTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDemandTagsQueryResult = NonNullable<Awaited<ReturnType<typeof listDemandTags>>>
export type ListDemandTagsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListDemandTags<TData = Awaited<ReturnType<typeof listDemandTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemandTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDemandTags>>,
          TError,
          Awaited<ReturnType<typeof listDemandTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDemandTags<TData = Awaited<ReturnType<typeof listDemandTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemandTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDemandTags>>,
          TError,
          Awaited<ReturnType<typeof listDemandTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDemandTags<TData = Awaited<ReturnType<typeof listDemandTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemandTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tags in use on demands within my rights
 */

export function useListDemandTags<TData = Awaited<ReturnType<typeof listDemandTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemandTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDemandTagsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN (the agency's) and STAFF (those they look after or entered, and what a colleague shares), 403 for any other role; every other demand is 404. A colleague's shared one comes without the person's e-mail and phone, the notes and the buyer's circumstances but for the urgency, with `own` false. Money is EUR cents, areas m2, moments UTC.
 * @summary One demand, everything known
 */
export const getDemand = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Demand>(
      {url: `/api/v1/demand/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetDemandQueryKey = (id: string,) => {
    return [
    `/api/v1/demand/${id}/`
    ] as const;
    }


export const getGetDemandQueryOptions = <TData = Awaited<ReturnType<typeof getDemand>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemand>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDemandQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDemand>>> = ({ signal }) => getDemand(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDemand>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDemandQueryResult = NonNullable<Awaited<ReturnType<typeof getDemand>>>
export type GetDemandQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetDemand<TData = Awaited<ReturnType<typeof getDemand>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemand>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDemand>>,
          TError,
          Awaited<ReturnType<typeof getDemand>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDemand<TData = Awaited<ReturnType<typeof getDemand>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemand>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDemand>>,
          TError,
          Awaited<ReturnType<typeof getDemand>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDemand<TData = Awaited<ReturnType<typeof getDemand>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemand>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One demand, everything known
 */

export function useGetDemand<TData = Awaited<ReturnType<typeof getDemand>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDemand>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDemandQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN (the agency's) and STAFF (those they look after or entered). Each changed field becomes an entry of the history, and matching is told. 400 for ranges and dates that end before they begin, features or places both wanted and ruled out, unknown places, drawn areas that are none, a contact the caller may not read, and for an agent who is not an active person of the agency or, from a STAFF, anybody but themselves; 403 for a colleague's shared demand, 404 for any other, and 409 with what is stored when the version is stale.
 * @summary Save one or more parts; each sent part replaces the stored one
 */
export const updateDemand = (
    id: string,
    demandPatch: BodyType<DemandPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Demand>(
      {url: `/api/v1/demand/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: demandPatch, signal
    },
      options);
    }




export const getUpdateDemandMutationKey = () => ['updateDemand'] as const;

export const getUpdateDemandMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DemandConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDemand>>, TError,UpdateDemandMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDemand>>, TError,UpdateDemandMutationVariables, TContext> => {

const mutationKey = getUpdateDemandMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDemand>>, UpdateDemandMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateDemand(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDemandMutationResult = NonNullable<Awaited<ReturnType<typeof updateDemand>>>
    export type UpdateDemandMutationBody = BodyType<DemandPatch>
    export type UpdateDemandMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DemandConflict | TooLargeResponse | UnsupportedResponse>
    export type UpdateDemandMutationVariables = {id: string;data: BodyType<DemandPatch>}

    /**
 * @summary Save one or more parts; each sent part replaces the stored one
 */
export const useUpdateDemand = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DemandConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDemand>>, TError,UpdateDemandMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDemand>>,
        TError,
        UpdateDemandMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDemandMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN (the agency's) and for STAFF whose ADMIN lets them delete (those they look after or entered), whatever the status. The history notes it; a demand that is put away already stays so, and the answer is the same. 403 without that right or for a colleague's shared demand, 404 for one the caller may not see.
 * @summary Put away: gone from the lists and from matching, can be restored
 */
export const archiveDemand = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/demand/${id}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * For an ADMIN (the agency's) and the STAFF who looks after or entered the demand. SEARCH may become CANCEL or WON, either of these SEARCH again; history and the person's timeline note it, and matching is told. 400 for a reason that does not explain the new status, 403 for a colleague's shared demand, 404 for one the caller may not see, 406 when the demand is put away or the one status does not follow the other, and 409 with what is stored when the version is stale.
 * @summary Change status with a reason
 */
export const changeDemandStatus = (
    id: string,
    demandStatusInput: BodyType<DemandStatusInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Demand>(
      {url: `/api/v1/demand/${id}/status/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: demandStatusInput, signal
    },
      options);
    }




export const getChangeDemandStatusMutationKey = () => ['changeDemandStatus'] as const;

export const getChangeDemandStatusMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | DemandConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeDemandStatus>>, TError,ChangeDemandStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeDemandStatus>>, TError,ChangeDemandStatusMutationVariables, TContext> => {

const mutationKey = getChangeDemandStatusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeDemandStatus>>, ChangeDemandStatusMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeDemandStatus(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeDemandStatusMutationResult = NonNullable<Awaited<ReturnType<typeof changeDemandStatus>>>
    export type ChangeDemandStatusMutationBody = BodyType<DemandStatusInput>
    export type ChangeDemandStatusMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | DemandConflict | TooLargeResponse | UnsupportedResponse>
    export type ChangeDemandStatusMutationVariables = {id: string;data: BodyType<DemandStatusInput>}

    /**
 * @summary Change status with a reason
 */
export const useChangeDemandStatus = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | DemandConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeDemandStatus>>, TError,ChangeDemandStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeDemandStatus>>,
        TError,
        ChangeDemandStatusMutationVariables,
        TContext
      > => {
      return useMutation(getChangeDemandStatusMutationOptions(options), queryClient);
    }
    /**
 * For an ADMIN (the agency's) and the STAFF who looks after or entered the demand. It is back in the lists and in matching with the status it had, and the history notes it; one that is not put away is answered as it is. 403 for a colleague's shared demand, 404 for one the caller may not see.
 * @summary Bring back what was put away, as it was
 */
export const restoreDemand = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Demand>(
      {url: `/api/v1/demand/${id}/restore/`, method: 'POST', signal
    },
      options);
    }


/**
 * For who may read the demand: an ADMIN, the STAFF who looks after or entered it, and colleagues it is shared with; 404 for anybody else of an agency. Colleagues do not get notes, calls, mails and the buyer's circumstances. 24 a page unless told, `next` leads on to older entries; moments are UTC. 400 for a cursor that is none.
 * @summary What happened to a demand, newest first
 */
export const listDemandHistory = (
    id: string,
    params?: ListDemandHistoryParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DemandHistoryPage>(
      {url: `/api/v1/demand/${id}/history/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListDemandHistoryQueryKey = (id: string,
    params?: ListDemandHistoryParams,) => {
    return [
    `/api/v1/demand/${id}/history/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDemandHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listDemandHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListDemandHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemandHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDemandHistoryQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDemandHistory>>> = ({ signal }) => listDemandHistory(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDemandHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDemandHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listDemandHistory>>>
export type ListDemandHistoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListDemandHistory<TData = Awaited<ReturnType<typeof listDemandHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  ListDemandHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemandHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDemandHistory>>,
          TError,
          Awaited<ReturnType<typeof listDemandHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDemandHistory<TData = Awaited<ReturnType<typeof listDemandHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListDemandHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemandHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDemandHistory>>,
          TError,
          Awaited<ReturnType<typeof listDemandHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDemandHistory<TData = Awaited<ReturnType<typeof listDemandHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListDemandHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemandHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What happened to a demand, newest first
 */

export function useListDemandHistory<TData = Awaited<ReturnType<typeof listDemandHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListDemandHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemandHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDemandHistoryQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For an ADMIN (the agency's) and the STAFF who looks after or entered the demand. The note, call or mail is written into the demand's history and, unless the person was erased, into their timeline; the demand's version stays. 403 for a colleague's shared demand, 404 for one the caller may not see.
 * @summary Note something about a demand
 */
export const addDemandNote = (
    id: string,
    demandNoteInput: BodyType<DemandNoteInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DemandHistoryEntry>(
      {url: `/api/v1/demand/${id}/history/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: demandNoteInput, signal
    },
      options);
    }




export const getAddDemandNoteMutationKey = () => ['addDemandNote'] as const;

export const getAddDemandNoteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addDemandNote>>, TError,AddDemandNoteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addDemandNote>>, TError,AddDemandNoteMutationVariables, TContext> => {

const mutationKey = getAddDemandNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addDemandNote>>, AddDemandNoteMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addDemandNote(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddDemandNoteMutationResult = NonNullable<Awaited<ReturnType<typeof addDemandNote>>>
    export type AddDemandNoteMutationBody = BodyType<DemandNoteInput>
    export type AddDemandNoteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type AddDemandNoteMutationVariables = {id: string;data: BodyType<DemandNoteInput>}

    /**
 * @summary Note something about a demand
 */
export const useAddDemandNote = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addDemandNote>>, TError,AddDemandNoteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addDemandNote>>,
        TError,
        AddDemandNoteMutationVariables,
        TContext
      > => {
      return useMutation(getAddDemandNoteMutationOptions(options), queryClient);
    }
