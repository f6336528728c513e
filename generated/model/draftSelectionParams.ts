import type { Language } from './language.ts';
import type { Uuid } from './uuid.ts';

export type DraftSelectionParams = {
/**
 * The demand; without it a message to nobody in particular.
 */
demandId?: Uuid;
/**
 * The buyer's unless told.
 */
language?: Language;
};
