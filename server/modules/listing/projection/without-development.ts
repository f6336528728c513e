import type { Listing } from '../../../../generated/model/index.ts'

/** A development without its name, which signs and maps tell: with it the way to the door. */
export function withoutDevelopment({
  development,
}: Pick<Listing, 'development'>): Pick<Listing, 'development'> {
  if (development === undefined) return {}
  const { name: _name, ...rest } = development
  return { development: rest }
}
