import type { SiteStep } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { useChangeWords } from '../overview/change-words'

/** A step in words: "Inicio, Apertura: título (Aina Ferrer, ayer 18:03)". */
export function useStepWords(): (step: SiteStep | null) => string {
  const { t } = useTranslation('site')
  const changeWords = useChangeWords()
  return (step) => {
    if (step === null) return ''
    const { change, count, at, byName } = step
    const what = change ? changeWords(change) : t('changes.other')
    const more = count > 1 ? ` ${t('changes.more', { count: count - 1 })}` : ''
    return `${what}${more} (${[byName, date(at, 'DD/MM/YYYY HH:mm')].filter(Boolean).join(', ')})`
  }
}
