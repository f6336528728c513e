import type { ApiErrorCode } from './apiErrorCode.ts';

/**
 * Any other error. `message` is shown as it is; `detail` where the catalogue of the specification (section 8) reads it.
 */
export interface ApiError {
  message?: string;
  detail?: string;
  /** What a program can do about it, where there is something. */
  code?: ApiErrorCode;
}
