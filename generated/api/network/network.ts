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
  Agreement,
  AgreementAnswer,
  AgreementConflict,
  AgreementHomePage,
  AgreementInput,
  AgreementList,
  AgreementTerms,
  BadRequestResponse,
  ForbiddenResponse,
  ListAgreementHomesParams,
  Network,
  NetworkAgencyInput,
  NetworkBlockInput,
  NetworkConflict,
  NetworkHome,
  NetworkHomePage,
  NetworkInput,
  NetworkInvitation,
  NetworkInvitationAnswer,
  NetworkInvitationInput,
  NetworkList,
  NetworkPatch,
  NotAcceptableResponse,
  NotFoundResponse,
  SearchNetworkHomesParams,
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
 * For the agency's ADMIN only, 403 for anybody else. By name, all of them at once; `invitations` are those sent to the caller's own proved e-mail that may still be accepted. Moments are UTC.
 * @summary Networks of my agency, and its invitations
 */
export const listNetworks = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NetworkList>(
      {url: `/api/v1/network/circle/`, method: 'GET', signal
    },
      options);
    }




export const getListNetworksQueryKey = () => {
    return [
    `/api/v1/network/circle/`
    ] as const;
    }


export const getListNetworksQueryOptions = <TData = Awaited<ReturnType<typeof listNetworks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNetworks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNetworksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNetworks>>> = ({ signal }) => listNetworks(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNetworks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNetworksQueryResult = NonNullable<Awaited<ReturnType<typeof listNetworks>>>
export type ListNetworksQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListNetworks<TData = Awaited<ReturnType<typeof listNetworks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNetworks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNetworks>>,
          TError,
          Awaited<ReturnType<typeof listNetworks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNetworks<TData = Awaited<ReturnType<typeof listNetworks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNetworks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNetworks>>,
          TError,
          Awaited<ReturnType<typeof listNetworks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNetworks<TData = Awaited<ReturnType<typeof listNetworks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNetworks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Networks of my agency, and its invitations
 */

export function useListNetworks<TData = Awaited<ReturnType<typeof listNetworks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNetworks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNetworksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else. My agency leads it. A network of kind API, ABSI or APIW shares nothing until the site's operator has approved it; MICRO and OTHER may begin at once. 400 for an empty name, and beside 20 networks.
 * @summary Start a network
 */
export const createNetwork = (
    networkInput: BodyType<NetworkInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Network>(
      {url: `/api/v1/network/circle/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: networkInput, signal
    },
      options);
    }




export const getCreateNetworkMutationKey = () => ['createNetwork'] as const;

export const getCreateNetworkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNetwork>>, TError,CreateNetworkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createNetwork>>, TError,CreateNetworkMutationVariables, TContext> => {

const mutationKey = getCreateNetworkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createNetwork>>, CreateNetworkMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createNetwork(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateNetworkMutationResult = NonNullable<Awaited<ReturnType<typeof createNetwork>>>
    export type CreateNetworkMutationBody = BodyType<NetworkInput>
    export type CreateNetworkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateNetworkMutationVariables = {data: BodyType<NetworkInput>}

    /**
 * @summary Start a network
 */
export const useCreateNetwork = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNetwork>>, TError,CreateNetworkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createNetwork>>,
        TError,
        CreateNetworkMutationVariables,
        TContext
      > => {
      return useMutation(getCreateNetworkMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. A network that the agency is no active member of is 404. Agencies that block mine are missing among the members.
 * @summary One network
 */
export const getNetwork = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Network>(
      {url: `/api/v1/network/circle/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. A network that the agency is no active member of is 404. 403 also for a member that does not lead it; 409 with what is stored when the version is stale.
 * @summary Change name and rules of a network
 */
export const updateNetwork = (
    id: string,
    networkPatch: BodyType<NetworkPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Network>(
      {url: `/api/v1/network/circle/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: networkPatch, signal
    },
      options);
    }




export const getUpdateNetworkMutationKey = () => ['updateNetwork'] as const;

export const getUpdateNetworkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NetworkConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNetwork>>, TError,UpdateNetworkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateNetwork>>, TError,UpdateNetworkMutationVariables, TContext> => {

const mutationKey = getUpdateNetworkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateNetwork>>, UpdateNetworkMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateNetwork(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateNetworkMutationResult = NonNullable<Awaited<ReturnType<typeof updateNetwork>>>
    export type UpdateNetworkMutationBody = BodyType<NetworkPatch>
    export type UpdateNetworkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NetworkConflict | TooLargeResponse | UnsupportedResponse>
    export type UpdateNetworkMutationVariables = {id: string;data: BodyType<NetworkPatch>}

    /**
 * @summary Change name and rules of a network
 */
export const useUpdateNetwork = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NetworkConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNetwork>>, TError,UpdateNetworkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateNetwork>>,
        TError,
        UpdateNetworkMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateNetworkMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. A network that the agency is no active member of is 404. 403 also for a member that does not lead it. The mail holds a link for an ADMIN of any agency, which works for 14 days and once; whoever has proved that e-mail sees the invitation among their networks, too. The answer is the same whether or not anybody has an account of it. The same e-mail again gets a new link in place of the old one. 400 for an e-mail of the own agency or of a member that it sees, and beside 50 open invitations. 429 after 50 in a day from one address.
 * @summary Invite an agency by e-mail
 */
export const createNetworkInvitation = (
    id: string,
    networkInvitationInput: BodyType<NetworkInvitationInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Network>(
      {url: `/api/v1/network/circle/${id}/invitation/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: networkInvitationInput, signal
    },
      options);
    }




export const getCreateNetworkInvitationMutationKey = () => ['createNetworkInvitation'] as const;

export const getCreateNetworkInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNetworkInvitation>>, TError,CreateNetworkInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createNetworkInvitation>>, TError,CreateNetworkInvitationMutationVariables, TContext> => {

const mutationKey = getCreateNetworkInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createNetworkInvitation>>, CreateNetworkInvitationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createNetworkInvitation(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateNetworkInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof createNetworkInvitation>>>
    export type CreateNetworkInvitationMutationBody = BodyType<NetworkInvitationInput>
    export type CreateNetworkInvitationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type CreateNetworkInvitationMutationVariables = {id: string;data: BodyType<NetworkInvitationInput>}

    /**
 * @summary Invite an agency by e-mail
 */
export const useCreateNetworkInvitation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNetworkInvitation>>, TError,CreateNetworkInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createNetworkInvitation>>,
        TError,
        CreateNetworkInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateNetworkInvitationMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. A network that the agency is no active member of is 404. Everything shared in it ends at once: agreements, with no days of notice, and with them homes at the partners' desks. 406 for who leads it while there are other members: hand it over first.
 * @summary Leave a network
 */
export const leaveNetwork = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/network/circle/${id}/leave/`, method: 'POST', signal
    },
      options);
    }




export const getLeaveNetworkMutationKey = () => ['leaveNetwork'] as const;

export const getLeaveNetworkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveNetwork>>, TError,LeaveNetworkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof leaveNetwork>>, TError,LeaveNetworkMutationVariables, TContext> => {

const mutationKey = getLeaveNetworkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof leaveNetwork>>, LeaveNetworkMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  leaveNetwork(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LeaveNetworkMutationResult = NonNullable<Awaited<ReturnType<typeof leaveNetwork>>>

    export type LeaveNetworkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type LeaveNetworkMutationVariables = {id: string}

    /**
 * @summary Leave a network
 */
export const useLeaveNetwork = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveNetwork>>, TError,LeaveNetworkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof leaveNetwork>>,
        TError,
        LeaveNetworkMutationVariables,
        TContext
      > => {
      return useMutation(getLeaveNetworkMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. A network that the agency is no active member of is 404. 403 also for a member that does not lead it; 400 for an agency that is no active member.
 * @summary Hand the lead of a network to another member
 */
export const assignNetworkLead = (
    id: string,
    networkAgencyInput: BodyType<NetworkAgencyInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Network>(
      {url: `/api/v1/network/circle/${id}/lead/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: networkAgencyInput, signal
    },
      options);
    }




export const getAssignNetworkLeadMutationKey = () => ['assignNetworkLead'] as const;

export const getAssignNetworkLeadMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignNetworkLead>>, TError,AssignNetworkLeadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof assignNetworkLead>>, TError,AssignNetworkLeadMutationVariables, TContext> => {

const mutationKey = getAssignNetworkLeadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof assignNetworkLead>>, AssignNetworkLeadMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  assignNetworkLead(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AssignNetworkLeadMutationResult = NonNullable<Awaited<ReturnType<typeof assignNetworkLead>>>
    export type AssignNetworkLeadMutationBody = BodyType<NetworkAgencyInput>
    export type AssignNetworkLeadMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type AssignNetworkLeadMutationVariables = {id: string;data: BodyType<NetworkAgencyInput>}

    /**
 * @summary Hand the lead of a network to another member
 */
export const useAssignNetworkLead = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignNetworkLead>>, TError,AssignNetworkLeadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof assignNetworkLead>>,
        TError,
        AssignNetworkLeadMutationVariables,
        TContext
      > => {
      return useMutation(getAssignNetworkLeadMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. A network that the agency is no active member of is 404. 403 also for a member that does not lead it; 400 for my own agency and for one that is no active member. Its agreements in the network end at once.
 * @summary Expel a member from a network
 */
export const removeNetworkMember = (
    id: string,
    networkAgencyInput: BodyType<NetworkAgencyInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Network>(
      {url: `/api/v1/network/circle/${id}/expel/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: networkAgencyInput, signal
    },
      options);
    }




export const getRemoveNetworkMemberMutationKey = () => ['removeNetworkMember'] as const;

export const getRemoveNetworkMemberMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeNetworkMember>>, TError,RemoveNetworkMemberMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeNetworkMember>>, TError,RemoveNetworkMemberMutationVariables, TContext> => {

const mutationKey = getRemoveNetworkMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeNetworkMember>>, RemoveNetworkMemberMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  removeNetworkMember(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveNetworkMemberMutationResult = NonNullable<Awaited<ReturnType<typeof removeNetworkMember>>>
    export type RemoveNetworkMemberMutationBody = BodyType<NetworkAgencyInput>
    export type RemoveNetworkMemberMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type RemoveNetworkMemberMutationVariables = {id: string;data: BodyType<NetworkAgencyInput>}

    /**
 * @summary Expel a member from a network
 */
export const useRemoveNetworkMember = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeNetworkMember>>, TError,RemoveNetworkMemberMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeNetworkMember>>,
        TError,
        RemoveNetworkMemberMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveNetworkMemberMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. A network that the agency is no active member of is 404. In all networks and both ways: neither sees the other, its homes or its proposals; agreements between them end at once, and nobody is told. Letting it in again brings none of them back. 400 for my own agency and for one that is no member.
 * @summary Block an agency, or let it in again
 */
export const setNetworkBlock = (
    id: string,
    networkBlockInput: BodyType<NetworkBlockInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Network>(
      {url: `/api/v1/network/circle/${id}/block/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: networkBlockInput, signal
    },
      options);
    }




export const getSetNetworkBlockMutationKey = () => ['setNetworkBlock'] as const;

export const getSetNetworkBlockMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setNetworkBlock>>, TError,SetNetworkBlockMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setNetworkBlock>>, TError,SetNetworkBlockMutationVariables, TContext> => {

const mutationKey = getSetNetworkBlockMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setNetworkBlock>>, SetNetworkBlockMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  setNetworkBlock(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetNetworkBlockMutationResult = NonNullable<Awaited<ReturnType<typeof setNetworkBlock>>>
    export type SetNetworkBlockMutationBody = BodyType<NetworkBlockInput>
    export type SetNetworkBlockMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type SetNetworkBlockMutationVariables = {id: string;data: BodyType<NetworkBlockInput>}

    /**
 * @summary Block an agency, or let it in again
 */
export const useSetNetworkBlock = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setNetworkBlock>>, TError,SetNetworkBlockMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setNetworkBlock>>,
        TError,
        SetNetworkBlockMutationVariables,
        TContext
      > => {
      return useMutation(getSetNetworkBlockMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. By the token of the mail's link, or by its id where it was sent to the caller's own proved e-mail; 404 for any other, and when it was answered, taken back or has run out.
 * @summary Read an invitation
 */
export const getNetworkInvitation = (
    key: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NetworkInvitation>(
      {url: `/api/v1/network/invitation/${key}/`, method: 'GET', signal
    },
      options);
    }




export const getGetNetworkInvitationQueryKey = (key: string,) => {
    return [
    `/api/v1/network/invitation/${key}/`
    ] as const;
    }


export const getGetNetworkInvitationQueryOptions = <TData = Awaited<ReturnType<typeof getNetworkInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNetworkInvitationQueryKey(key);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNetworkInvitation>>> = ({ signal }) => getNetworkInvitation(key, requestOptions, signal);





   return  { queryKey, queryFn, enabled: key !== null && key !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNetworkInvitation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNetworkInvitationQueryResult = NonNullable<Awaited<ReturnType<typeof getNetworkInvitation>>>
export type GetNetworkInvitationQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetNetworkInvitation<TData = Awaited<ReturnType<typeof getNetworkInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 key: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkInvitation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNetworkInvitation>>,
          TError,
          Awaited<ReturnType<typeof getNetworkInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNetworkInvitation<TData = Awaited<ReturnType<typeof getNetworkInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkInvitation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNetworkInvitation>>,
          TError,
          Awaited<ReturnType<typeof getNetworkInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNetworkInvitation<TData = Awaited<ReturnType<typeof getNetworkInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an invitation
 */

export function useGetNetworkInvitation<TData = Awaited<ReturnType<typeof getNetworkInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNetworkInvitationQueryOptions(key,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else. As it is read. Accepting makes the agency a member, and settles all that were sent to its people; declining says nothing to anybody. 406 for an agency that is a member already, of which nothing waits, or that was expelled by its lead and was not invited since.
 * @summary Accept or decline an invitation
 */
export const answerNetworkInvitation = (
    key: string,
    networkInvitationAnswer: BodyType<NetworkInvitationAnswer>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NetworkList>(
      {url: `/api/v1/network/invitation/${key}/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: networkInvitationAnswer, signal
    },
      options);
    }




export const getAnswerNetworkInvitationMutationKey = () => ['answerNetworkInvitation'] as const;

export const getAnswerNetworkInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerNetworkInvitation>>, TError,AnswerNetworkInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof answerNetworkInvitation>>, TError,AnswerNetworkInvitationMutationVariables, TContext> => {

const mutationKey = getAnswerNetworkInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerNetworkInvitation>>, AnswerNetworkInvitationMutationVariables> = (props) => {
          const {key,data} = props ?? {};

          return  answerNetworkInvitation(key,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerNetworkInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof answerNetworkInvitation>>>
    export type AnswerNetworkInvitationMutationBody = BodyType<NetworkInvitationAnswer>
    export type AnswerNetworkInvitationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type AnswerNetworkInvitationMutationVariables = {key: string;data: BodyType<NetworkInvitationAnswer>}

    /**
 * @summary Accept or decline an invitation
 */
export const useAnswerNetworkInvitation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerNetworkInvitation>>, TError,AnswerNetworkInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerNetworkInvitation>>,
        TError,
        AnswerNetworkInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerNetworkInvitationMutationOptions(options), queryClient);
    }
    /**
 * For ADMIN and STAFF of an agency, 403 for anybody else. Of agreements in force, in networks that may share; by the same filters as searchListings, each home as the public sees it, under the label of its network and with what the agreement divides. A home that comes by several agreements stands once, with the better share for who sells. 24 a page unless told; prices are EUR cents. 400 for a minimum above its maximum, an unknown place, and a cursor of another order; an agreement of others finds nothing.
 * @summary Search the homes that partners share with my agency
 */
export const searchNetworkHomes = (
    params?: SearchNetworkHomesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NetworkHomePage>(
      {url: `/api/v1/network/home/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getSearchNetworkHomesQueryKey = (params?: SearchNetworkHomesParams,) => {
    return [
    `/api/v1/network/home/`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchNetworkHomesQueryOptions = <TData = Awaited<ReturnType<typeof searchNetworkHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: SearchNetworkHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchNetworkHomes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchNetworkHomesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchNetworkHomes>>> = ({ signal }) => searchNetworkHomes(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchNetworkHomes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchNetworkHomesQueryResult = NonNullable<Awaited<ReturnType<typeof searchNetworkHomes>>>
export type SearchNetworkHomesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useSearchNetworkHomes<TData = Awaited<ReturnType<typeof searchNetworkHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  SearchNetworkHomesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchNetworkHomes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchNetworkHomes>>,
          TError,
          Awaited<ReturnType<typeof searchNetworkHomes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchNetworkHomes<TData = Awaited<ReturnType<typeof searchNetworkHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: SearchNetworkHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchNetworkHomes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchNetworkHomes>>,
          TError,
          Awaited<ReturnType<typeof searchNetworkHomes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchNetworkHomes<TData = Awaited<ReturnType<typeof searchNetworkHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: SearchNetworkHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchNetworkHomes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the homes that partners share with my agency
 */

export function useSearchNetworkHomes<TData = Awaited<ReturnType<typeof searchNetworkHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: SearchNetworkHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchNetworkHomes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchNetworkHomesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For ADMIN and STAFF of an agency, 403 for anybody else. As the public sees it, without anybody's telephone, e-mail or agent; 404 for one that is not shared with my agency now.
 * @summary A home that a partner shares with my agency
 */
export const getNetworkHome = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NetworkHome>(
      {url: `/api/v1/network/home/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetNetworkHomeQueryKey = (id: string,) => {
    return [
    `/api/v1/network/home/${id}/`
    ] as const;
    }


export const getGetNetworkHomeQueryOptions = <TData = Awaited<ReturnType<typeof getNetworkHome>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkHome>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNetworkHomeQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNetworkHome>>> = ({ signal }) => getNetworkHome(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNetworkHome>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNetworkHomeQueryResult = NonNullable<Awaited<ReturnType<typeof getNetworkHome>>>
export type GetNetworkHomeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetNetworkHome<TData = Awaited<ReturnType<typeof getNetworkHome>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkHome>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNetworkHome>>,
          TError,
          Awaited<ReturnType<typeof getNetworkHome>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNetworkHome<TData = Awaited<ReturnType<typeof getNetworkHome>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkHome>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNetworkHome>>,
          TError,
          Awaited<ReturnType<typeof getNetworkHome>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNetworkHome<TData = Awaited<ReturnType<typeof getNetworkHome>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkHome>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A home that a partner shares with my agency
 */

export function useGetNetworkHome<TData = Awaited<ReturnType<typeof getNetworkHome>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkHome>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNetworkHomeQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else. Newest change first, all that are open and the last 100 that are over. Of a pair where one blocks the other, none.
 * @summary Agreements of my agency
 */
export const listAgreements = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AgreementList>(
      {url: `/api/v1/network/agreement/`, method: 'GET', signal
    },
      options);
    }




export const getListAgreementsQueryKey = () => {
    return [
    `/api/v1/network/agreement/`
    ] as const;
    }


export const getListAgreementsQueryOptions = <TData = Awaited<ReturnType<typeof listAgreements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgreements>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAgreementsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAgreements>>> = ({ signal }) => listAgreements(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAgreements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAgreementsQueryResult = NonNullable<Awaited<ReturnType<typeof listAgreements>>>
export type ListAgreementsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListAgreements<TData = Awaited<ReturnType<typeof listAgreements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgreements>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAgreements>>,
          TError,
          Awaited<ReturnType<typeof listAgreements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAgreements<TData = Awaited<ReturnType<typeof listAgreements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgreements>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAgreements>>,
          TError,
          Awaited<ReturnType<typeof listAgreements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAgreements<TData = Awaited<ReturnType<typeof listAgreements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgreements>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Agreements of my agency
 */

export function useListAgreements<TData = Awaited<ReturnType<typeof listAgreements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgreements>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAgreementsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else. 400 for an own agency and an agency that is no active member, 404 for a network that the agency is no active member of. Without `toAgencyId` each member with whom nothing is open gets a proposal of its own. 400 at `toAgencyId` where one is open with it already, and at the field of a condition that cannot be. A proposal may be accepted for 14 days. 429 after 200 in a day from one address.
 * @summary Propose terms to a member, or to all of them
 */
export const createAgreement = (
    agreementInput: BodyType<AgreementInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AgreementList>(
      {url: `/api/v1/network/agreement/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: agreementInput, signal
    },
      options);
    }




export const getCreateAgreementMutationKey = () => ['createAgreement'] as const;

export const getCreateAgreementMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAgreement>>, TError,CreateAgreementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createAgreement>>, TError,CreateAgreementMutationVariables, TContext> => {

const mutationKey = getCreateAgreementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAgreement>>, CreateAgreementMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAgreement(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAgreementMutationResult = NonNullable<Awaited<ReturnType<typeof createAgreement>>>
    export type CreateAgreementMutationBody = BodyType<AgreementInput>
    export type CreateAgreementMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type CreateAgreementMutationVariables = {data: BodyType<AgreementInput>}

    /**
 * @summary Propose terms to a member, or to all of them
 */
export const useCreateAgreement = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAgreement>>, TError,CreateAgreementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAgreement>>,
        TError,
        CreateAgreementMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAgreementMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless the agency is a party of it; one with an agency that blocks mine, or that mine blocks, is 404, too.
 * @summary One agreement, with every version of its terms
 */
export const getAgreement = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Agreement>(
      {url: `/api/v1/network/agreement/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetAgreementQueryKey = (id: string,) => {
    return [
    `/api/v1/network/agreement/${id}/`
    ] as const;
    }


export const getGetAgreementQueryOptions = <TData = Awaited<ReturnType<typeof getAgreement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgreement>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAgreementQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAgreement>>> = ({ signal }) => getAgreement(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAgreement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAgreementQueryResult = NonNullable<Awaited<ReturnType<typeof getAgreement>>>
export type GetAgreementQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetAgreement<TData = Awaited<ReturnType<typeof getAgreement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgreement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgreement>>,
          TError,
          Awaited<ReturnType<typeof getAgreement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAgreement<TData = Awaited<ReturnType<typeof getAgreement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgreement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgreement>>,
          TError,
          Awaited<ReturnType<typeof getAgreement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAgreement<TData = Awaited<ReturnType<typeof getAgreement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgreement>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One agreement, with every version of its terms
 */

export function useGetAgreement<TData = Awaited<ReturnType<typeof getAgreement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgreement>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAgreementQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless the agency is a party of it; one with an agency that blocks mine, or that mine blocks, is 404, too. Both are bound by exactly the terms with this hash. `hash` is that of the version which was read: 409 with what is stored when there is another by now. 406 where the own agency made the proposal, it has run out, or there is none.
 * @summary Accept the terms
 */
export const acceptAgreement = (
    id: string,
    agreementAnswer: BodyType<AgreementAnswer>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Agreement>(
      {url: `/api/v1/network/agreement/${id}/accept/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: agreementAnswer, signal
    },
      options);
    }




export const getAcceptAgreementMutationKey = () => ['acceptAgreement'] as const;

export const getAcceptAgreementMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | AgreementConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptAgreement>>, TError,AcceptAgreementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptAgreement>>, TError,AcceptAgreementMutationVariables, TContext> => {

const mutationKey = getAcceptAgreementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptAgreement>>, AcceptAgreementMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  acceptAgreement(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptAgreementMutationResult = NonNullable<Awaited<ReturnType<typeof acceptAgreement>>>
    export type AcceptAgreementMutationBody = BodyType<AgreementAnswer>
    export type AcceptAgreementMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | AgreementConflict | TooLargeResponse | UnsupportedResponse>
    export type AcceptAgreementMutationVariables = {id: string;data: BodyType<AgreementAnswer>}

    /**
 * @summary Accept the terms
 */
export const useAcceptAgreement = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | AgreementConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptAgreement>>, TError,AcceptAgreementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptAgreement>>,
        TError,
        AcceptAgreementMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptAgreementMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless the agency is a party of it; one with an agency that blocks mine, or that mine blocks, is 404, too. Terms in force stay. `hash` is that of the version which was read: 409 with what is stored when there is another by now. 406 where nothing is proposed.
 * @summary Refuse the terms, or take back the own proposal
 */
export const refuseAgreement = (
    id: string,
    agreementAnswer: BodyType<AgreementAnswer>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Agreement>(
      {url: `/api/v1/network/agreement/${id}/refuse/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: agreementAnswer, signal
    },
      options);
    }




export const getRefuseAgreementMutationKey = () => ['refuseAgreement'] as const;

export const getRefuseAgreementMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | AgreementConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refuseAgreement>>, TError,RefuseAgreementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof refuseAgreement>>, TError,RefuseAgreementMutationVariables, TContext> => {

const mutationKey = getRefuseAgreementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refuseAgreement>>, RefuseAgreementMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  refuseAgreement(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefuseAgreementMutationResult = NonNullable<Awaited<ReturnType<typeof refuseAgreement>>>
    export type RefuseAgreementMutationBody = BodyType<AgreementAnswer>
    export type RefuseAgreementMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | AgreementConflict | TooLargeResponse | UnsupportedResponse>
    export type RefuseAgreementMutationVariables = {id: string;data: BodyType<AgreementAnswer>}

    /**
 * @summary Refuse the terms, or take back the own proposal
 */
export const useRefuseAgreement = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | AgreementConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refuseAgreement>>, TError,RefuseAgreementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refuseAgreement>>,
        TError,
        RefuseAgreementMutationVariables,
        TContext
      > => {
      return useMutation(getRefuseAgreementMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless the agency is a party of it; one with an agency that blocks mine, or that mine blocks, is 404, too. A new version, which the other side may accept; a proposal that was open before it counts no more, and terms in force stay until then. `hash` is that of the version which was read: 409 with what is stored when there is another by now. 400 at the field of a condition that cannot be, and for terms equal to those before; 406 for one that is over. 429 after 200 in a day from one address.
 * @summary Propose other terms
 */
export const proposeAgreement = (
    id: string,
    agreementTerms: BodyType<AgreementTerms>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Agreement>(
      {url: `/api/v1/network/agreement/${id}/counter/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: agreementTerms, signal
    },
      options);
    }




export const getProposeAgreementMutationKey = () => ['proposeAgreement'] as const;

export const getProposeAgreementMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | AgreementConflict | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proposeAgreement>>, TError,ProposeAgreementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof proposeAgreement>>, TError,ProposeAgreementMutationVariables, TContext> => {

const mutationKey = getProposeAgreementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof proposeAgreement>>, ProposeAgreementMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  proposeAgreement(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ProposeAgreementMutationResult = NonNullable<Awaited<ReturnType<typeof proposeAgreement>>>
    export type ProposeAgreementMutationBody = BodyType<AgreementTerms>
    export type ProposeAgreementMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | AgreementConflict | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type ProposeAgreementMutationVariables = {id: string;data: BodyType<AgreementTerms>}

    /**
 * @summary Propose other terms
 */
export const useProposeAgreement = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | AgreementConflict | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proposeAgreement>>, TError,ProposeAgreementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof proposeAgreement>>,
        TError,
        ProposeAgreementMutationVariables,
        TContext
      > => {
      return useMutation(getProposeAgreementMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless the agency is a party of it; one with an agency that blocks mine, or that mine blocks, is 404, too. It ends after the days of notice of the terms in force, at once where there are none; the answer says on which day. Calling again changes nothing. 406 for one that is not in force.
 * @summary End an agreement
 */
export const revokeAgreement = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Agreement>(
      {url: `/api/v1/network/agreement/${id}/revoke/`, method: 'POST', signal
    },
      options);
    }




export const getRevokeAgreementMutationKey = () => ['revokeAgreement'] as const;

export const getRevokeAgreementMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeAgreement>>, TError,RevokeAgreementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeAgreement>>, TError,RevokeAgreementMutationVariables, TContext> => {

const mutationKey = getRevokeAgreementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeAgreement>>, RevokeAgreementMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  revokeAgreement(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeAgreementMutationResult = NonNullable<Awaited<ReturnType<typeof revokeAgreement>>>

    export type RevokeAgreementMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type RevokeAgreementMutationVariables = {id: string}

    /**
 * @summary End an agreement
 */
export const useRevokeAgreement = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeAgreement>>, TError,RevokeAgreementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeAgreement>>,
        TError,
        RevokeAgreementMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeAgreementMutationOptions(options), queryClient);
    }
    /**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless the agency is a party of it; one with an agency that blocks mine, or that mine blocks, is 404, too. Of a proposal what would be. Homes that the terms do not take stand nowhere. 24 a page unless told, withheld ones first, by reference; prices are EUR cents. 400 for a cursor that is not of this list.
 * @summary Own homes under an agreement: shared, or withheld and why
 */
export const listAgreementHomes = (
    id: string,
    params?: ListAgreementHomesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AgreementHomePage>(
      {url: `/api/v1/network/agreement/${id}/home/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListAgreementHomesQueryKey = (id: string,
    params?: ListAgreementHomesParams,) => {
    return [
    `/api/v1/network/agreement/${id}/home/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAgreementHomesQueryOptions = <TData = Awaited<ReturnType<typeof listAgreementHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListAgreementHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgreementHomes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAgreementHomesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAgreementHomes>>> = ({ signal }) => listAgreementHomes(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAgreementHomes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAgreementHomesQueryResult = NonNullable<Awaited<ReturnType<typeof listAgreementHomes>>>
export type ListAgreementHomesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListAgreementHomes<TData = Awaited<ReturnType<typeof listAgreementHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  ListAgreementHomesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgreementHomes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAgreementHomes>>,
          TError,
          Awaited<ReturnType<typeof listAgreementHomes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAgreementHomes<TData = Awaited<ReturnType<typeof listAgreementHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListAgreementHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgreementHomes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAgreementHomes>>,
          TError,
          Awaited<ReturnType<typeof listAgreementHomes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAgreementHomes<TData = Awaited<ReturnType<typeof listAgreementHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListAgreementHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgreementHomes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Own homes under an agreement: shared, or withheld and why
 */

export function useListAgreementHomes<TData = Awaited<ReturnType<typeof listAgreementHomes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: ListAgreementHomesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgreementHomes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAgreementHomesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






