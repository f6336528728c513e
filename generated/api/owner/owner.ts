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
  OwnerAnswerInput,
  OwnerDesk,
  OwnerLinkInput,
  OwnerLinkMade,
  OwnerPage,
  OwnerProposal,
  OwnerProposalInput,
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
 * An agency's ADMIN, and the STAFF who look after the home or entered it; a colleague's shared home is 403, any other 404. Links that ran out or were ended are not told.
 * @summary The links of a home's owners, and the prices proposed to them
 */
export const getOwnerDesk = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OwnerDesk>(
      {url: `/api/v1/property/${id}/owner-link/`, method: 'GET', signal
    },
      options);
    }




export const getGetOwnerDeskQueryKey = (id: string,) => {
    return [
    `/api/v1/property/${id}/owner-link/`
    ] as const;
    }


export const getGetOwnerDeskQueryOptions = <TData = Awaited<ReturnType<typeof getOwnerDesk>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnerDesk>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOwnerDeskQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwnerDesk>>> = ({ signal }) => getOwnerDesk(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwnerDesk>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOwnerDeskQueryResult = NonNullable<Awaited<ReturnType<typeof getOwnerDesk>>>
export type GetOwnerDeskQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetOwnerDesk<TData = Awaited<ReturnType<typeof getOwnerDesk>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnerDesk>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnerDesk>>,
          TError,
          Awaited<ReturnType<typeof getOwnerDesk>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnerDesk<TData = Awaited<ReturnType<typeof getOwnerDesk>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnerDesk>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnerDesk>>,
          TError,
          Awaited<ReturnType<typeof getOwnerDesk>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnerDesk<TData = Awaited<ReturnType<typeof getOwnerDesk>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnerDesk>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The links of a home's owners, and the prices proposed to them
 */

export function useGetOwnerDesk<TData = Awaited<ReturnType<typeof getOwnerDesk>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnerDesk>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOwnerDeskQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it. The address is answered this once; whoever holds it reads the page, for 180 days after its last opening, as long as whoever was answered works for the agency. A link that the same owner had for this home ends. The owner's timeline tells of it. 400 at `contactId` for a contact who is none of the home's owners; a colleague's shared home is 403, any other 404.
 * @summary Give an owner a page of their home
 */
export const createOwnerLink = (
    id: string,
    ownerLinkInput: BodyType<OwnerLinkInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OwnerLinkMade>(
      {url: `/api/v1/property/${id}/owner-link/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: ownerLinkInput, signal
    },
      options);
    }




export const getCreateOwnerLinkMutationKey = () => ['createOwnerLink'] as const;

export const getCreateOwnerLinkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOwnerLink>>, TError,CreateOwnerLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOwnerLink>>, TError,CreateOwnerLinkMutationVariables, TContext> => {

const mutationKey = getCreateOwnerLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOwnerLink>>, CreateOwnerLinkMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createOwnerLink(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOwnerLinkMutationResult = NonNullable<Awaited<ReturnType<typeof createOwnerLink>>>
    export type CreateOwnerLinkMutationBody = BodyType<OwnerLinkInput>
    export type CreateOwnerLinkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateOwnerLinkMutationVariables = {id: string;data: BodyType<OwnerLinkInput>}

    /**
 * @summary Give an owner a page of their home
 */
export const useCreateOwnerLink = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOwnerLink>>, TError,CreateOwnerLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOwnerLink>>,
        TError,
        CreateOwnerLinkMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOwnerLinkMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN, and the STAFF who look after the home or entered it. Owners read it on their pages and answer; one that was open is withdrawn. 400 at `operation` for one in which the home is not offered or has no price, at `price` for zero or the price it has; 406 while no owner has a page; a colleague's shared home is 403, any other 404.
 * @summary Propose a price to the owners
 */
export const proposePrice = (
    id: string,
    ownerProposalInput: BodyType<OwnerProposalInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OwnerProposal>(
      {url: `/api/v1/property/${id}/owner-proposal/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: ownerProposalInput, signal
    },
      options);
    }




export const getProposePriceMutationKey = () => ['proposePrice'] as const;

export const getProposePriceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proposePrice>>, TError,ProposePriceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof proposePrice>>, TError,ProposePriceMutationVariables, TContext> => {

const mutationKey = getProposePriceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof proposePrice>>, ProposePriceMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  proposePrice(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ProposePriceMutationResult = NonNullable<Awaited<ReturnType<typeof proposePrice>>>
    export type ProposePriceMutationBody = BodyType<OwnerProposalInput>
    export type ProposePriceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type ProposePriceMutationVariables = {id: string;data: BodyType<OwnerProposalInput>}

    /**
 * @summary Propose a price to the owners
 */
export const useProposePrice = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proposePrice>>, TError,ProposePriceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof proposePrice>>,
        TError,
        ProposePriceMutationVariables,
        TContext
      > => {
      return useMutation(getProposePriceMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN, and the STAFF who look after the home or entered it. The link opens nothing from now on. 404 for any other, another agency's and one that ended already included; 403 for a colleague's shared home.
 * @summary End an owner's link
 */
export const revokeOwnerLink = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/owner/link/${id}/`, method: 'DELETE', signal
    },
      options);
    }




export const getRevokeOwnerLinkMutationKey = () => ['revokeOwnerLink'] as const;

export const getRevokeOwnerLinkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeOwnerLink>>, TError,RevokeOwnerLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeOwnerLink>>, TError,RevokeOwnerLinkMutationVariables, TContext> => {

const mutationKey = getRevokeOwnerLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeOwnerLink>>, RevokeOwnerLinkMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  revokeOwnerLink(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeOwnerLinkMutationResult = NonNullable<Awaited<ReturnType<typeof revokeOwnerLink>>>

    export type RevokeOwnerLinkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type RevokeOwnerLinkMutationVariables = {id: string}

    /**
 * @summary End an owner's link
 */
export const useRevokeOwnerLink = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeOwnerLink>>, TError,RevokeOwnerLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeOwnerLink>>,
        TError,
        RevokeOwnerLinkMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeOwnerLinkMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN, and the STAFF who look after the home or entered it. 406 when it was answered or taken back already; a colleague's shared home is 403, any other 404.
 * @summary Take a proposed price back
 */
export const withdrawOwnerProposal = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/owner/proposal/${id}/`, method: 'DELETE', signal
    },
      options);
    }




export const getWithdrawOwnerProposalMutationKey = () => ['withdrawOwnerProposal'] as const;

export const getWithdrawOwnerProposalMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawOwnerProposal>>, TError,WithdrawOwnerProposalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawOwnerProposal>>, TError,WithdrawOwnerProposalMutationVariables, TContext> => {

const mutationKey = getWithdrawOwnerProposalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawOwnerProposal>>, WithdrawOwnerProposalMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  withdrawOwnerProposal(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawOwnerProposalMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawOwnerProposal>>>

    export type WithdrawOwnerProposalMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type WithdrawOwnerProposalMutationVariables = {id: string}

    /**
 * @summary Take a proposed price back
 */
export const useWithdrawOwnerProposal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawOwnerProposal>>, TError,WithdrawOwnerProposalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawOwnerProposal>>,
        TError,
        WithdrawOwnerProposalMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawOwnerProposalMutationOptions(options), queryClient);
    }
    /**
 * Whoever holds the link, without signing in. Nobody who asked, visited or offered is named, nor another owner, nor what the agency earns. 404 when the link has run out, was ended or never was, when whoever was given it has left the agency, and when the contact is no owner of the home any more; 429 for too many tries from one address.
 * @summary What an owner reads of their home
 */
export const openOwnerPage = (
    ownerPageToken: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OwnerPage>(
      {url: `/api/v1/owner/open/${ownerPageToken}/`, method: 'GET', signal
    },
      options);
    }


/**
 * Whoever holds the link, without signing in. `yes` changes the price at once, as if who proposed it had; what was said goes into the home's history, and who looks after the home and, while the home is theirs to change, who proposed it get a notification. 406 when it was answered or withdrawn already, or the price has changed since; 404 when the link opens nothing any more, or the proposal is none of its home; 413 past 10,000 bytes; 429 for too many tries from one address.
 * @summary An owner answers a proposed price
 */
export const answerProposal = (
    ownerPageToken: string,
    ownerAnswerInput: BodyType<OwnerAnswerInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OwnerPage>(
      {url: `/api/v1/owner/open/${ownerPageToken}/answer/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: ownerAnswerInput, signal
    },
      options);
    }


