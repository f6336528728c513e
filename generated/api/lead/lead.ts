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
  Lead,
  LeadInput,
  LeadPage,
  LeadPatch,
  LeadReceipt,
  ListLeadsParams,
  NotFoundResponse,
  UnauthorizedResponse
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
 * For ADMIN (the agency's enquiries) and STAFF (those given to them or about homes they look after or entered), 403 for any other role. Newest first, 24 a page unless told, with `next`, `previous`, the total, and counts per state that no filter changes. 400 for a cursor that is none of this list.
 * @summary Enquiries that I may read, newest first
 */
export const listLeads = (
    params?: ListLeadsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LeadPage>(
      {url: `/api/v1/lead/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListLeadsQueryKey = (params?: ListLeadsParams,) => {
    return [
    `/api/v1/lead/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListLeadsQueryOptions = <TData = Awaited<ReturnType<typeof listLeads>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListLeadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeads>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLeadsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLeads>>> = ({ signal }) => listLeads(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLeads>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLeadsQueryResult = NonNullable<Awaited<ReturnType<typeof listLeads>>>
export type ListLeadsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListLeads<TData = Awaited<ReturnType<typeof listLeads>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListLeadsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeads>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLeads>>,
          TError,
          Awaited<ReturnType<typeof listLeads>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLeads<TData = Awaited<ReturnType<typeof listLeads>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListLeadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeads>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLeads>>,
          TError,
          Awaited<ReturnType<typeof listLeads>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLeads<TData = Awaited<ReturnType<typeof listLeads>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListLeadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeads>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Enquiries that I may read, newest first
 */

export function useListLeads<TData = Awaited<ReturnType<typeof listLeads>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListLeadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeads>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLeadsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For everybody, without a token; who is signed in can be answered on the platform, too, about a home. The agency's rules say who gets it, and that person is told by mail and by a notice, the sender by a mail in their language; a home's history notes it, what looks like advertising is kept as discarded and nobody is told. The same words about the same within ten minutes are one enquiry. 400 for a blank name or message, a phone number that is none or consent that is not given, 404 for a home or an agency that is not on the market (but for an enquiry of a website, see `web`), 429 after 10 in ten minutes from one address.
 * @summary Ask about a home, or write to an agency or to the operator
 */
export const createLead = (
    leadInput: BodyType<LeadInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LeadReceipt>(
      {url: `/api/v1/lead/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: leadInput, signal
    },
      options);
    }


/**
 * For ADMIN (the agency's enquiries) and STAFF (those given to them or about homes they look after or entered), 403 for any other role; every other enquiry is 404. The home is told as it stood when they asked, its price in EUR cents; moments are UTC.
 * @summary One enquiry
 */
export const getLead = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Lead>(
      {url: `/api/v1/lead/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetLeadQueryKey = (id: string,) => {
    return [
    `/api/v1/lead/${id}/`
    ] as const;
    }


export const getGetLeadQueryOptions = <TData = Awaited<ReturnType<typeof getLead>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLead>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLeadQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLead>>> = ({ signal }) => getLead(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLeadQueryResult = NonNullable<Awaited<ReturnType<typeof getLead>>>
export type GetLeadQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetLead<TData = Awaited<ReturnType<typeof getLead>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLead>>,
          TError,
          Awaited<ReturnType<typeof getLead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLead<TData = Awaited<ReturnType<typeof getLead>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLead>>,
          TError,
          Awaited<ReturnType<typeof getLead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLead<TData = Awaited<ReturnType<typeof getLead>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLead>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One enquiry
 */

export function useGetLead<TData = Awaited<ReturnType<typeof getLead>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLead>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLeadQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN (the agency's enquiries) and STAFF (those given to them or about homes they look after or entered); every other enquiry is 404. The first `answered` or `converted` stops the clock and, where the person is a contact, is written into their timeline; `new` starts the clock again. Somebody else who gets the enquiry is told by mail and by a notice. 400 when that is not an active person of the agency, 409 with what is stored when the version is stale.
 * @summary Answer, assign or discard an enquiry
 */
export const updateLead = (
    id: string,
    leadPatch: BodyType<LeadPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Lead>(
      {url: `/api/v1/lead/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: leadPatch, signal
    },
      options);
    }


/**
 * For ADMIN (the agency's enquiries) and STAFF (those given to them or about homes they look after or entered); every other enquiry is 404. A new contact is a buyer, a tenant or, after a valuation, an owner, in the care of whoever has the enquiry; the enquiry and its answer are written into the person's timeline. Asked again it changes nothing.
 * @summary Save who asked as a contact; a known e-mail or phone finds the person they are
 */
export const saveLeadContact = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Lead>(
      {url: `/api/v1/lead/${id}/contact/`, method: 'POST', signal
    },
      options);
    }


