import type { FieldErrors } from './fieldErrors.ts';

/**
 * Something sent is not valid: field path to message.
 */
export type BadRequestResponse = FieldErrors;
