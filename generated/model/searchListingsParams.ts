import type { AgencyId } from './agencyId.ts';
import type { AreaParameter } from './areaParameter.ts';
import type { Condition } from './condition.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { EnergyLetter } from './energyLetter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { Money } from './money.ts';
import type { NearParameter } from './nearParameter.ts';
import type { PropertySubtype } from './propertySubtype.ts';
import type { PropertyType } from './propertyType.ts';
import type { PublicOperation } from './publicOperation.ts';
import type { SeaMaxParameter } from './seaMaxParameter.ts';
import type { SearchFeature } from './searchFeature.ts';
import type { SearchListingsSort } from './searchListingsSort.ts';
import type { SinceParameter } from './sinceParameter.ts';

export type SearchListingsParams = {
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
 * Consumption letter, any of these.
 * @maxItems 7
 */
energy?: EnergyLetter[];
/**
 * Any of these.
 * @maxItems 9
 */
condition?: Condition[];
/**
 * Only homes of the last 7 days.
 */
recent?: boolean;
/**
 * Only homes published at this moment or later, such as somebody's last visit. UTC.
 */
since?: SinceParameter;
/**
 * Only homes whose price was lowered.
 */
priceLowered?: boolean;
/**
 * Words of title and description, accents folded.
 * @maxLength 100
 */
q?: string;
/**
 * west,south,east,north in degrees.
 * @maxLength 100
 * @pattern -?[0-9.]+,-?[0-9.]+,-?[0-9.]+,-?[0-9.]+
 */
bbox?: string;
/**
 * Only homes inside one of these drawn areas. Each is a polygon of 3 to 200 corners that does not cross itself, written as an encoded polyline (Google's algorithm, 5 decimals, latitude first); it closes by itself. At most 10. A hidden home lies in none; a moved one where it is shown.
 * @maxItems 10
 * @items.minLength 6
 * @items.maxLength 2400
 * @items.pattern [?-~]+
 */
area?: AreaParameter;
/**
 * Only homes near a point: latitude,longitude,distance as 5km, or 20car or 15foot for about so many minutes by car or on foot. Minutes are a circle by a table of speeds and detours (docs/decisions/0023), so say "about". At most 100 km, 90 minutes.
 * @maxLength 60
 * @pattern -?[0-9]{1,2}([.][0-9]{1,6})?,-?[0-9]{1,3}([.][0-9]{1,6})?,[0-9]{1,3}([.][0-9]{1,2})?(km|car|foot)
 */
near?: NearParameter;
/**
 * At most so many metres to the sea, in a straight line from where the home is shown. A hidden home is not found.
 */
seaMax?: SeaMaxParameter;
/**
 * Homes of one agency.
 */
agencyId?: AgencyId;
/**
 * Order; newest unless told.
 */
sort?: SearchListingsSort;
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
