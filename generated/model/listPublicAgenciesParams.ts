
export type ListPublicAgenciesParams = {
/**
 * Only the one of this short name.
 * @minLength 1
 * @maxLength 160
 */
slug?: string;
};
