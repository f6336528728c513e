import type { FcmRegistration } from './fcmRegistration.ts';
import type { WebPushRegistration } from './webPushRegistration.ts';

/**
 * The registration of this session's device; null removes it.
 */
export interface NotificationSyncInput {
  registration: WebPushRegistration | FcmRegistration | null;
}
