import { useState } from 'react'
import { keepMe, useEraseMe } from '../../../../generated/api/user/user'
import type { User } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { openDialog } from '../../../lib/dialog'
import { setMessage } from '../../../lib/message'
import { leaveDevice } from '../../../lib/leave-device'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'

/** As long as the message offers the way back (lib/message.ts). */
const UNDO_MS = 10_000

/**
 * Closes a visitor's account: the session proves that it is theirs, ten seconds are the way back.
 * Others are told who closes theirs.
 */
export function ErasePanel({ me }: { me: User }) {
  const { t } = useTranslation('user')
  /** Asked for, while the way back is open. */
  const [asked, setAsked] = useState(false)
  const { busy, write } = useWrite(useEraseMe, {
    done: null,
    onDone: () => {
      setAsked(true)
      const leave = setTimeout(leaveDevice, UNDO_MS)
      const undo = () => {
        clearTimeout(leave)
        void keepMe({ quiet: true }).then(
          () => setMessage('SUCCESS', t('erase.keptDone')),
          () => undefined,
        )
        setAsked(false)
      }
      setMessage('WARNING', t('erase.asked'), { undo })
    },
  })
  const ask = () =>
    openDialog('common', {
      title: t('erase.askTitle'),
      text: t('erase.askText'),
      confirm: t('erase.submit'),
      danger: true,
      onConfirm: async () => void (await write({ data: {} })),
    })
  if (me.role !== 'USER')
    return (
      <Panel title={t('erase.title')}>
        <p className="profile-text">
          {t(me.agency_ids.length > 0 ? 'erase.agency' : 'erase.other')}
        </p>
      </Panel>
    )
  return (
    <Panel title={t('erase.title')}>
      <p className="profile-text">{t('erase.text')}</p>
      <p className="profile-text">{t('erase.kept')}</p>
      <div className="profile-acts">
        <Button variant="danger" disabled={busy || asked} onClick={ask}>
          {t('erase.submit')}
        </Button>
      </div>
    </Panel>
  )
}
