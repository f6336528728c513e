import type { ApiError } from './apiError.ts';

/**
 * The role may not do this.
 */
export type ForbiddenResponse = ApiError;
