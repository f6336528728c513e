import type { AddressVisibility } from './addressVisibility.ts';
import type { HomeRef } from './homeRef.ts';
import type { Language } from './language.ts';
import type { LocalizedLine } from './localizedLine.ts';
import type { PrintChoiceLabels } from './printChoiceLabels.ts';
import type { PrintFact } from './printFact.ts';
import type { PrintOptions } from './printOptions.ts';

/**
 * What can be printed of a home and what this person chose last.
 */
export interface PrintChoice {
  ref: HomeRef;
  options: PrintOptions;
  /** Facts this home has. */
  facts: PrintFact[];
  /** What those facts are called in the reader's language. */
  labels: PrintChoiceLabels;
  titles: LocalizedLine;
  /** Languages with a description of the home. */
  texts: Language[];
  addressVisibility: AddressVisibility;
  /**
     * Who looks after the home; null when nobody does.
     * @nullable
     */
  agent: string | null;
  /** The home is on the site. Otherwise its QR code leads to similar homes until it is. */
  public: boolean;
}
