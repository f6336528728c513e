import { Link } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { href } from '../../lib/href'
import type { RouteName } from '../../lib/paths'
import { TabLinks } from '../../ui/workspace/kit/tab-links'

/** The four pages of training, two of them those of enrolments: tab and route. */
const TABS = [
  ['training', 'auth-formacion'],
  ['mine', 'auth-courses-my-courses'],
  ['single', 'auth-courses-single-courses'],
  ['group', 'auth-courses-group-courses'],
] as const satisfies [string, RouteName][]

/** The pages of training, with this one chosen. */
export function TrainingTabs({ here }: { here: (typeof TABS)[number][0] }) {
  const { t } = useTranslation('course')
  return (
    <TabLinks label={t('tabs.label')}>
      {TABS.map(([tab, route]) => (
        <Link key={tab} to={href(route)} aria-current={tab === here ? 'page' : undefined}>
          {t(`tabs.${tab}`)}
        </Link>
      ))}
    </TabLinks>
  )
}
