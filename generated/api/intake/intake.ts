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
  DownloadIntakeRowsParams,
  ForbiddenResponse,
  IntakeInput,
  IntakePlan,
  IntakePreview,
  IntakeRowPage,
  IntakeRun,
  IntakeRunPage,
  ListIntakeRowsParams,
  ListIntakesParams,
  NotAcceptableResponse,
  NotFoundResponse,
  TooLargeResponse,
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
 * For ADMIN (the agency's imports) and STAFF (their own), 403 for any other role. 24 a page unless told; `next` leads on to older ones, `previous` back. 400 for a cursor that is none of this list.
 * @summary Imports of contacts I may see, newest first
 */
export const listIntakes = (
    params?: ListIntakesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IntakeRunPage>(
      {url: `/api/v1/intake/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListIntakesQueryKey = (params?: ListIntakesParams,) => {
    return [
    `/api/v1/intake/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListIntakesQueryOptions = <TData = Awaited<ReturnType<typeof listIntakes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListIntakesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntakes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListIntakesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listIntakes>>> = ({ signal }) => listIntakes(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listIntakes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListIntakesQueryResult = NonNullable<Awaited<ReturnType<typeof listIntakes>>>
export type ListIntakesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListIntakes<TData = Awaited<ReturnType<typeof listIntakes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListIntakesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntakes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIntakes>>,
          TError,
          Awaited<ReturnType<typeof listIntakes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntakes<TData = Awaited<ReturnType<typeof listIntakes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListIntakesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntakes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIntakes>>,
          TError,
          Awaited<ReturnType<typeof listIntakes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntakes<TData = Awaited<ReturnType<typeof listIntakes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListIntakesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntakes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Imports of contacts I may see, newest first
 */

export function useListIntakes<TData = Awaited<ReturnType<typeof listIntakes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListIntakesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntakes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListIntakesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for any other role. CSV, Excel (.xlsx) and vCard are read; what the columns seem to hold is proposed, and the file waits seven days to be imported. 400, in words, without a file or rows, for one that is damaged, of another kind or has more than 100 000 rows; 413 above 25 MB, 415 for a body that is no form, 429 after 60 in an hour from one address, 503 or 507 when the file cannot be kept.
 * @summary Upload a file of contacts; it is read, nothing is changed yet
 */
export const createIntake = (
    intakeInput: BodyType<IntakeInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IntakeRun>(
      {url: `/api/v1/intake/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: intakeInput, signal
    },
      options);
    }


/**
 * For ADMIN (the agency's imports) and STAFF (their own), 403 for any other role; every other import is 404. Tells the columns, what was said of them, how many rows are done, and until when it can be undone; moments are UTC.
 * @summary One import and how far it is
 */
export const getIntake = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IntakeRun>(
      {url: `/api/v1/intake/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetIntakeQueryKey = (id: string,) => {
    return [
    `/api/v1/intake/${id}/`
    ] as const;
    }


export const getGetIntakeQueryOptions = <TData = Awaited<ReturnType<typeof getIntake>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntake>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIntakeQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIntake>>> = ({ signal }) => getIntake(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIntake>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIntakeQueryResult = NonNullable<Awaited<ReturnType<typeof getIntake>>>
export type GetIntakeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetIntake<TData = Awaited<ReturnType<typeof getIntake>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntake>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIntake>>,
          TError,
          Awaited<ReturnType<typeof getIntake>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIntake<TData = Awaited<ReturnType<typeof getIntake>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntake>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIntake>>,
          TError,
          Awaited<ReturnType<typeof getIntake>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIntake<TData = Awaited<ReturnType<typeof getIntake>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntake>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One import and how far it is
 */

export function useGetIntake<TData = Awaited<ReturnType<typeof getIntake>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntake>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIntakeQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN (the agency's imports) and STAFF (their own); every other import is 404. All is replaced and no contact is changed; the import can be previewed and started from now on. 400 for a column that the file does not have or that is named twice, 406 once the import has begun.
 * @summary Say what the columns hold and what shall happen
 */
export const mapIntake = (
    id: string,
    intakePlan: BodyType<IntakePlan>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IntakeRun>(
      {url: `/api/v1/intake/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: intakePlan, signal
    },
      options);
    }




export const getMapIntakeMutationKey = () => ['mapIntake'] as const;

export const getMapIntakeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mapIntake>>, TError,MapIntakeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof mapIntake>>, TError,MapIntakeMutationVariables, TContext> => {

const mutationKey = getMapIntakeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof mapIntake>>, MapIntakeMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  mapIntake(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MapIntakeMutationResult = NonNullable<Awaited<ReturnType<typeof mapIntake>>>
    export type MapIntakeMutationBody = BodyType<IntakePlan>
    export type MapIntakeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type MapIntakeMutationVariables = {id: string;data: BodyType<IntakePlan>}

    /**
 * @summary Say what the columns hold and what shall happen
 */
export const useMapIntake = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mapIntake>>, TError,MapIntakeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof mapIntake>>,
        TError,
        MapIntakeMutationVariables,
        TContext
      > => {
      return useMutation(getMapIntakeMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN (the agency's imports) and STAFF (their own); every other import is 404. The file and all that was read of it are gone; without this it waits seven days. 406 once the import has begun.
 * @summary Throw away a file that was not imported
 */
export const deleteIntake = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/intake/${id}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * For ADMIN (the agency's imports) and STAFF (their own); every other import is 404. The first 1000 rows are counted; shown are the first 20 of them and others with something to say, 40 at most. No contact is changed, only the import's state becomes `validated`. 406 once the import has begun or when the file has no rows, 429 after 240 in an hour from one address.
 * @summary The first rows as they would be; changes nothing
 */
export const previewIntake = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IntakePreview>(
      {url: `/api/v1/intake/${id}/preview/`, method: 'POST', signal
    },
      options);
    }


/**
 * For ADMIN (the agency's imports) and STAFF (their own); every other import is 404. Contacts are brought in with the rights of whoever uploaded the file, who gets live news of how far it is and a notice at the end; an import that failed goes on where it stopped. 406 when it has begun already, when nothing was said of the columns (a vCard needs nothing), and while another import or undo of the agency is at work.
 * @summary Import; it goes on in the background
 */
export const startIntake = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IntakeRun>(
      {url: `/api/v1/intake/${id}/start/`, method: 'POST', signal
    },
      options);
    }




export const getStartIntakeMutationKey = () => ['startIntake'] as const;

export const getStartIntakeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startIntake>>, TError,StartIntakeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof startIntake>>, TError,StartIntakeMutationVariables, TContext> => {

const mutationKey = getStartIntakeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startIntake>>, StartIntakeMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  startIntake(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartIntakeMutationResult = NonNullable<Awaited<ReturnType<typeof startIntake>>>

    export type StartIntakeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type StartIntakeMutationVariables = {id: string}

    /**
 * @summary Import; it goes on in the background
 */
export const useStartIntake = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startIntake>>, TError,StartIntakeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startIntake>>,
        TError,
        StartIntakeMutationVariables,
        TContext
      > => {
      return useMutation(getStartIntakeMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN (the agency's imports) and STAFF (their own); every other import is 404. In the order of the file, 24 a page unless told, with the total; `next` leads on, `previous` back. The rows are kept for 30 days after the start. 400 for a cursor that is none of this list.
 * @summary What became of each row
 */
export const listIntakeRows = (
    id: string,
    params?: ListIntakeRowsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IntakeRowPage>(
      {url: `/api/v1/intake/${id}/row/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListIntakeRowsQueryKey = (id: string,
    params?: ListIntakeRowsParams,) => {
    return [
    `/api/v1/intake/${id}/row/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListIntakeRowsQueryOptions = <TData = Awaited<ReturnType<typeof listIntakeRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListIntakeRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntakeRows>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListIntakeRowsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listIntakeRows>>> = ({ signal }) => listIntakeRows(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listIntakeRows>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListIntakeRowsQueryResult = NonNullable<Awaited<ReturnType<typeof listIntakeRows>>>
export type ListIntakeRowsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListIntakeRows<TData = Awaited<ReturnType<typeof listIntakeRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  ListIntakeRowsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntakeRows>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIntakeRows>>,
          TError,
          Awaited<ReturnType<typeof listIntakeRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntakeRows<TData = Awaited<ReturnType<typeof listIntakeRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListIntakeRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntakeRows>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIntakeRows>>,
          TError,
          Awaited<ReturnType<typeof listIntakeRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntakeRows<TData = Awaited<ReturnType<typeof listIntakeRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListIntakeRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntakeRows>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What became of each row
 */

export function useListIntakeRows<TData = Awaited<ReturnType<typeof listIntakeRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListIntakeRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntakeRows>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListIntakeRowsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN (the agency's imports) and STAFF (their own); every other import is 404. In the order of the file, divided by semicolons, in the reader's language; rows that did not get in carry their own cells, so that they can be mended there and uploaded again. The rows are kept for 30 days after the start.
 * @summary What became of each row, as CSV that a spreadsheet does not run as formulas
 */
export const downloadIntakeRows = (
    id: string,
    params?: DownloadIntakeRowsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/intake/${id}/report/`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }


/**
 * For ADMIN (the agency's imports) and STAFF (their own); every other import is 404. It goes on in the background, whoever uploaded the file gets live news of how far it is, and `undone` counts who was removed, set back and kept. 406 for an import that is still at work, changed nobody, was undone already or began 30 days ago or earlier, and while another import or undo of the agency is at work.
 * @summary Undo an import: who was created is gone, who was changed is as before, unless worked on since
 */
export const undoIntake = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IntakeRun>(
      {url: `/api/v1/intake/${id}/undo/`, method: 'POST', signal
    },
      options);
    }




export const getUndoIntakeMutationKey = () => ['undoIntake'] as const;

export const getUndoIntakeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoIntake>>, TError,UndoIntakeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof undoIntake>>, TError,UndoIntakeMutationVariables, TContext> => {

const mutationKey = getUndoIntakeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoIntake>>, UndoIntakeMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  undoIntake(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoIntakeMutationResult = NonNullable<Awaited<ReturnType<typeof undoIntake>>>

    export type UndoIntakeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type UndoIntakeMutationVariables = {id: string}

    /**
 * @summary Undo an import: who was created is gone, who was changed is as before, unless worked on since
 */
export const useUndoIntake = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoIntake>>, TError,UndoIntakeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoIntake>>,
        TError,
        UndoIntakeMutationVariables,
        TContext
      > => {
      return useMutation(getUndoIntakeMutationOptions(options), queryClient);
    }
