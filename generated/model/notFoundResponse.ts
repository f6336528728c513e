import type { ApiError } from './apiError.ts';

/**
 * No such record, or not yours.
 */
export type NotFoundResponse = ApiError;
