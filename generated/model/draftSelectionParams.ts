import type { DemandId } from './demandId.ts';
import type { Language } from './language.ts';

export type DraftSelectionParams = {
/**
 * The demand; without it a message to nobody in particular.
 */
demandId?: DemandId;
/**
 * The buyer's unless told.
 */
language?: Language;
};
