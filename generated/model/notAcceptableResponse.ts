import type { ApiError } from './apiError.ts';

/**
 * The state does not allow this; detail says why.
 */
export type NotAcceptableResponse = ApiError;
