import { FileUp } from 'lucide-react'
import { useId, useState, type DragEvent, type ReactNode } from 'react'
import { BareFile } from '../../kit/bare/bare-file'
import { buttonClass, type ButtonLook } from './button-class'
import './file-drop.css'

interface FileDropProps extends ButtonLook {
  label: string
  help: string
  /** Words of its button; the browser words its own in its own language. */
  choose: string
  /** What a browser offers to choose from: endings and kinds, as of `accept`. */
  accept: string
  /** What is wrong with the file; empty: nothing. */
  error: string
  /** Beside the button: the name of what is chosen. */
  chosen?: string
  /** Instead of the button while a file is on its way. */
  sending?: ReactNode
  /** A file was chosen or dropped; nothing: the choice was taken back. */
  onFile: (file: File | undefined) => void
  /** Several may be chosen or dropped at once; then `onFile` is not asked. */
  onFiles?: (files: File[]) => void
}

/** One file, or several, chosen or dropped. What becomes of it is the room's. */
export function FileDrop({
  label,
  help,
  choose,
  accept,
  error,
  chosen,
  sending,
  variant,
  onFile,
  onFiles,
}: FileDropProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const take = (files: FileList | null): void =>
    onFiles ? onFiles([...(files ?? [])]) : onFile(files?.[0])
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    if (!sending) take(event.dataTransfer.files)
  }
  return (
    <div
      className={over ? 'file-drop is-over' : 'file-drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-help`}>{help}</p>
      {sending ?? (
        <div className="file-pick">
          {/* Our button covers the browser's; the field keeps focus and keyboard. */}
          <span className={buttonClass({ variant })} aria-hidden="true">
            <FileUp className="icon" />
            {choose}
          </span>
          {chosen ? <span>{chosen}</span> : null}
          <BareFile
            id={id}
            accept={accept}
            multiple={onFiles !== undefined}
            aria-describedby={`${id}-help ${id}-fault`}
            aria-invalid={error !== ''}
            onChange={(event) => {
              take(event.target.files)
              // The same file can be chosen again once it was mended.
              event.target.value = ''
            }}
          />
        </div>
      )}
      <p id={`${id}-fault`} className="file-fault" role="alert">
        {error}
      </p>
    </div>
  )
}
