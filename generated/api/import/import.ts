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
  ConflictChoice,
  ConflictsResolved,
  ForbiddenResponse,
  ImportAgain,
  ImportInput,
  ImportItemPage,
  ImportRun,
  ImportRunPage,
  ImportTable,
  ImportTableInput,
  ImportTablePlan,
  ImportTablePreview,
  ImportTableStart,
  ImportedFieldList,
  ImportedFieldPage,
  Integration,
  LabInput,
  LabReport,
  ListImportConflictsParams,
  ListImportItemsParams,
  ListImportsParams,
  ListSameHomesParams,
  NotAcceptableResponse,
  NotFoundResponse,
  SameHomeChoice,
  SameHomePage,
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
 * For ADMIN and STAFF of an agency, 403 for anybody else; a home that the caller may not change is 404. Open conflicts first; then what the agency wrote otherwise and no source has contradicted since. None of a home that no source brought.
 * @summary Fields of a home that its sources and the agency say otherwise
 */
export const listImportedFields = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImportedFieldList>(
      {url: `/api/v1/property/${id}/imported/`, method: 'GET', signal
    },
      options);
    }




export const getListImportedFieldsQueryKey = (id: string,) => {
    return [
    `/api/v1/property/${id}/imported/`
    ] as const;
    }


export const getListImportedFieldsQueryOptions = <TData = Awaited<ReturnType<typeof listImportedFields>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportedFields>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListImportedFieldsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listImportedFields>>> = ({ signal }) => listImportedFields(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listImportedFields>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListImportedFieldsQueryResult = NonNullable<Awaited<ReturnType<typeof listImportedFields>>>
export type ListImportedFieldsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListImportedFields<TData = Awaited<ReturnType<typeof listImportedFields>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportedFields>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImportedFields>>,
          TError,
          Awaited<ReturnType<typeof listImportedFields>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImportedFields<TData = Awaited<ReturnType<typeof listImportedFields>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportedFields>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImportedFields>>,
          TError,
          Awaited<ReturnType<typeof listImportedFields>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImportedFields<TData = Awaited<ReturnType<typeof listImportedFields>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportedFields>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fields of a home that its sources and the agency say otherwise
 */

export function useListImportedFields<TData = Awaited<ReturnType<typeof listImportedFields>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportedFields>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListImportedFieldsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's source and a channel out are 404. In the background: `fetch` of the channel says what came of it, a run what it did. What has not changed since the last time is not read again. 406 for a source without an address; 429 after 6 calls in an hour from one address.
 * @summary Fetch a source now
 */
export const runSource = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Integration>(
      {url: `/api/v1/integration/${id}/fetch/`, method: 'POST', signal
    },
      options);
    }




export const getRunSourceMutationKey = () => ['runSource'] as const;

