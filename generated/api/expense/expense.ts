import type {
  Expense,
  ExpenseFileInput,
  ExpenseInput,
  ExpensePage,
  ExpenseSave,
  ListExpensesParams
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * An agency's ADMIN for the agency; other roles 403. By the day they were issued on, 50 a page unless told; `total` and `open` count all that the filter leaves. 400 for a cursor that is none of this list.
 * @summary Expenses of my agency, newest first
 */
export const listExpenses = (
    params?: ListExpensesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ExpensePage>(
      {url: `/api/v1/expense/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * An agency's ADMIN for the agency; other roles 403. 400 at the field: a tax number or IBAN whose check does not fit, VAT that is more than a euro from its rate, more withheld than there is, and at `number` where this supplier's invoice of that day is there already.
 * @summary Note an expense
 */
export const createExpense = (
    expenseInput: BodyType<ExpenseInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Expense>(
      {url: `/api/v1/expense/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: expenseInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN; other roles 403, another agency's is 404.
 * @summary One expense
 */
export const getExpense = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Expense>(
      {url: `/api/v1/expense/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * An agency's ADMIN; other roles 403, another agency's is 404. Replaces the whole expense and raises its version. 409 with what is stored when somebody saved in between, 400 as in `createExpense`, 406 where less would be to be paid than was paid.
 * @summary Save an expense as it is now
 */
export const saveExpense = (
    id: string,
    expenseSave: BodyType<ExpenseSave>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Expense>(
      {url: `/api/v1/expense/${id}/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
      data: expenseSave, signal
    },
      options);
    }


/**
 * An agency's ADMIN; other roles 403, another agency's is 404. Gone for good. 406 while an entry of the bank pays it: that is undone first.
 * @summary Remove an expense and its paper
 */
export const deleteExpense = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/expense/${id}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * An agency's ADMIN; other roles 403, another agency's is 404. It takes the place of the one before. 400 without a file, 413 above 15 MB, 415 when its content is not PDF, JPEG, PNG or WebP, whatever its name says; 503 or 507 when it cannot be kept.
 * @summary Keep the paper of an expense
 */
export const uploadExpenseFile = (
    id: string,
    expenseFileInput: BodyType<ExpenseFileInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Expense>(
      {url: `/api/v1/expense/${id}/file/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: expenseFileInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN; other roles 403, another agency's is 404. 404 also where none was kept.
 * @summary The paper as it was uploaded
 */
export const downloadExpenseFile = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/expense/${id}/file/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


