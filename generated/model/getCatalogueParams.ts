
export type GetCatalogueParams = {
/**
 * True offers the asset source OTHER as well.
 */
other?: boolean;
};
