import type {
  Subscription,
  SubscriptionChange,
  SubscriptionChoice,
  SubscriptionLimits,
  SubscriptionPreview
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For the agency's ADMIN only, 403 for anybody else. `open` where the site has no plans. Days from the due day of the oldest unpaid invoice: to 7 past due, to 21 grace, to 60 limited, then free; in each of them everything is read, exported, answered and paid.
 * @summary The plan of my agency, what it limits and what is owed
 */
export const getSubscription = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Subscription>(
      {url: `/api/v1/subscription/`, method: 'GET', signal
    },
      options);
    }


/**
 * For ADMIN and STAFF of an agency, 403 for anybody else. Nothing of money.
 * @summary What my agency uses of its plan
 */
export const getSubscriptionLimits = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubscriptionLimits>(
      {url: `/api/v1/subscription/limit/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. Nothing is written. More is charged at once for the days that are left: the new price less the old one, each by its days and rounded half up, and VAT on the sum. Less counts from the end of the period, in a trial all from its end. A seat taken back within a day costs nothing. 400 at `planId` for one that is not on offer, at `seats` for fewer than the plan holds or than there are people, who are named, and for more than it sells. 406 where the site has no plans, while an invoice is past its day, and where nothing would change.
 * @summary What another plan, other seats or another period would cost
 */
export const previewSubscription = (
    subscriptionChoice: BodyType<SubscriptionChoice>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubscriptionPreview>(
      {url: `/api/v1/subscription/preview/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: subscriptionChoice, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. As `previewSubscription`, whose function charges: 409 with the new sum where `previewTotal` is another. What is charged is an invoice, to be paid by transfer in 14 days. 406 also while the agency's legal name, tax number or registered office are missing. The same `operationId` again answers how it stands and charges nothing.
 * @summary Take another plan, other seats or another period
 */
export const changeSubscription = (
    subscriptionChange: BodyType<SubscriptionChange>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Subscription>(
      {url: `/api/v1/subscription/change/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: subscriptionChange, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. Until then nothing changes; afterwards the agency is in the free plan and keeps all it has. 406 where no plan is paid, and where it is so already.
 * @summary Let the plan end with its period
 */
export const cancelSubscription = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Subscription>(
      {url: `/api/v1/subscription/cancel/`, method: 'POST', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. Takes back what was agreed for the end of the period, be it the end of the plan or another plan. 406 where nothing was.
 * @summary Let the plan go on after all
 */
export const resumeSubscription = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Subscription>(
      {url: `/api/v1/subscription/resume/`, method: 'POST', signal
    },
      options);
    }


