import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { Language } from './language.ts';
import type { PrintInfoPaper } from './printInfoPaper.ts';
import type { PrintKind } from './printKind.ts';

/**
 * What a valid link opens.
 */
export interface PrintInfo {
  propertyId: HomeId;
  ref: HomeRef;
  title: string;
  kind: PrintKind;
  paper: PrintInfoPaper;
  language: Language;
  filename: string;
  expiresAt: string;
}
