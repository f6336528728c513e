import type { SiteChange } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'

/** A field of a section or a page by its name; one without words is left out. */
export function useFieldWords(): (field: string | null) => string {
  const { t } = useTranslation('site')
  return (field) =>
    field === null
      ? ''
      : t(`fields.siteSection.${field}`, { defaultValue: '' }) ||
        t(`fields.siteSection.${field}._`, { defaultValue: '' }) ||
        t(`part.${field}`, { defaultValue: '' })
}

/** A difference as a line: "Inicio, Apertura: título". */
export function useChangeWords(): (change: SiteChange) => string {
  const { t } = useTranslation('site')
  const fieldWords = useFieldWords()
  return ({ what, page, section, field }) => {
    const where = [page, section && t(`kind.${section}`)].filter(Boolean).join(', ')
    const said =
      what === 'sectionChanged' || what === 'pageChanged' || what === 'siteChanged'
        ? (field === 'brand' && t('changes.brand')) || fieldWords(field) || t('changes.other')
        : t(`changes.${what}`)
    return where ? t('changes.line', { where, what: said }) : said
  }
}
