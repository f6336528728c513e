import type {
  AnalysisFunnel,
  AnalysisMarketDays,
  AnalysisResponse,
  GetAnalysisFunnelParams,
  GetAnalysisMarketDaysParams,
  GetAnalysisResponseParams
} from '../../model';

import { http } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For ADMIN (the agency's, or one person's) and STAFF (their own), 403 for any other role, 404 for somebody who is not of the agency. Each row follows the same enquiries, created in the period, until now; days are those of Europe/Madrid. Of several by one person about one home the first counts. What is behind a step comes with `items`, the newest 50. 400 at the field where the period is none.
 * @summary What became of the enquiries of a period, from the answer to the signature
 */
export const getAnalysisFunnel = (
    params?: GetAnalysisFunnelParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AnalysisFunnel>(
      {url: `/api/v1/analysis/funnel/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * For ADMIN (the agency's, or one person's) and STAFF (their own), 403 for any other role, 404 for somebody who is not of the agency. Waits are minutes of the office hours that the agency set in its inbox, of the same enquiries that the funnel counts; hours of arrival are those of Europe/Madrid. 400 at the field where the period is none.
 * @summary How fast the enquiries of a period were answered, and what came of it
 */
export const getAnalysisResponse = (
    params?: GetAnalysisResponseParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AnalysisResponse>(
      {url: `/api/v1/analysis/response/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * For ADMIN (the agency's, or one person's) and STAFF (their own), 403 for any other role, 404 for somebody who is not of the agency. Kaplan and Meier's estimate over homes first published in the 24 months before the end of the period, followed until now; those of other agencies by what strangers may know of them, and only where there are at least 20 homes of at least 5 agencies. Days are those of Europe/Madrid. 400 at the field where the period is none.
 * @summary Days until a home is sold or let, those that are not yet counted in
 */
export const getAnalysisMarketDays = (
    params?: GetAnalysisMarketDaysParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AnalysisMarketDays>(
      {url: `/api/v1/analysis/market-days/`, method: 'GET',
        params, signal
    },
      options);
    }


