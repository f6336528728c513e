import type { HttpOptions } from '../../lib/http-options'
import { useDownload } from '../../lib/use-download'
import { Button } from './kit/button'

/** A document in a line of a list, fetched with the session and handed to the browser. */
export function PdfButton({
  number,
  label,
  ask,
}: {
  /** Its number, which the file is named by. */
  number: string
  /** What is opened, for who hears the page. */
  label: string
  ask: (options: HttpOptions) => Promise<unknown>
}) {
  const { busy, download } = useDownload()
  return (
    <Button
      variant="text"
      disabled={busy}
      aria-label={label}
      onClick={() => download(`${number}.pdf`, ask)}
    >
      PDF
    </Button>
  )
}
