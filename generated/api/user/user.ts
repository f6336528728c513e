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
  AgencySecurity,
  AgencySecurityPatch,
  AgencySso,
  AgencySsoInput,
  BadRequestResponse,
  EmailVerifyInput,
  Erasure,
  ErasureInput,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InvitationInput,
  InvitationOffer,
  InvitationOpened,
  ListUsersParams,
  LoginInput,
  LogoutInput,
  Message,
  NotAcceptableResponse,
  NotFoundResponse,
  NotificationSyncInput,
  Passkey,
  PasskeyInput,
  PasskeyList,
  PasskeyLoginOptions,
  PasskeyOptions,
  PasskeyPatch,
  PasskeyProof,
  PasswordResetConfirmInput,
  PasswordResetInput,
  PaymentAccount,
  Profile,
  RecoveryCodes,
  RegisterInput,
  RoomCounts,
  SecondStepInput,
  SocialLoginInput,
  SsoInput,
  SsoStart,
  SsoStartInput,
  StepUp,
  StepUpInput,
  TooLargeResponse,
  TooManyResponse,
  Totp,
  TotpCodeInput,
  TotpSecret,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedResponse,
  User,
  UserInput,
  UserPage,
  UserPatch,
  UserSessionList
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
 * Everybody with an account and a password; the session ends after 30 days without use. 401 with one and the same answer for an unknown e-mail, a wrong password and an account that is not active. 403 with `second_step` when the account asks for a code, too: its `token` goes to `loginSecondStep`. 429 for too many tries from one address or with one e-mail; the mailed link for a new password goes on working then.
 * @summary Sign in with e-mail and password
 */
export const loginUser = (
    loginInput: BodyType<LoginInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Profile>(
      {url: `/api/v1/user/login/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: loginInput, signal
    },
      options);
    }


/**
 * The identity is known by issuer and subject, never by e-mail. An account with the same e-mail is joined only when the token says the e-mail is verified; if the account itself never proved it, its password, sessions and other identities are dropped first, and one of an agency stands back for a new visitor, who is asked by mail whether it is theirs. Anything wrong with the token, and a server without this sign-in, is 403 'Acceso no autorizado'. 403 with `second_step` when the account asks for a code, too: its `token` goes to `loginSecondStep`.
 * @summary Sign in with Google or Apple
 */
export const loginSocial = (
    socialLoginInput: BodyType<SocialLoginInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Profile>(
      {url: `/api/v1/user/login/social/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: socialLoginInput, signal
    },
      options);
    }


/**
 * Whoever holds the token of a first step (`loginUser`, `loginSocial`, `confirmPasswordReset` with 403 and `second_step`). A code of the app counts once, a recovery code, too. 400 at `code` for any other, at `token` when ten minutes are over, the sessions were ended or the token was used; 429 for too many wrong codes of one account within the half minute that a code counts for, from places where its person has not signed in before, and for too many tries from one address. 403 with `sso` where the agency has come to ask for the company's account meanwhile.
 * @summary The second step of signing in: a code of the app, or a recovery code
 */
export const loginSecondStep = (
    secondStepInput: BodyType<SecondStepInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Profile>(
      {url: `/api/v1/user/login/second/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: secondStepInput, signal
    },
      options);
    }


/**
 * Everybody: the domain of the e-mail says which provider. Answers its address and a ticket that the same browser keeps and sends with `loginSso` within ten minutes. 400 at `email` for a domain that no agency has proved, whatever is in front of it; 429 for too many tries from one address. 503 when the provider does not answer.
 * @summary Begin to sign in with the company's account
 */
export const startSso = (
    ssoStartInput: BodyType<SsoStartInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SsoStart>(
      {url: `/api/v1/user/login/sso/start/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: ssoStartInput, signal
    },
      options);
    }


/**
 * Whoever began with `startSso` in the same browser. The identity is known by issuer and subject. At first it opens the account of the agency that has proved the e-mail it says is verified, on the agency's domain; there is none made for it. 400 at `answer` for an answer to another question, of another provider, after ten minutes or for the second time; 403 for anybody who is not of the agency, and with `second_step` when the account asks for a code, too: its `token` goes to `loginSecondStep`. 429 for too many tries from one address. 503 when the provider does not answer.
 * @summary Sign in with what the company's account answered
 */
export const loginSso = (
    ssoInput: BodyType<SsoInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Profile>(
      {url: `/api/v1/user/login/sso/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: ssoInput, signal
    },
      options);
    }


/**
 * Everybody; it names no account. The answer counts once and for ten minutes. 429 for too many tries from one address.
 * @summary Begin to sign in with a passkey: what the browser is given
 */
export const startPasskeyLogin = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PasskeyLoginOptions>(
      {url: `/api/v1/user/login/passkey/options/`, method: 'POST', signal
    },
      options);
    }


/**
 * Whoever holds it: the device has verified them, so that no second step is asked for. 401 with one and the same answer for a passkey that nobody has, a wrong signature, what was answered before, came from another site or from a copy of the key, and an account that is not active; 429 for too many tries from one address.
 * @summary Sign in with a passkey
 */
export const loginPasskey = (
    passkeyProof: BodyType<PasskeyProof>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Profile>(
      {url: `/api/v1/user/login/passkey/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: passkeyProof, signal
    },
      options);
    }


/**
 * Any signed-in person, for themselves. The answer counts once and for ten minutes. 403 with `step_up` when the session did not prove itself lately, 406 beside ten passkeys, 429 for too many tries from one address.
 * @summary Begin a passkey: what the browser is given
 */
export const startPasskey = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PasskeyOptions>(
      {url: `/api/v1/user/passkey/options/`, method: 'POST', signal
    },
      options);
    }


/**
 * Any signed-in person, their own; all at once. Moments are UTC.
 * @summary My passkeys
 */
export const listPasskeys = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PasskeyList>(
      {url: `/api/v1/user/passkey/`, method: 'GET', signal
    },
      options);
    }




export const getListPasskeysQueryKey = () => {
    return [
    `/api/v1/user/passkey/`
    ] as const;
    }


