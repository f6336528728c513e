import { http } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For any signed-in person, and only their own events. They are kept for a day to be told again after a lost connection; the stream ends with the session, and when its reader takes nothing for a minute. 429, with Retry-After, for somebody who has ten streams open.
 * @summary Events for me as they happen, as server-sent events; read with fetch, since EventSource sends no token
 */
export const streamLive = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<string>(
      {url: `/api/v1/live/`, method: 'GET', signal
    },
      options);
    }


