
/**
 * The circle that `near` asked for.
 */
export interface NearCircle {
  lat: number;
  lon: number;
  /** Radius. */
  km: number;
  /** True: made of minutes, so the circle is a rough one; say about. */
  minutes: boolean;
}
