import type { ComponentProps } from 'react'
import { tabId } from './tab'

interface TabPanelProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-labelledby'> {
  id: string
  /** Value of the tab that is chosen. */
  tab: string
}

/** What the `Tabs` of either face change; it has the name of the chosen one. */
export function TabPanel({ id, tab, ...panel }: TabPanelProps) {
  return <div role="tabpanel" id={id} aria-labelledby={tabId(id, tab)} {...panel} />
}
