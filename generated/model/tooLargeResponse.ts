import type { ApiError } from './apiError.ts';

/**
 * More bytes than allowed.
 */
export type TooLargeResponse = ApiError;
