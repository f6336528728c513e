import type { Language } from './language.ts';

export type DownloadValuationParams = {
/**
 * Language of the paper; the reader's unless told.
 */
language?: Language;
};
