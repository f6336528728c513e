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
  ForbiddenResponse,
  ListUnmetCellsParams,
  UnauthorizedResponse,
  UnmetCells,
  UnmetLetterInput
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
 * An agency's ADMIN and STAFF; other roles 403. Different people (by e-mail and telephone) whom other agencies search for, by place, family, price and bedrooms, beside the homes on the market. Fixed cells, counted once a day: 5 buyers of 3 other agencies or more, rounded down to 5; where a municipality has fewer its comarca stands for it, then its island, else nothing. What a demand asks beyond that is not weighed. The agency's own are exact and change none of the others.
 * @summary What buyers look for and how little there is of it
 */
export const listUnmetCells = (
    params?: ListUnmetCellsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UnmetCells>(
      {url: `/api/v1/unmet/cells/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListUnmetCellsQueryKey = (params?: ListUnmetCellsParams,) => {
    return [
    `/api/v1/unmet/cells/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListUnmetCellsQueryOptions = <TData = Awaited<ReturnType<typeof listUnmetCells>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListUnmetCellsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnmetCells>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUnmetCellsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUnmetCells>>> = ({ signal }) => listUnmetCells(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUnmetCells>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUnmetCellsQueryResult = NonNullable<Awaited<ReturnType<typeof listUnmetCells>>>
export type ListUnmetCellsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListUnmetCells<TData = Awaited<ReturnType<typeof listUnmetCells>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListUnmetCellsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnmetCells>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnmetCells>>,
          TError,
          Awaited<ReturnType<typeof listUnmetCells>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnmetCells<TData = Awaited<ReturnType<typeof listUnmetCells>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListUnmetCellsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnmetCells>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnmetCells>>,
          TError,
          Awaited<ReturnType<typeof listUnmetCells>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnmetCells<TData = Awaited<ReturnType<typeof listUnmetCells>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListUnmetCellsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnmetCells>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What buyers look for and how little there is of it
 */

export function useListUnmetCells<TData = Awaited<ReturnType<typeof listUnmetCells>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListUnmetCellsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnmetCells>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUnmetCellsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN and STAFF; other roles 403. Answers the PDF, one page of A4 in the language that is asked for, with the day and how it was counted; nothing is kept. 404 for a cell that is not in the agency's latest edition. 503 when too many documents are being drawn or this one cannot be, 429 after 120 in ten minutes from one address.
 * @summary A letter to owners: at least so many buyers look for a home like theirs
 */
export const createUnmetLetter = (
    unmetLetterInput: BodyType<UnmetLetterInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/unmet/letter/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: unmetLetterInput,
        responseType: 'blob', signal
    },
      options);
    }


