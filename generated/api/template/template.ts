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
  ListTemplatesParams,
  NotAcceptableResponse,
  NotFoundResponse,
  Template,
  TemplateConflict,
  TemplateInput,
  TemplateList,
  TemplatePatch,
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
 * ADMIN and STAFF of an agency read the agency's texts and their own, never a colleague's own; at most 300, by name, without paging. Every word of `q` has to be in the name, a subject or a text.
 * @summary Texts for answers: the agency's and my own, by name
 */
export const listTemplates = (
    params?: ListTemplatesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TemplateList>(
      {url: `/api/v1/template/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTemplatesQueryKey = (params?: ListTemplatesParams,) => {
    return [
    `/api/v1/template/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTemplatesQueryOptions = <TData = Awaited<ReturnType<typeof listTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListTemplatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTemplates>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTemplatesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTemplates>>> = ({ signal }) => listTemplates(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTemplates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTemplatesQueryResult = NonNullable<Awaited<ReturnType<typeof listTemplates>>>
export type ListTemplatesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListTemplates<TData = Awaited<ReturnType<typeof listTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListTemplatesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTemplates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTemplates>>,
          TError,
          Awaited<ReturnType<typeof listTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTemplates<TData = Awaited<ReturnType<typeof listTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListTemplatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTemplates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTemplates>>,
          TError,
          Awaited<ReturnType<typeof listTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTemplates<TData = Awaited<ReturnType<typeof listTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListTemplatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTemplates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Texts for answers: the agency's and my own, by name
 */

export function useListTemplates<TData = Awaited<ReturnType<typeof listTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListTemplatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTemplates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTemplatesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN and STAFF of an agency. Unless `own` says otherwise, an ADMIN's text is the agency's and a STAFF's their own; languages left blank are dropped. 400 at `own` when a STAFF writes for the agency, at `name` or `text` when they are blank, and at a text with a place in braces that does not exist; 406 when the agency's and their own together are 300 already.
 * @summary Keep a text for answers
 */
export const createTemplate = (
    templateInput: BodyType<TemplateInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Template>(
      {url: `/api/v1/template/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: templateInput, signal
    },
      options);
    }




export const getCreateTemplateMutationKey = () => ['createTemplate'] as const;

export const getCreateTemplateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTemplate>>, TError,CreateTemplateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createTemplate>>, TError,CreateTemplateMutationVariables, TContext> => {

const mutationKey = getCreateTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTemplate>>, CreateTemplateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createTemplate(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof createTemplate>>>
    export type CreateTemplateMutationBody = BodyType<TemplateInput>
    export type CreateTemplateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateTemplateMutationVariables = {data: BodyType<TemplateInput>}

    /**
 * @summary Keep a text for answers
 */
export const useCreateTemplate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTemplate>>, TError,CreateTemplateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTemplate>>,
        TError,
        CreateTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTemplateMutationOptions(options), queryClient);
    }
    /**
 * Only an ADMIN, for their agency. One of the six is left out when the agency has a text of that name already, so that calling it again adds nothing. Answers the agency's texts and the caller's own, by name. 406, and nothing is added, when with those that are missing there would be more than 300.
 * @summary Add the six texts to begin with, in four languages; those that are there stay
 */
export const adoptTemplates = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TemplateList>(
      {url: `/api/v1/template/starter/`, method: 'POST', signal
    },
      options);
    }


/**
 * ADMIN and STAFF of an agency, for the agency's texts and their own; `canEdit` tells whether they may change it. 404 for a colleague's own and for another agency's.
 * @summary One text for answers
 */
export const getTemplate = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Template>(
      {url: `/api/v1/template/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * An ADMIN changes the agency's texts, everybody of the agency their own; what is not sent stays, and `own` makes the agency's text one's own or the other way round (the latter for an ADMIN). 400 at `own`, at a blank `name` or `text`, and at a place in braces that does not exist; 403 when a STAFF changes the agency's; 404 for a colleague's own and for another agency's; 409 with what is stored when `version` is stale.
 * @summary Change a text for answers
 */
export const updateTemplate = (
    id: string,
    templatePatch: BodyType<TemplatePatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Template>(
      {url: `/api/v1/template/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: templatePatch, signal
    },
      options);
    }




export const getUpdateTemplateMutationKey = () => ['updateTemplate'] as const;

export const getUpdateTemplateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TemplateConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTemplate>>, TError,UpdateTemplateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateTemplate>>, TError,UpdateTemplateMutationVariables, TContext> => {

const mutationKey = getUpdateTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateTemplate>>, UpdateTemplateMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateTemplate(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof updateTemplate>>>
    export type UpdateTemplateMutationBody = BodyType<TemplatePatch>
    export type UpdateTemplateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TemplateConflict | TooLargeResponse | UnsupportedResponse>
    export type UpdateTemplateMutationVariables = {id: string;data: BodyType<TemplatePatch>}

    /**
 * @summary Change a text for answers
 */
export const useUpdateTemplate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TemplateConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTemplate>>, TError,UpdateTemplateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateTemplate>>,
        TError,
        UpdateTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateTemplateMutationOptions(options), queryClient);
    }
    /**
 * An ADMIN removes the agency's texts, everybody of the agency their own; it cannot be taken back. 403 when a STAFF removes the agency's, 404 for a colleague's own and for another agency's.
 * @summary Remove a text for answers
 */
export const deleteTemplate = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/template/${id}/`, method: 'DELETE', signal
    },
      options);
    }


