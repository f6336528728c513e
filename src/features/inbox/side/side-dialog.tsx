import Drawer from '@mui/material/Drawer'
import { X } from 'lucide-react'
import type { InboxThread } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { Side } from './side'

/** Home and person where there is no room beside the thread. */
export default function SideDialog({
  thread,
  onClose,
}: {
  thread: InboxThread
  onClose: () => void
}) {
  const { t } = useTranslation('inbox')
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          className: 'ix-drawer',
          'aria-label': t('side.label'),
          role: 'dialog',
          'aria-modal': true,
        },
      }}
    >
      <IconButton label={t('close')} onClick={onClose}>
        <X className="i" aria-hidden="true" />
      </IconButton>
      <div className="cx-h is-shown">
        <Side thread={thread} />
      </div>
    </Drawer>
  )
}
