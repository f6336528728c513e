
/**
 * A token of Firebase Cloud Messaging.
 */
export interface FcmRegistration {
  transport: 'fcm';
  /**
     * @minLength 20
     * @maxLength 1000
     */
  token: string;
}
