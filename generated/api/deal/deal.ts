import type {
  Deal,
  DealDisputeInput,
  DealInput,
  DealInvoice,
  DealPage,
  DealVersion,
  ListDealsParams
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For the agency's ADMIN only, 403 for anybody else. Newest first, 50 a page unless told. A deal stays with both sides whatever becomes of their agreement.
 * @summary Deals that my agency divides with others
 */
export const listDeals = (
    params?: ListDealsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DealPage>(
      {url: `/api/v1/deal/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless it is an introduction of my agency at a partner's home, or of a partner at a home of my agency. By the terms in force at the earliest introduction of this client to this home, whatever was agreed since: the fee is the price by its percentage, rounded to a cent; who has the mandate gets the whole cents of its part, who brought the buyer the rest. The proposing side agrees by it. Again with another price, while it is proposed or in dispute, it is a new proposal, to which the other side has to agree anew; 406 later. EUR cents, without VAT.
 * @summary Propose how a deal is divided
 */
export const createDeal = (
    dealInput: BodyType<DealInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Deal>(
      {url: `/api/v1/deal/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: dealInput, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless my agency is a party of it. `version` is that which was read: 409 with what is stored when there is another by now. Once both have, it is agreed; from a dispute it goes on where it stood. 406 where my agency has agreed already or the deal is past it.
 * @summary Agree to what a deal divides
 */
export const acceptDeal = (
    id: string,
    dealVersion: BodyType<DealVersion>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Deal>(
      {url: `/api/v1/deal/${id}/agree/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: dealVersion, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless my agency is a party of it. `version` is that which was read: 409 with what is stored when there is another by now. For the side that brought the buyer and invoices its part to who has the mandate. 406 for the other side, and unless the deal is agreed.
 * @summary Note the invoice of a deal
 */
export const invoiceDeal = (
    id: string,
    dealInvoice: BodyType<DealInvoice>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Deal>(
      {url: `/api/v1/deal/${id}/invoice/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: dealInvoice, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless my agency is a party of it. `version` is that which was read: 409 with what is stored when there is another by now. For the side that brought the buyer: only who gets the money can say that it came. 406 for the other side, and unless the deal is invoiced.
 * @summary Confirm that a deal was paid
 */
export const payDeal = (
    id: string,
    dealVersion: BodyType<DealVersion>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Deal>(
      {url: `/api/v1/deal/${id}/pay/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: dealVersion, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless my agency is a party of it. `version` is that which was read: 409 with what is stored when there is another by now. Both have to agree anew. 406 for one that is paid or in dispute already.
 * @summary Dispute a deal
 */
export const disputeDeal = (
    id: string,
    dealDisputeInput: BodyType<DealDisputeInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Deal>(
      {url: `/api/v1/deal/${id}/dispute/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: dealDisputeInput, signal
    },
      options);
    }


