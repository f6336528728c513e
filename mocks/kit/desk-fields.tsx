import { Eye } from 'lucide-react'
import { CheckboxField } from '../../src/ui/workspace/kit/checkbox-field'
import { FileDrop } from '../../src/ui/workspace/kit/file-drop'
import { IconButton } from '../../src/ui/workspace/kit/icon-button'
import { SearchInput } from '../../src/ui/workspace/kit/search-input'
import { Select } from '../../src/ui/workspace/kit/select'
import { SelectField } from '../../src/ui/workspace/kit/select-field'
import { Field } from '../../src/ui/workspace/kit/field'
import { TextArea } from '../../src/ui/workspace/kit/text-area'
import { TextAreaField } from '../../src/ui/workspace/kit/text-area-field'
import { TextInput } from '../../src/ui/workspace/kit/text-input'
import { TextField } from '../../src/ui/workspace/kit/text-field'
import { Sample } from './sample'

/** What is typed in. */
export function DeskFields() {
  return (
    <>
      <Sample name="TextField" stack>
        <TextField label="Street" defaultValue="Carrer de Sant Miquel" />
        <TextField label="Area" unit="m²" defaultValue="96" help="As the cadastre has it." />
        <TextField label="E-mail" type="email" error="An address has an @." defaultValue="biel" />
        <TextField label="Reference" disabled defaultValue="LL-0042" />
      </Sample>
      <Sample name="SelectField" stack>
        <SelectField label="Island">
          <option>Mallorca</option>
          <option>Menorca</option>
        </SelectField>
        <SelectField label="Town" error="A home stands somewhere." help="Where its door is.">
          <option value="">—</option>
        </SelectField>
      </Sample>
      <Sample name="TextAreaField" stack>
        <TextAreaField label="Notes" help="Only your agency reads them." rows={3} />
        <TextAreaField label="Answer" error="Something has to be said." rows={2} />
      </Sample>
      <Sample name="TextArea" stack>
        <TextArea aria-label="Without words of its own" rows={2} placeholder="Write…" />
      </Sample>
      <Sample name="TextInput, Select, SearchInput" stack>
        <TextInput aria-label="Name" placeholder="Without words of its own" />
        <TextInput
          type="password"
          aria-label="Password"
          defaultValue="llar"
          act={
            <IconButton label="Show">
              <Eye size={18} aria-hidden />
            </IconButton>
          }
        />
        <Select aria-label="Island" aria-invalid>
          <option>Mallorca</option>
        </Select>
        <SearchInput label="Name or reference" />
      </Sample>
      <Sample name="CheckboxField" stack>
        <CheckboxField label="All day" defaultChecked />
        <CheckboxField label="Shared" help="Everybody at the agency sees it." />
      </Sample>
      <Sample name="FileDrop" stack>
        <FileDrop
          label="Contacts"
          help="A table or cards, up to 25 MB."
          choose="Choose a file"
          chosen="clients.csv"
          accept=".csv"
          error="It has no line."
          onFile={() => undefined}
        />
      </Sample>
      <Sample name="Field" stack>
        <Field label="A control of the room" help="Tied by what it is given.">
          {(ties) => <TextArea rows={2} {...ties} />}
        </Field>
      </Sample>
    </>
  )
}
