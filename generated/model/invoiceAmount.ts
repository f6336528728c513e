
/**
 * EUR cents; below zero in what is given back. One document comes to 999,999,999.99 € at most, many together to a thousand times as much.
 * @minimum -99999999999999
 * @maximum 99999999999999
 */
export type InvoiceAmount = number;
