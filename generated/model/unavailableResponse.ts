import type { ApiError } from './apiError.ts';

/**
 * What stands behind this cannot be used now (it is away, or can only be read), or is not set up here; the message says which.
 */
export type UnavailableResponse = ApiError;
