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
  NotAcceptableResponse,
  NotFoundResponse,
  Takeout,
  TakeoutAddress,
  TakeoutImport,
  TakeoutImportInput,
  TakeoutImportList,
  TakeoutInput,
  TakeoutList,
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
 * For the agency's ADMIN only, 403 for anybody else. The newest 50, those that have ended included: who took what out, and when. Moments are UTC.
 * @summary Takeouts of my agency, newest first
 */
export const listTakeouts = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TakeoutList>(
      {url: `/api/v1/takeout/`, method: 'GET', signal
    },
      options);
    }




export const getListTakeoutsQueryKey = () => {
    return [
    `/api/v1/takeout/`
    ] as const;
    }


export const getListTakeoutsQueryOptions = <TData = Awaited<ReturnType<typeof listTakeouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTakeouts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTakeoutsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTakeouts>>> = ({ signal }) => listTakeouts(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTakeouts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTakeoutsQueryResult = NonNullable<Awaited<ReturnType<typeof listTakeouts>>>
export type ListTakeoutsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListTakeouts<TData = Awaited<ReturnType<typeof listTakeouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTakeouts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTakeouts>>,
          TError,
          Awaited<ReturnType<typeof listTakeouts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTakeouts<TData = Awaited<ReturnType<typeof listTakeouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTakeouts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTakeouts>>,
          TError,
          Awaited<ReturnType<typeof listTakeouts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTakeouts<TData = Awaited<ReturnType<typeof listTakeouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTakeouts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Takeouts of my agency, newest first
 */

export function useListTakeouts<TData = Awaited<ReturnType<typeof listTakeouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTakeouts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTakeoutsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else, and for a session that has not proved itself within ten minutes (`x-step-up`). It is written down in the background as everything stood at one moment, and all ADMINs of the agency are told by mail. 406 while another one is being made, 429 for the fourth of an agency in a day and for too many tries from one address.
 * @summary Have one file made of everything my agency owns
 */
export const createTakeout = (
    takeoutInput: BodyType<TakeoutInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Takeout>(
      {url: `/api/v1/takeout/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: takeoutInput, signal
    },
      options);
    }




export const getCreateTakeoutMutationKey = () => ['createTakeout'] as const;

export const getCreateTakeoutMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTakeout>>, TError,CreateTakeoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createTakeout>>, TError,CreateTakeoutMutationVariables, TContext> => {

const mutationKey = getCreateTakeoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTakeout>>, CreateTakeoutMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createTakeout(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTakeoutMutationResult = NonNullable<Awaited<ReturnType<typeof createTakeout>>>
    export type CreateTakeoutMutationBody = BodyType<TakeoutInput>
    export type CreateTakeoutMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type CreateTakeoutMutationVariables = {data: BodyType<TakeoutInput>}

    /**
 * @summary Have one file made of everything my agency owns
 */
export const useCreateTakeout = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTakeout>>, TError,CreateTakeoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTakeout>>,
        TError,
        CreateTakeoutMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTakeoutMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. The newest 20: what came, what is under way, what could not come and why. Moments are UTC.
 * @summary Takeouts brought into my agency, newest first
 */
export const listTakeoutImports = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TakeoutImportList>(
      {url: `/api/v1/takeout-import/`, method: 'GET', signal
    },
      options);
    }




export const getListTakeoutImportsQueryKey = () => {
    return [
    `/api/v1/takeout-import/`
    ] as const;
    }


export const getListTakeoutImportsQueryOptions = <TData = Awaited<ReturnType<typeof listTakeoutImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTakeoutImports>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTakeoutImportsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTakeoutImports>>> = ({ signal }) => listTakeoutImports(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTakeoutImports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTakeoutImportsQueryResult = NonNullable<Awaited<ReturnType<typeof listTakeoutImports>>>
export type ListTakeoutImportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListTakeoutImports<TData = Awaited<ReturnType<typeof listTakeoutImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTakeoutImports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTakeoutImports>>,
          TError,
          Awaited<ReturnType<typeof listTakeoutImports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTakeoutImports<TData = Awaited<ReturnType<typeof listTakeoutImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTakeoutImports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTakeoutImports>>,
          TError,
          Awaited<ReturnType<typeof listTakeoutImports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTakeoutImports<TData = Awaited<ReturnType<typeof listTakeoutImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTakeoutImports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Takeouts brought into my agency, newest first
 */

export function useListTakeoutImports<TData = Awaited<ReturnType<typeof listTakeoutImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTakeoutImports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTakeoutImportsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else, and for who has not proved within ten minutes that it is them (`x-step-up`). The answer comes before anything is read: a file that is none of ours, damaged, of a newer format or of two agencies ends as `refused`, with the reason in words, and has changed nothing. Records come in silently: no mail, alert or webhook, and channels come paused. What came before comes no second time. 400 at `url` unless one of address and file is sent; 406 while another one is under way; 413 above 2 GB, 429 after 20 tries in an hour from one address, 503 or 507 when the file cannot be kept.
 * @summary Bring a takeout of another Llar into my agency
 */
export const createTakeoutImport = (
    takeoutImportInput: BodyType<TakeoutImportInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TakeoutImport>(
      {url: `/api/v1/takeout-import/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: takeoutImportInput, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's import is 404. Moments are UTC.
 * @summary How far the import of a takeout is, and what came of it
 */
export const getTakeoutImport = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TakeoutImport>(
      {url: `/api/v1/takeout-import/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's import is 404. What has come stays; it goes on where it stopped. 406 unless it is checking or running.
 * @summary Pause the import of a takeout
 */
export const pauseTakeoutImport = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TakeoutImport>(
      {url: `/api/v1/takeout-import/${id}/pause/`, method: 'POST', signal
    },
      options);
    }




export const getPauseTakeoutImportMutationKey = () => ['pauseTakeoutImport'] as const;

export const getPauseTakeoutImportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pauseTakeoutImport>>, TError,PauseTakeoutImportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof pauseTakeoutImport>>, TError,PauseTakeoutImportMutationVariables, TContext> => {

const mutationKey = getPauseTakeoutImportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pauseTakeoutImport>>, PauseTakeoutImportMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  pauseTakeoutImport(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PauseTakeoutImportMutationResult = NonNullable<Awaited<ReturnType<typeof pauseTakeoutImport>>>

    export type PauseTakeoutImportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type PauseTakeoutImportMutationVariables = {id: string}

    /**
 * @summary Pause the import of a takeout
 */
export const usePauseTakeoutImport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pauseTakeoutImport>>, TError,PauseTakeoutImportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pauseTakeoutImport>>,
        TError,
        PauseTakeoutImportMutationVariables,
        TContext
      > => {
      return useMutation(getPauseTakeoutImportMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's import is 404. 406 unless it is paused, and while another one is under way.
 * @summary Go on with the import of a takeout
 */
export const resumeTakeoutImport = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TakeoutImport>(
      {url: `/api/v1/takeout-import/${id}/resume/`, method: 'POST', signal
    },
      options);
    }




export const getResumeTakeoutImportMutationKey = () => ['resumeTakeoutImport'] as const;

export const getResumeTakeoutImportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeTakeoutImport>>, TError,ResumeTakeoutImportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resumeTakeoutImport>>, TError,ResumeTakeoutImportMutationVariables, TContext> => {

const mutationKey = getResumeTakeoutImportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resumeTakeoutImport>>, ResumeTakeoutImportMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  resumeTakeoutImport(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResumeTakeoutImportMutationResult = NonNullable<Awaited<ReturnType<typeof resumeTakeoutImport>>>

    export type ResumeTakeoutImportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type ResumeTakeoutImportMutationVariables = {id: string}

    /**
 * @summary Go on with the import of a takeout
 */
export const useResumeTakeoutImport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeTakeoutImport>>, TError,ResumeTakeoutImportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resumeTakeoutImport>>,
        TError,
        ResumeTakeoutImportMutationVariables,
        TContext
      > => {
      return useMutation(getResumeTakeoutImportMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's import is 404. It goes on in the background, and the import ends as `undone`; what somebody has worked on since stays, and the report counts it. 406 unless it is paused, done or failed, after 30 days, and while another one is under way.
 * @summary Undo the import of a takeout: what it brought is gone
 */
export const undoTakeoutImport = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TakeoutImport>(
      {url: `/api/v1/takeout-import/${id}/undo/`, method: 'POST', signal
    },
      options);
    }




export const getUndoTakeoutImportMutationKey = () => ['undoTakeoutImport'] as const;

export const getUndoTakeoutImportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoTakeoutImport>>, TError,UndoTakeoutImportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof undoTakeoutImport>>, TError,UndoTakeoutImportMutationVariables, TContext> => {

const mutationKey = getUndoTakeoutImportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoTakeoutImport>>, UndoTakeoutImportMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  undoTakeoutImport(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoTakeoutImportMutationResult = NonNullable<Awaited<ReturnType<typeof undoTakeoutImport>>>

    export type UndoTakeoutImportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type UndoTakeoutImportMutationVariables = {id: string}

    /**
 * @summary Undo the import of a takeout: what it brought is gone
 */
export const useUndoTakeoutImport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoTakeoutImport>>, TError,UndoTakeoutImportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoTakeoutImport>>,
        TError,
        UndoTakeoutImportMutationVariables,
        TContext
      > => {
      return useMutation(getUndoTakeoutImportMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's takeout is 404. Tells its state, size, and until when it can be downloaded; moments are UTC.
 * @summary How far a takeout is
 */
export const getTakeout = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Takeout>(
      {url: `/api/v1/takeout/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's takeout is 404. Its addresses answer 410 from now on, one that is being made is given up, and what was written down for it is removed. One that has ended stays as it is.
 * @summary End a takeout
 */
export const deleteTakeout = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/takeout/${id}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteTakeoutMutationKey = () => ['deleteTakeout'] as const;

export const getDeleteTakeoutMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTakeout>>, TError,DeleteTakeoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteTakeout>>, TError,DeleteTakeoutMutationVariables, TContext> => {

const mutationKey = getDeleteTakeoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteTakeout>>, DeleteTakeoutMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteTakeout(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteTakeoutMutationResult = NonNullable<Awaited<ReturnType<typeof deleteTakeout>>>

    export type DeleteTakeoutMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type DeleteTakeoutMutationVariables = {id: string}

    /**
 * @summary End a takeout
 */
export const useDeleteTakeout = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTakeout>>, TError,DeleteTakeoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteTakeout>>,
        TError,
        DeleteTakeoutMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteTakeoutMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's takeout is 404. The answer is the only time the address is told; earlier ones go on, so that a download that was cut can be continued. 406 unless the takeout is ready; 429 after 20 calls in an hour from one address.
 * @summary Make an address at which a takeout is downloaded
 */
export const createTakeoutAddress = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TakeoutAddress>(
      {url: `/api/v1/takeout/${id}/address/`, method: 'POST', signal
    },
      options);
    }




export const getCreateTakeoutAddressMutationKey = () => ['createTakeoutAddress'] as const;

export const getCreateTakeoutAddressMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTakeoutAddress>>, TError,CreateTakeoutAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createTakeoutAddress>>, TError,CreateTakeoutAddressMutationVariables, TContext> => {

const mutationKey = getCreateTakeoutAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTakeoutAddress>>, CreateTakeoutAddressMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  createTakeoutAddress(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTakeoutAddressMutationResult = NonNullable<Awaited<ReturnType<typeof createTakeoutAddress>>>

    export type CreateTakeoutAddressMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>
    export type CreateTakeoutAddressMutationVariables = {id: string}

    /**
 * @summary Make an address at which a takeout is downloaded
 */
export const useCreateTakeoutAddress = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTakeoutAddress>>, TError,CreateTakeoutAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTakeoutAddress>>,
        TError,
        CreateTakeoutAddressMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTakeoutAddressMutationOptions(options), queryClient);
    }
