import type { AgendaHome } from '../../../../generated/model'

/** The way to a home on a map of the person's choice; null when its place is not known. */
export const routeTo = (home: AgendaHome | undefined): string | null =>
  home?.geo ? `https://www.openstreetmap.org/directions?to=${home.geo.lat}%2C${home.geo.lon}` : null
