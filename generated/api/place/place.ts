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
  ListSurroundingsParams,
  NotFoundResponse,
  Place,
  PlaceList,
  SearchPlacesParams,
  SearchStreetsParams,
  StreetList,
  Surroundings
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { ErrorType } from '../../../src/lib/http.ts';


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
 * For everybody, without signing in. Best fit first, then islands before towns and larger places before smaller ones, 24 unless told; where nothing fits as typed, a slip or two in a name of four letters or more is forgiven. Each place is named in the language of the request and says how many homes are published there. What fits nothing gives an empty list; 400 for an unknown kind or a limit out of bounds.
 * @summary Find a place by any of its names or a postal code
 */
export const searchPlaces = (
    params?: SearchPlacesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PlaceList>(
      {url: `/api/v1/place/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getSearchPlacesQueryKey = (params?: SearchPlacesParams,) => {
    return [
    `/api/v1/place/`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchPlacesQueryOptions = <TData = Awaited<ReturnType<typeof searchPlaces>>, TError = ErrorType<BadRequestResponse>>(params?: SearchPlacesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPlaces>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchPlacesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchPlaces>>> = ({ signal }) => searchPlaces(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchPlaces>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchPlacesQueryResult = NonNullable<Awaited<ReturnType<typeof searchPlaces>>>
export type SearchPlacesQueryError = ErrorType<BadRequestResponse>


export function useSearchPlaces<TData = Awaited<ReturnType<typeof searchPlaces>>, TError = ErrorType<BadRequestResponse>>(
 params: undefined |  SearchPlacesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPlaces>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchPlaces>>,
          TError,
          Awaited<ReturnType<typeof searchPlaces>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPlaces<TData = Awaited<ReturnType<typeof searchPlaces>>, TError = ErrorType<BadRequestResponse>>(
 params?: SearchPlacesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPlaces>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchPlaces>>,
          TError,
          Awaited<ReturnType<typeof searchPlaces>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPlaces<TData = Awaited<ReturnType<typeof searchPlaces>>, TError = ErrorType<BadRequestResponse>>(
 params?: SearchPlacesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPlaces>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find a place by any of its names or a postal code
 */

export function useSearchPlaces<TData = Awaited<ReturnType<typeof searchPlaces>>, TError = ErrorType<BadRequestResponse>>(
 params?: SearchPlacesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPlaces>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchPlacesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For everybody, without signing in. Takes a postal code and slugs of other spellings as well, names the place in the language of the request and counts the homes published there; points and boxes are degrees. 404 when there is no such place, 400 when the slug holds anything but small letters, digits and hyphens.
 * @summary One place by its slug
 */
export const getPlace = (
    slug: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Place>(
      {url: `/api/v1/place/${slug}/`, method: 'GET', signal
    },
      options);
    }




export const getGetPlaceQueryKey = (slug: string,) => {
    return [
    `/api/v1/place/${slug}/`
    ] as const;
    }


export const getGetPlaceQueryOptions = <TData = Awaited<ReturnType<typeof getPlace>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlace>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlaceQueryKey(slug);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlace>>> = ({ signal }) => getPlace(slug, requestOptions, signal);





   return  { queryKey, queryFn, enabled: slug !== null && slug !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlace>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlaceQueryResult = NonNullable<Awaited<ReturnType<typeof getPlace>>>
export type GetPlaceQueryError = ErrorType<BadRequestResponse | NotFoundResponse>


export function useGetPlace<TData = Awaited<ReturnType<typeof getPlace>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 slug: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlace>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlace>>,
          TError,
          Awaited<ReturnType<typeof getPlace>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlace<TData = Awaited<ReturnType<typeof getPlace>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlace>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlace>>,
          TError,
          Awaited<ReturnType<typeof getPlace>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlace<TData = Awaited<ReturnType<typeof getPlace>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlace>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One place by its slug
 */

export function useGetPlace<TData = Awaited<ReturnType<typeof getPlace>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlace>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlaceQueryOptions(slug,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For everybody, without signing in. Reads the index of the map's streets, which an operator makes with `npm run map`; without one `known` is false and nothing is found. Takes a street and a number as people write them ("Carrer de sa Lluna 12, Sóller"), with or without the kind of street, accents and place; a slip in a word is forgiven where nothing fits as typed. Each street says how exact its point is. Without words and without a point nothing is found. 400 for a limit out of bounds.
 * @summary Find a street and a house number in it, or the address of a point
 */
export const searchStreets = (
    params?: SearchStreetsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StreetList>(
      {url: `/api/v1/street/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * For everybody, without signing in. The nearest beach, school, health centre, bus stop, station, airport and supermarket on the same island, out of the index that an operator makes with `npm run map`; without one `known` is false. It is asked with the point that a home's page shows, never with another. A bus stop further than half an hour's walk is left out. 400 for what is no point.
 * @summary See what is near a point
 */
export const listSurroundings = (
    params: ListSurroundingsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Surroundings>(
      {url: `/api/v1/surroundings/`, method: 'GET',
        params, signal
    },
      options);
    }