export const getListPasskeysQueryOptions = <TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPasskeysQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPasskeys>>> = ({ signal }) => listPasskeys(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPasskeysQueryResult = NonNullable<Awaited<ReturnType<typeof listPasskeys>>>
export type ListPasskeysQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPasskeys>>,
          TError,
          Awaited<ReturnType<typeof listPasskeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPasskeys>>,
          TError,
          Awaited<ReturnType<typeof listPasskeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My passkeys
 */

export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPasskeysQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Any signed-in person, for themselves, once for each `startPasskey`; a mail says so. 400 at `clientDataJSON` when it does not answer what was begun here, came from another site, its person was not verified, or somebody has it already. 403 with `step_up` when the session did not prove itself lately, 406 beside ten passkeys, 429 for too many tries from one address.
 * @summary Keep a passkey that the browser made
 */
export const addPasskey = (
    passkeyInput: BodyType<PasskeyInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Passkey>(
      {url: `/api/v1/user/passkey/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: passkeyInput, signal
    },
      options);
    }


/**
 * Any signed-in person, of their own; 404 for any other.
 * @summary Call a passkey something
 */
export const renamePasskey = (
    id: string,
    passkeyPatch: BodyType<PasskeyPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Passkey>(
      {url: `/api/v1/user/passkey/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: passkeyPatch, signal
    },
      options);
    }




export const getRenamePasskeyMutationKey = () => ['renamePasskey'] as const;

export const getRenamePasskeyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renamePasskey>>, TError,RenamePasskeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renamePasskey>>, TError,RenamePasskeyMutationVariables, TContext> => {

const mutationKey = getRenamePasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renamePasskey>>, RenamePasskeyMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  renamePasskey(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenamePasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof renamePasskey>>>
    export type RenamePasskeyMutationBody = BodyType<PasskeyPatch>
    export type RenamePasskeyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type RenamePasskeyMutationVariables = {id: string;data: BodyType<PasskeyPatch>}

    /**
 * @summary Call a passkey something
 */
export const useRenamePasskey = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renamePasskey>>, TError,RenamePasskeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renamePasskey>>,
        TError,
        RenamePasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getRenamePasskeyMutationOptions(options), queryClient);
    }
    /**
 * Any signed-in person, of their own; a mail says so. 403 with `step_up` when the session did not prove itself lately, 404 for any other, 406 when nothing else would open the account.
 * @summary Forget a passkey; it opens nothing any more
 */
export const removePasskey = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/user/passkey/${id}/`, method: 'DELETE', signal
    },
      options);
    }




export const getRemovePasskeyMutationKey = () => ['removePasskey'] as const;

export const getRemovePasskeyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePasskey>>, TError,RemovePasskeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removePasskey>>, TError,RemovePasskeyMutationVariables, TContext> => {

const mutationKey = getRemovePasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removePasskey>>, RemovePasskeyMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removePasskey(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemovePasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof removePasskey>>>

    export type RemovePasskeyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type RemovePasskeyMutationVariables = {id: string}

    /**
 * @summary Forget a passkey; it opens nothing any more
 */
export const useRemovePasskey = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePasskey>>, TError,RemovePasskeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removePasskey>>,
        TError,
        RemovePasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getRemovePasskeyMutationOptions(options), queryClient);
    }
    /**
 * Any signed-in person, for themselves.
 * @summary Whether my account asks for a code, and how many recovery codes are left
 */
export const getTotp = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Totp>(
      {url: `/api/v1/user/totp/`, method: 'GET', signal
    },
      options);
    }




export const getGetTotpQueryKey = () => {
    return [
    `/api/v1/user/totp/`
    ] as const;
    }


export const getGetTotpQueryOptions = <TData = Awaited<ReturnType<typeof getTotp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTotp>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTotpQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTotp>>> = ({ signal }) => getTotp(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTotp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTotpQueryResult = NonNullable<Awaited<ReturnType<typeof getTotp>>>
export type GetTotpQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useGetTotp<TData = Awaited<ReturnType<typeof getTotp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTotp>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTotp>>,
          TError,
          Awaited<ReturnType<typeof getTotp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTotp<TData = Awaited<ReturnType<typeof getTotp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTotp>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTotp>>,
          TError,
          Awaited<ReturnType<typeof getTotp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTotp<TData = Awaited<ReturnType<typeof getTotp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTotp>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether my account asks for a code, and how many recovery codes are left
 */

export function useGetTotp<TData = Awaited<ReturnType<typeof getTotp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTotp>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTotpQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Any signed-in person, for themselves; a mail says so. 403 with `step_up` when the session did not prove itself lately, 404 when the second step is not on, 406 when the person's agency asks for one and there is no passkey, 429 for too many tries from one address.
 * @summary Turn the second step off; recovery codes end with it
 */
export const removeTotp = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/user/totp/`, method: 'DELETE', signal
    },
      options);
    }




export const getRemoveTotpMutationKey = () => ['removeTotp'] as const;

export const getRemoveTotpMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeTotp>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeTotp>>, TError,void, TContext> => {

const mutationKey = getRemoveTotpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeTotp>>, void> = () => {


          return  removeTotp(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveTotpMutationResult = NonNullable<Awaited<ReturnType<typeof removeTotp>>>

    export type RemoveTotpMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>


    /**
 * @summary Turn the second step off; recovery codes end with it
 */
export const useRemoveTotp = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeTotp>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeTotp>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRemoveTotpMutationOptions(options), queryClient);
    }
    /**
 * Any signed-in person, for themselves. Nothing is asked for until a code of the app has come (`confirmTotp`); the secret before that was not confirmed is of no use any more. 403 with `step_up` when the session did not prove itself lately, 406 when the second step is on already, 429 for too many tries from one address.
 * @summary Begin the second step: a secret for an app that shows codes
 */
export const startTotp = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TotpSecret>(
      {url: `/api/v1/user/totp/start/`, method: 'POST', signal
    },
      options);
    }




export const getStartTotpMutationKey = () => ['startTotp'] as const;

