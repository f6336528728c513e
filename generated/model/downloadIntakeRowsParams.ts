import type { IntakeFate } from './intakeFate.ts';

export type DownloadIntakeRowsParams = {
/**
 * Only these outcomes.
 * @maxItems 5
 */
fate?: IntakeFate[];
};
