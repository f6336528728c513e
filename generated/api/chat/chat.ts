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
  ListChatMessagesParams,
  ListChatsParams,
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


/**
 * For whoever may read the conversation, a signed-in visitor or people of the agency; 404 for anybody else. Both sides hear of it live; members of the other side who have not muted it get a notice unless they are looking, and a mail when it is unread after five minutes; an agency's first answer marks the enquiry as answered and its answers go to the contact's timeline. The same `clientId` again answers the first message. 400 with neither words nor files, and at `clientId` when it was used in another conversation; 403 for who may less by the time it is written; 406 while blocked; 413 for a file over 10 MB, 415 for one that is neither JPEG, PNG, WebP nor PDF; 429 after 60 calls in a minute from one address; 503 or 507 when a file cannot be stored.
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
