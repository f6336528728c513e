import type { ConflictChoiceAct } from './conflictChoiceAct.ts';
import type { ConflictField } from './conflictField.ts';
import type { Uuid } from './uuid.ts';

/**
 * Which value of fields holds. Without `fields` all open conflicts of the source, or of all sources, at most 200 at a time.
 */
export interface ConflictChoice {
  /** Whose value holds. */
  act: ConflictChoiceAct;
  integrationId?: Uuid;
  /**
     * @minItems 1
     * @maxItems 200
     */
  fields?: ConflictField[];
}
