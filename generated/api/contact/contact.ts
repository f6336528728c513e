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
  Contact,
  ContactBulk,
  ContactBulkResult,
  ContactConflict,
  ContactConsent,
  ContactConsentInput,
  ContactConsentList,
  ContactEntry,
  ContactEntryInput,
  ContactEntryPage,
  ContactEraseInput,
  ContactErased,
  ContactInput,
  ContactLinkInput,
  ContactLinkList,
  ContactMergeInput,
  ContactMergePreview,
  ContactPage,
  ContactPatch,
  ContactTags,
  ContactUnmergeInput,
  ExportContactsParams,
  ForbiddenResponse,
  ListContactEntriesParams,
  ListContactsParams,
  NotFoundResponse,
  PreviewContactMergeParams,
  TooLargeResponse,
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
 * For ADMIN (the agency's contacts) and STAFF (those they look after or entered and those a colleague shares; with the permission to see all contacts, the agency's), 403 for anybody else. Pages of 24 unless told, forwards and backwards; merged and erased records are never among them, archived ones only in their own view. The total and the counts of the tabs come with the first page only. 400 for a cursor of another order or of no list.
 * @summary Contacts that I may read, with the counts of the tabs
 */
export const listContacts = (
    params?: ListContactsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContactPage>(
      {url: `/api/v1/contact/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListContactsQueryKey = (params?: ListContactsParams,) => {
    return [
    `/api/v1/contact/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListContactsQueryOptions = <TData = Awaited<ReturnType<typeof listContacts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListContactsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContacts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContactsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContacts>>> = ({ signal }) => listContacts(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContacts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContactsQueryResult = NonNullable<Awaited<ReturnType<typeof listContacts>>>
export type ListContactsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListContacts<TData = Awaited<ReturnType<typeof listContacts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListContactsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContacts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContacts>>,
          TError,
          Awaited<ReturnType<typeof listContacts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContacts<TData = Awaited<ReturnType<typeof listContacts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListContactsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContacts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContacts>>,
          TError,
          Awaited<ReturnType<typeof listContacts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContacts<TData = Awaited<ReturnType<typeof listContacts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListContactsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContacts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Contacts that I may read, with the counts of the tabs
 */

export function useListContacts<TData = Awaited<ReturnType<typeof listContacts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListContactsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContacts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContactsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF (403 for anybody else). Who enters it looks after it, unless an ADMIN names somebody else of the agency. 400 at its field for a contact without a name, a phone that is none, a phone or e-mail that stands in it twice or that another contact of the agency has (with the name of who looks after them), and at `agentId` when a STAFF names a colleague or the person is not active in the agency.
 * @summary Add a contact; a phone or e-mail somebody of the agency has already is refused at its field
 */
export const createContact = (
    contactInput: BodyType<ContactInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Contact>(
      {url: `/api/v1/contact/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: contactInput, signal
    },
      options);
    }




export const getCreateContactMutationKey = () => ['createContact'] as const;

export const getCreateContactMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createContact>>, TError,CreateContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createContact>>, TError,CreateContactMutationVariables, TContext> => {

const mutationKey = getCreateContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createContact>>, CreateContactMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createContact(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateContactMutationResult = NonNullable<Awaited<ReturnType<typeof createContact>>>
    export type CreateContactMutationBody = BodyType<ContactInput>
    export type CreateContactMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateContactMutationVariables = {data: BodyType<ContactInput>}

    /**
 * @summary Add a contact; a phone or e-mail somebody of the agency has already is refused at its field
 */
export const useCreateContact = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createContact>>, TError,CreateContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createContact>>,
        TError,
        CreateContactMutationVariables,
        TContext
      > => {
      return useMutation(getCreateContactMutationOptions(options), queryClient);
    }
    /**
 * For an ADMIN, and for a STAFF with the permission to export (403 without it); nobody gets contacts that they cannot see in the list. By name, all of them in one file that is not cached; archived contacts only with the view `archived`, also when they are named in `ids`. The CSV is divided by semicolons, its head and what stands for codes are words of the asker's language; phones begin with 00 in place of the plus and instants are UTC.
 * @summary Contacts of a list as a file: CSV that a spreadsheet does not run as formulas, or vCard 4.0
 */
export const exportContacts = (
    params: ExportContactsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/contact/export/`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }


/**
 * For ADMIN and STAFF. Each contact is taken whatever its version; those the caller may not change, another agency's among them, are left as they are and counted in `refused`. A new agent, archiving and bringing back are noted in the timelines. 403 for archiving without the permission to delete; 400 at `agentId` when anybody but an ADMIN names one, or for a person who is not active in the agency.
 * @summary One change for several contacts: agent, tags, archive
 */
export const changeContacts = (
    contactBulk: BodyType<ContactBulk>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContactBulkResult>(
      {url: `/api/v1/contact/bulk/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: contactBulk, signal
    },
      options);
    }




export const getChangeContactsMutationKey = () => ['changeContacts'] as const;

export const getChangeContactsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeContacts>>, TError,ChangeContactsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeContacts>>, TError,ChangeContactsMutationVariables, TContext> => {

const mutationKey = getChangeContactsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeContacts>>, ChangeContactsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeContacts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeContactsMutationResult = NonNullable<Awaited<ReturnType<typeof changeContacts>>>
    export type ChangeContactsMutationBody = BodyType<ContactBulk>
    export type ChangeContactsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>
    export type ChangeContactsMutationVariables = {data: BodyType<ContactBulk>}

    /**
 * @summary One change for several contacts: agent, tags, archive
 */
export const useChangeContacts = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeContacts>>, TError,ChangeContactsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeContacts>>,
        TError,
        ChangeContactsMutationVariables,
        TContext
      > => {
      return useMutation(getChangeContactsMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF (403 for anybody else). Counted over all contacts of the agency, also those the caller cannot see: up to 200 tags and 50 stages, the most used first.
 * @summary Tags and stages the agency uses
 */
export const listContactTags = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContactTags>(
      {url: `/api/v1/contact/tag/`, method: 'GET', signal
    },
      options);
    }




export const getListContactTagsQueryKey = () => {
    return [
    `/api/v1/contact/tag/`
    ] as const;
    }


export const getListContactTagsQueryOptions = <TData = Awaited<ReturnType<typeof listContactTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContactTagsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContactTags>>> = ({ signal }) => listContactTags(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContactTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContactTagsQueryResult = NonNullable<Awaited<ReturnType<typeof listContactTags>>>
export type ListContactTagsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListContactTags<TData = Awaited<ReturnType<typeof listContactTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContactTags>>,
          TError,
          Awaited<ReturnType<typeof listContactTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactTags<TData = Awaited<ReturnType<typeof listContactTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContactTags>>,
          TError,
          Awaited<ReturnType<typeof listContactTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactTags<TData = Awaited<ReturnType<typeof listContactTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tags and stages the agency uses
 */

export function useListContactTags<TData = Awaited<ReturnType<typeof listContactTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContactTagsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF: an ADMIN all of the agency's, a STAFF those they look after or entered, those a colleague shares and, with the permission to see all contacts, every one; 404 for any other, also another agency's and an erased one. Archived contacts are answered, too; the id of a merged record answers the contact it is part of. It comes with the last word on each consent and with the records merged into it.
 * @summary One contact
 */
export const getContact = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Contact>(
      {url: `/api/v1/contact/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetContactQueryKey = (id: string,) => {
    return [
    `/api/v1/contact/${id}/`
    ] as const;
    }


export const getGetContactQueryOptions = <TData = Awaited<ReturnType<typeof getContact>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContactQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContact>>> = ({ signal }) => getContact(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContactQueryResult = NonNullable<Awaited<ReturnType<typeof getContact>>>
export type GetContactQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetContact<TData = Awaited<ReturnType<typeof getContact>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContact>>,
          TError,
          Awaited<ReturnType<typeof getContact>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContact<TData = Awaited<ReturnType<typeof getContact>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContact>>,
          TError,
          Awaited<ReturnType<typeof getContact>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContact<TData = Awaited<ReturnType<typeof getContact>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One contact
 */

export function useGetContact<TData = Awaited<ReturnType<typeof getContact>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContactQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF: an ADMIN all of the agency's, a STAFF those they look after or entered; 403 for a contact one may only read, 404 for one that one cannot see, also another agency's. Each part that is sent replaces the stored one whole; a new agent is noted in the timeline. 400 at its field for a contact without a name, a phone that is none, a phone or e-mail twice or of another contact of the agency, and at `agentId` when anybody but an ADMIN changes it or the person is not active in the agency; 409 with what is stored when the version is stale.
 * @summary Save parts of a contact
 */
export const updateContact = (
    id: string,
    contactPatch: BodyType<ContactPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Contact>(
      {url: `/api/v1/contact/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: contactPatch, signal
    },
      options);
    }




export const getUpdateContactMutationKey = () => ['updateContact'] as const;

export const getUpdateContactMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContactConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContact>>, TError,UpdateContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateContact>>, TError,UpdateContactMutationVariables, TContext> => {

const mutationKey = getUpdateContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateContact>>, UpdateContactMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateContact(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateContactMutationResult = NonNullable<Awaited<ReturnType<typeof updateContact>>>
    export type UpdateContactMutationBody = BodyType<ContactPatch>
    export type UpdateContactMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContactConflict | TooLargeResponse | UnsupportedResponse>
    export type UpdateContactMutationVariables = {id: string;data: BodyType<ContactPatch>}

    /**
 * @summary Save parts of a contact
 */
export const useUpdateContact = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContactConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContact>>, TError,UpdateContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateContact>>,
        TError,
        UpdateContactMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateContactMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF with the permission to delete (403 without it): an ADMIN all of the agency's, a STAFF those they look after or entered; 403 for a contact one may only read, 404 for one that one cannot see, also another agency's. Nothing is deleted: it leaves the lists except the one of archived contacts, and the timeline tells of it. One that is archived already is answered as it is.
 * @summary Put a contact away; it comes back with restore
 */
export const archiveContact = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Contact>(
      {url: `/api/v1/contact/${id}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * For ADMIN and STAFF: an ADMIN all of the agency's, a STAFF those they look after or entered; 403 for a contact one may only read, 404 for one that one cannot see, also another agency's. The timeline tells of it; one that is not archived is answered as it is.
 * @summary Bring an archived contact back
 */
export const restoreContact = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Contact>(
      {url: `/api/v1/contact/${id}/restore/`, method: 'POST', signal
    },
      options);
    }


/**
 * For ADMIN and STAFF who may read the contact: an ADMIN all of the agency's, a STAFF those they look after or entered, those a colleague shares and, with the permission to see all contacts, every one; 404 for any other. In pages of 24 unless told, those of merged records among them; instants are UTC. Who may only read the contact does not see entries about colleagues' demands, offers, visits and other records. Those about a private visit are for who is in it, not for an ADMIN either.
 * @summary The person's timeline, newest first
 */
export const listContactEntries = (
    id: string,
    params?: ListContactEntriesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContactEntryPage>(
      {url: `/api/v1/contact/${id}/entry/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListContactEntriesQueryKey = (id: string,
    params?: ListContactEntriesParams,) => {
    return [
    `/api/v1/contact/${id}/entry/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListContactEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listContactEntries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListContactEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContactEntriesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContactEntries>>> = ({ signal }) => listContactEntries(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContactEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContactEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listContactEntries>>>
export type ListContactEntriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListContactEntries<TData = Awaited<ReturnType<typeof listContactEntries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  ListContactEntriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContactEntries>>,
          TError,
          Awaited<ReturnType<typeof listContactEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactEntries<TData = Awaited<ReturnType<typeof listContactEntries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListContactEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContactEntries>>,
          TError,
          Awaited<ReturnType<typeof listContactEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactEntries<TData = Awaited<ReturnType<typeof listContactEntries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListContactEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The person's timeline, newest first
 */

export function useListContactEntries<TData = Awaited<ReturnType<typeof listContactEntries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListContactEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContactEntriesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF who may change the contact: an ADMIN all of the agency's, a STAFF those they look after or entered; 403 for a contact one may only read, 404 for one that one cannot see, also another agency's. The contact counts as active from then on, which moves it up in the list. Without `at` it is now, and an instant to come is taken as now.
 * @summary Note a call, a mail, a visit or a thought
 */
export const addContactEntry = (
    id: string,
    contactEntryInput: BodyType<ContactEntryInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContactEntry>(
      {url: `/api/v1/contact/${id}/entry/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: contactEntryInput, signal
    },
      options);
    }




export const getAddContactEntryMutationKey = () => ['addContactEntry'] as const;

export const getAddContactEntryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addContactEntry>>, TError,AddContactEntryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addContactEntry>>, TError,AddContactEntryMutationVariables, TContext> => {

const mutationKey = getAddContactEntryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addContactEntry>>, AddContactEntryMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addContactEntry(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddContactEntryMutationResult = NonNullable<Awaited<ReturnType<typeof addContactEntry>>>
    export type AddContactEntryMutationBody = BodyType<ContactEntryInput>
    export type AddContactEntryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type AddContactEntryMutationVariables = {id: string;data: BodyType<ContactEntryInput>}

    /**
 * @summary Note a call, a mail, a visit or a thought
 */
export const useAddContactEntry = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addContactEntry>>, TError,AddContactEntryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addContactEntry>>,
        TError,
        AddContactEntryMutationVariables,
        TContext
      > => {
      return useMutation(getAddContactEntryMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF who may read the contact: an ADMIN all of the agency's, a STAFF those they look after or entered, those a colleague shares and, with the permission to see all contacts, every one; 404 for any other. Oldest first, with the links that others set to this contact, turned round. Somebody whom the caller may not read is named without phone and e-mail, with `readable` false.
 * @summary People this contact is linked to
 */
export const listContactLinks = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContactLinkList>(
      {url: `/api/v1/contact/${id}/link/`, method: 'GET', signal
    },
      options);
    }




export const getListContactLinksQueryKey = (id: string,) => {
    return [
    `/api/v1/contact/${id}/link/`
    ] as const;
    }


export const getListContactLinksQueryOptions = <TData = Awaited<ReturnType<typeof listContactLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactLinks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContactLinksQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContactLinks>>> = ({ signal }) => listContactLinks(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContactLinks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContactLinksQueryResult = NonNullable<Awaited<ReturnType<typeof listContactLinks>>>
export type ListContactLinksQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListContactLinks<TData = Awaited<ReturnType<typeof listContactLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactLinks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContactLinks>>,
          TError,
          Awaited<ReturnType<typeof listContactLinks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactLinks<TData = Awaited<ReturnType<typeof listContactLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactLinks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContactLinks>>,
          TError,
          Awaited<ReturnType<typeof listContactLinks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactLinks<TData = Awaited<ReturnType<typeof listContactLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactLinks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary People this contact is linked to
 */

export function useListContactLinks<TData = Awaited<ReturnType<typeof listContactLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactLinks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContactLinksQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF who may change the contact: an ADMIN all of the agency's, a STAFF those they look after or entered; 403 for a contact one may only read, 404 for one that one cannot see, also another agency's. Both records show it, each from its side; the same relation again only changes the note, and all links are answered. 400 at `contactId` for a contact the caller may not read, for the contact itself, and when it has 60 links already.
 * @summary Link two contacts: partner, lawyer, representative
 */
export const addContactLink = (
    id: string,
    contactLinkInput: BodyType<ContactLinkInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContactLinkList>(
      {url: `/api/v1/contact/${id}/link/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: contactLinkInput, signal
    },
      options);
    }




export const getAddContactLinkMutationKey = () => ['addContactLink'] as const;

export const getAddContactLinkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addContactLink>>, TError,AddContactLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addContactLink>>, TError,AddContactLinkMutationVariables, TContext> => {

const mutationKey = getAddContactLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addContactLink>>, AddContactLinkMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addContactLink(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddContactLinkMutationResult = NonNullable<Awaited<ReturnType<typeof addContactLink>>>
    export type AddContactLinkMutationBody = BodyType<ContactLinkInput>
    export type AddContactLinkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type AddContactLinkMutationVariables = {id: string;data: BodyType<ContactLinkInput>}

    /**
 * @summary Link two contacts: partner, lawyer, representative
 */
export const useAddContactLink = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addContactLink>>, TError,AddContactLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addContactLink>>,
        TError,
        AddContactLinkMutationVariables,
        TContext
      > => {
      return useMutation(getAddContactLinkMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF who may change the contact: an ADMIN all of the agency's, a STAFF those they look after or entered; 403 for a contact one may only read, 404 for one that one cannot see, also another agency's. It goes from both records, whichever end it is taken away at; the links that are left are answered. 404 also for a link that is not of this contact.
 * @summary Take a link between two contacts away
 */
export const removeContactLink = (
    id: string,
    linkId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContactLinkList>(
      {url: `/api/v1/contact/${id}/link/${linkId}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * For ADMIN and STAFF who may read the contact: an ADMIN all of the agency's, a STAFF those they look after or entered, those a colleague shares and, with the permission to see all contacts, every one; 404 for any other. Newest first, at most 500, those of merged records among them; instants are UTC.
 * @summary Everything the person said, with proof
 */
export const listContactConsents = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContactConsentList>(
      {url: `/api/v1/contact/${id}/consent/`, method: 'GET', signal
    },
      options);
    }




export const getListContactConsentsQueryKey = (id: string,) => {
    return [
    `/api/v1/contact/${id}/consent/`
    ] as const;
    }


export const getListContactConsentsQueryOptions = <TData = Awaited<ReturnType<typeof listContactConsents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactConsents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContactConsentsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContactConsents>>> = ({ signal }) => listContactConsents(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContactConsents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContactConsentsQueryResult = NonNullable<Awaited<ReturnType<typeof listContactConsents>>>
export type ListContactConsentsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListContactConsents<TData = Awaited<ReturnType<typeof listContactConsents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactConsents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContactConsents>>,
          TError,
          Awaited<ReturnType<typeof listContactConsents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactConsents<TData = Awaited<ReturnType<typeof listContactConsents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactConsents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContactConsents>>,
          TError,
          Awaited<ReturnType<typeof listContactConsents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactConsents<TData = Awaited<ReturnType<typeof listContactConsents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactConsents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Everything the person said, with proof
 */

export function useListContactConsents<TData = Awaited<ReturnType<typeof listContactConsents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactConsents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContactConsentsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF who may change the contact: an ADMIN all of the agency's, a STAFF those they look after or entered; 403 for a contact one may only read, 404 for one that one cannot see, also another agency's. Nothing said before is changed: the newest word on a purpose counts, and the timeline tells of it. Without `at` it is now, and an instant to come is taken as now.
 * @summary Keep what the person said
 */
export const addContactConsent = (
    id: string,
    contactConsentInput: BodyType<ContactConsentInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContactConsent>(
      {url: `/api/v1/contact/${id}/consent/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: contactConsentInput, signal
    },
      options);
    }




export const getAddContactConsentMutationKey = () => ['addContactConsent'] as const;

export const getAddContactConsentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addContactConsent>>, TError,AddContactConsentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addContactConsent>>, TError,AddContactConsentMutationVariables, TContext> => {

const mutationKey = getAddContactConsentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addContactConsent>>, AddContactConsentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addContactConsent(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddContactConsentMutationResult = NonNullable<Awaited<ReturnType<typeof addContactConsent>>>
    export type AddContactConsentMutationBody = BodyType<ContactConsentInput>
    export type AddContactConsentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type AddContactConsentMutationVariables = {id: string;data: BodyType<ContactConsentInput>}

    /**
 * @summary Keep what the person said
 */
export const useAddContactConsent = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addContactConsent>>, TError,AddContactConsentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addContactConsent>>,
        TError,
        AddContactConsentMutationVariables,
        TContext
      > => {
      return useMutation(getAddContactConsentMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF who may change both records, 403 and 404 as in mergeContact. Sentences in the language of the request: introductions and deals of either that become one person's. None where nothing is to be said. 400 at `otherId` when both are the same person already.
 * @summary What a merge of two records would mean beyond the records; nothing is changed
 */
export const previewContactMerge = (
    id: string,
    params?: PreviewContactMergeParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContactMergePreview>(
      {url: `/api/v1/contact/${id}/merge/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getPreviewContactMergeQueryKey = (id: string,
    params?: PreviewContactMergeParams,) => {
    return [
    `/api/v1/contact/${id}/merge/`, ...(params ? [params] : [])
    ] as const;
    }


export const getPreviewContactMergeQueryOptions = <TData = Awaited<ReturnType<typeof previewContactMerge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: PreviewContactMergeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewContactMerge>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewContactMergeQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewContactMerge>>> = ({ signal }) => previewContactMerge(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof previewContactMerge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewContactMergeQueryResult = NonNullable<Awaited<ReturnType<typeof previewContactMerge>>>
export type PreviewContactMergeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function usePreviewContactMerge<TData = Awaited<ReturnType<typeof previewContactMerge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  PreviewContactMergeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewContactMerge>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewContactMerge>>,
          TError,
          Awaited<ReturnType<typeof previewContactMerge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewContactMerge<TData = Awaited<ReturnType<typeof previewContactMerge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: PreviewContactMergeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewContactMerge>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewContactMerge>>,
          TError,
          Awaited<ReturnType<typeof previewContactMerge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewContactMerge<TData = Awaited<ReturnType<typeof previewContactMerge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: PreviewContactMergeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewContactMerge>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a merge of two records would mean beyond the records; nothing is changed
 */

export function usePreviewContactMerge<TData = Awaited<ReturnType<typeof previewContactMerge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: PreviewContactMergeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewContactMerge>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewContactMergeQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF who may change both records: an ADMIN all of the agency's, a STAFF those they look after or entered; 403 for a contact one may only read, 404 for one that one cannot see, also another agency's. Phones, e-mails, roles and tags are united (20 of each at most), the other record's history shows here, this one comes back from the archive, and the timeline tells of it. 400 at `otherId` when both are the same person already; 409 with what is stored of this one when either version is stale.
 * @summary Make another record part of this one; it can be undone
 */
export const mergeContact = (
    id: string,
    contactMergeInput: BodyType<ContactMergeInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Contact>(
      {url: `/api/v1/contact/${id}/merge/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: contactMergeInput, signal
    },
      options);
    }




export const getMergeContactMutationKey = () => ['mergeContact'] as const;

export const getMergeContactMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContactConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mergeContact>>, TError,MergeContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof mergeContact>>, TError,MergeContactMutationVariables, TContext> => {

const mutationKey = getMergeContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof mergeContact>>, MergeContactMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  mergeContact(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MergeContactMutationResult = NonNullable<Awaited<ReturnType<typeof mergeContact>>>
    export type MergeContactMutationBody = BodyType<ContactMergeInput>
    export type MergeContactMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContactConflict | TooLargeResponse | UnsupportedResponse>
    export type MergeContactMutationVariables = {id: string;data: BodyType<ContactMergeInput>}

    /**
 * @summary Make another record part of this one; it can be undone
 */
export const useMergeContact = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContactConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mergeContact>>, TError,MergeContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof mergeContact>>,
        TError,
        MergeContactMutationVariables,
        TContext
      > => {
      return useMutation(getMergeContactMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF: an ADMIN all of the agency's, a STAFF those they look after or entered; 403 for a contact one may only read, 404 for one that one cannot see, also another agency's. The other record has its fields, phones, e-mails and history back; this one loses what the merge brought and keeps what was changed since, and the timeline tells of it. 400 at `mergedId` when that record is not merged into this one; 409 with what is stored when the version is stale.
 * @summary Take a merged record apart again
 */
export const unmergeContact = (
    id: string,
    contactUnmergeInput: BodyType<ContactUnmergeInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Contact>(
      {url: `/api/v1/contact/${id}/unmerge/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: contactUnmergeInput, signal
    },
      options);
    }


/**
 * For an ADMIN, of their own agency; 403 for anybody else, 404 for another agency's contact and an erased one. Holds the records merged into it, consents, timeline and what every part of the site keeps of the person; people they are linked to are not named. The file is to be saved and is not cached; instants are UTC.
 * @summary All that is kept of a person, as one JSON file (GDPR art. 15 and 20)
 */
export const exportPerson = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/contact/${id}/person/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


/**
 * For an ADMIN, of their own agency; 403 for anybody else, 404 for another agency's contact or one that is erased already. Cannot be undone: the records merged into it, timeline, consents, links and what other parts of the site keep of the person go as well, and their addresses and phones are taken out of texts about others. Answers what was kept, why and until when, and up to 50 records that still say the name. 409 with what is stored when the version is stale.
 * @summary Erase a person (GDPR art. 17); answers what the law obliges to keep
 */
export const eraseContact = (
    id: string,
    contactEraseInput: BodyType<ContactEraseInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContactErased>(
      {url: `/api/v1/contact/${id}/erase/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: contactEraseInput, signal
    },
      options);
    }




export const getEraseContactMutationKey = () => ['eraseContact'] as const;

export const getEraseContactMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContactConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eraseContact>>, TError,EraseContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof eraseContact>>, TError,EraseContactMutationVariables, TContext> => {

const mutationKey = getEraseContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof eraseContact>>, EraseContactMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  eraseContact(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EraseContactMutationResult = NonNullable<Awaited<ReturnType<typeof eraseContact>>>
    export type EraseContactMutationBody = BodyType<ContactEraseInput>
    export type EraseContactMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContactConflict | TooLargeResponse | UnsupportedResponse>
    export type EraseContactMutationVariables = {id: string;data: BodyType<ContactEraseInput>}

    /**
 * @summary Erase a person (GDPR art. 17); answers what the law obliges to keep
 */
export const useEraseContact = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContactConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eraseContact>>, TError,EraseContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof eraseContact>>,
        TError,
        EraseContactMutationVariables,
        TContext
      > => {
      return useMutation(getEraseContactMutationOptions(options), queryClient);
    }
