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
  DraftInboxAnswerParams,
  ForbiddenResponse,
  InboxAssignInput,
  InboxBulkInput,
  InboxBulkResult,
  InboxClock,
  InboxDraft,
  InboxDraftList,
  InboxMessage,
  InboxMessageInput,
  InboxMessagePage,
  InboxPage,
  InboxReadInput,
  InboxRules,
  InboxRulesConflict,
  InboxRulesInput,
  InboxThread,
  InboxThreadInput,
  InboxThreadPatch,
  InboxUnread,
  ListInboxMessagesParams,
  ListInboxParams,
  NotAcceptableResponse,
  NotFoundResponse,
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
 * For ADMIN (the agency's threads) and STAFF (those given to them, begun by them, or about homes they look after or entered), 403 for any other role. The liveliest first, with `unanswered` who waits longest; 24 a page unless told; `next` leads on, and `counts` says what waits in all of them whatever was asked. With `contactId` the archive is included; a contact the agency does not know finds nothing. 400 for a cursor that is none of this list.
 * @summary Threads that I may read as one list: enquiries, conversations, mails
 */
export const listInbox = (
    params?: ListInboxParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InboxPage>(
      {url: `/api/v1/inbox/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListInboxQueryKey = (params?: ListInboxParams,) => {
    return [
    `/api/v1/inbox/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListInboxQueryOptions = <TData = Awaited<ReturnType<typeof listInbox>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListInboxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInbox>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInboxQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInbox>>> = ({ signal }) => listInbox(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInbox>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInboxQueryResult = NonNullable<Awaited<ReturnType<typeof listInbox>>>
export type ListInboxQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListInbox<TData = Awaited<ReturnType<typeof listInbox>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListInboxParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInbox>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInbox>>,
          TError,
          Awaited<ReturnType<typeof listInbox>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInbox<TData = Awaited<ReturnType<typeof listInbox>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListInboxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInbox>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInbox>>,
          TError,
          Awaited<ReturnType<typeof listInbox>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInbox<TData = Awaited<ReturnType<typeof listInbox>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListInboxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInbox>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Threads that I may read as one list: enquiries, conversations, mails
 */

export function useListInbox<TData = Awaited<ReturnType<typeof listInbox>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListInboxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInbox>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInboxQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for any other role; the caller has the thread and sees it as read. Nothing is sent by this. 404 for a contact or a home the caller may not read; 406 for a contact without e-mail and phone.
 * @summary Begin to write mails to a contact
 */
export const createInboxThread = (
    inboxThreadInput: BodyType<InboxThreadInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InboxThread>(
      {url: `/api/v1/inbox/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: inboxThreadInput, signal
    },
      options);
    }




export const getCreateInboxThreadMutationKey = () => ['createInboxThread'] as const;

export const getCreateInboxThreadMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInboxThread>>, TError,CreateInboxThreadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createInboxThread>>, TError,CreateInboxThreadMutationVariables, TContext> => {

const mutationKey = getCreateInboxThreadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInboxThread>>, CreateInboxThreadMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createInboxThread(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateInboxThreadMutationResult = NonNullable<Awaited<ReturnType<typeof createInboxThread>>>
    export type CreateInboxThreadMutationBody = BodyType<InboxThreadInput>
    export type CreateInboxThreadMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateInboxThreadMutationVariables = {data: BodyType<InboxThreadInput>}

    /**
 * @summary Begin to write mails to a contact
 */
export const useCreateInboxThread = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInboxThread>>, TError,CreateInboxThreadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInboxThread>>,
        TError,
        CreateInboxThreadMutationVariables,
        TContext
      > => {
      return useMutation(getCreateInboxThreadMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF of an agency, 403 for any other role. `unread` counts threads in which the caller takes part, that they have not muted and that hold something they have not read; `unanswered` those within their rights that wait for an answer from anybody. The archive does not count.
 * @summary How many threads wait for me: the numbers of the list and the title
 */
export const countInbox = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InboxUnread>(
      {url: `/api/v1/inbox/unread/`, method: 'GET', signal
    },
      options);
    }




export const getCountInboxQueryKey = () => {
    return [
    `/api/v1/inbox/unread/`
    ] as const;
    }


export const getCountInboxQueryOptions = <TData = Awaited<ReturnType<typeof countInbox>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countInbox>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountInboxQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countInbox>>> = ({ signal }) => countInbox(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countInbox>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountInboxQueryResult = NonNullable<Awaited<ReturnType<typeof countInbox>>>
export type CountInboxQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useCountInbox<TData = Awaited<ReturnType<typeof countInbox>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countInbox>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countInbox>>,
          TError,
          Awaited<ReturnType<typeof countInbox>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountInbox<TData = Awaited<ReturnType<typeof countInbox>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countInbox>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countInbox>>,
          TError,
          Awaited<ReturnType<typeof countInbox>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountInbox<TData = Awaited<ReturnType<typeof countInbox>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countInbox>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How many threads wait for me: the numbers of the list and the title
 */

export function useCountInbox<TData = Awaited<ReturnType<typeof countInbox>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countInbox>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountInboxQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for any other role. The archive is the same for all who see a thread, and they get live news. Threads the caller may not see are passed over without an error; `count` says how many were changed. 400 for no thread or more than 200.
 * @summary Archive many at once, or take them back
 */
export const changeInboxThreads = (
    inboxBulkInput: BodyType<InboxBulkInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InboxBulkResult>(
      {url: `/api/v1/inbox/bulk/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: inboxBulkInput, signal
    },
      options);
    }


/**
 * For ADMIN and STAFF of an agency, 403 for any other role. The goal is in minutes, days are numbers (1 is Monday), hours those of Europe/Madrid; until an ADMIN says otherwise it is 60 minutes, Monday to Friday, 09:00 to 19:00.
 * @summary Within how long the agency answers, and when it is open
 */
export const getInboxClock = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InboxClock>(
      {url: `/api/v1/inbox/clock/`, method: 'GET', signal
    },
      options);
    }




export const getGetInboxClockQueryKey = () => {
    return [
    `/api/v1/inbox/clock/`
    ] as const;
    }


export const getGetInboxClockQueryOptions = <TData = Awaited<ReturnType<typeof getInboxClock>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInboxClock>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInboxClockQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInboxClock>>> = ({ signal }) => getInboxClock(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInboxClock>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInboxClockQueryResult = NonNullable<Awaited<ReturnType<typeof getInboxClock>>>
export type GetInboxClockQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetInboxClock<TData = Awaited<ReturnType<typeof getInboxClock>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInboxClock>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInboxClock>>,
          TError,
          Awaited<ReturnType<typeof getInboxClock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInboxClock<TData = Awaited<ReturnType<typeof getInboxClock>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInboxClock>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInboxClock>>,
          TError,
          Awaited<ReturnType<typeof getInboxClock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInboxClock<TData = Awaited<ReturnType<typeof getInboxClock>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInboxClock>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Within how long the agency answers, and when it is open
 */

export function useGetInboxClock<TData = Awaited<ReturnType<typeof getInboxClock>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInboxClock>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInboxClockQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for any other role. In the order in which they are tried, with the reply time aimed at, who is away now, and whether mails can come in here; version 0 means that nothing was saved yet and the usual holds: the home's agent gets it.
 * @summary Who gets what comes in
 */
export const getInboxRules = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InboxRules>(
      {url: `/api/v1/inbox/rule/`, method: 'GET', signal
    },
      options);
    }




export const getGetInboxRulesQueryKey = () => {
    return [
    `/api/v1/inbox/rule/`
    ] as const;
    }


export const getGetInboxRulesQueryOptions = <TData = Awaited<ReturnType<typeof getInboxRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInboxRules>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInboxRulesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInboxRules>>> = ({ signal }) => getInboxRules(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInboxRules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInboxRulesQueryResult = NonNullable<Awaited<ReturnType<typeof getInboxRules>>>
export type GetInboxRulesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetInboxRules<TData = Awaited<ReturnType<typeof getInboxRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInboxRules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInboxRules>>,
          TError,
          Awaited<ReturnType<typeof getInboxRules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInboxRules<TData = Awaited<ReturnType<typeof getInboxRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInboxRules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInboxRules>>,
          TError,
          Awaited<ReturnType<typeof getInboxRules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInboxRules<TData = Awaited<ReturnType<typeof getInboxRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInboxRules>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who gets what comes in
 */

export function useGetInboxRules<TData = Awaited<ReturnType<typeof getInboxRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInboxRules>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInboxRulesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else. All is replaced; it holds for what comes in from now on, and what was given to somebody stays with them. 400 at each rule that names nobody, says nothing of what it looks at, or names somebody who is not an active person of the agency, and when the day ends before it begins; 409 with what is stored when the version is stale.
 * @summary Change who gets what comes in, and the reply time aimed at
 */
export const saveInboxRules = (
    inboxRulesInput: BodyType<InboxRulesInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InboxRules>(
      {url: `/api/v1/inbox/rule/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: inboxRulesInput, signal
    },
      options);
    }




export const getSaveInboxRulesMutationKey = () => ['saveInboxRules'] as const;

export const getSaveInboxRulesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | InboxRulesConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveInboxRules>>, TError,SaveInboxRulesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveInboxRules>>, TError,SaveInboxRulesMutationVariables, TContext> => {

const mutationKey = getSaveInboxRulesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveInboxRules>>, SaveInboxRulesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveInboxRules(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveInboxRulesMutationResult = NonNullable<Awaited<ReturnType<typeof saveInboxRules>>>
    export type SaveInboxRulesMutationBody = BodyType<InboxRulesInput>
    export type SaveInboxRulesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | InboxRulesConflict | TooLargeResponse | UnsupportedResponse>
    export type SaveInboxRulesMutationVariables = {data: BodyType<InboxRulesInput>}

    /**
 * @summary Change who gets what comes in, and the reply time aimed at
 */
export const useSaveInboxRules = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | InboxRulesConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveInboxRules>>, TError,SaveInboxRulesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveInboxRules>>,
        TError,
        SaveInboxRulesMutationVariables,
        TContext
      > => {
      return useMutation(getSaveInboxRulesMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN (the agency's threads) and STAFF (those given to them, begun by them, or about homes they look after or entered); every other thread is 404. It is not marked as read by this. `contact` is null for a person the caller may not read, and moments are UTC.
 * @summary One thread, by its own id or that of its enquiry or conversation
 */
export const getInboxThread = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InboxThread>(
      {url: `/api/v1/inbox/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetInboxThreadQueryKey = (id: string,) => {
    return [
    `/api/v1/inbox/${id}/`
    ] as const;
    }


export const getGetInboxThreadQueryOptions = <TData = Awaited<ReturnType<typeof getInboxThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInboxThread>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInboxThreadQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInboxThread>>> = ({ signal }) => getInboxThread(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInboxThread>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInboxThreadQueryResult = NonNullable<Awaited<ReturnType<typeof getInboxThread>>>
export type GetInboxThreadQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetInboxThread<TData = Awaited<ReturnType<typeof getInboxThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInboxThread>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInboxThread>>,
          TError,
          Awaited<ReturnType<typeof getInboxThread>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInboxThread<TData = Awaited<ReturnType<typeof getInboxThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInboxThread>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInboxThread>>,
          TError,
          Awaited<ReturnType<typeof getInboxThread>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInboxThread<TData = Awaited<ReturnType<typeof getInboxThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInboxThread>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One thread, by its own id or that of its enquiry or conversation
 */

export function useGetInboxThread<TData = Awaited<ReturnType<typeof getInboxThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInboxThread>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInboxThreadQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN (the agency's threads) and STAFF (those given to them, begun by them, or about homes they look after or entered); every other thread is 404. The archive and `answered` hold for everybody, muting for the caller alone; `answered` ends the wait without an answer. Whoever sees the thread gets live news.
 * @summary Archive, mute, or say that no answer is needed
 */
export const updateInboxThread = (
    id: string,
    inboxThreadPatch: BodyType<InboxThreadPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InboxThread>(
      {url: `/api/v1/inbox/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: inboxThreadPatch, signal
    },
      options);
    }


/**
 * For ADMIN (the agency's threads) and STAFF (those given to them, begun by them, or about homes they look after or entered); every other thread is 404. The last 200 are answered; when `more` is true, those before them are asked for with `before`, the id of the first. Moments are UTC.
 * @summary What was asked, mailed, called and noted in a thread, oldest first; messages of its conversation are read with listChatMessages
 */
export const listInboxMessages = (
    id: string,
    params?: ListInboxMessagesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InboxMessagePage>(
      {url: `/api/v1/inbox/${id}/message/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListInboxMessagesQueryKey = (id: string,
    params?: ListInboxMessagesParams,) => {
    return [
    `/api/v1/inbox/${id}/message/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListInboxMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listInboxMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListInboxMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInboxMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInboxMessagesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInboxMessages>>> = ({ signal }) => listInboxMessages(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInboxMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInboxMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listInboxMessages>>>
export type ListInboxMessagesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListInboxMessages<TData = Awaited<ReturnType<typeof listInboxMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  ListInboxMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInboxMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInboxMessages>>,
          TError,
          Awaited<ReturnType<typeof listInboxMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInboxMessages<TData = Awaited<ReturnType<typeof listInboxMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListInboxMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInboxMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInboxMessages>>,
          TError,
          Awaited<ReturnType<typeof listInboxMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInboxMessages<TData = Awaited<ReturnType<typeof listInboxMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListInboxMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInboxMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What was asked, mailed, called and noted in a thread, oldest first; messages of its conversation are read with listChatMessages
 */

export function useListInboxMessages<TData = Awaited<ReturnType<typeof listInboxMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListInboxMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInboxMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInboxMessagesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN (the agency's threads) and STAFF (those given to them, begun by them, or about homes they look after or entered); every other thread is 404. A mail is sent in the background, and `delivery` says how that went; a mail, a WhatsApp message and a call that reached the person count as the answer and stop the enquiry's clock. A contact's timeline notes it, and whoever sees the thread gets live news; the same `clientId` again answers the message that is there. 400 without words (of a call without its outcome) or with places of a template still open, 406 when no e-mail or phone is known, and for a mail while no ADMIN of the agency has confirmed theirs, 413 above 60 000 bytes, and 429 after 120 in ten minutes from one address.
 * @summary Answer by mail, or note down a call, a WhatsApp message or a remark
 */
export const createInboxMessage = (
    id: string,
    inboxMessageInput: BodyType<InboxMessageInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InboxMessage>(
      {url: `/api/v1/inbox/${id}/message/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: inboxMessageInput, signal
    },
      options);
    }




export const getCreateInboxMessageMutationKey = () => ['createInboxMessage'] as const;

export const getCreateInboxMessageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInboxMessage>>, TError,CreateInboxMessageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createInboxMessage>>, TError,CreateInboxMessageMutationVariables, TContext> => {

const mutationKey = getCreateInboxMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInboxMessage>>, CreateInboxMessageMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createInboxMessage(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateInboxMessageMutationResult = NonNullable<Awaited<ReturnType<typeof createInboxMessage>>>
    export type CreateInboxMessageMutationBody = BodyType<InboxMessageInput>
    export type CreateInboxMessageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type CreateInboxMessageMutationVariables = {id: string;data: BodyType<InboxMessageInput>}

    /**
 * @summary Answer by mail, or note down a call, a WhatsApp message or a remark
 */
export const useCreateInboxMessage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInboxMessage>>, TError,CreateInboxMessageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInboxMessage>>,
        TError,
        CreateInboxMessageMutationVariables,
        TContext
      > => {
      return useMutation(getCreateInboxMessageMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN (the agency's threads) and STAFF (those given to them, begun by them, or about homes they look after or entered); every other thread is 404. The mark is the caller's own; read also marks its conversation and the notices about it as read, and unread makes the caller take part in it. The caller's other windows get live news, and what still waits is answered.
 * @summary I have read all of it, or have not
 */
export const readInboxThread = (
    id: string,
    inboxReadInput: BodyType<InboxReadInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InboxUnread>(
      {url: `/api/v1/inbox/${id}/read/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: inboxReadInput, signal
    },
      options);
    }


/**
 * For ADMIN (the agency's threads) and STAFF (those given to them, begun by them, or about homes they look after or entered); every other thread is 404. The enquiry and the conversation go along, the thread says who gave it to whom, who gets it is told by a notice, of an enquiry also by mail, and who had it no longer counts it as unread. Everybody who may see the thread gets live news. 400 when the person is not an active one of the agency; the same person again changes nothing.
 * @summary Give a thread to somebody by hand, with a note
 */
export const assignInboxThread = (
    id: string,
    inboxAssignInput: BodyType<InboxAssignInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InboxThread>(
      {url: `/api/v1/inbox/${id}/assign/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: inboxAssignInput, signal
    },
      options);
    }




export const getAssignInboxThreadMutationKey = () => ['assignInboxThread'] as const;

export const getAssignInboxThreadMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignInboxThread>>, TError,AssignInboxThreadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof assignInboxThread>>, TError,AssignInboxThreadMutationVariables, TContext> => {

const mutationKey = getAssignInboxThreadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof assignInboxThread>>, AssignInboxThreadMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  assignInboxThread(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AssignInboxThreadMutationResult = NonNullable<Awaited<ReturnType<typeof assignInboxThread>>>
    export type AssignInboxThreadMutationBody = BodyType<InboxAssignInput>
    export type AssignInboxThreadMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type AssignInboxThreadMutationVariables = {id: string;data: BodyType<InboxAssignInput>}

    /**
 * @summary Give a thread to somebody by hand, with a note
 */
export const useAssignInboxThread = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignInboxThread>>, TError,AssignInboxThreadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof assignInboxThread>>,
        TError,
        AssignInboxThreadMutationVariables,
        TContext
      > => {
      return useMutation(getAssignInboxThreadMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN (the agency's threads) and STAFF (those given to them, begun by them, or about homes they look after or entered); every other thread is 404. A known e-mail or phone finds the contact that is there; otherwise one is made, as buyer, tenant or, after a valuation, owner, in the care of whoever has the thread. Asked again it changes nothing.
 * @summary Keep the person of a thread as a contact, once only
 */
export const saveInboxContact = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InboxThread>(
      {url: `/api/v1/inbox/${id}/contact/`, method: 'POST', signal
    },
      options);
    }




export const getSaveInboxContactMutationKey = () => ['saveInboxContact'] as const;

export const getSaveInboxContactMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveInboxContact>>, TError,SaveInboxContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveInboxContact>>, TError,SaveInboxContactMutationVariables, TContext> => {

const mutationKey = getSaveInboxContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveInboxContact>>, SaveInboxContactMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  saveInboxContact(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveInboxContactMutationResult = NonNullable<Awaited<ReturnType<typeof saveInboxContact>>>

    export type SaveInboxContactMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type SaveInboxContactMutationVariables = {id: string}

    /**
 * @summary Keep the person of a thread as a contact, once only
 */
export const useSaveInboxContact = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveInboxContact>>, TError,SaveInboxContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveInboxContact>>,
        TError,
        SaveInboxContactMutationVariables,
        TContext
      > => {
      return useMutation(getSaveInboxContactMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN (the agency's threads) and STAFF (those given to them, begun by them, or about homes they look after or entered). The file comes under the name it was sent with. 404 for a thread the caller may not read, and for a file that is not of this thread.
 * @summary A file that came with a mail
 */
export const downloadInboxFile = (
    id: string,
    fileId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/inbox/${id}/file/${fileId}/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


/**
 * For ADMIN and STAFF who may read the thread; 404 otherwise. The agency's texts and the caller's own, filled for this thread in the language of the person; three at most. A text with a place for which nothing is known is left out, so each may be sent as it is. First stand those in the person's language, then the one for what was asked (a visit, or anything else). An agency that keeps no text yet reads the first of those to begin with, whose `templateId` is null. Those to begin with follow how the home stands: none of a home that is reserved or off the market, "no longer available" of one that is sold. Nothing is sent or stored.
 * @summary Texts that may answer a thread as they are, best first
 */
export const listInboxDrafts = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InboxDraftList>(
      {url: `/api/v1/inbox/${id}/draft/`, method: 'GET', signal
    },
      options);
    }




export const getListInboxDraftsQueryKey = (id: string,) => {
    return [
    `/api/v1/inbox/${id}/draft/`
    ] as const;
    }


export const getListInboxDraftsQueryOptions = <TData = Awaited<ReturnType<typeof listInboxDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInboxDrafts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInboxDraftsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInboxDrafts>>> = ({ signal }) => listInboxDrafts(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInboxDrafts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInboxDraftsQueryResult = NonNullable<Awaited<ReturnType<typeof listInboxDrafts>>>
export type ListInboxDraftsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListInboxDrafts<TData = Awaited<ReturnType<typeof listInboxDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInboxDrafts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInboxDrafts>>,
          TError,
          Awaited<ReturnType<typeof listInboxDrafts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInboxDrafts<TData = Awaited<ReturnType<typeof listInboxDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInboxDrafts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInboxDrafts>>,
          TError,
          Awaited<ReturnType<typeof listInboxDrafts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInboxDrafts<TData = Awaited<ReturnType<typeof listInboxDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInboxDrafts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Texts that may answer a thread as they are, best first
 */

export function useListInboxDrafts<TData = Awaited<ReturnType<typeof listInboxDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInboxDrafts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInboxDraftsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF who may read the thread and the template; 404 for either when they may not. Nothing is sent or stored. Where the template has no text in the language asked for, the nearest it has is given, and `missing` names the places for which nothing is known: they stand in the text as they are, and an answer that still holds one is refused.
 * @summary A template with its places filled, in the language of the person
 */
export const draftInboxAnswer = (
    id: string,
    templateId: Uuid,
    params?: DraftInboxAnswerParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InboxDraft>(
      {url: `/api/v1/inbox/${id}/draft/${templateId}/`, method: 'GET',
        params, signal
    },
      options);
    }