export const getStartTotpMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTotp>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof startTotp>>, TError,void, TContext> => {

const mutationKey = getStartTotpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startTotp>>, void> = () => {


          return  startTotp(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartTotpMutationResult = NonNullable<Awaited<ReturnType<typeof startTotp>>>

    export type StartTotpMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooManyResponse>


    /**
 * @summary Begin the second step: a secret for an app that shows codes
 */
export const useStartTotp = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTotp>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startTotp>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getStartTotpMutationOptions(options), queryClient);
    }
    /**
 * Any signed-in person, for themselves. From now on a password, Google, Apple and the link of a forgotten password sign in with a code only; other sessions of the account end, and a mail says so. The answer is the only time the ten recovery codes are told. 400 at `code` when it is wrong, 406 when nothing was begun or it is on already, 429 for too many wrong codes.
 * @summary Turn the second step on with a code of the app
 */
export const confirmTotp = (
    totpCodeInput: BodyType<TotpCodeInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RecoveryCodes>(
      {url: `/api/v1/user/totp/confirm/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: totpCodeInput, signal
    },
      options);
    }




export const getConfirmTotpMutationKey = () => ['confirmTotp'] as const;

export const getConfirmTotpMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmTotp>>, TError,ConfirmTotpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmTotp>>, TError,ConfirmTotpMutationVariables, TContext> => {

const mutationKey = getConfirmTotpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmTotp>>, ConfirmTotpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmTotp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmTotpMutationResult = NonNullable<Awaited<ReturnType<typeof confirmTotp>>>
    export type ConfirmTotpMutationBody = BodyType<TotpCodeInput>
    export type ConfirmTotpMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type ConfirmTotpMutationVariables = {data: BodyType<TotpCodeInput>}

    /**
 * @summary Turn the second step on with a code of the app
 */
export const useConfirmTotp = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmTotp>>, TError,ConfirmTotpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmTotp>>,
        TError,
        ConfirmTotpMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmTotpMutationOptions(options), queryClient);
    }
    /**
 * Any signed-in person whose account asks for a second step, for themselves; a mail says so. The answer is the only time the codes are told. 403 with `step_up` when the session did not prove itself lately, 404 when the second step is not on, 429 for too many tries from one address.
 * @summary Ten new recovery codes; those of before end
 */
export const renewRecoveryCodes = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RecoveryCodes>(
      {url: `/api/v1/user/totp/recovery/`, method: 'POST', signal
    },
      options);
    }




export const getRenewRecoveryCodesMutationKey = () => ['renewRecoveryCodes'] as const;

export const getRenewRecoveryCodesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,void, TContext> => {

const mutationKey = getRenewRecoveryCodesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewRecoveryCodes>>, void> = () => {


          return  renewRecoveryCodes(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewRecoveryCodesMutationResult = NonNullable<Awaited<ReturnType<typeof renewRecoveryCodes>>>

    export type RenewRecoveryCodesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse>


    /**
 * @summary Ten new recovery codes; those of before end
 */
export const useRenewRecoveryCodes = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewRecoveryCodes>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRenewRecoveryCodesMutationOptions(options), queryClient);
    }
    /**
 * Everybody. A visitor gets the role USER, a referrer REFERRED, and an agency is made together with its first ADMIN; they are signed in at once, and a link to confirm the e-mail goes by mail. 400 at `email` when an active account has it (of one that nobody has proved a link goes to the mailbox), at `agency_name` when an agency has none, at `first_name` when it is blank and at `phone` when it is none; 429 for too many tries from one address.
 * @summary Register a visitor, a referrer, or an agency with its first ADMIN
 */
export const registerUser = (
    registerInput: BodyType<RegisterInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Profile>(
      {url: `/api/v1/user/register/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: registerInput, signal
    },
      options);
    }


/**
 * Any signed-in person ends the session of this call, or with `everywhere` all of their own. What is pushed to the devices of these sessions ends with them.
 * @summary Sign out: the token stops working at once
 */
export const logoutUser = (
    logoutInput?: BodyType<LogoutInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/user/logout/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: logoutInput, signal
    },
      options);
    }


/**
 * A signed-in visitor (USER), whose session has proved itself within ten minutes (`x-step-up`). With the account go saved homes, searches, history, conversations and sessions, and a mail says so; enquiries stay with whoever received them. 400 at `password` when one is sent and is wrong, 406 for everybody but visitors and for who has sold to agencies (their orders and invoices are kept), 429 for too many tries from one address.
 * @summary Close my account: ten seconds later it and what is mine are erased; only visitors (USER), people of an agency and of the programmes are refused in words
 */
export const eraseMe = (
    erasureInput?: BodyType<ErasureInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Erasure>(
      {url: `/api/v1/user/erasure/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: erasureInput, signal
    },
      options);
    }




export const getEraseMeMutationKey = () => ['eraseMe'] as const;

export const getEraseMeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eraseMe>>, TError,EraseMeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof eraseMe>>, TError,EraseMeMutationVariables, TContext> => {

const mutationKey = getEraseMeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof eraseMe>>, EraseMeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  eraseMe(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EraseMeMutationResult = NonNullable<Awaited<ReturnType<typeof eraseMe>>>
    export type EraseMeMutationBody = BodyType<ErasureInput> | undefined
    export type EraseMeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type EraseMeMutationVariables = {data?: BodyType<ErasureInput>}

    /**
 * @summary Close my account: ten seconds later it and what is mine are erased; only visitors (USER), people of an agency and of the programmes are refused in words
 */
export const useEraseMe = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eraseMe>>, TError,EraseMeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof eraseMe>>,
        TError,
        EraseMeMutationVariables,
        TContext
      > => {
      return useMutation(getEraseMeMutationOptions(options), queryClient);
    }
    /**
 * Any signed-in person, for their own account. It works as long as the account has not been erased, and changes nothing where it was not about to be.
 * @summary Take back closing my account, while it is still there
 */
export const keepMe = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Erasure>(
      {url: `/api/v1/user/erasure/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * Any signed-in person, of their own sessions that have not run out; all at once, this one first. Moments are UTC.
 * @summary Where I am signed in
 */
export const listSessions = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserSessionList>(
      {url: `/api/v1/user/session/`, method: 'GET', signal
    },
      options);
    }




export const getListSessionsQueryKey = () => {
    return [
    `/api/v1/user/session/`
    ] as const;
    }


export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Where I am signed in
 */

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Any signed-in person ends all their sessions but that of this call, as one by one.
 * @summary Sign out on all devices but this one
 */
export const revokeOtherSessions = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/user/session/end-others/`, method: 'POST', signal
    },
      options);
    }




export const getRevokeOtherSessionsMutationKey = () => ['revokeOtherSessions'] as const;

export const getRevokeOtherSessionsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeOtherSessions>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeOtherSessions>>, TError,void, TContext> => {

const mutationKey = getRevokeOtherSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeOtherSessions>>, void> = () => {


          return  revokeOtherSessions(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeOtherSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof revokeOtherSessions>>>

    export type RevokeOtherSessionsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse>


    /**
 * @summary Sign out on all devices but this one
 */
export const useRevokeOtherSessions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeOtherSessions>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeOtherSessions>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRevokeOtherSessionsMutationOptions(options), queryClient);
    }
    /**
 * Any signed-in person, of their own sessions; another person's is 404, as one that has ended already. Its token opens nothing from now on, what is pushed to its devices ends, and a stream that is open closes at once.
 * @summary Sign out on another device, or here
 */
export const revokeSession = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/user/session/${id}/`, method: 'DELETE', signal
    },
      options);
    }




