import type {
  Earnings,
  ListOrdersParams,
  Order,
  OrderActInput,
  OrderAnswerInput,
  OrderChanges,
  OrderDelivery,
  OrderFilesInput,
  OrderFilesResult,
  OrderInput,
  OrderMessageInput,
  OrderPage,
  OrderReviewInput,
  Uuid
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * ADMIN, STAFF and SERVICE; 403 for other roles. Bought: an ADMIN sees the agency's, a STAFF their own. Sold: an ADMIN the agency's, a SERVICE their own. First those where it is my turn, then the newest; 24 a page unless told.
 * @summary Orders
 */
export const listOrders = (
    params?: ListOrdersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderPage>(
      {url: `/api/v1/order/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * ADMIN, and a STAFF to whom an ADMIN gave `buy`; 403 for others. 404 for a service that is not published and for a home that I may not change. The same `key` of an agency answers the order that is there: pressed twice it is one. 409 with the new sum where `expectedTotal` is not ours, and with near times where somebody took the time meanwhile; 406 for an own service. Without a price, or `ask`, the seller is asked for one. Paid by transfer, from buyer to seller alone.
 * @summary Order a service
 */
export const createOrder = (
    orderInput: BodyType<OrderInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Order>(
      {url: `/api/v1/order/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: orderInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN for the agency, a SERVICE for themselves; 403 for other roles. Of transfers, which go from buyer to seller alone: what is paid, what is awaited, what retention was taken, what the site's fee is; by month of the payment in Europe/Madrid, 12 months. EUR cents.
 * @summary What I earn
 */
export const getEarnings = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Earnings>(
      {url: `/api/v1/order/earnings/`, method: 'GET', signal
    },
      options);
    }


/**
 * Its buyer (the agency's ADMIN; a STAFF only what they ordered) and its seller; 404 for anybody else. A seller is told of the home what the work needs: place, kind and m²; address, how to get in and whom to call only from acceptance to seven days after the end. Never its owner, its price floor or its mandate.
 * @summary One order
 */
export const getOrder = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Order>(
      {url: `/api/v1/order/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * Its buyer (the agency's ADMIN; a STAFF only what they ordered) and its seller; 404 for anybody else. Which act is whose in which state is one table (decision 221): 403 for an act of the other side, 406 where the state does not have it. `version` is that which was read: 409 with what is stored; the same act of the same person on the same version answers what it made. `take` writes the delivery into the home with who took it as its actor, under `propertyVersion`: 409 with the order where the home has changed meanwhile.
 * @summary Act on an order
 */
export const actOnOrder = (
    id: string,
    orderActInput: BodyType<OrderActInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Order>(
      {url: `/api/v1/order/${id}/act/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: orderActInput, signal
    },
      options);
    }


/**
 * Its buyer (the agency's ADMIN; a STAFF only what they ordered) and its seller; 404 for anybody else. For the seller, while it is accepted: pictures (JPEG, PNG, WebP; 25 MB) and PDFs (20 MB), 60 at most; 403 for the buyer, 406 in another state. What is refused is named, the others are kept. `files_extra` says what each is, in the order of `files`.
 * @summary Add files to a delivery
 */
export const addOrderFiles = (
    id: string,
    orderFilesInput: BodyType<OrderFilesInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderFilesResult>(
      {url: `/api/v1/order/${id}/file/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: orderFilesInput, signal
    },
      options);
    }


/**
 * Its buyer (the agency's ADMIN; a STAFF only what they ordered) and its seller; 404 for anybody else. A seller that is paid before hides what it delivered until it is paid: 406.
 * @summary A file of an order
 */
export const getOrderFile = (
    id: string,
    fileId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/order/${id}/file/${fileId}/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


/**
 * Its buyer (the agency's ADMIN; a STAFF only what they ordered) and its seller; 404 for anybody else. For the seller, while it is accepted; 403 for the buyer, 406 in another state.
 * @summary Take a file out of a delivery
 */
export const removeOrderFile = (
    id: string,
    fileId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Order>(
      {url: `/api/v1/order/${id}/file/${fileId}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * Its buyer, 404 for anybody else. Each field with what the home has now and what it would have, with the home's version that `take` needs; pictures and papers that would be added. 406 before anything is delivered.
 * @summary What a delivery would change in the home
 */
export const getOrderDelivery = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderChanges>(
      {url: `/api/v1/order/${id}/delivery/`, method: 'GET', signal
    },
      options);
    }


/**
 * Its buyer (the agency's ADMIN; a STAFF only what they ordered) and its seller; 404 for anybody else. For the seller, while it is accepted: the part of the home that the category delivers, as the home's own form has it; 403 for the buyer, 400 for parts that are not this category's.
 * @summary Fill in what is delivered as data
 */
export const saveOrderDelivery = (
    id: string,
    orderDelivery: BodyType<OrderDelivery>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Order>(
      {url: `/api/v1/order/${id}/delivered/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: orderDelivery, signal
    },
      options);
    }


/**
 * Its buyer (the agency's ADMIN; a STAFF only what they ordered) and its seller; 404 for anybody else. The other side is told. The same `clientId` again answers what is there. 406 for one that ended 60 days ago.
 * @summary Write to the other side
 */
export const createOrderMessage = (
    id: string,
    orderMessageInput: BodyType<OrderMessageInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Order>(
      {url: `/api/v1/order/${id}/message/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: orderMessageInput, signal
    },
      options);
    }


/**
 * Its buyer, 404 for anybody but the parties, 403 for the seller. Once, of a completed order, within 60 days; 406 else.
 * @summary Rate an order
 */
export const reviewOrder = (
    id: string,
    orderReviewInput: BodyType<OrderReviewInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Order>(
      {url: `/api/v1/order/${id}/review/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: orderReviewInput, signal
    },
      options);
    }


/**
 * Its seller, 404 for anybody but the parties, 403 for the buyer. Once; 406 else.
 * @summary Answer a rating
 */
export const answerOrderReview = (
    id: string,
    orderAnswerInput: BodyType<OrderAnswerInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Order>(
      {url: `/api/v1/order/${id}/review/answer/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: orderAnswerInput, signal
    },
      options);
    }


