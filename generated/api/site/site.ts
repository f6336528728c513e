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
  GetSiteFiguresParams,
  ListSiteTemplatesParams,
  NotAcceptableResponse,
  NotFoundResponse,
  PreviewSiteParams,
  ReadSiteBrandParams,
  Site,
  SiteBrandReading,
  SiteConflict,
  SiteDomainInput,
  SiteDomainList,
  SiteExport,
  SiteFigures,
  SiteInput,
  SiteList,
  SiteOrderInput,
  SitePageInput,
  SitePagePatch,
  SitePatch,
  SitePictureInput,
  SitePictureList,
  SitePictureOffer,
  SitePreview,
  SitePublishInput,
  SiteReportInput,
  SiteRestoreInput,
  SiteStateInput,
  SiteTemplateList,
  SiteVersionList,
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
 * ADMIN and STAFF of an agency: its site, with the draft, where that differs from what is published, what is to be mended, and how much each language says; an empty list when there is none, with a name that is free. 403 for anybody else.
 * @summary The website of my agency
 */
export const listSites = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SiteList>(
      {url: `/api/v1/site/`, method: 'GET', signal
    },
      options);
    }




export const getListSitesQueryKey = () => {
    return [
    `/api/v1/site/`
    ] as const;
    }


export const getListSitesQueryOptions = <TData = Awaited<ReturnType<typeof listSites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSites>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSitesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSites>>> = ({ signal }) => listSites(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSites>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSitesQueryResult = NonNullable<Awaited<ReturnType<typeof listSites>>>
export type ListSitesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListSites<TData = Awaited<ReturnType<typeof listSites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSites>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSites>>,
          TError,
          Awaited<ReturnType<typeof listSites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSites<TData = Awaited<ReturnType<typeof listSites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSites>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSites>>,
          TError,
          Awaited<ReturnType<typeof listSites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSites<TData = Awaited<ReturnType<typeof listSites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSites>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The website of my agency
 */

export function useListSites<TData = Awaited<ReturnType<typeof listSites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSites>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSitesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`. The site is a draft with all its pages, filled from the template, the agency's data and its homes, in those of the four languages that the agency speaks; nothing is published. 400 at `slug` for a name that cannot be, is reserved or taken, with three that are free; 403 for any other STAFF; 406 when the agency has a site.
 * @summary Make the website of my agency, whole and filled
 */
export const createSite = (
    siteInput: BodyType<SiteInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: siteInput, signal
    },
      options);
    }




export const getCreateSiteMutationKey = () => ['createSite'] as const;

export const getCreateSiteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSite>>, TError,CreateSiteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createSite>>, TError,CreateSiteMutationVariables, TContext> => {

const mutationKey = getCreateSiteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSite>>, CreateSiteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSite(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSiteMutationResult = NonNullable<Awaited<ReturnType<typeof createSite>>>
    export type CreateSiteMutationBody = BodyType<SiteInput>
    export type CreateSiteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateSiteMutationVariables = {data: BodyType<SiteInput>}

    /**
 * @summary Make the website of my agency, whole and filled
 */
export const useCreateSite = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSite>>, TError,CreateSiteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSite>>,
        TError,
        CreateSiteMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSiteMutationOptions(options), queryClient);
    }
    /**
 * ADMIN and STAFF of an agency. Each link opens without signing in for 30 minutes: the draft of the site in that template or, where there is no site, what createSite would make. 403 for anybody else.
 * @summary The templates, each shown with my own homes
 */
export const listSiteTemplates = (
    params?: ListSiteTemplatesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SiteTemplateList>(
      {url: `/api/v1/site/template/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListSiteTemplatesQueryKey = (params?: ListSiteTemplatesParams,) => {
    return [
    `/api/v1/site/template/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSiteTemplatesQueryOptions = <TData = Awaited<ReturnType<typeof listSiteTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListSiteTemplatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteTemplates>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSiteTemplatesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSiteTemplates>>> = ({ signal }) => listSiteTemplates(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSiteTemplates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSiteTemplatesQueryResult = NonNullable<Awaited<ReturnType<typeof listSiteTemplates>>>
export type ListSiteTemplatesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListSiteTemplates<TData = Awaited<ReturnType<typeof listSiteTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListSiteTemplatesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteTemplates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSiteTemplates>>,
          TError,
          Awaited<ReturnType<typeof listSiteTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteTemplates<TData = Awaited<ReturnType<typeof listSiteTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListSiteTemplatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteTemplates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSiteTemplates>>,
          TError,
          Awaited<ReturnType<typeof listSiteTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteTemplates<TData = Awaited<ReturnType<typeof listSiteTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListSiteTemplatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteTemplates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The templates, each shown with my own homes
 */

export function useListSiteTemplates<TData = Awaited<ReturnType<typeof listSiteTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListSiteTemplatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteTemplates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSiteTemplatesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN and STAFF, for the site of their own agency; 404 for another agency.
 * @summary A website and its draft
 */
export const getSite = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. A part is replaced whole and can be undone. 400 at `slug` for a name that cannot be, is reserved or taken, with three that are free, at a picture that is not of the site or its homes, and at a link to a page that is not there; 406 when the name is to change after the first publication, or the operator has suspended the site; 409 with what is stored when `version` is stale; 413 when the draft is over 512 kB with it.
 * @summary Change brand, languages, links or another part of the whole site
 */
export const updateSite = (
    id: string,
    sitePatch: BodyType<SitePatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: sitePatch, signal
    },
      options);
    }




export const getUpdateSiteMutationKey = () => ['updateSite'] as const;

export const getUpdateSiteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | SiteConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSite>>, TError,UpdateSiteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSite>>, TError,UpdateSiteMutationVariables, TContext> => {

const mutationKey = getUpdateSiteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSite>>, UpdateSiteMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateSite(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSiteMutationResult = NonNullable<Awaited<ReturnType<typeof updateSite>>>
    export type UpdateSiteMutationBody = BodyType<SitePatch>
    export type UpdateSiteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | SiteConflict | TooLargeResponse | UnsupportedResponse>
    export type UpdateSiteMutationVariables = {id: string;data: BodyType<SitePatch>}

    /**
 * @summary Change brand, languages, links or another part of the whole site
 */
export const useUpdateSite = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | SiteConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSite>>, TError,UpdateSiteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSite>>,
        TError,
        UpdateSiteMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSiteMutationOptions(options), queryClient);
    }
    /**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. It begins with the sections of its kind and a name in its address from its title, and stands last. 400 at `pages` when there are 30; 406 when one of a kind that is there once is there already, or the operator has suspended the site; 413 when the draft with it has more than 512,000 bytes.
 * @summary Add a page
 */
export const createSitePage = (
    id: string,
    sitePageInput: BodyType<SitePageInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/page/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: sitePageInput, signal
    },
      options);
    }




export const getCreateSitePageMutationKey = () => ['createSitePage'] as const;

export const getCreateSitePageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSitePage>>, TError,CreateSitePageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createSitePage>>, TError,CreateSitePageMutationVariables, TContext> => {

const mutationKey = getCreateSitePageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSitePage>>, CreateSitePageMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createSitePage(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSitePageMutationResult = NonNullable<Awaited<ReturnType<typeof createSitePage>>>
    export type CreateSitePageMutationBody = BodyType<SitePageInput>
    export type CreateSitePageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateSitePageMutationVariables = {id: string;data: BodyType<SitePageInput>}

    /**
 * @summary Add a page
 */
export const useCreateSitePage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSitePage>>, TError,CreateSitePageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSitePage>>,
        TError,
        CreateSitePageMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSitePageMutationOptions(options), queryClient);
    }
    /**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. Each page has its version, so that two people on two pages never collide; what is saved is a draft and can be undone. 400 at its field for what a section cannot be, a picture that is not of the site or its homes, a link to a page that is not there, an address that another page has, and a legal page that is hidden or lacks one of its four texts; 406 when the operator has suspended the site; 409 with what is stored when `version` is stale; 413 when the page, or the draft with it, is over 512 kB.
 * @summary Save a page
 */
export const saveSitePage = (
    id: string,
    pageId: Uuid,
    sitePagePatch: BodyType<SitePagePatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/page/${pageId}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: sitePagePatch, signal
    },
      options);
    }




export const getSaveSitePageMutationKey = () => ['saveSitePage'] as const;

export const getSaveSitePageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | SiteConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSitePage>>, TError,SaveSitePageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveSitePage>>, TError,SaveSitePageMutationVariables, TContext> => {

const mutationKey = getSaveSitePageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveSitePage>>, SaveSitePageMutationVariables> = (props) => {
          const {id,pageId,data} = props ?? {};

          return  saveSitePage(id,pageId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveSitePageMutationResult = NonNullable<Awaited<ReturnType<typeof saveSitePage>>>
    export type SaveSitePageMutationBody = BodyType<SitePagePatch>
    export type SaveSitePageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | SiteConflict | TooLargeResponse | UnsupportedResponse>
    export type SaveSitePageMutationVariables = {id: string;pageId: Uuid;data: BodyType<SitePagePatch>}

    /**
 * @summary Save a page
 */
export const useSaveSitePage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | SiteConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSitePage>>, TError,SaveSitePageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveSitePage>>,
        TError,
        SaveSitePageMutationVariables,
        TContext
      > => {
      return useMutation(getSaveSitePageMutationOptions(options), queryClient);
    }
    /**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. Links to it in the head and the foot go with it; it can be undone. 406 for the front page, the homes, the detail, the contact and the legal page, or when the operator has suspended the site.
 * @summary Take a page away
 */
export const deleteSitePage = (
    id: string,
    pageId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/site/${id}/page/${pageId}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteSitePageMutationKey = () => ['deleteSitePage'] as const;

export const getDeleteSitePageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSitePage>>, TError,DeleteSitePageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSitePage>>, TError,DeleteSitePageMutationVariables, TContext> => {

const mutationKey = getDeleteSitePageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSitePage>>, DeleteSitePageMutationVariables> = (props) => {
          const {id,pageId} = props ?? {};

          return  deleteSitePage(id,pageId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSitePageMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSitePage>>>

    export type DeleteSitePageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type DeleteSitePageMutationVariables = {id: string;pageId: Uuid}

    /**
 * @summary Take a page away
 */
export const useDeleteSitePage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSitePage>>, TError,DeleteSitePageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSitePage>>,
        TError,
        DeleteSitePageMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSitePageMutationOptions(options), queryClient);
    }
    /**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. It can be undone. 400 at `pages` unless each page is named once; 406 when the operator has suspended the site; 409 with what is stored when `version` is stale.
 * @summary Put the pages into another order
 */
export const moveSitePages = (
    id: string,
    siteOrderInput: BodyType<SiteOrderInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/order/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: siteOrderInput, signal
    },
      options);
    }




export const getMoveSitePagesMutationKey = () => ['moveSitePages'] as const;

export const getMoveSitePagesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | SiteConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveSitePages>>, TError,MoveSitePagesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof moveSitePages>>, TError,MoveSitePagesMutationVariables, TContext> => {

const mutationKey = getMoveSitePagesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveSitePages>>, MoveSitePagesMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  moveSitePages(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoveSitePagesMutationResult = NonNullable<Awaited<ReturnType<typeof moveSitePages>>>
    export type MoveSitePagesMutationBody = BodyType<SiteOrderInput>
    export type MoveSitePagesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | SiteConflict | TooLargeResponse | UnsupportedResponse>
    export type MoveSitePagesMutationVariables = {id: string;data: BodyType<SiteOrderInput>}

    /**
 * @summary Put the pages into another order
 */
export const useMoveSitePages = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | SiteConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveSitePages>>, TError,MoveSitePagesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveSitePages>>,
        TError,
        MoveSitePagesMutationVariables,
        TContext
      > => {
      return useMutation(getMoveSitePagesMutationOptions(options), queryClient);
    }
    /**
 * ADMIN and STAFF, for the site of their own agency; 404 for another agency. Those uploaded for it, newest first, and those of the homes of the agency that are on the market; at most 500.
 * @summary Pictures that the site may show
 */
export const listSitePictures = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SitePictureList>(
      {url: `/api/v1/site/${id}/picture/`, method: 'GET', signal
    },
      options);
    }




export const getListSitePicturesQueryKey = (id: string,) => {
    return [
    `/api/v1/site/${id}/picture/`
    ] as const;
    }


export const getListSitePicturesQueryOptions = <TData = Awaited<ReturnType<typeof listSitePictures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSitePictures>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSitePicturesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSitePictures>>> = ({ signal }) => listSitePictures(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSitePictures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSitePicturesQueryResult = NonNullable<Awaited<ReturnType<typeof listSitePictures>>>
export type ListSitePicturesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListSitePictures<TData = Awaited<ReturnType<typeof listSitePictures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSitePictures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSitePictures>>,
          TError,
          Awaited<ReturnType<typeof listSitePictures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSitePictures<TData = Awaited<ReturnType<typeof listSitePictures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSitePictures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSitePictures>>,
          TError,
          Awaited<ReturnType<typeof listSitePictures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSitePictures<TData = Awaited<ReturnType<typeof listSitePictures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSitePictures>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Pictures that the site may show
 */

export function useListSitePictures<TData = Awaited<ReturnType<typeof listSitePictures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSitePictures>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSitePicturesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. It is drawn anew without the data it carried. 413 over 15 MB or 50 million pixels, 415 for one that is broken or neither JPEG, PNG nor WebP; 406 when the site has 300; 503 or 507 when it cannot be stored.
 * @summary Add a picture
 */
export const addSitePicture = (
    id: string,
    sitePictureInput: BodyType<SitePictureInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SitePictureOffer>(
      {url: `/api/v1/site/${id}/picture/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: sitePictureInput, signal
    },
      options);
    }


