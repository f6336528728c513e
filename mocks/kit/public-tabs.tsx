import { useState } from 'react'
import { TabLinks } from '../../src/ui/kit/public/tab-links'
import { Tabs } from '../../src/ui/kit/public/tabs'
import { TabPanel } from '../../src/ui/kit/tab-panel'
import { Sample } from './sample'

const DEALS = [
  { value: 'buy', label: 'Buy' },
  { value: 'rent', label: 'Rent' },
  { value: 'share', label: 'Share', bad: true },
]

/** What is one of several at a time. */
export function PublicTabs() {
  const [deal, setDeal] = useState('buy')
  return (
    <>
      <Sample name="Tabs, TabPanel" stack>
        <Tabs label="Deals" panel="kit-deal" tabs={DEALS} value={deal} onChange={setDeal} />
        <TabPanel id="kit-deal" tab={deal}>
          Homes to {deal}
        </TabPanel>
      </Sample>
      <Sample name="TabLinks" stack>
        <TabLinks label="On this page">
          <a href="#what" aria-current="true">
            Description
          </a>
          <a href="#where">Map</a>
          <a href="#cost">Costs</a>
          <a href="#energy">Energy</a>
          <a href="#history">History</a>
        </TabLinks>
      </Sample>
    </>
  )
}
