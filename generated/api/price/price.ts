import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ForbiddenResponse,
  NotFoundResponse,
  PriceChangeInput,
  PriceChanged,
  PriceEffect,
  PricePreviewInput,
  PropertyConflict,
  TooLargeResponse,
  UnauthorizedResponse,
  UnsupportedResponse
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { ErrorType , BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it; a colleague's shared home is 403, any other 404. The price, in EUR cents, goes into the home's history with its reason; of a home on the market the public page changes, it is written in the timeline of owners who are contacts, and people with alerts hear of a lower price. Answers the home and who hears of it. 400 when the home is not offered in that operation, the price is zero or the one it has, or the reason `other` comes without words; 409 when the version is stale.
 * @summary Change the price of a home, with the reason
 */
export const changePrice = (
    id: string,
    priceChangeInput: BodyType<PriceChangeInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PriceChanged>(
      {url: `/api/v1/property/${id}/price/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: priceChangeInput, signal
    },
      options);
    }




export const getChangePriceMutationKey = () => ['changePrice'] as const;

export const getChangePriceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PropertyConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePrice>>, TError,ChangePriceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changePrice>>, TError,ChangePriceMutationVariables, TContext> => {

const mutationKey = getChangePriceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePrice>>, ChangePriceMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changePrice(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePriceMutationResult = NonNullable<Awaited<ReturnType<typeof changePrice>>>
    export type ChangePriceMutationBody = BodyType<PriceChangeInput>
    export type ChangePriceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PropertyConflict | TooLargeResponse | UnsupportedResponse>
    export type ChangePriceMutationVariables = {id: string;data: BodyType<PriceChangeInput>}

    /**
 * @summary Change the price of a home, with the reason
 */
export const useChangePrice = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PropertyConflict | TooLargeResponse | UnsupportedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePrice>>, TError,ChangePriceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePrice>>,
        TError,
        ChangePriceMutationVariables,
        TContext
      > => {
      return useMutation(getChangePriceMutationOptions(options), queryClient);
    }
    /**
 * An agency's ADMIN, and the STAFF who look after the home or entered it; a colleague's shared home is 403, any other 404. Counts the people and demands that the price, in EUR cents, would reach; nothing is kept and nobody is told. 400 when the home is not offered in that operation, or the price is zero or the one it has.
 * @summary Who would hear of a price, before it is saved
 */
export const previewPrice = (
    id: string,
    pricePreviewInput: BodyType<PricePreviewInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PriceEffect>(
      {url: `/api/v1/property/${id}/price/preview/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: pricePreviewInput, signal
    },
      options);
    }


