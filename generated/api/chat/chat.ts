import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
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
  Chat,
  ChatInput,
  ChatMark,
  ChatMessage,
  ChatMessageInput,
  ChatMessagePage,
  ChatPage,
  ChatPatch,
  ChatReadInput,
  ChatReportInput,
  ChatToken,
  ChatUnread,
  ForbiddenResponse,
  InsufficientStorageResponse,
  ListChatMessagesParams,
  ListChatsParams,
  NotAcceptableResponse,
  NotFoundResponse,
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
 * For any signed-in person: their own as a visitor; for an agency, once something was said, an ADMIN all of it, a STAFF those given to them and those about homes they look after or entered. By the last movement, newest first, in pages of 24 unless told, each with its last message and how many the caller has not read; archived ones are left out unless asked for.
 * @summary My conversations, the liveliest first
 */
export const listChats = (
    params?: ListChatsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChatPage>(
      {url: `/api/v1/chat/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListChatsQueryKey = (params?: ListChatsParams,) => {
    return [
    `/api/v1/chat/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListChatsQueryOptions = <TData = Awaited<ReturnType<typeof listChats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(params?: ListChatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChats>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListChatsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listChats>>> = ({ signal }) => listChats(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listChats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListChatsQueryResult = NonNullable<Awaited<ReturnType<typeof listChats>>>
export type ListChatsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListChats<TData = Awaited<ReturnType<typeof listChats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params: undefined |  ListChatsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChats>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChats>>,
          TError,
          Awaited<ReturnType<typeof listChats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChats<TData = Awaited<ReturnType<typeof listChats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListChatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChats>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChats>>,
          TError,
          Awaited<ReturnType<typeof listChats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChats<TData = Awaited<ReturnType<typeof listChats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListChatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My conversations, the liveliest first
 */

export function useListChats<TData = Awaited<ReturnType<typeof listChats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListChatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListChatsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary My conversations, the liveliest first
 */
export const prefetchListChatsQuery = async <TData = Awaited<ReturnType<typeof listChats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 queryClient: QueryClient, params?: ListChatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChats>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListChatsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListChats} query
 */
export const invalidateListChats = async (
 queryClient: QueryClient, params?: ListChatsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListChatsQueryKey(params) }, options);

  return queryClient;
}




/**
 * With `propertyId` for any signed-in person about a home on the market, with `leadId` for ADMIN and STAFF who may read the enquiry (403 for anybody else); a second opening gives the first conversation back, also after the home left the market. The other side gets neither notice nor mail yet; the words of each enquiry stand in it once, as a message at the time it was sent. 400 unless exactly one of both is named, 404 for a home that is not on the market and for an enquiry the caller may not read. 406 for a home of one's own agency, and for an enquiry that is about no home or whose sender was not signed in or has no account any more; 429 after 30 calls in ten minutes from one address.
 * @summary Open the conversation about a home; one per visitor and home
 */
export const openChat = (
    chatInput: BodyType<ChatInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Chat>(
      {url: `/api/v1/chat/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: chatInput, signal
    },
      options);
    }




export const getOpenChatMutationKey = () => ['openChat'] as const;

export const getOpenChatMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openChat>>, TError,OpenChatMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof openChat>>, TError,OpenChatMutationVariables, TContext> => {

const mutationKey = getOpenChatMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof openChat>>, OpenChatMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  openChat(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OpenChatMutationResult = NonNullable<Awaited<ReturnType<typeof openChat>>>
    export type OpenChatMutationBody = BodyType<ChatInput>
    export type OpenChatMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type OpenChatMutationVariables = {data: BodyType<ChatInput>}

    /**
 * @summary Open the conversation about a home; one per visitor and home
 */
export const useOpenChat = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openChat>>, TError,OpenChatMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof openChat>>,
        TError,
        OpenChatMutationVariables,
        TContext
      > => {
      return useMutation(getOpenChatMutationOptions(options), queryClient);
    }
    /**
 * For any signed-in person: how many messages of the other side, in how many of the conversations they take part in. Archived and muted conversations and withdrawn messages are left out.
 * @summary What waits to be read
 */
export const countUnreadChats = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChatUnread>(
      {url: `/api/v1/chat/unread/`, method: 'GET', signal
    },
      options);
    }




export const getCountUnreadChatsQueryKey = () => {
    return [
    `/api/v1/chat/unread/`
    ] as const;
    }


export const getCountUnreadChatsQueryOptions = <TData = Awaited<ReturnType<typeof countUnreadChats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadChats>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountUnreadChatsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countUnreadChats>>> = ({ signal }) => countUnreadChats(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countUnreadChats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountUnreadChatsQueryResult = NonNullable<Awaited<ReturnType<typeof countUnreadChats>>>
export type CountUnreadChatsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useCountUnreadChats<TData = Awaited<ReturnType<typeof countUnreadChats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadChats>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countUnreadChats>>,
          TError,
          Awaited<ReturnType<typeof countUnreadChats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountUnreadChats<TData = Awaited<ReturnType<typeof countUnreadChats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadChats>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countUnreadChats>>,
          TError,
          Awaited<ReturnType<typeof countUnreadChats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountUnreadChats<TData = Awaited<ReturnType<typeof countUnreadChats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadChats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What waits to be read
 */

export function useCountUnreadChats<TData = Awaited<ReturnType<typeof countUnreadChats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadChats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountUnreadChatsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary What waits to be read
 */
export const prefetchCountUnreadChatsQuery = async <TData = Awaited<ReturnType<typeof countUnreadChats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadChats>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getCountUnreadChatsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useCountUnreadChats} query
 */
export const invalidateCountUnreadChats = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCountUnreadChatsQueryKey() }, options);

  return queryClient;
}




/**
 * For any signed-in person; the token opens the copies of the conversations they may read here, for an hour. 404 on a site without such a mirror; 429 after 30 calls in ten minutes from one address.
 * @summary A token for the hosted mirror; 404 when none is configured
 */
export const createChatToken = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChatToken>(
      {url: `/api/v1/chat/token/`, method: 'POST', signal
    },
      options);
    }




export const getCreateChatTokenMutationKey = () => ['createChatToken'] as const;

export const getCreateChatTokenMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createChatToken>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createChatToken>>, TError,void, TContext> => {

const mutationKey = getCreateChatTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createChatToken>>, void> = () => {


          return  createChatToken(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateChatTokenMutationResult = NonNullable<Awaited<ReturnType<typeof createChatToken>>>

    export type CreateChatTokenMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyResponse>


    /**
 * @summary A token for the hosted mirror; 404 when none is configured
 */
export const useCreateChatToken = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createChatToken>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createChatToken>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreateChatTokenMutationOptions(options), queryClient);
    }
    /**
 * For any signed-in person: their own as a visitor; for an agency, once something was said, an ADMIN all of it, a STAFF those given to them and those about homes they look after or entered. Reading it here marks nothing as read. Anybody else's conversation is 404.
 * @summary One conversation
 */
export const getChat = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Chat>(
      {url: `/api/v1/chat/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetChatQueryKey = (id: string,) => {
    return [
    `/api/v1/chat/${id}/`
    ] as const;
    }


export const getGetChatQueryOptions = <TData = Awaited<ReturnType<typeof getChat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChat>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetChatQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getChat>>> = ({ signal }) => getChat(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getChat>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetChatQueryResult = NonNullable<Awaited<ReturnType<typeof getChat>>>
export type GetChatQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>


export function useGetChat<TData = Awaited<ReturnType<typeof getChat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChat>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChat>>,
          TError,
          Awaited<ReturnType<typeof getChat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChat<TData = Awaited<ReturnType<typeof getChat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChat>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChat>>,
          TError,
          Awaited<ReturnType<typeof getChat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChat<TData = Awaited<ReturnType<typeof getChat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChat>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One conversation
 */

export function useGetChat<TData = Awaited<ReturnType<typeof getChat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChat>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetChatQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One conversation
 */
export const prefetchGetChatQuery = async <TData = Awaited<ReturnType<typeof getChat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChat>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetChatQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetChat} query
 */
export const invalidateGetChat = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetChatQueryKey(id) }, options);

  return queryClient;
}




/**
 * For any signed-in person, of a conversation they may read; 404 for any other. Muting and archiving are for the caller alone; a new message brings it back from the archive. Blocking ends messages from both sides until it is taken back, and everybody who may read the conversation hears of it live. 403 when anybody but the visitor blocks or unblocks.
 * @summary Mute, archive or block
 */
export const updateChat = (
    id: string,
    chatPatch: BodyType<ChatPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Chat>(
      {url: `/api/v1/chat/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: chatPatch, signal
    },
      options);
    }




export const getUpdateChatMutationKey = () => ['updateChat'] as const;

export const getUpdateChatMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateChat>>, TError,UpdateChatMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateChat>>, TError,UpdateChatMutationVariables, TContext> => {

const mutationKey = getUpdateChatMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateChat>>, UpdateChatMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateChat(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateChatMutationResult = NonNullable<Awaited<ReturnType<typeof updateChat>>>
    export type UpdateChatMutationBody = BodyType<ChatPatch>
    export type UpdateChatMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type UpdateChatMutationVariables = {id: string;data: BodyType<ChatPatch>}

    /**
 * @summary Mute, archive or block
 */
export const useUpdateChat = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateChat>>, TError,UpdateChatMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateChat>>,
        TError,
        UpdateChatMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateChatMutationOptions(options), queryClient);
    }
    /**
 * For whoever may read the conversation, a signed-in visitor or people of the agency; 404 for anybody else. Page backwards with `before`; `more` says whether older messages are left, and a `before` that is not of this conversation gives an empty list. Withdrawn messages stand without words and files; reading here marks nothing as read.
 * @summary Messages of a conversation: the last 200, oldest first
 */
export const listChatMessages = (
    id: string,
    params?: ListChatMessagesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChatMessagePage>(
      {url: `/api/v1/chat/${id}/message/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListChatMessagesQueryKey = (id: string,
    params?: ListChatMessagesParams,) => {
    return [
    `/api/v1/chat/${id}/message/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListChatMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listChatMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(id: string,
    params?: ListChatMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListChatMessagesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listChatMessages>>> = ({ signal }) => listChatMessages(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListChatMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listChatMessages>>>
export type ListChatMessagesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>


export function useListChatMessages<TData = Awaited<ReturnType<typeof listChatMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  ListChatMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChatMessages>>,
          TError,
          Awaited<ReturnType<typeof listChatMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChatMessages<TData = Awaited<ReturnType<typeof listChatMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string,
    params?: ListChatMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChatMessages>>,
          TError,
          Awaited<ReturnType<typeof listChatMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChatMessages<TData = Awaited<ReturnType<typeof listChatMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string,
    params?: ListChatMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Messages of a conversation: the last 200, oldest first
 */

export function useListChatMessages<TData = Awaited<ReturnType<typeof listChatMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string,
    params?: ListChatMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListChatMessagesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Messages of a conversation: the last 200, oldest first
 */
export const prefetchListChatMessagesQuery = async <TData = Awaited<ReturnType<typeof listChatMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 queryClient: QueryClient, id: string,
    params?: ListChatMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListChatMessagesQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListChatMessages} query
 */
export const invalidateListChatMessages = async (
 queryClient: QueryClient, id: string,
    params?: ListChatMessagesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListChatMessagesQueryKey(id,params) }, options);

  return queryClient;
}




/**
 * For whoever may read the conversation, a signed-in visitor or people of the agency; 404 for anybody else. Both sides hear of it live; members of the other side who have not muted it get a notice unless they are looking, and a mail when it is unread after five minutes; an agency's first answer marks the enquiry as answered and its answers go to the contact's timeline. The same `clientId` again answers the first message. 400 with neither words nor files, and at `clientId` when it was used in another conversation; 406 while blocked; 413 for a file over 10 MB, 415 for one that is neither JPEG, PNG, WebP nor PDF; 429 after 60 calls in a minute from one address; 503 or 507 when a file cannot be stored.
 * @summary Send a message
 */
export const createChatMessage = (
    id: string,
    chatMessageInput: BodyType<ChatMessageInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChatMessage>(
      {url: `/api/v1/chat/${id}/message/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: chatMessageInput, signal
    },
      options);
    }




export const getCreateChatMessageMutationKey = () => ['createChatMessage'] as const;

export const getCreateChatMessageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse | UnavailableResponse | InsufficientStorageResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createChatMessage>>, TError,CreateChatMessageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createChatMessage>>, TError,CreateChatMessageMutationVariables, TContext> => {

const mutationKey = getCreateChatMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createChatMessage>>, CreateChatMessageMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createChatMessage(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateChatMessageMutationResult = NonNullable<Awaited<ReturnType<typeof createChatMessage>>>
    export type CreateChatMessageMutationBody = BodyType<ChatMessageInput>
    export type CreateChatMessageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse | UnavailableResponse | InsufficientStorageResponse>
    export type CreateChatMessageMutationVariables = {id: string;data: BodyType<ChatMessageInput>}

    /**
 * @summary Send a message
 */
export const useCreateChatMessage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse | UnavailableResponse | InsufficientStorageResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createChatMessage>>, TError,CreateChatMessageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createChatMessage>>,
        TError,
        CreateChatMessageMutationVariables,
        TContext
      > => {
      return useMutation(getCreateChatMessageMutationOptions(options), queryClient);
    }
    /**
 * For whoever may read the conversation, a signed-in visitor or people of the agency; 404 for anybody else and for a message of another conversation. Use it when live news of a long message carry only its id. A withdrawn message is answered without words and files.
 * @summary One message
 */
export const getChatMessage = (
    id: string,
    messageId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChatMessage>(
      {url: `/api/v1/chat/${id}/message/${messageId}/`, method: 'GET', signal
    },
      options);
    }




export const getGetChatMessageQueryKey = (id: string,
    messageId: Uuid,) => {
    return [
    `/api/v1/chat/${id}/message/${messageId}/`
    ] as const;
    }


export const getGetChatMessageQueryOptions = <TData = Awaited<ReturnType<typeof getChatMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(id: string,
    messageId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatMessage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetChatMessageQueryKey(id,messageId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getChatMessage>>> = ({ signal }) => getChatMessage(id,messageId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && messageId !== null && messageId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getChatMessage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetChatMessageQueryResult = NonNullable<Awaited<ReturnType<typeof getChatMessage>>>
export type GetChatMessageQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>


export function useGetChatMessage<TData = Awaited<ReturnType<typeof getChatMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string,
    messageId: Uuid, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatMessage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChatMessage>>,
          TError,
          Awaited<ReturnType<typeof getChatMessage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChatMessage<TData = Awaited<ReturnType<typeof getChatMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string,
    messageId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatMessage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChatMessage>>,
          TError,
          Awaited<ReturnType<typeof getChatMessage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChatMessage<TData = Awaited<ReturnType<typeof getChatMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string,
    messageId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatMessage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One message
 */

export function useGetChatMessage<TData = Awaited<ReturnType<typeof getChatMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string,
    messageId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatMessage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetChatMessageQueryOptions(id,messageId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One message
 */
export const prefetchGetChatMessageQuery = async <TData = Awaited<ReturnType<typeof getChatMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 queryClient: QueryClient, id: string,
    messageId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatMessage>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetChatMessageQueryOptions(id,messageId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetChatMessage} query
 */
export const invalidateGetChatMessage = async (
 queryClient: QueryClient, id: string,
    messageId: Uuid, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetChatMessageQueryKey(id,messageId) }, options);

  return queryClient;
}




/**
 * For the signed-in sender only: 403 for the message of somebody else, 404 for an unknown one or a conversation the caller may not read. Words and files are deleted, notices that quoted them are taken back, and everybody who may read the conversation hears of it live; the empty message keeps its place. A message that is withdrawn already is answered as it is; 406 after more than ten minutes.
 * @summary Withdraw my message within ten minutes
 */
export const withdrawChatMessage = (
    id: string,
    messageId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChatMessage>(
      {url: `/api/v1/chat/${id}/message/${messageId}/`, method: 'DELETE', signal
    },
      options);
    }




export const getWithdrawChatMessageMutationKey = () => ['withdrawChatMessage'] as const;

export const getWithdrawChatMessageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawChatMessage>>, TError,WithdrawChatMessageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawChatMessage>>, TError,WithdrawChatMessageMutationVariables, TContext> => {

const mutationKey = getWithdrawChatMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawChatMessage>>, WithdrawChatMessageMutationVariables> = (props) => {
          const {id,messageId} = props ?? {};

          return  withdrawChatMessage(id,messageId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawChatMessageMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawChatMessage>>>

    export type WithdrawChatMessageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type WithdrawChatMessageMutationVariables = {id: string;messageId: Uuid}

    /**
 * @summary Withdraw my message within ten minutes
 */
export const useWithdrawChatMessage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawChatMessage>>, TError,WithdrawChatMessageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawChatMessage>>,
        TError,
        WithdrawChatMessageMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawChatMessageMutationOptions(options), queryClient);
    }
    /**
 * For whoever may read the conversation, a signed-in visitor or people of the agency; 404 for anybody else. The file comes with its name and type, to be saved, and is not cached. 404 also for a file that is not of this conversation or whose message was withdrawn.
 * @summary A file of a message
 */
export const downloadChatFile = (
    id: string,
    fileId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/chat/${id}/file/${fileId}/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }




export const getDownloadChatFileQueryKey = (id: string,
    fileId: Uuid,) => {
    return [
    `/api/v1/chat/${id}/file/${fileId}/`
    ] as const;
    }


export const getDownloadChatFileQueryOptions = <TData = Awaited<ReturnType<typeof downloadChatFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(id: string,
    fileId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadChatFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadChatFileQueryKey(id,fileId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadChatFile>>> = ({ signal }) => downloadChatFile(id,fileId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && fileId !== null && fileId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadChatFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadChatFileQueryResult = NonNullable<Awaited<ReturnType<typeof downloadChatFile>>>
export type DownloadChatFileQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>


export function useDownloadChatFile<TData = Awaited<ReturnType<typeof downloadChatFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string,
    fileId: Uuid, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadChatFile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadChatFile>>,
          TError,
          Awaited<ReturnType<typeof downloadChatFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadChatFile<TData = Awaited<ReturnType<typeof downloadChatFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string,
    fileId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadChatFile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadChatFile>>,
          TError,
          Awaited<ReturnType<typeof downloadChatFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadChatFile<TData = Awaited<ReturnType<typeof downloadChatFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string,
    fileId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadChatFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A file of a message
 */

export function useDownloadChatFile<TData = Awaited<ReturnType<typeof downloadChatFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string,
    fileId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadChatFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadChatFileQueryOptions(id,fileId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A file of a message
 */
export const prefetchDownloadChatFileQuery = async <TData = Awaited<ReturnType<typeof downloadChatFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 queryClient: QueryClient, id: string,
    fileId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadChatFile>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getDownloadChatFileQueryOptions(id,fileId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useDownloadChatFile} query
 */
export const invalidateDownloadChatFile = async (
 queryClient: QueryClient, id: string,
    fileId: Uuid, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getDownloadChatFileQueryKey(id,fileId) }, options);

  return queryClient;
}




/**
 * For whoever may read the conversation, a signed-in visitor or people of the agency; 404 for anybody else and for a message of another conversation. The mark never goes backwards; the others hear of it live and the caller's notices about the conversation count as read. Of somebody of the agency who only looks in nothing is kept, and `readDate` is null. 429 after 120 calls in a minute from one address.
 * @summary How far I have read
 */
export const readChat = (
    id: string,
    chatReadInput: BodyType<ChatReadInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChatMark>(
      {url: `/api/v1/chat/${id}/read/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: chatReadInput, signal
    },
      options);
    }




export const getReadChatMutationKey = () => ['readChat'] as const;

export const getReadChatMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readChat>>, TError,ReadChatMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof readChat>>, TError,ReadChatMutationVariables, TContext> => {

const mutationKey = getReadChatMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readChat>>, ReadChatMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  readChat(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadChatMutationResult = NonNullable<Awaited<ReturnType<typeof readChat>>>
    export type ReadChatMutationBody = BodyType<ChatReadInput>
    export type ReadChatMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type ReadChatMutationVariables = {id: string;data: BodyType<ChatReadInput>}

    /**
 * @summary How far I have read
 */
export const useReadChat = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readChat>>, TError,ReadChatMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readChat>>,
        TError,
        ReadChatMutationVariables,
        TContext
      > => {
      return useMutation(getReadChatMutationOptions(options), queryClient);
    }
    /**
 * For whoever may read the conversation, a signed-in visitor or people of the agency; 404 for anybody else. The others hear the caller's name live, once in three seconds at most, and nothing of it is kept. Nothing happens, with the same answer, while the conversation is blocked and for who does not take part in it; 429 after 40 calls in a minute from one address.
 * @summary I am writing; send it every three seconds at most
 */
export const typeInChat = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/chat/${id}/typing/`, method: 'POST', signal
    },
      options);
    }




export const getTypeInChatMutationKey = () => ['typeInChat'] as const;

export const getTypeInChatMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof typeInChat>>, TError,TypeInChatMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof typeInChat>>, TError,TypeInChatMutationVariables, TContext> => {

const mutationKey = getTypeInChatMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof typeInChat>>, TypeInChatMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  typeInChat(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TypeInChatMutationResult = NonNullable<Awaited<ReturnType<typeof typeInChat>>>

    export type TypeInChatMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyResponse>
    export type TypeInChatMutationVariables = {id: string}

    /**
 * @summary I am writing; send it every three seconds at most
 */
export const useTypeInChat = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof typeInChat>>, TError,TypeInChatMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof typeInChat>>,
        TError,
        TypeInChatMutationVariables,
        TContext
      > => {
      return useMutation(getTypeInChatMutationOptions(options), queryClient);
    }
    /**
 * For the signed-in visitor of the conversation only: 403 for the agency's people, 404 for anybody else. A mail with reason and note goes to the operator of the site, where it has named an address for that, and everybody who may read the conversation hears live that it is blocked. 429 after 5 calls in an hour from one address.
 * @summary Report a conversation to the operator; it is blocked as well
 */
export const reportChat = (
    id: string,
    chatReportInput: BodyType<ChatReportInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Chat>(
      {url: `/api/v1/chat/${id}/report/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: chatReportInput, signal
    },
      options);
    }




export const getReportChatMutationKey = () => ['reportChat'] as const;

export const getReportChatMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportChat>>, TError,ReportChatMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reportChat>>, TError,ReportChatMutationVariables, TContext> => {

const mutationKey = getReportChatMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportChat>>, ReportChatMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  reportChat(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportChatMutationResult = NonNullable<Awaited<ReturnType<typeof reportChat>>>
    export type ReportChatMutationBody = BodyType<ChatReportInput>
    export type ReportChatMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type ReportChatMutationVariables = {id: string;data: BodyType<ChatReportInput>}

    /**
 * @summary Report a conversation to the operator; it is blocked as well
 */
export const useReportChat = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportChat>>, TError,ReportChatMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportChat>>,
        TError,
        ReportChatMutationVariables,
        TContext
      > => {
      return useMutation(getReportChatMutationOptions(options), queryClient);
    }
