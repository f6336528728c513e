import { Link } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { href } from '../../lib/href'
import { TRAINING_TABS, type TrainingTab } from '../../slots/training'
import { TabLinks } from '../../ui/workspace/kit/tab-links'

/** The pages of training, with this one chosen. */
export function TrainingTabs({ here }: { here: TrainingTab }) {
  const { t } = useTranslation('course')
  return (
    <TabLinks label={t('tabs.label')}>
      {TRAINING_TABS.map(([tab, route]) => (
        <Link key={tab} to={href(route)} aria-current={tab === here ? 'page' : undefined}>
          {t(`tabs.${tab}`)}
        </Link>
      ))}
    </TabLinks>
  )
}
