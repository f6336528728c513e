import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
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
  PasswordResetConfirmInput,
  PasswordResetInput,
  PaymentAccount,
  Profile,
  RegisterInput,
  SocialLoginInput,
  TooLargeResponse,
  TooManyResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedResponse,
  User,
  UserInput,
  UserPage,
  UserPatch
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
 * Everybody with an account and a password; the session ends after 30 days without use. 401 with one and the same answer for an unknown e-mail, a wrong password and an account that is not active. 429 for too many tries from one address or with one e-mail; the mailed link for a new password goes on working then.
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




export const getLoginUserMutationKey = () => ['loginUser'] as const;

export const getLoginUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginUser>>, TError,LoginUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof loginUser>>, TError,LoginUserMutationVariables, TContext> => {

const mutationKey = getLoginUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginUser>>, LoginUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  loginUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginUserMutationResult = NonNullable<Awaited<ReturnType<typeof loginUser>>>
    export type LoginUserMutationBody = BodyType<LoginInput>
    export type LoginUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type LoginUserMutationVariables = {data: BodyType<LoginInput>}

    /**
 * @summary Sign in with e-mail and password
 */
export const useLoginUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginUser>>, TError,LoginUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginUser>>,
        TError,
        LoginUserMutationVariables,
        TContext
      > => {
      return useMutation(getLoginUserMutationOptions(options), queryClient);
    }
    /**
 * The identity is known by issuer and subject, never by e-mail. An account with the same e-mail is joined only when the token says the e-mail is verified; if the account itself never proved it, its password, sessions and other identities are dropped first, and one of an agency stands back for a new visitor, who is asked by mail whether it is theirs. Anything wrong with the token, and a server without this sign-in, is 403 'Acceso no autorizado'.
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




export const getLoginSocialMutationKey = () => ['loginSocial'] as const;

export const getLoginSocialMutationOptions = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginSocial>>, TError,LoginSocialMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof loginSocial>>, TError,LoginSocialMutationVariables, TContext> => {

const mutationKey = getLoginSocialMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginSocial>>, LoginSocialMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  loginSocial(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginSocialMutationResult = NonNullable<Awaited<ReturnType<typeof loginSocial>>>
    export type LoginSocialMutationBody = BodyType<SocialLoginInput>
    export type LoginSocialMutationError = ErrorType<BadRequestResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type LoginSocialMutationVariables = {data: BodyType<SocialLoginInput>}

    /**
 * @summary Sign in with Google or Apple
 */
export const useLoginSocial = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginSocial>>, TError,LoginSocialMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginSocial>>,
        TError,
        LoginSocialMutationVariables,
        TContext
      > => {
      return useMutation(getLoginSocialMutationOptions(options), queryClient);
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




export const getRegisterUserMutationKey = () => ['registerUser'] as const;

export const getRegisterUserMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext> => {

const mutationKey = getRegisterUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerUser>>, RegisterUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterUserMutationResult = NonNullable<Awaited<ReturnType<typeof registerUser>>>
    export type RegisterUserMutationBody = BodyType<RegisterInput>
    export type RegisterUserMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type RegisterUserMutationVariables = {data: BodyType<RegisterInput>}

    /**
 * @summary Register a visitor, a referrer, or an agency with its first ADMIN
 */
export const useRegisterUser = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerUser>>,
        TError,
        RegisterUserMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterUserMutationOptions(options), queryClient);
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




export const getLogoutUserMutationKey = () => ['logoutUser'] as const;

export const getLogoutUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logoutUser>>, TError,LogoutUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof logoutUser>>, TError,LogoutUserMutationVariables, TContext> => {

const mutationKey = getLogoutUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logoutUser>>, LogoutUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  logoutUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutUserMutationResult = NonNullable<Awaited<ReturnType<typeof logoutUser>>>
    export type LogoutUserMutationBody = BodyType<LogoutInput> | undefined
    export type LogoutUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedResponse>
    export type LogoutUserMutationVariables = {data?: BodyType<LogoutInput>}

    /**
 * @summary Sign out: the token stops working at once
 */
export const useLogoutUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logoutUser>>, TError,LogoutUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logoutUser>>,
        TError,
        LogoutUserMutationVariables,
        TContext
      > => {
      return useMutation(getLogoutUserMutationOptions(options), queryClient);
    }
    /**
 * A signed-in visitor (USER), with their present password as proof. With the account go saved homes, searches, history, conversations and sessions, and a mail says so; enquiries stay with whoever received them. 400 at `password` when it is wrong or the account has none yet (it is set by the mailed link first), 406 for everybody but visitors, 429 for too many tries from one address.
 * @summary Close my account: ten seconds later it and what is mine are erased; only visitors (USER), people of an agency and of the programmes are refused in words
 */
export const eraseMe = (
    erasureInput: BodyType<ErasureInput>,
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

export const getEraseMeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
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
    export type EraseMeMutationBody = BodyType<ErasureInput>
    export type EraseMeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type EraseMeMutationVariables = {data: BodyType<ErasureInput>}

    /**
 * @summary Close my account: ten seconds later it and what is mine are erased; only visitors (USER), people of an agency and of the programmes are refused in words
 */
export const useEraseMe = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
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




export const getKeepMeMutationKey = () => ['keepMe'] as const;

export const getKeepMeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof keepMe>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof keepMe>>, TError,void, TContext> => {

const mutationKey = getKeepMeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof keepMe>>, void> = () => {


          return  keepMe(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type KeepMeMutationResult = NonNullable<Awaited<ReturnType<typeof keepMe>>>

    export type KeepMeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse>


    /**
 * @summary Take back closing my account, while it is still there
 */
export const useKeepMe = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof keepMe>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof keepMe>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getKeepMeMutationOptions(options), queryClient);
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




export const getRequestPasswordResetMutationKey = () => ['requestPasswordReset'] as const;

export const getRequestPasswordResetMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext> => {

const mutationKey = getRequestPasswordResetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPasswordReset>>, RequestPasswordResetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestPasswordReset(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof requestPasswordReset>>>
    export type RequestPasswordResetMutationBody = BodyType<PasswordResetInput>
    export type RequestPasswordResetMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type RequestPasswordResetMutationVariables = {data: BodyType<PasswordResetInput>}

    /**
 * @summary Ask for a one-time link by mail
 */
export const useRequestPasswordReset = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestPasswordReset>>,
        TError,
        RequestPasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getRequestPasswordResetMutationOptions(options), queryClient);
    }
    /**
 * Whoever holds the link from the mail. The password is set, the e-mail counts as confirmed, and a new session is opened; Google and Apple are untied until they next sign in with this e-mail; a mail tells of the change when there was a password before. An account whose e-mail was never confirmed loses all that opened it before; one of an agency stands back, and whoever holds the link begins as a visitor (`joinByInvitation` takes it over instead). 400 at `token` when the link was used, has run out or is that of an invitation, or the account is closed; 429 for too many tries from one address.
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




export const getConfirmPasswordResetMutationKey = () => ['confirmPasswordReset'] as const;

export const getConfirmPasswordResetMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPasswordReset>>, TError,ConfirmPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmPasswordReset>>, TError,ConfirmPasswordResetMutationVariables, TContext> => {

const mutationKey = getConfirmPasswordResetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmPasswordReset>>, ConfirmPasswordResetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmPasswordReset(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof confirmPasswordReset>>>
    export type ConfirmPasswordResetMutationBody = BodyType<PasswordResetConfirmInput>
    export type ConfirmPasswordResetMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type ConfirmPasswordResetMutationVariables = {data: BodyType<PasswordResetConfirmInput>}

    /**
 * @summary Set a new password with the link; signs every session out
 */
export const useConfirmPasswordReset = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPasswordReset>>, TError,ConfirmPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmPasswordReset>>,
        TError,
        ConfirmPasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmPasswordResetMutationOptions(options), queryClient);
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
 * @summary People of my agency
 */
export const prefetchListUsersQuery = async <TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 queryClient: QueryClient, params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListUsersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListUsers} query
 */
export const invalidateListUsers = async (
 queryClient: QueryClient, params?: ListUsersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListUsersQueryKey(params) }, options);

  return queryClient;
}




/**
 * Only an ADMIN, for their agency. The person is invited: the link works for seven days and is accepted with the account that has the e-mail, or with a new one. 400 at `email` when somebody of the agency has it, also one who left or waits already, at `first_name` when it is blank and at `phone` when it is none; 429 for too many tries from one address.
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




export const getCreateUserMutationKey = () => ['createUser'] as const;

export const getCreateUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUser>>, TError,CreateUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createUser>>, TError,CreateUserMutationVariables, TContext> => {

const mutationKey = getCreateUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createUser>>, CreateUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateUserMutationResult = NonNullable<Awaited<ReturnType<typeof createUser>>>
    export type CreateUserMutationBody = BodyType<UserInput>
    export type CreateUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type CreateUserMutationVariables = {data: BodyType<UserInput>}

    /**
 * @summary Invite a person to my agency by mail
 */
export const useCreateUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUser>>, TError,CreateUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createUser>>,
        TError,
        CreateUserMutationVariables,
        TContext
      > => {
      return useMutation(getCreateUserMutationOptions(options), queryClient);
    }
    /**
 * Only the signed-in owner of the account confirms: whoever opens a link that somebody else caused confirms nothing. Where another e-mail waits (`pending_email`), the link goes there, and opening it makes that one the account's e-mail, ends the other sessions and unties Google and Apple (one with the new e-mail is tied at its next sign-in); 400 at `token` when somebody else has proved it meanwhile.
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
 * ADMIN, STAFF and SERVICE, for themselves. An account that was opened before is taken up again. The address in `url` is the service's page where it is filled in; it works once and for some minutes. 503 when payments are not set up here or the service cannot be reached, 429 for too many tries from one address.
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
 * ADMIN, STAFF and SERVICE, for themselves; the new address works once and for some minutes. 404 when `id` is somebody else's or no account has been opened yet, 503 when payments are not set up here or the service cannot be reached, 429 for too many tries from one address.
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




export const getSyncNotificationsMutationKey = () => ['syncNotifications'] as const;

export const getSyncNotificationsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof syncNotifications>>, TError,SyncNotificationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof syncNotifications>>, TError,SyncNotificationsMutationVariables, TContext> => {

const mutationKey = getSyncNotificationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof syncNotifications>>, SyncNotificationsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  syncNotifications(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SyncNotificationsMutationResult = NonNullable<Awaited<ReturnType<typeof syncNotifications>>>
    export type SyncNotificationsMutationBody = BodyType<NotificationSyncInput>
    export type SyncNotificationsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type SyncNotificationsMutationVariables = {data: BodyType<NotificationSyncInput>}

    /**
 * @summary Where this session's device is pushed to: registers, renews or removes it
 */
export const useSyncNotifications = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof syncNotifications>>, TError,SyncNotificationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof syncNotifications>>,
        TError,
        SyncNotificationsMutationVariables,
        TContext
      > => {
      return useMutation(getSyncNotificationsMutationOptions(options), queryClient);
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




export const getReadInvitationMutationKey = () => ['readInvitation'] as const;

export const getReadInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readInvitation>>, TError,ReadInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof readInvitation>>, TError,ReadInvitationMutationVariables, TContext> => {

const mutationKey = getReadInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readInvitation>>, ReadInvitationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readInvitation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof readInvitation>>>
    export type ReadInvitationMutationBody = BodyType<InvitationInput>
    export type ReadInvitationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type ReadInvitationMutationVariables = {data: BodyType<InvitationInput>}

    /**
 * @summary Who invites me into their team, by the token of the mail
 */
export const useReadInvitation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readInvitation>>, TError,ReadInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readInvitation>>,
        TError,
        ReadInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getReadInvitationMutationOptions(options), queryClient);
    }
    /**
 * My account becomes one of the agency's people and keeps what is its own: saved homes, searches, conversations. 406 with what has to happen first, for who works for another agency.
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




export const getOpenInvitationMutationKey = () => ['openInvitation'] as const;

export const getOpenInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openInvitation>>, TError,OpenInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof openInvitation>>, TError,OpenInvitationMutationVariables, TContext> => {

const mutationKey = getOpenInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof openInvitation>>, OpenInvitationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  openInvitation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OpenInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof openInvitation>>>
    export type OpenInvitationMutationBody = BodyType<InvitationInput>
    export type OpenInvitationMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type OpenInvitationMutationVariables = {data: BodyType<InvitationInput>}

    /**
 * @summary What the link of an invitation leads to, without signing in
 */
export const useOpenInvitation = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openInvitation>>, TError,OpenInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof openInvitation>>,
        TError,
        OpenInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getOpenInvitationMutationOptions(options), queryClient);
    }
    /**
 * For an e-mail without an account: accepting makes one, proves the e-mail and signs in. 406 when the e-mail has an account by now: it accepts signed in. With the link of a forgotten password of an agency's account whose e-mail nobody has proved, that account is taken over, and all that opened it before is void.
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




export const getJoinByInvitationMutationKey = () => ['joinByInvitation'] as const;

export const getJoinByInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinByInvitation>>, TError,JoinByInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof joinByInvitation>>, TError,JoinByInvitationMutationVariables, TContext> => {

const mutationKey = getJoinByInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof joinByInvitation>>, JoinByInvitationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  joinByInvitation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type JoinByInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof joinByInvitation>>>
    export type JoinByInvitationMutationBody = BodyType<PasswordResetConfirmInput>
    export type JoinByInvitationMutationError = ErrorType<BadRequestResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type JoinByInvitationMutationVariables = {data: BodyType<PasswordResetConfirmInput>}

    /**
 * @summary Join the agency that invites me with a new account: choose its password
 */
