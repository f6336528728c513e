import type { FoundContacts } from './foundContacts.ts';
import type { FoundDemands } from './foundDemands.ts';
import type { FoundEvents } from './foundEvents.ts';
import type { FoundHomes } from './foundHomes.ts';
import type { FoundThreads } from './foundThreads.ts';

/**
 * Records of an agency by their kind, newest first unless told. A total is counted up to 1000, which stands for that many or more.
 */
export interface RecordSearch {
  homes: FoundHomes;
  contacts: FoundContacts;
  demands: FoundDemands;
  events: FoundEvents;
  threads: FoundThreads;
}
