import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { Panel } from '../../src/ui/panel'
import { TabPanel } from '../../src/ui/kit/tab-panel'
import { Pressable } from '../../src/ui/kit/bare/pressable'
import { TabLinks } from '../../src/ui/workspace/kit/tab-links'
import { Tabs } from '../../src/ui/workspace/kit/tabs'
import { Sample } from './sample'

const LANGUAGES = [
  { value: 'es', label: 'Spanish' },
  { value: 'en', label: 'English' },
  { value: 'ca', label: 'Catalan', bad: true },
  { value: 'de', label: 'German' },
]

/** What is one of several at a time. */
export function DeskTabs() {
  const [language, setLanguage] = useState('es')
  return (
    <>
      <Sample name="Tabs, TabPanel" stack>
        <Tabs
          label="Languages"
          panel="kit-text"
          tabs={LANGUAGES}
          value={language}
          onChange={setLanguage}
        />
        <TabPanel id="kit-text" tab={language}>
          The text in <b lang="en">{language}</b>
        </TabPanel>
      </Sample>
      <Sample name="TabLinks in a Panel" stack>
        <Panel title="Homes" flush>
          <TabLinks label="Lists of homes">
            {['All', 'Public', 'Draft', 'Reserved', 'Withdrawn'].map((name, index) => (
              <a key={name} href={`#${name}`} aria-current={index === 1 ? 'true' : undefined}>
                {name} <small>{12 - index}</small>
              </a>
            ))}
            <Pressable>
              <Bookmark size={16} aria-hidden /> Save
            </Pressable>
          </TabLinks>
        </Panel>
      </Sample>
    </>
  )
}
