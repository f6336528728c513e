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
  ListProposalsParams,
  NotAcceptableResponse,
  NotFoundResponse,
  Proposal,
  ProposalConfirmInput,
  ProposalConfirmed,
  ProposalConflict,
  ProposalPage,
  ProposalPatch,
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
 * An agency's ADMIN and STAFF in a session of their own, never a key or an assistant: one's own, an ADMIN also those of the agency's people, but for the diary's, which are their person's alone. 24 a page unless told; texts are kept for 30 days after a proposal was decided or ran out. 400 for a cursor that is none of this list.
 * @summary What assistants proposed, newest first
 */
export const listProposals = (
    params?: ListProposalsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProposalPage>(
      {url: `/api/v1/proposal/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListProposalsQueryKey = (params?: ListProposalsParams,) => {
    return [
    `/api/v1/proposal/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListProposalsQueryOptions = <TData = Awaited<ReturnType<typeof listProposals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListProposalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProposals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProposalsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProposals>>> = ({ signal }) => listProposals(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProposals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProposalsQueryResult = NonNullable<Awaited<ReturnType<typeof listProposals>>>
export type ListProposalsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListProposals<TData = Awaited<ReturnType<typeof listProposals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListProposalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProposals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProposals>>,
          TError,
          Awaited<ReturnType<typeof listProposals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProposals<TData = Awaited<ReturnType<typeof listProposals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListProposalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProposals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProposals>>,
          TError,
          Awaited<ReturnType<typeof listProposals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProposals<TData = Awaited<ReturnType<typeof listProposals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListProposalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProposals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What assistants proposed, newest first
 */

export function useListProposals<TData = Awaited<ReturnType<typeof listProposals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListProposalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProposals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProposalsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN and STAFF in a session of their own, never a key or an assistant: one's own, an ADMIN also those of the agency's people, but for the diary's, which are their person's alone; any other is 404. What it says of the record is how that stood when the proposal was made or last looked at.
 * @summary One proposal, field by field
 */
export const getProposal = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Proposal>(
      {url: `/api/v1/proposal/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetProposalQueryKey = (id: string,) => {
    return [
    `/api/v1/proposal/${id}/`
    ] as const;
    }


export const getGetProposalQueryOptions = <TData = Awaited<ReturnType<typeof getProposal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProposal>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProposalQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProposal>>> = ({ signal }) => getProposal(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProposal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProposalQueryResult = NonNullable<Awaited<ReturnType<typeof getProposal>>>
export type GetProposalQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetProposal<TData = Awaited<ReturnType<typeof getProposal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProposal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProposal>>,
          TError,
          Awaited<ReturnType<typeof getProposal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProposal<TData = Awaited<ReturnType<typeof getProposal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProposal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProposal>>,
          TError,
          Awaited<ReturnType<typeof getProposal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProposal<TData = Awaited<ReturnType<typeof getProposal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProposal>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One proposal, field by field
 */

export function useGetProposal<TData = Awaited<ReturnType<typeof getProposal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProposal>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProposalQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN and STAFF in a session of their own, never a key or an assistant: one's own, an ADMIN also those of the agency's people, but for the diary's, which are their person's alone; any other is 404. It is held to the operation again, and its marks are found anew. 400 at a field that this operation does not take or refuses, 406 when it was decided or ran out, 409 when the version is stale.
 * @summary Alter a proposal before it is confirmed
 */
export const updateProposal = (
    id: string,
    proposalPatch: BodyType<ProposalPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Proposal>(
      {url: `/api/v1/proposal/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: proposalPatch, signal
    },
      options);
    }




export const getUpdateProposalMutationKey = () => ['updateProposal'] as const;

export const getUpdateProposalMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ProposalConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProposal>>, TError,UpdateProposalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProposal>>, TError,UpdateProposalMutationVariables, TContext> => {

const mutationKey = getUpdateProposalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProposal>>, UpdateProposalMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateProposal(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateProposalMutationResult = NonNullable<Awaited<ReturnType<typeof updateProposal>>>
    export type UpdateProposalMutationBody = BodyType<ProposalPatch>
    export type UpdateProposalMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ProposalConflict | TooLargeResponse | UnsupportedResponse>
    export type UpdateProposalMutationVariables = {id: string;data: BodyType<ProposalPatch>}

    /**
 * @summary Alter a proposal before it is confirmed
 */
export const useUpdateProposal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ProposalConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProposal>>, TError,UpdateProposalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProposal>>,
        TError,
        UpdateProposalMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateProposalMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN and STAFF in a session of their own, never a key or an assistant: one's own, an ADMIN also those of the agency's people, but for the diary's, which are their person's alone; any other is 404. The operation is asked as who confirms, with the rights that they have at this moment, in one transaction with the proposal: it is done once, and who confirmed it gets the same answer again. 400 at `reference` where the proposal has marks and it is not typed; 406 when it was decided by somebody else or ran out, and when the operation refuses, which ends the proposal with the reason; 403 when they may not do it themselves, which leaves it open; 409 when the proposal or what it is about was changed, with the new difference.
 * @summary Do what was proposed, as oneself
 */
export const confirmProposal = (
    id: string,
    proposalConfirmInput: BodyType<ProposalConfirmInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProposalConfirmed>(
      {url: `/api/v1/proposal/${id}/confirm/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: proposalConfirmInput, signal
    },
      options);
    }




export const getConfirmProposalMutationKey = () => ['confirmProposal'] as const;

export const getConfirmProposalMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ProposalConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmProposal>>, TError,ConfirmProposalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmProposal>>, TError,ConfirmProposalMutationVariables, TContext> => {

const mutationKey = getConfirmProposalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmProposal>>, ConfirmProposalMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  confirmProposal(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmProposalMutationResult = NonNullable<Awaited<ReturnType<typeof confirmProposal>>>
    export type ConfirmProposalMutationBody = BodyType<ProposalConfirmInput>
    export type ConfirmProposalMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ProposalConflict | TooLargeResponse | UnsupportedResponse>
    export type ConfirmProposalMutationVariables = {id: string;data: BodyType<ProposalConfirmInput>}

    /**
 * @summary Do what was proposed, as oneself
 */
export const useConfirmProposal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ProposalConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmProposal>>, TError,ConfirmProposalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmProposal>>,
        TError,
        ConfirmProposalMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmProposalMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN and STAFF in a session of their own, never a key or an assistant: one's own, an ADMIN also those of the agency's people, but for the diary's, which are their person's alone; any other is 404. One that is refused already stays so; 406 when it was decided otherwise or ran out.
 * @summary Do not do what was proposed
 */
export const refuseProposal = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Proposal>(
      {url: `/api/v1/proposal/${id}/refuse/`, method: 'POST', signal
    },
      options);
    }




export const getRefuseProposalMutationKey = () => ['refuseProposal'] as const;

export const getRefuseProposalMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refuseProposal>>, TError,RefuseProposalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof refuseProposal>>, TError,RefuseProposalMutationVariables, TContext> => {

const mutationKey = getRefuseProposalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refuseProposal>>, RefuseProposalMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  refuseProposal(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefuseProposalMutationResult = NonNullable<Awaited<ReturnType<typeof refuseProposal>>>

    export type RefuseProposalMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type RefuseProposalMutationVariables = {id: string}

    /**
 * @summary Do not do what was proposed
 */
export const useRefuseProposal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refuseProposal>>, TError,RefuseProposalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refuseProposal>>,
        TError,
        RefuseProposalMutationVariables,
        TContext
      > => {
      return useMutation(getRefuseProposalMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN and STAFF in a session of their own, never a key or an assistant: one's own, an ADMIN also those of the agency's people, but for the diary's, which are their person's alone; any other is 404. By who confirmed it, while what it is about was not changed since: a price by a second change, an event by its own way back, homes for a buyer by ending the link. One that is taken back already stays so; 406 later, by anybody else, after another change, and for what cannot be taken back: a mail is sent, a note stays.
 * @summary Take back what was confirmed, within ten minutes
 */
export const undoProposal = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Proposal>(
      {url: `/api/v1/proposal/${id}/undo/`, method: 'POST', signal
    },
      options);
    }




export const getUndoProposalMutationKey = () => ['undoProposal'] as const;

export const getUndoProposalMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoProposal>>, TError,UndoProposalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof undoProposal>>, TError,UndoProposalMutationVariables, TContext> => {

const mutationKey = getUndoProposalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoProposal>>, UndoProposalMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  undoProposal(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoProposalMutationResult = NonNullable<Awaited<ReturnType<typeof undoProposal>>>

    export type UndoProposalMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type UndoProposalMutationVariables = {id: string}

    /**
 * @summary Take back what was confirmed, within ten minutes
 */
export const useUndoProposal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoProposal>>, TError,UndoProposalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoProposal>>,
        TError,
        UndoProposalMutationVariables,
        TContext
      > => {
      return useMutation(getUndoProposalMutationOptions(options), queryClient);
    }
