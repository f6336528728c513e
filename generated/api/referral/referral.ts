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
  ListReferralsParams,
  NotAcceptableResponse,
  NotFoundResponse,
  Referral,
  ReferralAnswerInput,
  ReferralAsk,
  ReferralConflict,
  ReferralHome,
  ReferralOfferList,
  ReferralOwner,
  ReferralPage,
  ReferralPayee,
  ReferralPayeeReply,
  ReferralPhotoInput,
  ReferralProofInput,
  ReferralStepInput,
  ReferralSummary,
  ReferralTermsInput,
  ReferralTermsReply,
  ReferralVersion,
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
 * USER and REFERRED read their own in every state. ADMIN reads what was sent to their agency: until the owner says yes the place and kind of home alone, neither who the owner is nor who spoke of them; drafts, duplicates, refused and expired ones are not told to an agency. STAFF reads those whose contact or home they look after. With `mine` both read those they passed on before they joined. Any other role reads its own, of what it was before. Newest first, 24 a page unless told.
 * @summary Referrals: those I passed on, or those passed on to my agency
 */
export const listReferrals = (
    params?: ListReferralsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReferralPage>(
      {url: `/api/v1/referral/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListReferralsQueryKey = (params?: ListReferralsParams,) => {
    return [
    `/api/v1/referral/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListReferralsQueryOptions = <TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(params?: ListReferralsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReferralsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReferrals>>> = ({ signal }) => listReferrals(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReferralsQueryResult = NonNullable<Awaited<ReturnType<typeof listReferrals>>>
export type ListReferralsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListReferrals<TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params: undefined |  ListReferralsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferrals>>,
          TError,
          Awaited<ReturnType<typeof listReferrals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferrals<TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferrals>>,
          TError,
          Awaited<ReturnType<typeof listReferrals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferrals<TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Referrals: those I passed on, or those passed on to my agency
 */

export function useListReferrals<TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReferralsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * USER and REFERRED. A draft, which nobody else reads. 400 at `ownerEmail` without e-mail and telephone; at `relation` where the owner is who refers and it is not `self`; at `termsId` where those terms are not the ones the agency offers now. Ten a day.
 * @summary Begin a referral: who the owner is (step 1)
 */
export const createReferral = (
    referralOwner: BodyType<ReferralOwner>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Referral>(
      {url: `/api/v1/referral/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: referralOwner, signal
    },
      options);
    }


/**
 * Its referrer, and the agency it was sent to, as `listReferrals` says; 404 for anybody else. What it would bring is reckoned by the frozen terms, in EUR cents.
 * @summary One referral
 */
export const getReferral = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Referral>(
      {url: `/api/v1/referral/${id}/`, method: 'GET', signal
    },
      options);
    }




export const getGetReferralQueryKey = (id: string,) => {
    return [
    `/api/v1/referral/${id}/`
    ] as const;
    }


export const getGetReferralQueryOptions = <TData = Awaited<ReturnType<typeof getReferral>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferral>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferral>>> = ({ signal }) => getReferral(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReferral>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReferralQueryResult = NonNullable<Awaited<ReturnType<typeof getReferral>>>
export type GetReferralQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>


export function useGetReferral<TData = Awaited<ReturnType<typeof getReferral>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferral>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferral>>,
          TError,
          Awaited<ReturnType<typeof getReferral>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferral<TData = Awaited<ReturnType<typeof getReferral>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferral>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferral>>,
          TError,
          Awaited<ReturnType<typeof getReferral>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferral<TData = Awaited<ReturnType<typeof getReferral>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferral>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One referral
 */

export function useGetReferral<TData = Awaited<ReturnType<typeof getReferral>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferral>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * USER and REFERRED, their own draft. 400 as `createReferral`; 406 once it is sent; 409 when it was saved in between.
 * @summary Change who the owner is (step 1)
 */
export const updateReferral = (
    id: string,
    referralOwner: BodyType<ReferralOwner>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Referral>(
      {url: `/api/v1/referral/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: referralOwner, signal
    },
      options);
    }


/**
 * One's own, also of a role that passes nobody on any more, until the owner has answered: it is erased with all it holds, and the link that the owner has opens nothing. 406 later.
 * @summary Take a referral back
 */
export const deleteReferral = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/referral/${id}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteReferralMutationKey = () => ['deleteReferral'] as const;

export const getDeleteReferralMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReferral>>, TError,DeleteReferralMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteReferral>>, TError,DeleteReferralMutationVariables, TContext> => {

const mutationKey = getDeleteReferralMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteReferral>>, DeleteReferralMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteReferral(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteReferralMutationResult = NonNullable<Awaited<ReturnType<typeof deleteReferral>>>

    export type DeleteReferralMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>
    export type DeleteReferralMutationVariables = {id: string}

    /**
 * @summary Take a referral back
 */
export const useDeleteReferral = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReferral>>, TError,DeleteReferralMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteReferral>>,
        TError,
        DeleteReferralMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteReferralMutationOptions(options), queryClient);
    }
    /**
 * USER and REFERRED, their own draft. 400 at `municipalityIne` outside the Balearic Islands; 406 once it is sent; 409 when it was saved in between. Money in EUR cents, area in m2.
 * @summary Say which home it is (step 2)
 */
export const saveReferralHome = (
    id: string,
    referralHome: BodyType<ReferralHome>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Referral>(
      {url: `/api/v1/referral/${id}/home/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: referralHome, signal
    },
      options);
    }


/**
 * USER and REFERRED, to their own draft. Drawn anew without the data it carried. 406 at ten, and once it is sent; 413 over 15 MB, 415 for one that is broken or no JPEG, PNG or WebP.
 * @summary Add a picture of the home
 */
export const addReferralPhoto = (
    id: string,
    referralPhotoInput: BodyType<ReferralPhotoInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Referral>(
      {url: `/api/v1/referral/${id}/photo/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: referralPhotoInput, signal
    },
      options);
    }


/**
 * USER and REFERRED, from their own draft; 404 for a picture it has not, 406 once it is sent.
 * @summary Remove a picture of the home
 */
export const deleteReferralPhoto = (
    id: string,
    hash: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/referral/${id}/photo/${hash}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteReferralPhotoMutationKey = () => ['deleteReferralPhoto'] as const;

export const getDeleteReferralPhotoMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReferralPhoto>>, TError,DeleteReferralPhotoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteReferralPhoto>>, TError,DeleteReferralPhotoMutationVariables, TContext> => {

const mutationKey = getDeleteReferralPhotoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteReferralPhoto>>, DeleteReferralPhotoMutationVariables> = (props) => {
          const {id,hash} = props ?? {};

          return  deleteReferralPhoto(id,hash,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteReferralPhotoMutationResult = NonNullable<Awaited<ReturnType<typeof deleteReferralPhoto>>>

    export type DeleteReferralPhotoMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type DeleteReferralPhotoMutationVariables = {id: string;hash: string}

    /**
 * @summary Remove a picture of the home
 */
export const useDeleteReferralPhoto = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReferralPhoto>>, TError,DeleteReferralPhotoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteReferralPhoto>>,
        TError,
        DeleteReferralPhotoMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteReferralPhotoMutationOptions(options), queryClient);
    }
    /**
 * Its referrer, and the ADMIN of the agency once the owner said yes; 403 for its STAFF, 404 for anybody else and where there is none.
 * @summary Show that the owner agreed to be spoken of
 */
export const getReferralProof = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/referral/${id}/proof/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


/**
 * USER and REFERRED, to their own draft: needed where the owner has a telephone only, and who refers passes the link on. A PDF or a picture, 10 MB; 415 for anything else; 406 once it is sent.
 * @summary Keep a proof that the owner agrees to be spoken of
 */
export const uploadReferralProof = (
    id: string,
    referralProofInput: BodyType<ReferralProofInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Referral>(
      {url: `/api/v1/referral/${id}/proof/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: referralProofInput, signal
    },
      options);
    }


/**
 * USER and REFERRED, their own draft with both steps. The owner is mailed who spoke of them and answers by link within 14 days; with a telephone only, the link is told to who refers. By keyed digests of e-mail, telephone and cadastral reference one owner is passed on once: later ones are `duplicate`, and what they said of the owner is erased. 406 without the home, without the proof where there is a telephone only, while the own e-mail is not proved, for the second referral paid in a year without a registry number or a company, and where the owner was mailed twice in the last 30 days, by whomever; the draft stays.
 * @summary Send a referral: the owner is asked
 */
export const sendReferral = (
    id: string,
    referralVersion: BodyType<ReferralVersion>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Referral>(
      {url: `/api/v1/referral/${id}/send/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: referralVersion, signal
    },
      options);
    }


/**
 * ADMIN of the agency, and STAFF who looks after its contact or home: `contact`, `visit`, `mandate` with the home it is, `reject` with a reason. `pay`, by ADMIN alone, where it is due: the transfer was made. `received`, by who referred, says that it came. 403 for an act of another side; 406 where the state does not allow it, without whom to pay, and for the second one paid to a person in a year without registry number; 409 when it was saved in between.
 * @summary Move a referral on
 */
export const stepReferral = (
    id: string,
    referralStepInput: BodyType<ReferralStepInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Referral>(
      {url: `/api/v1/referral/${id}/step/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: referralStepInput, signal
    },
      options);
    }




export const getStepReferralMutationKey = () => ['stepReferral'] as const;

export const getStepReferralMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ReferralConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stepReferral>>, TError,StepReferralMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof stepReferral>>, TError,StepReferralMutationVariables, TContext> => {

const mutationKey = getStepReferralMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof stepReferral>>, StepReferralMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  stepReferral(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StepReferralMutationResult = NonNullable<Awaited<ReturnType<typeof stepReferral>>>
    export type StepReferralMutationBody = BodyType<ReferralStepInput>
    export type StepReferralMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ReferralConflict | TooLargeResponse | UnsupportedResponse>
    export type StepReferralMutationVariables = {id: string;data: BodyType<ReferralStepInput>}

    /**
 * @summary Move a referral on
 */
export const useStepReferral = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ReferralConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stepReferral>>, TError,StepReferralMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof stepReferral>>,
        TError,
        StepReferralMutationVariables,
        TContext
      > => {
      return useMutation(getStepReferralMutationOptions(options), queryClient);
    }
    /**
 * Its referrer and the ADMIN of the agency; 404 for anybody else, 406 before it is paid.
 * @summary The receipt of what was paid, as PDF
 */
export const downloadReferralReceipt = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/referral/${id}/receipt/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


/**
 * Whoever holds the link, without signing in: who spoke of the owner, to which agency, what follows. Nothing that was said of the owner beyond the kind and place of the home. 404 when the link has run out or was taken back; 429 for too many tries from one address.
 * @summary What the owner is asked
 */
export const openReferral = (
    ownerToken: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReferralAsk>(
      {url: `/api/v1/referral-owner/${ownerToken}/`, method: 'GET', signal
    },
      options);
    }


/**
 * Whoever holds the link, without signing in. `yes`: the agency is told who the owner is, as a contact with this consent. `no`: what was said of the owner is erased at once; a keyed digest stays for a year, so that nobody asks again. Where no agency was named, `agencyId` chooses one of those offered: 400 without. The same link answers the same afterwards. 404 when it has run out; 429 for too many tries from one address.
 * @summary The owner says yes or no
 */
export const answerReferral = (
    ownerToken: string,
    referralAnswerInput: BodyType<ReferralAnswerInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReferralAsk>(
      {url: `/api/v1/referral-owner/${ownerToken}/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: referralAnswerInput, signal
    },
      options);
    }


/**
 * ADMIN: the version in force, null before the first.
 * @summary What my agency gives for a referral
 */
export const getReferralTerms = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReferralTermsReply>(
      {url: `/api/v1/referral-terms/`, method: 'GET', signal
    },
      options);
    }




export const getGetReferralTermsQueryKey = () => {
    return [
    `/api/v1/referral-terms/`
    ] as const;
    }


export const getGetReferralTermsQueryOptions = <TData = Awaited<ReturnType<typeof getReferralTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralTerms>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralTermsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferralTerms>>> = ({ signal }) => getReferralTerms(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReferralTerms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReferralTermsQueryResult = NonNullable<Awaited<ReturnType<typeof getReferralTerms>>>
export type GetReferralTermsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useGetReferralTerms<TData = Awaited<ReturnType<typeof getReferralTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralTerms>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralTerms>>,
          TError,
          Awaited<ReturnType<typeof getReferralTerms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralTerms<TData = Awaited<ReturnType<typeof getReferralTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralTerms>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralTerms>>,
          TError,
          Awaited<ReturnType<typeof getReferralTerms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralTerms<TData = Awaited<ReturnType<typeof getReferralTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralTerms>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What my agency gives for a referral
 */

export function useGetReferralTerms<TData = Awaited<ReturnType<typeof getReferralTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralTerms>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralTermsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN. A new version, from now on: referrals sent before keep theirs. 400 where the part it is counted by is missing.
 * @summary Change what my agency gives for a referral
 */
export const saveReferralTerms = (
    referralTermsInput: BodyType<ReferralTermsInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReferralTermsReply>(
      {url: `/api/v1/referral-terms/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: referralTermsInput, signal
    },
      options);
    }




export const getSaveReferralTermsMutationKey = () => ['saveReferralTerms'] as const;

export const getSaveReferralTermsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveReferralTerms>>, TError,SaveReferralTermsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveReferralTerms>>, TError,SaveReferralTermsMutationVariables, TContext> => {

const mutationKey = getSaveReferralTermsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveReferralTerms>>, SaveReferralTermsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveReferralTerms(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveReferralTermsMutationResult = NonNullable<Awaited<ReturnType<typeof saveReferralTerms>>>
    export type SaveReferralTermsMutationBody = BodyType<ReferralTermsInput>
    export type SaveReferralTermsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>
    export type SaveReferralTermsMutationVariables = {data: BodyType<ReferralTermsInput>}

    /**
 * @summary Change what my agency gives for a referral
 */
export const useSaveReferralTerms = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveReferralTerms>>, TError,SaveReferralTermsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveReferralTerms>>,
        TError,
        SaveReferralTermsMutationVariables,
        TContext
      > => {
      return useMutation(getSaveReferralTermsMutationOptions(options), queryClient);
    }
    /**
 * USER and REFERRED. Those whose newest terms are open, by name, at most 200.
 * @summary Agencies that take referrals, with their terms
 */
export const listReferralOffers = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReferralOfferList>(
      {url: `/api/v1/referral-offer/`, method: 'GET', signal
    },
      options);
    }




export const getListReferralOffersQueryKey = () => {
    return [
    `/api/v1/referral-offer/`
    ] as const;
    }


export const getListReferralOffersQueryOptions = <TData = Awaited<ReturnType<typeof listReferralOffers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferralOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReferralOffersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReferralOffers>>> = ({ signal }) => listReferralOffers(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReferralOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReferralOffersQueryResult = NonNullable<Awaited<ReturnType<typeof listReferralOffers>>>
export type ListReferralOffersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListReferralOffers<TData = Awaited<ReturnType<typeof listReferralOffers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferralOffers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferralOffers>>,
          TError,
          Awaited<ReturnType<typeof listReferralOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralOffers<TData = Awaited<ReturnType<typeof listReferralOffers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferralOffers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferralOffers>>,
          TError,
          Awaited<ReturnType<typeof listReferralOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralOffers<TData = Awaited<ReturnType<typeof listReferralOffers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferralOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Agencies that take referrals, with their terms
 */

export function useListReferralOffers<TData = Awaited<ReturnType<typeof listReferralOffers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferralOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReferralOffersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The caller's own. EUR cents, years of Europe/Madrid. A person without registry number or company may be paid one a year.
 * @summary My money by year, and how many may still be paid this year
 */
export const getReferralSummary = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReferralSummary>(
      {url: `/api/v1/referral-summary/`, method: 'GET', signal
    },
      options);
    }




export const getGetReferralSummaryQueryKey = () => {
    return [
    `/api/v1/referral-summary/`
    ] as const;
    }


export const getGetReferralSummaryQueryOptions = <TData = Awaited<ReturnType<typeof getReferralSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralSummaryQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferralSummary>>> = ({ signal }) => getReferralSummary(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReferralSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReferralSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getReferralSummary>>>
export type GetReferralSummaryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useGetReferralSummary<TData = Awaited<ReturnType<typeof getReferralSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralSummary>>,
          TError,
          Awaited<ReturnType<typeof getReferralSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralSummary<TData = Awaited<ReturnType<typeof getReferralSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralSummary>>,
          TError,
          Awaited<ReturnType<typeof getReferralSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralSummary<TData = Awaited<ReturnType<typeof getReferralSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My money by year, and how many may still be paid this year
 */

export function useGetReferralSummary<TData = Awaited<ReturnType<typeof getReferralSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralSummaryQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The caller's own, of an agency for what they passed on before; null before it is said. An agency reads it once a referral is due to them, and no other.
 * @summary Where I am paid
 */
export const getReferralPayee = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReferralPayeeReply>(
      {url: `/api/v1/referral-payee/`, method: 'GET', signal
    },
      options);
    }




export const getGetReferralPayeeQueryKey = () => {
    return [
    `/api/v1/referral-payee/`
    ] as const;
    }


export const getGetReferralPayeeQueryOptions = <TData = Awaited<ReturnType<typeof getReferralPayee>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralPayee>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralPayeeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferralPayee>>> = ({ signal }) => getReferralPayee(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReferralPayee>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReferralPayeeQueryResult = NonNullable<Awaited<ReturnType<typeof getReferralPayee>>>
export type GetReferralPayeeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useGetReferralPayee<TData = Awaited<ReturnType<typeof getReferralPayee>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralPayee>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralPayee>>,
          TError,
          Awaited<ReturnType<typeof getReferralPayee>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralPayee<TData = Awaited<ReturnType<typeof getReferralPayee>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralPayee>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralPayee>>,
          TError,
          Awaited<ReturnType<typeof getReferralPayee>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralPayee<TData = Awaited<ReturnType<typeof getReferralPayee>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralPayee>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Where I am paid
 */

export function useGetReferralPayee<TData = Awaited<ReturnType<typeof getReferralPayee>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralPayee>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralPayeeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The caller's own. 400 at `taxId` and `iban` whose check does not fit. What was paid keeps what it was paid to.
 * @summary Say where I am paid
 */
export const saveReferralPayee = (
    referralPayee: BodyType<ReferralPayee>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReferralPayeeReply>(
      {url: `/api/v1/referral-payee/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: referralPayee, signal
    },
      options);
    }




export const getSaveReferralPayeeMutationKey = () => ['saveReferralPayee'] as const;

export const getSaveReferralPayeeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveReferralPayee>>, TError,SaveReferralPayeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveReferralPayee>>, TError,SaveReferralPayeeMutationVariables, TContext> => {

const mutationKey = getSaveReferralPayeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveReferralPayee>>, SaveReferralPayeeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveReferralPayee(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveReferralPayeeMutationResult = NonNullable<Awaited<ReturnType<typeof saveReferralPayee>>>
    export type SaveReferralPayeeMutationBody = BodyType<ReferralPayee>
    export type SaveReferralPayeeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>
    export type SaveReferralPayeeMutationVariables = {data: BodyType<ReferralPayee>}

    /**
 * @summary Say where I am paid
 */
export const useSaveReferralPayee = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveReferralPayee>>, TError,SaveReferralPayeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveReferralPayee>>,
        TError,
        SaveReferralPayeeMutationVariables,
        TContext
      > => {
      return useMutation(getSaveReferralPayeeMutationOptions(options), queryClient);
    }
