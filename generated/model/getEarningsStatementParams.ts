import type { EarningsPeriod } from './earningsPeriod.ts';

export type GetEarningsStatementParams = {
/**
 * A month (2026-11), a quarter (2026-Q4) or a year (2026) in Europe/Madrid.
 */
period: EarningsPeriod;
};
