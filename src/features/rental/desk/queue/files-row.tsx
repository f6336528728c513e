import type { RentalQueueRow } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { date } from '../../../../lib/format'
import { StatusChip } from '../../../../ui/status-chip'
import { Pressable } from '../../../../ui/kit/bare/pressable'
import { dueWords } from '../due'
import { TONES } from '../states'

/** One file of the queue: who, what, where it stands and what is due. */
export function FilesRow({
  file,
  chosen,
  onOpen,
}: {
  file: RentalQueueRow
  chosen: boolean
  onOpen: () => void
}) {
  const { t } = useTranslation('rental')
  const due = file.due && dueWords(file.due.dueOn, t)
  const what =
    file.side === 'owner'
      ? (file.place ?? t(`enums.island.${file.island}`))
      : `${t('desk.people', { count: file.members ?? 0 })}, ${t(`enums.island.${file.island}`)}`
  return (
    <li>
      <Pressable aria-current={chosen ? 'true' : undefined} onClick={onOpen}>
        <b>{file.name}</b>
        <small className={due ? `is-${due.look}` : undefined}>
          {due ? due.text : date(file.createdAt)}
        </small>
        <span>
          {t(`desk.side.${file.side}`)} · {what}
        </span>
        <span>
          <StatusChip tone={due?.look === 'late' ? 'error' : TONES[file.state]}>
            {t(`enums.state.${file.state}`)}
          </StatusChip>
          <span className="num">{file.reference}</span>
          {file.assignedTo && <span>{file.assignedTo.name}</span>}
        </span>
      </Pressable>
    </li>
  )
}
