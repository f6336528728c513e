import type { MediaLabel } from './mediaLabel.ts';
import type { OrderFileKind } from './orderFileKind.ts';

/**
 * What a file of a delivery is.
 */
export interface OrderFileMeta {
  kind?: OrderFileKind;
  label?: MediaLabel;
  staged?: boolean;
}
