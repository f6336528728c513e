
export type ListSurroundingsParams = {
/**
 * Latitude, WGS84.
 * @minimum -90
 * @maximum 90
 */
lat: number;
/**
 * Longitude, WGS84.
 * @minimum -180
 * @maximum 180
 */
lon: number;
};
