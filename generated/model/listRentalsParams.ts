import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { RentalQueue } from './rentalQueue.ts';
import type { RentalState } from './rentalState.ts';

export type ListRentalsParams = {
/**
 * Any of these states.
 * @maxItems 7
 */
state?: RentalState[];
/**
 * This part of the open files; what is due first comes first.
 */
queue?: RentalQueue;
/**
 * Reference, name, e-mail or address.
 * @maxLength 100
 */
q?: string;
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
