import type { Island } from './island.ts';
import type { LocalizedText } from './localizedText.ts';
import type { SpokenLanguage } from './spokenLanguage.ts';
import type { Uuid } from './uuid.ts';

/**
 * What anybody may know of an agency.
 */
export interface AgencyPublic {
  id: Uuid;
  slug: string;
  name: string;
  /** @nullable */
  logo: string | null;
  description: LocalizedText;
  /** @nullable */
  phone: string | null;
  /** @nullable */
  website: string | null;
  languages: SpokenLanguage[];
  islands: Island[];
}
