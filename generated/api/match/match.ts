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
  CountMatchesParams,
  DemandId,
  DemandMatch,
  DemandMatchPage,
  ForbiddenResponse,
  HomeId,
  ListDemandMatchesParams,
  ListPropertyMatchesParams,
  MatchCountList,
  MatchReactionInput,
  MatchTuningInput,
  MatchTuningList,
  NearMissList,
  NotFoundResponse,
  PropertyMatchPage,
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
 * An agency's ADMIN and STAFF, for open demands they may read: an ADMIN the agency's, a STAFF their own and those colleagues share. Disliked and discarded homes are not counted; a demand or home without a good match is missing from the answer, and what the caller may not read is left out without an error. 400 for more than 100 ids of a kind, or for what is no id; 403 for other roles.
 * @summary Good matches (70 and more) of demands and homes in a list
 */
export const countMatches = (
    params?: CountMatchesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MatchCountList>(
      {url: `/api/v1/match/count/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getCountMatchesQueryKey = (params?: CountMatchesParams,) => {
    return [
    `/api/v1/match/count/`, ...(params ? [params] : [])
    ] as const;
    }


export const getCountMatchesQueryOptions = <TData = Awaited<ReturnType<typeof countMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: CountMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMatches>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountMatchesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countMatches>>> = ({ signal }) => countMatches(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countMatches>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountMatchesQueryResult = NonNullable<Awaited<ReturnType<typeof countMatches>>>
export type CountMatchesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useCountMatches<TData = Awaited<ReturnType<typeof countMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  CountMatchesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMatches>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countMatches>>,
          TError,
          Awaited<ReturnType<typeof countMatches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountMatches<TData = Awaited<ReturnType<typeof countMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: CountMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMatches>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countMatches>>,
          TError,
          Awaited<ReturnType<typeof countMatches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountMatches<TData = Awaited<ReturnType<typeof countMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: CountMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMatches>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Good matches (70 and more) of demands and homes in a list
 */

export function useCountMatches<TData = Awaited<ReturnType<typeof countMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: CountMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMatches>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountMatchesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN and STAFF, for a demand they may read (an ADMIN any of the agency's, a STAFF their own and those colleagues share); any other demand is 404. Homes of other agencies, and of colleagues who do not share them, are told only as the public sees them. Ordered by score, highest first, 24 a page unless told; of one state or one near miss at most 500 are listed, and a near miss that is not known gives an empty list; prices are EUR cents, areas m2. 400 for a cursor that is not of this list; 403 for other roles.
 * @summary Homes that fit a demand, best first: the own agency's and what other agencies show in public
 */
export const listDemandMatches = (
    demandId: DemandId,
    params?: ListDemandMatchesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DemandMatchPage>(
      {url: `/api/v1/match/demand/${demandId}/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListDemandMatchesQueryKey = (demandId: DemandId,
    params?: ListDemandMatchesParams,) => {
    return [
    `/api/v1/match/demand/${demandId}/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDemandMatchesQueryOptions = <TData = Awaited<ReturnType<typeof listDemandMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(demandId: DemandId,
    params?: ListDemandMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemandMatches>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDemandMatchesQueryKey(demandId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDemandMatches>>> = ({ signal }) => listDemandMatches(demandId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: demandId !== null && demandId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDemandMatches>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDemandMatchesQueryResult = NonNullable<Awaited<ReturnType<typeof listDemandMatches>>>
export type ListDemandMatchesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListDemandMatches<TData = Awaited<ReturnType<typeof listDemandMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 demandId: DemandId,
    params: undefined |  ListDemandMatchesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemandMatches>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDemandMatches>>,
          TError,
          Awaited<ReturnType<typeof listDemandMatches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDemandMatches<TData = Awaited<ReturnType<typeof listDemandMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 demandId: DemandId,
    params?: ListDemandMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemandMatches>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDemandMatches>>,
          TError,
          Awaited<ReturnType<typeof listDemandMatches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDemandMatches<TData = Awaited<ReturnType<typeof listDemandMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 demandId: DemandId,
    params?: ListDemandMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemandMatches>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Homes that fit a demand, best first: the own agency's and what other agencies show in public
 */

export function useListDemandMatches<TData = Awaited<ReturnType<typeof listDemandMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 demandId: DemandId,
    params?: ListDemandMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDemandMatches>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDemandMatchesQueryOptions(demandId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN and STAFF, for a demand they may read (an ADMIN any of the agency's, a STAFF their own and those colleagues share); any other demand is 404, other roles 403. Counts homes on the market that break one condition alone, and by little: at most 15 % above the price, at least 70 % of the area, at most two rooms fewer, or a place nearby; operation and type are never given way. Up to eight groups, most homes first, in EUR cents, m2, rooms or metres; disliked and discarded homes are left out.
 * @summary What would fit if the buyer gave way in exactly one thing
 */
export const listNearMisses = (
    demandId: DemandId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NearMissList>(
      {url: `/api/v1/match/demand/${demandId}/near/`, method: 'GET', signal
    },
      options);
    }




export const getListNearMissesQueryKey = (demandId: DemandId,) => {
    return [
    `/api/v1/match/demand/${demandId}/near/`
    ] as const;
    }


export const getListNearMissesQueryOptions = <TData = Awaited<ReturnType<typeof listNearMisses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(demandId: DemandId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearMisses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNearMissesQueryKey(demandId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNearMisses>>> = ({ signal }) => listNearMisses(demandId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: demandId !== null && demandId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNearMisses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNearMissesQueryResult = NonNullable<Awaited<ReturnType<typeof listNearMisses>>>
export type ListNearMissesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListNearMisses<TData = Awaited<ReturnType<typeof listNearMisses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 demandId: DemandId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearMisses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNearMisses>>,
          TError,
          Awaited<ReturnType<typeof listNearMisses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNearMisses<TData = Awaited<ReturnType<typeof listNearMisses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 demandId: DemandId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearMisses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNearMisses>>,
          TError,
          Awaited<ReturnType<typeof listNearMisses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNearMisses<TData = Awaited<ReturnType<typeof listNearMisses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 demandId: DemandId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearMisses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What would fit if the buyer gave way in exactly one thing
 */

export function useListNearMisses<TData = Awaited<ReturnType<typeof listNearMisses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 demandId: DemandId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearMisses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNearMissesQueryOptions(demandId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN, and the STAFF who look after the demand or entered it; a demand they can only read is 403, one they cannot see 404. The homes of the demand are weighed anew soon after. Answers all that reactions have taught about the demand, and whether each of it counts. 400 for a criterion that does not exist.
 * @summary Leave out what reactions taught about one criterion, or take it in again
 */
export const tuneMatches = (
    demandId: DemandId,
    matchTuningInput: BodyType<MatchTuningInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MatchTuningList>(
      {url: `/api/v1/match/demand/${demandId}/tuning/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: matchTuningInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN, and the STAFF who look after the demand or entered it; a demand they can only read is 403, one they cannot see 404, as is a home off the market or one they cannot see. The change is written in the demand's history and teaches how much each of its criteria counts, so that its homes are weighed anew soon after. `sent` and `liked` do not set back what is further along, and `new` takes a home that was sent back to `sent`. 400 for `disliked` without a reason, or a reason with any other state.
 * @summary What became of a home for a demand; `new` takes it back
 */
export const reactToMatch = (
    demandId: DemandId,
    propertyId: HomeId,
    matchReactionInput: BodyType<MatchReactionInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DemandMatch>(
      {url: `/api/v1/match/demand/${demandId}/home/${propertyId}/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: matchReactionInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN and STAFF, for a home they may read, drafts included (an ADMIN any of the agency's, a STAFF their own and those colleagues share), and for one that a partner shares with the agency now, by what is public of it; any other home is 404. Lists the open demands the caller may read, without those for which the home was disliked or discarded. Ordered by score, highest first, 24 a page unless told; prices are EUR cents. 400 for a cursor that is not of this list; 403 for other roles.
 * @summary Demands of the agency that a home fits, best first
 */
export const listPropertyMatches = (
    propertyId: HomeId,
    params?: ListPropertyMatchesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PropertyMatchPage>(
      {url: `/api/v1/match/property/${propertyId}/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPropertyMatchesQueryKey = (propertyId: HomeId,
    params?: ListPropertyMatchesParams,) => {
    return [
    `/api/v1/match/property/${propertyId}/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPropertyMatchesQueryOptions = <TData = Awaited<ReturnType<typeof listPropertyMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(propertyId: HomeId,
    params?: ListPropertyMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyMatches>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPropertyMatchesQueryKey(propertyId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPropertyMatches>>> = ({ signal }) => listPropertyMatches(propertyId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: propertyId !== null && propertyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPropertyMatches>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPropertyMatchesQueryResult = NonNullable<Awaited<ReturnType<typeof listPropertyMatches>>>
export type ListPropertyMatchesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListPropertyMatches<TData = Awaited<ReturnType<typeof listPropertyMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 propertyId: HomeId,
    params: undefined |  ListPropertyMatchesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyMatches>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPropertyMatches>>,
          TError,
          Awaited<ReturnType<typeof listPropertyMatches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPropertyMatches<TData = Awaited<ReturnType<typeof listPropertyMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 propertyId: HomeId,
    params?: ListPropertyMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyMatches>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPropertyMatches>>,
          TError,
          Awaited<ReturnType<typeof listPropertyMatches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPropertyMatches<TData = Awaited<ReturnType<typeof listPropertyMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 propertyId: HomeId,
    params?: ListPropertyMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyMatches>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Demands of the agency that a home fits, best first
 */

export function useListPropertyMatches<TData = Awaited<ReturnType<typeof listPropertyMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 propertyId: HomeId,
    params?: ListPropertyMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyMatches>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPropertyMatchesQueryOptions(propertyId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






