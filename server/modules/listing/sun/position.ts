const DEGREES = Math.PI / 180
const sin = (degrees: number): number => Math.sin(degrees * DEGREES)
const cos = (degrees: number): number => Math.cos(degrees * DEGREES)
const DAY = 86_400_000
/** 2000-01-01 12:00 UTC, from which astronomers count days. */
const EPOCH = Date.UTC(2000, 0, 1, 12)

/** Where the sun stands, in degrees: altitude above the horizon, azimuth from north by east. */
export interface SunPosition {
  altitude: number
  azimuth: number
}

/**
 * The sun's true place (without refraction) over a point, by the low-precision formulas of the
 * Astronomical Almanac (page C5): within 0.01° from 1950 to 2050. Latitude and longitude in degrees.
 */
export function sunOver(at: Date, lat: number, lon: number): SunPosition {
  const days = (at.getTime() - EPOCH) / DAY
  const anomaly = 357.528 + 0.9856003 * days
  const ecliptic = 280.46 + 0.9856474 * days + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly)
  const obliquity = 23.439 - 0.0000004 * days
  const ascension = Math.atan2(cos(obliquity) * sin(ecliptic), cos(ecliptic)) / DEGREES
  const declination = Math.asin(sin(obliquity) * sin(ecliptic)) / DEGREES
  const sidereal = 280.46061837 + 360.98564736629 * days + lon
  const hourAngle = sidereal - ascension
  const altitude = Math.asin(
    sin(lat) * sin(declination) + cos(lat) * cos(declination) * cos(hourAngle),
  )
  const fromSouth = Math.atan2(
    sin(hourAngle),
    cos(hourAngle) * sin(lat) - (sin(declination) / cos(declination)) * cos(lat),
  )
  return { altitude: altitude / DEGREES, azimuth: (fromSouth / DEGREES + 540) % 360 }
}
