import { useState } from 'react'
import { Button } from '../../src/ui/workspace/kit/button'
import { ConfirmDialog } from '../../src/ui/workspace/kit/confirm-dialog'
import { Dialog } from '../../src/ui/workspace/kit/dialog'
import { DialogActs } from '../../src/ui/workspace/kit/dialog-acts'
import { Drawer } from '../../src/ui/workspace/kit/drawer'
import { FormDialog } from '../../src/ui/workspace/kit/form-dialog'
import { FormFoot } from '../../src/ui/workspace/kit/form-foot'
import { Menu } from '../../src/ui/workspace/kit/menu'
import { MenuChoice } from '../../src/ui/workspace/kit/menu-choice'
import { MenuItem } from '../../src/ui/workspace/kit/menu-item'
import { MenuNote } from '../../src/ui/workspace/kit/menu-note'
import { MenuRule } from '../../src/ui/workspace/kit/menu-rule'
import { Popup } from '../../src/ui/workspace/kit/popup'
import { TextField } from '../../src/ui/workspace/kit/text-field'
import { Tooltip } from '../../src/ui/workspace/kit/tooltip'
import { Sample } from './sample'

const SIZES = [
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large' },
] as const

type Kind = 'dialog' | 'form' | 'question' | 'drawer'

function Opened({ kind, close }: { kind: Kind; close: () => void }) {
  if (kind === 'drawer')
    return (
      <Drawer label="Beside the screen" className="kit-drawer" onClose={close}>
        <Sample name="Drawer">
          <Button onClick={close}>Close</Button>
        </Sample>
      </Drawer>
    )
  if (kind === 'question')
    return (
      <ConfirmDialog
        title="Delete this note?"
        text="Nobody can bring it back."
        cancel="Keep it"
        send="Delete"
        danger
        onClose={close}
        onConfirm={close}
      />
    )
  if (kind === 'form')
    return (
      <FormDialog
        title="Rename the list"
        cancel="Cancel"
        send="Rename"
        problem="There is a list of that name."
        onClose={close}
        onSend={close}
      >
        <TextField label="Name" defaultValue="By the sea" />
      </FormDialog>
    )
  return (
    <Dialog title="What a dialog looks like" close="Close" onClose={close}>
      <p>Words, a form of the contract or a table.</p>
      <DialogActs>
        <Button onClick={close}>Cancel</Button>
        <Button variant="main" onClick={close}>
          Send
        </Button>
      </DialogActs>
    </Dialog>
  )
}

/** What opens. */
export function DeskOpens() {
  const [kind, setKind] = useState<Kind | null>(null)
  return (
    <>
      <Sample name="Dialog, FormDialog, ConfirmDialog, Drawer">
        <Button onClick={() => setKind('dialog')}>Dialog</Button>
        <Button onClick={() => setKind('form')}>FormDialog</Button>
        <Button onClick={() => setKind('question')}>ConfirmDialog</Button>
        <Button onClick={() => setKind('drawer')}>Drawer</Button>
        {kind ? <Opened kind={kind} close={() => setKind(null)} /> : null}
      </Sample>
      <Sample name="FormFoot">
        <FormFoot
          back="Cancel"
          send="Send"
          problem="There is a list of that name."
          onBack={() => undefined}
        />
      </Sample>
      <Sample name="Menu, Popup">
        <Menu opener={(ties) => <Button {...ties}>Menu</Button>} label="Acts">
          <MenuItem>Copy</MenuItem>
          <MenuItem>Print</MenuItem>
          <MenuRule />
          <MenuItem>Delete</MenuItem>
        </Menu>
        <Menu
          sheet
          opener={(ties) => <Button {...ties}>Menu, a sheet on a phone</Button>}
          label="Look"
        >
          <MenuNote>Aina Ferragut</MenuNote>
          <MenuChoice label="Size" options={SIZES} value="small" onChange={() => undefined} />
        </Menu>
        <Tooltip words="What it is called">
          <Button>Tooltip</Button>
        </Tooltip>
        <Popup opener={(ties) => <Button {...ties}>Popup</Button>} label="A small form">
          {(close) => (
            <div className="kit-page">
              <TextField label="Price from" unit="€" />
              <Button variant="main" onClick={close}>
                Use it
              </Button>
            </div>
          )}
        </Popup>
      </Sample>
    </>
  )
}
