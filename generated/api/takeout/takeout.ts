import type {
  Takeout,
  TakeoutAddress,
  TakeoutInput,
  TakeoutList
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For the agency's ADMIN only, 403 for anybody else. The newest 50, those that have ended included: who took what out, and when. Moments are UTC.
 * @summary Takeouts of my agency, newest first
 */
export const listTakeouts = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TakeoutList>(
      {url: `/api/v1/takeout/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else, with their present password as proof. It is written down in the background as everything stood at one moment, and all ADMINs of the agency are told by mail. 400 at `password` when it is wrong or the account has none yet (it is set by the mailed link first), 406 while another one is being made, 429 for the fourth of an agency in a day and for too many tries from one address.
 * @summary Have one file made of everything my agency owns
 */
export const createTakeout = (
    takeoutInput: BodyType<TakeoutInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Takeout>(
      {url: `/api/v1/takeout/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: takeoutInput, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's takeout is 404. Tells its state, size, and until when it can be downloaded; moments are UTC.
 * @summary How far a takeout is
 */
export const getTakeout = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Takeout>(
      {url: `/api/v1/takeout/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's takeout is 404. Its addresses answer 410 from now on, one that is being made is given up, and what was written down for it is removed. One that has ended stays as it is.
 * @summary End a takeout
 */
export const deleteTakeout = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/takeout/${id}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's takeout is 404. The answer is the only time the address is told; earlier ones go on, so that a download that was cut can be continued. 406 unless the takeout is ready; 429 after 20 calls in an hour from one address.
 * @summary Make an address at which a takeout is downloaded
 */
export const createTakeoutAddress = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TakeoutAddress>(
      {url: `/api/v1/takeout/${id}/address/`, method: 'POST', signal
    },
      options);
    }


