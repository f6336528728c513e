import type { AnalysisGrouping, Island, Operation, PropertyType } from '../../../../generated/model'
import type { TFunction } from '../../../i18n'
import { currentLang } from '../../../lib/href'

/** A month (YYYY-MM) by its name, as `septiembre de 2026`. */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat(currentLang(), {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(Date.parse(`${month}-15T00:00:00Z`))

const WEB = 'web:'

/** Where enquiries come in, as people say it: this site, or the agency's website by its host. */
export const sourceWords = (source: string): string =>
  source === 'portal' ? 'Llar' : source.startsWith(WEB) ? source.slice(WEB.length) : source

/** A group by its name: a person's, a source, a code in words. */
export function groupWords(
  { key, name }: { key: string | null; name: string | null },
  by: AnalysisGrouping,
  t: TFunction,
): string {
  if (name !== null) return name
  if (key === null) return t(by === 'agent' || by === 'branch' ? 'group.nobody' : 'group.unknown')
  if (by === 'source') return sourceWords(key)
  if (by === 'island') return t(`enums.island.${key as Island}`)
  if (by === 'type') return t(`enums.type.${key as PropertyType}`)
  if (by === 'operation') return t(`enums.operation.${key as Operation}`)
  return t(by === 'branch' ? 'group.unknown' : 'group.gone')
}
