import type {
  BankAccountList,
  BankCandidateList,
  BankEntry,
  BankEntryPage,
  BankEntryPatch,
  BankMatchInput,
  BankPayment,
  BankPaymentInput,
  BankReading,
  BankStatementInput,
  BankSuggested,
  ListBankCandidatesParams,
  ListBankEntriesParams,
  Uuid
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * An agency's ADMIN for the agency; other roles 403. An account comes with its first statement. Amounts in EUR cents; `closing` is what the last statement says.
 * @summary Bank accounts of my agency
 */
export const listBankAccounts = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankAccountList>(
      {url: `/api/v1/bank/account/`, method: 'GET', signal
    },
      options);
    }


/**
 * An agency's ADMIN for the agency; other roles 403. Norma 43, CAMT.053 and CSV are told apart by what is in them. With `dryRun` nothing is kept and the answer says what would be. An entry that was taken before is not taken again; the same file again changes nothing. What is certain is matched by itself (`proposeBankMatches`). 400 at `file`, in words and with the line: no such file, sums or counts that differ from those the file itself says (refused whole), a currency other than EUR, more than 20,000 entries; 400 at `iban` where the file names no account. 413 above 10 MB, 415 for a body that is no form, 429 after 60 in an hour from one address.
 * @summary Read a bank statement, and take it
 */
export const uploadBankStatement = (
    bankStatementInput: BodyType<BankStatementInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankReading>(
      {url: `/api/v1/bank/statement/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: bankStatementInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN for the agency; other roles 403. By the day they were booked on, 50 a page unless told; `counts` of all entries of the accounts asked for. An entry that is open says what it seems to pay, the most certain first, three at most. 404 for an account of another agency, 400 for a cursor that is none of this list.
 * @summary Entries of my bank accounts, newest first
 */
export const listBankEntries = (
    params?: ListBankEntriesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankEntryPage>(
      {url: `/api/v1/bank/entry/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * An agency's ADMIN; other roles 403, another agency's is 404. `aside` is for what no invoice or expense stands behind; what is `refused` is not proposed for this entry again. 406 where `aside` is asked of an entry that is matched.
 * @summary Put an entry aside, or say what it does not pay
 */
export const updateBankEntry = (
    id: string,
    bankEntryPatch: BodyType<BankEntryPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankEntry>(
      {url: `/api/v1/bank/entry/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: bankEntryPatch, signal
    },
      options);
    }


/**
 * An agency's ADMIN; other roles 403, another agency's is 404. Invoices and expenses are open again by what the entry paid of them; what was matched by itself is not matched by itself again. 406 where nothing is matched.
 * @summary Undo what an entry pays
 */
export const undoBankMatch = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankEntry>(
      {url: `/api/v1/bank/entry/${id}/match/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * An agency's ADMIN; other roles 403, another agency's is 404. Open invoices issued by the agency and its open expenses that money in this direction pays, the nearest amount first, 50 at most.
 * @summary What an entry could pay
 */
export const listBankCandidates = (
    id: string,
    params?: ListBankCandidatesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankCandidateList>(
      {url: `/api/v1/bank/entry/${id}/candidate/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * An agency's ADMIN; other roles 403, another agency's is 404. Notes the payment at each of them, in part too; together at most what is left of the entry, and of each at most what is open. 404 for an invoice or expense of another agency, 400 at `items` for amounts that do not fit, 406 for an entry that is put aside.
 * @summary Say which invoices or expenses an entry pays
 */
export const matchBankEntry = (
    bankMatchInput: BodyType<BankMatchInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankEntry>(
      {url: `/api/v1/bank/match/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: bankMatchInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN for the agency; other roles 403. Matches by itself what is certain: same amount and the number in the text, one open record and one open entry alone. Never a sum, never in part. Answers how many; what else seems to fit stands at each entry.
 * @summary Look over open entries again
 */
export const proposeBankMatches = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankSuggested>(
      {url: `/api/v1/bank/match/suggest/`, method: 'POST', signal
    },
      options);
    }


/**
 * An agency's ADMIN for the agency; other roles 403. pain.001.001.09 with one transfer an expense, of what is open of it; nothing is paid by this: the file is given to the bank, and what its statement says is matched. 404 for an account or expense of another agency; 400 at `on` for a day gone by or more than a year ahead, at `expenseIds` for one without an IBAN, paid already, or in a file before (unless `again`).
 * @summary Write a file of transfers for the bank
 */
export const createBankPayment = (
    bankPaymentInput: BodyType<BankPaymentInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankPayment>(
      {url: `/api/v1/bank/payment/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: bankPaymentInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN; other roles 403, another agency's is 404.
 * @summary The file of transfers
 */
export const downloadBankPayment = (
    paymentId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/bank/payment/${paymentId}/file/`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }


