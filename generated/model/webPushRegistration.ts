import type { WebPushKeys } from './webPushKeys.ts';

/**
 * A subscription of the browser's PushManager (Web Push, RFC 8030).
 */
export interface WebPushRegistration {
  transport: 'webpush';
  /**
     * https, on the open internet.
     * @maxLength 1000
     */
  endpoint: string;
  keys: WebPushKeys;
}
