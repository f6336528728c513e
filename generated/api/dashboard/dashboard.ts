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
  Dashboard,
  FirstRun,
  FirstRunInput,
  ForbiddenResponse,
  GetPipelineParams,
  NotFoundResponse,
  Pipeline,
  Target,
  TargetInput,
  TargetList,
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
 * For ADMIN and STAFF of an agency, 403 for any other role; each part tells only what its own list would show to the reader, and a STAFF's events and papers are their own. Days begin and end at midnight in Europe/Madrid, moments are UTC, prices EUR cents. Matches, price changes and papers that end within 30 days are at most 20 each; events are today's. It changes nothing.
 * @summary Today and what changed since yesterday: an agent's own, for an ADMIN the agency's
 */
export const getDashboard = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Dashboard>(
      {url: `/api/v1/dashboard/`, method: 'GET', signal
    },
      options);
    }




export const getGetDashboardQueryKey = () => {
    return [
    `/api/v1/dashboard/`
    ] as const;
    }


export const getGetDashboardQueryOptions = <TData = Awaited<ReturnType<typeof getDashboard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDashboardQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDashboard>>> = ({ signal }) => getDashboard(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDashboardQueryResult = NonNullable<Awaited<ReturnType<typeof getDashboard>>>
export type GetDashboardQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetDashboard<TData = Awaited<ReturnType<typeof getDashboard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDashboard>>,
          TError,
          Awaited<ReturnType<typeof getDashboard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDashboard<TData = Awaited<ReturnType<typeof getDashboard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDashboard>>,
          TError,
          Awaited<ReturnType<typeof getDashboard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDashboard<TData = Awaited<ReturnType<typeof getDashboard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Today and what changed since yesterday: an agent's own, for an ADMIN the agency's
 */

export function useGetDashboard<TData = Awaited<ReturnType<typeof getDashboard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDashboardQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for any other role. Each step is reckoned from what is stored, within the reader's rights; a STAFF is not asked for the agency's logo and team, nor for the website without the switch `editWeb`. It changes nothing.
 * @summary What an agency still needs in its first hour, as its reader may do it
 */
export const getFirstRun = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FirstRun>(
      {url: `/api/v1/dashboard/first/`, method: 'GET', signal
    },
      options);
    }




export const getGetFirstRunQueryKey = () => {
    return [
    `/api/v1/dashboard/first/`
    ] as const;
    }


