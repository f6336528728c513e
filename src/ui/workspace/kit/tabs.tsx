import Tab from '@mui/material/Tab'
import MaterialTabs from '@mui/material/Tabs'
import { classNames } from '../../kit/class-names'
import { tabId, type TabsProps } from '../../kit/tab'
import './tabs.css'

/** One of several panels of the desk at a time; where each has an address, `TabLinks`. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  panel,
  className,
}: TabsProps<Value>) {
  return (
    <MaterialTabs
      aria-label={label}
      className={classNames('desk-tabs', className)}
      value={value}
      onChange={(_event, next: Value) => onChange(next)}
      selectionFollowsFocus
      variant="scrollable"
      scrollButtons={false}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          type="button"
          id={tabId(panel, tab.value)}
          className={classNames('desk-tab', tab.bad && 'bad')}
          value={tab.value}
          label={tab.label}
          aria-controls={panel}
        />
      ))}
    </MaterialTabs>
  )
}
