import type { Uuid } from './uuid.ts';

export type SearchRecordsParams = {
/**
 * Beginnings of words. Of a home: reference, title, address, owner; of a contact: name, phone, e-mail; of a demand: reference, title, places, person; of an event: title, place, people, homes; of a thread: person, home, subject.
 * @minLength 2
 * @maxLength 100
 */
q?: string;
/**
 * These records, of whatever kind, instead of a search.
 * @minItems 1
 * @maxItems 8
 */
id?: Uuid[];
/**
 * How many of each kind, 2 unless told; `id` needs none.
 * @minimum 1
 * @maximum 10
 */
limit?: number;
};
