
/**
 * The device's keys, base64url (RFC 8291).
 */
export interface WebPushKeys {
  /** @pattern ^[A-Za-z0-9_-]{87}$ */
  p256dh: string;
  /** @pattern ^[A-Za-z0-9_-]{22}$ */
  auth: string;
}
