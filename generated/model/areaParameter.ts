
/**
 * Only homes inside one of these drawn areas. Each is a polygon of 3 to 200 corners that does not cross itself, written as an encoded polyline (Google's algorithm, 5 decimals, latitude first); it closes by itself. At most 10. A hidden home lies in none; a moved one where it is shown.
 */
export type AreaParameter = string[];
