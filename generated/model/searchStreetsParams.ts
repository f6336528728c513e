import type { LimitParameter } from './limitParameter.ts';

export type SearchStreetsParams = {
/**
 * Street, number and place, in any order that a comma or a space divides.
 * @maxLength 120
 */
q?: string;
/**
 * Only streets of this municipality, by its INE code.
 * @pattern [0-9]{5}
 */
municipalityIne?: string;
/**
 * A point instead of words, latitude and longitude in degrees: the address there, the nearest house number within 60 m first, then streets whose box it lies in, which may run elsewhere.
 * @maxLength 40
 * @pattern ^-?[0-9]{1,2}([.][0-9]+)?,-?[0-9]{1,3}([.][0-9]+)?$
 */
at?: string;
/**
 * How many rows, 24 unless told.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
};
