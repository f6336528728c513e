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
  DownloadValuationParams,
  ForbiddenResponse,
  ListValuationsParams,
  NotFoundResponse,
  TooLargeResponse,
  TooManyResponse,
  UnauthorizedResponse,
  UnsupportedResponse,
  Valuation,
  ValuationInput,
  ValuationList,
  ValuationQuality
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
 * An agency's ADMIN for any home of the agency, a STAFF for their own and those colleagues share; any other home is 404, other roles 403. Up to 20, each as it was told, money in EUR cents.
 * @summary Estimates told of a home, the newest first
 */
export const listValuations = (
    params: ListValuationsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ValuationList>(
      {url: `/api/v1/valuation/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListValuationsQueryKey = (params?: ListValuationsParams,) => {
    return [
    `/api/v1/valuation/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListValuationsQueryOptions = <TData = Awaited<ReturnType<typeof listValuations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListValuationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listValuations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListValuationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listValuations>>> = ({ signal }) => listValuations(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listValuations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListValuationsQueryResult = NonNullable<Awaited<ReturnType<typeof listValuations>>>
export type ListValuationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListValuations<TData = Awaited<ReturnType<typeof listValuations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListValuationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listValuations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listValuations>>,
          TError,
          Awaited<ReturnType<typeof listValuations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListValuations<TData = Awaited<ReturnType<typeof listValuations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListValuationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listValuations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listValuations>>,
          TError,
          Awaited<ReturnType<typeof listValuations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListValuations<TData = Awaited<ReturnType<typeof listValuations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListValuationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listValuations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Estimates told of a home, the newest first
 */

export function useListValuations<TData = Awaited<ReturnType<typeof listValuations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListValuationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listValuations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListValuationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN for any home of the agency, a STAFF for their own and those colleagues share; any other home is 404, other roles 403. Up to 15 of the 150 nearest homes that are on the market or left it less than 24 months ago, the most alike, are adjusted to the home; the value is their weighted median, in EUR cents of prices asked, with an interval that holds 8 of 10. Homes of other agencies count by what they show to everybody; adverts of the home itself never do. `value` is null with a `reason` where a figure would mislead. Kept, and nothing is decided by it. 400 for neither or both of home and facts, or an operation the home is not offered in; 429 after 60 in an hour.
 * @summary What homes like this one ask
 */
export const createValuation = (
    valuationInput: BodyType<ValuationInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Valuation>(
      {url: `/api/v1/valuation/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: valuationInput, signal
    },
      options);
    }




export const getCreateValuationMutationKey = () => ['createValuation'] as const;

export const getCreateValuationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createValuation>>, TError,CreateValuationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createValuation>>, TError,CreateValuationMutationVariables, TContext> => {

const mutationKey = getCreateValuationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createValuation>>, CreateValuationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createValuation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateValuationMutationResult = NonNullable<Awaited<ReturnType<typeof createValuation>>>
    export type CreateValuationMutationBody = BodyType<ValuationInput>
    export type CreateValuationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type CreateValuationMutationVariables = {data: BodyType<ValuationInput>}

    /**
 * @summary What homes like this one ask
 */
export const useCreateValuation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createValuation>>, TError,CreateValuationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createValuation>>,
        TError,
        CreateValuationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateValuationMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN; other roles 403. The last model of each of the last 24 months by island, operation and family, and its last test; shares in per cent. Figures of the whole market, none of an agency.
 * @summary How far off the estimates are, by month and island
 */
export const getValuationQuality = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ValuationQuality>(
      {url: `/api/v1/valuation/quality/`, method: 'GET', signal
    },
      options);
    }


/**
 * An agency's ADMIN for any estimate of the agency; a STAFF for those of homes they may read, and those they asked for themselves. Any other is 404, other roles 403. Money is EUR cents.
 * @summary One estimate as it was told
 */
export const getValuation = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Valuation>(
      {url: `/api/v1/valuation/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * Rights as `getValuation`. Drawn from what was told then, with its doubt and the homes that it was told from, as their adverts show them. 406 for one without a figure; 503 when too many documents are being drawn or this one cannot be.
 * @summary An estimate on paper, for the home's owner
 */
export const downloadValuation = (
    id: string,
    params?: DownloadValuationParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/valuation/${id}/pdf/`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }


