import type { FileName } from './fileName.ts';
import type { MediaLabel } from './mediaLabel.ts';
import type { OrderFileKind } from './orderFileKind.ts';
import type { Uuid } from './uuid.ts';

/**
 * A file of a delivery.
 */
export interface OrderFile {
  id: Uuid;
  kind: OrderFileKind;
  label: MediaLabel | null;
  /** Drawn in or furnished for the picture; the ad says so. */
  staged: boolean;
  filename: FileName;
  /**
     * Address of a picture up to the width; null of a paper, and while it waits for the payment.
     * @nullable
     */
  src: string | null;
  /** @minimum 0 */
  size: number;
}
