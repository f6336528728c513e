import type { AssetSource } from './assetSource.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { Money } from './money.ts';
import type { PropertySubtype } from './propertySubtype.ts';
import type { PropertyType } from './propertyType.ts';
import type { PublicOperation } from './publicOperation.ts';
import type { SearchFeature } from './searchFeature.ts';
import type { SearchNetworkHomesSort } from './searchNetworkHomesSort.ts';
import type { Uuid } from './uuid.ts';

export type SearchNetworkHomesParams = {
/**
 * Only homes of networks of these kinds; left out: all but OTHER, which is searched only when it is named.
 * @maxItems 5
 */
sources?: AssetSource[];
/**
 * Only homes of this agreement.
 */
agreementId?: Uuid;
/**
 * Operation; V unless told.
 */
operation?: PublicOperation;
/**
 * Slug of an island, municipality, town or a postal code.
 * @maxLength 80
 * @pattern [a-z0-9-]+
 */
place?: string;
/**
 * Any of these types.
 * @maxItems 9
 */
type?: PropertyType[];
/**
 * Any of these subtypes.
 * @maxItems 40
 */
subtype?: PropertySubtype[];
/**
 * EUR cents.
 */
priceMin?: Money;
/**
 * EUR cents.
 */
priceMax?: Money;
/**
 * m2 built (plot for land).
 * @minimum 0
 * @maximum 10000000
 */
areaMin?: number;
/**
 * m2 built (plot for land).
 * @minimum 0
 * @maximum 10000000
 */
areaMax?: number;
/**
 * Bedrooms or more.
 * @minimum 0
 * @maximum 100
 */
bedroomsMin?: number;
/**
 * Bathrooms or more.
 * @minimum 0
 * @maximum 100
 */
bathroomsMin?: number;
/**
 * All of these.
 * @maxItems 30
 */
feature?: SearchFeature[];
/**
 * Words of title and description, accents folded.
 * @maxLength 100
 */
q?: string;
/**
 * Order; newest unless told.
 */
sort?: SearchNetworkHomesSort;
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
