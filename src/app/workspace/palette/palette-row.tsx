import { Link } from 'react-router-dom'
import { initialsOf, toneOfId } from '../../../ui/person-mark'
import { Keys } from '../shortcuts/keys'
import { Mark } from './mark'
import type { Lead, Row } from './row'

function Head({ lead }: { lead: Lead }) {
  if ('photo' in lead) return <img src={lead.photo} alt="" width={40} height={30} />
  if ('person' in lead)
    return (
      <span className={`avatar ${toneOfId(lead.id)}`} aria-hidden="true">
        {initialsOf(lead.person)}
      </span>
    )
  return <lead.icon className="icon" aria-hidden="true" />
}

interface PaletteRowProps {
  row: Row
  id: string
  question: string
  chosen: boolean
  onChoose: () => void
  /** It was gone to, or done. */
  onDone: (row: Row) => void
}

/** One line: a link where it leads somewhere, so that the browser's own ways to open it work. */
export function PaletteRow({ row, id, question, chosen, onChoose, onDone }: PaletteRowProps) {
  const shown = {
    id,
    role: 'option',
    className: 'palette-row',
    'aria-selected': chosen,
    'aria-keyshortcuts': row.keys?.join(' '),
    onPointerMove: chosen ? undefined : onChoose,
  }
  const inside = (
    <>
      <Head lead={row.lead} />
      <span>
        <b>
          <Mark text={row.title} question={question} />
        </b>
        {row.note ? (
          <small>
            <Mark text={row.note} question={question} />
          </small>
        ) : null}
      </span>
      {row.end ? <span className="row-end">{row.end}</span> : null}
      {row.keys ? (
        <span className="row-end row-keys" aria-hidden="true">
          <Keys keys={row.keys} />
        </span>
      ) : null}
    </>
  )
  return row.to === undefined ? (
    <div {...shown} onClick={() => onDone(row)}>
      {inside}
    </div>
  ) : (
    <Link
      {...shown}
      to={row.to}
      reloadDocument={row.isAway}
      tabIndex={-1}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onDone(row)
      }}
    >
      {inside}
    </Link>
  )
}
