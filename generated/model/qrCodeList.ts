import type { QrCode } from './qrCode.ts';

/**
 * Codes of a home, oldest first.
 */
export interface QrCodeList {
  /** @maxItems 100 */
  items: QrCode[];
}
