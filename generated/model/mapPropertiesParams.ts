import type { AgentId } from './agentId.ts';
import type { AssetSource } from './assetSource.ts';
import type { ContactId } from './contactId.ts';
import type { Island } from './island.ts';
import type { Money } from './money.ts';
import type { Operation } from './operation.ts';
import type { PropertyStatus } from './propertyStatus.ts';
import type { PropertyType } from './propertyType.ts';

export type MapPropertiesParams = {
/**
 * Reference, title, street, town or owner.
 * @maxLength 100
 */
q?: string;
/**
 * Any of these statuses; without it all but archived.
 * @maxItems 10
 */
status?: PropertyStatus[];
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
 * Any of these asset sources; without it homes of all, OTHER as well.
 * @maxItems 5
 */
source?: AssetSource[];
/**
 * Listing agent.
 */
agentId?: AgentId;
/**
 * All of these tags.
 * @maxItems 10
 * @items.maxLength 40
 */
tag?: string[];
/**
 * Homes this contact owns, of those I may change.
 */
ownerId?: ContactId;
/**
 * EUR cents.
 */
priceMin?: Money;
/**
 * EUR cents.
 */
priceMax?: Money;
/**
 * Only homes that lack something to publish.
 */
incomplete?: boolean;
/**
 * Only homes whose price was lowered in the last 30 days.
 */
priceLowered?: boolean;
/**
 * Only homes whose mandate ends within so many days.
 * @minimum 0
 * @maximum 3650
 */
mandateEnds?: number;
/**
 * Cells across the box when discs stand for many; 9 unless told, fewer for a narrow map.
 * @minimum 2
 * @maximum 16
 */
grid?: number;
/**
 * What the map shows: west,south,east,north in degrees. Without it all that has a place.
 * @maxLength 80
 * @pattern -?\d{1,3}(\.\d{1,6})?(,-?\d{1,3}(\.\d{1,6})?){3}
 */
bbox?: string;
};
