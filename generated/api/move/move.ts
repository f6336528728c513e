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
  ListMoveItemsParams,
  Move,
  MoveInput,
  MoveItemPage,
  MoveList,
  MovePatch,
  MoveStep,
  NotAcceptableResponse,
  NotFoundResponse,
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
 * For the agency's ADMIN only, 403 for anybody else. The newest ten; moments are UTC.
 * @summary Moves of my agency, newest first
 */
export const listMoves = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MoveList>(
      {url: `/api/v1/move/`, method: 'GET', signal
    },
      options);
    }




export const getListMovesQueryKey = () => {
    return [
    `/api/v1/move/`
    ] as const;
    }


export const getListMovesQueryOptions = <TData = Awaited<ReturnType<typeof listMoves>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoves>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMovesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMoves>>> = ({ signal }) => listMoves(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMoves>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMovesQueryResult = NonNullable<Awaited<ReturnType<typeof listMoves>>>
export type ListMovesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListMoves<TData = Awaited<ReturnType<typeof listMoves>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoves>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMoves>>,
          TError,
          Awaited<ReturnType<typeof listMoves>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMoves<TData = Awaited<ReturnType<typeof listMoves>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoves>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMoves>>,
          TError,
          Awaited<ReturnType<typeof listMoves>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMoves<TData = Awaited<ReturnType<typeof listMoves>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoves>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Moves of my agency, newest first
 */

export function useListMoves<TData = Awaited<ReturnType<typeof listMoves>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoves>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMovesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else. Nothing is brought yet: in the background the key is tried with one call and the other program's list is counted, until the move is planned. Calls never exceed what the other program allows, however often this is done. 406 while another move of the agency is not over, 429 for too many tries from one address.
 * @summary Try the key of another program and count what could be brought
 */
export const createMove = (
    moveInput: BodyType<MoveInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Move>(
      {url: `/api/v1/move/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: moveInput, signal
    },
      options);
    }




export const getCreateMoveMutationKey = () => ['createMove'] as const;

export const getCreateMoveMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMove>>, TError,CreateMoveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createMove>>, TError,CreateMoveMutationVariables, TContext> => {

const mutationKey = getCreateMoveMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMove>>, CreateMoveMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createMove(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateMoveMutationResult = NonNullable<Awaited<ReturnType<typeof createMove>>>
    export type CreateMoveMutationBody = BodyType<MoveInput>
    export type CreateMoveMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type CreateMoveMutationVariables = {data: BodyType<MoveInput>}

    /**
 * @summary Try the key of another program and count what could be brought
 */
export const useCreateMove = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMove>>, TError,CreateMoveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMove>>,
        TError,
        CreateMoveMutationVariables,
        TContext
      > => {
      return useMutation(getCreateMoveMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's move is 404. Counts, the mapping, what needs a person, and the time at which everything will be here; moments are UTC.
 * @summary How far a move is
 */
export const getMove = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Move>(
      {url: `/api/v1/move/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's move is 404. What is wanted can change until the move starts. A new mapping writes the homes anew from what was read, and asks the other program nothing. With another key a move that stopped goes on where it stood. 400 at what fits nothing, 406 once the move is over.
 * @summary Say what comes, who is who, or give another key
 */
export const updateMove = (
    id: string,
    movePatch: BodyType<MovePatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Move>(
      {url: `/api/v1/move/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: movePatch, signal
    },
      options);
    }




export const getUpdateMoveMutationKey = () => ['updateMove'] as const;

export const getUpdateMoveMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMove>>, TError,UpdateMoveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMove>>, TError,UpdateMoveMutationVariables, TContext> => {

const mutationKey = getUpdateMoveMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMove>>, UpdateMoveMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateMove(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMoveMutationResult = NonNullable<Awaited<ReturnType<typeof updateMove>>>
    export type UpdateMoveMutationBody = BodyType<MovePatch>
    export type UpdateMoveMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type UpdateMoveMutationVariables = {id: string;data: BodyType<MovePatch>}

    /**
 * @summary Say what comes, who is who, or give another key
 */
export const useUpdateMove = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMove>>, TError,UpdateMoveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMove>>,
        TError,
        UpdateMoveMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMoveMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's move is 404. What is begun goes on in the background, for hours if need be. Nothing that came is published by it. 406 in words where the state of the move does not allow it.
 * @summary Start, pause, resume, give up, take back or refresh a move, or erase its key
 */
export const stepMove = (
    id: string,
    moveStep: BodyType<MoveStep>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Move>(
      {url: `/api/v1/move/${id}/act/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: moveStep, signal
    },
      options);
    }




export const getStepMoveMutationKey = () => ['stepMove'] as const;

export const getStepMoveMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stepMove>>, TError,StepMoveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof stepMove>>, TError,StepMoveMutationVariables, TContext> => {

const mutationKey = getStepMoveMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof stepMove>>, StepMoveMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  stepMove(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StepMoveMutationResult = NonNullable<Awaited<ReturnType<typeof stepMove>>>
    export type StepMoveMutationBody = BodyType<MoveStep>
    export type StepMoveMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type StepMoveMutationVariables = {id: string;data: BodyType<MoveStep>}

    /**
 * @summary Start, pause, resume, give up, take back or refresh a move, or erase its key
 */
export const useStepMove = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stepMove>>, TError,StepMoveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof stepMove>>,
        TError,
        StepMoveMutationVariables,
        TContext
      > => {
      return useMutation(getStepMoveMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else; another agency's move is 404. 24 a page unless told, with the total; `next` leads on, `previous` back. 400 for a cursor that is none.
 * @summary What became of each home, owner and photo of a move
 */
export const listMoveItems = (
    id: string,
    params?: ListMoveItemsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MoveItemPage>(
      {url: `/api/v1/move/${id}/item/`, method: 'GET',
        params, signal
    },
      options);
    }


