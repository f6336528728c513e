import type {
  GetMarketItemParams,
  ListMarketParams,
  ListMarketPublicationsParams,
  ListMarketTimesParams,
  MarketItem,
  MarketPage,
  MarketPictureInput,
  MarketPublication,
  MarketPublicationInput,
  MarketPublicationPage,
  MarketPublicationState,
  MarketReportInput,
  MarketSum,
  MarketTimes,
  Seller,
  SellerInput,
  SumMarketItemParams
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * ADMIN, STAFF and SERVICE; 403 for other roles. Published services only, 12 a page unless told. With `propertyId`, a home of my agency that I may read (404 else), those that come there, each with its price by the home's built m² and its next free times; first near ones (in steps of 10 km), then those that can come soonest, then by rating, which counts as if there were five more of the usual one. Nobody pays to come first. `categories` counts all that fit, whatever category is chosen. Money is EUR cents without VAT.
 * @summary Services that professionals offer
 */
export const listMarket = (
    params?: ListMarketParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketPage>(
      {url: `/api/v1/market/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. What is not filled in yet is null; `missing` names what a publication waits for.
 * @summary My data as a seller
 */
export const getSeller = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Seller>(
      {url: `/api/v1/market/seller/`, method: 'GET', signal
    },
      options);
    }


/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. A field left out is kept, null clears it. The IBAN (Spanish, its check digits have to fit) is kept sealed and told by its last four digits only. 400 for a tax number or IBAN whose check digits do not fit.
 * @summary Change my data as a seller
 */
export const updateSeller = (
    sellerInput: BodyType<SellerInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Seller>(
      {url: `/api/v1/market/seller/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: sellerInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. The newest change first.
 * @summary What I offer
 */
export const listMarketPublications = (
    params?: ListMarketPublicationsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketPublicationPage>(
      {url: `/api/v1/market/publication/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. A draft, seen by nobody else; 406 when there are 100 already.
 * @summary Begin a publication
 */
export const createMarketPublication = (
    marketPublicationInput: BodyType<MarketPublicationInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketPublication>(
      {url: `/api/v1/market/publication/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: marketPublicationInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. 404 for another's.
 * @summary One of my publications
 */
export const getMarketPublication = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketPublication>(
      {url: `/api/v1/market/publication/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. 404 for another's. The whole form takes the place of what was. What is published stays so while it has all it needs, 400 at the field else; where the operator looks first it is looked at again. Orders keep what they were made by.
 * @summary Change a publication
 */
export const updateMarketPublication = (
    id: string,
    marketPublicationInput: BodyType<MarketPublicationInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketPublication>(
      {url: `/api/v1/market/publication/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: marketPublicationInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. 404 for another's, 406 for one that was ordered: pause it.
 * @summary Throw a draft away
 */
export const removeMarketPublication = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/market/publication/${id}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. 404 for another's. 406, with what is missing in words, unless seller and publication have all they need. Without an operator it is published at once and can be reported; else it waits for their look (`review`).
 * @summary Publish or pause
 */
export const setMarketPublicationState = (
    id: string,
    marketPublicationState: BodyType<MarketPublicationState>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketPublication>(
      {url: `/api/v1/market/publication/${id}/state/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: marketPublicationState, signal
    },
      options);
    }


/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. 404 for another's. It is drawn anew without the data it carried. 413 over 15 MB, 415 for one that is broken or neither JPEG, PNG nor WebP; 406 when there are ten.
 * @summary Add a picture to a publication
 */
export const addMarketPicture = (
    id: string,
    marketPictureInput: BodyType<MarketPictureInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketPublication>(
      {url: `/api/v1/market/publication/${id}/picture/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: marketPictureInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. 404 for another's, 406 for the last one of what is published.
 * @summary Take a picture off a publication
 */
export const removeMarketPicture = (
    id: string,
    hash: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketPublication>(
      {url: `/api/v1/market/publication/${id}/picture/${hash}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * ADMIN, STAFF and SERVICE; 403 for other roles. 404 for one that is not published, but for its own seller. With `propertyId` as `listMarket`.
 * @summary One service
 */
export const getMarketItem = (
    id: string,
    params?: GetMarketItemParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketItem>(
      {url: `/api/v1/market/${id}/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * ADMIN and STAFF; 403 for other roles, 404 for a service that is not published and for a home that I may not read. The seller's hours without what they have accepted, with the way by road to and from it, and without what stands in my own diary; from the first day the service can come. 21 days at most, UTC.
 * @summary Free times of a service for a home
 */
export const listMarketTimes = (
    id: string,
    params: ListMarketTimesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketTimes>(
      {url: `/api/v1/market/${id}/time/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * ADMIN and STAFF; 403 for other roles, 404 as `listMarketTimes`. The function that an order is charged by, so `total` is what `createOrder` expects. EUR cents; VAT and retention (IRPF, where the seller is a professional whose invoices bear it) half up of the net sum. `total` is null for a service by quotation, and where its price hangs on the home's m² and nobody knows them.
 * @summary What a service costs for a home
 */
export const sumMarketItem = (
    id: string,
    params?: SumMarketItemParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketSum>(
      {url: `/api/v1/market/${id}/sum/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * ADMIN, STAFF and SERVICE; 403 for other roles, 404 for what is not published. The operator reads it; once a person and service.
 * @summary Report a service
 */
export const reportMarketItem = (
    id: string,
    marketReportInput: BodyType<MarketReportInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/market/${id}/report/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: marketReportInput, signal
    },
      options);
    }


