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
  BrakedHomePage,
  ChannelRetry,
  ChannelTest,
  ChannelTrial,
  ForbiddenResponse,
  HomeChannelList,
  HomeId,
  Integration,
  IntegrationPatch,
  ListBrakedHomesParams,
  ListPublicationHomesParams,
  NotAcceptableResponse,
  NotFoundResponse,
  PublicationBrakeList,
  PublicationChoice,
  PublicationChoiceResult,
  PublicationHome,
  PublicationHomePage,
  PublicationPreview,
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
 * For ADMIN and STAFF of an agency, 403 for anybody else; a home of another agency, and for a STAFF one that is not their own, is 404. Channels out that have not ended, by name; times in UTC.
 * @summary A home on each channel of the agency
 */
export const listHomeChannels = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HomeChannelList>(
      {url: `/api/v1/property/${id}/publication/`, method: 'GET', signal
    },
      options);
    }




export const getListHomeChannelsQueryKey = (id: string,) => {
    return [
    `/api/v1/property/${id}/publication/`
    ] as const;
    }


export const getListHomeChannelsQueryOptions = <TData = Awaited<ReturnType<typeof listHomeChannels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomeChannels>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHomeChannelsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHomeChannels>>> = ({ signal }) => listHomeChannels(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHomeChannels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHomeChannelsQueryResult = NonNullable<Awaited<ReturnType<typeof listHomeChannels>>>
export type ListHomeChannelsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListHomeChannels<TData = Awaited<ReturnType<typeof listHomeChannels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomeChannels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHomeChannels>>,
          TError,
          Awaited<ReturnType<typeof listHomeChannels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHomeChannels<TData = Awaited<ReturnType<typeof listHomeChannels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomeChannels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHomeChannels>>,
          TError,
          Awaited<ReturnType<typeof listHomeChannels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHomeChannels<TData = Awaited<ReturnType<typeof listHomeChannels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomeChannels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A home on each channel of the agency
 */

export function useListHomeChannels<TData = Awaited<ReturnType<typeof listHomeChannels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomeChannels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHomeChannelsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for anybody else. Remarks on homes by rule and severity, over every channel out that has not ended, errors first, most homes first; a home that several channels remark on counts once. A STAFF gets what concerns their own homes.
 * @summary What holds most homes back over all channels out, each remark once
 */
export const listPublicationBrakes = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PublicationBrakeList>(
      {url: `/api/v1/publication/brake/`, method: 'GET', signal
    },
      options);
    }




export const getListPublicationBrakesQueryKey = () => {
    return [
    `/api/v1/publication/brake/`
    ] as const;
    }


