import type { ApiError } from './apiError.ts';

/**
 * The role may not do this; or, with `code` `step_up`, the session has to prove first that it is its person's; or, with `second_setup` or `second_proof`, the person's agency asks for a second step.
 */
export type ForbiddenResponse = ApiError;
