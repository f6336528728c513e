import type { Site, SitePage } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Select } from '../../../ui/workspace/kit/select'
import { localized } from '../../../lib/localized'

/** Which page is worked on. */
export function PageChoice({
  site,
  page,
  onChoose,
}: {
  site: Site
  page: SitePage
  onChoose: (id: string) => void
}) {
  const { t, i18n } = useTranslation('site')
  return (
    <Select
      aria-label={t('page')}
      value={page.id}
      onChange={(event) => onChoose(event.target.value)}
    >
      {site.draft.pages.map(({ id, title, kind }) => (
        <option key={id} value={id}>
          {localized(title, i18n.language) || t(`pageKind.${kind}`)}
        </option>
      ))}
    </Select>
  )
}
