import { Link } from 'react-router-dom'
import { href } from '../../lib/href'
import type { RouteName } from '../../lib/paths'
import { TabLinks } from './kit/tab-links'

const TABS = [
  ['training', 'auth-formacion'],
  ['mine', 'auth-courses-my-courses'],
  ['single', 'auth-courses-single-courses'],
  ['group', 'auth-courses-group-courses'],
] as const satisfies [string, RouteName][]

export type TrainingTab = (typeof TABS)[number][0]

/** The four pages of training, which two features draw. */
export const TrainingTabs = ({
  here,
  label,
  nameOf,
}: {
  here: TrainingTab
  label: string
  nameOf: (tab: TrainingTab) => string
}) => (
  <TabLinks label={label}>
    {TABS.map(([tab, route]) => (
      <Link key={tab} to={href(route)} aria-current={tab === here ? 'page' : undefined}>
        {nameOf(tab)}
      </Link>
    ))}
  </TabLinks>
)
