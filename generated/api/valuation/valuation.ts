import type {
  ListValuationsParams,
  Valuation,
  ValuationInput,
  ValuationList,
  ValuationQuality
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * An agency's ADMIN for any home of the agency, a STAFF for their own and those colleagues share; any other home is 404, other roles 403. Up to 20, each as it was told, money in EUR cents.
 * @summary Estimates told of a home, the newest first
 */
export const listValuations = (
    params: ListValuationsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ValuationList>(
      {url: `/api/v1/valuation/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * An agency's ADMIN for any home of the agency, a STAFF for their own and those colleagues share; any other home is 404, other roles 403. Up to 15 of the 150 nearest homes that are on the market or left it less than 24 months ago, the most alike, are adjusted to the home; the value is their weighted median, in EUR cents of prices asked, with an interval that holds 8 of 10. Homes of other agencies count by what they show to everybody; adverts of the home itself never do. `value` is null with a `reason` where a figure would mislead. Kept, and nothing is decided by it. 400 for neither or both of home and facts, or an operation the home is not offered in; 429 after 60 in an hour.
 * @summary What homes like this one ask
 */
export const createValuation = (
    valuationInput: BodyType<ValuationInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Valuation>(
      {url: `/api/v1/valuation/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: valuationInput, signal
    },
      options);
    }


/**
 * An agency's ADMIN; other roles 403. The last model of each of the last 24 months by island, operation and family, and its last test; shares in per cent. Figures of the whole market, none of an agency.
 * @summary How far off the estimates are, by month and island
 */
export const getValuationQuality = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ValuationQuality>(
      {url: `/api/v1/valuation/quality/`, method: 'GET', signal
    },
      options);
    }


/**
 * An agency's ADMIN for any estimate of the agency; a STAFF for those of homes they may read, and those they asked for themselves. Any other is 404, other roles 403. Money is EUR cents.
 * @summary One estimate as it was told
 */
export const getValuation = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Valuation>(
      {url: `/api/v1/valuation/${id}/`, method: 'GET', signal
    },
      options);
    }


