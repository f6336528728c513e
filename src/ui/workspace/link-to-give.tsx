import { MessageCircle } from 'lucide-react'
import { Button } from './kit/button'
import { buttonClass } from './kit/button-class'
import { DialogActs } from './kit/dialog-acts'
import { ToldOnce } from './told-once'

/** Words of a room for a link that is told once. */
export interface LinkWords {
  /** That it is told this once. */
  once: string
  link: string
  copy: string
  copied: string
  /** Where the browser lets nothing be copied. */
  copyFailed: string
  whatsapp: string
  close: string
}

interface LinkToGiveProps {
  url: string
  /** A wa.me address with the link in it; null where there is none to open. */
  whatsapp: string | null
  words: LinkWords
  onClose: () => void
}

/** A link, told this once: to copy, or to open WhatsApp with. Stands in a dialog. */
export function LinkToGive({ url, whatsapp, words, onClose }: LinkToGiveProps) {
  return (
    <>
      <ToldOnce
        value={url}
        label={words.link}
        note={words.once}
        copy={words.copy}
        copied={words.copied}
        copyFailed={words.copyFailed}
      />
      <DialogActs>
        {whatsapp ? (
          <a
            className={buttonClass({ variant: 'main' })}
            href={whatsapp}
            target="_blank"
            rel="noreferrer"
          >
            <MessageCircle size={18} aria-hidden />
            {words.whatsapp}
          </a>
        ) : null}
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActs>
    </>
  )
}
