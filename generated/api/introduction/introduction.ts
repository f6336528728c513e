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
  Introduction,
  IntroductionAllowance,
  IntroductionAnswer,
  IntroductionCheckInput,
  IntroductionCheckPage,
  IntroductionDisputeInput,
  IntroductionInput,
  IntroductionPage,
  ListIntroductionChecksParams,
  ListIntroductionsParams,
  NotAcceptableResponse,
  NotFoundResponse,
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
 * For ADMIN and STAFF of an agency, 403 for anybody else. Newest first, 50 a page unless told: own clients at partners' homes and at homes of my agency, and partners' clients at homes of my agency, of whom nothing is told but the home, the day and the evidence. An ADMIN reads those of the agency, a STAFF the own clients they introduced themselves. Whose client it is stands there only in a dispute or a deal. `ledgers` says of each network whether its chain holds; empty for a STAFF.
 * @summary The register of introductions
 */
export const listIntroductions = (
    params?: ListIntroductionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IntroductionPage>(
      {url: `/api/v1/introduction/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListIntroductionsQueryKey = (params?: ListIntroductionsParams,) => {
    return [
    `/api/v1/introduction/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListIntroductionsQueryOptions = <TData = Awaited<ReturnType<typeof listIntroductions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListIntroductionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntroductions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListIntroductionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listIntroductions>>> = ({ signal }) => listIntroductions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listIntroductions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListIntroductionsQueryResult = NonNullable<Awaited<ReturnType<typeof listIntroductions>>>
export type ListIntroductionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListIntroductions<TData = Awaited<ReturnType<typeof listIntroductions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListIntroductionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntroductions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIntroductions>>,
          TError,
          Awaited<ReturnType<typeof listIntroductions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntroductions<TData = Awaited<ReturnType<typeof listIntroductions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListIntroductionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntroductions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIntroductions>>,
          TError,
          Awaited<ReturnType<typeof listIntroductions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntroductions<TData = Awaited<ReturnType<typeof listIntroductions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListIntroductionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntroductions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The register of introductions
 */

export function useListIntroductions<TData = Awaited<ReturnType<typeof listIntroductions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListIntroductionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntroductions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListIntroductionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for anybody else. 404 for a contact that the person may not read and for a home that is not shared with my agency now. What an agency says of its own accord is `declared`; stronger evidence is written by the house where it comes to be: a selection that was opened, a visit that was held, a sheet that was signed. Again for the same client and home it changes nothing. It counts as a check where the person has not checked this client and home that day, and tells whether it was the first. With no check left it is recorded all the same, and `first` stays null. 400 at `contactId` for a contact without e-mail and telephone; 406 where the ledger cannot be read.
 * @summary Introduce a client of mine to a partner's home
 */
export const createIntroduction = (
    introductionInput: BodyType<IntroductionInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Introduction>(
      {url: `/api/v1/introduction/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: introductionInput, signal
    },
      options);
    }




export const getCreateIntroductionMutationKey = () => ['createIntroduction'] as const;

export const getCreateIntroductionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIntroduction>>, TError,CreateIntroductionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createIntroduction>>, TError,CreateIntroductionMutationVariables, TContext> => {

const mutationKey = getCreateIntroductionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createIntroduction>>, CreateIntroductionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createIntroduction(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateIntroductionMutationResult = NonNullable<Awaited<ReturnType<typeof createIntroduction>>>
    export type CreateIntroductionMutationBody = BodyType<IntroductionInput>
    export type CreateIntroductionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type CreateIntroductionMutationVariables = {data: BodyType<IntroductionInput>}

    /**
 * @summary Introduce a client of mine to a partner's home
 */
export const useCreateIntroduction = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIntroduction>>, TError,CreateIntroductionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createIntroduction>>,
        TError,
        CreateIntroductionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateIntroductionMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. Newest first, 50 a page unless told: each question of a partner whether a client of theirs was introduced to a home of my agency already. Who the client was stays with them.
 * @summary Who asked about clients at my homes
 */
export const listIntroductionChecks = (
    params?: ListIntroductionChecksParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IntroductionCheckPage>(
      {url: `/api/v1/introduction/check/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListIntroductionChecksQueryKey = (params?: ListIntroductionChecksParams,) => {
    return [
    `/api/v1/introduction/check/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListIntroductionChecksQueryOptions = <TData = Awaited<ReturnType<typeof listIntroductionChecks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListIntroductionChecksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntroductionChecks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListIntroductionChecksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listIntroductionChecks>>> = ({ signal }) => listIntroductionChecks(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listIntroductionChecks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListIntroductionChecksQueryResult = NonNullable<Awaited<ReturnType<typeof listIntroductionChecks>>>
export type ListIntroductionChecksQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListIntroductionChecks<TData = Awaited<ReturnType<typeof listIntroductionChecks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListIntroductionChecksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntroductionChecks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIntroductionChecks>>,
          TError,
          Awaited<ReturnType<typeof listIntroductionChecks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntroductionChecks<TData = Awaited<ReturnType<typeof listIntroductionChecks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListIntroductionChecksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntroductionChecks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIntroductionChecks>>,
          TError,
          Awaited<ReturnType<typeof listIntroductionChecks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntroductionChecks<TData = Awaited<ReturnType<typeof listIntroductionChecks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListIntroductionChecksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntroductionChecks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who asked about clients at my homes
 */

export function useListIntroductionChecks<TData = Awaited<ReturnType<typeof listIntroductionChecks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListIntroductionChecksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntroductionChecks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListIntroductionChecksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for anybody else. 404 for a contact that the person may not read and for a home that is not shared with my agency now; of an own home that is shared, only for a client with an introduction to it in my register. By e-mails and telephones of the contact, in each network by which the home is shared. 30 a day per person (406 beyond them), each logged and shown to the agency of the home. 400 at `contactId` for a contact without e-mail and telephone.
 * @summary Was a client of mine introduced to this home already?
 */
export const checkIntroduction = (
    introductionCheckInput: BodyType<IntroductionCheckInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IntroductionAnswer>(
      {url: `/api/v1/introduction/check/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: introductionCheckInput, signal
    },
      options);
    }




export const getCheckIntroductionMutationKey = () => ['checkIntroduction'] as const;

export const getCheckIntroductionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkIntroduction>>, TError,CheckIntroductionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof checkIntroduction>>, TError,CheckIntroductionMutationVariables, TContext> => {

const mutationKey = getCheckIntroductionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkIntroduction>>, CheckIntroductionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkIntroduction(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckIntroductionMutationResult = NonNullable<Awaited<ReturnType<typeof checkIntroduction>>>
    export type CheckIntroductionMutationBody = BodyType<IntroductionCheckInput>
    export type CheckIntroductionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type CheckIntroductionMutationVariables = {data: BodyType<IntroductionCheckInput>}

    /**
 * @summary Was a client of mine introduced to this home already?
 */
export const useCheckIntroduction = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkIntroduction>>, TError,CheckIntroductionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkIntroduction>>,
        TError,
        CheckIntroductionMutationVariables,
        TContext
      > => {
      return useMutation(getCheckIntroductionMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF of an agency, 403 for anybody else. Counted per person in a day of Europe/Madrid, as `checkIntroduction` counts.
 * @summary How many checks I have left today
 */
export const getIntroductionAllowance = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IntroductionAllowance>(
      {url: `/api/v1/introduction/allowance/`, method: 'GET', signal
    },
      options);
    }




export const getGetIntroductionAllowanceQueryKey = () => {
    return [
    `/api/v1/introduction/allowance/`
    ] as const;
    }


export const getGetIntroductionAllowanceQueryOptions = <TData = Awaited<ReturnType<typeof getIntroductionAllowance>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntroductionAllowance>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIntroductionAllowanceQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIntroductionAllowance>>> = ({ signal }) => getIntroductionAllowance(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIntroductionAllowance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIntroductionAllowanceQueryResult = NonNullable<Awaited<ReturnType<typeof getIntroductionAllowance>>>
export type GetIntroductionAllowanceQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetIntroductionAllowance<TData = Awaited<ReturnType<typeof getIntroductionAllowance>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntroductionAllowance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIntroductionAllowance>>,
          TError,
          Awaited<ReturnType<typeof getIntroductionAllowance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIntroductionAllowance<TData = Awaited<ReturnType<typeof getIntroductionAllowance>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntroductionAllowance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIntroductionAllowance>>,
          TError,
          Awaited<ReturnType<typeof getIntroductionAllowance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIntroductionAllowance<TData = Awaited<ReturnType<typeof getIntroductionAllowance>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntroductionAllowance>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How many checks I have left today
 */

export function useGetIntroductionAllowance<TData = Awaited<ReturnType<typeof getIntroductionAllowance>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntroductionAllowance>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIntroductionAllowanceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless it is my agency's introduction or one at a home of my agency. Everybody with an introduction of the same client to this home, and the agency of the home, reads from now on who said what and when, but for agencies that one of both blocks. 406 where it is in dispute already, for an own one of which nobody has checked whether it was the first, and where the entries no longer say who it was.
 * @summary Dispute who introduced a client
 */
export const disputeIntroduction = (
    id: string,
    introductionDisputeInput: BodyType<IntroductionDisputeInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Introduction>(
      {url: `/api/v1/introduction/${id}/dispute/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: introductionDisputeInput, signal
    },
      options);
    }




export const getDisputeIntroductionMutationKey = () => ['disputeIntroduction'] as const;

export const getDisputeIntroductionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disputeIntroduction>>, TError,DisputeIntroductionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof disputeIntroduction>>, TError,DisputeIntroductionMutationVariables, TContext> => {

const mutationKey = getDisputeIntroductionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disputeIntroduction>>, DisputeIntroductionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  disputeIntroduction(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisputeIntroductionMutationResult = NonNullable<Awaited<ReturnType<typeof disputeIntroduction>>>
    export type DisputeIntroductionMutationBody = BodyType<IntroductionDisputeInput>
    export type DisputeIntroductionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type DisputeIntroductionMutationVariables = {id: string;data: BodyType<IntroductionDisputeInput>}

    /**
 * @summary Dispute who introduced a client
 */
export const useDisputeIntroduction = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disputeIntroduction>>, TError,DisputeIntroductionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disputeIntroduction>>,
        TError,
        DisputeIntroductionMutationVariables,
        TContext
      > => {
      return useMutation(getDisputeIntroductionMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless it is my agency's introduction or one at a home of my agency; 406 where my agency did not open the dispute.
 * @summary Withdraw a dispute
 */
export const withdrawIntroductionDispute = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Introduction>(
      {url: `/api/v1/introduction/${id}/dispute/`, method: 'DELETE', signal
    },
      options);
    }




export const getWithdrawIntroductionDisputeMutationKey = () => ['withdrawIntroductionDispute'] as const;

export const getWithdrawIntroductionDisputeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawIntroductionDispute>>, TError,WithdrawIntroductionDisputeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawIntroductionDispute>>, TError,WithdrawIntroductionDisputeMutationVariables, TContext> => {

const mutationKey = getWithdrawIntroductionDisputeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawIntroductionDispute>>, WithdrawIntroductionDisputeMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  withdrawIntroductionDispute(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawIntroductionDisputeMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawIntroductionDispute>>>

    export type WithdrawIntroductionDisputeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type WithdrawIntroductionDisputeMutationVariables = {id: string}

    /**
 * @summary Withdraw a dispute
 */
export const useWithdrawIntroductionDispute = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawIntroductionDispute>>, TError,WithdrawIntroductionDisputeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawIntroductionDispute>>,
        TError,
        WithdrawIntroductionDisputeMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawIntroductionDisputeMutationOptions(options), queryClient);
    }
