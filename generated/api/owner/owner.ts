import type {
  OwnerAnswerInput,
  OwnerDesk,
  OwnerLinkInput,
  OwnerLinkMade,
  OwnerPage,
  OwnerProposal,
  OwnerProposalInput
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it; a colleague's shared home is 403, any other 404. Links that ran out or were ended are not told.
 * @summary The links of a home's owners, and the prices proposed to them
 */
export const getOwnerDesk = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OwnerDesk>(
      {url: `/api/v1/property/${id}/owner-link/`, method: 'GET', signal
    },
      options);
    }


/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it. The address is answered this once; whoever holds it reads the page, for 180 days after its last opening. A link that the same owner had for this home ends. The owner's timeline tells of it. 400 at `contactId` for a contact who is none of the home's owners; a colleague's shared home is 403, any other 404.
 * @summary Give an owner a page of their home
 */
export const createOwnerLink = (
    id: string,
    ownerLinkInput: BodyType<OwnerLinkInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OwnerLinkMade>(
      {url: `/api/v1/property/${id}/owner-link/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: ownerLinkInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it. Owners read it on their pages and answer; one that was open is withdrawn. 400 at `operation` for one in which the home is not offered or has no price, at `price` for zero or the price it has; 406 while no owner has a page; a colleague's shared home is 403, any other 404.
 * @summary Propose a price to the owners
 */
export const proposePrice = (
    id: string,
    ownerProposalInput: BodyType<OwnerProposalInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OwnerProposal>(
      {url: `/api/v1/property/${id}/owner-proposal/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: ownerProposalInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it. The link opens nothing from now on. 404 for any other, another agency's and one that ended already included; 403 for a colleague's shared home.
 * @summary End an owner's link
 */
export const revokeOwnerLink = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/owner/link/${id}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it. 406 when it was answered or taken back already; a colleague's shared home is 403, any other 404.
 * @summary Take a proposed price back
 */
export const withdrawOwnerProposal = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/owner/proposal/${id}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * Whoever holds the link, without signing in. Nobody who asked, visited or offered is named, nor another owner, nor what the agency earns. 404 when the link has run out, was ended or never was, and when the contact is no owner of the home any more; 429 for too many tries from one address.
 * @summary What an owner reads of their home
 */
export const openOwnerPage = (
    ownerToken: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OwnerPage>(
      {url: `/api/v1/owner/open/${ownerToken}/`, method: 'GET', signal
    },
      options);
    }


/**
 * Whoever holds the link, without signing in. `yes` changes the price at once, as if who proposed it had; what was said goes into the home's history, and who proposed it and who looks after the home get a notification. 406 when it was answered or withdrawn already, or the price has changed since; 404 when the link has run out or was ended, or the proposal is none of its home; 413 past 10,000 bytes; 429 for too many tries from one address.
 * @summary An owner answers a proposed price
 */
export const answerProposal = (
    ownerToken: string,
    ownerAnswerInput: BodyType<OwnerAnswerInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OwnerPage>(
      {url: `/api/v1/owner/open/${ownerToken}/answer/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: ownerAnswerInput, signal
    },
      options);
    }