export const useJoinByInvitation = <TError = ErrorType<BadRequestResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinByInvitation>>, TError,JoinByInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof joinByInvitation>>,
        TError,
        JoinByInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getJoinByInvitationMutationOptions(options), queryClient);
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
 * @summary A person: myself, or one of my agency
 */
export const prefetchGetUserQuery = async <TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetUserQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetUser} query
 */
export const invalidateGetUser = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetUserQueryKey(id) }, options);

  return queryClient;
}




/**
 * Any signed-in person changes themselves; an ADMIN sets role, `active`, permissions and branch of the agency's people, and may put right their name, phone and job title. A new e-mail or password needs `current_password`, is told by mail, and the e-mail is to be confirmed anew; a new password signs out all other sessions, and `active: false` all of them. 400 at fields that the caller may not change, at `email` when it is taken, at `current_password` when it is wrong, at a `branch_id` that is none of the agency's, at `active` while the person still answers for records, and at `active` or `role` for the agency's last ADMIN; 404 for whom the caller may not change; 429 for too many tries with `current_password`. For the `avatar`, 413 past 5 MB or 50 million pixels, 415 when it is no JPEG, PNG or WebP, 503 when it cannot be kept now, 507 when there is no space left.
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

export const getUpdateUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse | UnavailableResponse | InsufficientStorageResponse>,
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
    export type UpdateUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse | UnavailableResponse | InsufficientStorageResponse>
    export type UpdateUserMutationVariables = {id: string;data: BodyType<UserPatch>}

    /**
 * @summary Save a person: myself, or one of my agency as its ADMIN
 */
