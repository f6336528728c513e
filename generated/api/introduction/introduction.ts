import type {
  Introduction,
  IntroductionAnswer,
  IntroductionCheckInput,
  IntroductionCheckPage,
  IntroductionDisputeInput,
  IntroductionInput,
  IntroductionPage,
  ListIntroductionChecksParams,
  ListIntroductionsParams
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For ADMIN and STAFF of an agency, 403 for anybody else. Newest first, 50 a page unless told: own clients at partners' homes and at homes of my agency, and partners' clients at homes of my agency, of whom nothing is told but the home, the day and the evidence. An ADMIN reads those of the agency, a STAFF the own clients they introduced themselves. Whose client it is stands there only in a dispute or a deal. `ledgers` says of each network whether its chain holds; empty for a STAFF.
 * @summary The register of introductions
 */
export const listIntroductions = (
    params?: ListIntroductionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IntroductionPage>(
      {url: `/api/v1/introduction/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * For ADMIN and STAFF of an agency, 403 for anybody else. 404 for a contact that the person may not read and for a home that is not shared with my agency now. What an agency says of its own accord is `declared`; stronger evidence is written by the house where it comes to be: a selection that was opened, a visit that was held, a sheet that was signed. Again for the same client and home it changes nothing. Counts as a check where the person has not checked this client and home that day: 406 after 30 in a day, with the rest kept as it was. 400 at `contactId` for a contact without e-mail and telephone.
 * @summary Introduce a client of mine to a partner's home
 */
export const createIntroduction = (
    introductionInput: BodyType<IntroductionInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Introduction>(
      {url: `/api/v1/introduction/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: introductionInput, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. Newest first, 50 a page unless told: each question of a partner whether a client of theirs was introduced to a home of my agency already. Who the client was stays with them.
 * @summary Who asked about clients at my homes
 */
export const listIntroductionChecks = (
    params?: ListIntroductionChecksParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IntroductionCheckPage>(
      {url: `/api/v1/introduction/check/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * For ADMIN and STAFF of an agency, 403 for anybody else. 404 for a contact that the person may not read and for a home that is not shared with my agency now. By e-mails and telephones of the contact, in each network by which the home is shared with my agency. 30 a day per person (406 beyond them), each logged and shown to the agency of the home. 400 at `contactId` for a contact without e-mail and telephone.
 * @summary Was a client of mine introduced to this home already?
 */
export const checkIntroduction = (
    introductionCheckInput: BodyType<IntroductionCheckInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IntroductionAnswer>(
      {url: `/api/v1/introduction/check/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: introductionCheckInput, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless it is my agency's introduction or one at a home of my agency. Everybody with an introduction of the same client to this home, and the agency of the home, reads from now on who said what and when, but for agencies that one of both blocks. 406 where it is in dispute already, and where the entries no longer say who it was.
 * @summary Dispute who introduced a client
 */
export const disputeIntroduction = (
    id: string,
    introductionDisputeInput: BodyType<IntroductionDisputeInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Introduction>(
      {url: `/api/v1/introduction/${id}/dispute/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: introductionDisputeInput, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless it is my agency's introduction or one at a home of my agency; 406 where my agency did not open the dispute.
 * @summary Withdraw a dispute
 */
export const withdrawIntroductionDispute = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Introduction>(
      {url: `/api/v1/introduction/${id}/dispute/`, method: 'DELETE', signal
    },
      options);
    }


