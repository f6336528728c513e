import { Pencil, Trash2 } from 'lucide-react'
import { Button as SharedButton } from '../../src/ui/kit/button'
import { Button } from '../../src/ui/workspace/kit/button'
import { buttonClass } from '../../src/ui/workspace/kit/button-class'
import { IconButton } from '../../src/ui/workspace/kit/icon-button'
import { InlineButton } from '../../src/ui/workspace/kit/inline-button'
import { inlineClass } from '../../src/ui/workspace/kit/inline-class'
import { Sample } from './sample'

const VARIANTS = ['main', 'plain', 'soft', 'text', 'danger'] as const

/** What is pressed. */
export function DeskButtons() {
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
      <Sample name="Button, busy">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} busy="Saving…">
            {variant}
          </Button>
        ))}
      </Sample>
      <Sample name="buttonClass">
        <a className={buttonClass({ variant: 'main' })} href="#main">
          A link
        </a>
        <a className={buttonClass()} href="#plain">
          <Pencil size={16} aria-hidden /> With a picture
        </a>
      </Sample>
      <Sample name="Button of both faces">
        {VARIANTS.map((variant) => (
          <SharedButton key={variant} variant={variant}>
            {variant}
          </SharedButton>
        ))}
      </Sample>
      <Sample name="IconButton">
        <IconButton label="Edit">
          <Pencil size={18} aria-hidden />
        </IconButton>
        <IconButton label="Delete" disabled>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Sample>
      <Sample name="InlineButton, inlineClass">
        <p>
          Three homes fit. <InlineButton>Show them</InlineButton> or{' '}
          <a className={inlineClass()} href="#all">
            read all
          </a>
          .
        </p>
      </Sample>
    </>
  )
}