export const getRevokeSessionMutationKey = () => ['revokeSession'] as const;

export const getRevokeSessionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeSession>>, TError,RevokeSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeSession>>, TError,RevokeSessionMutationVariables, TContext> => {

const mutationKey = getRevokeSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeSession>>, RevokeSessionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  revokeSession(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeSessionMutationResult = NonNullable<Awaited<ReturnType<typeof revokeSession>>>

    export type RevokeSessionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>
    export type RevokeSessionMutationVariables = {id: string}

    /**
 * @summary Sign out on another device, or here
 */
export const useRevokeSession = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeSession>>, TError,RevokeSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeSession>>,
        TError,
        RevokeSessionMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeSessionMutationOptions(options), queryClient);
    }
    /**
 * Any signed-in person, of the session of this call. Signing in is a proof, too. Moments are UTC.
 * @summary How far this session has proved that it is mine
 */
export const getStepUp = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StepUp>(
      {url: `/api/v1/user/step-up/`, method: 'GET', signal
    },
      options);
    }




export const getGetStepUpQueryKey = () => {
    return [
    `/api/v1/user/step-up/`
    ] as const;
    }


export const getGetStepUpQueryOptions = <TData = Awaited<ReturnType<typeof getStepUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStepUp>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStepUpQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStepUp>>> = ({ signal }) => getStepUp(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStepUp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStepUpQueryResult = NonNullable<Awaited<ReturnType<typeof getStepUp>>>
export type GetStepUpQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useGetStepUp<TData = Awaited<ReturnType<typeof getStepUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStepUp>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStepUp>>,
          TError,
          Awaited<ReturnType<typeof getStepUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStepUp<TData = Awaited<ReturnType<typeof getStepUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStepUp>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStepUp>>,
          TError,
          Awaited<ReturnType<typeof getStepUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStepUp<TData = Awaited<ReturnType<typeof getStepUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStepUp>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How far this session has proved that it is mine
 */

export function useGetStepUp<TData = Awaited<ReturnType<typeof getStepUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStepUp>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStepUpQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Any signed-in person, for the session of this call alone: operations with `x-step-up` answer it for ten minutes. By a passkey of the account; by the present password, or by the mailed code where the account has none; instead of these two by a code of the app where the account asks for a second step. 400 at the field that is wrong, that has run out, or that this account does not have; 429 for too many tries from one address or in one session.
 * @summary Prove that it is me, for ten minutes of this session
 */
export const stepUp = (
    stepUpInput: BodyType<StepUpInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StepUp>(
      {url: `/api/v1/user/step-up/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: stepUpInput, signal
    },
      options);
    }


/**
 * Any signed-in person whose account has no password, as with Google or Apple alone; 406 for the others, who prove it by that. The code counts for ten minutes, once, and for the session of this call alone; the one before ends. 429 for too many of one person.
 * @summary Have a code mailed to me with which this session proves itself
 */
export const sendStepUpCode = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/user/step-up/code/`, method: 'POST', signal
    },
      options);
    }


/**
 * Any signed-in person with a passkey; 406 for the others. The answer names theirs alone, and counts once, for them and for ten minutes (`stepUp` with the method `passkey`). 429 for too many tries from one address.
 * @summary Begin to prove with a passkey that it is me: what the browser is given
 */
export const startStepUpPasskey = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PasskeyLoginOptions>(
      {url: `/api/v1/user/step-up/passkey/`, method: 'POST', signal
    },
      options);
    }


/**
 * Everybody. If an active account has the e-mail, a link that works once and for an hour is mailed and the one before stops working. Past five in a quarter of an hour for one e-mail no other is sent, with the same answer. 429 for too many tries from one address.
 * @summary Ask for a one-time link by mail
 */
export const requestPasswordReset = (
    passwordResetInput: BodyType<PasswordResetInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Message>(
      {url: `/api/v1/user/password-reset/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: passwordResetInput, signal
    },
      options);
    }


/**
 * Whoever holds the link from the mail. The password is set, the e-mail counts as confirmed, and a new session is opened; passkeys are deleted, Google and Apple untied until they next sign in; a mail tells of the change when there was a password before. An account whose e-mail was never confirmed loses all that opened it before; one of an agency stands back, and whoever holds the link begins as a visitor (`joinByInvitation` takes it over instead). 403 with `second_step` when the password is set and the account asks for a code, too: its `token` goes to `loginSecondStep`. 400 at `token` when the link was used, has run out or is that of an invitation, or the account is closed; 429 for too many tries from one address.
 * @summary Set a new password with the link; signs every session out
 */
export const confirmPasswordReset = (
    passwordResetConfirmInput: BodyType<PasswordResetConfirmInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Profile>(
      {url: `/api/v1/user/password-reset/confirm/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: passwordResetConfirmInput, signal
    },
      options);
    }


/**
 * ADMIN and STAFF of an agency read all of its people, those who left or are only invited included, in the order they were added; 24 to a page unless told, with `next` and `previous` as the cursors of other pages and the `total`. Of colleagues their saved homes, payment account and calendar e-mail are left out. 400 for a cursor that is none of this list.
 * @summary People of my agency
 */
