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
  ListNotificationsParams,
  Notification,
  NotificationPage,
  NotificationPatch,
  NotificationsPatch,
  UnauthorizedResponse,
  UnreadCount
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
 * Any signed-in person, for their own notifications alone. 24 a page unless told, times in UTC; a notification is kept for 90 days, and unread ones about the same thing are one, the newest. The number of unread ones is that of all pages. 400 for a cursor that is none of this list and for a limit out of bounds.
 * @summary My notifications, newest first, with how many are unread
 */
export const listNotifications = (
    params?: ListNotificationsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NotificationPage>(
      {url: `/api/v1/notification/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListNotificationsQueryKey = (params?: ListNotificationsParams,) => {
    return [
    `/api/v1/notification/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListNotificationsQueryOptions = <TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotificationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotifications>>> = ({ signal }) => listNotifications(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNotificationsQueryResult = NonNullable<Awaited<ReturnType<typeof listNotifications>>>
export type ListNotificationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params: undefined |  ListNotificationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My notifications, newest first, with how many are unread
 */

export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotificationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Any signed-in person, for their own notifications. With `until` only that one and older ones are marked, so that what has come meanwhile stays unread; the id of somebody else's marks none. Answers how many are left unread, which the person's other open pages are told at once. 400 when `read` is anything but true.
 * @summary Mark all my notifications as read
 */
export const readNotifications = (
    notificationsPatch: BodyType<NotificationsPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UnreadCount>(
      {url: `/api/v1/notification/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: notificationsPatch, signal
    },
      options);
    }


/**
 * Any signed-in person, for their own notifications; anybody else's is 404. A notification read twice keeps the time of the first reading. The person's other open pages are told at once how many are left unread.
 * @summary Mark one of my notifications as read, or as unread again
 */
export const readNotification = (
    id: string,
    notificationPatch: BodyType<NotificationPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Notification>(
      {url: `/api/v1/notification/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: notificationPatch, signal
    },
      options);
    }


