import type { ApiError } from './apiError.ts';

/**
 * The role may not do this; or, with `code` `step_up`, the session has to prove first that it is its person's.
 */
export type ForbiddenResponse = ApiError;
