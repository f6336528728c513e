
/**
 * Names of the places of `where` by slug.
 */
export type DemandPlaces = {[key: string]: string};
