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
  BankAccountList,
  BankCandidateList,
  BankEntry,
  BankEntryPage,
  BankEntryPatch,
  BankMatchInput,
  BankPayment,
  BankPaymentInput,
  BankReading,
  BankStatementInput,
  BankSuggested,
  ForbiddenResponse,
  ListBankCandidatesParams,
  ListBankEntriesParams,
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
 * An agency's ADMIN for the agency; other roles 403. An account comes with its first statement. Amounts in EUR cents; `closing` is what the last statement says.
 * @summary Bank accounts of my agency
 */
export const listBankAccounts = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankAccountList>(
      {url: `/api/v1/bank/account/`, method: 'GET', signal
    },
      options);
    }




export const getListBankAccountsQueryKey = () => {
    return [
    `/api/v1/bank/account/`
    ] as const;
    }


export const getListBankAccountsQueryOptions = <TData = Awaited<ReturnType<typeof listBankAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBankAccounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBankAccountsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBankAccounts>>> = ({ signal }) => listBankAccounts(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBankAccounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBankAccountsQueryResult = NonNullable<Awaited<ReturnType<typeof listBankAccounts>>>
export type ListBankAccountsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListBankAccounts<TData = Awaited<ReturnType<typeof listBankAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBankAccounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBankAccounts>>,
          TError,
          Awaited<ReturnType<typeof listBankAccounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBankAccounts<TData = Awaited<ReturnType<typeof listBankAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBankAccounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBankAccounts>>,
          TError,
          Awaited<ReturnType<typeof listBankAccounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBankAccounts<TData = Awaited<ReturnType<typeof listBankAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBankAccounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Bank accounts of my agency
 */

export function useListBankAccounts<TData = Awaited<ReturnType<typeof listBankAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBankAccounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBankAccountsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN for the agency; other roles 403. Norma 43, CAMT.053 and CSV are told apart by what is in them. With `dryRun` nothing is kept and the answer says what would be. An entry that was taken before is not taken again; the same file again changes nothing. What is certain is matched by itself (`proposeBankMatches`). 400 at `file`, in words and with the line: no such file, sums or counts that differ from those the file itself says (refused whole), a currency other than EUR, more than 20,000 entries; 400 at `iban` where the file names no account. 413 above 10 MB, 415 for a body that is no form, 429 after 60 in an hour from one address.
 * @summary Read a bank statement, and take it
 */
export const uploadBankStatement = (
    bankStatementInput: BodyType<BankStatementInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankReading>(
      {url: `/api/v1/bank/statement/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: bankStatementInput, signal
    },
      options);
    }




export const getUploadBankStatementMutationKey = () => ['uploadBankStatement'] as const;

export const getUploadBankStatementMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadBankStatement>>, TError,UploadBankStatementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadBankStatement>>, TError,UploadBankStatementMutationVariables, TContext> => {

const mutationKey = getUploadBankStatementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadBankStatement>>, UploadBankStatementMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadBankStatement(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadBankStatementMutationResult = NonNullable<Awaited<ReturnType<typeof uploadBankStatement>>>
    export type UploadBankStatementMutationBody = BodyType<BankStatementInput>
    export type UploadBankStatementMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type UploadBankStatementMutationVariables = {data: BodyType<BankStatementInput>}

    /**
 * @summary Read a bank statement, and take it
 */
export const useUploadBankStatement = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadBankStatement>>, TError,UploadBankStatementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadBankStatement>>,
        TError,
        UploadBankStatementMutationVariables,
        TContext
      > => {
      return useMutation(getUploadBankStatementMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN for the agency; other roles 403. By the day they were booked on, 50 a page unless told; `counts` of all entries of the accounts asked for. An entry that is open says what it seems to pay, the most certain first, three at most. 404 for an account of another agency, 400 for a cursor that is none of this list.
 * @summary Entries of my bank accounts, newest first
 */
export const listBankEntries = (
    params?: ListBankEntriesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankEntryPage>(
      {url: `/api/v1/bank/entry/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBankEntriesQueryKey = (params?: ListBankEntriesParams,) => {
    return [
    `/api/v1/bank/entry/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBankEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listBankEntries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListBankEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBankEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBankEntriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBankEntries>>> = ({ signal }) => listBankEntries(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBankEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBankEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listBankEntries>>>
export type ListBankEntriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListBankEntries<TData = Awaited<ReturnType<typeof listBankEntries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  ListBankEntriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBankEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBankEntries>>,
          TError,
          Awaited<ReturnType<typeof listBankEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBankEntries<TData = Awaited<ReturnType<typeof listBankEntries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListBankEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBankEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBankEntries>>,
          TError,
          Awaited<ReturnType<typeof listBankEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBankEntries<TData = Awaited<ReturnType<typeof listBankEntries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListBankEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBankEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Entries of my bank accounts, newest first
 */

export function useListBankEntries<TData = Awaited<ReturnType<typeof listBankEntries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListBankEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBankEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBankEntriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN; other roles 403, another agency's is 404. `aside` is for what no invoice or expense stands behind; what is `refused` is not proposed for this entry again. 406 where `aside` is asked of an entry that is matched.
 * @summary Put an entry aside, or say what it does not pay
 */
export const updateBankEntry = (
    id: string,
    bankEntryPatch: BodyType<BankEntryPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankEntry>(
      {url: `/api/v1/bank/entry/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: bankEntryPatch, signal
    },
      options);
    }




export const getUpdateBankEntryMutationKey = () => ['updateBankEntry'] as const;

export const getUpdateBankEntryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBankEntry>>, TError,UpdateBankEntryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateBankEntry>>, TError,UpdateBankEntryMutationVariables, TContext> => {

const mutationKey = getUpdateBankEntryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateBankEntry>>, UpdateBankEntryMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateBankEntry(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateBankEntryMutationResult = NonNullable<Awaited<ReturnType<typeof updateBankEntry>>>
    export type UpdateBankEntryMutationBody = BodyType<BankEntryPatch>
    export type UpdateBankEntryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type UpdateBankEntryMutationVariables = {id: string;data: BodyType<BankEntryPatch>}

    /**
 * @summary Put an entry aside, or say what it does not pay
 */
export const useUpdateBankEntry = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBankEntry>>, TError,UpdateBankEntryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateBankEntry>>,
        TError,
        UpdateBankEntryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateBankEntryMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN; other roles 403, another agency's is 404. Invoices and expenses are open again by what the entry paid of them; what was matched by itself is not matched by itself again. 406 where nothing is matched.
 * @summary Undo what an entry pays
 */
export const undoBankMatch = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankEntry>(
      {url: `/api/v1/bank/entry/${id}/match/`, method: 'DELETE', signal
    },
      options);
    }




export const getUndoBankMatchMutationKey = () => ['undoBankMatch'] as const;

export const getUndoBankMatchMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoBankMatch>>, TError,UndoBankMatchMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof undoBankMatch>>, TError,UndoBankMatchMutationVariables, TContext> => {

const mutationKey = getUndoBankMatchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoBankMatch>>, UndoBankMatchMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  undoBankMatch(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoBankMatchMutationResult = NonNullable<Awaited<ReturnType<typeof undoBankMatch>>>

    export type UndoBankMatchMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type UndoBankMatchMutationVariables = {id: string}

    /**
 * @summary Undo what an entry pays
 */
export const useUndoBankMatch = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoBankMatch>>, TError,UndoBankMatchMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoBankMatch>>,
        TError,
        UndoBankMatchMutationVariables,
        TContext
      > => {
      return useMutation(getUndoBankMatchMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN; other roles 403, another agency's is 404. Open invoices issued by the agency and its open expenses that money in this direction pays, the nearest amount first, 50 at most.
 * @summary What an entry could pay
 */
export const listBankCandidates = (
    id: string,
    params?: ListBankCandidatesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankCandidateList>(
      {url: `/api/v1/bank/entry/${id}/candidate/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBankCandidatesQueryKey = (id: string,
    params?: ListBankCandidatesParams,) => {
    return [
    `/api/v1/bank/entry/${id}/candidate/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBankCandidatesQueryOptions = <TData = Awaited<ReturnType<typeof listBankCandidates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListBankCandidatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBankCandidates>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBankCandidatesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBankCandidates>>> = ({ signal }) => listBankCandidates(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBankCandidates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBankCandidatesQueryResult = NonNullable<Awaited<ReturnType<typeof listBankCandidates>>>
export type ListBankCandidatesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListBankCandidates<TData = Awaited<ReturnType<typeof listBankCandidates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  ListBankCandidatesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBankCandidates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBankCandidates>>,
          TError,
          Awaited<ReturnType<typeof listBankCandidates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBankCandidates<TData = Awaited<ReturnType<typeof listBankCandidates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListBankCandidatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBankCandidates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBankCandidates>>,
          TError,
          Awaited<ReturnType<typeof listBankCandidates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBankCandidates<TData = Awaited<ReturnType<typeof listBankCandidates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListBankCandidatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBankCandidates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What an entry could pay
 */

export function useListBankCandidates<TData = Awaited<ReturnType<typeof listBankCandidates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListBankCandidatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBankCandidates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBankCandidatesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN; other roles 403, another agency's is 404. Notes the payment at each of them, in part too; together at most what is left of the entry, and of each at most what is open. 404 for an invoice or expense of another agency, 400 at `items` for amounts that do not fit, 406 for an entry that is put aside.
 * @summary Say which invoices or expenses an entry pays
 */
export const matchBankEntry = (
    bankMatchInput: BodyType<BankMatchInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankEntry>(
      {url: `/api/v1/bank/match/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: bankMatchInput, signal
    },
      options);
    }




export const getMatchBankEntryMutationKey = () => ['matchBankEntry'] as const;

export const getMatchBankEntryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof matchBankEntry>>, TError,MatchBankEntryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof matchBankEntry>>, TError,MatchBankEntryMutationVariables, TContext> => {

const mutationKey = getMatchBankEntryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof matchBankEntry>>, MatchBankEntryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  matchBankEntry(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MatchBankEntryMutationResult = NonNullable<Awaited<ReturnType<typeof matchBankEntry>>>
    export type MatchBankEntryMutationBody = BodyType<BankMatchInput>
    export type MatchBankEntryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type MatchBankEntryMutationVariables = {data: BodyType<BankMatchInput>}

    /**
 * @summary Say which invoices or expenses an entry pays
 */
export const useMatchBankEntry = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof matchBankEntry>>, TError,MatchBankEntryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof matchBankEntry>>,
        TError,
        MatchBankEntryMutationVariables,
        TContext
      > => {
      return useMutation(getMatchBankEntryMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN for the agency; other roles 403. Matches by itself what is certain: same amount and the number in the text, one open record and one open entry alone. Never a sum, never in part. Answers how many; what else seems to fit stands at each entry.
 * @summary Look over open entries again
 */
export const proposeBankMatches = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankSuggested>(
      {url: `/api/v1/bank/match/suggest/`, method: 'POST', signal
    },
      options);
    }




export const getProposeBankMatchesMutationKey = () => ['proposeBankMatches'] as const;

export const getProposeBankMatchesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proposeBankMatches>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof proposeBankMatches>>, TError,void, TContext> => {

const mutationKey = getProposeBankMatchesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof proposeBankMatches>>, void> = () => {


          return  proposeBankMatches(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ProposeBankMatchesMutationResult = NonNullable<Awaited<ReturnType<typeof proposeBankMatches>>>

    export type ProposeBankMatchesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


    /**
 * @summary Look over open entries again
 */
export const useProposeBankMatches = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proposeBankMatches>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof proposeBankMatches>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getProposeBankMatchesMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN for the agency; other roles 403. pain.001.001.09 with one transfer an expense, of what is open of it; nothing is paid by this: the file is given to the bank, and what its statement says is matched. 404 for an account or expense of another agency; 400 at `on` for a day gone by or more than a year ahead, at `expenseIds` for one without an IBAN, paid already, or in a file before (unless `again`). Asks once more who it is (`x-step-up`).
 * @summary Write a file of transfers for the bank
 */
export const createBankPayment = (
    bankPaymentInput: BodyType<BankPaymentInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankPayment>(
      {url: `/api/v1/bank/payment/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: bankPaymentInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN; other roles 403, another agency's is 404.
 * @summary The file of transfers
 */
export const downloadBankPayment = (
    paymentId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/bank/payment/${paymentId}/file/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