export const getListPublicationBrakesQueryOptions = <TData = Awaited<ReturnType<typeof listPublicationBrakes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicationBrakes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicationBrakesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicationBrakes>>> = ({ signal }) => listPublicationBrakes(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicationBrakes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicationBrakesQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicationBrakes>>>
export type ListPublicationBrakesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListPublicationBrakes<TData = Awaited<ReturnType<typeof listPublicationBrakes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicationBrakes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicationBrakes>>,
          TError,
          Awaited<ReturnType<typeof listPublicationBrakes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublicationBrakes<TData = Awaited<ReturnType<typeof listPublicationBrakes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicationBrakes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicationBrakes>>,
          TError,
          Awaited<ReturnType<typeof listPublicationBrakes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublicationBrakes<TData = Awaited<ReturnType<typeof listPublicationBrakes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicationBrakes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What holds most homes back over all channels out, each remark once
 */

export function useListPublicationBrakes<TData = Awaited<ReturnType<typeof listPublicationBrakes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicationBrakes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicationBrakesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for anybody else. Each home once, by reference, with the channels that remark on it, 24 a page unless told; a STAFF gets their own. A rule that no home breaks is an empty list. 400 for a cursor that is not of this list.
 * @summary Homes with one remark, over all channels out
 */
export const listBrakedHomes = (
    params: ListBrakedHomesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BrakedHomePage>(
      {url: `/api/v1/publication/brake/home/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBrakedHomesQueryKey = (params?: ListBrakedHomesParams,) => {
    return [
    `/api/v1/publication/brake/home/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBrakedHomesQueryOptions = <TData = Awaited<ReturnType<typeof listBrakedHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params: ListBrakedHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrakedHomes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBrakedHomesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBrakedHomes>>> = ({ signal }) => listBrakedHomes(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBrakedHomes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBrakedHomesQueryResult = NonNullable<Awaited<ReturnType<typeof listBrakedHomes>>>
export type ListBrakedHomesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListBrakedHomes<TData = Awaited<ReturnType<typeof listBrakedHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: ListBrakedHomesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrakedHomes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBrakedHomes>>,
          TError,
          Awaited<ReturnType<typeof listBrakedHomes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBrakedHomes<TData = Awaited<ReturnType<typeof listBrakedHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: ListBrakedHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrakedHomes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBrakedHomes>>,
          TError,
          Awaited<ReturnType<typeof listBrakedHomes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBrakedHomes<TData = Awaited<ReturnType<typeof listBrakedHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: ListBrakedHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrakedHomes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Homes with one remark, over all channels out
 */

export function useListBrakedHomes<TData = Awaited<ReturnType<typeof listBrakedHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: ListBrakedHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrakedHomes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBrakedHomesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for anybody else; another agency's channel and a source are 404. An ADMIN sees every home that is on the market or that the channel knows, a STAFF their own. By reference, 24 a page unless told, with the total of the list, and counts by state and by rule of the whole channel as far as the caller sees it. 400 for a cursor that is not of this list.
 * @summary Homes of a channel out, and what became of each
 */
export const listPublicationHomes = (
    id: string,
    params?: ListPublicationHomesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PublicationHomePage>(
      {url: `/api/v1/integration/${id}/home/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPublicationHomesQueryKey = (id: string,
    params?: ListPublicationHomesParams,) => {
    return [
    `/api/v1/integration/${id}/home/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPublicationHomesQueryOptions = <TData = Awaited<ReturnType<typeof listPublicationHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListPublicationHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicationHomes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicationHomesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicationHomes>>> = ({ signal }) => listPublicationHomes(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicationHomes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicationHomesQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicationHomes>>>
export type ListPublicationHomesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListPublicationHomes<TData = Awaited<ReturnType<typeof listPublicationHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  ListPublicationHomesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicationHomes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicationHomes>>,
          TError,
          Awaited<ReturnType<typeof listPublicationHomes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublicationHomes<TData = Awaited<ReturnType<typeof listPublicationHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListPublicationHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicationHomes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicationHomes>>,
          TError,
          Awaited<ReturnType<typeof listPublicationHomes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublicationHomes<TData = Awaited<ReturnType<typeof listPublicationHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListPublicationHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicationHomes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Homes of a channel out, and what became of each
 */

export function useListPublicationHomes<TData = Awaited<ReturnType<typeof listPublicationHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListPublicationHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicationHomes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicationHomesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for anybody else, and for a STAFF without the permission to publish; another agency's channel and a source are 404. Up to 200 homes; those that the caller may not change are left as they are and counted. What the channel's choice leaves out stays out all the same. 406 for a channel that has ended.
 * @summary Choose homes for a channel out, or take them out
 */
export const updatePublicationHomes = (
    id: string,
    publicationChoice: BodyType<PublicationChoice>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PublicationChoiceResult>(
      {url: `/api/v1/integration/${id}/home/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: publicationChoice, signal
    },
      options);
    }




export const getUpdatePublicationHomesMutationKey = () => ['updatePublicationHomes'] as const;

export const getUpdatePublicationHomesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePublicationHomes>>, TError,UpdatePublicationHomesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePublicationHomes>>, TError,UpdatePublicationHomesMutationVariables, TContext> => {

const mutationKey = getUpdatePublicationHomesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePublicationHomes>>, UpdatePublicationHomesMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updatePublicationHomes(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePublicationHomesMutationResult = NonNullable<Awaited<ReturnType<typeof updatePublicationHomes>>>
    export type UpdatePublicationHomesMutationBody = BodyType<PublicationChoice>
    export type UpdatePublicationHomesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type UpdatePublicationHomesMutationVariables = {id: string;data: BodyType<PublicationChoice>}

    /**
 * @summary Choose homes for a channel out, or take them out
 */
export const useUpdatePublicationHomes = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePublicationHomes>>, TError,UpdatePublicationHomesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePublicationHomes>>,
        TError,
        UpdatePublicationHomesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePublicationHomesMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF of an agency, 403 for anybody else; a channel or a home of another agency, a source, and for a STAFF a home that is not their own, are 404. Written anew from what the public sees, with today's settings; nothing is changed.
 * @summary A home as a channel would send it
 */
export const previewPublication = (
    id: string,
    propertyId: HomeId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PublicationPreview>(
      {url: `/api/v1/integration/${id}/home/${propertyId}/preview/`, method: 'GET', signal
    },
      options);
    }




export const getPreviewPublicationQueryKey = (id: string,
    propertyId: HomeId,) => {
    return [
    `/api/v1/integration/${id}/home/${propertyId}/preview/`
    ] as const;
    }


export const getPreviewPublicationQueryOptions = <TData = Awaited<ReturnType<typeof previewPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    propertyId: HomeId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewPublication>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewPublicationQueryKey(id,propertyId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewPublication>>> = ({ signal }) => previewPublication(id,propertyId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && propertyId !== null && propertyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof previewPublication>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewPublicationQueryResult = NonNullable<Awaited<ReturnType<typeof previewPublication>>>
export type PreviewPublicationQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function usePreviewPublication<TData = Awaited<ReturnType<typeof previewPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    propertyId: HomeId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewPublication>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewPublication>>,
          TError,
          Awaited<ReturnType<typeof previewPublication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewPublication<TData = Awaited<ReturnType<typeof previewPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    propertyId: HomeId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewPublication>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewPublication>>,
          TError,
          Awaited<ReturnType<typeof previewPublication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewPublication<TData = Awaited<ReturnType<typeof previewPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    propertyId: HomeId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewPublication>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A home as a channel would send it
 */

export function usePreviewPublication<TData = Awaited<ReturnType<typeof previewPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    propertyId: HomeId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewPublication>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewPublicationQueryOptions(id,propertyId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for anybody else; a channel or a home of another agency, a source, and for a STAFF a home that is not their own, are 404. For a home that could not be written, or that looks out of date. 406 for a channel that has ended.
 * @summary Write a home of a channel anew
 */
export const repeatPublication = (
    id: string,
    propertyId: HomeId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PublicationHome>(
      {url: `/api/v1/integration/${id}/home/${propertyId}/retry/`, method: 'POST', signal
    },
      options);
    }




export const getRepeatPublicationMutationKey = () => ['repeatPublication'] as const;

export const getRepeatPublicationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repeatPublication>>, TError,RepeatPublicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof repeatPublication>>, TError,RepeatPublicationMutationVariables, TContext> => {

const mutationKey = getRepeatPublicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof repeatPublication>>, RepeatPublicationMutationVariables> = (props) => {
          const {id,propertyId} = props ?? {};

          return  repeatPublication(id,propertyId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RepeatPublicationMutationResult = NonNullable<Awaited<ReturnType<typeof repeatPublication>>>

    export type RepeatPublicationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type RepeatPublicationMutationVariables = {id: string;propertyId: HomeId}

    /**
 * @summary Write a home of a channel anew
 */
export const useRepeatPublication = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repeatPublication>>, TError,RepeatPublicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof repeatPublication>>,
        TError,
        RepeatPublicationMutationVariables,
        TContext
      > => {
      return useMutation(getRepeatPublicationMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF of an agency, 403 for anybody else; another agency's channel and a source are 404. Homes in state error, of a STAFF their own, are written, or sent, anew in the background; those that are blocked wait for a change. 406 for a channel that has ended.
 * @summary Try all homes of a channel again that failed
 */
export const repeatPublications = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChannelRetry>(
      {url: `/api/v1/integration/${id}/home/retry/`, method: 'POST', signal
    },
      options);
    }




export const getRepeatPublicationsMutationKey = () => ['repeatPublications'] as const;

export const getRepeatPublicationsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repeatPublications>>, TError,RepeatPublicationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof repeatPublications>>, TError,RepeatPublicationsMutationVariables, TContext> => {

const mutationKey = getRepeatPublicationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof repeatPublications>>, RepeatPublicationsMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  repeatPublications(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RepeatPublicationsMutationResult = NonNullable<Awaited<ReturnType<typeof repeatPublications>>>

    export type RepeatPublicationsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type RepeatPublicationsMutationVariables = {id: string}

    /**
 * @summary Try all homes of a channel again that failed
 */
export const useRepeatPublications = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repeatPublications>>, TError,RepeatPublicationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof repeatPublications>>,
        TError,
        RepeatPublicationsMutationVariables,
        TContext
      > => {
      return useMutation(getRepeatPublicationsMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's channel and a source are 404. Every home of the channel is looked at with the settings of the body in place of the stored ones; nothing is changed. 400 as in updateIntegration for settings of another provider or for people who are not of the agency; 406 for a channel that has ended.
 * @summary What other settings would do to a channel out
 */
export const previewIntegration = (
    id: string,
    integrationPatch: BodyType<IntegrationPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChannelTrial>(
      {url: `/api/v1/integration/${id}/trial/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: integrationPatch, signal
    },
      options);
    }




export const getPreviewIntegrationMutationKey = () => ['previewIntegration'] as const;

export const getPreviewIntegrationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewIntegration>>, TError,PreviewIntegrationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof previewIntegration>>, TError,PreviewIntegrationMutationVariables, TContext> => {

const mutationKey = getPreviewIntegrationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewIntegration>>, PreviewIntegrationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  previewIntegration(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewIntegrationMutationResult = NonNullable<Awaited<ReturnType<typeof previewIntegration>>>
    export type PreviewIntegrationMutationBody = BodyType<IntegrationPatch>
    export type PreviewIntegrationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type PreviewIntegrationMutationVariables = {id: string;data: BodyType<IntegrationPatch>}

    /**
 * @summary What other settings would do to a channel out
 */
export const usePreviewIntegration = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewIntegration>>, TError,PreviewIntegrationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewIntegration>>,
        TError,
        PreviewIntegrationMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewIntegrationMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's channel and a source are 404. Changes nothing; a channel that sends asks the other side whether it takes the key. 406 for a channel that has ended; 429 after 20 calls in an hour from one address.
 * @summary Look whether a channel out can do its work
 */
export const checkIntegration = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChannelTest>(
      {url: `/api/v1/integration/${id}/test/`, method: 'POST', signal
    },
      options);
    }




export const getCheckIntegrationMutationKey = () => ['checkIntegration'] as const;

export const getCheckIntegrationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkIntegration>>, TError,CheckIntegrationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof checkIntegration>>, TError,CheckIntegrationMutationVariables, TContext> => {

const mutationKey = getCheckIntegrationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkIntegration>>, CheckIntegrationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  checkIntegration(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckIntegrationMutationResult = NonNullable<Awaited<ReturnType<typeof checkIntegration>>>

    export type CheckIntegrationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>
    export type CheckIntegrationMutationVariables = {id: string}

    /**
 * @summary Look whether a channel out can do its work
 */
export const useCheckIntegration = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkIntegration>>, TError,CheckIntegrationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkIntegration>>,
        TError,
        CheckIntegrationMutationVariables,
        TContext
      > => {
      return useMutation(getCheckIntegrationMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's channel and a source are 404. In the background; what a portal is to be sent and waits for its time is tried at once. 406 for a channel that has ended; 429 after 6 calls in an hour from one address.
 * @summary Write all homes of a channel out anew, now
 */
export const runIntegration = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChannelRetry>(
      {url: `/api/v1/integration/${id}/run/`, method: 'POST', signal
    },
      options);
    }




export const getRunIntegrationMutationKey = () => ['runIntegration'] as const;

export const getRunIntegrationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof runIntegration>>, TError,RunIntegrationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof runIntegration>>, TError,RunIntegrationMutationVariables, TContext> => {

const mutationKey = getRunIntegrationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof runIntegration>>, RunIntegrationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  runIntegration(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RunIntegrationMutationResult = NonNullable<Awaited<ReturnType<typeof runIntegration>>>

    export type RunIntegrationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>
    export type RunIntegrationMutationVariables = {id: string}

    /**
 * @summary Write all homes of a channel out anew, now
 */
export const useRunIntegration = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof runIntegration>>, TError,RunIntegrationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof runIntegration>>,
        TError,
        RunIntegrationMutationVariables,
        TContext
      > => {
      return useMutation(getRunIntegrationMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's channel and a source are 404. Changes and new homes wait until releaseIntegration; what is sold, reserved or withdrawn leaves all the same, and a home that keeps more back by now (its number, a price, a picture) is written anew. 406 for a channel that has ended.
 * @summary Keep what a channel has out as it is
 */
export const holdIntegration = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Integration>(
      {url: `/api/v1/integration/${id}/hold/`, method: 'POST', signal
    },
      options);
    }




export const getHoldIntegrationMutationKey = () => ['holdIntegration'] as const;

export const getHoldIntegrationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof holdIntegration>>, TError,HoldIntegrationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof holdIntegration>>, TError,HoldIntegrationMutationVariables, TContext> => {

const mutationKey = getHoldIntegrationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof holdIntegration>>, HoldIntegrationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  holdIntegration(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type HoldIntegrationMutationResult = NonNullable<Awaited<ReturnType<typeof holdIntegration>>>

    export type HoldIntegrationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type HoldIntegrationMutationVariables = {id: string}

    /**
 * @summary Keep what a channel has out as it is
 */
export const useHoldIntegration = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof holdIntegration>>, TError,HoldIntegrationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof holdIntegration>>,
        TError,
        HoldIntegrationMutationVariables,
        TContext
      > => {
      return useMutation(getHoldIntegrationMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's channel and a source are 404. All homes are written anew in the background. 406 for a channel that has ended.
 * @summary Let a held channel go on
 */
export const releaseIntegration = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Integration>(
      {url: `/api/v1/integration/${id}/release/`, method: 'POST', signal
    },
      options);
    }




export const getReleaseIntegrationMutationKey = () => ['releaseIntegration'] as const;

export const getReleaseIntegrationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseIntegration>>, TError,ReleaseIntegrationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof releaseIntegration>>, TError,ReleaseIntegrationMutationVariables, TContext> => {

const mutationKey = getReleaseIntegrationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof releaseIntegration>>, ReleaseIntegrationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  releaseIntegration(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReleaseIntegrationMutationResult = NonNullable<Awaited<ReturnType<typeof releaseIntegration>>>

    export type ReleaseIntegrationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type ReleaseIntegrationMutationVariables = {id: string}

    /**
 * @summary Let a held channel go on
 */
export const useReleaseIntegration = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseIntegration>>, TError,ReleaseIntegrationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof releaseIntegration>>,
        TError,
        ReleaseIntegrationMutationVariables,
        TContext
      > => {
      return useMutation(getReleaseIntegrationMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's channel and a source are 404. The homes that wait leave at once, and for a day nothing is held back on this channel. 406 when nothing waits.
 * @summary Confirm that many homes leave a channel
 */
export const confirmShrink = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Integration>(
      {url: `/api/v1/integration/${id}/shrink/`, method: 'POST', signal
    },
      options);
    }




export const getConfirmShrinkMutationKey = () => ['confirmShrink'] as const;

export const getConfirmShrinkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmShrink>>, TError,ConfirmShrinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmShrink>>, TError,ConfirmShrinkMutationVariables, TContext> => {

const mutationKey = getConfirmShrinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmShrink>>, ConfirmShrinkMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  confirmShrink(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmShrinkMutationResult = NonNullable<Awaited<ReturnType<typeof confirmShrink>>>

    export type ConfirmShrinkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type ConfirmShrinkMutationVariables = {id: string}

    /**
 * @summary Confirm that many homes leave a channel
 */
export const useConfirmShrink = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmShrink>>, TError,ConfirmShrinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmShrink>>,
        TError,
        ConfirmShrinkMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmShrinkMutationOptions(options), queryClient);
    }
