
/**
 * A drawn area, a GeoJSON Polygon (RFC 7946) of one ring: positions are longitude, latitude in degrees (WGS84), 3 to 200 corners; it closes by itself and does not cross itself.
 */
export interface DemandPolygon {
  type: 'Polygon';
  /**
     * @minItems 1
     * @maxItems 1
     * @items.minItems 3
     * @items.maxItems 201
     * @items.items.minItems 2
     * @items.items.maxItems 2
     * @items.items.items.minimum -180
     * @items.items.items.maximum 180
     */
  coordinates: number[][][];
}
