import type {
  ApiKeyInput,
  ApiKeyList,
  ApiKeySecret
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For the agency's ADMIN only, 403 for anybody else and for any key. Active ones by name, then those that expired or were ended within the last 90 days; all at once. Moments are UTC.
 * @summary Keys of my agency
 */
export const listKeys = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ApiKeyList>(
      {url: `/api/v1/key/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else and for any key. The answer is the only time the secret is told. 400 for an empty name or that of another active key (capitals do not matter), without a scope, for a day that is past or more than 366 days ahead, for an address that is none, and beside 50 active keys.
 * @summary Make a key that acts as me, within scopes
 */
export const createKey = (
    apiKeyInput: BodyType<ApiKeyInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ApiKeySecret>(
      {url: `/api/v1/key/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: apiKeyInput, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else and for any key; another agency's key is 404. Both of its secrets open nothing from now on, also in requests that are under way and have not written yet. One that has ended already answers the same.
 * @summary End a key
 */
export const revokeKey = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/key/${id}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else and for any key; another agency's key is 404. The answer is the only time the new secret is told. The one before works for 24 hours more, or until the next rotation; the last day of the key stays. 406 for a key that has expired or ended, and for one that acts as somebody else.
 * @summary Give a key a new secret; both work for 24 hours
 */
export const renewKey = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ApiKeySecret>(
      {url: `/api/v1/key/${id}/rotate/`, method: 'POST', signal
    },
      options);
    }


