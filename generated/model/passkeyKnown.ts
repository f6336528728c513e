
/**
 * A passkey by its own id.
 */
export interface PasskeyKnown {
  id: string;
  type: 'public-key';
  transports?: string[];
}
