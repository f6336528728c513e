import type { ApiError } from './apiError.ts';

/**
 * Too many tries; Retry-After says when.
 */
export type TooManyResponse = ApiError;
