import type { ApiError } from './apiError.ts';

/**
 * No valid token.
 */
export type UnauthorizedResponse = ApiError;
