
/**
 * Only homes near a point: latitude,longitude,distance as 5km, or 20car or 15foot for about so many minutes by car or on foot. Minutes are a circle by a table of speeds and detours (docs/decisions/0023), so say "about". At most 100 km, 90 minutes.
 */
export type NearParameter = string;
