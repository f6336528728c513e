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
  PrintChoice,
  PrintInfo,
  PrintLink,
  PrintOptions,
  QrCode,
  QrCodeInput,
  QrCodeList,
  QrSheetInput,
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
 * An agency's ADMIN for any home of the agency, a STAFF for their own and those colleagues share; any other home is 404, other roles 403. The choice is the caller's own last one for this home, without pictures and facts that are gone since; for a home they have not printed yet, the look of their last print of any.
 * @summary What can be printed of a home, and my last choice
 */
export const getPrintChoice = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PrintChoice>(
      {url: `/api/v1/property/${id}/print/`, method: 'GET', signal
    },
      options);
    }




export const getGetPrintChoiceQueryKey = (id: string,) => {
    return [
    `/api/v1/property/${id}/print/`
    ] as const;
    }


export const getGetPrintChoiceQueryOptions = <TData = Awaited<ReturnType<typeof getPrintChoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrintChoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPrintChoiceQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPrintChoice>>> = ({ signal }) => getPrintChoice(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPrintChoice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPrintChoiceQueryResult = NonNullable<Awaited<ReturnType<typeof getPrintChoice>>>
export type GetPrintChoiceQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetPrintChoice<TData = Awaited<ReturnType<typeof getPrintChoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrintChoice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPrintChoice>>,
          TError,
          Awaited<ReturnType<typeof getPrintChoice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPrintChoice<TData = Awaited<ReturnType<typeof getPrintChoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrintChoice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPrintChoice>>,
          TError,
          Awaited<ReturnType<typeof getPrintChoice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPrintChoice<TData = Awaited<ReturnType<typeof getPrintChoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrintChoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What can be printed of a home, and my last choice
 */

export function useGetPrintChoice<TData = Awaited<ReturnType<typeof getPrintChoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrintChoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPrintChoiceQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN for any home of the agency, a STAFF for their own and those colleagues share; any other home is 404, other roles 403. The link holds for 30 days and opens without signing in; the PDF is drawn when it is opened. With `qr` the home gets a QR code of its own for this kind of print, or keeps the one it has. 400 for choices that are not valid, 429 after 120 in ten minutes from one address.
 * @summary Print a home: remembers the choice and gives a link that opens the PDF
 */
export const createPrint = (
    id: string,
    printOptions: BodyType<PrintOptions>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PrintLink>(
      {url: `/api/v1/property/${id}/print/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: printOptions, signal
    },
      options);
    }




export const getCreatePrintMutationKey = () => ['createPrint'] as const;

export const getCreatePrintMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPrint>>, TError,CreatePrintMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPrint>>, TError,CreatePrintMutationVariables, TContext> => {

const mutationKey = getCreatePrintMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPrint>>, CreatePrintMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createPrint(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePrintMutationResult = NonNullable<Awaited<ReturnType<typeof createPrint>>>
    export type CreatePrintMutationBody = BodyType<PrintOptions>
    export type CreatePrintMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>
    export type CreatePrintMutationVariables = {id: string;data: BodyType<PrintOptions>}

    /**
 * @summary Print a home: remembers the choice and gives a link that opens the PDF
 */
export const useCreatePrint = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPrint>>, TError,CreatePrintMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPrint>>,
        TError,
        CreatePrintMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePrintMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN for any home of the agency, a STAFF for their own and those colleagues share; any other home is 404, other roles 403. Draws what the public may see of the home; no QR code is made, one that does not exist yet leads to the home's page. 400 for choices that are not valid, 503 when too many documents are being drawn or this one cannot be, 429 after 600 in ten minutes from one address.
 * @summary How a print would look, at once and in smaller pictures; remembers nothing
 */
export const previewPrint = (
    id: string,
    printOptions: BodyType<PrintOptions>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/property/${id}/print/preview/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: printOptions,
        responseType: 'blob', signal
    },
      options);
    }


/**
 * An agency's ADMIN for any home of the agency, a STAFF for their own and those colleagues share; any other home is 404, other roles 403. Oldest first, up to 100, each with all its scans and those of the last twelve weeks, which begin on Mondays in Europe/Madrid. Scans by programs are not counted, and nothing is kept of who scanned.
 * @summary Codes of a home with their scans
 */
export const listQrCodes = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<QrCodeList>(
      {url: `/api/v1/property/${id}/qr/`, method: 'GET', signal
    },
      options);
    }




export const getListQrCodesQueryKey = (id: string,) => {
    return [
    `/api/v1/property/${id}/qr/`
    ] as const;
    }


export const getListQrCodesQueryOptions = <TData = Awaited<ReturnType<typeof listQrCodes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQrCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListQrCodesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listQrCodes>>> = ({ signal }) => listQrCodes(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listQrCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListQrCodesQueryResult = NonNullable<Awaited<ReturnType<typeof listQrCodes>>>
export type ListQrCodesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListQrCodes<TData = Awaited<ReturnType<typeof listQrCodes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQrCodes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQrCodes>>,
          TError,
          Awaited<ReturnType<typeof listQrCodes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQrCodes<TData = Awaited<ReturnType<typeof listQrCodes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQrCodes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQrCodes>>,
          TError,
          Awaited<ReturnType<typeof listQrCodes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQrCodes<TData = Awaited<ReturnType<typeof listQrCodes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQrCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Codes of a home with their scans
 */

export function useListQrCodes<TData = Awaited<ReturnType<typeof listQrCodes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQrCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListQrCodesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An agency's ADMIN for any home of the agency, a STAFF for their own and those colleagues share; any other home is 404, other roles 403. The link leads to the home's public page and never ends; the same place and label answer the code they have already, with its scans. 406 when the home has 100 codes, 400 for an unknown place or a label of more than 60 characters.
 * @summary A short link of its own for a place
 */
export const createQrCode = (
    id: string,
    qrCodeInput: BodyType<QrCodeInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<QrCode>(
      {url: `/api/v1/property/${id}/qr/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: qrCodeInput, signal
    },
      options);
    }




export const getCreateQrCodeMutationKey = () => ['createQrCode'] as const;

export const getCreateQrCodeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createQrCode>>, TError,CreateQrCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createQrCode>>, TError,CreateQrCodeMutationVariables, TContext> => {

const mutationKey = getCreateQrCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createQrCode>>, CreateQrCodeMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createQrCode(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateQrCodeMutationResult = NonNullable<Awaited<ReturnType<typeof createQrCode>>>
    export type CreateQrCodeMutationBody = BodyType<QrCodeInput>
    export type CreateQrCodeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>
    export type CreateQrCodeMutationVariables = {id: string;data: BodyType<QrCodeInput>}

    /**
 * @summary A short link of its own for a place
 */
export const useCreateQrCode = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createQrCode>>, TError,CreateQrCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createQrCode>>,
        TError,
        CreateQrCodeMutationVariables,
        TContext
      > => {
      return useMutation(getCreateQrCodeMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN for any homes of the agency, a STAFF for their own and those colleagues share; one home that is not among them is 404 for the whole sheet, other roles 403. Answers the PDF, homes in the order given; each keeps its code of that place, however often it is printed, or gets one. 400 for no home or more than 100, or another number of cards to a page than 1, 2, 4 or 8. 503 when too many documents are being drawn or this one cannot be, 429 after 120 in ten minutes from one address.
 * @summary A sheet of QR cards of chosen homes; each has its own short link
 */
export const createQrSheet = (
    qrSheetInput: BodyType<QrSheetInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/print/sheet/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: qrSheetInput,
        responseType: 'blob', signal
    },
      options);
    }


/**
 * For everybody who has the link, without signing in: the home's reference and title, the kind of print, the name of its file and until when the link holds (UTC). 404 when the link is not valid, has expired (after 30 days) or its home is gone. 429 after 240 in ten minutes from one address.
 * @summary What a link opens
 */
export const readPrint = (
    printToken: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PrintInfo>(
      {url: `/api/v1/print/${printToken}/`, method: 'GET', signal
    },
      options);
    }




export const getReadPrintQueryKey = (printToken: string,) => {
    return [
    `/api/v1/print/${printToken}/`
    ] as const;
    }


export const getReadPrintQueryOptions = <TData = Awaited<ReturnType<typeof readPrint>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(printToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPrint>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadPrintQueryKey(printToken);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readPrint>>> = ({ signal }) => readPrint(printToken, requestOptions, signal);





   return  { queryKey, queryFn, enabled: printToken !== null && printToken !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readPrint>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadPrintQueryResult = NonNullable<Awaited<ReturnType<typeof readPrint>>>
export type ReadPrintQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>


export function useReadPrint<TData = Awaited<ReturnType<typeof readPrint>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 printToken: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPrint>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readPrint>>,
          TError,
          Awaited<ReturnType<typeof readPrint>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPrint<TData = Awaited<ReturnType<typeof readPrint>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 printToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPrint>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readPrint>>,
          TError,
          Awaited<ReturnType<typeof readPrint>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPrint<TData = Awaited<ReturnType<typeof readPrint>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 printToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPrint>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a link opens
 */

export function useReadPrint<TData = Awaited<ReturnType<typeof readPrint>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyResponse>>(
 printToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPrint>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadPrintQueryOptions(printToken,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For everybody who has the link, without signing in. Drawn anew each time, from what the public may see of the home, and offered for saving under the name of the file. 404 when the link is not valid, has expired (after 30 days) or its home is gone; 503 when too many documents are being drawn or this one cannot be; 429 after 60 in ten minutes from one address.
 * @summary The PDF a link opens, as the home is now
 */
export const downloadPrint = (
    printToken: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/print/${printToken}/pdf/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


