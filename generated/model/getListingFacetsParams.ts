import type { Condition } from './condition.ts';
import type { EnergyLetter } from './energyLetter.ts';
import type { Money } from './money.ts';
import type { PropertySubtype } from './propertySubtype.ts';
import type { PropertyType } from './propertyType.ts';
import type { PublicOperation } from './publicOperation.ts';
import type { SearchFeature } from './searchFeature.ts';
import type { Uuid } from './uuid.ts';

export type GetListingFacetsParams = {
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
 * Homes of one agency.
 */
agencyId?: Uuid;
};
