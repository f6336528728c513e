import type { PassportRule } from './passportRule.ts';

/**
 * A day on which whoever looks after the home is told.
 */
export interface PassportAlarm {
  on: string;
  rule: PassportRule;
  text: string;
}
