import type {
  ListWebhookDeliveriesParams,
  Uuid,
  Webhook,
  WebhookDeliveryPage,
  WebhookDeliveryRecord,
  WebhookInput,
  WebhookList,
  WebhookPatch,
  WebhookReplay,
  WebhookReplayed,
  WebhookSecret
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For the agency's ADMIN only, 403 for anybody else. By name, all of them at once: there are at most 10. Moments are UTC.
 * @summary Webhooks of my agency
 */
export const listWebhooks = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookList>(
      {url: `/api/v1/webhook/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. It is active at once and hears of what happens from now on. The answer is the only time the secret is told. 400 for an empty name, for an address that is not https, is of an inner or our own host or carries user and password, and beside 10 webhooks.
 * @summary Have an address told what happens
 */
export const createWebhook = (
    webhookInput: BodyType<WebhookInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookSecret>(
      {url: `/api/v1/webhook/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: webhookInput, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's webhook is 404. Moments are UTC.
 * @summary One webhook
 */
export const getWebhook = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Webhook>(
      {url: `/api/v1/webhook/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's webhook is 404. What waits goes out when it goes on; one that was turned off is turned on again so. 400 as when it is made; 409 with what is stored when the version is stale.
 * @summary Change a webhook, let it go on or rest
 */
export const updateWebhook = (
    id: string,
    webhookPatch: BodyType<WebhookPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Webhook>(
      {url: `/api/v1/webhook/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: webhookPatch, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's webhook is 404. Its events, tries and secret go with it; nothing that waits is sent any more.
 * @summary End a webhook
 */
export const deleteWebhook = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/webhook/${id}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's webhook is 404. Sends `webhook.test` at once, once, and answers what became of it; a webhook that is paused or turned off is sent it, too. Its health does not change. 429 after 60 calls in an hour from one address.
 * @summary Send a test event
 */
export const checkWebhook = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookDeliveryRecord>(
      {url: `/api/v1/webhook/${id}/test/`, method: 'POST', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's webhook is 404. The answer is the only time the new secret is told. For 24 hours, or until the next one, each try carries both signatures.
 * @summary Give a webhook a new secret; both sign for 24 hours
 */
export const renewWebhookSecret = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookSecret>(
      {url: `/api/v1/webhook/${id}/secret/`, method: 'POST', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's webhook is 404. Those of the last 30 days that happened in the window, in the background and once each; also of a webhook that is paused or turned off. 400 when the window ends before it begins. 429 after 20 calls in an hour from one address.
 * @summary Send the events of some time again
 */
export const repeatWebhookDeliveries = (
    id: string,
    webhookReplay: BodyType<WebhookReplay>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookReplayed>(
      {url: `/api/v1/webhook/${id}/replay/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: webhookReplay, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's webhook is 404. Events of the last 30 days, 24 a page unless told; moments are UTC. 400 for a cursor that is not of this list.
 * @summary What a webhook was sent, newest first
 */
export const listWebhookDeliveries = (
    id: string,
    params?: ListWebhookDeliveriesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookDeliveryPage>(
      {url: `/api/v1/webhook/${id}/delivery/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's webhook is 404. 404 also for a delivery of another webhook. Moments are UTC.
 * @summary A delivery: what was sent, each try and its answer
 */
export const getWebhookDelivery = (
    id: string,
    deliveryId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookDeliveryRecord>(
      {url: `/api/v1/webhook/${id}/delivery/${deliveryId}/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's webhook is 404. 404 also for a delivery of another webhook. The same body and `webhook-id`, signed with the secret of now; a webhook that is paused or turned off is sent it, too, and its health does not change. Answers what became of it. 429 after 600 calls in an hour from one address.
 * @summary Send an event again, now
 */
export const repeatWebhookDelivery = (
    id: string,
    deliveryId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookDeliveryRecord>(
      {url: `/api/v1/webhook/${id}/delivery/${deliveryId}/replay/`, method: 'POST', signal
    },
      options);
    }


