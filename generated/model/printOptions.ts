import type { Language } from './language.ts';
import type { PrintFact } from './printFact.ts';
import type { PrintKind } from './printKind.ts';
import type { PrintOptionsContact } from './printOptionsContact.ts';
import type { PrintOptionsOrientation } from './printOptionsOrientation.ts';
import type { PrintOptionsPaper } from './printOptionsPaper.ts';
import type { PrintOptionsPrice } from './printOptionsPrice.ts';
import type { PrintOptionsText } from './printOptionsText.ts';
import type { Uuid } from './uuid.ts';

/**
 * How a home is printed. What the agency keeps private is never in it, whatever is chosen.
 */
export interface PrintOptions {
  kind: PrintKind;
  paper: PrintOptionsPaper;
  /** A brochure is always portrait. */
  orientation: PrintOptionsOrientation;
  language: Language;
  /**
     * Own title; absent or empty takes the home's in the language, or type and place.
     * @maxLength 160
     */
  title?: string;
  /** Which description: the home's in the language, the one written here, or none. */
  text: PrintOptionsText;
  /**
     * The description written for this print. Flows over pages in a brochure; a card is cut at the end of a sentence.
     * @maxLength 10000
     */
  ownText?: string;
  /**
     * In the order in which they are printed.
     * @maxItems 20
     */
  facts: PrintFact[];
  price: PrintOptionsPrice;
  /** Whom to call: who looks after the home, the agency, or nobody. */
  contact: PrintOptionsContact;
  /** With street and number, as far as the home's visibility allows; a hidden address stays hidden. */
  address: boolean;
  /** With a QR code to the public page, counted apart per kind. */
  qr: boolean;
  /** With the plans of the home, on pages of their own. Brochures only. */
  plan: boolean;
  /**
     * Pictures in order; the first is the large one. Private ones and those that are gone are left out.
     * @maxItems 20
     */
  photos: Uuid[];
}