export const listUsers = (
    params?: ListUsersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserPage>(
      {url: `/api/v1/user/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListUsersQueryKey = (params?: ListUsersParams,) => {
    return [
    `/api/v1/user/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListUsersQueryOptions = <TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUsersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUsers>>> = ({ signal }) => listUsers(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUsersQueryResult = NonNullable<Awaited<ReturnType<typeof listUsers>>>
export type ListUsersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListUsersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsers>>,
          TError,
          Awaited<ReturnType<typeof listUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsers>>,
          TError,
          Awaited<ReturnType<typeof listUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary People of my agency
 */

export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUsersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Only an ADMIN, for their agency. The person is invited: the link works for seven days and is accepted with the account that has the e-mail, or with a new one. 400 at `email` when somebody of the agency has it, also one who left or waits already, or the agency asks for the company's account and it is not on its domain; at `first_name` when it is blank and at `phone` when it is none; 429 for too many tries from one address.
 * @summary Invite a person to my agency by mail
 */
export const createUser = (
    userInput: BodyType<UserInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<User>(
      {url: `/api/v1/user/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: userInput, signal
    },
      options);
    }


/**
 * For any signed-in person. Which rooms are told follows from the caller's role, and each counts what its own list would show to them; a room with nothing to count is left out. Nobody reads anything by asking.
 * @summary What stands beside the rooms of my desk: how many there are, wait for me, are broken
 */
export const countRooms = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RoomCounts>(
      {url: `/api/v1/user/counts/`, method: 'GET', signal
    },
      options);
    }




export const getCountRoomsQueryKey = () => {
    return [
    `/api/v1/user/counts/`
    ] as const;
    }


export const getCountRoomsQueryOptions = <TData = Awaited<ReturnType<typeof countRooms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countRooms>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountRoomsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countRooms>>> = ({ signal }) => countRooms(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countRooms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountRoomsQueryResult = NonNullable<Awaited<ReturnType<typeof countRooms>>>
export type CountRoomsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useCountRooms<TData = Awaited<ReturnType<typeof countRooms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countRooms>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countRooms>>,
          TError,
          Awaited<ReturnType<typeof countRooms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountRooms<TData = Awaited<ReturnType<typeof countRooms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countRooms>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countRooms>>,
          TError,
          Awaited<ReturnType<typeof countRooms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountRooms<TData = Awaited<ReturnType<typeof countRooms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countRooms>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What stands beside the rooms of my desk: how many there are, wait for me, are broken
 */

export function useCountRooms<TData = Awaited<ReturnType<typeof countRooms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countRooms>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountRoomsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Only the signed-in owner of the account confirms: whoever opens a link that somebody else caused confirms nothing. Where another e-mail waits (`pending_email`), the link goes there, and opening it makes that one the account's e-mail, ends the other sessions and unties Google and Apple (one with the new e-mail is tied at its next sign-in); 400 at `token` when somebody else has proved it meanwhile, or the agency asks for the company's account and it is not on its domain.
 * @summary Ask for the link that confirms my e-mail, or confirm it with its token
 */
export const verifyEmail = (
    emailVerifyInput?: BodyType<EmailVerifyInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<User>(
      {url: `/api/v1/user/verify-email/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: emailVerifyInput, signal
    },
      options);
    }




export const getVerifyEmailMutationKey = () => ['verifyEmail'] as const;

export const getVerifyEmailMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext> => {

const mutationKey = getVerifyEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyEmail>>, VerifyEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyEmailMutationResult = NonNullable<Awaited<ReturnType<typeof verifyEmail>>>
    export type VerifyEmailMutationBody = BodyType<EmailVerifyInput> | undefined
    export type VerifyEmailMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type VerifyEmailMutationVariables = {data?: BodyType<EmailVerifyInput>}

    /**
 * @summary Ask for the link that confirms my e-mail, or confirm it with its token
 */
export const useVerifyEmail = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyEmail>>,
        TError,
        VerifyEmailMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyEmailMutationOptions(options), queryClient);
    }
    /**
 * The link that was mailed there opens nothing any more. Nothing happens where none waits.
 * @summary Let go of the e-mail that waits to become mine; the account keeps the one it has
 */
export const cancelEmailChange = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<User>(
      {url: `/api/v1/user/verify-email/`, method: 'DELETE', signal
    },
      options);
    }




export const getCancelEmailChangeMutationKey = () => ['cancelEmailChange'] as const;

export const getCancelEmailChangeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelEmailChange>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelEmailChange>>, TError,void, TContext> => {

const mutationKey = getCancelEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelEmailChange>>, void> = () => {


          return  cancelEmailChange(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof cancelEmailChange>>>

    export type CancelEmailChangeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse>


    /**
 * @summary Let go of the e-mail that waits to become mine; the account keeps the one it has
 */
export const useCancelEmailChange = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelEmailChange>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelEmailChange>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCancelEmailChangeMutationOptions(options), queryClient);
    }
    /**
 * ADMIN, STAFF and SERVICE, for themselves. An account that was opened before is taken up again. The address in `url` is the service's page where it is filled in; it works once and for some minutes. Asks once more who it is (403), since money goes where that page says. 503 when payments are not set up here or the service cannot be reached, 429 for too many tries from one address.
 * @summary Open my account at the payment service
 */
export const openPaymentAccount = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PaymentAccount>(
      {url: `/api/v1/user/stripe/`, method: 'POST', signal
    },
      options);
    }




export const getOpenPaymentAccountMutationKey = () => ['openPaymentAccount'] as const;

export const getOpenPaymentAccountMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openPaymentAccount>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof openPaymentAccount>>, TError,void, TContext> => {

const mutationKey = getOpenPaymentAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof openPaymentAccount>>, void> = () => {


          return  openPaymentAccount(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OpenPaymentAccountMutationResult = NonNullable<Awaited<ReturnType<typeof openPaymentAccount>>>

    export type OpenPaymentAccountMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse | UnavailableResponse>


    /**
 * @summary Open my account at the payment service
 */
export const useOpenPaymentAccount = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openPaymentAccount>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof openPaymentAccount>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getOpenPaymentAccountMutationOptions(options), queryClient);
    }
    /**
 * ADMIN, STAFF and SERVICE, for themselves; the new address works once and for some minutes. Asks once more who it is (403), since money goes where that page says. 404 when `id` is somebody else's or no account has been opened yet, 503 when payments are not set up here or the service cannot be reached, 429 for too many tries from one address.
 * @summary Another link to my account at the payment service; id is mine
 */
export const renewPaymentAccount = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PaymentAccount>(
      {url: `/api/v1/user/stripe/${id}/`, method: 'PATCH', signal
    },
      options);
    }




export const getRenewPaymentAccountMutationKey = () => ['renewPaymentAccount'] as const;

export const getRenewPaymentAccountMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewPaymentAccount>>, TError,RenewPaymentAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renewPaymentAccount>>, TError,RenewPaymentAccountMutationVariables, TContext> => {

const mutationKey = getRenewPaymentAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewPaymentAccount>>, RenewPaymentAccountMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  renewPaymentAccount(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewPaymentAccountMutationResult = NonNullable<Awaited<ReturnType<typeof renewPaymentAccount>>>

    export type RenewPaymentAccountMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse | UnavailableResponse>
    export type RenewPaymentAccountMutationVariables = {id: string}

    /**
 * @summary Another link to my account at the payment service; id is mine
 */
export const useRenewPaymentAccount = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewPaymentAccount>>, TError,RenewPaymentAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewPaymentAccount>>,
        TError,
        RenewPaymentAccountMutationVariables,
        TContext
      > => {
      return useMutation(getRenewPaymentAccountMutationOptions(options), queryClient);
    }
    /**
 * Any signed-in person, for the device of this session; null removes it. A device that another session had is taken over, and of more than 20 devices of one person the one longest not renewed is dropped. 400 at `registration.endpoint` for an address that may not be pushed to, 401 when the session was ended meanwhile, 429 for too many tries from one address.
 * @summary Where this session's device is pushed to: registers, renews or removes it
 */
export const syncNotifications = (
    notificationSyncInput: BodyType<NotificationSyncInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/user/notification-sync/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: notificationSyncInput, signal
    },
      options);
    }


/**
 * Only an account with the e-mail that was invited is told; 400 at `token` for any other, and for a link that was used, withdrawn or is over.
 * @summary Who invites me into their team, by the token of the mail
 */
export const readInvitation = (
    invitationInput: BodyType<InvitationInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvitationOffer>(
      {url: `/api/v1/user/invitation/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: invitationInput, signal
    },
      options);
    }


/**
 * My account becomes one of the agency's people and keeps what is its own: saved homes, searches, conversations. 406 with what has to happen first, for who works for another agency, and where the agency asks for the company's account and the e-mail is not on its domain.
 * @summary Join the agency that invites me
 */
export const acceptInvitation = (
    invitationInput: BodyType<InvitationInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<User>(
      {url: `/api/v1/user/invitation/accept/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: invitationInput, signal
    },
      options);
    }




export const getAcceptInvitationMutationKey = () => ['acceptInvitation'] as const;

export const getAcceptInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext> => {

const mutationKey = getAcceptInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptInvitation>>, AcceptInvitationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  acceptInvitation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof acceptInvitation>>>
    export type AcceptInvitationMutationBody = BodyType<InvitationInput>
    export type AcceptInvitationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type AcceptInvitationMutationVariables = {data: BodyType<InvitationInput>}

    /**
 * @summary Join the agency that invites me
 */
export const useAcceptInvitation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptInvitation>>,
        TError,
        AcceptInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptInvitationMutationOptions(options), queryClient);
    }
    /**
 * For whoever opens the mail: who invites, as what, and whether the e-mail has an account by now, which then accepts signed in. Also the link of a forgotten password of an agency's account whose e-mail nobody has proved (`takesOver`). 400 at `token` for any other link, and for one that was used, withdrawn or is over.
 * @summary What the link of an invitation leads to, without signing in
 */
export const openInvitation = (
    invitationInput: BodyType<InvitationInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvitationOpened>(
      {url: `/api/v1/user/invitation/open/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: invitationInput, signal
    },
      options);
    }


/**
 * For an e-mail without an account: accepting makes one, proves the e-mail and signs in. 406 when the e-mail has an account by now: it accepts signed in; and where the agency asks for the company's account and the e-mail is not on its domain. With the link of a forgotten password of an agency's account whose e-mail nobody has proved, that account is taken over, and all that opened it before is void. 403 with `sso` when the agency asks for the company's account: they have joined, and sign in by it.
 * @summary Join the agency that invites me with a new account: choose its password
 */
export const joinByInvitation = (
    passwordResetConfirmInput: BodyType<PasswordResetConfirmInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Profile>(
      {url: `/api/v1/user/invitation/join/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: passwordResetConfirmInput, signal
    },
      options);
    }


/**
 * Any signed-in person reads themselves; who belongs to an agency also its people, whoever has left or is only invited included. Of colleagues their saved homes, payment account and calendar e-mail are left out. 404 for everybody else.
 * @summary A person: myself, or one of my agency
 */
export const getUser = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<User>(
      {url: `/api/v1/user/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetUserQueryKey = (id: string,) => {
    return [
    `/api/v1/user/${id}/`
    ] as const;
    }


export const getGetUserQueryOptions = <TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUser>>> = ({ signal }) => getUser(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserQueryResult = NonNullable<Awaited<ReturnType<typeof getUser>>>
export type GetUserQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>


export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUser>>,
          TError,
          Awaited<ReturnType<typeof getUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUser>>,
          TError,
          Awaited<ReturnType<typeof getUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A person: myself, or one of my agency
 */

export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Any signed-in person changes themselves; an ADMIN sets role, `active`, permissions and branch of the agency's people, and may put right their name, phone and job title. A new e-mail or password needs `current_password`, is told by mail, and the e-mail is to be confirmed anew; a new password signs out all other sessions, and `active: false` all of them. An e-mail, a password, `role`, `active` and `permissions` ask once more who it is (403). Another role of who has not accepted yet ends their invitation and sends another one. 400 at fields that the caller may not change or a person of no agency does not have, at `email` when it is taken or would not come in by the company's account that the agency asks for, at `current_password` when it is wrong, at a `branch_id` that is none of the agency's, at `active` while the person still answers for records, and at `active` or `role` for the agency's last ADMIN, for its owner, and for whom it would leave outside the company's account that the agency asks for; 404 for whom the caller may not change; 429 for too many tries with `current_password`, or too many invitations of one person. For the `avatar`, 413 past 5 MB or 50 million pixels, 415 when it is no JPEG, PNG or WebP, 503 when it cannot be kept now, 507 when there is no space left.
 * @summary Save a person: myself, or one of my agency as its ADMIN
 */
export const updateUser = (
    id: string,
    userPatch: BodyType<UserPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<User>(
      {url: `/api/v1/user/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: userPatch, signal
    },
      options);
    }




