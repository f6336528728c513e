import type { LocalizedLine, SiteSection } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { localized } from '../../../lib/localized'
import { kindOf } from './kinds'

/** What a section is called in the list: its title, else its kind. */
export function useSectionName(): (section: SiteSection) => { name: string; kind: string } {
  const { t, i18n } = useTranslation('site')
  return (section) => {
    const title: LocalizedLine = 'title' in section ? (section.title ?? {}) : {}
    const kind = kindOf(section).form ? t(`kind.${section.kind}`) : t('sections.unknown')
    const part = section.kind === 'legal' ? t(`enums.part.${section.part}`) : ''
    return {
      name: localized(title, i18n.language) || part || kind,
      kind,
    }
  }
}
