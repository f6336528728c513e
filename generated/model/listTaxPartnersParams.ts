
export type ListTaxPartnersParams = {
/**
 * Which year.
 * @minimum 2020
 * @maximum 2099
 */
year: number;
};
