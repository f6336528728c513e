import { CloudOff, CloudUpload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
// Here already: without a connection no code comes.
import { KeptDialog } from './kept-dialog'
import { answerLeave, useLeaveAsked } from './leave'
import { useKept } from './queue'
import './later.css'
import { useOnline, useSending } from './use-sending'
import { useDevice, useReads } from '../mine/use-device'

/** The hour of today, else the day, too. */
const sayAt = (at: number): string =>
  date(at, date(at) === date(Date.now()) ? 'HH:mm' : 'DD/MM/YYYY HH:mm')

/** Says that there is no connection and how much waits for it, and opens the list. */
export function LaterSlot() {
  const { t } = useTranslation('desk')
  const [isOpen, setIsOpen] = useState(false)
  const kept = useKept()
  const isOnline = useOnline()
  const isLeaving = useLeaveAsked()
  useSending()
  const parked = kept.filter(({ refusal }) => refusal).length
  const count = kept.length - parked
  useDevice(count)
  const readAt = useReads()
  const says = [
    count > 0
      ? t(isOnline ? 'later.waits' : 'later.noneWaits', { count })
      : isOnline
        ? ''
        : t('later.none'),
    parked > 0 ? t('later.parked', { count: parked }) : '',
    readAt === null ? '' : t('later.asOf', { at: sayAt(readAt) }),
  ].filter(Boolean)
  const Icon = isOnline ? CloudUpload : CloudOff
  return (
    <>
      <div role="status" className={parked > 0 ? 'later is-parked' : 'later'}>
        {says.length > 0 ? (
          <Pressable className="later-chip" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            <Icon size={18} aria-hidden />
            {says.join(' · ')}
          </Pressable>
        ) : null}
      </div>
      {isOpen ? <KeptDialog onClose={() => setIsOpen(false)} /> : null}
      {isLeaving ? (
        <ConfirmDialog
          danger
          title={t('later.leaveTitle')}
          text={t('later.leaveText')}
          send={t('later.leave')}
          cancel={t('later.stay')}
          onClose={() => answerLeave(false)}
          onConfirm={() => answerLeave(true)}
        />
      ) : null}
    </>
  )
}