export const getUpdateUserMutationKey = () => ['updateUser'] as const;

export const getUpdateUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse | UnavailableResponse | InsufficientStorageResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext> => {

const mutationKey = getUpdateUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUser>>, UpdateUserMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateUser(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateUserMutationResult = NonNullable<Awaited<ReturnType<typeof updateUser>>>
    export type UpdateUserMutationBody = BodyType<UserPatch>
    export type UpdateUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse | UnavailableResponse | InsufficientStorageResponse>
    export type UpdateUserMutationVariables = {id: string;data: BodyType<UserPatch>}

    /**
 * @summary Save a person: myself, or one of my agency as its ADMIN
 */
export const useUpdateUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse | UnavailableResponse | InsufficientStorageResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUser>>,
        TError,
        UpdateUserMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateUserMutationOptions(options), queryClient);
    }
    /**
 * Only an ADMIN, for people of their agency who have not accepted yet. The new link is mailed and works for seven days from now. 404 for who is not of the agency, 406 when they have joined already or were let go, or when the agency asks for the company's account and their e-mail is none of its domain, 429 for too many tries from one address.
 * @summary Send the link of an invitation again; the one before stops working
 */
export const resendInvitation = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<User>(
      {url: `/api/v1/user/${id}/invitation/`, method: 'POST', signal
    },
      options);
    }


