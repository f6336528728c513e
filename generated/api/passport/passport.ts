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
  ListPassportsParams,
  NotAcceptableResponse,
  NotFoundResponse,
  Passport,
  PassportPage,
  PassportProof,
  PassportProofCheck,
  PassportProofCheckInput,
  PassportWaiverInput,
  TooLargeResponse,
  TooManyResponse,
  UnauthorizedResponse,
  UnavailableResponse,
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
 * An agency's ADMIN sees the agency's homes, a STAFF those they look after or entered; 403 for other roles. Homes on offer or about to be, and lets that closed whose deposit is not lodged; newest first, 24 a page unless told. Every page looks at some 500 homes at most, so one may be shorter, or empty, and yet have a next.
 * @summary Homes by what their passports say
 */
export const listPassports = (
    params?: ListPassportsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PassportPage>(
      {url: `/api/v1/passport/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPassportsQueryKey = (params?: ListPassportsParams,) => {
    return [
    `/api/v1/passport/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPassportsQueryOptions = <TData = Awaited<ReturnType<typeof listPassports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListPassportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPassports>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPassportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPassports>>> = ({ signal }) => listPassports(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPassports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPassportsQueryResult = NonNullable<Awaited<ReturnType<typeof listPassports>>>
export type ListPassportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListPassports<TData = Awaited<ReturnType<typeof listPassports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListPassportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPassports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPassports>>,
          TError,
          Awaited<ReturnType<typeof listPassports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPassports<TData = Awaited<ReturnType<typeof listPassports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListPassportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPassports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPassports>>,
          TError,
          Awaited<ReturnType<typeof listPassports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPassports<TData = Awaited<ReturnType<typeof listPassports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListPassportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPassports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Homes by what their passports say
 */

export function useListPassports<TData = Awaited<ReturnType<typeof listPassports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListPassportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPassports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPassportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For anybody. The file is compared byte by byte with what was made and kept nowhere; one that was changed is not valid. Says nothing but valid, day and reference. 400 without a file, 413 above 5 MB.
 * @summary Is this PDF a proof that this site made?
 */
export const checkPassportProof = (
    passportProofCheckInput: BodyType<PassportProofCheckInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PassportProofCheck>(
      {url: `/api/v1/passport/proof/check/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: passportProofCheckInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it; a colleague's shared home is 403, any other 404, other roles 403. Each rule with its light, the days left, the document that bears it out, its source and how sure that is.
 * @summary How a home stands to each rule today
 */
export const getPassport = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Passport>(
      {url: `/api/v1/passport/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetPassportQueryKey = (id: string,) => {
    return [
    `/api/v1/passport/${id}/`
    ] as const;
    }


export const getGetPassportQueryOptions = <TData = Awaited<ReturnType<typeof getPassport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPassport>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPassportQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPassport>>> = ({ signal }) => getPassport(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPassport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPassportQueryResult = NonNullable<Awaited<ReturnType<typeof getPassport>>>
export type GetPassportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetPassport<TData = Awaited<ReturnType<typeof getPassport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPassport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPassport>>,
          TError,
          Awaited<ReturnType<typeof getPassport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPassport<TData = Awaited<ReturnType<typeof getPassport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPassport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPassport>>,
          TError,
          Awaited<ReturnType<typeof getPassport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPassport<TData = Awaited<ReturnType<typeof getPassport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPassport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How a home stands to each rule today
 */

export function useGetPassport<TData = Awaited<ReturnType<typeof getPassport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPassport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPassportQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's home is 404. The reason stands in the home's history. 406 for a rule that does not warn: what forbids advertising cannot be let pass.
 * @summary Let a warning pass for 30 days
 */
export const createPassportWaiver = (
    id: string,
    passportWaiverInput: BodyType<PassportWaiverInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Passport>(
      {url: `/api/v1/passport/${id}/waive/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: passportWaiverInput, signal
    },
      options);
    }




export const getCreatePassportWaiverMutationKey = () => ['createPassportWaiver'] as const;

export const getCreatePassportWaiverMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPassportWaiver>>, TError,CreatePassportWaiverMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPassportWaiver>>, TError,CreatePassportWaiverMutationVariables, TContext> => {

const mutationKey = getCreatePassportWaiverMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPassportWaiver>>, CreatePassportWaiverMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createPassportWaiver(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePassportWaiverMutationResult = NonNullable<Awaited<ReturnType<typeof createPassportWaiver>>>
    export type CreatePassportWaiverMutationBody = BodyType<PassportWaiverInput>
    export type CreatePassportWaiverMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type CreatePassportWaiverMutationVariables = {id: string;data: BodyType<PassportWaiverInput>}

    /**
 * @summary Let a warning pass for 30 days
 */
export const useCreatePassportWaiver = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPassportWaiver>>, TError,CreatePassportWaiverMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPassportWaiver>>,
        TError,
        CreatePassportWaiverMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePassportWaiverMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN, and the STAFF who look after the home or entered it; a colleague's shared home is 403, any other 404, other roles 403. All lights, the SHA-256 of each document behind them, the version of the table, and a code that anybody may check. The PDF is kept with the home's documents. 503 when too many documents are being drawn or files cannot be written now, 507 when there is no space left.
 * @summary A PDF of how a home stands today
 */
export const createPassportProof = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PassportProof>(
      {url: `/api/v1/passport/${id}/proof/`, method: 'POST', signal
    },
      options);
    }




export const getCreatePassportProofMutationKey = () => ['createPassportProof'] as const;

export const getCreatePassportProofMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPassportProof>>, TError,CreatePassportProofMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPassportProof>>, TError,CreatePassportProofMutationVariables, TContext> => {

const mutationKey = getCreatePassportProofMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPassportProof>>, CreatePassportProofMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  createPassportProof(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePassportProofMutationResult = NonNullable<Awaited<ReturnType<typeof createPassportProof>>>

    export type CreatePassportProofMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse | UnavailableResponse>
    export type CreatePassportProofMutationVariables = {id: string}

    /**
 * @summary A PDF of how a home stands today
 */
export const useCreatePassportProof = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPassportProof>>, TError,CreatePassportProofMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPassportProof>>,
        TError,
        CreatePassportProofMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePassportProofMutationOptions(options), queryClient);
    }
