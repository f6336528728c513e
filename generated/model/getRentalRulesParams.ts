
export type GetRentalRulesParams = {
/**
 * Day; today on the islands unless told.
 */
date?: string;
};
