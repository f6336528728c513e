import type { ContactId } from './contactId.ts';

export type PreviewContactMergeParams = {
/**
 * The other record.
 */
otherId: ContactId;
};
