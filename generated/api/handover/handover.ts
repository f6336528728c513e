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
  ForbiddenResponse,
  HandoverInput,
  HandoverResult,
  Holdings,
  NotFoundResponse,
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
 * For the agency's ADMIN only, 403 for anybody else. Counts, kind by kind, the homes, demands, contacts, enquiries, conversations, events to come, offers, open selections, booking links and rules of the inbox that are in the person's hands. 404 for somebody who is not of the agency.
 * @summary What a person of my agency holds
 */
export const getHoldings = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Holdings>(
      {url: `/api/v1/user/${id}/handover/`, method: 'GET', signal
    },
      options);
    }




export const getGetHoldingsQueryKey = (id: string,) => {
    return [
    `/api/v1/user/${id}/handover/`
    ] as const;
    }


export const getGetHoldingsQueryOptions = <TData = Awaited<ReturnType<typeof getHoldings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHoldings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHoldingsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHoldings>>> = ({ signal }) => getHoldings(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHoldings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHoldingsQueryResult = NonNullable<Awaited<ReturnType<typeof getHoldings>>>
export type GetHoldingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetHoldings<TData = Awaited<ReturnType<typeof getHoldings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHoldings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHoldings>>,
          TError,
          Awaited<ReturnType<typeof getHoldings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHoldings<TData = Awaited<ReturnType<typeof getHoldings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHoldings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHoldings>>,
          TError,
          Awaited<ReturnType<typeof getHoldings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHoldings<TData = Awaited<ReturnType<typeof getHoldings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHoldings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a person of my agency holds
 */

export function useGetHoldings<TData = Awaited<ReturnType<typeof getHoldings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHoldings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHoldingsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else. The histories of homes and demands, the contacts' timelines and the threads say who has taken over, and the colleague gets a notice unless they asked for it themselves; whoever leaves can no longer sign in, their sessions end, and what still comes to them in the next minute follows. 400 when `to` is not an active colleague who has accepted the invitation, is the person themselves, or is null while the person holds something, and when the agency's last ADMIN would leave; 404 for a person who is no ADMIN or STAFF of the agency.
 * @summary Give all that a person holds to a colleague, and let the person go; whole or not at all
 */
export const handOver = (
    id: string,
    handoverInput: BodyType<HandoverInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HandoverResult>(
      {url: `/api/v1/user/${id}/handover/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: handoverInput, signal
    },
      options);
    }




export const getHandOverMutationKey = () => ['handOver'] as const;

export const getHandOverMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof handOver>>, TError,HandOverMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof handOver>>, TError,HandOverMutationVariables, TContext> => {

const mutationKey = getHandOverMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof handOver>>, HandOverMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  handOver(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type HandOverMutationResult = NonNullable<Awaited<ReturnType<typeof handOver>>>
    export type HandOverMutationBody = BodyType<HandoverInput>
    export type HandOverMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type HandOverMutationVariables = {id: string;data: BodyType<HandoverInput>}

    /**
 * @summary Give all that a person holds to a colleague, and let the person go; whole or not at all
 */
export const useHandOver = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof handOver>>, TError,HandOverMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof handOver>>,
        TError,
        HandOverMutationVariables,
        TContext
      > => {
      return useMutation(getHandOverMutationOptions(options), queryClient);
    }
