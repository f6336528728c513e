import { useSearchPlaces } from '../../../generated/api/place/place'

/**
 * Municipalities of the islands by INE code, by name; empty until they are wanted and have come.
 */
export function useMunicipalities(wanted = true): { ine: string; name: string }[] {
  const { data } = useSearchPlaces(
    { kind: ['municipality'], limit: 100 },
    { query: { enabled: wanted, staleTime: Infinity }, request: { silent: true } },
  )
  return (data?.items ?? [])
    .flatMap(({ municipalityIne, name }) =>
      municipalityIne ? [{ ine: municipalityIne, name }] : [],
    )
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
