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
  Agency,
  AgencyCompanyPatch,
  AgencyConflict,
  AgencyPatch,
  AgencyPublic,
  BadRequestResponse,
  ForbiddenResponse,
  InsufficientStorageResponse,
  ListPublicAgenciesParams,
  NotFoundResponse,
  PublicAgencyList,
  TooLargeResponse,
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
 * For everybody, signed in or not. Answers id, name, short name and islands of every agency with at least one home on the market, by trade name without regard to case, at most 500 and not in pages. An unknown short name, or that of an agency with no home on the market, gives an empty list, not a 404; 400 for a short name that is empty or longer than 160 characters.
 * @summary Agencies with homes on the market, by name: whom a visitor can write to
 */
export const listPublicAgencies = (
    params?: ListPublicAgenciesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PublicAgencyList>(
      {url: `/api/v1/agency/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPublicAgenciesQueryKey = (params?: ListPublicAgenciesParams,) => {
    return [
    `/api/v1/agency/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPublicAgenciesQueryOptions = <TData = Awaited<ReturnType<typeof listPublicAgencies>>, TError = ErrorType<BadRequestResponse>>(params?: ListPublicAgenciesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicAgencies>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicAgenciesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicAgencies>>> = ({ signal }) => listPublicAgencies(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicAgencies>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicAgenciesQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicAgencies>>>
export type ListPublicAgenciesQueryError = ErrorType<BadRequestResponse>


export function useListPublicAgencies<TData = Awaited<ReturnType<typeof listPublicAgencies>>, TError = ErrorType<BadRequestResponse>>(
 params: undefined |  ListPublicAgenciesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicAgencies>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicAgencies>>,
          TError,
          Awaited<ReturnType<typeof listPublicAgencies>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublicAgencies<TData = Awaited<ReturnType<typeof listPublicAgencies>>, TError = ErrorType<BadRequestResponse>>(
 params?: ListPublicAgenciesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicAgencies>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicAgencies>>,
          TError,
          Awaited<ReturnType<typeof listPublicAgencies>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublicAgencies<TData = Awaited<ReturnType<typeof listPublicAgencies>>, TError = ErrorType<BadRequestResponse>>(
 params?: ListPublicAgenciesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicAgencies>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Agencies with homes on the market, by name: whom a visitor can write to
 */

export function useListPublicAgencies<TData = Awaited<ReturnType<typeof listPublicAgencies>>, TError = ErrorType<BadRequestResponse>>(
 params?: ListPublicAgenciesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicAgencies>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicAgenciesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For everybody, signed in or not, by short name or id. Answers the agency's page with its branches, the registrations valid today and up to 60 people who agreed to be shown; where it has switched its page off, `page` is false and only name, logo, phone, website, languages, islands, contact methods and the registrations the law asks for are told. 404 when there is no such agency.
 * @summary An agency as the public knows it
 */
export const getPublicAgency = (
    slug: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AgencyPublic>(
      {url: `/api/v1/agency/public/${slug}/`, method: 'GET', signal
    },
      options);
    }




export const getGetPublicAgencyQueryKey = (slug: string,) => {
    return [
    `/api/v1/agency/public/${slug}/`
    ] as const;
    }


export const getGetPublicAgencyQueryOptions = <TData = Awaited<ReturnType<typeof getPublicAgency>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAgency>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicAgencyQueryKey(slug);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicAgency>>> = ({ signal }) => getPublicAgency(slug, requestOptions, signal);





   return  { queryKey, queryFn, enabled: slug !== null && slug !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicAgency>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicAgencyQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicAgency>>>
export type GetPublicAgencyQueryError = ErrorType<BadRequestResponse | NotFoundResponse>


export function useGetPublicAgency<TData = Awaited<ReturnType<typeof getPublicAgency>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 slug: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAgency>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicAgency>>,
          TError,
          Awaited<ReturnType<typeof getPublicAgency>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicAgency<TData = Awaited<ReturnType<typeof getPublicAgency>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAgency>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicAgency>>,
          TError,
          Awaited<ReturnType<typeof getPublicAgency>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicAgency<TData = Awaited<ReturnType<typeof getPublicAgency>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAgency>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An agency as the public knows it
 */

export function useGetPublicAgency<TData = Awaited<ReturnType<typeof getPublicAgency>>, TError = ErrorType<BadRequestResponse | NotFoundResponse>>(
 slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAgency>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicAgencyQueryOptions(slug,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of the agency (403 for anybody else): all of its settings, with the company behind it and the version that a save has to name. Another agency's record is 404. Instants are UTC.
 * @summary My agency
 */
export const getAgency = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Agency>(
      {url: `/api/v1/agency/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetAgencyQueryKey = (id: string,) => {
    return [
    `/api/v1/agency/${id}/`
    ] as const;
    }


export const getGetAgencyQueryOptions = <TData = Awaited<ReturnType<typeof getAgency>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgency>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAgencyQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAgency>>> = ({ signal }) => getAgency(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAgency>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAgencyQueryResult = NonNullable<Awaited<ReturnType<typeof getAgency>>>
export type GetAgencyQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetAgency<TData = Awaited<ReturnType<typeof getAgency>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgency>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgency>>,
          TError,
          Awaited<ReturnType<typeof getAgency>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAgency<TData = Awaited<ReturnType<typeof getAgency>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgency>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgency>>,
          TError,
          Awaited<ReturnType<typeof getAgency>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAgency<TData = Awaited<ReturnType<typeof getAgency>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgency>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My agency
 */

export function useGetAgency<TData = Awaited<ReturnType<typeof getAgency>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgency>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAgencyQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For an ADMIN, of their own agency only; another agency's record is 404. A field left out is kept and null clears it; pictures are drawn anew without the data they carried, people of a branch that is taken away belong to none, and the agency's homes on the site follow shortly after. 400 at its field for a name shorter than two letters, a phone that is none, or opening hours that end before they begin; 409 with what is stored when the version is stale. 413 for a picture over 5 MB or 50 million pixels, 415 for one that is broken or neither JPEG, PNG nor WebP; 503 or 507 when it cannot be stored.
 * @summary Save my agency
 */
export const updateAgency = (
    id: string,
    agencyPatch: BodyType<AgencyPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Agency>(
      {url: `/api/v1/agency/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: agencyPatch, signal
    },
      options);
    }




export const getUpdateAgencyMutationKey = () => ['updateAgency'] as const;

export const getUpdateAgencyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AgencyConflict | TooLargeResponse | UnsupportedResponse | UnavailableResponse | InsufficientStorageResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAgency>>, TError,UpdateAgencyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAgency>>, TError,UpdateAgencyMutationVariables, TContext> => {

const mutationKey = getUpdateAgencyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAgency>>, UpdateAgencyMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateAgency(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAgencyMutationResult = NonNullable<Awaited<ReturnType<typeof updateAgency>>>
    export type UpdateAgencyMutationBody = BodyType<AgencyPatch>
    export type UpdateAgencyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AgencyConflict | TooLargeResponse | UnsupportedResponse | UnavailableResponse | InsufficientStorageResponse>
    export type UpdateAgencyMutationVariables = {id: string;data: BodyType<AgencyPatch>}

    /**
 * @summary Save my agency
 */
export const useUpdateAgency = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AgencyConflict | TooLargeResponse | UnsupportedResponse | UnavailableResponse | InsufficientStorageResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAgency>>, TError,UpdateAgencyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAgency>>,
        TError,
        UpdateAgencyMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAgencyMutationOptions(options), queryClient);
    }
    /**
 * For an ADMIN, of their own agency only; another agency's record is 404. Saves legal name, tax number, registered office, invoicing and the addresses for complaints and data protection; a field left out is kept and null clears it. 400 at `taxId` when the check letter or digit of the NIF, NIE or CIF is not right; 409 with what is stored when the version is stale.
 * @summary Save the company behind my agency
 */
export const updateCompany = (
    id: string,
    agencyCompanyPatch: BodyType<AgencyCompanyPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Agency>(
      {url: `/api/v1/agency/${id}/company/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: agencyCompanyPatch, signal
    },
      options);
    }




export const getUpdateCompanyMutationKey = () => ['updateCompany'] as const;

export const getUpdateCompanyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AgencyConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCompany>>, TError,UpdateCompanyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCompany>>, TError,UpdateCompanyMutationVariables, TContext> => {

const mutationKey = getUpdateCompanyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCompany>>, UpdateCompanyMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateCompany(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCompanyMutationResult = NonNullable<Awaited<ReturnType<typeof updateCompany>>>
    export type UpdateCompanyMutationBody = BodyType<AgencyCompanyPatch>
    export type UpdateCompanyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AgencyConflict | TooLargeResponse | UnsupportedResponse>
    export type UpdateCompanyMutationVariables = {id: string;data: BodyType<AgencyCompanyPatch>}

    /**
 * @summary Save the company behind my agency
 */
export const useUpdateCompany = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AgencyConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCompany>>, TError,UpdateCompanyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCompany>>,
        TError,
        UpdateCompanyMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCompanyMutationOptions(options), queryClient);
    }
