
/**
 * EUR cents; below zero in what is given back.
 * @minimum -99999999999
 * @maximum 99999999999
 */
export type InvoiceAmount = number;
