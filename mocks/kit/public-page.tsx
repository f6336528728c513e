import { Heart } from 'lucide-react'
import { useState } from 'react'
import { Button as SharedButton } from '../../src/ui/kit/button'
import { Button } from '../../src/ui/kit/public/button'
import { buttonClass } from '../../src/ui/kit/public/button-class'
import { Chip } from '../../src/ui/kit/public/chip'
import { IconButton } from '../../src/ui/kit/public/icon-button'
import { Select } from '../../src/ui/kit/public/select'
import { Field } from '../../src/ui/kit/public/field'
import { SelectField } from '../../src/ui/kit/public/select-field'
import { TextAreaField } from '../../src/ui/kit/public/text-area-field'
import { TextField } from '../../src/ui/kit/public/text-field'
import { TextInput } from '../../src/ui/kit/public/text-input'
import '../../src/public/styles/base.css'
import '../../src/public/styles/card.css'
import '../../src/public/styles/fields.css'
import '../../src/public/styles/header.css'
import { PublicTabs } from './public-tabs'
import { Sample } from './sample'

const VARIANTS = ['main', 'plain', 'line', 'text'] as const

function Buttons() {
  return (
    <>
      <Sample name="Button">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Sample>
      <Sample name="Button, disabled">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </Sample>
      <Sample name="Button, large and wide" stack>
        <Button variant="main" size="large">
          large
        </Button>
        <Button wide>wide</Button>
      </Sample>
      <Sample name="buttonClass">
        <a className={buttonClass({ variant: 'main' })} href="#main">
          A link
        </a>
      </Sample>
      <Sample name="Button of both faces">
        <SharedButton variant="main">main</SharedButton>
        <SharedButton>plain</SharedButton>
      </Sample>
      <Sample name="IconButton">
        <IconButton label="Save">
          <Heart size={20} aria-hidden />
        </IconButton>
      </Sample>
    </>
  )
}

function Fields() {
  return (
    <>
      <Sample name="TextField" stack>
        <TextField label="Reference" defaultValue="LL-0417" />
        <TextField
          id="price"
          label="Price"
          numeric
          unit="€"
          defaultValue="420.000"
          help="Without costs."
        />
        <TextField
          id="mail"
          label="E-mail"
          type="email"
          error="That is no address."
          defaultValue="biel"
        />
        <TextField label="Agency" disabled defaultValue="Llar Centre" />
      </Sample>
      <Sample name="SelectField" stack>
        <SelectField label="Type">
          <option>Flat</option>
          <option>House</option>
        </SelectField>
        <SelectField id="island" label="Island" error="Choose one.">
          <option>Mallorca</option>
        </SelectField>
      </Sample>
      <Sample name="TextAreaField" stack>
        <TextAreaField id="question" label="Your question" help="What you would like to know." />
        <TextAreaField id="why" label="Why" error="Say why." />
      </Sample>
      <Sample name="Field" stack>
        <Field id="near" label="Near" help="A place or a postcode.">
          {(ties) => <TextInput type="search" {...ties} />}
        </Field>
      </Sample>
    </>
  )
}

/** Every part of `src/ui/kit/public`. The public pages have one scheme, the light one. */
export default function PublicPage() {
  const [on, setOn] = useState(true)
  return (
    <main className="kit-page">
      <div className="kit-head">
        <h1>The public kit</h1>
        <a href="?face=desk">The desk’s kit</a>
      </div>
      <div className="kit-samples">
        <Buttons />
        <Sample name="Chip">
          <Chip>Filters</Chip>
          <Chip on={on} aria-pressed={on} onClick={() => setOn(!on)}>
            With a terrace
          </Chip>
        </Sample>
        <Fields />
        <PublicTabs />
        <Sample name="TextInput" stack>
          <TextInput aria-label="Name" placeholder="Name" />
          <TextInput aria-label="Price" numeric defaultValue="420.000" />
          <TextInput aria-label="E-mail" aria-invalid defaultValue="biel" />
        </Sample>
        <Sample name="Select" stack>
          <Select aria-label="Island">
            <option>Mallorca</option>
            <option>Menorca</option>
          </Select>
        </Sample>
      </div>
    </main>
  )
}
