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
  GetRentalRulesParams,
  ListRentalsParams,
  NotAcceptableResponse,
  NotFoundResponse,
  Rental,
  RentalAgencyInput,
  RentalCheckInput,
  RentalCheckRule,
  RentalCheckSave,
  RentalConflict,
  RentalContract,
  RentalContractAnnul,
  RentalContractInput,
  RentalContracts,
  RentalDocumentUpload,
  RentalEligibility,
  RentalInput,
  RentalLink,
  RentalLinkInput,
  RentalLinkPage,
  RentalMatches,
  RentalMine,
  RentalNamed,
  RentalOffer,
  RentalOfferAnswer,
  RentalOfferInput,
  RentalOfferTaken,
  RentalOffers,
  RentalOfficers,
  RentalPage,
  RentalPatch,
  RentalReceipt,
  RentalRow,
  RentalRules,
  RentalStats,
  TooLargeResponse,
  TooManyResponse,
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
 * The people of the programme alone (role LLOGUER_SEGUR); 403 for everybody else. Newest first, of a queue by its deadlines; 24 a page unless told, with the number of files per state and per queue. Every word of `q` has to be found. 400 for a cursor that is none of this list and for an unknown state or queue.
 * @summary The programme's files
 */
export const listRentals = (
    params?: ListRentalsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RentalPage>(
      {url: `/api/v1/rental/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListRentalsQueryKey = (params?: ListRentalsParams,) => {
    return [
    `/api/v1/rental/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListRentalsQueryOptions = <TData = Awaited<ReturnType<typeof listRentals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListRentalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRentalsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRentals>>> = ({ signal }) => listRentals(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRentals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRentalsQueryResult = NonNullable<Awaited<ReturnType<typeof listRentals>>>
export type ListRentalsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListRentals<TData = Awaited<ReturnType<typeof listRentals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListRentalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRentals>>,
          TError,
          Awaited<ReturnType<typeof listRentals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRentals<TData = Awaited<ReturnType<typeof listRentals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListRentalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRentals>>,
          TError,
          Awaited<ReturnType<typeof listRentals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRentals<TData = Awaited<ReturnType<typeof listRentals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListRentalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The programme's files
 */

export function useListRentals<TData = Awaited<ReturnType<typeof listRentals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListRentalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRentalsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For everybody; whoever is signed in finds the file among their own later. It is taken whether or not the conditions are met, which the answer says in words; the applicant gets a mail that confirms it, the programme's people a notification without any answer in it. The same answers of the same address within ten minutes are one file; money is EUR cents. 400 for what the owner or tenant left out, for days that are still to come, for a phone that is none and without consent, 413 above 40 kB, 429 after 10 in ten minutes from one address.
 * @summary Send a file to the programme
 */
export const createRental = (
    rentalInput: BodyType<RentalInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RentalReceipt>(
      {url: `/api/v1/rental/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: rentalInput, signal
    },
      options);
    }


/**
 * For everybody, without signing in. Each condition comes in words of the request's language, with its figures (money in EUR cents), its source and since when it holds; a day before the first condition gives an empty list. 400 when the date is no day.
 * @summary The programme's conditions on a day, by the dated table
 */
export const getRentalRules = (
    params?: GetRentalRulesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RentalRules>(
      {url: `/api/v1/rental/rules/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetRentalRulesQueryKey = (params?: GetRentalRulesParams,) => {
    return [
    `/api/v1/rental/rules/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetRentalRulesQueryOptions = <TData = Awaited<ReturnType<typeof getRentalRules>>, TError = ErrorType<BadRequestResponse>>(params?: GetRentalRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRentalRules>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRentalRulesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRentalRules>>> = ({ signal }) => getRentalRules(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRentalRules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRentalRulesQueryResult = NonNullable<Awaited<ReturnType<typeof getRentalRules>>>
export type GetRentalRulesQueryError = ErrorType<BadRequestResponse>


export function useGetRentalRules<TData = Awaited<ReturnType<typeof getRentalRules>>, TError = ErrorType<BadRequestResponse>>(
 params: undefined |  GetRentalRulesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRentalRules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRentalRules>>,
          TError,
          Awaited<ReturnType<typeof getRentalRules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRentalRules<TData = Awaited<ReturnType<typeof getRentalRules>>, TError = ErrorType<BadRequestResponse>>(
 params?: GetRentalRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRentalRules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRentalRules>>,
          TError,
          Awaited<ReturnType<typeof getRentalRules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRentalRules<TData = Awaited<ReturnType<typeof getRentalRules>>, TError = ErrorType<BadRequestResponse>>(
 params?: GetRentalRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRentalRules>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The programme's conditions on a day, by the dated table
 */

export function useGetRentalRules<TData = Awaited<ReturnType<typeof getRentalRules>>, TError = ErrorType<BadRequestResponse>>(
 params?: GetRentalRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRentalRules>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRentalRulesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For everybody, without signing in. Measures the answers by the conditions of today in Europe/Madrid and words each outcome in the language of the request; what is not answered is unknown and no reason against. Rents are EUR cents a month, incomes EUR cents a year. 400 for answers that are not valid, 413 above 20 kB, 429 after 120 in ten minutes from one address.
 * @summary Check answers against the conditions; stores nothing
 */
export const checkRental = (
    rentalCheckInput: BodyType<RentalCheckInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RentalEligibility>(
      {url: `/api/v1/rental/check/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: rentalCheckInput, signal
    },
      options);
    }


/**
 * Any signed-in person, for their own files alone, each with where it stands. Newest first, at most 50, times in UTC. Files sent without signing in are not among them.
 * @summary Files I sent while signed in
 */
export const listMyRentals = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RentalMine>(
      {url: `/api/v1/rental/mine/`, method: 'GET', signal
    },
      options);
    }




export const getListMyRentalsQueryKey = () => {
    return [
    `/api/v1/rental/mine/`
    ] as const;
    }


export const getListMyRentalsQueryOptions = <TData = Awaited<ReturnType<typeof listMyRentals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyRentals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyRentalsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyRentals>>> = ({ signal }) => listMyRentals(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyRentals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyRentalsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyRentals>>>
export type ListMyRentalsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListMyRentals<TData = Awaited<ReturnType<typeof listMyRentals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyRentals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyRentals>>,
          TError,
          Awaited<ReturnType<typeof listMyRentals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyRentals<TData = Awaited<ReturnType<typeof listMyRentals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyRentals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyRentals>>,
          TError,
          Awaited<ReturnType<typeof listMyRentals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyRentals<TData = Awaited<ReturnType<typeof listMyRentals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyRentals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Files I sent while signed in
 */

export function useListMyRentals<TData = Awaited<ReturnType<typeof listMyRentals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyRentals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyRentalsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN and STAFF of an agency; 403 for everybody else. Of each file its reference, island and state, and nothing that was answered or found. Newest first, at most 200, times in UTC.
 * @summary Where files stand whose owners named my agency
 */
export const listNamedRentals = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RentalNamed>(
      {url: `/api/v1/rental/named/`, method: 'GET', signal
    },
      options);
    }




export const getListNamedRentalsQueryKey = () => {
    return [
    `/api/v1/rental/named/`
    ] as const;
    }


export const getListNamedRentalsQueryOptions = <TData = Awaited<ReturnType<typeof listNamedRentals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNamedRentals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNamedRentalsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNamedRentals>>> = ({ signal }) => listNamedRentals(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNamedRentals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNamedRentalsQueryResult = NonNullable<Awaited<ReturnType<typeof listNamedRentals>>>
export type ListNamedRentalsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListNamedRentals<TData = Awaited<ReturnType<typeof listNamedRentals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNamedRentals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNamedRentals>>,
          TError,
          Awaited<ReturnType<typeof listNamedRentals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNamedRentals<TData = Awaited<ReturnType<typeof listNamedRentals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNamedRentals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNamedRentals>>,
          TError,
          Awaited<ReturnType<typeof listNamedRentals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNamedRentals<TData = Awaited<ReturnType<typeof listNamedRentals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNamedRentals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Where files stand whose owners named my agency
 */

export function useListNamedRentals<TData = Awaited<ReturnType<typeof listNamedRentals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNamedRentals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNamedRentalsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The people of the programme alone (role LLOGUER_SEGUR); 403 for everybody else. All of them who may sign in, by name.
 * @summary Who looks after files of the programme
 */
export const listRentalOfficers = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RentalOfficers>(
      {url: `/api/v1/rental/officers/`, method: 'GET', signal
    },
      options);
    }




export const getListRentalOfficersQueryKey = () => {
    return [
    `/api/v1/rental/officers/`
    ] as const;
    }


export const getListRentalOfficersQueryOptions = <TData = Awaited<ReturnType<typeof listRentalOfficers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalOfficers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRentalOfficersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRentalOfficers>>> = ({ signal }) => listRentalOfficers(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRentalOfficers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRentalOfficersQueryResult = NonNullable<Awaited<ReturnType<typeof listRentalOfficers>>>
export type ListRentalOfficersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListRentalOfficers<TData = Awaited<ReturnType<typeof listRentalOfficers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalOfficers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRentalOfficers>>,
          TError,
          Awaited<ReturnType<typeof listRentalOfficers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRentalOfficers<TData = Awaited<ReturnType<typeof listRentalOfficers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalOfficers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRentalOfficers>>,
          TError,
          Awaited<ReturnType<typeof listRentalOfficers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRentalOfficers<TData = Awaited<ReturnType<typeof listRentalOfficers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalOfficers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who looks after files of the programme
 */

export function useListRentalOfficers<TData = Awaited<ReturnType<typeof listRentalOfficers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalOfficers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRentalOfficersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Whoever holds the link, without signing in. Nothing of what was answered or checked is told, and of documents those alone that came by the link. 404 when the link has run out, was followed by another, or its file is gone; 429 after 60 in ten minutes from one address.
 * @summary What an applicant is asked for
 */
export const openRentalLink = (
    rentalToken: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RentalLinkPage>(
      {url: `/api/v1/rental-link/${rentalToken}/`, method: 'GET', signal
    },
      options);
    }




export const getOpenRentalLinkQueryKey = (rentalToken: string,) => {
    return [
    `/api/v1/rental-link/${rentalToken}/`
    ] as const;
    }


export const getOpenRentalLinkQueryOptions = <TData = Awaited<ReturnType<typeof openRentalLink>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(rentalToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof openRentalLink>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOpenRentalLinkQueryKey(rentalToken);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof openRentalLink>>> = ({ signal }) => openRentalLink(rentalToken, requestOptions, signal);





   return  { queryKey, queryFn, enabled: rentalToken !== null && rentalToken !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof openRentalLink>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type OpenRentalLinkQueryResult = NonNullable<Awaited<ReturnType<typeof openRentalLink>>>
export type OpenRentalLinkQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>


export function useOpenRentalLink<TData = Awaited<ReturnType<typeof openRentalLink>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 rentalToken: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof openRentalLink>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof openRentalLink>>,
          TError,
          Awaited<ReturnType<typeof openRentalLink>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOpenRentalLink<TData = Awaited<ReturnType<typeof openRentalLink>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 rentalToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof openRentalLink>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof openRentalLink>>,
          TError,
          Awaited<ReturnType<typeof openRentalLink>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOpenRentalLink<TData = Awaited<ReturnType<typeof openRentalLink>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 rentalToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof openRentalLink>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What an applicant is asked for
 */

export function useOpenRentalLink<TData = Awaited<ReturnType<typeof openRentalLink>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 rentalToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof openRentalLink>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOpenRentalLinkQueryOptions(rentalToken,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Whoever holds the link, without signing in. Kept for the programme alone; photos are drawn anew, without where they were taken. 400 without a file or with an unknown type, 404 when the link has run out, was followed by another, or its file is gone, 406 when the file has 20 documents or takes none any more, 413 for one above 15 MB, 415 when its content is not PDF, JPEG or PNG, or unfolds to more than a reader can hold, 429 after 60 in ten minutes from one address. 507 when there is no space left, 503 when files cannot be written now.
 * @summary Send a document by the link
 */
export const sendRentalDocument = (
    rentalToken: string,
    rentalDocumentUpload: BodyType<RentalDocumentUpload>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RentalLinkPage>(
      {url: `/api/v1/rental-link/${rentalToken}/document/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: rentalDocumentUpload, signal
    },
      options);
    }


/**
 * The people of the programme alone (role LLOGUER_SEGUR); 403 for everybody else. Counts by island and side, of offers and contracts; money in EUR cents a month. Nobody is named, and no median is told of fewer than 5 files.
 * @summary How the programme stands, without persons
 */
export const getRentalStats = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RentalStats>(
      {url: `/api/v1/rental/stats/`, method: 'GET', signal
    },
      options);
    }




export const getGetRentalStatsQueryKey = () => {
    return [
    `/api/v1/rental/stats/`
    ] as const;
    }


export const getGetRentalStatsQueryOptions = <TData = Awaited<ReturnType<typeof getRentalStats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRentalStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRentalStatsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRentalStats>>> = ({ signal }) => getRentalStats(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRentalStats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRentalStatsQueryResult = NonNullable<Awaited<ReturnType<typeof getRentalStats>>>
export type GetRentalStatsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetRentalStats<TData = Awaited<ReturnType<typeof getRentalStats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRentalStats>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRentalStats>>,
          TError,
          Awaited<ReturnType<typeof getRentalStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRentalStats<TData = Awaited<ReturnType<typeof getRentalStats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRentalStats>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRentalStats>>,
          TError,
          Awaited<ReturnType<typeof getRentalStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRentalStats<TData = Awaited<ReturnType<typeof getRentalStats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRentalStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How the programme stands, without persons
 */

export function useGetRentalStats<TData = Awaited<ReturnType<typeof getRentalStats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRentalStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRentalStatsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The people of the programme alone (role LLOGUER_SEGUR); 403 for everybody else. Those that are not over, the first to end in front, then those that are, the last to end in front; at most 500. Who looks after the home is told 180, 90, 30 and 7 days before the last day.
 * @summary Contracts of the programme
 */
export const listRentalContracts = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RentalContracts>(
      {url: `/api/v1/rental/contract/`, method: 'GET', signal
    },
      options);
    }




export const getListRentalContractsQueryKey = () => {
    return [
    `/api/v1/rental/contract/`
    ] as const;
    }


export const getListRentalContractsQueryOptions = <TData = Awaited<ReturnType<typeof listRentalContracts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRentalContractsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRentalContracts>>> = ({ signal }) => listRentalContracts(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRentalContracts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRentalContractsQueryResult = NonNullable<Awaited<ReturnType<typeof listRentalContracts>>>
export type ListRentalContractsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListRentalContracts<TData = Awaited<ReturnType<typeof listRentalContracts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalContracts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRentalContracts>>,
          TError,
          Awaited<ReturnType<typeof listRentalContracts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRentalContracts<TData = Awaited<ReturnType<typeof listRentalContracts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalContracts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRentalContracts>>,
          TError,
          Awaited<ReturnType<typeof listRentalContracts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRentalContracts<TData = Awaited<ReturnType<typeof listRentalContracts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Contracts of the programme
 */

export function useListRentalContracts<TData = Awaited<ReturnType<typeof listRentalContracts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRentalContractsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The people of the programme alone (role LLOGUER_SEGUR); 403 for everybody else. Open ones first (proposed, or accepted without a contract), then the others, each newest first; at most 200.
 * @summary Offers of the programme
 */
export const listRentalOffers = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RentalOffers>(
      {url: `/api/v1/rental-offer/`, method: 'GET', signal
    },
      options);
    }




export const getListRentalOffersQueryKey = () => {
    return [
    `/api/v1/rental-offer/`
    ] as const;
    }


export const getListRentalOffersQueryOptions = <TData = Awaited<ReturnType<typeof listRentalOffers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRentalOffersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRentalOffers>>> = ({ signal }) => listRentalOffers(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRentalOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRentalOffersQueryResult = NonNullable<Awaited<ReturnType<typeof listRentalOffers>>>
export type ListRentalOffersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListRentalOffers<TData = Awaited<ReturnType<typeof listRentalOffers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalOffers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRentalOffers>>,
          TError,
          Awaited<ReturnType<typeof listRentalOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRentalOffers<TData = Awaited<ReturnType<typeof listRentalOffers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalOffers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRentalOffers>>,
          TError,
          Awaited<ReturnType<typeof listRentalOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRentalOffers<TData = Awaited<ReturnType<typeof listRentalOffers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Offers of the programme
 */

export function useListRentalOffers<TData = Awaited<ReturnType<typeof listRentalOffers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRentalOffersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The people of the programme alone (role LLOGUER_SEGUR); 403 for everybody else, 404 when there is no such offer. A yes may become a no until the contract stands. 406 when it is answered otherwise, or has expired already.
 * @summary Write down what both sides said
 */
export const answerRentalOffer = (
    offerId: Uuid,
    rentalOfferAnswer: BodyType<RentalOfferAnswer>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RentalOffer>(
      {url: `/api/v1/rental-offer/${offerId}/answer/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: rentalOfferAnswer, signal
    },
      options);
    }




export const getAnswerRentalOfferMutationKey = () => ['answerRentalOffer'] as const;

export const getAnswerRentalOfferMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerRentalOffer>>, TError,AnswerRentalOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof answerRentalOffer>>, TError,AnswerRentalOfferMutationVariables, TContext> => {

const mutationKey = getAnswerRentalOfferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerRentalOffer>>, AnswerRentalOfferMutationVariables> = (props) => {
          const {offerId,data} = props ?? {};

          return  answerRentalOffer(offerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerRentalOfferMutationResult = NonNullable<Awaited<ReturnType<typeof answerRentalOffer>>>
    export type AnswerRentalOfferMutationBody = BodyType<RentalOfferAnswer>
    export type AnswerRentalOfferMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type AnswerRentalOfferMutationVariables = {offerId: Uuid;data: BodyType<RentalOfferAnswer>}

    /**
 * @summary Write down what both sides said
 */
export const useAnswerRentalOffer = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerRentalOffer>>, TError,AnswerRentalOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerRentalOffer>>,
        TError,
        AnswerRentalOfferMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerRentalOfferMutationOptions(options), queryClient);
    }
    /**
 * The people of the programme alone (role LLOGUER_SEGUR); 403 for everybody else, 404 when there is no such offer. Of an accepted offer; both files become signed, and what else either was offered is declined. 406 when it is not accepted, has a contract, a file is not approved any more, or another contract of it runs; 400 when it begins more than a year ago or two years ahead, ends before it begins, or lasts longer than thirty years.
 * @summary Write down a signed contract
 */
export const createRentalContract = (
    offerId: Uuid,
    rentalContractInput: BodyType<RentalContractInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RentalContract>(
      {url: `/api/v1/rental-offer/${offerId}/contract/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: rentalContractInput, signal
    },
      options);
    }




export const getCreateRentalContractMutationKey = () => ['createRentalContract'] as const;

export const getCreateRentalContractMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRentalContract>>, TError,CreateRentalContractMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createRentalContract>>, TError,CreateRentalContractMutationVariables, TContext> => {

const mutationKey = getCreateRentalContractMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRentalContract>>, CreateRentalContractMutationVariables> = (props) => {
          const {offerId,data} = props ?? {};

          return  createRentalContract(offerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRentalContractMutationResult = NonNullable<Awaited<ReturnType<typeof createRentalContract>>>
    export type CreateRentalContractMutationBody = BodyType<RentalContractInput>
    export type CreateRentalContractMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateRentalContractMutationVariables = {offerId: Uuid;data: BodyType<RentalContractInput>}

    /**
 * @summary Write down a signed contract
 */
export const useCreateRentalContract = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRentalContract>>, TError,CreateRentalContractMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRentalContract>>,
        TError,
        CreateRentalContractMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRentalContractMutationOptions(options), queryClient);
    }
    /**
 * The people of the programme alone (role LLOGUER_SEGUR); 403 for everybody else, 404 when there is no such offer, nothing is written down, or its home was offered again since. The contract is gone; files that it signed are approved again, with the words in their history, and the offer stands accepted: another contract can be written down, or it does not go on. A file on which another contract runs stays signed. Where one of the two files is not approved then, the offer is declined, and the other one is free.
 * @summary Take back a contract that was written down wrongly
 */
export const annulRentalContract = (
    offerId: Uuid,
    rentalContractAnnul: BodyType<RentalContractAnnul>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RentalOffer>(
      {url: `/api/v1/rental-offer/${offerId}/contract/annul/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: rentalContractAnnul, signal
    },
      options);
    }




export const getAnnulRentalContractMutationKey = () => ['annulRentalContract'] as const;

export const getAnnulRentalContractMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof annulRentalContract>>, TError,AnnulRentalContractMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof annulRentalContract>>, TError,AnnulRentalContractMutationVariables, TContext> => {

const mutationKey = getAnnulRentalContractMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof annulRentalContract>>, AnnulRentalContractMutationVariables> = (props) => {
          const {offerId,data} = props ?? {};

          return  annulRentalContract(offerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnnulRentalContractMutationResult = NonNullable<Awaited<ReturnType<typeof annulRentalContract>>>
    export type AnnulRentalContractMutationBody = BodyType<RentalContractAnnul>
    export type AnnulRentalContractMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type AnnulRentalContractMutationVariables = {offerId: Uuid;data: BodyType<RentalContractAnnul>}

    /**
 * @summary Take back a contract that was written down wrongly
 */
export const useAnnulRentalContract = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof annulRentalContract>>, TError,AnnulRentalContractMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof annulRentalContract>>,
        TError,
        AnnulRentalContractMutationVariables,
        TContext
      > => {
      return useMutation(getAnnulRentalContractMutationOptions(options), queryClient);
    }
    /**
 * The people of the programme alone (role LLOGUER_SEGUR); 403 for everybody else, the applicant too, and 404 when there is no such file. Holds all answers, what the conditions said of them on the day they were sent, the internal note and the day on which the file will be erased; money is EUR cents. Each opening is a line that the file shows; it marks the caller's notification about it as read.
 * @summary One file of the programme
 */
export const getRental = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Rental>(
      {url: `/api/v1/rental/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetRentalQueryKey = (id: string,) => {
    return [
    `/api/v1/rental/${id}/`
    ] as const;
    }


export const getGetRentalQueryOptions = <TData = Awaited<ReturnType<typeof getRental>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRental>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRentalQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRental>>> = ({ signal }) => getRental(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRental>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRentalQueryResult = NonNullable<Awaited<ReturnType<typeof getRental>>>
export type GetRentalQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetRental<TData = Awaited<ReturnType<typeof getRental>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRental>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRental>>,
          TError,
          Awaited<ReturnType<typeof getRental>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRental<TData = Awaited<ReturnType<typeof getRental>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRental>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRental>>,
          TError,
          Awaited<ReturnType<typeof getRental>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRental<TData = Awaited<ReturnType<typeof getRental>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRental>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One file of the programme
 */

export function useGetRental<TData = Awaited<ReturnType<typeof getRental>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRental>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRentalQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The people of the programme alone (role LLOGUER_SEGUR); 403 for everybody else, 404 when there is no such file. A file goes one state on (sent, documents, visit, approved, signed, ended), one back with `words`, or is rejected from any with `reason` and `words`; 406 says why it may not. A new state is mailed to the applicant in their language, with the reason of a rejection; words and note are internal and told to nobody. A rejected file is erased after 90 days, any other two years after its last change. 409 when the version is stale; 400 for a state that does not exist, a step without the words it needs, somebody who is none of the programme's people, or a note above 4000 characters.
 * @summary Move a file on, or note something
 */
export const updateRental = (
    id: string,
    rentalPatch: BodyType<RentalPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Rental>(
      {url: `/api/v1/rental/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: rentalPatch, signal
    },
      options);
    }




export const getUpdateRentalMutationKey = () => ['updateRental'] as const;

export const getUpdateRentalMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | RentalConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRental>>, TError,UpdateRentalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateRental>>, TError,UpdateRentalMutationVariables, TContext> => {

const mutationKey = getUpdateRentalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRental>>, UpdateRentalMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateRental(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateRentalMutationResult = NonNullable<Awaited<ReturnType<typeof updateRental>>>
    export type UpdateRentalMutationBody = BodyType<RentalPatch>
    export type UpdateRentalMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | RentalConflict | TooLargeResponse | UnsupportedResponse>
    export type UpdateRentalMutationVariables = {id: string;data: BodyType<RentalPatch>}

    /**
 * @summary Move a file on, or note something
 */
export const useUpdateRental = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | RentalConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRental>>, TError,UpdateRentalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateRental>>,
        TError,
        UpdateRentalMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateRentalMutationOptions(options), queryClient);
    }
    /**
 * The people of the programme alone (role LLOGUER_SEGUR); 403 for everybody else, 404 when there is no such file. Its answers, documents, checks, history and the lines of who opened it are gone at once, the documents themselves soon after; nothing of it can be brought back. An applicant may ask for it at any time. 406 while it is signed.
 * @summary Erase a file
 */
export const deleteRental = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/rental/${id}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteRentalMutationKey = () => ['deleteRental'] as const;

export const getDeleteRentalMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRental>>, TError,DeleteRentalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteRental>>, TError,DeleteRentalMutationVariables, TContext> => {

const mutationKey = getDeleteRentalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteRental>>, DeleteRentalMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteRental(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteRentalMutationResult = NonNullable<Awaited<ReturnType<typeof deleteRental>>>

    export type DeleteRentalMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type DeleteRentalMutationVariables = {id: string}

    /**
 * @summary Erase a file
 */
export const useDeleteRental = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRental>>, TError,DeleteRentalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteRental>>,
        TError,
        DeleteRentalMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteRentalMutationOptions(options), queryClient);
    }
    /**
 * Whoever sent a file as an owner while signed in, for that file; 404 for any other. The agency reads its reference, island and state, until the owner clears it, names another, or the file is erased. 400 for an agency that has no home on the market.
 * @summary Say which agency may read where my file stands
 */
export const saveRentalAgency = (
    id: string,
    rentalAgencyInput: BodyType<RentalAgencyInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RentalRow>(
      {url: `/api/v1/rental/${id}/agency/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: rentalAgencyInput, signal
    },
      options);
    }




export const getSaveRentalAgencyMutationKey = () => ['saveRentalAgency'] as const;

export const getSaveRentalAgencyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveRentalAgency>>, TError,SaveRentalAgencyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveRentalAgency>>, TError,SaveRentalAgencyMutationVariables, TContext> => {

const mutationKey = getSaveRentalAgencyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveRentalAgency>>, SaveRentalAgencyMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveRentalAgency(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveRentalAgencyMutationResult = NonNullable<Awaited<ReturnType<typeof saveRentalAgency>>>
    export type SaveRentalAgencyMutationBody = BodyType<RentalAgencyInput>
    export type SaveRentalAgencyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type SaveRentalAgencyMutationVariables = {id: string;data: BodyType<RentalAgencyInput>}

    /**
 * @summary Say which agency may read where my file stands
 */
export const useSaveRentalAgency = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveRentalAgency>>, TError,SaveRentalAgencyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveRentalAgency>>,
        TError,
        SaveRentalAgencyMutationVariables,
        TContext
      > => {
      return useMutation(getSaveRentalAgencyMutationOptions(options), queryClient);
    }
    /**
 * The people of the programme alone (role LLOGUER_SEGUR); 403 for everybody else, 404 when there is no such file. Approved files of the other side on the same island: those that fit first, by the day on which they were complete. A home fits where the household looks, with at least one bedroom for two people, at a rent of no more of their income than allowed. At most 100.
 * @summary Who fits a home, or which home fits
 */
export const listRentalMatches = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RentalMatches>(
      {url: `/api/v1/rental/${id}/match/`, method: 'GET', signal
    },
      options);
    }




export const getListRentalMatchesQueryKey = (id: string,) => {
    return [
    `/api/v1/rental/${id}/match/`
    ] as const;
    }


export const getListRentalMatchesQueryOptions = <TData = Awaited<ReturnType<typeof listRentalMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalMatches>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRentalMatchesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRentalMatches>>> = ({ signal }) => listRentalMatches(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRentalMatches>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRentalMatchesQueryResult = NonNullable<Awaited<ReturnType<typeof listRentalMatches>>>
export type ListRentalMatchesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListRentalMatches<TData = Awaited<ReturnType<typeof listRentalMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalMatches>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRentalMatches>>,
          TError,
          Awaited<ReturnType<typeof listRentalMatches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRentalMatches<TData = Awaited<ReturnType<typeof listRentalMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalMatches>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRentalMatches>>,
          TError,
          Awaited<ReturnType<typeof listRentalMatches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRentalMatches<TData = Awaited<ReturnType<typeof listRentalMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalMatches>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who fits a home, or which home fits
 */

export function useListRentalMatches<TData = Awaited<ReturnType<typeof listRentalMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRentalMatches>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRentalMatchesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The people of the programme alone (role LLOGUER_SEGUR); 403 for everybody else, 404 when there is no such file. The file is the home's, approved, and so is the household's; 406 in words where one is not, a contract of one of them runs (its last day has not come, and the file was not put at `ended` since), or the home does not fit. 400 at a rent above what the programme pays or a tenant may pay. Both sides are asked until the fifth working day. A home has one open offer: of two officers at once one makes it, the other gets 409 with who did.
 * @summary Offer a home to a household
 */
export const createRentalOffer = (
    id: string,
    rentalOfferInput: BodyType<RentalOfferInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RentalOffer>(
      {url: `/api/v1/rental/${id}/offer/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: rentalOfferInput, signal
    },
      options);
    }




export const getCreateRentalOfferMutationKey = () => ['createRentalOffer'] as const;

export const getCreateRentalOfferMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | RentalOfferTaken | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRentalOffer>>, TError,CreateRentalOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createRentalOffer>>, TError,CreateRentalOfferMutationVariables, TContext> => {

const mutationKey = getCreateRentalOfferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRentalOffer>>, CreateRentalOfferMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createRentalOffer(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRentalOfferMutationResult = NonNullable<Awaited<ReturnType<typeof createRentalOffer>>>
    export type CreateRentalOfferMutationBody = BodyType<RentalOfferInput>
    export type CreateRentalOfferMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | RentalOfferTaken | TooLargeResponse | UnsupportedResponse>
    export type CreateRentalOfferMutationVariables = {id: string;data: BodyType<RentalOfferInput>}

    /**
 * @summary Offer a home to a household
 */
export const useCreateRentalOffer = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | RentalOfferTaken | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRentalOffer>>, TError,CreateRentalOfferMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRentalOffer>>,
        TError,
        CreateRentalOfferMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRentalOfferMutationOptions(options), queryClient);
    }
    /**
 * The people of the programme alone (role LLOGUER_SEGUR); 403 for everybody else, 404 when there is no such file. Mails the applicant a link of their own, for 14 days, by which they send what they are asked for; the one before ends. 406 when the file is rejected or has ended.
 * @summary Ask an applicant for documents
 */
export const createRentalLink = (
    id: string,
    rentalLinkInput: BodyType<RentalLinkInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RentalLink>(
      {url: `/api/v1/rental/${id}/link/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: rentalLinkInput, signal
    },
      options);
    }




export const getCreateRentalLinkMutationKey = () => ['createRentalLink'] as const;

export const getCreateRentalLinkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRentalLink>>, TError,CreateRentalLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createRentalLink>>, TError,CreateRentalLinkMutationVariables, TContext> => {

const mutationKey = getCreateRentalLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRentalLink>>, CreateRentalLinkMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createRentalLink(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRentalLinkMutationResult = NonNullable<Awaited<ReturnType<typeof createRentalLink>>>
    export type CreateRentalLinkMutationBody = BodyType<RentalLinkInput>
    export type CreateRentalLinkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateRentalLinkMutationVariables = {id: string;data: BodyType<RentalLinkInput>}

    /**
 * @summary Ask an applicant for documents
 */
export const useCreateRentalLink = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRentalLink>>, TError,CreateRentalLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRentalLink>>,
        TError,
        CreateRentalLinkMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRentalLinkMutationOptions(options), queryClient);
    }
    /**
 * The people of the programme alone (role LLOGUER_SEGUR); 403 for everybody else, 404 when there is no such file. 400 for a check that is none of its side, a document that is none of the file, and one that is waived without a note. `unknown` without note and document gives back what the answers say.
 * @summary Say what came of a check
 */
export const saveRentalCheck = (
    id: string,
    rule: RentalCheckRule,
    rentalCheckSave: BodyType<RentalCheckSave>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Rental>(
      {url: `/api/v1/rental/${id}/check/${rule}/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: rentalCheckSave, signal
    },
      options);
    }




export const getSaveRentalCheckMutationKey = () => ['saveRentalCheck'] as const;

export const getSaveRentalCheckMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveRentalCheck>>, TError,SaveRentalCheckMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveRentalCheck>>, TError,SaveRentalCheckMutationVariables, TContext> => {

const mutationKey = getSaveRentalCheckMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveRentalCheck>>, SaveRentalCheckMutationVariables> = (props) => {
          const {id,rule,data} = props ?? {};

          return  saveRentalCheck(id,rule,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveRentalCheckMutationResult = NonNullable<Awaited<ReturnType<typeof saveRentalCheck>>>
    export type SaveRentalCheckMutationBody = BodyType<RentalCheckSave>
    export type SaveRentalCheckMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type SaveRentalCheckMutationVariables = {id: string;rule: RentalCheckRule;data: BodyType<RentalCheckSave>}

    /**
 * @summary Say what came of a check
 */
export const useSaveRentalCheck = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveRentalCheck>>, TError,SaveRentalCheckMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveRentalCheck>>,
        TError,
        SaveRentalCheckMutationVariables,
        TContext
      > => {
      return useMutation(getSaveRentalCheckMutationOptions(options), queryClient);
    }
    /**
 * The people of the programme alone (role LLOGUER_SEGUR); 403 for everybody else, 404 when there is no such file. Kept private; photos are drawn anew, without where they were taken. 400 without a file or with an unknown type, 406 when the file has 20 documents, 413 for one above 15 MB, 415 when its content is not PDF, JPEG or PNG, whatever its name says, or unfolds to more than a reader can hold. 507 when there is no space left, 503 when files cannot be written now.
 * @summary Add a document to a file
 */
export const uploadRentalDocument = (
    id: string,
    rentalDocumentUpload: BodyType<RentalDocumentUpload>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Rental>(
      {url: `/api/v1/rental/${id}/document/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: rentalDocumentUpload, signal
    },
      options);
    }


/**
 * The people of the programme alone (role LLOGUER_SEGUR); 403 for everybody else, 404 when there is no such file. It is seen from now on, and a line says who opened it. 404 also when the file has no such document.
 * @summary Open a document of a file
 */
export const downloadRentalDocument = (
    id: string,
    documentId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/rental/${id}/document/${documentId}/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


/**
 * The people of the programme alone (role LLOGUER_SEGUR); 403 for everybody else, 404 when there is no such file. It is deleted for good soon after; checks that it showed keep their outcome. 404 also when the file has no such document.
 * @summary Remove a document of a file
 */
export const removeRentalDocument = (
    id: string,
    documentId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Rental>(
      {url: `/api/v1/rental/${id}/document/${documentId}/`, method: 'DELETE', signal
    },
      options);
    }




export const getRemoveRentalDocumentMutationKey = () => ['removeRentalDocument'] as const;

export const getRemoveRentalDocumentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeRentalDocument>>, TError,RemoveRentalDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeRentalDocument>>, TError,RemoveRentalDocumentMutationVariables, TContext> => {

const mutationKey = getRemoveRentalDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeRentalDocument>>, RemoveRentalDocumentMutationVariables> = (props) => {
          const {id,documentId} = props ?? {};

          return  removeRentalDocument(id,documentId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveRentalDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof removeRentalDocument>>>

    export type RemoveRentalDocumentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type RemoveRentalDocumentMutationVariables = {id: string;documentId: Uuid}

    /**
 * @summary Remove a document of a file
 */
export const useRemoveRentalDocument = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeRentalDocument>>, TError,RemoveRentalDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeRentalDocument>>,
        TError,
        RemoveRentalDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveRentalDocumentMutationOptions(options), queryClient);
    }
