import { Copy } from 'lucide-react'
import { copyText } from '../../lib/copy-text'
import { Button } from './kit/button'
import { TextField } from './kit/text-field'
import './told-once.css'

interface ToldOnceProps {
  /** The secret, with its name. */
  value: string
  label: string
  /** That it is told this once, and what to do with it. */
  note: string
  copy: string
  copied: string
  /** Where the browser lets nothing be copied. */
  copyFailed: string
}

/** A secret of which only a hash is kept: shown this once, with a button that copies it. */
export function ToldOnce({ value, label, note, copy, copied, copyFailed }: ToldOnceProps) {
  const take = () => copyText(value, { copied, failed: copyFailed })
  return (
    <div className="told-once">
      <p role="status">{note}</p>
      <TextField label={label} readOnly value={value} onFocus={(event) => event.target.select()} />
      <div>
        <Button variant="main" onClick={() => void take()}>
          <Copy className="icon" aria-hidden="true" />
          {copy}
        </Button>
      </div>
    </div>
  )
}
