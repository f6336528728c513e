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
  Expense,
  ExpenseConflict,
  ExpenseFileInput,
  ExpenseInput,
  ExpensePage,
  ExpensePayInput,
  ExpenseSave,
  ForbiddenResponse,
  ListExpensesParams,
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
 * An agency's ADMIN for the agency; other roles 403. By the day they were issued on, 50 a page unless told; `total` and `open` count all that the filter leaves. 400 for a cursor that is none of this list.
 * @summary Expenses of my agency, newest first
 */
export const listExpenses = (
    params?: ListExpensesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ExpensePage>(
      {url: `/api/v1/expense/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListExpensesQueryKey = (params?: ListExpensesParams,) => {
    return [
    `/api/v1/expense/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListExpensesQueryOptions = <TData = Awaited<ReturnType<typeof listExpenses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListExpensesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExpenses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListExpensesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listExpenses>>> = ({ signal }) => listExpenses(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listExpenses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListExpensesQueryResult = NonNullable<Awaited<ReturnType<typeof listExpenses>>>
export type ListExpensesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListExpenses<TData = Awaited<ReturnType<typeof listExpenses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListExpensesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExpenses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExpenses>>,
          TError,
          Awaited<ReturnType<typeof listExpenses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExpenses<TData = Awaited<ReturnType<typeof listExpenses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListExpensesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExpenses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExpenses>>,
          TError,
          Awaited<ReturnType<typeof listExpenses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExpenses<TData = Awaited<ReturnType<typeof listExpenses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListExpensesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExpenses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Expenses of my agency, newest first
 */

export function useListExpenses<TData = Awaited<ReturnType<typeof listExpenses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListExpensesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExpenses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListExpensesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN for the agency; other roles 403. 400 at the field: a tax number or IBAN whose check does not fit, VAT that is more than a euro from its rate, more withheld than there is, and at `number` where this supplier's invoice of that day is there already.
 * @summary Note an expense
 */
export const createExpense = (
    expenseInput: BodyType<ExpenseInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Expense>(
      {url: `/api/v1/expense/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: expenseInput, signal
    },
      options);
    }




export const getCreateExpenseMutationKey = () => ['createExpense'] as const;

export const getCreateExpenseMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createExpense>>, TError,CreateExpenseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createExpense>>, TError,CreateExpenseMutationVariables, TContext> => {

const mutationKey = getCreateExpenseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createExpense>>, CreateExpenseMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createExpense(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateExpenseMutationResult = NonNullable<Awaited<ReturnType<typeof createExpense>>>
    export type CreateExpenseMutationBody = BodyType<ExpenseInput>
    export type CreateExpenseMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateExpenseMutationVariables = {data: BodyType<ExpenseInput>}

    /**
 * @summary Note an expense
 */
export const useCreateExpense = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createExpense>>, TError,CreateExpenseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createExpense>>,
        TError,
        CreateExpenseMutationVariables,
        TContext
      > => {
      return useMutation(getCreateExpenseMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN; other roles 403, another agency's is 404.
 * @summary One expense
 */
export const getExpense = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Expense>(
      {url: `/api/v1/expense/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetExpenseQueryKey = (id: string,) => {
    return [
    `/api/v1/expense/${id}/`
    ] as const;
    }


export const getGetExpenseQueryOptions = <TData = Awaited<ReturnType<typeof getExpense>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExpense>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetExpenseQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getExpense>>> = ({ signal }) => getExpense(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getExpense>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetExpenseQueryResult = NonNullable<Awaited<ReturnType<typeof getExpense>>>
export type GetExpenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetExpense<TData = Awaited<ReturnType<typeof getExpense>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExpense>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExpense>>,
          TError,
          Awaited<ReturnType<typeof getExpense>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExpense<TData = Awaited<ReturnType<typeof getExpense>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExpense>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExpense>>,
          TError,
          Awaited<ReturnType<typeof getExpense>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExpense<TData = Awaited<ReturnType<typeof getExpense>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExpense>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One expense
 */

export function useGetExpense<TData = Awaited<ReturnType<typeof getExpense>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExpense>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetExpenseQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN; other roles 403, another agency's is 404. Replaces the whole expense and raises its version. 409 with what is stored when somebody saved in between, 400 as in `createExpense`, 406 where less would be to be paid than was paid.
 * @summary Save an expense as it is now
 */
export const saveExpense = (
    id: string,
    expenseSave: BodyType<ExpenseSave>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Expense>(
      {url: `/api/v1/expense/${id}/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: expenseSave, signal
    },
      options);
    }




export const getSaveExpenseMutationKey = () => ['saveExpense'] as const;

export const getSaveExpenseMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ExpenseConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveExpense>>, TError,SaveExpenseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveExpense>>, TError,SaveExpenseMutationVariables, TContext> => {

const mutationKey = getSaveExpenseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveExpense>>, SaveExpenseMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveExpense(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveExpenseMutationResult = NonNullable<Awaited<ReturnType<typeof saveExpense>>>
    export type SaveExpenseMutationBody = BodyType<ExpenseSave>
    export type SaveExpenseMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ExpenseConflict | TooLargeResponse | UnsupportedResponse>
    export type SaveExpenseMutationVariables = {id: string;data: BodyType<ExpenseSave>}

    /**
 * @summary Save an expense as it is now
 */
export const useSaveExpense = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ExpenseConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveExpense>>, TError,SaveExpenseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveExpense>>,
        TError,
        SaveExpenseMutationVariables,
        TContext
      > => {
      return useMutation(getSaveExpenseMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN; other roles 403, another agency's is 404. Gone for good. 406 while an entry of the bank pays it: that is undone first.
 * @summary Remove an expense and its paper
 */
export const deleteExpense = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/expense/${id}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteExpenseMutationKey = () => ['deleteExpense'] as const;

export const getDeleteExpenseMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteExpense>>, TError,DeleteExpenseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteExpense>>, TError,DeleteExpenseMutationVariables, TContext> => {

const mutationKey = getDeleteExpenseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteExpense>>, DeleteExpenseMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteExpense(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteExpenseMutationResult = NonNullable<Awaited<ReturnType<typeof deleteExpense>>>

    export type DeleteExpenseMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type DeleteExpenseMutationVariables = {id: string}

    /**
 * @summary Remove an expense and its paper
 */
export const useDeleteExpense = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteExpense>>, TError,DeleteExpenseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteExpense>>,
        TError,
        DeleteExpenseMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteExpenseMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN, of what was paid in cash or by card; other roles 403, another agency's is 404. What an entry of the bank pays is matched there instead. 406 when nothing is open; 400 at `amount` for more than is open, at `on` for a day that is yet to come.
 * @summary Note that an expense was paid without the bank
 */
export const payExpense = (
    id: string,
    expensePayInput: BodyType<ExpensePayInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Expense>(
      {url: `/api/v1/expense/${id}/pay/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: expensePayInput, signal
    },
      options);
    }




export const getPayExpenseMutationKey = () => ['payExpense'] as const;

export const getPayExpenseMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payExpense>>, TError,PayExpenseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof payExpense>>, TError,PayExpenseMutationVariables, TContext> => {

const mutationKey = getPayExpenseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof payExpense>>, PayExpenseMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  payExpense(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PayExpenseMutationResult = NonNullable<Awaited<ReturnType<typeof payExpense>>>
    export type PayExpenseMutationBody = BodyType<ExpensePayInput>
    export type PayExpenseMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type PayExpenseMutationVariables = {id: string;data: BodyType<ExpensePayInput>}

    /**
 * @summary Note that an expense was paid without the bank
 */
export const usePayExpense = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payExpense>>, TError,PayExpenseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof payExpense>>,
        TError,
        PayExpenseMutationVariables,
        TContext
      > => {
      return useMutation(getPayExpenseMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN; other roles 403, another agency's is 404. What entries of the bank paid stays. 406 when nothing was noted.
 * @summary Take back what was noted as paid without the bank
 */
export const undoExpensePayment = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Expense>(
      {url: `/api/v1/expense/${id}/pay/`, method: 'DELETE', signal
    },
      options);
    }




export const getUndoExpensePaymentMutationKey = () => ['undoExpensePayment'] as const;

export const getUndoExpensePaymentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoExpensePayment>>, TError,UndoExpensePaymentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof undoExpensePayment>>, TError,UndoExpensePaymentMutationVariables, TContext> => {

const mutationKey = getUndoExpensePaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoExpensePayment>>, UndoExpensePaymentMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  undoExpensePayment(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoExpensePaymentMutationResult = NonNullable<Awaited<ReturnType<typeof undoExpensePayment>>>

    export type UndoExpensePaymentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type UndoExpensePaymentMutationVariables = {id: string}

    /**
 * @summary Take back what was noted as paid without the bank
 */
export const useUndoExpensePayment = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoExpensePayment>>, TError,UndoExpensePaymentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoExpensePayment>>,
        TError,
        UndoExpensePaymentMutationVariables,
        TContext
      > => {
      return useMutation(getUndoExpensePaymentMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN; other roles 403, another agency's is 404. It takes the place of the one before. 400 without a file, 413 above 15 MB, 415 when its content is not PDF, JPEG, PNG or WebP, whatever its name says; 503 or 507 when it cannot be kept.
 * @summary Keep the paper of an expense
 */
export const uploadExpenseFile = (
    id: string,
    expenseFileInput: BodyType<ExpenseFileInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Expense>(
      {url: `/api/v1/expense/${id}/file/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: expenseFileInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN; other roles 403, another agency's is 404. 404 also where none was kept.
 * @summary The paper as it was uploaded
 */
export const downloadExpenseFile = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/expense/${id}/file/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


