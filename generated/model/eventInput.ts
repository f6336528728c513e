import type { FigureKind } from './figureKind.ts';
import type { HomeId } from './homeId.ts';

/**
 * Something a visitor did who allowed analytics. It says nothing of who they are: no account, no address, no identifier is sent or kept.
 */
export interface EventInput {
  kind: FigureKind;
  listingId: HomeId;
}
