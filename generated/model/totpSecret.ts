
/**
 * What an app for codes is given, once; it counts when a code of it has come.
 */
export interface TotpSecret {
  /** In base32, to type it in. */
  secret: string;
  /** The same as an address, to draw it as a QR code. */
  url: string;
}
