import type { Language } from './language.ts';
import type { PrintInfoPaper } from './printInfoPaper.ts';
import type { PrintKind } from './printKind.ts';
import type { Uuid } from './uuid.ts';

/**
 * What a valid link opens.
 */
export interface PrintInfo {
  propertyId: Uuid;
  ref: string;
  title: string;
  kind: PrintKind;
  paper: PrintInfoPaper;
  language: Language;
  filename: string;
  expiresAt: string;
}
