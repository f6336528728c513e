import type { HomeField } from './homeField.ts';

/**
 * A value of a home as it would be.
 */
export interface ImportTableValue {
  field: HomeField;
  /** Numbers as read, with a point before decimals; codes as codes; texts cut to 200 characters. */
  text: string;
}
