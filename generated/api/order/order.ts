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
  Dispute,
  DisputeInput,
  DisputeOutcome,
  DisputePage,
  DownloadEarningsStatementParams,
  Earnings,
  EarningsStatement,
  ExportEarningsStatementParams,
  ForbiddenResponse,
  GetEarningsStatementParams,
  ListDisputesParams,
  ListOrdersParams,
  NotAcceptableResponse,
  NotFoundResponse,
  Order,
  OrderActInput,
  OrderAnswerInput,
  OrderChanges,
  OrderCheckout,
  OrderConflict,
  OrderDelivery,
  OrderFilesInput,
  OrderFilesResult,
  OrderInput,
  OrderMessageInput,
  OrderPage,
  OrderReviewInput,
  OrderSumConflict,
  PreviewDisputeParams,
  TooLargeResponse,
  TooManyResponse,
  UnauthorizedResponse,
  UnavailableResponse,
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
 * ADMIN, STAFF and SERVICE; 403 for other roles. Bought: an ADMIN sees the agency's, a STAFF their own. Sold: an ADMIN the agency's, a SERVICE their own. First those where it is my turn, then the newest; 24 a page unless told.
 * @summary Orders
 */
export const listOrders = (
    params?: ListOrdersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderPage>(
      {url: `/api/v1/order/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListOrdersQueryKey = (params?: ListOrdersParams,) => {
    return [
    `/api/v1/order/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrders>>> = ({ signal }) => listOrders(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listOrders>>>
export type ListOrdersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Orders
 */

export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN, and a STAFF to whom an ADMIN gave `buy`; 403 for others. 404 for a service that is not published and for a home that I may not change. The same `key` of an agency answers the order that is there: pressed twice it is one. 409 with the new sum where `expectedTotal` is not ours, and with near times where somebody took the time meanwhile; 406 for an own service. Without a price, or `ask`, the seller is asked for one. Paid by transfer, from buyer to seller alone.
 * @summary Order a service
 */
export const createOrder = (
    orderInput: BodyType<OrderInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Order>(
      {url: `/api/v1/order/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: orderInput, signal
    },
      options);
    }




export const getCreateOrderMutationKey = () => ['createOrder'] as const;

export const getCreateOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | OrderSumConflict | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrder>>, TError,CreateOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrder>>, TError,CreateOrderMutationVariables, TContext> => {

const mutationKey = getCreateOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrder>>, CreateOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOrder(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderMutationResult = NonNullable<Awaited<ReturnType<typeof createOrder>>>
    export type CreateOrderMutationBody = BodyType<OrderInput>
    export type CreateOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | OrderSumConflict | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type CreateOrderMutationVariables = {data: BodyType<OrderInput>}

    /**
 * @summary Order a service
 */
export const useCreateOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | OrderSumConflict | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrder>>, TError,CreateOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrder>>,
        TError,
        CreateOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. Of transfers, which go from buyer to seller alone: what is paid, what is awaited, what retention was taken, what the site's fee is; by month of the payment in Europe/Madrid, 12 months. EUR cents.
 * @summary What I earn
 */
export const getEarnings = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Earnings>(
      {url: `/api/v1/order/earnings/`, method: 'GET', signal
    },
      options);
    }




export const getGetEarningsQueryKey = () => {
    return [
    `/api/v1/order/earnings/`
    ] as const;
    }


export const getGetEarningsQueryOptions = <TData = Awaited<ReturnType<typeof getEarnings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarnings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEarningsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEarnings>>> = ({ signal }) => getEarnings(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEarnings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEarningsQueryResult = NonNullable<Awaited<ReturnType<typeof getEarnings>>>
export type GetEarningsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetEarnings<TData = Awaited<ReturnType<typeof getEarnings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarnings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEarnings>>,
          TError,
          Awaited<ReturnType<typeof getEarnings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEarnings<TData = Awaited<ReturnType<typeof getEarnings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarnings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEarnings>>,
          TError,
          Awaited<ReturnType<typeof getEarnings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEarnings<TData = Awaited<ReturnType<typeof getEarnings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarnings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What I earn
 */

export function useGetEarnings<TData = Awaited<ReturnType<typeof getEarnings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarnings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEarningsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. Orders whose transfer came in the period, and those accepted in it that still wait for theirs, the oldest first, at most 2,000. Less what went back. `sums` is their sum, column by column. EUR cents.
 * @summary My earnings of a period, order by order
 */
export const getEarningsStatement = (
    params: GetEarningsStatementParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EarningsStatement>(
      {url: `/api/v1/order/earnings/statement/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetEarningsStatementQueryKey = (params?: GetEarningsStatementParams,) => {
    return [
    `/api/v1/order/earnings/statement/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetEarningsStatementQueryOptions = <TData = Awaited<ReturnType<typeof getEarningsStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params: GetEarningsStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarningsStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEarningsStatementQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEarningsStatement>>> = ({ signal }) => getEarningsStatement(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEarningsStatement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEarningsStatementQueryResult = NonNullable<Awaited<ReturnType<typeof getEarningsStatement>>>
export type GetEarningsStatementQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetEarningsStatement<TData = Awaited<ReturnType<typeof getEarningsStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: GetEarningsStatementParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarningsStatement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEarningsStatement>>,
          TError,
          Awaited<ReturnType<typeof getEarningsStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEarningsStatement<TData = Awaited<ReturnType<typeof getEarningsStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: GetEarningsStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarningsStatement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEarningsStatement>>,
          TError,
          Awaited<ReturnType<typeof getEarningsStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEarningsStatement<TData = Awaited<ReturnType<typeof getEarningsStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: GetEarningsStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarningsStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My earnings of a period, order by order
 */

export function useGetEarningsStatement<TData = Awaited<ReturnType<typeof getEarningsStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: GetEarningsStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarningsStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEarningsStatementQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. CSV, one line an order, amounts in euros with a point; what was withheld and the fee above zero.
 * @summary The same as a file for a spreadsheet
 */
export const exportEarningsStatement = (
    params: ExportEarningsStatementParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/order/earnings/statement/csv/`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }


/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. A PDF in the reader's language. 503 when too many documents are being drawn or this one cannot be.
 * @summary The same on paper
 */
export const downloadEarningsStatement = (
    params: DownloadEarningsStatementParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/order/earnings/statement/pdf/`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }


/**
 * For the site's operator (OPERATORS) only, 404 for anybody else. Those that are open, the longest waiting first; with `settled` those that the operator settled, the newest first.
 * @summary Disputes, as the site's operator settles them
 */
export const listDisputes = (
    params?: ListDisputesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DisputePage>(
      {url: `/api/v1/order/dispute/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListDisputesQueryKey = (params?: ListDisputesParams,) => {
    return [
    `/api/v1/order/dispute/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDisputesQueryOptions = <TData = Awaited<ReturnType<typeof listDisputes>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(params?: ListDisputesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDisputes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDisputesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDisputes>>> = ({ signal }) => listDisputes(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDisputes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDisputesQueryResult = NonNullable<Awaited<ReturnType<typeof listDisputes>>>
export type ListDisputesQueryError = ErrorType<BadRequestResponse | NotFoundResponse>


export function useListDisputes<TData = Awaited<ReturnType<typeof listDisputes>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params: undefined |  ListDisputesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDisputes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDisputes>>,
          TError,
          Awaited<ReturnType<typeof listDisputes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDisputes<TData = Awaited<ReturnType<typeof listDisputes>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params?: ListDisputesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDisputes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDisputes>>,
          TError,
          Awaited<ReturnType<typeof listDisputes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDisputes<TData = Awaited<ReturnType<typeof listDisputes>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params?: ListDisputesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDisputes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Disputes, as the site's operator settles them
 */

export function useListDisputes<TData = Awaited<ReturnType<typeof listDisputes>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params?: ListDisputesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDisputes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDisputesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the site's operator (OPERATORS) only, 404 for anybody else and for an order that was never disputed. Of the home nothing but its reference and town.
 * @summary A dispute with both sides' words and what was delivered
 */
export const getDispute = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Dispute>(
      {url: `/api/v1/order/dispute/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetDisputeQueryKey = (id: string,) => {
    return [
    `/api/v1/order/dispute/${id}/`
    ] as const;
    }


export const getGetDisputeQueryOptions = <TData = Awaited<ReturnType<typeof getDispute>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDispute>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDisputeQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDispute>>> = ({ signal }) => getDispute(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDispute>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDisputeQueryResult = NonNullable<Awaited<ReturnType<typeof getDispute>>>
export type GetDisputeQueryError = ErrorType<BadRequestResponse | NotFoundResponse>


export function useGetDispute<TData = Awaited<ReturnType<typeof getDispute>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDispute>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDispute>>,
          TError,
          Awaited<ReturnType<typeof getDispute>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDispute<TData = Awaited<ReturnType<typeof getDispute>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDispute>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDispute>>,
          TError,
          Awaited<ReturnType<typeof getDispute>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDispute<TData = Awaited<ReturnType<typeof getDispute>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDispute>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A dispute with both sides' words and what was delivered
 */

export function useGetDispute<TData = Awaited<ReturnType<typeof getDispute>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDispute>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDisputeQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the site's operator (OPERATORS) only, 404 for anybody else. Asks once more who it is (`x-step-up`), and for a reason of ten characters that both sides read (400). `previewDispute` says the amounts beforehand. 406 when it is not open any more; 409 when somebody acted in between.
 * @summary Settle a dispute: so many per cent go back
 */
export const resolveDispute = (
    id: string,
    disputeInput: BodyType<DisputeInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Dispute>(
      {url: `/api/v1/order/dispute/${id}/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: disputeInput, signal
    },
      options);
    }


/**
 * For the site's operator (OPERATORS) only, 404 for anybody else and for an order that was never disputed. Nothing is written; `resolveDispute` does the same.
 * @summary What an outcome of a dispute would do to the money
 */
export const previewDispute = (
    id: string,
    params: PreviewDisputeParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DisputeOutcome>(
      {url: `/api/v1/order/dispute/${id}/outcome/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getPreviewDisputeQueryKey = (id: string,
    params?: PreviewDisputeParams,) => {
    return [
    `/api/v1/order/dispute/${id}/outcome/`, ...(params ? [params] : [])
    ] as const;
    }


export const getPreviewDisputeQueryOptions = <TData = Awaited<ReturnType<typeof previewDispute>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(id: string,
    params: PreviewDisputeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDispute>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewDisputeQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewDispute>>> = ({ signal }) => previewDispute(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof previewDispute>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewDisputeQueryResult = NonNullable<Awaited<ReturnType<typeof previewDispute>>>
export type PreviewDisputeQueryError = ErrorType<BadRequestResponse | NotFoundResponse>


export function usePreviewDispute<TData = Awaited<ReturnType<typeof previewDispute>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 id: string,
    params: PreviewDisputeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDispute>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewDispute>>,
          TError,
          Awaited<ReturnType<typeof previewDispute>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewDispute<TData = Awaited<ReturnType<typeof previewDispute>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 id: string,
    params: PreviewDisputeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDispute>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewDispute>>,
          TError,
          Awaited<ReturnType<typeof previewDispute>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewDispute<TData = Awaited<ReturnType<typeof previewDispute>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 id: string,
    params: PreviewDisputeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDispute>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What an outcome of a dispute would do to the money
 */

export function usePreviewDispute<TData = Awaited<ReturnType<typeof previewDispute>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 id: string,
    params: PreviewDisputeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDispute>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewDisputeQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the site's operator (OPERATORS) only, 404 for anybody else and for an order that was never disputed.
 * @summary A file of a disputed delivery
 */
export const getDisputeFile = (
    id: string,
    fileId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/order/dispute/${id}/file/${fileId}/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


/**
 * Its buyer (the agency's ADMIN; a STAFF only what they ordered) and its seller; 404 for anybody else. A seller is told of the home what the work needs: place, kind and m²; address, how to get in and whom to call only from acceptance to seven days after the end. Never its owner, its price floor or its mandate.
 * @summary One order
 */
export const getOrder = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Order>(
      {url: `/api/v1/order/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetOrderQueryKey = (id: string,) => {
    return [
    `/api/v1/order/${id}/`
    ] as const;
    }


export const getGetOrderQueryOptions = <TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrder>>> = ({ signal }) => getOrder(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getOrder>>>
export type GetOrderQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One order
 */

export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Its buyer (the agency's ADMIN; a STAFF only what they ordered) and its seller; 404 for anybody else. Which act is whose in which state is one table (decision 221): 403 for an act of the other side and for a STAFF without `buy` who would take a price, 406 where the state does not have it, for a second `remind` within a day, and for `quote`, `order` and `accept` while the operator has suspended the seller. `version` is that which was read: 409 with what is stored; the same act of the same person on the same version answers what it made. `take` writes the delivery into the home with who took it as its actor, under `propertyVersion`: 409 with the order where the home has changed meanwhile.
 * @summary Act on an order
 */
export const actOnOrder = (
    id: string,
    orderActInput: BodyType<OrderActInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Order>(
      {url: `/api/v1/order/${id}/act/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: orderActInput, signal
    },
      options);
    }




export const getActOnOrderMutationKey = () => ['actOnOrder'] as const;

export const getActOnOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | OrderConflict | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof actOnOrder>>, TError,ActOnOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof actOnOrder>>, TError,ActOnOrderMutationVariables, TContext> => {

const mutationKey = getActOnOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof actOnOrder>>, ActOnOrderMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  actOnOrder(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ActOnOrderMutationResult = NonNullable<Awaited<ReturnType<typeof actOnOrder>>>
    export type ActOnOrderMutationBody = BodyType<OrderActInput>
    export type ActOnOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | OrderConflict | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type ActOnOrderMutationVariables = {id: string;data: BodyType<OrderActInput>}

    /**
 * @summary Act on an order
 */
export const useActOnOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | OrderConflict | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof actOnOrder>>, TError,ActOnOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof actOnOrder>>,
        TError,
        ActOnOrderMutationVariables,
        TContext
      > => {
      return useMutation(getActOnOrderMutationOptions(options), queryClient);
    }
    /**
 * Its buyer (the agency's ADMIN; a STAFF only what they ordered); 404 for anybody else but its seller (403). Answers the page of the payment service where the card is given: the same one while it is open, another once it has closed. Nothing of a card passes through here, and coming back from that page changes nothing: the service's own message does. The card is held, charged when the seller accepts, let go of when they do not. 406 unless a card is awaited, and while the operator has suspended the seller; 503 while the service does not answer.
 * @summary Pay by card
 */
export const payOrder = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderCheckout>(
      {url: `/api/v1/order/${id}/pay/`, method: 'POST', signal
    },
      options);
    }




export const getPayOrderMutationKey = () => ['payOrder'] as const;

export const getPayOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payOrder>>, TError,PayOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof payOrder>>, TError,PayOrderMutationVariables, TContext> => {

const mutationKey = getPayOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof payOrder>>, PayOrderMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  payOrder(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PayOrderMutationResult = NonNullable<Awaited<ReturnType<typeof payOrder>>>

    export type PayOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse | UnavailableResponse>
    export type PayOrderMutationVariables = {id: string}

    /**
 * @summary Pay by card
 */
export const usePayOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payOrder>>, TError,PayOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof payOrder>>,
        TError,
        PayOrderMutationVariables,
        TContext
      > => {
      return useMutation(getPayOrderMutationOptions(options), queryClient);
    }
    /**
 * Its buyer (the agency's ADMIN; a STAFF only what they ordered) and its seller; 404 for anybody else. For the seller, while it is accepted: pictures (JPEG, PNG, WebP; 25 MB) and PDFs (20 MB), 60 at most; 403 for the buyer, 406 in another state. What is refused is named, the others are kept. `files_extra` says what each is, in the order of `files`.
 * @summary Add files to a delivery
 */
export const addOrderFiles = (
    id: string,
    orderFilesInput: BodyType<OrderFilesInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderFilesResult>(
      {url: `/api/v1/order/${id}/file/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: orderFilesInput, signal
    },
      options);
    }


/**
 * Its buyer (the agency's ADMIN; a STAFF only what they ordered) and its seller; 404 for anybody else. A seller that is paid before hides what it delivered until it is paid: 406.
 * @summary A file of an order
 */
export const getOrderFile = (
    id: string,
    fileId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/order/${id}/file/${fileId}/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


/**
 * Its buyer (the agency's ADMIN; a STAFF only what they ordered) and its seller; 404 for anybody else. For the seller, while it is accepted; 403 for the buyer, 406 in another state.
 * @summary Take a file out of a delivery
 */
export const removeOrderFile = (
    id: string,
    fileId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Order>(
      {url: `/api/v1/order/${id}/file/${fileId}/`, method: 'DELETE', signal
    },
      options);
    }




export const getRemoveOrderFileMutationKey = () => ['removeOrderFile'] as const;

export const getRemoveOrderFileMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeOrderFile>>, TError,RemoveOrderFileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeOrderFile>>, TError,RemoveOrderFileMutationVariables, TContext> => {

const mutationKey = getRemoveOrderFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeOrderFile>>, RemoveOrderFileMutationVariables> = (props) => {
          const {id,fileId} = props ?? {};

          return  removeOrderFile(id,fileId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveOrderFileMutationResult = NonNullable<Awaited<ReturnType<typeof removeOrderFile>>>

    export type RemoveOrderFileMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type RemoveOrderFileMutationVariables = {id: string;fileId: Uuid}

    /**
 * @summary Take a file out of a delivery
 */
export const useRemoveOrderFile = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeOrderFile>>, TError,RemoveOrderFileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeOrderFile>>,
        TError,
        RemoveOrderFileMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveOrderFileMutationOptions(options), queryClient);
    }
    /**
 * Its buyer, 404 for anybody else. Each field with what the home has now and what it would have, with the home's version that `take` needs; pictures and papers that would be added. 406 before anything is delivered.
 * @summary What a delivery would change in the home
 */
export const getOrderDelivery = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderChanges>(
      {url: `/api/v1/order/${id}/delivery/`, method: 'GET', signal
    },
      options);
    }




export const getGetOrderDeliveryQueryKey = (id: string,) => {
    return [
    `/api/v1/order/${id}/delivery/`
    ] as const;
    }


export const getGetOrderDeliveryQueryOptions = <TData = Awaited<ReturnType<typeof getOrderDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderDeliveryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderDelivery>>> = ({ signal }) => getOrderDelivery(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderDelivery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderDeliveryQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderDelivery>>>
export type GetOrderDeliveryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>


export function useGetOrderDelivery<TData = Awaited<ReturnType<typeof getOrderDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDelivery>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderDelivery>>,
          TError,
          Awaited<ReturnType<typeof getOrderDelivery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderDelivery<TData = Awaited<ReturnType<typeof getOrderDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDelivery>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderDelivery>>,
          TError,
          Awaited<ReturnType<typeof getOrderDelivery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderDelivery<TData = Awaited<ReturnType<typeof getOrderDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a delivery would change in the home
 */

export function useGetOrderDelivery<TData = Awaited<ReturnType<typeof getOrderDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderDeliveryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Its buyer (the agency's ADMIN; a STAFF only what they ordered) and its seller; 404 for anybody else. For the seller, while it is accepted: the part of the home that the category delivers, as the home's own form has it; 403 for the buyer, 400 for parts that are not this category's, 409 where somebody saved in between.
 * @summary Fill in what is delivered as data
 */
export const saveOrderDelivery = (
    id: string,
    orderDelivery: BodyType<OrderDelivery>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Order>(
      {url: `/api/v1/order/${id}/delivered/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: orderDelivery, signal
    },
      options);
    }




export const getSaveOrderDeliveryMutationKey = () => ['saveOrderDelivery'] as const;

export const getSaveOrderDeliveryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | OrderConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveOrderDelivery>>, TError,SaveOrderDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveOrderDelivery>>, TError,SaveOrderDeliveryMutationVariables, TContext> => {

const mutationKey = getSaveOrderDeliveryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveOrderDelivery>>, SaveOrderDeliveryMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveOrderDelivery(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveOrderDeliveryMutationResult = NonNullable<Awaited<ReturnType<typeof saveOrderDelivery>>>
    export type SaveOrderDeliveryMutationBody = BodyType<OrderDelivery>
    export type SaveOrderDeliveryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | OrderConflict | TooLargeResponse | UnsupportedResponse>
    export type SaveOrderDeliveryMutationVariables = {id: string;data: BodyType<OrderDelivery>}

    /**
 * @summary Fill in what is delivered as data
 */
export const useSaveOrderDelivery = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | OrderConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveOrderDelivery>>, TError,SaveOrderDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveOrderDelivery>>,
        TError,
        SaveOrderDeliveryMutationVariables,
        TContext
      > => {
      return useMutation(getSaveOrderDeliveryMutationOptions(options), queryClient);
    }
    /**
 * Its buyer (the agency's ADMIN; a STAFF only what they ordered) and its seller; 404 for anybody else. The other side is told. The same `clientId` again answers what is there. 406 for one that ended 60 days ago.
 * @summary Write to the other side
 */
export const createOrderMessage = (
    id: string,
    orderMessageInput: BodyType<OrderMessageInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Order>(
      {url: `/api/v1/order/${id}/message/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: orderMessageInput, signal
    },
      options);
    }




export const getCreateOrderMessageMutationKey = () => ['createOrderMessage'] as const;

export const getCreateOrderMessageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderMessage>>, TError,CreateOrderMessageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderMessage>>, TError,CreateOrderMessageMutationVariables, TContext> => {

const mutationKey = getCreateOrderMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderMessage>>, CreateOrderMessageMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createOrderMessage(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderMessageMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderMessage>>>
    export type CreateOrderMessageMutationBody = BodyType<OrderMessageInput>
    export type CreateOrderMessageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type CreateOrderMessageMutationVariables = {id: string;data: BodyType<OrderMessageInput>}

    /**
 * @summary Write to the other side
 */
export const useCreateOrderMessage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderMessage>>, TError,CreateOrderMessageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderMessage>>,
        TError,
        CreateOrderMessageMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderMessageMutationOptions(options), queryClient);
    }
    /**
 * Its buyer, 404 for anybody but the parties, 403 for the seller. Once, of a completed order, within 60 days; 406 else.
 * @summary Rate an order
 */
export const reviewOrder = (
    id: string,
    orderReviewInput: BodyType<OrderReviewInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Order>(
      {url: `/api/v1/order/${id}/review/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: orderReviewInput, signal
    },
      options);
    }




export const getReviewOrderMutationKey = () => ['reviewOrder'] as const;

export const getReviewOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewOrder>>, TError,ReviewOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reviewOrder>>, TError,ReviewOrderMutationVariables, TContext> => {

const mutationKey = getReviewOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviewOrder>>, ReviewOrderMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  reviewOrder(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReviewOrderMutationResult = NonNullable<Awaited<ReturnType<typeof reviewOrder>>>
    export type ReviewOrderMutationBody = BodyType<OrderReviewInput>
    export type ReviewOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type ReviewOrderMutationVariables = {id: string;data: BodyType<OrderReviewInput>}

    /**
 * @summary Rate an order
 */
export const useReviewOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewOrder>>, TError,ReviewOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reviewOrder>>,
        TError,
        ReviewOrderMutationVariables,
        TContext
      > => {
      return useMutation(getReviewOrderMutationOptions(options), queryClient);
    }
    /**
 * Its seller, 404 for anybody but the parties, 403 for the buyer. Once; 406 else.
 * @summary Answer a rating
 */
export const answerOrderReview = (
    id: string,
    orderAnswerInput: BodyType<OrderAnswerInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Order>(
      {url: `/api/v1/order/${id}/review/answer/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: orderAnswerInput, signal
    },
      options);
    }




export const getAnswerOrderReviewMutationKey = () => ['answerOrderReview'] as const;

export const getAnswerOrderReviewMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerOrderReview>>, TError,AnswerOrderReviewMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof answerOrderReview>>, TError,AnswerOrderReviewMutationVariables, TContext> => {

const mutationKey = getAnswerOrderReviewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerOrderReview>>, AnswerOrderReviewMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  answerOrderReview(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerOrderReviewMutationResult = NonNullable<Awaited<ReturnType<typeof answerOrderReview>>>
    export type AnswerOrderReviewMutationBody = BodyType<OrderAnswerInput>
    export type AnswerOrderReviewMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type AnswerOrderReviewMutationVariables = {id: string;data: BodyType<OrderAnswerInput>}

    /**
 * @summary Answer a rating
 */
export const useAnswerOrderReview = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerOrderReview>>, TError,AnswerOrderReviewMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerOrderReview>>,
        TError,
        AnswerOrderReviewMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerOrderReviewMutationOptions(options), queryClient);
    }
