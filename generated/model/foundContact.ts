import type { ContactId } from './contactId.ts';
import type { ContactRole } from './contactRole.ts';

/**
 * A person or company as one line.
 */
export interface FoundContact {
  id: ContactId;
  name: string;
  roles: ContactRole[];
  /** @nullable */
  phone: string | null;
  /** @nullable */
  email: string | null;
  /** @nullable */
  town: string | null;
}
