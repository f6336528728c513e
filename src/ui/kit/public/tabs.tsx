import { classNames } from '../class-names'
import { tabId, type TabsProps } from '../tab'
import { walk } from '../walk'
import './tabs.css'

/** One of several panels of a public page at a time; where each has an address, `TabLinks`. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value: chosen,
  onChange,
  panel,
  className,
}: TabsProps<Value>) {
  return (
    <div
      role="tablist"
      className={classNames('public-tabs', className)}
      aria-label={label}
      onKeyDown={(event) => walk(event)?.click()}
    >
      {tabs.map(({ value, label: words, bad }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={tabId(panel, value)}
          className={bad ? 'bad' : undefined}
          aria-selected={value === chosen}
          aria-controls={panel}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => onChange(value)}
        >
          {words}
        </button>
      ))}
    </div>
  )
}