export const getGetFirstRunQueryOptions = <TData = Awaited<ReturnType<typeof getFirstRun>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFirstRun>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFirstRunQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFirstRun>>> = ({ signal }) => getFirstRun(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFirstRun>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFirstRunQueryResult = NonNullable<Awaited<ReturnType<typeof getFirstRun>>>
export type GetFirstRunQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetFirstRun<TData = Awaited<ReturnType<typeof getFirstRun>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFirstRun>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFirstRun>>,
          TError,
          Awaited<ReturnType<typeof getFirstRun>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFirstRun<TData = Awaited<ReturnType<typeof getFirstRun>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFirstRun>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFirstRun>>,
          TError,
          Awaited<ReturnType<typeof getFirstRun>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFirstRun<TData = Awaited<ReturnType<typeof getFirstRun>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFirstRun>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What an agency still needs in its first hour, as its reader may do it
 */

export function useGetFirstRun<TData = Awaited<ReturnType<typeof getFirstRun>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFirstRun>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFirstRunQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for any other role. Each person says it for themselves; a step cannot be called done, only not wanted. 400 for a step that does not exist.
 * @summary Put steps of the first hour away, or the whole list
 */
export const setFirstRun = (
    firstRunInput: BodyType<FirstRunInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FirstRun>(
      {url: `/api/v1/dashboard/first/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: firstRunInput, signal
    },
      options);
    }




export const getSetFirstRunMutationKey = () => ['setFirstRun'] as const;

export const getSetFirstRunMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFirstRun>>, TError,SetFirstRunMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setFirstRun>>, TError,SetFirstRunMutationVariables, TContext> => {

const mutationKey = getSetFirstRunMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setFirstRun>>, SetFirstRunMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setFirstRun(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetFirstRunMutationResult = NonNullable<Awaited<ReturnType<typeof setFirstRun>>>
    export type SetFirstRunMutationBody = BodyType<FirstRunInput>
    export type SetFirstRunMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>
    export type SetFirstRunMutationVariables = {data: BodyType<FirstRunInput>}

    /**
 * @summary Put steps of the first hour away, or the whole list
 */
export const useSetFirstRun = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFirstRun>>, TError,SetFirstRunMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setFirstRun>>,
        TError,
        SetFirstRunMutationVariables,
        TContext
      > => {
      return useMutation(getSetFirstRunMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF of an agency, 403 for any other role. Months are those of Europe/Madrid, moments UTC; each step counts what happened in the month and names the newest 50 behind the number, visits once their hour is over or they are marked done. 400 for a month that is not written YYYY-MM, 404 for somebody who is not of the agency and, asked by a STAFF, for anybody but themselves.
 * @summary The month from mandate to signature: an agent's own, for an ADMIN the agency's or one person's
 */
export const getPipeline = (
    params?: GetPipelineParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Pipeline>(
      {url: `/api/v1/dashboard/pipeline/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPipelineQueryKey = (params?: GetPipelineParams,) => {
    return [
    `/api/v1/dashboard/pipeline/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetPipelineQueryOptions = <TData = Awaited<ReturnType<typeof getPipeline>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: GetPipelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPipeline>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPipelineQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPipeline>>> = ({ signal }) => getPipeline(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPipeline>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPipelineQueryResult = NonNullable<Awaited<ReturnType<typeof getPipeline>>>
export type GetPipelineQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetPipeline<TData = Awaited<ReturnType<typeof getPipeline>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  GetPipelineParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPipeline>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPipeline>>,
          TError,
          Awaited<ReturnType<typeof getPipeline>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPipeline<TData = Awaited<ReturnType<typeof getPipeline>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetPipelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPipeline>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPipeline>>,
          TError,
          Awaited<ReturnType<typeof getPipeline>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPipeline<TData = Awaited<ReturnType<typeof getPipeline>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetPipelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPipeline>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The month from mandate to signature: an agent's own, for an ADMIN the agency's or one person's
 */

export function useGetPipeline<TData = Awaited<ReturnType<typeof getPipeline>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: GetPipelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPipeline>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPipelineQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for any other role; a STAFF gets their own line only. Everybody who works at the agency now is listed, with null where no target is set; the list is whole, without pages.
 * @summary Targets per month of the agency's people; an agent sees their own
 */
export const listTargets = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TargetList>(
      {url: `/api/v1/dashboard/target/`, method: 'GET', signal
    },
      options);
    }




export const getListTargetsQueryKey = () => {
    return [
    `/api/v1/dashboard/target/`
    ] as const;
    }


export const getListTargetsQueryOptions = <TData = Awaited<ReturnType<typeof listTargets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTargets>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTargetsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTargets>>> = ({ signal }) => listTargets(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTargets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTargetsQueryResult = NonNullable<Awaited<ReturnType<typeof listTargets>>>
export type ListTargetsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListTargets<TData = Awaited<ReturnType<typeof listTargets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTargets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTargets>>,
          TError,
          Awaited<ReturnType<typeof listTargets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTargets<TData = Awaited<ReturnType<typeof listTargets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTargets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTargets>>,
          TError,
          Awaited<ReturnType<typeof listTargets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTargets<TData = Awaited<ReturnType<typeof listTargets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTargets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Targets per month of the agency's people; an agent sees their own
 */

export function useListTargets<TData = Awaited<ReturnType<typeof listTargets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTargets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTargetsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else. A target that is left out stays, null takes it away; the pipeline is measured against it from then on. 400 for a number outside 1 to 1000, 404 for somebody who does not work at the agency (another agency's, or left).
 * @summary Set what a person of the agency aims at in a month
 */
export const setTarget = (
    id: string,
    targetInput: BodyType<TargetInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Target>(
      {url: `/api/v1/dashboard/target/${id}/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: targetInput, signal
    },
      options);
    }


