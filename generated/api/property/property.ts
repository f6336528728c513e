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
  DocumentList,
  DocumentUpload,
  ForbiddenResponse,
  ListPropertiesParams,
  ListPropertyHistoryParams,
  MapPropertiesParams,
  MediaList,
  MediaPatch,
  MediaUpload,
  NotAcceptableResponse,
  NotFoundResponse,
  Property,
  PropertyBulk,
  PropertyBulkResult,
  PropertyConflict,
  PropertyDuplicateInput,
  PropertyHistoryPage,
  PropertyInput,
  PropertyMap,
  PropertyPage,
  PropertyPatch,
  PropertyPublishInput,
  PropertyStatusInput,
  PropertyTags,
  PropertyTextDrafts,
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
 * 24 homes a page unless told, with the number of homes per status; money is EUR cents, areas m2, times UTC. Every word of `q` has to be found; sorted by price, homes without one come last. `own` says whether the caller may change a home or only read it. 400 for filters that are not valid or a cursor of another order; 403 for other roles.
 * @summary The portfolio: an agent sees their own and shared homes, an ADMIN the agency's
 */
export const listProperties = (
    params?: ListPropertiesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PropertyPage>(
      {url: `/api/v1/property/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPropertiesQueryKey = (params?: ListPropertiesParams,) => {
    return [
    `/api/v1/property/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPropertiesQueryOptions = <TData = Awaited<ReturnType<typeof listProperties>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListPropertiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProperties>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPropertiesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProperties>>> = ({ signal }) => listProperties(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProperties>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPropertiesQueryResult = NonNullable<Awaited<ReturnType<typeof listProperties>>>
export type ListPropertiesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListProperties<TData = Awaited<ReturnType<typeof listProperties>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListPropertiesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProperties>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProperties>>,
          TError,
          Awaited<ReturnType<typeof listProperties>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProperties<TData = Awaited<ReturnType<typeof listProperties>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListPropertiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProperties>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProperties>>,
          TError,
          Awaited<ReturnType<typeof listProperties>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProperties<TData = Awaited<ReturnType<typeof listProperties>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListPropertiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProperties>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The portfolio: an agent sees their own and shared homes, an ADMIN the agency's
 */

export function useListProperties<TData = Awaited<ReturnType<typeof listProperties>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListPropertiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProperties>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPropertiesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN and STAFF; whoever enters the home looks after it. Without a reference it gets the next of the agency's own, and the agency's usual commission where none is said; its history begins. Money is EUR cents, areas whole m2. 400 when the reference is taken, the steps contradict themselves (areas, rooms, dates, place) or an owner is a contact the caller may not read; 403 for other roles.
 * @summary Start a home as a draft
 */
export const createProperty = (
    propertyInput: BodyType<PropertyInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Property>(
      {url: `/api/v1/property/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: propertyInput, signal
    },
      options);
    }


/**
 * ADMIN and STAFF of an agency, 403 for any other role; up to 200 at once, each an act of its own. A home that the caller cannot see, may only read, or that the change does not fit (its status, what publishing lacks, an agent of another agency, an agent named by a STAFF, publishing or putting away without the permission for it) is refused by itself, with the reason in words, and the others are changed all the same. 400 when no change is asked for. Whoever made the change can take back for ten minutes, by the answered `undoId`, what nobody outside has heard of.
 * @summary One change for several homes: status, agent, tags, archive
 */
export const changeProperties = (
    propertyBulk: BodyType<PropertyBulk>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PropertyBulkResult>(
      {url: `/api/v1/property/bulk/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: propertyBulk, signal
    },
      options);
    }


/**
 * For who made the change, an agency's ADMIN or STAFF, once and within ten minutes; anybody else's change is 404. Each home is set back or refused by itself, with the reason in words: one that was changed since stays as it is. The histories of the homes say that the change was taken back. 400 when the ten minutes are over or it was taken back already.
 * @summary Take a change of several homes back, where nothing has changed since
 */
export const undoPropertyBulk = (
    bulkId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PropertyBulkResult>(
      {url: `/api/v1/property/bulk/${bulkId}/undo/`, method: 'POST', signal
    },
      options);
    }


/**
 * An agency's ADMIN sees the agency's homes, a STAFF their own and those colleagues share, at their true places. Up to 300 homes in the box come one by one; of more, those that lie together become discs with their number and middle. Homes without a point are counted but not shown; prices are EUR cents. 400 for a box without an inside, or filters that are not valid; 403 for other roles.
 * @summary The portfolio on a map: homes where they are few, discs where they are many
 */
export const mapProperties = (
    params?: MapPropertiesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PropertyMap>(
      {url: `/api/v1/property/map/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getMapPropertiesQueryKey = (params?: MapPropertiesParams,) => {
    return [
    `/api/v1/property/map/`, ...(params ? [params] : [])
    ] as const;
    }


export const getMapPropertiesQueryOptions = <TData = Awaited<ReturnType<typeof mapProperties>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: MapPropertiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof mapProperties>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMapPropertiesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof mapProperties>>> = ({ signal }) => mapProperties(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof mapProperties>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type MapPropertiesQueryResult = NonNullable<Awaited<ReturnType<typeof mapProperties>>>
export type MapPropertiesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useMapProperties<TData = Awaited<ReturnType<typeof mapProperties>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  MapPropertiesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof mapProperties>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof mapProperties>>,
          TError,
          Awaited<ReturnType<typeof mapProperties>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMapProperties<TData = Awaited<ReturnType<typeof mapProperties>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: MapPropertiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof mapProperties>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof mapProperties>>,
          TError,
          Awaited<ReturnType<typeof mapProperties>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMapProperties<TData = Awaited<ReturnType<typeof mapProperties>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: MapPropertiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof mapProperties>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The portfolio on a map: homes where they are few, discs where they are many
 */

export function useMapProperties<TData = Awaited<ReturnType<typeof mapProperties>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: MapPropertiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof mapProperties>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMapPropertiesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN for the agency's homes, a STAFF for their own and those colleagues share, archived ones included; 403 for other roles. Most used first, then by name, at most 200.
 * @summary Tags in use on homes within my rights
 */
export const listPropertyTags = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PropertyTags>(
      {url: `/api/v1/property/tag/`, method: 'GET', signal
    },
      options);
    }




export const getListPropertyTagsQueryKey = () => {
    return [
    `/api/v1/property/tag/`
    ] as const;
    }


export const getListPropertyTagsQueryOptions = <TData = Awaited<ReturnType<typeof listPropertyTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPropertyTagsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPropertyTags>>> = ({ signal }) => listPropertyTags(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPropertyTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPropertyTagsQueryResult = NonNullable<Awaited<ReturnType<typeof listPropertyTags>>>
export type ListPropertyTagsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListPropertyTags<TData = Awaited<ReturnType<typeof listPropertyTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPropertyTags>>,
          TError,
          Awaited<ReturnType<typeof listPropertyTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPropertyTags<TData = Awaited<ReturnType<typeof listPropertyTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPropertyTags>>,
          TError,
          Awaited<ReturnType<typeof listPropertyTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPropertyTags<TData = Awaited<ReturnType<typeof listPropertyTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tags in use on homes within my rights
 */

export function useListPropertyTags<TData = Awaited<ReturnType<typeof listPropertyTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPropertyTagsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN for any home of the agency, archived ones included; a STAFF for their own and, without owners and terms of the mandate, those colleagues share. Another agency's home, and a colleague's that is not shared, is 404; other roles are 403. Money is EUR cents, areas m2, times UTC.
 * @summary One home, everything known
 */
export const getProperty = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Property>(
      {url: `/api/v1/property/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetPropertyQueryKey = (id: string,) => {
    return [
    `/api/v1/property/${id}/`
    ] as const;
    }


export const getGetPropertyQueryOptions = <TData = Awaited<ReturnType<typeof getProperty>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProperty>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPropertyQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProperty>>> = ({ signal }) => getProperty(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProperty>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPropertyQueryResult = NonNullable<Awaited<ReturnType<typeof getProperty>>>
export type GetPropertyQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetProperty<TData = Awaited<ReturnType<typeof getProperty>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProperty>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProperty>>,
          TError,
          Awaited<ReturnType<typeof getProperty>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProperty<TData = Awaited<ReturnType<typeof getProperty>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProperty>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProperty>>,
          TError,
          Awaited<ReturnType<typeof getProperty>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProperty<TData = Awaited<ReturnType<typeof getProperty>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProperty>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One home, everything known
 */

export function useGetProperty<TData = Awaited<ReturnType<typeof getProperty>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProperty>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPropertyQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it; a colleague's shared home is 403, any other 404. Steps that are not sent stay, an empty one is removed; each changed field goes into the history, and of a home on the market the public page follows and a new price is written in the timeline of owners who are contacts. 400 when steps contradict themselves, the reference is taken, an owner is a contact the caller may not read, a reason `other` comes without words, or a published home would lack what it needs. 400 also when a STAFF hands the home to another agent, or the agent is not the agency's; 409 when the version is stale.
 * @summary Save one or more steps; each sent step replaces the stored one
 */
export const updateProperty = (
    id: string,
    propertyPatch: BodyType<PropertyPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Property>(
      {url: `/api/v1/property/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: propertyPatch, signal
    },
      options);
    }


/**
 * An agency's ADMIN, and STAFF with the right to delete who look after the home or entered it; without that right, or for a colleague's shared home, 403, for any other 404. Whatever its status, the home leaves the site at once; its history, and the timelines of owners who are contacts, say so. One that is archived already stays as it is.
 * @summary Put away: gone from portfolio and site, can be restored
 */
export const archiveProperty = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/property/${id}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * ADMIN (the agency's homes) and STAFF with the permission to publish (those they look after or entered); 403 without it or for a colleague's home that the caller may only read, 404 for one they cannot see. 400 names each missing field with its path (the step is its first part), or `status` for a home that cannot be published from where it stands; 409 with what is stored when `version` is no longer it. 406 where the agency's plan has no room for one more public home. A home that is public already is answered as it is.
 * @summary Publish, when nothing is missing
 */
export const publishProperty = (
    id: string,
    propertyPublishInput: BodyType<PropertyPublishInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Property>(
      {url: `/api/v1/property/${id}/publish/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: propertyPublishInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it; a colleague's shared home is 403, any other 404, and archiving without the right to delete 403. The site follows at once; the history, and the timelines of owners who are contacts, say so with the reason. 400 for a substatus of another status or a closing price (EUR cents) without closing, 406 when the status does not follow the present one (publishing has its own operation), 409 when the version is stale.
 * @summary Change status and substatus, with a reason
 */
export const changePropertyStatus = (
    id: string,
    propertyStatusInput: BodyType<PropertyStatusInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Property>(
      {url: `/api/v1/property/${id}/status/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: propertyStatusInput, signal
    },
      options);
    }




export const getChangePropertyStatusMutationKey = () => ['changePropertyStatus'] as const;

export const getChangePropertyStatusMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | PropertyConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePropertyStatus>>, TError,ChangePropertyStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changePropertyStatus>>, TError,ChangePropertyStatusMutationVariables, TContext> => {

const mutationKey = getChangePropertyStatusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePropertyStatus>>, ChangePropertyStatusMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changePropertyStatus(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePropertyStatusMutationResult = NonNullable<Awaited<ReturnType<typeof changePropertyStatus>>>
    export type ChangePropertyStatusMutationBody = BodyType<PropertyStatusInput>
    export type ChangePropertyStatusMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | PropertyConflict | TooLargeResponse | UnsupportedResponse>
    export type ChangePropertyStatusMutationVariables = {id: string;data: BodyType<PropertyStatusInput>}

    /**
 * @summary Change status and substatus, with a reason
 */
export const useChangePropertyStatus = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | PropertyConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePropertyStatus>>, TError,ChangePropertyStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePropertyStatus>>,
        TError,
        ChangePropertyStatusMutationVariables,
        TContext
      > => {
      return useMutation(getChangePropertyStatusMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN, and the STAFF who look after the home or entered it; a colleague's shared home is 403, any other 404. A home that was on the market is on the site again at once, unless it lacks something or the caller may not publish: then it is a draft. The home's history gets a line; one that is not archived is answered unchanged.
 * @summary Bring back what was put away, as it was; one that lacks something to be public comes back as a draft
 */
export const restoreProperty = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Property>(
      {url: `/api/v1/property/${id}/restore/`, method: 'POST', signal
    },
      options);
    }


/**
 * An agency's ADMIN for any home of the agency, a STAFF for their own and those colleagues share; any other home is 404, other roles 403. Nothing is stored: somebody reads them, corrects them and saves them with the home. Each sentence names the fields that it says, and none says what the public would not see: no hidden address, no price, nothing of the owners.
 * @summary Title and description made of a home's facts, in four languages
 */
export const draftPropertyTexts = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PropertyTextDrafts>(
      {url: `/api/v1/property/${id}/draft/`, method: 'GET', signal
    },
      options);
    }




export const getDraftPropertyTextsQueryKey = (id: string,) => {
    return [
    `/api/v1/property/${id}/draft/`
    ] as const;
    }


export const getDraftPropertyTextsQueryOptions = <TData = Awaited<ReturnType<typeof draftPropertyTexts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof draftPropertyTexts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDraftPropertyTextsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof draftPropertyTexts>>> = ({ signal }) => draftPropertyTexts(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof draftPropertyTexts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DraftPropertyTextsQueryResult = NonNullable<Awaited<ReturnType<typeof draftPropertyTexts>>>
export type DraftPropertyTextsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useDraftPropertyTexts<TData = Awaited<ReturnType<typeof draftPropertyTexts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof draftPropertyTexts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof draftPropertyTexts>>,
          TError,
          Awaited<ReturnType<typeof draftPropertyTexts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDraftPropertyTexts<TData = Awaited<ReturnType<typeof draftPropertyTexts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof draftPropertyTexts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof draftPropertyTexts>>,
          TError,
          Awaited<ReturnType<typeof draftPropertyTexts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDraftPropertyTexts<TData = Awaited<ReturnType<typeof draftPropertyTexts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof draftPropertyTexts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Title and description made of a home's facts, in four languages
 */

export function useDraftPropertyTexts<TData = Awaited<ReturnType<typeof draftPropertyTexts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof draftPropertyTexts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDraftPropertyTextsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN for any home of the agency, a STAFF for their own and those colleagues share; any other home is 404, other roles 403. Of a colleague's shared home it leaves out what concerns its owners and terms, enquiries and private documents. 24 entries a page unless told, times in UTC, prices in EUR cents. 400 for a cursor that is not of this list.
 * @summary What happened to a home, newest first
 */
export const listPropertyHistory = (
    id: string,
    params?: ListPropertyHistoryParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PropertyHistoryPage>(
      {url: `/api/v1/property/${id}/history/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPropertyHistoryQueryKey = (id: string,
    params?: ListPropertyHistoryParams,) => {
    return [
    `/api/v1/property/${id}/history/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPropertyHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listPropertyHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListPropertyHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPropertyHistoryQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPropertyHistory>>> = ({ signal }) => listPropertyHistory(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPropertyHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPropertyHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listPropertyHistory>>>
export type ListPropertyHistoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListPropertyHistory<TData = Awaited<ReturnType<typeof listPropertyHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  ListPropertyHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPropertyHistory>>,
          TError,
          Awaited<ReturnType<typeof listPropertyHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPropertyHistory<TData = Awaited<ReturnType<typeof listPropertyHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListPropertyHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPropertyHistory>>,
          TError,
          Awaited<ReturnType<typeof listPropertyHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPropertyHistory<TData = Awaited<ReturnType<typeof listPropertyHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListPropertyHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What happened to a home, newest first
 */

export function useListPropertyHistory<TData = Awaited<ReturnType<typeof listPropertyHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListPropertyHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPropertyHistoryQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it; a colleague's shared home is 403, any other 404. Up to 40 files at once go behind the pictures there are, without their metadata (camera, place), and are made in several sizes in a moment; what is no JPEG, PNG or WebP of at most 25 MB is named in `refused` with the reason, and the others are kept. The home's history gets a line, and the public page of a published home follows. 400 when the home would have more than 400 pictures, 413 above 250 MB in all, 507 when there is no space left, 503 when files cannot be written now.
 * @summary Add photos or plans
 */
export const uploadPropertyMedia = (
    id: string,
    mediaUpload: BodyType<MediaUpload>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MediaList>(
      {url: `/api/v1/property/${id}/media/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: mediaUpload, signal
    },
      options);
    }


/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it; a colleague's shared home is 403, any other 404. Sets kind and visibility, too; the home's history gets a line, its version stays, and the public page of a published home follows. 400 when the order does not name every picture once, for a picture that is not the home's, and when a published home would lack the photo it needs.
 * @summary Order, label and caption photos
 */
export const updatePropertyMedia = (
    id: string,
    mediaPatch: BodyType<MediaPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MediaList>(
      {url: `/api/v1/property/${id}/media/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: mediaPatch, signal
    },
      options);
    }


/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it; a colleague's shared home is 403, any other 404. The home's history gets a line and the public page of a published home follows; the files go when no other home shows the same picture. Answers the pictures that are left. 404 also when the home has no such picture, 400 when a published home would lack the photo it needs.
 * @summary Remove a photo
 */
export const removePropertyMedia = (
    id: string,
    mediaId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MediaList>(
      {url: `/api/v1/property/${id}/media/${mediaId}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it; of a colleague's shared home only its certificates of occupancy and energy, its property tax and its community papers. The signed sheet of a visit to several homes is left out where the visit itself keeps it back. Newest first, all at once, sizes in bytes and times in UTC; no document is ever public. Any other home is 404, other roles 403.
 * @summary Documents of a home
 */
export const listPropertyDocuments = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DocumentList>(
      {url: `/api/v1/property/${id}/document/`, method: 'GET', signal
    },
      options);
    }




export const getListPropertyDocumentsQueryKey = (id: string,) => {
    return [
    `/api/v1/property/${id}/document/`
    ] as const;
    }


export const getListPropertyDocumentsQueryOptions = <TData = Awaited<ReturnType<typeof listPropertyDocuments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyDocuments>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPropertyDocumentsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPropertyDocuments>>> = ({ signal }) => listPropertyDocuments(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPropertyDocuments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPropertyDocumentsQueryResult = NonNullable<Awaited<ReturnType<typeof listPropertyDocuments>>>
export type ListPropertyDocumentsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListPropertyDocuments<TData = Awaited<ReturnType<typeof listPropertyDocuments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyDocuments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPropertyDocuments>>,
          TError,
          Awaited<ReturnType<typeof listPropertyDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPropertyDocuments<TData = Awaited<ReturnType<typeof listPropertyDocuments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyDocuments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPropertyDocuments>>,
          TError,
          Awaited<ReturnType<typeof listPropertyDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPropertyDocuments<TData = Awaited<ReturnType<typeof listPropertyDocuments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyDocuments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Documents of a home
 */

export function useListPropertyDocuments<TData = Awaited<ReturnType<typeof listPropertyDocuments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyDocuments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPropertyDocumentsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it; a colleague's shared home is 403, any other 404. Kept private, as it came, with a line in the home's history; answers the documents that the caller may open, newest first. 400 without a file or with an unknown type of document, 413 for a file above 20 MB, 415 when its content is not PDF, JPEG, PNG or WebP, whatever its name says. 507 when there is no space left, 503 when files cannot be written now.
 * @summary Add a document with its type
 */
export const uploadPropertyDocument = (
    id: string,
    documentUpload: BodyType<DocumentUpload>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DocumentList>(
      {url: `/api/v1/property/${id}/document/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: documentUpload, signal
    },
      options);
    }


/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it; of a colleague's shared home only its certificates of occupancy and energy, its property tax and its community papers. The bytes come as they were uploaded, with their type and name. 404 for any other home, for a document the caller may not open and for one that is gone; 403 for other roles.
 * @summary The file itself
 */
export const downloadPropertyDocument = (
    id: string,
    documentId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/property/${id}/document/${documentId}/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it; a colleague's shared home is 403, any other home 404. The file is deleted for good soon after and the home's history says so; answers the documents that are left. 404 also when the home has no such document, or one that the caller may not open.
 * @summary Remove a document
 */
export const removePropertyDocument = (
    id: string,
    documentId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DocumentList>(
      {url: `/api/v1/property/${id}/document/${documentId}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * ADMIN (the agency's homes) and STAFF (those they look after or entered); 403 for a colleague's home that the caller may only read, 404 for one they cannot see, another agency's included. The copy is the caller's. Copied: type, offers, address without floor, door and cadastral reference, layout, features, texts, publication, tags and, when asked, photos and plans. Left out: owners and mandate, what its owner allowed of a sale, certificates and licences, documents, private notes, history and figures.
 * @summary A new draft like this home, under a reference of its own
 */
export const duplicateProperty = (
    id: string,
    propertyDuplicateInput: BodyType<PropertyDuplicateInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Property>(
      {url: `/api/v1/property/${id}/duplicate/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: propertyDuplicateInput, signal
    },
      options);
    }




export const getDuplicatePropertyMutationKey = () => ['duplicateProperty'] as const;

export const getDuplicatePropertyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof duplicateProperty>>, TError,DuplicatePropertyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof duplicateProperty>>, TError,DuplicatePropertyMutationVariables, TContext> => {

const mutationKey = getDuplicatePropertyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof duplicateProperty>>, DuplicatePropertyMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  duplicateProperty(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DuplicatePropertyMutationResult = NonNullable<Awaited<ReturnType<typeof duplicateProperty>>>
    export type DuplicatePropertyMutationBody = BodyType<PropertyDuplicateInput>
    export type DuplicatePropertyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type DuplicatePropertyMutationVariables = {id: string;data: BodyType<PropertyDuplicateInput>}

    /**
 * @summary A new draft like this home, under a reference of its own
 */
export const useDuplicateProperty = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof duplicateProperty>>, TError,DuplicatePropertyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof duplicateProperty>>,
        TError,
        DuplicatePropertyMutationVariables,
        TContext
      > => {
      return useMutation(getDuplicatePropertyMutationOptions(options), queryClient);
    }
