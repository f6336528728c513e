
export type DownloadInvoiceFacturaeParams = {
/**
 * Signed by the agency that issued it.
 */
signed?: boolean;
};
