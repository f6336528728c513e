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
  BaseMap,
  CardDesk,
  CardTroubleInput,
  Invoice,
  InvoicePage,
  LedgerCheck,
  ListOperatorActsParams,
  ListOperatorInvoicesParams,
  ListOperatorSubscriptionsParams,
  NotAcceptableResponse,
  NotFoundResponse,
  OperatorActPage,
  OperatorReason,
  OperatorSubscriptionPage,
  UnavailableResponse
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
 * For the site's operator (OPERATORS) only, 404 for anybody else. Newest first, 50 a page unless told. Nothing of it can be changed or taken out.
 * @summary What the site's operator did, and why
 */
export const listOperatorActs = (
    params?: ListOperatorActsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OperatorActPage>(
      {url: `/api/v1/operator/act/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListOperatorActsQueryKey = (params?: ListOperatorActsParams,) => {
    return [
    `/api/v1/operator/act/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorActsQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorActs>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(params?: ListOperatorActsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorActs>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorActsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorActs>>> = ({ signal }) => listOperatorActs(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorActs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorActsQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorActs>>>
export type ListOperatorActsQueryError = ErrorType<BadRequestResponse | NotFoundResponse>


export function useListOperatorActs<TData = Awaited<ReturnType<typeof listOperatorActs>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params: undefined |  ListOperatorActsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorActs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorActs>>,
          TError,
          Awaited<ReturnType<typeof listOperatorActs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorActs<TData = Awaited<ReturnType<typeof listOperatorActs>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params?: ListOperatorActsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorActs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorActs>>,
          TError,
          Awaited<ReturnType<typeof listOperatorActs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorActs<TData = Awaited<ReturnType<typeof listOperatorActs>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params?: ListOperatorActsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorActs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the site's operator did, and why
 */

export function useListOperatorActs<TData = Awaited<ReturnType<typeof listOperatorActs>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params?: ListOperatorActsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorActs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorActsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the site's operator (OPERATORS) only, 404 for anybody else. Newest first, 50 a page unless told; `open` leaves those that wait for money, the longest due first.
 * @summary Invoices that the site's operator issued
 */
export const listOperatorInvoices = (
    params?: ListOperatorInvoicesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvoicePage>(
      {url: `/api/v1/operator/invoice/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListOperatorInvoicesQueryKey = (params?: ListOperatorInvoicesParams,) => {
    return [
    `/api/v1/operator/invoice/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorInvoicesQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorInvoices>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(params?: ListOperatorInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorInvoices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorInvoicesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorInvoices>>> = ({ signal }) => listOperatorInvoices(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorInvoices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorInvoicesQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorInvoices>>>
export type ListOperatorInvoicesQueryError = ErrorType<BadRequestResponse | NotFoundResponse>


export function useListOperatorInvoices<TData = Awaited<ReturnType<typeof listOperatorInvoices>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params: undefined |  ListOperatorInvoicesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorInvoices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorInvoices>>,
          TError,
          Awaited<ReturnType<typeof listOperatorInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorInvoices<TData = Awaited<ReturnType<typeof listOperatorInvoices>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params?: ListOperatorInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorInvoices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorInvoices>>,
          TError,
          Awaited<ReturnType<typeof listOperatorInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorInvoices<TData = Awaited<ReturnType<typeof listOperatorInvoices>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params?: ListOperatorInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorInvoices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Invoices that the site's operator issued
 */

export function useListOperatorInvoices<TData = Awaited<ReturnType<typeof listOperatorInvoices>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params?: ListOperatorInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorInvoices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorInvoicesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the site's operator (OPERATORS) only, 404 for anybody else, and unless it is one of theirs. Asks once more who it is (`x-step-up`). The whole of what is open is booked with the reason, which needs ten characters. 406 when nothing is open.
 * @summary Say that the money of an invoice came
 */
export const payOperatorInvoice = (
    id: string,
    operatorReason: BodyType<OperatorReason>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Invoice>(
      {url: `/api/v1/operator/invoice/${id}/paid/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: operatorReason, signal
    },
      options);
    }


/**
 * For the site's operator (OPERATORS) only, 404 for anybody else. The same as `npm run operator -- ledger check`: every movement sums to zero, every invoice is as it was issued and chained to the one before, no number is missing, the books say what is open. Nothing is mended.
 * @summary Look at all money there is
 */
export const checkLedger = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LedgerCheck>(
      {url: `/api/v1/operator/ledger/`, method: 'GET', signal
    },
      options);
    }




export const getCheckLedgerQueryKey = () => {
    return [
    `/api/v1/operator/ledger/`
    ] as const;
    }


export const getCheckLedgerQueryOptions = <TData = Awaited<ReturnType<typeof checkLedger>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkLedger>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckLedgerQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkLedger>>> = ({ signal }) => checkLedger(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkLedger>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckLedgerQueryResult = NonNullable<Awaited<ReturnType<typeof checkLedger>>>
export type CheckLedgerQueryError = ErrorType<BadRequestResponse | NotFoundResponse>


export function useCheckLedger<TData = Awaited<ReturnType<typeof checkLedger>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkLedger>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkLedger>>,
          TError,
          Awaited<ReturnType<typeof checkLedger>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckLedger<TData = Awaited<ReturnType<typeof checkLedger>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkLedger>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkLedger>>,
          TError,
          Awaited<ReturnType<typeof checkLedger>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckLedger<TData = Awaited<ReturnType<typeof checkLedger>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkLedger>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look at all money there is
 */

export function useCheckLedger<TData = Awaited<ReturnType<typeof checkLedger>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkLedger>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckLedgerQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the site's operator (OPERATORS) only, 404 for anybody else. Whether the map has streets, of which day and from where, how large the file is, and how many streets and house numbers can be found. Without streets all of it is null or 0, and the map shows coast, municipalities and towns; `npm run map` brings them.
 * @summary What the map of this site is drawn from
 */
export const getBaseMap = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BaseMap>(
      {url: `/api/v1/operator/base-map/`, method: 'GET', signal
    },
      options);
    }




export const getGetBaseMapQueryKey = () => {
    return [
    `/api/v1/operator/base-map/`
    ] as const;
    }


export const getGetBaseMapQueryOptions = <TData = Awaited<ReturnType<typeof getBaseMap>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseMap>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBaseMapQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBaseMap>>> = ({ signal }) => getBaseMap(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBaseMap>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBaseMapQueryResult = NonNullable<Awaited<ReturnType<typeof getBaseMap>>>
export type GetBaseMapQueryError = ErrorType<BadRequestResponse | NotFoundResponse>


export function useGetBaseMap<TData = Awaited<ReturnType<typeof getBaseMap>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseMap>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBaseMap>>,
          TError,
          Awaited<ReturnType<typeof getBaseMap>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBaseMap<TData = Awaited<ReturnType<typeof getBaseMap>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseMap>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBaseMap>>,
          TError,
          Awaited<ReturnType<typeof getBaseMap>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBaseMap<TData = Awaited<ReturnType<typeof getBaseMap>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseMap>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the map of this site is drawn from
 */

export function useGetBaseMap<TData = Awaited<ReturnType<typeof getBaseMap>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseMap>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBaseMapQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the site's operator (OPERATORS) only, 404 for anybody else. By the agency's name; without plans each is `open`.
 * @summary Agencies and their plans
 */
export const listOperatorSubscriptions = (
    params?: ListOperatorSubscriptionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OperatorSubscriptionPage>(
      {url: `/api/v1/operator/subscription/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListOperatorSubscriptionsQueryKey = (params?: ListOperatorSubscriptionsParams,) => {
    return [
    `/api/v1/operator/subscription/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorSubscriptionsQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorSubscriptions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(params?: ListOperatorSubscriptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorSubscriptionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorSubscriptions>>> = ({ signal }) => listOperatorSubscriptions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorSubscriptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorSubscriptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorSubscriptions>>>
export type ListOperatorSubscriptionsQueryError = ErrorType<BadRequestResponse | NotFoundResponse>


export function useListOperatorSubscriptions<TData = Awaited<ReturnType<typeof listOperatorSubscriptions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params: undefined |  ListOperatorSubscriptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorSubscriptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorSubscriptions>>,
          TError,
          Awaited<ReturnType<typeof listOperatorSubscriptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorSubscriptions<TData = Awaited<ReturnType<typeof listOperatorSubscriptions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params?: ListOperatorSubscriptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorSubscriptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorSubscriptions>>,
          TError,
          Awaited<ReturnType<typeof listOperatorSubscriptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorSubscriptions<TData = Awaited<ReturnType<typeof listOperatorSubscriptions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params?: ListOperatorSubscriptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Agencies and their plans
 */

export function useListOperatorSubscriptions<TData = Awaited<ReturnType<typeof listOperatorSubscriptions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 params?: ListOperatorSubscriptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorSubscriptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the site's operator (OPERATORS) only, 404 for anybody else. What the last nightly look found to differ between books and payment service, messages that wait, payouts that have not arrived.
 * @summary How money that is paid by card stands
 */
export const getCardDesk = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CardDesk>(
      {url: `/api/v1/operator/card/`, method: 'GET', signal
    },
      options);
    }




export const getGetCardDeskQueryKey = () => {
    return [
    `/api/v1/operator/card/`
    ] as const;
    }


export const getGetCardDeskQueryOptions = <TData = Awaited<ReturnType<typeof getCardDesk>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCardDesk>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCardDeskQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCardDesk>>> = ({ signal }) => getCardDesk(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCardDesk>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCardDeskQueryResult = NonNullable<Awaited<ReturnType<typeof getCardDesk>>>
export type GetCardDeskQueryError = ErrorType<BadRequestResponse | NotFoundResponse>


export function useGetCardDesk<TData = Awaited<ReturnType<typeof getCardDesk>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCardDesk>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCardDesk>>,
          TError,
          Awaited<ReturnType<typeof getCardDesk>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCardDesk<TData = Awaited<ReturnType<typeof getCardDesk>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCardDesk>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCardDesk>>,
          TError,
          Awaited<ReturnType<typeof getCardDesk>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCardDesk<TData = Awaited<ReturnType<typeof getCardDesk>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCardDesk>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How money that is paid by card stands
 */

export function useGetCardDesk<TData = Awaited<ReturnType<typeof getCardDesk>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCardDesk>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCardDeskQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the site's operator (OPERATORS) only, 404 for anybody else. The same as `npm run operator -- payments reconcile`: messages that were missed are heard, then what differs is listed; nothing is mended by itself. 406 where no cards are taken, 503 while the service does not answer.
 * @summary Hold the books against the payment service now
 */
export const checkCards = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CardDesk>(
      {url: `/api/v1/operator/card/`, method: 'POST', signal
    },
      options);
    }




export const getCheckCardsMutationKey = () => ['checkCards'] as const;

export const getCheckCardsMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | NotAcceptableResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkCards>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof checkCards>>, TError,void, TContext> => {

const mutationKey = getCheckCardsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkCards>>, void> = () => {


          return  checkCards(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckCardsMutationResult = NonNullable<Awaited<ReturnType<typeof checkCards>>>

    export type CheckCardsMutationError = ErrorType<BadRequestResponse | NotFoundResponse | NotAcceptableResponse | UnavailableResponse>


    /**
 * @summary Hold the books against the payment service now
 */
export const useCheckCards = <TError = ErrorType<BadRequestResponse | NotFoundResponse | NotAcceptableResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkCards>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkCards>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCheckCardsMutationOptions(options), queryClient);
    }
    /**
 * For the site's operator (OPERATORS) only, 404 for anybody else. Asks once more who it is (`x-step-up`), and for a reason of ten characters. `again`: what the service refused of an order, or to give back to a plan's card, is asked anew. `settled`: a refund that the buyer's bank sent back, or that was refused for a plan's card, was paid another way. `went`, `never`: what became of a payout of which nothing is heard. 406 where that is not so of the subject.
 * @summary Say what is to become of a difference
 */
export const resolveCardTrouble = (
    cardTroubleInput: BodyType<CardTroubleInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CardDesk>(
      {url: `/api/v1/operator/card/resolve/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: cardTroubleInput, signal
    },
      options);
    }


