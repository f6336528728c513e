import type { InboxMessage } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { currentLang } from '../../../lib/href'
import { useMunicipalities } from '../municipalities'

/** Why somebody got a thread, as a sentence; null for what is no such thing. */
export function useWhy({ kind, why, byName }: InboxMessage): string | null {
  const { t } = useTranslation('inbox')
  const towns = useMunicipalities(why?.rule === 'municipality')
  if (kind !== 'assigned' || !why) return null
  const { rule, detail, agentName, away } = why
  const what =
    detail === null
      ? ''
      : rule === 'language'
        ? (new Intl.DisplayNames(currentLang(), { type: 'language' }).of(detail) ?? detail)
        : rule === 'municipality'
          ? (towns.find(({ ine }) => ine === detail)?.name ?? detail)
          : rule === 'island'
            ? t(`enums.islands.${detail}`)
            : rule === 'operation'
              ? t(`enums.operations.${detail}`)
              : detail
  const sentence = t(byName ? 'why.handBy' : `why.${rule}`, { name: agentName, what, by: byName })
  return away.length === 0
    ? sentence
    : `${sentence} ${t('why.away', { count: away.length, names: new Intl.ListFormat(currentLang()).format(away) })}`
}