/**
 * Only an ADMIN, for people of their agency who have not accepted yet; the link in the mail opens nothing any more. Where only a record that is over bears their name, they stay as somebody who left. 404 for who is not of the agency, 406 when they have joined already, were let go, are the agency's owner whose account waits for its mailbox to confirm it, or records of the agency are in their hands.
 * @summary Withdraw an invitation that was not taken up; the person is gone, or has left as before
 */
export const withdrawInvitation = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/user/${id}/invitation/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * Only its owner, whom nobody else lets go or gives another part; they go on as an ADMIN, and are told by mail. The owner is whoever registered the agency, was given it, or, where that one leads it no longer, its ADMIN of longest standing. 403 for anybody else, and with `step_up` when the session did not prove itself lately; 404 for who is not of the agency, 406 for who does not lead it or has not come yet, or would not come in where the company's account is required, and while the owner's account waits for its mailbox to confirm it.
 * @summary Give the agency to another of its administrators
 */
export const setAgencyOwner = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<User>(
      {url: `/api/v1/user/${id}/owner/`, method: 'POST', signal
    },
      options);
    }


/**
 * Only an ADMIN, of their own agency; another agency's is 404. Names the people who have come, may sign in and have neither an app for codes nor a passkey. Moments are UTC.
 * @summary How the people of my agency sign in, and who has no second step
 */
export const getAgencySecurity = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AgencySecurity>(
      {url: `/api/v1/agency/${id}/security/`, method: 'GET', signal
    },
      options);
    }




export const getGetAgencySecurityQueryKey = (id: string,) => {
    return [
    `/api/v1/agency/${id}/security/`
    ] as const;
    }


