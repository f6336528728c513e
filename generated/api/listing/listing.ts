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
  ClusterList,
  GetListingClustersParams,
  GetListingFacetsParams,
  ListListingCardsParams,
  Listing,
  ListingCardList,
  ListingFacets,
  ListingGone,
  ListingPage,
  NotFoundResponse,
  ReadSentenceParams,
  SearchListingsParams,
  Sentence
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
 * For everybody, without a token. 24 a page unless told, with `next` and `previous`; a price on request counts as the dearest and fits no price range, an unknown area comes last by size. Prices are EUR cents, areas m2, moments UTC; a large total may be an estimate. 400 for a minimum above its maximum, an unknown place, a map area, drawn area or point that is none, and a cursor of another operation or order.
 * @summary Search published homes
 */
export const searchListings = (
    params?: SearchListingsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListingPage>(
      {url: `/api/v1/listing/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getSearchListingsQueryKey = (params?: SearchListingsParams,) => {
    return [
    `/api/v1/listing/`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchListingsQueryOptions = <TData = Awaited<ReturnType<typeof searchListings>>, TError = ErrorType<BadRequestResponse>>(params?: SearchListingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchListings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchListingsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchListings>>> = ({ signal }) => searchListings(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchListings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchListingsQueryResult = NonNullable<Awaited<ReturnType<typeof searchListings>>>
export type SearchListingsQueryError = ErrorType<BadRequestResponse>


export function useSearchListings<TData = Awaited<ReturnType<typeof searchListings>>, TError = ErrorType<BadRequestResponse>>(
 params: undefined |  SearchListingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchListings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchListings>>,
          TError,
          Awaited<ReturnType<typeof searchListings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchListings<TData = Awaited<ReturnType<typeof searchListings>>, TError = ErrorType<BadRequestResponse>>(
 params?: SearchListingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchListings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchListings>>,
          TError,
          Awaited<ReturnType<typeof searchListings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchListings<TData = Awaited<ReturnType<typeof searchListings>>, TError = ErrorType<BadRequestResponse>>(
 params?: SearchListingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchListings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search published homes
 */

export function useSearchListings<TData = Awaited<ReturnType<typeof searchListings>>, TError = ErrorType<BadRequestResponse>>(
 params?: SearchListingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchListings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchListingsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For everybody, without a token, with the same filters as the search. Each filter is counted as if it were not set itself; large counts may be estimates. When nothing is found, up to six searches that differ in one thing and do find something are named. 400 for a minimum above its maximum, an unknown place, and a map area, drawn area or point that is none.
 * @summary Counts per filter value for a search, and the nearest loosened searches when nothing fits
 */
export const getListingFacets = (
    params?: GetListingFacetsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListingFacets>(
      {url: `/api/v1/listing/facet/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetListingFacetsQueryKey = (params?: GetListingFacetsParams,) => {
    return [
    `/api/v1/listing/facet/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetListingFacetsQueryOptions = <TData = Awaited<ReturnType<typeof getListingFacets>>, TError = ErrorType<BadRequestResponse>>(params?: GetListingFacetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListingFacets>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetListingFacetsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getListingFacets>>> = ({ signal }) => getListingFacets(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getListingFacets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetListingFacetsQueryResult = NonNullable<Awaited<ReturnType<typeof getListingFacets>>>
export type GetListingFacetsQueryError = ErrorType<BadRequestResponse>


export function useGetListingFacets<TData = Awaited<ReturnType<typeof getListingFacets>>, TError = ErrorType<BadRequestResponse>>(
 params: undefined |  GetListingFacetsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListingFacets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getListingFacets>>,
          TError,
          Awaited<ReturnType<typeof getListingFacets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetListingFacets<TData = Awaited<ReturnType<typeof getListingFacets>>, TError = ErrorType<BadRequestResponse>>(
 params?: GetListingFacetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListingFacets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getListingFacets>>,
          TError,
          Awaited<ReturnType<typeof getListingFacets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetListingFacets<TData = Awaited<ReturnType<typeof getListingFacets>>, TError = ErrorType<BadRequestResponse>>(
 params?: GetListingFacetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListingFacets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Counts per filter value for a search, and the nearest loosened searches when nothing fits
 */

export function useGetListingFacets<TData = Awaited<ReturnType<typeof getListingFacets>>, TError = ErrorType<BadRequestResponse>>(
 params?: GetListingFacetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListingFacets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetListingFacetsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For everybody, without a token, with the same filters as the search. Up to 60 homes are given one by one, more gathered in cells about 64 pixels wide at the zoom asked for; homes that hide their place count in `total` and not in `placed`. Prices are EUR cents, areas m2; large counts may be estimates. 400 for a minimum above its maximum, an unknown place, and a map area, drawn area or point that is none.
 * @summary Homes of a search gathered for a map
 */
export const getListingClusters = (
    params?: GetListingClustersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ClusterList>(
      {url: `/api/v1/listing/cluster/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetListingClustersQueryKey = (params?: GetListingClustersParams,) => {
    return [
    `/api/v1/listing/cluster/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetListingClustersQueryOptions = <TData = Awaited<ReturnType<typeof getListingClusters>>, TError = ErrorType<BadRequestResponse>>(params?: GetListingClustersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListingClusters>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetListingClustersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getListingClusters>>> = ({ signal }) => getListingClusters(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getListingClusters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetListingClustersQueryResult = NonNullable<Awaited<ReturnType<typeof getListingClusters>>>
export type GetListingClustersQueryError = ErrorType<BadRequestResponse>


export function useGetListingClusters<TData = Awaited<ReturnType<typeof getListingClusters>>, TError = ErrorType<BadRequestResponse>>(
 params: undefined |  GetListingClustersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListingClusters>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getListingClusters>>,
          TError,
          Awaited<ReturnType<typeof getListingClusters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetListingClusters<TData = Awaited<ReturnType<typeof getListingClusters>>, TError = ErrorType<BadRequestResponse>>(
 params?: GetListingClustersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListingClusters>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getListingClusters>>,
          TError,
          Awaited<ReturnType<typeof getListingClusters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetListingClusters<TData = Awaited<ReturnType<typeof getListingClusters>>, TError = ErrorType<BadRequestResponse>>(
 params?: GetListingClustersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListingClusters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Homes of a search gathered for a map
 */

export function useGetListingClusters<TData = Awaited<ReturnType<typeof getListingClusters>>, TError = ErrorType<BadRequestResponse>>(
 params?: GetListingClustersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListingClusters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetListingClustersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For everybody, without a token: in the order asked for, as they are offered now. Homes that are no longer offered, or that nobody knows, are left out.
 * @summary Cards of homes somebody kept on their device
 */
export const listListingCards = (
    params: ListListingCardsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListingCardList>(
      {url: `/api/v1/listing/card/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListListingCardsQueryKey = (params?: ListListingCardsParams,) => {
    return [
    `/api/v1/listing/card/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListListingCardsQueryOptions = <TData = Awaited<ReturnType<typeof listListingCards>>, TError = ErrorType<BadRequestResponse>>(params: ListListingCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listListingCards>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListListingCardsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listListingCards>>> = ({ signal }) => listListingCards(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listListingCards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListListingCardsQueryResult = NonNullable<Awaited<ReturnType<typeof listListingCards>>>
export type ListListingCardsQueryError = ErrorType<BadRequestResponse>


export function useListListingCards<TData = Awaited<ReturnType<typeof listListingCards>>, TError = ErrorType<BadRequestResponse>>(
 params: ListListingCardsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listListingCards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listListingCards>>,
          TError,
          Awaited<ReturnType<typeof listListingCards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListListingCards<TData = Awaited<ReturnType<typeof listListingCards>>, TError = ErrorType<BadRequestResponse>>(
 params: ListListingCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listListingCards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listListingCards>>,
          TError,
          Awaited<ReturnType<typeof listListingCards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListListingCards<TData = Awaited<ReturnType<typeof listListingCards>>, TError = ErrorType<BadRequestResponse>>(
 params: ListListingCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listListingCards>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Cards of homes somebody kept on their device
 */

export function useListListingCards<TData = Awaited<ReturnType<typeof listListingCards>>, TError = ErrorType<BadRequestResponse>>(
 params: ListListingCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listListingCards>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListListingCardsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For everybody, without a token: what somebody writes they look for, in Spanish, English, Catalan or German, understood by the names of the contract's values, places of the islands, numbers and prices. What is not understood is said and stays a search for words; nothing is guessed.
 * @summary A sentence as the filters of a search
 */
export const readSentence = (
    params: ReadSentenceParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Sentence>(
      {url: `/api/v1/listing/sentence/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * For everybody, without a token. Prices are EUR cents, areas m2, moments UTC; the place is as exact as the agency shows it, and `others` names the same home at other agencies. 404 for a home that was never public, 410 with up to six similar ones for one that is withdrawn.
 * @summary One published home
 */
export const getListing = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Listing>(
      {url: `/api/v1/listing/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetListingQueryKey = (id: string,) => {
    return [
    `/api/v1/listing/${id}/`
    ] as const;
    }


export const getGetListingQueryOptions = <TData = Awaited<ReturnType<typeof getListing>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ListingGone>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListing>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetListingQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getListing>>> = ({ signal }) => getListing(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getListing>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetListingQueryResult = NonNullable<Awaited<ReturnType<typeof getListing>>>
export type GetListingQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ListingGone>


export function useGetListing<TData = Awaited<ReturnType<typeof getListing>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ListingGone>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListing>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getListing>>,
          TError,
          Awaited<ReturnType<typeof getListing>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetListing<TData = Awaited<ReturnType<typeof getListing>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ListingGone>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListing>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getListing>>,
          TError,
          Awaited<ReturnType<typeof getListing>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetListing<TData = Awaited<ReturnType<typeof getListing>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ListingGone>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListing>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One published home
 */

export function useGetListing<TData = Awaited<ReturnType<typeof getListing>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ListingGone>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListing>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetListingQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For everybody, without a token. At most six of the same operation and kind, at a price within 35 percent, the nearest price first: from the municipality, then the island, then anywhere. 404 for a home that was never public.
 * @summary Homes like this one, also when it is withdrawn
 */
export const listSimilarListings = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListingCardList>(
      {url: `/api/v1/listing/${id}/similar/`, method: 'GET', signal
    },
      options);
    }




export const getListSimilarListingsQueryKey = (id: string,) => {
    return [
    `/api/v1/listing/${id}/similar/`
    ] as const;
    }


export const getListSimilarListingsQueryOptions = <TData = Awaited<ReturnType<typeof listSimilarListings>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarListings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSimilarListingsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSimilarListings>>> = ({ signal }) => listSimilarListings(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSimilarListings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSimilarListingsQueryResult = NonNullable<Awaited<ReturnType<typeof listSimilarListings>>>
export type ListSimilarListingsQueryError = ErrorType<BadRequestResponse | NotFoundResponse>


export function useListSimilarListings<TData = Awaited<ReturnType<typeof listSimilarListings>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarListings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSimilarListings>>,
          TError,
          Awaited<ReturnType<typeof listSimilarListings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSimilarListings<TData = Awaited<ReturnType<typeof listSimilarListings>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarListings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSimilarListings>>,
          TError,
          Awaited<ReturnType<typeof listSimilarListings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSimilarListings<TData = Awaited<ReturnType<typeof listSimilarListings>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarListings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Homes like this one, also when it is withdrawn
 */

export function useListSimilarListings<TData = Awaited<ReturnType<typeof listSimilarListings>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarListings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSimilarListingsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






