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
  ListReportsParams,
  NotFoundResponse,
  Report,
  ReportAnswer,
  ReportConflict,
  ReportInput,
  ReportList,
  ReportReceipt,
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
 * Open ones first, then newest first, at most 100, times in UTC. A home of another agency gives an empty list; reports for the site's operator (fake and offensive ads, where there is one) are not among them. 403 for all but an ADMIN, 400 without a home.
 * @summary Reports about a home of the agency, for its ADMIN
 */
export const listReports = (
    params: ListReportsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReportList>(
      {url: `/api/v1/report/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListReportsQueryKey = (params?: ListReportsParams,) => {
    return [
    `/api/v1/report/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListReportsQueryOptions = <TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params: ListReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReports>>> = ({ signal }) => listReports(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listReports>>>
export type ListReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListReports<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: ListReportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReports>>,
          TError,
          Awaited<ReturnType<typeof listReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReports<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: ListReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReports>>,
          TError,
          Awaited<ReturnType<typeof listReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReports<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: ListReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Reports about a home of the agency, for its ADMIN
 */

export function useListReports<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: ListReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For everybody. The agency's ADMIN gets a mail and 72 hours to answer, after which they and the site's operator are reminded; a fake or offensive ad goes to the site's operator where there is one. The same reason given again from the same place, while nobody has answered, is one report; an address left for the answer is not shown to the agency and forgotten after 90 days. 404 when the home is not on the market, 400 for an unknown reason or a text above 1000 characters, 429 after 5 in ten minutes from one address.
 * @summary Say what is wrong with an ad; no account is needed
 */
export const createReport = (
    reportInput: BodyType<ReportInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReportReceipt>(
      {url: `/api/v1/report/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: reportInput, signal
    },
      options);
    }


/**
 * The ADMIN of the agency that keeps the home; a report about another agency's home, or one for the site's operator, is 404, and other roles are 403. A report is answered once, and the reader's address is never told to the agency. 400 for an answer without words, and for one that would be mailed while no ADMIN of the agency has proved their e-mail; 409 when the version is stale or the report was answered already.
 * @summary Answer a report; the reader gets it by mail if they left an address
 */
export const answerReport = (
    id: string,
    reportAnswer: BodyType<ReportAnswer>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Report>(
      {url: `/api/v1/report/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: reportAnswer, signal
    },
      options);
    }




export const getAnswerReportMutationKey = () => ['answerReport'] as const;

export const getAnswerReportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ReportConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerReport>>, TError,AnswerReportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof answerReport>>, TError,AnswerReportMutationVariables, TContext> => {

const mutationKey = getAnswerReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerReport>>, AnswerReportMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  answerReport(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerReportMutationResult = NonNullable<Awaited<ReturnType<typeof answerReport>>>
    export type AnswerReportMutationBody = BodyType<ReportAnswer>
    export type AnswerReportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ReportConflict | TooLargeResponse | UnsupportedResponse>
    export type AnswerReportMutationVariables = {id: string;data: BodyType<ReportAnswer>}

    /**
 * @summary Answer a report; the reader gets it by mail if they left an address
 */
export const useAnswerReport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ReportConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerReport>>, TError,AnswerReportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerReport>>,
        TError,
        AnswerReportMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerReportMutationOptions(options), queryClient);
    }
