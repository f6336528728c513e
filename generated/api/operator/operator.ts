import type {
  Invoice,
  InvoicePage,
  LedgerCheck,
  ListOperatorActsParams,
  ListOperatorInvoicesParams,
  ListOperatorSubscriptionsParams,
  OperatorActPage,
  OperatorReason,
  OperatorSubscriptionPage,
  OperatorSudo,
  OperatorSudoInput
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For the site's operator (OPERATORS) only, 404 for anybody else. Newest first, 50 a page unless told. Nothing of it can be changed or taken out.
 * @summary What the site's operator did, and why
 */
export const listOperatorActs = (
    params?: ListOperatorActsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OperatorActPage>(
      {url: `/api/v1/operator/act/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * For the site's operator (OPERATORS) only, 404 for anybody else. Newest first, 50 a page unless told; `open` leaves those that wait for money, the longest due first.
 * @summary Invoices that the site's operator issued
 */
export const listOperatorInvoices = (
    params?: ListOperatorInvoicesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvoicePage>(
      {url: `/api/v1/operator/invoice/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * For the site's operator (OPERATORS) only, 404 for anybody else, and unless it is one of theirs. With their password given in the last ten minutes (`openOperatorSudo`), 406 without. The whole of what is open is booked with the reason, which needs ten characters. 406 when nothing is open.
 * @summary Say that the money of an invoice came
 */
export const payOperatorInvoice = (
    id: string,
    operatorReason: BodyType<OperatorReason>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Invoice>(
      {url: `/api/v1/operator/invoice/${id}/paid/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: operatorReason, signal
    },
      options);
    }


/**
 * For the site's operator (OPERATORS) only, 404 for anybody else. The same as `npm run operator -- ledger check`: every movement sums to zero, every invoice is as it was issued and chained to the one before, no number is missing, the books say what is open. Nothing is mended.
 * @summary Look at all money there is
 */
export const checkLedger = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LedgerCheck>(
      {url: `/api/v1/operator/ledger/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the site's operator (OPERATORS) only, 404 for anybody else. By the agency's name; without plans each is `open`.
 * @summary Agencies and their plans
 */
export const listOperatorSubscriptions = (
    params?: ListOperatorSubscriptionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OperatorSubscriptionPage>(
      {url: `/api/v1/operator/subscription/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * For the site's operator (OPERATORS) only, 404 for anybody else. Counts for ten minutes in this session. 400 at the field where the password is another.
 * @summary Give the password again, for acts on money
 */
export const openOperatorSudo = (
    operatorSudoInput: BodyType<OperatorSudoInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OperatorSudo>(
      {url: `/api/v1/operator/sudo/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: operatorSudoInput, signal
    },
      options);
    }


