import type {
  Trust
} from '../../model';

import { http } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * An agency's ADMIN, and the STAFF who look after the home or entered it; a colleague's shared home is 403, any other 404, other roles 403. Looked at anew with each question; what strangers read (`Listing.trust`) follows within a minute of a change, and every day.
 * @summary What is checked of a home today, and what is missing
 */
export const getTrust = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Trust>(
      {url: `/api/v1/trust/${id}/`, method: 'GET', signal
    },
      options);
    }


