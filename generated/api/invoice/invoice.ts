import type {
  Invoice,
  InvoicePage,
  ListInvoicesParams
} from '../../model';

import { http } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * An agency's ADMIN: those to and from the agency; a SERVICE: those to and from themself; other roles 403. Newest first, 50 a page unless told. `side` leaves one of the two. Amounts in EUR cents; a credit is below zero.
 * @summary Invoices for me, and those issued in my name
 */
export const listInvoices = (
    params?: ListInvoicesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvoicePage>(
      {url: `/api/v1/invoice/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * An agency's ADMIN for one to or from the agency, a SERVICE for one to or from themself; any other is 404, other roles 403.
 * @summary An invoice with its lines
 */
export const getInvoice = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Invoice>(
      {url: `/api/v1/invoice/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * Rights as `getInvoice`. Drawn from what was issued, which never changes: with the tax QR code (Orden HAC/1177/2024) and, while it is to be paid by transfer, the code that fills in the transfer (EPC069-12). 503 when too many documents are being drawn or this one cannot be.
 * @summary An invoice on paper
 */
export const downloadInvoice = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/invoice/${id}/pdf/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


