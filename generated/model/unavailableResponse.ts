import type { ApiError } from './apiError.ts';

/**
 * What stands behind this cannot be used now, or is not set up here; the message says which.
 */
export type UnavailableResponse = ApiError;
