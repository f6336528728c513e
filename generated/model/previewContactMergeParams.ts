import type { ContactId } from './contactId.ts';

export type PreviewContactMergeParams = {
/**
 * The other record; without it nothing is said.
 */
otherId?: ContactId;
};
