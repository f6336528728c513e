import { useId, useState, type ChangeEvent, type ReactNode } from 'react'
import { BareFile } from './kit/bare/bare-file'
import { buttonClass } from './kit/button-class'
import './picture-field.css'

interface PictureFieldProps {
  /** Shown now; null shows `placeholder`. */
  src: string | null
  placeholder: ReactNode
  /** Words: what it is, the button, which files, and while it goes up. */
  words: { alt: string; choose: string; help: string; wait: string }
  round?: boolean
  /** Sends the file; what it throws has already been said by the message bar. */
  onChoose: (file: File, onProgress: (share: number) => void) => Promise<unknown>
}

/** One picture that one replaces: portrait or logo. It goes up at once, with its progress. */
export function PictureField({
  src,
  placeholder,
  words,
  round = false,
  onChoose,
}: PictureFieldProps) {
  const id = useId()
  const [share, setShare] = useState<number | null>(null)
  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    setShare(0)
    try {
      await onChoose(file, setShare)
    } catch {
      // Said by the message bar; the picture before stays.
    } finally {
      setShare(null)
    }
  }
  return (
    <div className="ui-picture">
      {src ? (
        <img src={src} alt={words.alt} width={96} height={96} data-round={round || undefined} />
      ) : (
        <span className="ui-picture-none" data-round={round || undefined} aria-hidden="true">
          {placeholder}
        </span>
      )}
      <div>
        <BareFile
          id={id}
          className="spoken"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={`${id}-help`}
          onChange={(event) => void choose(event)}
        />
        <label className={buttonClass()} htmlFor={id}>
          {words.choose}
        </label>
        <p className="ui-muted" id={`${id}-help`}>
          {words.help}
        </p>
        {share !== null && (
          <p role="status" className="ui-muted">
            {words.wait} <progress max={1} value={share} aria-label={words.wait} />
          </p>
        )}
      </div>
    </div>
  )
}
