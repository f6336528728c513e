import type {
  PlanList
} from '../../model';

import { http } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For the agency's ADMIN only, 403 for anybody else. From the smallest to the largest, as the site's operator wrote them (`npm run operator -- plans apply FILE`); none where everything is free. EUR cents without VAT.
 * @summary Plans on offer today
 */
export const listPlans = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PlanList>(
      {url: `/api/v1/plan/`, method: 'GET', signal
    },
      options);
    }