/**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency and for a picture that the site has not. 406 while the draft, what is published, a kept version or a change that can be undone shows it, and while the operator has suspended the site.
 * @summary Remove a picture that was uploaded for the site
 */
export const deleteSitePicture = (
    id: string,
    hash: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/site/${id}/picture/${hash}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteSitePictureMutationKey = () => ['deleteSitePicture'] as const;

export const getDeleteSitePictureMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSitePicture>>, TError,DeleteSitePictureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSitePicture>>, TError,DeleteSitePictureMutationVariables, TContext> => {

const mutationKey = getDeleteSitePictureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSitePicture>>, DeleteSitePictureMutationVariables> = (props) => {
          const {id,hash} = props ?? {};

          return  deleteSitePicture(id,hash,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSitePictureMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSitePicture>>>

    export type DeleteSitePictureMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type DeleteSitePictureMutationVariables = {id: string;hash: string}

    /**
 * @summary Remove a picture that was uploaded for the site
 */
export const useDeleteSitePicture = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSitePicture>>, TError,DeleteSitePictureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSitePicture>>,
        TError,
        DeleteSitePictureMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSitePictureMutationOptions(options), queryClient);
    }
    /**
 * ADMIN and STAFF, for the site of their own agency; 404 for another agency, and for a picture that is not of the site. Stores nothing: the proposal is taken with updateSite, and can be undone. 406 without a logo.
 * @summary The colours of a logo, proposed for the site
 */
export const readSiteBrand = (
    id: string,
    params?: ReadSiteBrandParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SiteBrandReading>(
      {url: `/api/v1/site/${id}/brand/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getReadSiteBrandQueryKey = (id: string,
    params?: ReadSiteBrandParams,) => {
    return [
    `/api/v1/site/${id}/brand/`, ...(params ? [params] : [])
    ] as const;
    }


export const getReadSiteBrandQueryOptions = <TData = Awaited<ReturnType<typeof readSiteBrand>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>>(id: string,
    params?: ReadSiteBrandParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readSiteBrand>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadSiteBrandQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readSiteBrand>>> = ({ signal }) => readSiteBrand(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readSiteBrand>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadSiteBrandQueryResult = NonNullable<Awaited<ReturnType<typeof readSiteBrand>>>
export type ReadSiteBrandQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>


export function useReadSiteBrand<TData = Awaited<ReturnType<typeof readSiteBrand>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>>(
 id: string,
    params: undefined |  ReadSiteBrandParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readSiteBrand>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readSiteBrand>>,
          TError,
          Awaited<ReturnType<typeof readSiteBrand>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadSiteBrand<TData = Awaited<ReturnType<typeof readSiteBrand>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>>(
 id: string,
    params?: ReadSiteBrandParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readSiteBrand>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readSiteBrand>>,
          TError,
          Awaited<ReturnType<typeof readSiteBrand>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadSiteBrand<TData = Awaited<ReturnType<typeof readSiteBrand>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>>(
 id: string,
    params?: ReadSiteBrandParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readSiteBrand>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The colours of a logo, proposed for the site
 */

export function useReadSiteBrand<TData = Awaited<ReturnType<typeof readSiteBrand>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>>(
 id: string,
    params?: ReadSiteBrandParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readSiteBrand>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadSiteBrandQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. Of the last 100 changes of 30 days the newest that stands is taken back, whoever made it and on whatever device. 406 when there is none, or the operator has suspended the site.
 * @summary Take the last change of the draft back
 */
export const undoSite = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/undo/`, method: 'POST', signal
    },
      options);
    }




export const getUndoSiteMutationKey = () => ['undoSite'] as const;

export const getUndoSiteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoSite>>, TError,UndoSiteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof undoSite>>, TError,UndoSiteMutationVariables, TContext> => {

const mutationKey = getUndoSiteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoSite>>, UndoSiteMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  undoSite(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoSiteMutationResult = NonNullable<Awaited<ReturnType<typeof undoSite>>>

    export type UndoSiteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type UndoSiteMutationVariables = {id: string}

    /**
 * @summary Take the last change of the draft back
 */
export const useUndoSite = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoSite>>, TError,UndoSiteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoSite>>,
        TError,
        UndoSiteMutationVariables,
        TContext
      > => {
      return useMutation(getUndoSiteMutationOptions(options), queryClient);
    }
    /**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. What was undone last is done again, until somebody changes something. 406 when there is none, or the operator has suspended the site.
 * @summary Bring back what was taken back
 */
export const redoSite = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/redo/`, method: 'POST', signal
    },
      options);
    }




export const getRedoSiteMutationKey = () => ['redoSite'] as const;

export const getRedoSiteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redoSite>>, TError,RedoSiteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof redoSite>>, TError,RedoSiteMutationVariables, TContext> => {

const mutationKey = getRedoSiteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof redoSite>>, RedoSiteMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  redoSite(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RedoSiteMutationResult = NonNullable<Awaited<ReturnType<typeof redoSite>>>

    export type RedoSiteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type RedoSiteMutationVariables = {id: string}

    /**
 * @summary Bring back what was taken back
 */
export const useRedoSite = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redoSite>>, TError,RedoSiteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof redoSite>>,
        TError,
        RedoSiteMutationVariables,
        TContext
      > => {
      return useMutation(getRedoSiteMutationOptions(options), queryClient);
    }
    /**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. Strangers read it from now on; publishing what is published already answers the same number and adds no version; a paused site is on the net again. 400 with every check of level `stop`, at its place; 406 when the operator has suspended the site; 409 with what is stored when the draft is no longer the one that `digest` names; 429 after 60 publications in an hour from one address.
 * @summary Publish the draft
 */
export const publishSite = (
    id: string,
    sitePublishInput: BodyType<SitePublishInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/publish/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: sitePublishInput, signal
    },
      options);
    }




export const getPublishSiteMutationKey = () => ['publishSite'] as const;

export const getPublishSiteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | SiteConflict | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishSite>>, TError,PublishSiteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof publishSite>>, TError,PublishSiteMutationVariables, TContext> => {

const mutationKey = getPublishSiteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishSite>>, PublishSiteMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  publishSite(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PublishSiteMutationResult = NonNullable<Awaited<ReturnType<typeof publishSite>>>
    export type PublishSiteMutationBody = BodyType<SitePublishInput>
    export type PublishSiteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | SiteConflict | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type PublishSiteMutationVariables = {id: string;data: BodyType<SitePublishInput>}

    /**
 * @summary Publish the draft
 */
export const usePublishSite = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | SiteConflict | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishSite>>, TError,PublishSiteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof publishSite>>,
        TError,
        PublishSiteMutationVariables,
        TContext
      > => {
      return useMutation(getPublishSiteMutationOptions(options), queryClient);
    }
    /**
 * ADMIN and STAFF, for the site of their own agency; 404 for another agency. The newest 50, without paging.
 * @summary Versions that were published, newest first
 */
export const listSiteVersions = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SiteVersionList>(
      {url: `/api/v1/site/${id}/version/`, method: 'GET', signal
    },
      options);
    }




export const getListSiteVersionsQueryKey = (id: string,) => {
    return [
    `/api/v1/site/${id}/version/`
    ] as const;
    }


export const getListSiteVersionsQueryOptions = <TData = Awaited<ReturnType<typeof listSiteVersions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSiteVersionsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSiteVersions>>> = ({ signal }) => listSiteVersions(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSiteVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSiteVersionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSiteVersions>>>
export type ListSiteVersionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListSiteVersions<TData = Awaited<ReturnType<typeof listSiteVersions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteVersions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSiteVersions>>,
          TError,
          Awaited<ReturnType<typeof listSiteVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteVersions<TData = Awaited<ReturnType<typeof listSiteVersions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteVersions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSiteVersions>>,
          TError,
          Awaited<ReturnType<typeof listSiteVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteVersions<TData = Awaited<ReturnType<typeof listSiteVersions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Versions that were published, newest first
 */

export function useListSiteVersions<TData = Awaited<ReturnType<typeof listSiteVersions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSiteVersionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. Its document becomes the draft, which can be undone; with `live` it is published in the same act, as a new version, also where the site was paused. 400 with every check of level `stop` when it is to be published; 404 for a version that is not kept; 406 when the operator has suspended the site.
 * @summary Go back to a version
 */
export const restoreSiteVersion = (
    id: string,
    number: number,
    siteRestoreInput: BodyType<SiteRestoreInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/version/${number}/restore/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: siteRestoreInput, signal
    },
      options);
    }




export const getRestoreSiteVersionMutationKey = () => ['restoreSiteVersion'] as const;

export const getRestoreSiteVersionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreSiteVersion>>, TError,RestoreSiteVersionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreSiteVersion>>, TError,RestoreSiteVersionMutationVariables, TContext> => {

const mutationKey = getRestoreSiteVersionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreSiteVersion>>, RestoreSiteVersionMutationVariables> = (props) => {
          const {id,number,data} = props ?? {};

          return  restoreSiteVersion(id,number,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreSiteVersionMutationResult = NonNullable<Awaited<ReturnType<typeof restoreSiteVersion>>>
    export type RestoreSiteVersionMutationBody = BodyType<SiteRestoreInput>
    export type RestoreSiteVersionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type RestoreSiteVersionMutationVariables = {id: string;number: number;data: BodyType<SiteRestoreInput>}

    /**
 * @summary Go back to a version
 */
export const useRestoreSiteVersion = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreSiteVersion>>, TError,RestoreSiteVersionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreSiteVersion>>,
        TError,
        RestoreSiteVersionMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreSiteVersionMutationOptions(options), queryClient);
    }
    /**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. Setting the state it has changes nothing. 406 when it was never published, or the operator has suspended it.
 * @summary Take the site off the net for a while, or put it back
 */
export const setSiteState = (
    id: string,
    siteStateInput: BodyType<SiteStateInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/state/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: siteStateInput, signal
    },
      options);
    }




export const getSetSiteStateMutationKey = () => ['setSiteState'] as const;

export const getSetSiteStateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setSiteState>>, TError,SetSiteStateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setSiteState>>, TError,SetSiteStateMutationVariables, TContext> => {

const mutationKey = getSetSiteStateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setSiteState>>, SetSiteStateMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  setSiteState(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetSiteStateMutationResult = NonNullable<Awaited<ReturnType<typeof setSiteState>>>
    export type SetSiteStateMutationBody = BodyType<SiteStateInput>
    export type SetSiteStateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type SetSiteStateMutationVariables = {id: string;data: BodyType<SiteStateInput>}

    /**
 * @summary Take the site off the net for a while, or put it back
 */
export const useSetSiteState = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setSiteState>>, TError,SetSiteStateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setSiteState>>,
        TError,
        SetSiteStateMutationVariables,
        TContext
      > => {
      return useMutation(getSetSiteStateMutationOptions(options), queryClient);
    }
    /**
 * ADMIN and STAFF, each for themselves and for the site of their own agency; 404 for another agency. Unless told, an ADMIN gets the mail and a STAFF does not.
 * @summary Whether the figures of each month are mailed to me
 */
export const setSiteReport = (
    id: string,
    siteReportInput: BodyType<SiteReportInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/report/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: siteReportInput, signal
    },
      options);
    }




export const getSetSiteReportMutationKey = () => ['setSiteReport'] as const;

export const getSetSiteReportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setSiteReport>>, TError,SetSiteReportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setSiteReport>>, TError,SetSiteReportMutationVariables, TContext> => {

const mutationKey = getSetSiteReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setSiteReport>>, SetSiteReportMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  setSiteReport(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetSiteReportMutationResult = NonNullable<Awaited<ReturnType<typeof setSiteReport>>>
    export type SetSiteReportMutationBody = BodyType<SiteReportInput>
    export type SetSiteReportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>
    export type SetSiteReportMutationVariables = {id: string;data: BodyType<SiteReportInput>}

    /**
 * @summary Whether the figures of each month are mailed to me
 */
export const useSetSiteReport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setSiteReport>>, TError,SetSiteReportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setSiteReport>>,
        TError,
        SetSiteReportMutationVariables,
        TContext
      > => {
      return useMutation(getSetSiteReportMutationOptions(options), queryClient);
    }
    /**
 * ADMIN and STAFF, for the site of their own agency; 404 for another agency. The link opens without signing in for 30 minutes, or for seven days when it is to be sent; it shows the draft of the moment it is opened. 404 for a page or version that is not there.
 * @summary A link to the draft, or to a version
 */
export const previewSite = (
    id: string,
    params?: PreviewSiteParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SitePreview>(
      {url: `/api/v1/site/${id}/preview/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getPreviewSiteQueryKey = (id: string,
    params?: PreviewSiteParams,) => {
    return [
    `/api/v1/site/${id}/preview/`, ...(params ? [params] : [])
    ] as const;
    }


export const getPreviewSiteQueryOptions = <TData = Awaited<ReturnType<typeof previewSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: PreviewSiteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewSite>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewSiteQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewSite>>> = ({ signal }) => previewSite(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof previewSite>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewSiteQueryResult = NonNullable<Awaited<ReturnType<typeof previewSite>>>
export type PreviewSiteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function usePreviewSite<TData = Awaited<ReturnType<typeof previewSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  PreviewSiteParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewSite>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewSite>>,
          TError,
          Awaited<ReturnType<typeof previewSite>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewSite<TData = Awaited<ReturnType<typeof previewSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: PreviewSiteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewSite>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewSite>>,
          TError,
          Awaited<ReturnType<typeof previewSite>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewSite<TData = Awaited<ReturnType<typeof previewSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: PreviewSiteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewSite>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A link to the draft, or to a version
 */

export function usePreviewSite<TData = Awaited<ReturnType<typeof previewSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: PreviewSiteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewSite>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewSiteQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN and STAFF of the agency, 404 for another one. Those asked for, in that order, with the records that have to stand where they were bought and what was found there last. One that was given up stays 30 days.
 * @summary Domains of the site
 */
export const listSiteDomains = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SiteDomainList>(
      {url: `/api/v1/site/${id}/domain/`, method: 'GET', signal
    },
      options);
    }




export const getListSiteDomainsQueryKey = (id: string,) => {
    return [
    `/api/v1/site/${id}/domain/`
    ] as const;
    }


export const getListSiteDomainsQueryOptions = <TData = Awaited<ReturnType<typeof listSiteDomains>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteDomains>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSiteDomainsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSiteDomains>>> = ({ signal }) => listSiteDomains(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSiteDomains>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSiteDomainsQueryResult = NonNullable<Awaited<ReturnType<typeof listSiteDomains>>>
export type ListSiteDomainsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListSiteDomains<TData = Awaited<ReturnType<typeof listSiteDomains>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteDomains>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSiteDomains>>,
          TError,
          Awaited<ReturnType<typeof listSiteDomains>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteDomains<TData = Awaited<ReturnType<typeof listSiteDomains>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteDomains>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSiteDomains>>,
          TError,
          Awaited<ReturnType<typeof listSiteDomains>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteDomains<TData = Awaited<ReturnType<typeof listSiteDomains>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteDomains>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Domains of the site
 */

export function useListSiteDomains<TData = Awaited<ReturnType<typeof listSiteDomains>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteDomains>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSiteDomainsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For an ADMIN of the agency only, 403 for anybody else, 404 for another agency. An address is cut to its host, letters beyond ASCII become punycode; asking for one that the site has changes nothing. It blocks nobody: whoever shows the record has the domain, also from a site that is read there by now. 400 at `host` for what is no domain of an agency (an IP address, a single name, a public suffix, a host of this portal, letters of mixed scripts); 406 when the site has five, when this server serves none, or the operator has suspended the site. 429 after 20 in a day from one address.
 * @summary Ask for a domain
 */
export const createSiteDomain = (
    id: string,
    siteDomainInput: BodyType<SiteDomainInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SiteDomainList>(
      {url: `/api/v1/site/${id}/domain/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: siteDomainInput, signal
    },
      options);
    }




export const getCreateSiteDomainMutationKey = () => ['createSiteDomain'] as const;

export const getCreateSiteDomainMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSiteDomain>>, TError,CreateSiteDomainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createSiteDomain>>, TError,CreateSiteDomainMutationVariables, TContext> => {

const mutationKey = getCreateSiteDomainMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSiteDomain>>, CreateSiteDomainMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createSiteDomain(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSiteDomainMutationResult = NonNullable<Awaited<ReturnType<typeof createSiteDomain>>>
    export type CreateSiteDomainMutationBody = BodyType<SiteDomainInput>
    export type CreateSiteDomainMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type CreateSiteDomainMutationVariables = {id: string;data: BodyType<SiteDomainInput>}

    /**
 * @summary Ask for a domain
 */
export const useCreateSiteDomain = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSiteDomain>>, TError,CreateSiteDomainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSiteDomain>>,
        TError,
        CreateSiteDomainMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSiteDomainMutationOptions(options), queryClient);
    }
    /**
 * For an ADMIN of the agency only, 403 for anybody else, 404 for another agency. At once: the site is read there no more, and another may have it by its record.
 * @summary Give a domain up
 */
export const deleteSiteDomain = (
    id: string,
    domainId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SiteDomainList>(
      {url: `/api/v1/site/${id}/domain/${domainId}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteSiteDomainMutationKey = () => ['deleteSiteDomain'] as const;

export const getDeleteSiteDomainMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSiteDomain>>, TError,DeleteSiteDomainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSiteDomain>>, TError,DeleteSiteDomainMutationVariables, TContext> => {

const mutationKey = getDeleteSiteDomainMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSiteDomain>>, DeleteSiteDomainMutationVariables> = (props) => {
          const {id,domainId} = props ?? {};

          return  deleteSiteDomain(id,domainId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSiteDomainMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSiteDomain>>>

    export type DeleteSiteDomainMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type DeleteSiteDomainMutationVariables = {id: string;domainId: Uuid}

    /**
 * @summary Give a domain up
 */
export const useDeleteSiteDomain = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSiteDomain>>, TError,DeleteSiteDomainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSiteDomain>>,
        TError,
        DeleteSiteDomainMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSiteDomainMutationOptions(options), queryClient);
    }
    /**
 * For an ADMIN of the agency only, 403 for anybody else, 404 for another agency. Asks the name servers and, where all is there, the domain itself; a few seconds at most. 406 for one that was given up, or while the operator has suspended the site. 429 after 12 in ten minutes from one address.
 * @summary Look at a domain's records now
 */
export const checkSiteDomain = (
    id: string,
    domainId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SiteDomainList>(
      {url: `/api/v1/site/${id}/domain/${domainId}/check/`, method: 'POST', signal
    },
      options);
    }




export const getCheckSiteDomainMutationKey = () => ['checkSiteDomain'] as const;

export const getCheckSiteDomainMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkSiteDomain>>, TError,CheckSiteDomainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof checkSiteDomain>>, TError,CheckSiteDomainMutationVariables, TContext> => {

const mutationKey = getCheckSiteDomainMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkSiteDomain>>, CheckSiteDomainMutationVariables> = (props) => {
          const {id,domainId} = props ?? {};

          return  checkSiteDomain(id,domainId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckSiteDomainMutationResult = NonNullable<Awaited<ReturnType<typeof checkSiteDomain>>>

    export type CheckSiteDomainMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>
    export type CheckSiteDomainMutationVariables = {id: string;domainId: Uuid}

    /**
 * @summary Look at a domain's records now
 */
export const useCheckSiteDomain = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkSiteDomain>>, TError,CheckSiteDomainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkSiteDomain>>,
        TError,
        CheckSiteDomainMutationVariables,
        TContext
      > => {
      return useMutation(getCheckSiteDomainMutationOptions(options), queryClient);
    }
    /**
 * For an ADMIN of the agency only, 403 for anybody else, 404 for another agency. The site's other addresses lead to it. 406 unless the site is read there by now.
 * @summary Make a domain the site's address
 */
export const setMainSiteDomain = (
    id: string,
    domainId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SiteDomainList>(
      {url: `/api/v1/site/${id}/domain/${domainId}/main/`, method: 'POST', signal
    },
      options);
    }




export const getSetMainSiteDomainMutationKey = () => ['setMainSiteDomain'] as const;

export const getSetMainSiteDomainMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setMainSiteDomain>>, TError,SetMainSiteDomainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setMainSiteDomain>>, TError,SetMainSiteDomainMutationVariables, TContext> => {

const mutationKey = getSetMainSiteDomainMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setMainSiteDomain>>, SetMainSiteDomainMutationVariables> = (props) => {
          const {id,domainId} = props ?? {};

          return  setMainSiteDomain(id,domainId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetMainSiteDomainMutationResult = NonNullable<Awaited<ReturnType<typeof setMainSiteDomain>>>

    export type SetMainSiteDomainMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>
    export type SetMainSiteDomainMutationVariables = {id: string;domainId: Uuid}

    /**
 * @summary Make a domain the site's address
 */
export const useSetMainSiteDomain = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setMainSiteDomain>>, TError,SetMainSiteDomainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setMainSiteDomain>>,
        TError,
        SetMainSiteDomainMutationVariables,
        TContext
      > => {
      return useMutation(getSetMainSiteDomainMutationOptions(options), queryClient);
    }
    /**
 * ADMIN and STAFF, for the site of their own agency; 404 for another agency. The last 30 days unless told; 400 for days the wrong way round, more than 400, or before 2026. Counters are kept for two years.
 * @summary How the website is read, and what comes of it
 */
export const getSiteFigures = (
    id: string,
    params?: GetSiteFiguresParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SiteFigures>(
      {url: `/api/v1/site/${id}/figures/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetSiteFiguresQueryKey = (id: string,
    params?: GetSiteFiguresParams,) => {
    return [
    `/api/v1/site/${id}/figures/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSiteFiguresQueryOptions = <TData = Awaited<ReturnType<typeof getSiteFigures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: GetSiteFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteFigures>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSiteFiguresQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSiteFigures>>> = ({ signal }) => getSiteFigures(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSiteFigures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSiteFiguresQueryResult = NonNullable<Awaited<ReturnType<typeof getSiteFigures>>>
export type GetSiteFiguresQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetSiteFigures<TData = Awaited<ReturnType<typeof getSiteFigures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  GetSiteFiguresParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteFigures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSiteFigures>>,
          TError,
          Awaited<ReturnType<typeof getSiteFigures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSiteFigures<TData = Awaited<ReturnType<typeof getSiteFigures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: GetSiteFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteFigures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSiteFigures>>,
          TError,
          Awaited<ReturnType<typeof getSiteFigures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSiteFigures<TData = Awaited<ReturnType<typeof getSiteFigures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: GetSiteFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteFigures>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How the website is read, and what comes of it
 */

export function useGetSiteFigures<TData = Awaited<ReturnType<typeof getSiteFigures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: GetSiteFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteFigures>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSiteFiguresQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ADMIN and STAFF who may change the site of their own agency; 404 for another agency, 406 for a site that was never published or is suspended, and while others are being made into files. The link opens without signing in for 30 minutes: a zip with every page in every language, its homes, pictures, type and style, which opens from a disk and on any host. Forms and searches say where the living site was.
 * @summary A link to the published site as files
 */
export const exportSite = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SiteExport>(
      {url: `/api/v1/site/${id}/export/`, method: 'GET', signal
    },
      options);
    }