export const getGetAgencySecurityQueryOptions = <TData = Awaited<ReturnType<typeof getAgencySecurity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgencySecurity>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAgencySecurityQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAgencySecurity>>> = ({ signal }) => getAgencySecurity(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAgencySecurity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAgencySecurityQueryResult = NonNullable<Awaited<ReturnType<typeof getAgencySecurity>>>
export type GetAgencySecurityQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetAgencySecurity<TData = Awaited<ReturnType<typeof getAgencySecurity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgencySecurity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgencySecurity>>,
          TError,
          Awaited<ReturnType<typeof getAgencySecurity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAgencySecurity<TData = Awaited<ReturnType<typeof getAgencySecurity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgencySecurity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgencySecurity>>,
          TError,
          Awaited<ReturnType<typeof getAgencySecurity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAgencySecurity<TData = Awaited<ReturnType<typeof getAgencySecurity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgencySecurity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How the people of my agency sign in, and who has no second step
 */

export function useGetAgencySecurity<TData = Awaited<ReturnType<typeof getAgencySecurity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgencySecurity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAgencySecurityQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Only an ADMIN, of their own agency; another agency's is 404. Once the days of grace are over, whoever of the agency has no second step can do nothing but set one up, and who has only passkeys has to use one; every other call of theirs is 403 with `second_setup` or `second_proof`. Those who have none are told by mail and on the platform. Asked for once more the days begin anew. 403 with `step_up` when the session did not prove itself lately, 406 when the ADMIN has no second step themself, 429 for too many tries from one address.
 * @summary Ask the people of my agency for a second step
 */
export const updateAgencySecurity = (
    id: string,
    agencySecurityPatch: BodyType<AgencySecurityPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AgencySecurity>(
      {url: `/api/v1/agency/${id}/security/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: agencySecurityPatch, signal
    },
      options);
    }




export const getUpdateAgencySecurityMutationKey = () => ['updateAgencySecurity'] as const;

export const getUpdateAgencySecurityMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAgencySecurity>>, TError,UpdateAgencySecurityMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAgencySecurity>>, TError,UpdateAgencySecurityMutationVariables, TContext> => {

const mutationKey = getUpdateAgencySecurityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAgencySecurity>>, UpdateAgencySecurityMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateAgencySecurity(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAgencySecurityMutationResult = NonNullable<Awaited<ReturnType<typeof updateAgencySecurity>>>
    export type UpdateAgencySecurityMutationBody = BodyType<AgencySecurityPatch>
    export type UpdateAgencySecurityMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type UpdateAgencySecurityMutationVariables = {id: string;data: BodyType<AgencySecurityPatch>}

    /**
 * @summary Ask the people of my agency for a second step
 */
export const useUpdateAgencySecurity = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAgencySecurity>>, TError,UpdateAgencySecurityMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAgencySecurity>>,
        TError,
        UpdateAgencySecurityMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAgencySecurityMutationOptions(options), queryClient);
    }
    /**
 * Only an ADMIN, of their own agency; another agency's is 404. The secret is never told. Moments are UTC.
 * @summary How my agency's people sign in with the company's account
 */
export const getAgencySso = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AgencySso>(
      {url: `/api/v1/agency/${id}/sso/`, method: 'GET', signal
    },
      options);
    }




export const getGetAgencySsoQueryKey = (id: string,) => {
    return [
    `/api/v1/agency/${id}/sso/`
    ] as const;
    }


export const getGetAgencySsoQueryOptions = <TData = Awaited<ReturnType<typeof getAgencySso>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgencySso>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAgencySsoQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAgencySso>>> = ({ signal }) => getAgencySso(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAgencySso>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAgencySsoQueryResult = NonNullable<Awaited<ReturnType<typeof getAgencySso>>>
export type GetAgencySsoQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetAgencySso<TData = Awaited<ReturnType<typeof getAgencySso>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgencySso>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgencySso>>,
          TError,
          Awaited<ReturnType<typeof getAgencySso>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAgencySso<TData = Awaited<ReturnType<typeof getAgencySso>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgencySso>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgencySso>>,
          TError,
          Awaited<ReturnType<typeof getAgencySso>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAgencySso<TData = Awaited<ReturnType<typeof getAgencySso>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgencySso>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How my agency's people sign in with the company's account
 */

export function useGetAgencySso<TData = Awaited<ReturnType<typeof getAgencySso>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgencySso>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAgencySsoQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Only an ADMIN, of their own agency; another agency's is 404. The provider is asked for its settings (discovery) before anything is kept: 400 at `issuer` when it is none that serves, at `domain` when it is no domain of its own. A secret that is left out stays. Another issuer, client or domain has to be proved and tried anew, and `required` is off until then: 406 for `required` while the domain is not proved, nobody has signed in with it yet, the ADMIN has no passkey to come in by when the provider is away, or somebody of the agency would be left outside: without a proved e-mail on the domain, and no ADMIN with a passkey; the words say whether it is the owner, or how many. Everybody of the agency is told when it is required. 403 with `step_up` when the session did not prove itself lately, 429 for too many tries from one address.
 * @summary Set up signing in with the company's account (OpenID Connect)
 */
export const saveAgencySso = (
    id: string,
    agencySsoInput: BodyType<AgencySsoInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AgencySso>(
      {url: `/api/v1/agency/${id}/sso/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: agencySsoInput, signal
    },
      options);
    }




export const getSaveAgencySsoMutationKey = () => ['saveAgencySso'] as const;

export const getSaveAgencySsoMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveAgencySso>>, TError,SaveAgencySsoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveAgencySso>>, TError,SaveAgencySsoMutationVariables, TContext> => {

const mutationKey = getSaveAgencySsoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveAgencySso>>, SaveAgencySsoMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveAgencySso(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveAgencySsoMutationResult = NonNullable<Awaited<ReturnType<typeof saveAgencySso>>>
    export type SaveAgencySsoMutationBody = BodyType<AgencySsoInput>
    export type SaveAgencySsoMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type SaveAgencySsoMutationVariables = {id: string;data: BodyType<AgencySsoInput>}

    /**
 * @summary Set up signing in with the company's account (OpenID Connect)
 */
export const useSaveAgencySso = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveAgencySso>>, TError,SaveAgencySsoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveAgencySso>>,
        TError,
        SaveAgencySsoMutationVariables,
        TContext
      > => {
      return useMutation(getSaveAgencySsoMutationOptions(options), queryClient);
    }
    /**
 * Only an ADMIN, of their own agency; another agency's, and what was not set up, is 404. Its people sign in as before. 403 with `step_up` when the session did not prove itself lately.
 * @summary No more signing in with the company's account
 */
export const removeAgencySso = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/agency/${id}/sso/`, method: 'DELETE', signal
    },
      options);
    }




export const getRemoveAgencySsoMutationKey = () => ['removeAgencySso'] as const;

export const getRemoveAgencySsoMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeAgencySso>>, TError,RemoveAgencySsoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeAgencySso>>, TError,RemoveAgencySsoMutationVariables, TContext> => {

const mutationKey = getRemoveAgencySsoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeAgencySso>>, RemoveAgencySsoMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removeAgencySso(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveAgencySsoMutationResult = NonNullable<Awaited<ReturnType<typeof removeAgencySso>>>

    export type RemoveAgencySsoMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type RemoveAgencySsoMutationVariables = {id: string}

    /**
 * @summary No more signing in with the company's account
 */
export const useRemoveAgencySso = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeAgencySso>>, TError,RemoveAgencySsoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeAgencySso>>,
        TError,
        RemoveAgencySsoMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveAgencySsoMutationOptions(options), queryClient);
    }
    /**
 * Only an ADMIN, of their own agency; another agency's, and what was not set up, is 404. Asks the name servers for the TXT record that `getAgencySso` tells; 406 while it is not there, they do not agree, or another agency has proved the domain. 429 for too many tries from one address.
 * @summary Look whether the domain is the agency's
 */
export const checkAgencySsoDomain = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AgencySso>(
      {url: `/api/v1/agency/${id}/sso/domain/`, method: 'POST', signal
    },
      options);
    }




export const getCheckAgencySsoDomainMutationKey = () => ['checkAgencySsoDomain'] as const;

export const getCheckAgencySsoDomainMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkAgencySsoDomain>>, TError,CheckAgencySsoDomainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof checkAgencySsoDomain>>, TError,CheckAgencySsoDomainMutationVariables, TContext> => {

const mutationKey = getCheckAgencySsoDomainMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkAgencySsoDomain>>, CheckAgencySsoDomainMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  checkAgencySsoDomain(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckAgencySsoDomainMutationResult = NonNullable<Awaited<ReturnType<typeof checkAgencySsoDomain>>>

    export type CheckAgencySsoDomainMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>
    export type CheckAgencySsoDomainMutationVariables = {id: string}

    /**
 * @summary Look whether the domain is the agency's
 */
export const useCheckAgencySsoDomain = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkAgencySsoDomain>>, TError,CheckAgencySsoDomainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkAgencySsoDomain>>,
        TError,
        CheckAgencySsoDomainMutationVariables,
        TContext
      > => {
      return useMutation(getCheckAgencySsoDomainMutationOptions(options), queryClient);
    }