export const getRunSourceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof runSource>>, TError,RunSourceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof runSource>>, TError,RunSourceMutationVariables, TContext> => {

const mutationKey = getRunSourceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof runSource>>, RunSourceMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  runSource(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RunSourceMutationResult = NonNullable<Awaited<ReturnType<typeof runSource>>>

    export type RunSourceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>
    export type RunSourceMutationVariables = {id: string}

    /**
 * @summary Fetch a source now
 */
export const useRunSource = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof runSource>>, TError,RunSourceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof runSource>>,
        TError,
        RunSourceMutationVariables,
        TContext
      > => {
      return useMutation(getRunSourceMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. 24 a page unless told; `next` leads on to older runs, `previous` back; with a source those of it alone, of another agency's none. 400 for a cursor that is none.
 * @summary Runs of my agency, newest first
 */
export const listImports = (
    params?: ListImportsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImportRunPage>(
      {url: `/api/v1/import/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListImportsQueryKey = (params?: ListImportsParams,) => {
    return [
    `/api/v1/import/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListImportsQueryOptions = <TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListImportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listImports>>> = ({ signal }) => listImports(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListImportsQueryResult = NonNullable<Awaited<ReturnType<typeof listImports>>>
export type ListImportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListImportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImports>>,
          TError,
          Awaited<ReturnType<typeof listImports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImports>>,
          TError,
          Awaited<ReturnType<typeof listImports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Runs of my agency, newest first
 */

export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListImportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else. The answer comes before the file is read: a file that is empty, of another format or doubtful ends as `rejected`, with the reason in words, and has changed nothing; a dry run changes nothing either. Without a format the file is recognised by what it shows of itself. 400 without a file, for one whose format is none that we read, when several sources are there and none is named, for a source that is not one of the agency's, and for a new one beside 20 channels; 413 above 100 MB, 415 for a body that is no form, 429 after 30 in an hour from one address, 503 or 507 when the file cannot be kept.
 * @summary Upload a feed; it is read in the background
 */
export const createImport = (
    importInput: BodyType<ImportInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImportRun>(
      {url: `/api/v1/import/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: importInput, signal
    },
      options);
    }


/**
 * For ADMIN and STAFF of an agency, 403 for anybody else. An ADMIN sees the agency's, a STAFF those of homes they look after or entered. Newest first, 24 a page unless told, with the total; `next` leads on, `previous` back. 400 for a cursor that is not of this list.
 * @summary Fields that a source changed after the agency had corrected them
 */
export const listImportConflicts = (
    params?: ListImportConflictsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImportedFieldPage>(
      {url: `/api/v1/import/conflict/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListImportConflictsQueryKey = (params?: ListImportConflictsParams,) => {
    return [
    `/api/v1/import/conflict/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListImportConflictsQueryOptions = <TData = Awaited<ReturnType<typeof listImportConflicts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListImportConflictsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportConflicts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListImportConflictsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listImportConflicts>>> = ({ signal }) => listImportConflicts(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listImportConflicts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListImportConflictsQueryResult = NonNullable<Awaited<ReturnType<typeof listImportConflicts>>>
export type ListImportConflictsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListImportConflicts<TData = Awaited<ReturnType<typeof listImportConflicts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListImportConflictsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportConflicts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImportConflicts>>,
          TError,
          Awaited<ReturnType<typeof listImportConflicts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImportConflicts<TData = Awaited<ReturnType<typeof listImportConflicts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListImportConflictsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportConflicts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImportConflicts>>,
          TError,
          Awaited<ReturnType<typeof listImportConflicts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImportConflicts<TData = Awaited<ReturnType<typeof listImportConflicts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListImportConflictsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportConflicts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fields that a source changed after the agency had corrected them
 */

export function useListImportConflicts<TData = Awaited<ReturnType<typeof listImportConflicts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListImportConflictsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportConflicts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListImportConflictsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for anybody else. Fields of homes that the caller may not change, that no source filled, or on which all agree are passed over. A value that a rule of the home refuses stays open, and the answer says why. An undo of the run opens nothing anew.
 * @summary Say whose value holds: the source's or the agency's
 */
export const resolveImportConflicts = (
    conflictChoice: BodyType<ConflictChoice>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ConflictsResolved>(
      {url: `/api/v1/import/conflict/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: conflictChoice, signal
    },
      options);
    }




export const getResolveImportConflictsMutationKey = () => ['resolveImportConflicts'] as const;

export const getResolveImportConflictsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resolveImportConflicts>>, TError,ResolveImportConflictsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resolveImportConflicts>>, TError,ResolveImportConflictsMutationVariables, TContext> => {

const mutationKey = getResolveImportConflictsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resolveImportConflicts>>, ResolveImportConflictsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resolveImportConflicts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResolveImportConflictsMutationResult = NonNullable<Awaited<ReturnType<typeof resolveImportConflicts>>>
    export type ResolveImportConflictsMutationBody = BodyType<ConflictChoice>
    export type ResolveImportConflictsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>
    export type ResolveImportConflictsMutationVariables = {data: BodyType<ConflictChoice>}

    /**
 * @summary Say whose value holds: the source's or the agency's
 */
export const useResolveImportConflicts = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resolveImportConflicts>>, TError,ResolveImportConflictsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resolveImportConflicts>>,
        TError,
        ResolveImportConflictsMutationVariables,
        TContext
      > => {
      return useMutation(getResolveImportConflictsMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. Nothing of the file reaches the portfolio, and file and report are gone after 24 hours. The answer comes before the file is read. 400 without a file and for a source that is not one of the agency's; 413 above 20 MB, 415 for a body that is no form, 429 after 60 in an hour from one address, 503 or 507 when the file cannot be kept.
 * @summary Try any file of homes: what it is, what is wrong with it, what a run would do
 */
export const createLabReport = (
    labInput: BodyType<LabInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LabReport>(
      {url: `/api/v1/import/lab/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: labInput, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's report, and one older than 24 hours, is 404. Sentences are in the reader's language, moments UTC.
 * @summary What a tried file turned out to be
 */
export const getLabReport = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LabReport>(
      {url: `/api/v1/import/lab/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetLabReportQueryKey = (id: string,) => {
    return [
    `/api/v1/import/lab/${id}/`
    ] as const;
    }


export const getGetLabReportQueryOptions = <TData = Awaited<ReturnType<typeof getLabReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLabReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLabReportQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLabReport>>> = ({ signal }) => getLabReport(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLabReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLabReportQueryResult = NonNullable<Awaited<ReturnType<typeof getLabReport>>>
export type GetLabReportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetLabReport<TData = Awaited<ReturnType<typeof getLabReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLabReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLabReport>>,
          TError,
          Awaited<ReturnType<typeof getLabReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLabReport<TData = Awaited<ReturnType<typeof getLabReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLabReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLabReport>>,
          TError,
          Awaited<ReturnType<typeof getLabReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLabReport<TData = Awaited<ReturnType<typeof getLabReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLabReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a tried file turned out to be
 */

export function useGetLabReport<TData = Awaited<ReturnType<typeof getLabReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLabReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLabReportQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else. Looked for after each run: the same cadastral reference; or the same type, size (3 %) and rooms within 30 metres; or a picture in common with the same type and size. Newest first, 24 a page unless told, with the total; `next` leads on, `previous` back. 400 for a cursor that is not of this list.
 * @summary Homes that seem to have come twice, from two sources or beside one that was typed
 */
export const listSameHomes = (
    params?: ListSameHomesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SameHomePage>(
      {url: `/api/v1/import/same/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListSameHomesQueryKey = (params?: ListSameHomesParams,) => {
    return [
    `/api/v1/import/same/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSameHomesQueryOptions = <TData = Awaited<ReturnType<typeof listSameHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListSameHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSameHomes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSameHomesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSameHomes>>> = ({ signal }) => listSameHomes(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSameHomes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSameHomesQueryResult = NonNullable<Awaited<ReturnType<typeof listSameHomes>>>
export type ListSameHomesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListSameHomes<TData = Awaited<ReturnType<typeof listSameHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListSameHomesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSameHomes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSameHomes>>,
          TError,
          Awaited<ReturnType<typeof listSameHomes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSameHomes<TData = Awaited<ReturnType<typeof listSameHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListSameHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSameHomes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSameHomes>>,
          TError,
          Awaited<ReturnType<typeof listSameHomes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSameHomes<TData = Awaited<ReturnType<typeof listSameHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListSameHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSameHomes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Homes that seem to have come twice, from two sources or beside one that was typed
 */

export function useListSameHomes<TData = Awaited<ReturnType<typeof listSameHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListSameHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSameHomes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSameHomesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else; a proposal of another agency, or one that is decided, is 404. 400 at `keep` for a home that is none of the two. The other home is archived, from where it can be brought back; its enquiries and visits stay with it.
 * @summary Say whether two homes are one, and which record stays
 */
export const resolveSameHome = (
    sameHomeChoice: BodyType<SameHomeChoice>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/import/same/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: sameHomeChoice, signal
    },
      options);
    }




export const getResolveSameHomeMutationKey = () => ['resolveSameHome'] as const;

export const getResolveSameHomeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resolveSameHome>>, TError,ResolveSameHomeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resolveSameHome>>, TError,ResolveSameHomeMutationVariables, TContext> => {

const mutationKey = getResolveSameHomeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resolveSameHome>>, ResolveSameHomeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resolveSameHome(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResolveSameHomeMutationResult = NonNullable<Awaited<ReturnType<typeof resolveSameHome>>>
    export type ResolveSameHomeMutationBody = BodyType<SameHomeChoice>
    export type ResolveSameHomeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type ResolveSameHomeMutationVariables = {data: BodyType<SameHomeChoice>}

    /**
 * @summary Say whether two homes are one, and which record stays
 */
export const useResolveSameHome = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resolveSameHome>>, TError,ResolveSameHomeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resolveSameHome>>,
        TError,
        ResolveSameHomeMutationVariables,
        TContext
      > => {
      return useMutation(getResolveSameHomeMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. CSV in any encoding and Excel (.xlsx) are read; what the columns seem to hold is proposed, by their names in es, en, ca and de, or as it was said of a table with the same columns. The file waits seven days. 400, in words, without a file or rows, for one that is damaged, of another kind or has more than 20 000 rows; 413 above 20 MB, 415 for a body that is no form, 429 after 60 in an hour from one address, 503 or 507 when the file cannot be kept.
 * @summary Upload a table of homes; it is read, nothing is changed yet
 */
export const createImportTable = (
    importTableInput: BodyType<ImportTableInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImportTable>(
      {url: `/api/v1/import/table/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: importTableInput, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's table, and one older than seven days, is 404. Samples are the file's own words; moments are UTC.
 * @summary A table of homes and what was said of its columns
 */
export const getImportTable = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImportTable>(
      {url: `/api/v1/import/table/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetImportTableQueryKey = (id: string,) => {
    return [
    `/api/v1/import/table/${id}/`
    ] as const;
    }


export const getGetImportTableQueryOptions = <TData = Awaited<ReturnType<typeof getImportTable>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportTable>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetImportTableQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getImportTable>>> = ({ signal }) => getImportTable(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getImportTable>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetImportTableQueryResult = NonNullable<Awaited<ReturnType<typeof getImportTable>>>
export type GetImportTableQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetImportTable<TData = Awaited<ReturnType<typeof getImportTable>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportTable>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImportTable>>,
          TError,
          Awaited<ReturnType<typeof getImportTable>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImportTable<TData = Awaited<ReturnType<typeof getImportTable>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportTable>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImportTable>>,
          TError,
          Awaited<ReturnType<typeof getImportTable>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImportTable<TData = Awaited<ReturnType<typeof getImportTable>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportTable>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A table of homes and what was said of its columns
 */

export function useGetImportTable<TData = Awaited<ReturnType<typeof getImportTable>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportTable>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetImportTableQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's table is 404. All is replaced and no home is changed. 400 at the column that the file does not have, that is named twice or whose field only one column may fill, at a word that is given a code its field does not have, and when no column tells one home from another.
 * @summary Say what the columns of a table hold
 */
export const mapImportTable = (
    id: string,
    importTablePlan: BodyType<ImportTablePlan>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImportTable>(
      {url: `/api/v1/import/table/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: importTablePlan, signal
    },
      options);
    }




export const getMapImportTableMutationKey = () => ['mapImportTable'] as const;

export const getMapImportTableMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mapImportTable>>, TError,MapImportTableMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof mapImportTable>>, TError,MapImportTableMutationVariables, TContext> => {

const mutationKey = getMapImportTableMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof mapImportTable>>, MapImportTableMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  mapImportTable(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MapImportTableMutationResult = NonNullable<Awaited<ReturnType<typeof mapImportTable>>>
    export type MapImportTableMutationBody = BodyType<ImportTablePlan>
    export type MapImportTableMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type MapImportTableMutationVariables = {id: string;data: BodyType<ImportTablePlan>}

    /**
 * @summary Say what the columns of a table hold
 */
export const useMapImportTable = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mapImportTable>>, TError,MapImportTableMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof mapImportTable>>,
        TError,
        MapImportTableMutationVariables,
        TContext
      > => {
      return useMutation(getMapImportTableMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's table is 404. Runs that were started from it keep their own copy.
 * @summary Throw away a table that is not to be brought in
 */
export const deleteImportTable = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/import/table/${id}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteImportTableMutationKey = () => ['deleteImportTable'] as const;

export const getDeleteImportTableMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteImportTable>>, TError,DeleteImportTableMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteImportTable>>, TError,DeleteImportTableMutationVariables, TContext> => {

const mutationKey = getDeleteImportTableMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteImportTable>>, DeleteImportTableMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteImportTable(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteImportTableMutationResult = NonNullable<Awaited<ReturnType<typeof deleteImportTable>>>

    export type DeleteImportTableMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type DeleteImportTableMutationVariables = {id: string}

    /**
 * @summary Throw away a table that is not to be brought in
 */
export const useDeleteImportTable = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteImportTable>>, TError,DeleteImportTableMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteImportTable>>,
        TError,
        DeleteImportTableMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteImportTableMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's table is 404. The whole file is read: the first 20 homes and others with something to say, 40 at most, and words of the file that mean nothing to us, which the plan can give a meaning. 406 when the file is no longer kept, 429 after 240 in an hour from one address.
 * @summary The first homes of a table as they would be; changes nothing
 */
export const previewImportTable = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImportTablePreview>(
      {url: `/api/v1/import/table/${id}/preview/`, method: 'POST', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's table is 404. It becomes a run that is read in the background, with the rules of every other: gate, report, undo. What was said of the columns is remembered for the source by a run that is no trial. 400 when several sources are there and none is named, for a source that is not one of the agency's, and for a new one beside 20 channels; 406 when the file is no longer kept, 429 after 30 in an hour from one address.
 * @summary Try a table, or bring its homes in
 */
export const startImportTable = (
    id: string,
    importTableStart: BodyType<ImportTableStart>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImportRun>(
      {url: `/api/v1/import/table/${id}/start/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: importTableStart, signal
    },
      options);
    }




export const getStartImportTableMutationKey = () => ['startImportTable'] as const;

export const getStartImportTableMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startImportTable>>, TError,StartImportTableMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof startImportTable>>, TError,StartImportTableMutationVariables, TContext> => {

const mutationKey = getStartImportTableMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startImportTable>>, StartImportTableMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  startImportTable(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartImportTableMutationResult = NonNullable<Awaited<ReturnType<typeof startImportTable>>>
    export type StartImportTableMutationBody = BodyType<ImportTableStart>
    export type StartImportTableMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type StartImportTableMutationVariables = {id: string;data: BodyType<ImportTableStart>}

    /**
 * @summary Try a table, or bring its homes in
 */
export const useStartImportTable = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startImportTable>>, TError,StartImportTableMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startImportTable>>,
        TError,
        StartImportTableMutationVariables,
        TContext
      > => {
      return useMutation(getStartImportTableMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's run is 404. Tells its state and counts, why it was rejected, what it waits for, and whether it can be undone now; moments are UTC.
 * @summary One run
 */
export const getImport = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImportRun>(
      {url: `/api/v1/import/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetImportQueryKey = (id: string,) => {
    return [
    `/api/v1/import/${id}/`
    ] as const;
    }


export const getGetImportQueryOptions = <TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetImportQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getImport>>> = ({ signal }) => getImport(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetImportQueryResult = NonNullable<Awaited<ReturnType<typeof getImport>>>
export type GetImportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetImport<TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImport>>,
          TError,
          Awaited<ReturnType<typeof getImport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImport<TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImport>>,
          TError,
          Awaited<ReturnType<typeof getImport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImport<TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One run
 */

export function useGetImport<TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetImportQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's run is 404. In the order in which the homes were read, 24 a page unless told, with the total; `next` leads on, `previous` back. What a draft waits for is told as it is now, not as it was in the run. 400 for a cursor that is none.
 * @summary What happened to each property of a run, and what was wrong with it
 */
export const listImportItems = (
    id: string,
    params?: ListImportItemsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImportItemPage>(
      {url: `/api/v1/import/${id}/item/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListImportItemsQueryKey = (id: string,
    params?: ListImportItemsParams,) => {
    return [
    `/api/v1/import/${id}/item/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListImportItemsQueryOptions = <TData = Awaited<ReturnType<typeof listImportItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListImportItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListImportItemsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listImportItems>>> = ({ signal }) => listImportItems(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listImportItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListImportItemsQueryResult = NonNullable<Awaited<ReturnType<typeof listImportItems>>>
export type ListImportItemsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListImportItems<TData = Awaited<ReturnType<typeof listImportItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  ListImportItemsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImportItems>>,
          TError,
          Awaited<ReturnType<typeof listImportItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImportItems<TData = Awaited<ReturnType<typeof listImportItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListImportItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImportItems>>,
          TError,
          Awaited<ReturnType<typeof listImportItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImportItems<TData = Awaited<ReturnType<typeof listImportItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListImportItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What happened to each property of a run, and what was wrong with it
 */

export function useListImportItems<TData = Awaited<ReturnType<typeof listImportItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListImportItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListImportItemsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's run is 404. It becomes a new run that is read in the background, and the refusal stays in the list. 400 when the source named is not one of the agency's or its name makes one too many (20), 406 when the run was not rejected with a question that a person can answer, or its file is no longer kept, and 429 after 30 in an hour from one address.
 * @summary Read the file of a rejected run again: for another source, or as it is, since a person has looked
 */
export const repeatImport = (
    id: string,
    importAgain: BodyType<ImportAgain>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImportRun>(
      {url: `/api/v1/import/${id}/again/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: importAgain, signal
    },
      options);
    }




export const getRepeatImportMutationKey = () => ['repeatImport'] as const;

export const getRepeatImportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repeatImport>>, TError,RepeatImportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof repeatImport>>, TError,RepeatImportMutationVariables, TContext> => {

const mutationKey = getRepeatImportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof repeatImport>>, RepeatImportMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  repeatImport(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RepeatImportMutationResult = NonNullable<Awaited<ReturnType<typeof repeatImport>>>
    export type RepeatImportMutationBody = BodyType<ImportAgain>
    export type RepeatImportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type RepeatImportMutationVariables = {id: string;data: BodyType<ImportAgain>}

    /**
 * @summary Read the file of a rejected run again: for another source, or as it is, since a person has looked
 */
export const useRepeatImport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repeatImport>>, TError,RepeatImportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof repeatImport>>,
        TError,
        RepeatImportMutationVariables,
        TContext
      > => {
      return useMutation(getRepeatImportMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's run is 404. It goes on in the background, and the run ends as `rolled_back`; a home that somebody has changed since is left alone, and the report says so. 406, with the reason in words, while another run of the source waits or is at work, for a run that is not done, was a dry run or is 30 days old, and when a later run of the source stands.
 * @summary Undo a run: what it made is gone, what it changed is as before
 */
export const undoImport = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImportRun>(
      {url: `/api/v1/import/${id}/undo/`, method: 'POST', signal
    },
      options);
    }




export const getUndoImportMutationKey = () => ['undoImport'] as const;

export const getUndoImportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoImport>>, TError,UndoImportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof undoImport>>, TError,UndoImportMutationVariables, TContext> => {

const mutationKey = getUndoImportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoImport>>, UndoImportMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  undoImport(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoImportMutationResult = NonNullable<Awaited<ReturnType<typeof undoImport>>>

    export type UndoImportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type UndoImportMutationVariables = {id: string}

    /**
 * @summary Undo a run: what it made is gone, what it changed is as before
 */
export const useUndoImport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoImport>>, TError,UndoImportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoImport>>,
        TError,
        UndoImportMutationVariables,
        TContext
      > => {
      return useMutation(getUndoImportMutationOptions(options), queryClient);
    }
