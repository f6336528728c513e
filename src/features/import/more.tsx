import type { ComponentProps } from 'react'
import { useTranslation } from '../../i18n'
import { More as Pages } from '../../ui/workspace/more'

/** Asks for the next page of a list of this room. */
export function More({ pages }: Pick<ComponentProps<typeof Pages>, 'pages'>) {
  const { t } = useTranslation('import')
  return <Pages pages={pages} words={t('report.more')} className="import-more" />
}
