import type {
  CreateFeeParams,
  Fee,
  FeeInput,
  FeePage,
  FeePending,
  InvoiceDraftList,
  ListFeesParams
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * An ADMIN: the agency's; a STAFF: those of which they have a share, with that share alone. Newest first.
 * @summary Fees of closed deals
 */
export const listFees = (
    params?: ListFeesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FeePage>(
      {url: `/api/v1/fee/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * An agency's ADMIN, of one of its closed offers; another's is 404, other roles 403. 406 where the tenant of a dwelling would pay (LAU, art. 20.1); 400 at `parts` where they are more than the fee, and at what a part lacks; 406 for an offer that is not closed or has its fee already.
 * @summary Say what a closed deal brings
 */
export const createFee = (
    feeInput: BodyType<FeeInput>,
    params: CreateFeeParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Fee>(
      {url: `/api/v1/fee/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: feeInput,
        params, signal
    },
      options);
    }


/**
 * An agency's ADMIN; other roles 403. At most 100 deals, closed within two years, and 100 fees, the newest first.
 * @summary What is to be invoiced
 */
export const getPendingFees = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FeePending>(
      {url: `/api/v1/fee/pending/`, method: 'GET', signal
    },
      options);
    }


/**
 * As `listFees`; one of which a STAFF has no share is 404.
 * @summary A fee
 */
export const getFee = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Fee>(
      {url: `/api/v1/fee/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * An agency's ADMIN; another's is 404, other roles 403. 406 where the tenant of a dwelling would pay (LAU, art. 20.1); 400 at `parts` where they are more than the fee, and at what a part lacks; 406 once it is on an invoice or a draft. 409 with what is stored when `version` is stale.
 * @summary Change a fee
 */
export const saveFee = (
    id: string,
    feeInput: BodyType<FeeInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Fee>(
      {url: `/api/v1/fee/${id}/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: feeInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN; another's is 404, other roles 403. 406 once it is on an invoice or a draft.
 * @summary Take a fee back
 */
export const deleteFee = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/fee/${id}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * An agency's ADMIN; another's is 404, other roles 403. A draft for each side that pays, with what is known of it; 406 when nothing is left to invoice, or its draft is there already.
 * @summary Make the invoice of a fee
 */
export const draftFee = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvoiceDraftList>(
      {url: `/api/v1/fee/${id}/draft/`, method: 'POST', signal
    },
      options);
    }


