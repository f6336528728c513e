import type { ApiError } from './apiError.ts';

/**
 * A kind of file or body that is not taken.
 */
export type UnsupportedResponse = ApiError;
