import type {
  ListPassportsParams,
  Passport,
  PassportPage,
  PassportProof,
  PassportProofCheck,
  PassportProofCheckInput,
  PassportWaiverInput
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * An agency's ADMIN sees the agency's homes, a STAFF those they look after or entered; 403 for other roles. Homes on offer or about to be, and lets that closed whose deposit is not lodged; newest first, 24 a page unless told. Every page looks at some 500 homes at most, so one may be shorter, or empty, and yet have a next.
 * @summary Homes by what their passports say
 */
export const listPassports = (
    params?: ListPassportsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PassportPage>(
      {url: `/api/v1/passport/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * For anybody. The file is compared byte by byte with what was made and kept nowhere; one that was changed is not valid. Says nothing but valid, day and reference. 400 without a file, 413 above 5 MB.
 * @summary Is this PDF a proof that this site made?
 */
export const checkPassportProof = (
    passportProofCheckInput: BodyType<PassportProofCheckInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PassportProofCheck>(
      {url: `/api/v1/passport/proof/check/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: passportProofCheckInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it; a colleague's shared home is 403, any other 404, other roles 403. Each rule with its light, the days left, the document that bears it out, its source and how sure that is.
 * @summary How a home stands to each rule today
 */
export const getPassport = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Passport>(
      {url: `/api/v1/passport/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's home is 404. The reason stands in the home's history. 406 for a rule that does not warn: what forbids advertising cannot be let pass.
 * @summary Let a warning pass for 30 days
 */
export const createPassportWaiver = (
    id: string,
    passportWaiverInput: BodyType<PassportWaiverInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Passport>(
      {url: `/api/v1/passport/${id}/waive/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: passportWaiverInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it; a colleague's shared home is 403, any other 404, other roles 403. All lights, the SHA-256 of each document behind them, the version of the table, and a code that anybody may check. The PDF is kept with the home's documents. 503 when too many documents are being drawn or files cannot be written now, 507 when there is no space left.
 * @summary A PDF of how a home stands today
 */
export const createPassportProof = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PassportProof>(
      {url: `/api/v1/passport/${id}/proof/`, method: 'POST', signal
    },
      options);
    }


