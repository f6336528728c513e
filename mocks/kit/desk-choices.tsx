import { useState } from 'react'
import { Checkbox } from '../../src/ui/workspace/kit/checkbox'
import { Chip } from '../../src/ui/workspace/kit/chip'
import { ChipSelect } from '../../src/ui/workspace/kit/chip-select'
import { ChoiceGroup } from '../../src/ui/workspace/kit/choice-group'
import { ChipToggle } from '../../src/ui/workspace/kit/chip-toggle'
import { Progress } from '../../src/ui/workspace/kit/progress'
import { RadioList } from '../../src/ui/workspace/kit/radio-list'
import { Stars } from '../../src/ui/workspace/kit/stars'
import { Switch } from '../../src/ui/workspace/kit/switch'
import { Sample } from './sample'

const STATES = [
  { value: 'draft', label: 'Draft' },
  { value: 'public', label: 'Public' },
  { value: 'kept', label: 'Kept back' },
] as const

function Chips() {
  const [mine, setMine] = useState(true)
  return (
    <Sample name="Chip, ChipToggle, ChipSelect">
      <Chip>Filters</Chip>
      <Chip on>Palma ×</Chip>
      <ChipToggle on={mine} onClick={() => setMine(!mine)}>
        Mine
      </ChipToggle>
      <ChipSelect label="State">
        {STATES.map(({ value, label }) => (
          <option key={value}>{label}</option>
        ))}
      </ChipSelect>
      <ChipSelect label="State, chosen" on defaultValue="Public">
        <option>Public</option>
      </ChipSelect>
      <ChipSelect label="Order" quiet>
        <option>The newest first</option>
      </ChipSelect>
    </Sample>
  )
}

function Ticks() {
  const [on, setOn] = useState(true)
  const [state, setState] = useState<(typeof STATES)[number]['value']>('public')
  return (
    <>
      <Sample name="Checkbox">
        <label>
          <Checkbox defaultChecked /> Ticked
        </label>
        <label>
          <Checkbox /> Not ticked
        </label>
        <label>
          <Checkbox disabled /> Disabled
        </label>
      </Sample>
      <Sample name="ChoiceGroup">
        <ChoiceGroup legend="What it may" help="At least one" error="Choose one">
          <label>
            <Checkbox /> Read
          </label>
        </ChoiceGroup>
      </Sample>
      <Sample name="Switch">
        <Switch label="Shown to visitors" checked={on} onChange={setOn} />
        <Switch small label="Small" checked={!on} onChange={(next) => setOn(!next)} />
      </Sample>
      <Sample name="RadioList">
        <RadioList label="State" options={STATES} value={state} onChange={setState} />
      </Sample>
    </>
  )
}

/** What is chosen and measured. */
export function DeskChoices() {
  const [stars, setStars] = useState(3)
  return (
    <>
      <Chips />
      <Ticks />
      <Sample name="Stars">
        <Stars
          label="How it was"
          words={(count) => `${count} stars`}
          none="No stars"
          value={stars}
          onChange={setStars}
        />
      </Sample>
      <Sample name="Progress" stack>
        <Progress label="Two fifths" share={0.4} />
        <Progress label="Nobody knows" share={null} />
      </Sample>
    </>
  )
}