export const useUpdateUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse | UnavailableResponse | InsufficientStorageResponse>,
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
 * Only an ADMIN, for people of their agency who have not accepted yet. The new link is mailed and works for seven days from now. 404 for who is not of the agency, 406 when they have joined already or were let go, 429 for too many tries from one address.
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




export const getResendInvitationMutationKey = () => ['resendInvitation'] as const;

export const getResendInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext> => {

const mutationKey = getResendInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendInvitation>>, ResendInvitationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  resendInvitation(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof resendInvitation>>>

    export type ResendInvitationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>
    export type ResendInvitationMutationVariables = {id: string}

    /**
 * @summary Send the link of an invitation again; the one before stops working
 */
export const useResendInvitation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendInvitation>>,
        TError,
        ResendInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getResendInvitationMutationOptions(options), queryClient);
    }
    /**
 * Only an ADMIN, for people of their agency who have not accepted yet; the link in the mail opens nothing any more. 404 for who is not of the agency, 406 when they have joined already, were let go, or records of the agency have been given to them.
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




export const getWithdrawInvitationMutationKey = () => ['withdrawInvitation'] as const;

export const getWithdrawInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawInvitation>>, TError,WithdrawInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawInvitation>>, TError,WithdrawInvitationMutationVariables, TContext> => {

const mutationKey = getWithdrawInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawInvitation>>, WithdrawInvitationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  withdrawInvitation(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawInvitation>>>

    export type WithdrawInvitationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type WithdrawInvitationMutationVariables = {id: string}

    /**
 * @summary Withdraw an invitation that was not taken up; the person is gone, or has left as before
 */
export const useWithdrawInvitation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawInvitation>>, TError,WithdrawInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawInvitation>>,
        TError,
        WithdrawInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawInvitationMutationOptions(options), queryClient);
    }
