import type { SitePage } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { isLang } from '../../../i18n/language'
import { useFieldWords } from '../overview/change-words'
import { useSectionName } from '../sections/section-name'
import type { Clash } from './merge'

const LONGEST = 120

/** A clash for people: where it is, and both sides as far as they are words. */
export function useClashWords(page: SitePage) {
  const { t } = useTranslation('site')
  const nameOf = useSectionName()
  const fieldWords = useFieldWords()
  const said = (value: unknown): string => {
    if (value === undefined) return t('conflict.nothing')
    if (typeof value === 'string') return `«${value.slice(0, LONGEST)}»`
    if (typeof value === 'number') return String(value)
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no')
    return Array.isArray(value) ? t('conflict.list', { n: value.length }) : t('conflict.other')
  }
  return ({ path, mine, theirs }: Clash) => {
    const [head, id] = path
    const section = head === 'sections' ? page.sections.find((one) => one.id === id) : undefined
    const field = (section ? path.slice(2) : path).find((key) => fieldWords(key) !== '')
    const language = path.find(isLang)
    const where = [
      section && nameOf(section).name,
      field && fieldWords(field),
      language && t(`language.${language}`),
    ]
    return {
      where: where.filter(Boolean).join(', ') || t('changes.other'),
      mine: said(mine),
      theirs: said(theirs),
    }
  }
}
