import type { AgentId } from './agentId.ts';
import type { ContactId } from './contactId.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { DemandStatus } from './demandStatus.ts';
import type { DemandUrgency } from './demandUrgency.ts';
import type { Island } from './island.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { ListDemandsSort } from './listDemandsSort.ts';
import type { Money } from './money.ts';
import type { Operation } from './operation.ts';
import type { PropertyType } from './propertyType.ts';

export type ListDemandsParams = {
/**
 * Reference, title, person or place.
 * @maxLength 100
 */
q?: string;
/**
 * Any of these statuses.
 * @maxItems 3
 */
status?: DemandStatus[];
/**
 * Any of these operations.
 * @maxItems 9
 */
operation?: Operation[];
/**
 * Any of these types.
 * @maxItems 9
 */
type?: PropertyType[];
/**
 * Any of these islands.
 * @maxItems 4
 */
island?: Island[];
/**
 * Any of these.
 * @maxItems 3
 */
urgency?: DemandUrgency[];
/**
 * All of these tags.
 * @maxItems 10
 * @items.minLength 1
 * @items.maxLength 40
 */
tag?: string[];
/**
 * Who looks after it.
 */
agentId?: AgentId;
/**
 * Demands of one person.
 */
contactId?: ContactId;
/**
 * EUR cents; only demands that may pay as much.
 */
priceMin?: Money;
/**
 * EUR cents; only demands that take as little.
 */
priceMax?: Money;
/**
 * Only demands that expire within so many days.
 * @minimum 0
 * @maximum 3650
 */
expires?: number;
/**
 * Only those put away; without it none of them.
 */
archived?: boolean;
/**
 * Order; updated unless told.
 */
sort?: ListDemandsSort;
/**
 * Opaque place in the list, from `next` or `previous` of an earlier answer.
 * @maxLength 300
 */
cursor?: CursorParameter;
/**
 * How many rows, 24 unless told.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
};
