
export type GetSiteFiguresParams = {
/**
 * First day, Europe/Madrid.
 */
from?: string;
/**
 * Last day, included.
 */
to?: string;
};
