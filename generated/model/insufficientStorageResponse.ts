import type { ApiError } from './apiError.ts';

/**
 * There is no space left to keep this; nothing of it was kept. Reading goes on.
 */
export type InsufficientStorageResponse = ApiError;
