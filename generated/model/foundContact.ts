import type { ContactRole } from './contactRole.ts';
import type { Uuid } from './uuid.ts';

/**
 * A person or company as one line.
 */
export interface FoundContact {
  id: Uuid;
  name: string;
  roles: ContactRole[];
  /** @nullable */
  phone: string | null;
  /** @nullable */
  email: string | null;
  /** @nullable */
  town: string | null;
}
